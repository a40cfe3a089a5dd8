### Was die Elemente für andere Seiten sagen, auf Deutsch (docs/embedding.md).

## What of an attribute cannot be read

embed-wrong = { $name }: „{ $part }“ ist nicht lesbar. Erwartet: { $expected }.
embed-missing = { $name } fehlt. Erwartet: { $expected }.
embed-expected-tiles = Steine wie R5 (R, Y, B oder K und 1 bis 13), F für einen falschen Joker, J für einen Joker; nach | eine neue Zeile
embed-expected-okey = was Joker ist, wie R7, oder J
embed-expected-hand = complete, pairs oder wie viele Steine fehlen
embed-expected-claim = entweder kind oder hand
embed-expected-rules = Regeln wie turkish, board oder rummi80
embed-expected-record = eine Partie, wie Istaka sie speichert oder teilt
embed-expected-position = indicator Y1; hand R1 R2 …
embed-expected-at = ein Zug wie 17, oder Runde und Zug wie 2.17
embed-expected-seat = ein Platz von 0 bis 3, an dem jemand spielt
embed-expected-seed = eine Zahl von bis zu 20 Ziffern
embed-expected-src = die Adresse des Spiels
embed-expected-puzzle = eine Aufgabe, wie istaka puzzles sie ausgibt
embed-expected-daily = ein Datum wie 2026-11-24

## Verdicts

verdict-right = Richtig
verdict-wrong = Falsch
verdict-asked = Das Programm wird gefragt …
verdict-unreached = Das Programm ist nicht erreichbar und sagt hierzu nichts.
verdict-meld = { $kind ->
    [run] Das ist eine Sequenz.
    [group] Das ist ein Satz.
   *[pair] Das ist ein Paar.
  }
verdict-stands = { $tile } steht für { $face }.
verdict-few = { $kind ->
    [run] Eine Sequenz hat mindestens { COUNT($number, "Stein", "Steine") }.
    [group] Ein Satz hat mindestens { COUNT($number, "Stein", "Steine") }.
   *[pair] Ein Paar hat { COUNT($number, "Stein", "Steine") }.
  }
verdict-many = { $kind ->
    [run] Eine Sequenz hat höchstens { COUNT($number, "Stein", "Steine") }.
    [group] Ein Satz hat höchstens { COUNT($number, "Stein", "Steine") }.
   *[pair] Ein Paar hat { COUNT($number, "Stein", "Steine") }.
  }
verdict-colors = Eine Sequenz hat nur eine Farbe; nicht dazu passt: { $tiles }.
verdict-numbers = Ein Satz hat nur eine Zahl; nicht dazu passt: { $tiles }.
verdict-twice = { $kind ->
    [run] Eine Sequenz hat jede Zahl höchstens einmal: hier sind { $tiles }.
   *[other] Ein Satz hat jede Farbe höchstens einmal: hier sind { $tiles }.
  }
verdict-gap = Es fehlt: { $faces }.
verdict-highOne = Nach diesen Regeln folgt auf die letzte Zahl keine 1.
verdict-pastOne = Mit der 1 nach der letzten Zahl endet eine Sequenz.
verdict-apart = Die Zahlen folgen nicht aufeinander.
verdict-differ = Die Steine eines Paares sind gleich; nicht dazu passt: { $tiles }.
verdict-noMeld = Weder Sequenz noch Satz.
verdict-length = Eine vollständige Hand hat 14 Steine; hier: { $number }.
verdict-tooMany = So viele gibt es im Spiel nicht: { $tiles }.
verdict-foreign = Diesen Stein gibt es im Spiel nicht: { $tiles }.
verdict-complete = Die Hand ist vollständig.
verdict-away = { $number ->
    [one] Zu einer vollständigen Hand fehlt ein Stein.
   *[other] Zu einer vollständigen Hand fehlen { $number } Steine.
  }
verdict-unfit = Übrig: { $tiles }.
verdict-awayPairs = { $number ->
    [one] Zu sieben Paaren fehlt ein Stein.
   *[other] Zu sieben Paaren fehlen { $number } Steine.
  }
verdict-noPairs = In diesen Regeln gibt es keine sieben Paare.
verdict-noHands = In diesem Spiel gibt es keine vollständige Hand.
verdict-opens = Zusammen zählen sie { $number }; ab { $need } wird eröffnet.
verdict-tooLow = Zusammen zählen sie { $number }: { $lacks } zu wenig für { $need }.
verdict-opensByPairs = { COUNT($number, "Paar", "Paare") }; ab { $need } wird eröffnet.
verdict-tooFewPairs = { $number ->
    [one] Ein Paar; ab { $need } wird eröffnet.
   *[other] { $number } Paare; ab { $need } wird eröffnet.
  }
verdict-mixed = Eröffnet wird mit Figuren oder mit Paaren, nicht mit beiden.
verdict-noOpening = Nur nach Regeln von 101 Okey werden Eröffnungen beurteilt.

## A moment of a match

position-label = Ein Moment einer Partie
position-hand = { $name }: { $tiles }
position-hidden = { $name }: { $count ->
    [one] { $count } verdeckter Stein
   *[other] { $count } verdeckte Steine
  }
position-pile = { $name } hat abgeworfen: { $tiles }
position-table = Auf dem Tisch
position-stock = { $count ->
    [one] Talon: { $count } Stein
   *[other] Talon: { $count } Steine
  }
position-turn = { $name } ist am Zug.
position-draw = Darf vom Talon ziehen.
position-take = Darf { $tile } nehmen.
position-pass = Darf passen.
position-discard = { $count ->
    [one] Darf einen Stein abwerfen.
   *[other] Darf einen von { $count } Steinen abwerfen.
  }
position-finish = Kann die Runde beenden mit: { $tiles }.
position-lay = Darf Steine auslegen.
position-over = Die Runde ist zu Ende.
position-show = Alle Hände zeigen
position-hide = Andere Hände verdecken
position-drew = { $name } zieht { $tile }.
position-moves = Züge
position-lays = { $name } legt die Hand aus
position-player = Platz { $number }
placed-label = Eine Stellung
placed-analyse = Analysieren

## The game in a frame

frame-title = Istaka, ein Okey-Spiel
