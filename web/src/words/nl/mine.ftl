## What a table plays

join-by = { $name } nodigt je uit
invitation-variant = Variant
invitation-length = De partij
invitation-clock = Klok
invitation-options = Verder
clock-own-sudden = { $time } per speler{ $increment ->
    [0] {""}
   *[other] , plus { $increment } seconden per beurt
}
clock-own-move = { $time } per beurt
clock-own-correspondence = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
}
match-one = één ronde
match-wins = wie het eerst { $count } rondes wint
match-target = wie het eerst { $count ->
    [one] één punt heeft
   *[other] { $count } punten heeft
  }
match-rounds_max = hoogstens { $count } rondes
match-mode-senses-two = één ronde
match-mode-senses-three = drie rondes om punten
match-mode-blindfold = één ronde
lobby-host = { $name } nodigt uit

## My games

link-mine = Partijen
mine-count = { $count ->
    [one] 1 wacht op jou
   *[other] { $count } wachten op jou
}
mine-title = Mijn partijen
mine-lead = Alle tafels waaraan je in deze browser zit.
overlooked-title = Wat je vaak over het hoofd ziet
mine-empty = Je hebt hier nog niet gespeeld.
mine-waiting = Wacht op jou
mine-playing = Bezig
mine-finished = Afgelopen
mine-continue = Ga verder waar je gebleven was
mine-all = Al mijn partijen
mine-against = met { $names }
mine-computer = de computer ({ $level })
mine-alone = op dit scherm
mine-gathering = wacht op spelers
mine-substituted = iemand anders heeft jouw plaats
mine-won = Je hebt gewonnen
mine-lost = Je hebt verloren
mine-draw = Gelijkspel
mine-go-on = Verder
mine-open = Openen
mine-leave-sure = { $game } verlaten? Deze partij verdwijnt dan uit de lijst.
mine-left = Je hebt { $game } verlaten.
mine-review = Nog eens bekijken

## Games as files

copies-title = Partijen als bestanden
copies-lead = Open een partij die je hier of ergens anders hebt opgeslagen: speel verder of bekijk hem nog eens.
copies-lead-kept = Je partijen staan alleen in deze browser. Sla ze af en toe op, ook om op een ander apparaat verder te spelen: open het bestand daar.
copies-open = Bestand openen
copies-save-all = Al mijn partijen opslaan
copies-save = Opslaan
copies-running = { $count ->
    [one] één zet, bezig
   *[other] { $count } zetten, bezig
  }
copies-over = { $count ->
    [one] één zet, afgelopen
   *[other] { $count } zetten, afgelopen
  }
copies-play-on = Verder
copies-nothing = Er zat geen partij in.
copies-added = { $count ->
    [one] Eén partij is nieuw hier.
   *[other] { $count } partijen zijn nieuw hier.
  }
copies-continued = { $count ->
    [one] Eén partij gaat hier verder zoals daar.
   *[other] { $count } partijen gaan hier verder zoals daar.
  }
copies-known = { $count ->
    [one] Eén was er al.
   *[other] { $count } waren er al.
  }
copies-different = { $count ->
    [one] Eén is zowel hier als daar verder gespeeld: die blijft zoals hij hier is.
   *[other] { $count } zijn zowel hier als daar verder gespeeld: ze blijven zoals ze hier zijn.
  }
copies-unreadable = { $count ->
    [one] Eén is niet te lezen: het bestand is gewijzigd of komt uit een nieuwere versie.
   *[other] { $count } zijn niet te lezen: het bestand is gewijzigd of komt uit een nieuwere versie.
  }
error-bad_backup = Dit bestand is niet te lezen: het is gewijzigd of afgekapt. Er is niets uit overgenomen.
error-whole_room = Dit bestand bevat alle partijen van een speelkamer in iemands browser. Het kan alleen in zo’n speelkamer worden geopend; losse partijen kun je hier openen.
error-hidden = Deze partij wordt geblinddoekt gespeeld: opslaan kan pas na afloop.
error-not_begun = Daar is nog geen partij begonnen.

## Who is away

news-substituted-computer = { $name } heeft een computer op de plaats van { $absent } gezet.
news-substituted-free = { $name } heeft de plaats van { $absent } vrijgegeven.
absence-wait = { $name } is afwezig. Over { $seconds } s mag je de plaats weggeven.
absence-now = { $name } is afwezig. De plaats weggeven?
absence-away = { $name } is afwezig
absence-wait-on = Wachten
absence-computer = Computer
absence-free = Plaats vrijgeven
absence-lost-computer = Terwijl je weg was, heeft { $by } een computer op jouw plaats gezet.
absence-lost-free = Terwijl je weg was, heeft { $by } jouw plaats vrijgegeven.
absence-back = Terug naar mijn plaats
absence-sit = Ga zitten
absence-seat = Er is een plaats vrij.
error-too_soon = Een beetje geduld: misschien is die speler zo weer terug.
error-not_away = Die speler is al terug.
error-not_yours_to_give = Alleen wie hier meespeelt, kan de plaats weggeven.
error-no_match = Die partij is niet aan deze tafel gespeeld.
