title = Empilez des pièces qu’on reconnaît au toucher : quatre pareilles en ligne, quatre au même niveau, ou un escalier de trois.
