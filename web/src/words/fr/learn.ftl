# learn
learn-title = Apprendre
