### Istaka auf Deutsch: die Analyse beliebiger Stellungen.

analysis-title = Analyse
analysis-failed = Die Antwort ist nicht gekommen: Die Analyse ist stehen geblieben.

## Die Stellung

analysis-place = Wohin der nächste Stein kommt
analysis-indicator = Anzeigestein
analysis-hand = Meine Hand
analysis-piles = Abwürfe
analysis-melds = Figuren
analysis-series = Figuren
analysis-new = neu
analysis-number = { $number }
analysis-pile = Abwürfe: { $name }
analysis-meld = Figur: { $what } ({ $name })
analysis-table = Figur: { $name }
analysis-tiles = { $count ->
    [one] Stein
   *[other] Steine
  }
analysis-whose = Wessen Figur
analysis-empty = Noch kein Stein
analysis-remove = Wegnehmen: { $tile }
analysis-palette = Steine
analysis-kind = { $count ->
    [0] { $tile }, keiner übrig
   *[other] { $tile }, noch { $count }
  }
analysis-clear = Leeren
analysis-text = Die Stellung als Text
analysis-link = Link kopieren
analysis-play = Ab hier spielen
analysis-play-why = Was niemand gesehen hat, wird zufällig verteilt. Es ist Übung: jeder Zug lässt sich zurücknehmen.
analysis-with-answer = mit Antwort
analysis-okey = Okey
analysis-picture-turn = Am Zug: { $name }
analysis-picture-stock = Talon: { $count }
analysis-picture-melds = Figuren: { $name }
analysis-more = Mehr
analysis-phase = Phase
analysis-follows = folgt aus den Steinen
analysis-phase-draw = vor dem Ziehen
analysis-phase-discard = nach dem Ziehen
analysis-phase-play = nach dem Ziehen
analysis-phase-lastChance = Talon leer: letzter Abwurf
analysis-phase-finish = Talon leer: Schluss machen
analysis-turn = Am Zug
analysis-own-seat = Mein Platz
analysis-seat = Platz { $seat }
analysis-seat-me = ich
analysis-seat-only = Gegner
analysis-seat-next = nach mir
analysis-seat-opposite = gegenüber
analysis-seat-before = vor mir
analysis-recent = { $count ->
    [one] Die letzte Stellung
   *[other] Die letzten { $count } Stellungen
  }

## Die Antwort

analysis-answer = Antwort
analysis-unit-wins = Chance, die Runde zu gewinnen
analysis-unit-points = Strafpunkte am Ende
analysis-unit-tiles = Steine, die nach dem Zug bleiben
analysis-best = Am besten: { $action }
analysis-equal = genauso gut
analysis-unclear = kein klarer Unterschied (± { $within })
analysis-because = { $because }.
analysis-more-actions = { $count ->
    [one] Noch eine Möglichkeit
   *[other] { $count } weitere Möglichkeiten
  }
analysis-quick = Eine erste Antwort; eine genauere folgt.
analysis-fine = So sieht es ein Experte. Tipp einen Zug an, um ihn zu spielen.
analysis-nothing = Du bist nicht am Zug: Es gibt nichts zu entscheiden.
analysis-over = Damit ist die Runde zu Ende.
analysis-leave-out = „{ $field }“ weglassen
analysis-helps = { $count ->
    [one] { $count } Stein hilft
   *[other] { $count } Steine helfen
  }
analysis-helps-all = { $count ->
    [one] { $count } ungesehener Stein hilft.
   *[other] { $count } ungesehene Steine helfen.
  }
analysis-do-take = Nimm den Abwurf
analysis-okey-ways = { $melds ->
    [0] Sequenzen und Sätze vollständig
    [one] Für Sequenzen und Sätze fehlt { $melds } Stein
   *[other] Für Sequenzen und Sätze fehlen { $melds } Steine
  }, { $pairs ->
    [0] sieben Paare vollständig
   *[other] für sieben Paare { $pairs }
  }.
analysis-okey-melds = { $melds ->
    [0] Sequenzen und Sätze vollständig.
    [one] Für Sequenzen und Sätze fehlt { $melds } Stein.
   *[other] Für Sequenzen und Sätze fehlen { $melds } Steine.
  }
analysis-okey-points = Zählt { $points }.
analysis-okey-gives = Gibt dem nächsten Spieler { $share }.
analysis-okey101-opening = Die Eröffnung
analysis-okey101-closing = Wäre die Runde jetzt zu Ende: { COUNT($points, "Strafpunkt", "Strafpunkte") }.
analysis-okey101-penalty = Kostet sofort { COUNT($points, "Strafpunkt", "Strafpunkte") }.
analysis-okey101-fits = Andere können ihn gebrauchen.
analysis-okey101-value = Die Figuren auf der Hand zählen { $value }.
analysis-okey101-series = { $count ->
    [0] Genug, um mit Figuren zu eröffnen.
    [one] Zum Eröffnen mit Figuren fehlt { $count } Stein.
   *[other] Zum Eröffnen mit Figuren fehlen { $count } Steine.
  }
