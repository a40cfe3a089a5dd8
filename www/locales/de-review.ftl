### Rückblick auf gespielte Runden, auf Deutsch: geholt, wenn jemand danach fragt.

review-title = Rückblick
review-which = Worauf zurückgeblickt wird
review-round = Runde { $round }
review-whole = Ganze Partie
review-wait = Einen Augenblick …
review-looking = Runde { $round } von { $rounds } wird angesehen …
review-failed = Darauf kann nicht zurückgeblickt werden.
review-asks = { $count ->
    [one] Eine Entscheidung, im Zug { $turns }, war teuer. Was würdest du jetzt tun?
   *[other] { $count } Entscheidungen waren am teuersten, in den Zügen { $turns }. Was würdest du jetzt tun?
}
review-tell = Zeig es mir
review-never = Nie fragen
review-ask = Doch fragen
review-luck = Glück
review-grade = Bewertung
review-grade-expert = Wie ein Experte
review-grade-strong = Stark
review-grade-solid = Solide
review-grade-uneven = Durchwachsen
review-grade-learning = Noch am Lernen
review-grade-none = Keine Entscheidungen
review-marks = { $count } von 5
review-mostly = Am meisten gekostet hat: { $habit } ({ review-times }).
review-course = Anfangs { $first }, höchstens { $most } (Zug { $turn }), zuletzt { $last }.
review-turns = Zug
review-turn-number = Zug { $turn }
review-gained = { $count ->
    [one] { $luck } Stein
   *[other] { $luck } Steine
  }
review-other = { $name } { $luck }
review-luck-why = Gezogene Steine: { $draws }. Davon hilfreich: { $helped }; im Schnitt wären es { $expected } gewesen.
review-skill-why = { $right } von { $decisions } waren so gut wie die eines Experten. { $count ->
    [0] { $wrong ->
        [one] Die übrige hat fast nichts gekostet.
       *[other] Die übrigen haben fast nichts gekostet.
      }
    [one] { $wrong ->
        [one] Die übrige hat { $sum } einer gewonnenen Runde gekostet.
       *[other] Die übrigen haben zusammen { $sum } gewonnene Runde gekostet.
      }
   *[other] { $wrong ->
        [one] Die übrige hat { $sum } einer gewonnenen Runde gekostet.
       *[other] Die übrigen haben zusammen { $sum } gewonnene Runden gekostet.
      }
  }
review-skill-all = { $decisions ->
    [0] Es gab nichts zu entscheiden.
    [one] { $decisions } Entscheidung, so gut wie die eines Experten.
   *[other] Alle { $decisions } waren so gut wie die eines Experten.
  }
review-worst = Was am meisten gekostet hat
review-none = Nichts Nennenswertes: Ein Experte hätte kaum anders gespielt.
review-all = { $count ->
    [one] Die { $count } Entscheidung
   *[other] Alle { $count } Entscheidungen
  }
review-show = Auf dem Tisch zeigen
review-habits = Was am meisten gekostet hat, nach Art
review-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
  }
review-rounds = Runde für Runde
review-number = Runde
review-turn = Zug { $turn }: { $what }

## Okey

review-note = Gemeint ist die Chance, die Runde zu gewinnen, wie ein Experte sie nach dem einschätzt, was du in diesem Augenblick sehen konntest, abzüglich dessen, was ein Abwurf dem nächsten Spieler bringen kann. Zusammengezählt ergeben Chancen Runden: Zehn Fehler zu je 10 % kosten eine gewonnene Runde. Was weniger als ein halbes Prozent kostet, wird nicht erwähnt.
review-cost = { $count ->
    [0] fast nichts
    [one] −{ $sum } Runde
   *[other] −{ $sum } Runden
  }
review-instead = { $here } statt { $there }
review-curve = Deine Chance im Lauf der Runde
review-held = Du hattest: { $tiles }
review-did-draw = gezogen, liegen gelassen: { $tile }
review-did-take = aufgenommen: { $tile }
review-did-discard = abgeworfen: { $tile }
review-did-finish = Schluss gemacht mit: { $tile }
review-did-pass = gepasst
review-best-draw = Ein Experte zieht.
review-best-draw-left = Ein Experte lässt den Stein liegen und zieht.
review-best-take = Ein Experte nimmt ihn auf.
review-best-discard = Ein Experte wirft ab: { $tile }.
review-best-finish = Ein Experte macht Schluss mit: { $tile }.
review-best-pass = Ein Experte passt.
review-why-unfinished = Deine Hand war vollständig.
review-why-misdeclared = Deine Hand war nicht vollständig.
review-why-took = Ein gezogener Stein versprach mehr.
review-why-left = Er versprach mehr als ein gezogener Stein.
review-why-threwWild = Ein Joker steht für jeden Stein.
review-why-fed = Der nächste Spieler kann ihn gut brauchen: Das kostet { $gives } statt { $less }.
review-why-heldPairs = Du hast Paare behalten, aber zu sieben Paaren { $pairs ->
    [one] fehlte { $pairs } Stein
   *[other] fehlten { $pairs } Steine
  }, zu Sequenzen und Sätzen { $melds }.
