title = Stapel stukken die je op de tast herkent: vier gelijke op een lijn, vier even hoog, of een trap van drie.
