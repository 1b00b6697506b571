"""Computer players.

`levels` are the players to choose from, `choose` what a level plays. `human_like` chooses as people
do, from `static_threats` and with a limited `visibility` of lines; the strongest level asks
`search.registry`. `tournament/` plays levels against each other and rates them.
"""
