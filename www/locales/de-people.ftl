### Istaka auf Deutsch: die Gegner; wird geholt, sobald jemand nach ihnen fragt.

## Stufen und Spielweisen

level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-beginner-text = Kennt die Regeln, übersieht viel und vergisst, was abgeworfen wurde.
level-easy-text = Übersieht weniger. Gewinnt sieben von zehn Runden gegen Anfänger.
level-medium-text = Übersieht selten etwas und merkt sich die letzten Abwürfe. Gewinnt zwei von drei Runden gegen Leicht.
level-hard-text = Zählt alle Steine und vergisst keinen. Gewinnt sechs von zehn Runden gegen Mittel.
level-expert-text = Wägt jeden Stein ab, der kommen kann, und was der Nächste nehmen könnte. Etwas besser als Schwer: Das Glück entscheidet mit.
level-beginner-text-rummi = Legt fertige Figuren aus und einzelne Steine an, übersieht aber viel.
level-easy-text-rummi = Baut jeweils eine Figur um und übersieht ab und zu einen Stein. Gewinnt acht von zehn Runden gegen Anfänger.
level-medium-text-rummi = Sieht alles, was mit einer Figur geht, und manchmal den ganzen Tisch. Gewinnt sieben von zehn Runden gegen Leicht.
level-hard-text-rummi = Sieht auf dem ganzen Tisch stets den besten Zug. Gewinnt sieben von zehn Runden gegen Mittel.
level-expert-text-rummi = Sieht ebenso viel, hält Steine zurück, die anderen nützen, und wartet, wo nur ein, zwei Steine übrig blieben. Gewinnt sechs von zehn Runden gegen Schwer.
style-careful = vorsichtig
style-quick = schnell
style-pairs = sammelt Paare
style-patient = geduldig
style-careful-text = Vorsichtig: wirft nichts ab, was der Nächste brauchen kann, und nimmt wenig auf.
style-quick-text = Schnell: nimmt viel auf, wirft rasch ab und denkt nicht weit voraus.
style-pairs-text = Sammelt Paare: behält Zwillinge und spielt auf sieben Paare, wo es geht.
style-patient-text = Geduldig: In diesem Spiel gibt es nichts abzuwarten, also spielt er wie andere seiner Stufe.
style-careful-text-rummi = Vorsichtig: lässt sich Zeit und legt zuerst die Steine, die am meisten zählen.
style-quick-text-rummi = Schnell: spielt zügig und übersieht ab und zu, was sich legen ließe.
style-pairs-text-rummi = Sammelt Paare: In diesem Spiel gibt es keine, also spielt er wie andere seiner Stufe.
style-patient-text-rummi = Geduldig: zieht, bis er fast alles auf einmal legen kann. Damit gewinnt er öfter, als seine Stufe erwarten lässt, nur tut sich auf dem Tisch wenig.
tempo-plain = gleichmäßig
tempo-quick = spielt schnell
tempo-careful = lässt sich Zeit
tempo-expert = denkt nach, wo es zählt
line-osman = Lässt vor dem Abwerfen den Tee kalt werden.
line-nermin = Weiß noch, wer was abgeworfen hat, und lächelt darüber.
line-elif = Hat abgeworfen, bevor du hingesehen hast.
line-cem = Nimmt alles, was glänzt, und liegt oft richtig.
line-ayten = Glaubt an Paare, was auch immer die Hand sagt.
line-kemal = Wartet auf das siebte Paar und bekommt es oft.
line-sabri = Sagt „Gut Ding will Weile haben“ und zieht noch einen Stein.
line-feride = Sieht längst, wie es ausgeht.
manner = { $level }, { $style }

## Auswahl

opponents = Gegner
opponents-peers = So stark wie ich
peers-look = Deine Runden werden durchgesehen …
peers-early = Noch zu früh, um zu sagen, wie stark du bist: Spiel erst etwa sechzig Runden.
peers-chosen = Diese Gegner sind etwa so stark wie du.
opponents-each = Einzeln wählen
opponents-characters = Charaktere
opponents-levels = Stufen
opponent-usual = Wie oben: { $level }
opponent-character = { $name } · { $level }
opponent-note = Die Gegner sehen nur, was du an ihrer Stelle sehen würdest.

## Warum ein Zug so gespielt wurde

why-held = Die Hand von { $name }:
why-earlier = Früher
why-later = Später
why-drew-wild = Aufgenommen: { $tile }. Ein Joker passt überall.
why-drew-nearer = { $after ->
    [0] Aufgenommen: { $tile }. Das war der letzte Stein, der fehlte.
    [one] Aufgenommen: { $tile }. Damit fehlte noch { $after } Stein statt { $before }.
   *[other] Aufgenommen: { $tile }. Damit fehlten noch { $after } Steine statt { $before }.
  }
why-drew-richer = Aufgenommen: { $tile }. Nicht näher, aber nun { $then ->
    [one] hilft { $then } Stein
   *[other] helfen { $then } Steine
  } statt { $now }.
