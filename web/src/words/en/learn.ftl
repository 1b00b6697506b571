# learn
learn-title = Learn