analysis-okey101-pairs = { $count ->
    [0] Genug, um mit Paaren zu eröffnen.
    [one] Zum Eröffnen mit Paaren fehlt { $count } Stein.
   *[other] Zum Eröffnen mit Paaren fehlen { $count } Steine.
  }
analysis-rummi-lay = Lege { $tiles } aus
analysis-rummi-lay-many = { $count ->
    [one] Lege { $count } Stein aus
   *[other] Lege { $count } Steine aus
  }
analysis-rummi-table = Der Tisch danach
analysis-rummi-opens = Es sind deine ersten Figuren.
analysis-rummi-finishes = Dann ist dein Bänkchen leer.
analysis-rummi-changes = Figuren auf dem Tisch werden umgebaut.
analysis-rummi-waits = Ein Experte wartet, um alles auf einmal auszulegen.

## Die Lektion

analysis-how = Wie geht das?
analysis-guide-enter = { $left ->
    [one] Jetzt der letzte Stein. Tippe an: { $tile }.
   *[other] Dieser Hand fehlen { $left } Steine. Tippe an: { $tile }.
  }
analysis-guide-stray = Da ist etwas zu viel. Tippe auf „{ $undo }“.
analysis-guide-read = Das Beste steht oben, daneben deine Gewinnchance. Darunter: warum.
analysis-guide-play = Tippe auf den besten Zug: Er wird hier gespielt.
analysis-guide-played = So geht es weiter. Mach weiter, oder frag nach deiner eigenen Hand.
analysis-guide-own = Meine eigene Hand

## Gründe, aus denen es keine Stellung ist

position-fault-tooLong = Der Text ist zu lang.
position-fault-badRules = Diese Regeln sind nicht zu lesen; es gelten die üblichen.
position-fault-unknownField = „{ $field }“ gibt es in diesem Spiel nicht.
position-fault-repeatedField = „{ $field }“ steht zweimal da.
position-fault-missingField = { $field ->
    [indicator] Wähle den Anzeigestein.
    [hand] Wähle die Steine deiner Hand.
   *[other] Es fehlt: { $what }.
  }
position-fault-badValue = { $blank ->
    [yes] Das kann nicht sein: { $what }.
   *[no] „{ $about }“ ist nicht zu lesen ({ $what }).
  }
position-fault-badTile = „{ $about }“ ist kein Stein ({ $what }).
position-fault-notInPlay = Nach diesen Regeln nicht im Spiel: { $tile }.
position-fault-tooMany = So viele gibt es davon nicht: { $tile }.
position-fault-tileTwice = Dieser Stein liegt an zwei Stellen: { $tile }.
position-fault-notHeld = Nicht auf deiner Hand: { $tile }.
position-fault-handSize = { $need ->
    [0] { COUNT($count, "Stein", "Steine") } auf der Hand: Das passt nicht.
   *[other] { $count } von { COUNT($need, "Stein", "Steinen") } auf der Hand.
  }
position-fault-wrongOkey = Dieser Joker folgt nicht auf den Anzeigestein: { $tile }.
position-fault-badIndicator = Das kann nicht der Anzeigestein sein: { $tile }.
position-fault-notAMeld = Keine Figur: { $about }.
position-fault-notPlaying = Da spielt niemand: { $name } ({ $what }).
position-fault-badPhase = Das passt nicht zu den Steinen: { $what }.
position-fault-noOffer = Vor dem Ziehen liegt ein Abwurf bereit. Leg einen hin ({ $name }), oder gib deiner Hand einen Stein mehr.
position-fault-badCount = Die Zahlen der Steine gehen nicht auf ({ $what }).
position-fault-notOpened = Wer Figuren auf dem Tisch hat, hat eröffnet: { $name }.
position-fault-tooLow = Zu wenig für eine Eröffnung: { $about }.
position-field-rules = Regeln
position-field-seats = Spieler
position-field-seat = mein Platz
position-field-turn = am Zug
position-field-starter = Beginner
position-field-phase = Phase
position-field-indicator = Anzeigestein
position-field-okey = Joker
position-field-hand = Hand
position-field-drawn = gezogener Stein
position-field-taken = genommener Stein
position-field-returned = zurückgegeben
position-field-pile = Abwürfe
position-field-took = genommene Abwürfe
position-field-twin = gezeigter Zwilling
position-field-table = Tisch
position-field-meld = Figuren
position-field-opened = Eröffnung
position-field-announced = spielt auf Paare
position-field-penalty = Strafen
position-field-left = gegangen
position-field-tiles = Zahlen der Steine
position-field-stock = Talon
position-field-events = Ereignisse
position-field-points = Stand
position-field-decided = entschiedene Runden