why-drew-twin = Aufgenommen: { $tile }. Der Zwilling eines Steins, für sieben Paare.
why-drew-frees = Aufgenommen: { $tile }. Damit ließ sich mit einem Joker Schluss machen, das zählt doppelt.
why-drew-hope = Vergebens aufgenommen: { $tile }. Passt zu einem Stein, bringt die Hand aber nicht näher.
why-drew-promising = Aufgenommen: { $tile }. Nicht näher dran, aber so viel wert wie ein gezogener Stein.
why-drew-rash = Aufgenommen: { $tile }. Ein gezogener Stein versprach mehr.
why-drew-useless = Liegen gelassen: { $tile }. Brachte die Hand nicht näher.
why-drew-missed = Liegen gelassen: { $tile }. Nicht näher dran, versprach aber mehr als ein gezogener Stein.
why-drew-noTwin = Liegen gelassen: { $tile }. Hier ohne Zwilling, und geplant waren sieben Paare.
why-drew-reserve = Liegen gelassen: { $tile }. Hätte geholfen, aber das tun { $now } andere auch, und so sah niemand, was fehlt.
why-drew-narrow = { $then ->
    [one] Liegen gelassen: { $tile }. Näher dran, aber dann hätte nur { $then } Stein geholfen statt { $now }.
   *[other] Liegen gelassen: { $tile }. Näher dran, aber dann hätten nur { $then } Steine geholfen statt { $now }.
  }
why-drew-ahead = Liegen gelassen: { $tile }. { $name } wog jeden Stein ab, der kommen konnte: Ziehen versprach mehr.
why-drew-even = Liegen gelassen: { $tile }. Näher dran, aber ein gezogener Stein versprach ebenso viel.
why-drew-overlooked = { $after ->
    [0] Übersehen: { $tile }. Damit wäre die Hand vollständig gewesen.
    [one] Übersehen: { $tile }. Damit hätte noch { $after } Stein gefehlt statt { $before }.
   *[other] Übersehen: { $tile }. Damit hätten noch { $after } Steine gefehlt statt { $before }.
  }
why-threw-finish = Die Hand war vollständig.
why-threw-misdeclared = Die Hand war nicht vollständig.
why-threw-pass = Der Talon war leer, und der Stein vervollständigte die Hand nicht.
why-threw-waited = { $name } hätte Schluss machen können und wartete auf einen Joker als letzten Stein, der doppelt zählt.
why-threw-refrained = { $name } hätte Schluss machen können, aber nach dem Stand der Partie hätte das eher anderen genützt.
why-out = Damit wären ausgeschieden: { $names }.
why-threw-best = Kein anderer Abwurf war besser.
why-best-nearer = { $there ->
    [one] Mit dem nächstbesten ({ $next }) hätte { $there } Stein gefehlt statt { $here }.
   *[other] Mit dem nächstbesten ({ $next }) hätten { $there } Steine gefehlt statt { $here }.
  }
why-best-more = { $copies ->
    [one] So blieb { $copies } Stein, der hilft; mit dem nächstbesten ({ $next }) { $fewer }.
   *[other] So blieben { $copies } Steine, die helfen; mit dem nächstbesten ({ $next }) { $fewer }.
  }
why-best-equal = { $copies ->
    [0] Ebenso gut: { $next }.
    [one] So blieb { $copies } Stein, der hilft; ebenso gut: { $next }.
   *[other] So blieben { $copies } Steine, die helfen; ebenso gut: { $next }.
  }
why-threw-careful = Aus Vorsicht behalten: { $better }. Der Nächste hätte das brauchen können.
why-threw-pairs = { $name } sammelte Paare.
why-threw-ahead = { $name } wog jeden Stein ab, der kommen konnte: Dieser Abwurf versprach mehr.
why-threw-even = Das kostete so gut wie nichts.
why-threw-near = { $name } sah nicht weiter als bis zum nächsten Zug.
why-threw-unwary = { $name } fragte nicht, ob der Nächste diesen Stein braucht.
why-threw-overlooked = Ein Versehen: Dieser Stein wurde gebraucht.
why-threw-forgot = { $name } hatte vergessen, welche Steine schon weg waren.
why-threw-misjudged = { $name } schätzte falsch, wie viele Steine helfen.
why-better-nearer = { $there ->
    [0] Mit diesem Abwurf hätte nichts gefehlt statt { $here }: { $better }.
    [one] Mit diesem Abwurf hätte { $there } Stein gefehlt statt { $here }: { $better }.
   *[other] Mit diesem Abwurf hätten { $there } Steine gefehlt statt { $here }: { $better }.
  }
why-better-more = { $more ->
    [one] Mit diesem Abwurf bliebe { $more } Stein mehr, der hilft: { $better }.
   *[other] Mit diesem Abwurf blieben { $more } Steine mehr, die helfen: { $better }.
  }
why-better-chance = Mit diesem Abwurf war die Chance größer, die Runde zu gewinnen: { $better }.
why-leaves = { $count ->
    [0] Danach fehlte nichts.
    [one] Danach fehlte { $count } Stein; { $copies }, die { $name } nicht gesehen hatte, hätten geholfen:
   *[other] Danach fehlten { $count } Steine; { $copies }, die { $name } nicht gesehen hatte, hätten geholfen:
  }