review-why-partedPair = Sieben Paare waren am nächsten, und du hast ein Paar getrennt.
review-why-farther = { $here ->
    [one] Danach fehlte { $here } Stein statt { $there }.
   *[other] Danach fehlten { $here } Steine statt { $there }.
  }
review-why-fewer = { $copies ->
    [one] Danach half { $copies } Stein statt { $more }.
   *[other] Danach halfen { $copies } Steine statt { $more }.
  }
review-why-later = Auf den ersten Blick ist es gleich gut; die Züge nach dem nächsten versprechen weniger.
review-you = Du
review-expert = Experte
review-both = Du und ein Experte
review-chance = Chance
review-melds = Sequenzen und Sätze
review-pairs = Sieben Paare
review-plan = { $missing ->
    [0] vollständig
   *[other] { $missing } fehlen, { $copies } helfen
  }
review-habit-unfinished = Mit vollständiger Hand nicht Schluss gemacht
review-habit-misdeclared = Eine unvollständige Hand gezeigt
review-habit-took = Einen Abwurf aufgenommen, der zu wenig half
review-habit-left = Einen Abwurf liegen gelassen, der hilft
review-habit-threwWild = Einen Joker abgeworfen
review-habit-fed = Abgeworfen, was der nächste Spieler braucht
review-habit-heldPairs = Paare zu lange behalten
review-habit-partedPair = Ein Paar getrennt, obwohl sieben Paare nah waren
review-habit-farther = Einen Stein abgeworfen, der gebraucht wurde
review-habit-fewer = Weniger helfende Steine übrig gelassen als möglich
review-habit-later = Nicht weiter als bis zum nächsten Zug gedacht

## Räuber-Rommé

review-jokers-why = Gezogene Steine: { $draws }. Joker darunter: { $helped }; im Schnitt wären es { $expected } gewesen.
review-laid-why = In { $right } von { COUNT($decisions, "Zug", "Zügen") }, in denen sich etwas auslegen ließ, warst du so gut wie ein Experte. In den übrigen blieben Steine auf deinem Bänkchen, die ein Experte auslegt: { $lost }, jeden Zug neu gezählt.
review-laid-cost = { $count ->
    [0] nichts verloren
    [one] −{ $count } Stein
   *[other] −{ $count } Steine
  }
review-laid-note = Ein Experte wartet oft, um alles auf einmal auszulegen. Dann doch auszulegen zählt nicht als verloren. Alles zu behalten, wo das mehr Runden gewinnt, zählt ebenso wenig als verloren.
review-laid-curve = Behaltene Steine, die ein Experte auslegt
review-laid-did = { $count ->
    [0] nichts ausgelegt
    [one] { $count } Stein ausgelegt
   *[other] { $count } Steine ausgelegt
  }
review-laid-expert = { $count ->
    [one] Ein Experte legt hier { $count } Stein aus.
   *[other] Ein Experte legt hier { $count } Steine aus.
  }
review-laid-waits = Ein Experte wartet hier, um später alles auf einmal auszulegen.
review-laid-keeps = Alles behalten, bis es sich auf einmal auslegen lässt, gewinnt gegen Schwer { $wins } (± { $within }) von 100 Runden mehr.
review-laid-habit-closed = Die ersten Steine nicht ausgelegt
review-laid-habit-nothing = Nichts ausgelegt, obwohl etwas passte
review-laid-habit-fewer = Weniger Steine ausgelegt als möglich

## 101 Okey

