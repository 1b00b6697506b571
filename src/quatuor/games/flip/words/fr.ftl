title = Lancez vos jetons sur deux plateaux ; contrôlez une ligne de quatre et annoncez-la en premier.
