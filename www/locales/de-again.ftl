### Istaka auf Deutsch: Fehler, die noch einmal gefragt werden.

again-region = Deine Fehler, andere Farben
again-practice = Stellungen aus Runden zwischen Bots
again-title = Was würdest du tun?
again-how = Du bist dran, wie damals. Antworte am Tisch.
again-question = { $number } von { $count }{ $phase ->
    [none] .
   *[other] , { $phase }.
  } Was würdest du tun? Antworte am Tisch.
again-exercise = Frage { $number }{ $phase ->
    [none] .
   *[other] , { $phase }.
  } Was würdest du tun? Antworte am Tisch.
again-lesson = { $lesson }{ $phase ->
    [none] {""}
   *[other] {" "}{ $phase }.
  } Was würdest du tun? Antworte am Tisch.
again-step = { $number } von { $count }
again-tell = Zeig es mir
again-leave = Beenden

## Die Antwort

again-right = Richtig
again-wrong = Es ging besser
again-best = Am besten
again-now = Du
again-then = In der Partie
again-bot = Der Bot
again-wins = { $sum } Chance, die Runde zu gewinnen
again-points = { $count ->
    [one] { $sum } Strafpunkt
   *[other] { $sum } Strafpunkte
}
again-tiles = { $count ->
    [one] noch { $sum } Stein
   *[other] noch { $sum } Steine
}
again-whence = { $count ->
    [0] Runde { $round }, Zug { $turn }
   *[other] Runde { $round }, Zug { $turn }, gegen { $names }
}
again-made-easy = Aus einer Runde zwischen Bots, leicht
again-made-medium = Aus einer Runde zwischen Bots, mittel
again-made-hard = Aus einer Runde zwischen Bots, schwer
again-line = { $who }: { $action }, { $worth }.
again-told = Es ging besser. { $said }
again-told-right = Richtig. { $said }
again-next = Weiter
again-done = Fertig
again-match = Zur Partie
again-drop = Nie wieder
again-back = Doch behalten

## The second course

course-discards-read = Was in den Ablagen liegt, kommt nicht mehr. Behalte die Steine, von denen noch mehr übrig sind, und nimm einen Abwurf nur, wenn er dich näher bringt oder mehr Steine helfen.
course-pairs-or-melds = Sieben Paare brauchen Glück: Von jedem Stein kann nur noch einer kommen. Am Anfang sind Figuren meist näher, auch mit drei oder vier Paaren auf dem Brett.
course-open-or-wait = Wer am Ende nicht eröffnet hat, schreibt 202 Strafpunkte. Auf eine bessere Eröffnung zu warten lohnt selten: Eröffne, sobald du kannst, und nimm den Abwurf, mit dem es geht.
course-last-turns = Sind wenige Steine übrig, kann die Runde sofort enden. Zähle, was dir bleibt, wirf die teuren Steine zuerst ab, und keinen, der auf den Tisch passt: Er kostet 101.