okey101-moves-turn = Zug
okey101-moves-drew = gezogen
okey101-moves-took = genommen
okey101-moves-returned = zurückgegeben
okey101-moves-opened-series = eröffnet { $worth }
okey101-moves-opened-pairs = eröffnet mit { COUNT($worth, "Paar", "Paaren") }
okey101-moves-misopened = falsche Eröffnung
okey101-moves-laid = ausgelegt
okey101-moves-added = angelegt
okey101-moves-exchanged = Joker ausgelöst mit
okey101-moves-discarded = abgeworfen
okey101-moves-wentForPairs = spielt auf Paare
okey101-moves-called = „anlegbar“
okey101-moves-passed = gepasst
okey101-moves-timedOut = Zeit um
okey101-why-label = Was war in Zug { $number } möglich?
okey101-why-nothing = In diesem Zug wurde nichts versäumt.
okey101-why-missed-series = Du hättest mit { $worth } eröffnen können. Wäre die Runde da zu Ende gewesen, hätte das { $points } gespart.
okey101-why-missed-pairs = Du hättest mit { COUNT($worth, "Paar", "Paaren") } eröffnen können. Wäre die Runde da zu Ende gewesen, hätte das { $points } gespart.
okey101-why-missed-series-taken = Mit dem Abwurf ({ $tile }) hättest du mit { $worth } eröffnen können. Wäre die Runde da zu Ende gewesen, hätte das { $points } gespart.
okey101-why-missed-pairs-taken = Mit dem Abwurf ({ $tile }) hättest du mit { COUNT($worth, "Paar", "Paaren") } eröffnen können. Wäre die Runde da zu Ende gewesen, hätte das { $points } gespart.
okey101-why-free = Straflos abzuwerfen: { $tiles }.
okey101-why-kept = { $count ->
    [one] Ein weiterer Schritt auf dem Tisch hätte { $points } aus der Hand gebracht.
   *[other] { $count } weitere Schritte auf dem Tisch hätten { $points } aus der Hand gebracht.
  }
okey101-why-untaken = Den Abwurf ({ $tile }) hättest du nehmen und auslegen können.
okey101-why-costs = Bis zum Ende der Runde kostet das etwa { COUNT($points, "Strafpunkt", "Strafpunkte") } (± { $within }).
okey101-why-even = Für das, was am Ende zu erwarten war, machte das da keinen deutlichen Unterschied.
okey101-why-better = Besser abzuwerfen: { $best }, nicht { $did }.
okey101-why-better-farther = { $there ->
    [one] Zum Eröffnen fehlt dann { $there } Stein statt { $here }.
   *[other] Zum Eröffnen fehlen dann { $there } Steine statt { $here }.
  }
okey101-why-better-fewer = { $there ->
    [one] Es hilft dann { $there } ungesehener Stein statt { $here }.
   *[other] Es helfen dann { $there } ungesehene Steine statt { $here }.
  }
okey101-why-better-less = Die Figuren auf der Hand sind dann { $there } wert statt { $here }.
okey101-why-better-lower = Damit geht eine höhere Zahl von der Hand.
okey101-why-better-later = Mit den Steinen, die bleiben, versprechen die nächsten Züge mehr.
okey101-review-did-well = nichts versäumt
okey101-review-did-unopened = versäumte Eröffnung
okey101-review-did-penalty = unnötige Strafe
okey101-review-did-untaken = passenden Abwurf liegen gelassen
okey101-review-did-kept = Steine behalten
okey101-review-did-discard = ein anderer Abwurf war besser
okey101-review-cost = { COUNT($lost, "Strafpunkt", "Strafpunkte") }
okey101-review-luck = Jeder gezogene Stein wird mit allen verglichen, die hätten kommen können, nach den Strafpunkten, die dann zu erwarten sind. Joker darunter: { $helped } von { $draws }; zu erwarten: { $expected }.
okey101-review-gained-less = { COUNT($points, "Strafpunkt", "Strafpunkte") } besser als im Mittel
okey101-review-gained-more = { COUNT($points, "Strafpunkt", "Strafpunkte") } schlechter als im Mittel
okey101-review-gained-even = wie im Mittel
okey101-review-skill = In { $right } von { COUNT($decisions, "Zug", "Zügen") } wurde nichts versäumt.{ $unopened ->
    [0] {""}
    [one] {" "}In einem der anderen hättest du eröffnen können.
   *[other] {" "}In { $unopened } der anderen hättest du eröffnen können.
  } Bis zum Ende der Runde kostet das voraussichtlich { COUNT($lost, "Strafpunkt", "Strafpunkte") }.
okey101-review-habit-unopened = Versäumte Eröffnungen
okey101-review-habit-penalty = Unnötige Strafen
okey101-review-habit-untaken = Liegen gelassene Abwürfe, die passten
okey101-review-habit-kept = Behaltene Steine, die man hätte auslegen können
okey101-review-habit-discard = Abwürfe, neben denen ein besserer lag
okey101-review-note = Ein Zug wird mit dem verglichen, was deine Steine und der Tisch da zuließen; Steine, die niemand kennen konnte, zählen nicht. Es steht da, was der bessere Zug bis zum Ende der Runde voraussichtlich spart, gelernt aus vielen tausend Runden starker Bots. Was kleiner ist als das ± daneben, gilt als kein Unterschied. Unnötige Strafen kommen hinzu.
okey101-review-curve = Strafpunkte, die am Ende der Runde zu erwarten waren, nach jedem Zug
