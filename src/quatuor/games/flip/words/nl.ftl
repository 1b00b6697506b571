title = Gooi fiches op twee plateaus; beheers een lijn van vier en meld hem als eerste.
