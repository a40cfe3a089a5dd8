### Istaka auf Deutsch: was es über Verteilungen zu wissen gibt, geholt, wenn jemand fragt.

## A deal that can be checked

fair-how = So prüfst du es
fair-why = Vor jeder Verteilung steht ihr Fingerabdruck da. Nach der Runde siehst du, woraus sie entstand, und die Steine werden daraus noch einmal erzeugt.
fair-next = Vor der nächsten Verteilung
fair-next-round = Fingerabdruck der nächsten Runde
fair-next-match = Fingerabdruck einer neuen Partie
fair-word = Dein Wort für die nächste Verteilung
fair-word-why = Es wird erst nach dem Fingerabdruck eingemischt: So kann niemand die Steine ausgesucht haben. Es darf leer bleiben.
fair-round = Runde
fair-holds = Die Steine standen fest, bevor du sie sahst.
fair-closed = Die Runde ist noch nicht vorbei. Danach kannst du die Verteilung hier prüfen.
fair-fromSeed = Diese Steine kommen aus einer Zahl. Wer sie kennt, kennt die Verteilung; deshalb gab es keinen Fingerabdruck.
fair-position = Diese Runde begann mit einer aufgebauten Stellung. Was niemand gesehen hatte, wurde zufällig verteilt.
fair-unsaid = Vor dieser Verteilung gab es keinen Fingerabdruck.
fair-wrongKey = Etwas stimmt nicht: Der Schlüssel passt nicht zum Fingerabdruck.
fair-wrongWall = Etwas stimmt nicht: Diese Steine kommen nicht aus Schlüssel und Wort.
fair-step-said = Vor dem Verteilen stand dieser Fingerabdruck da:
fair-step-closed = Den Schlüssel siehst du, wenn die Runde vorbei ist.
fair-step-key = Nach der Runde kam dieser Schlüssel:
fair-step-hash = SHA-256 des Schlüssels muss der Fingerabdruck sein:
fair-step-word = SHA-256 von Schlüssel, Leerzeichen und deinem Wort „{ $value }“:
fair-step-no-word = SHA-256 von Schlüssel und Leerzeichen; du hast kein Wort gesagt:
fair-step-wall = Daraus entsteht die Mauer, Stein für Stein.
fair-same = Steine, die liegen, wo sie lagen: { $same } von { $of }.
fair-step-secret = Das Geheimnis der Partie. SHA-256 von dem Wort istaka, dem Geheimnis und { $round }, dazwischen Leerzeichen, muss der Schlüssel sein:
fair-agrees = stimmt
fair-differs = stimmt nicht
fair-deal = Die Verteilung, noch einmal erzeugt
fair-dice = Würfel: { $value }
fair-indicator = Anzeigestein
fair-wall = Die Mauer als Text
fair-tools = Mit anderen Werkzeugen
fair-tools-why = Jedes Werkzeug für SHA-256 muss dieselben Ziffern ergeben. In einer Shell:
fair-wall-why = Wie aus den letzten Ziffern die Mauer wird, steht in docs/fairness.md beim Quelltext des Spiels. Ein kurzes Programm in Python macht dort alles noch einmal, ohne das Spiel.
fair-limits = Was das nicht beweist
fair-limits-knows = Es heißt nicht, dass niemand die Steine kannte: Das Programm, das verteilt, kennt sie alle. Deine Gegner entscheiden nur nach dem, was ein Spieler sieht.
fair-limits-before = Es heißt nicht, dass vor dem Fingerabdruck keine andere Verteilung verworfen wurde. Dagegen hilft dein Wort.
fair-limits-seed = Eine Partie, die von selbst beginnt, wie beim ersten Besuch, ist verteilt, bevor du ein Wort sagen kannst.

## The deal of the day

daily-title = Tagesrunde
daily-why = Dieselben Steine für alle, eine Runde, dieselben Gegner. Der erste Versuch zählt.
daily-game = Spiel
daily-okey = Okey
daily-rummi = Räuber-Rommé
daily-okey101 = 101 Okey
daily-today = Heute, { $value }
daily-turned = Mitternacht ist vorbei: Das ist die Tagesrunde von heute.
daily-open = Noch nicht gespielt.
daily-missed = Nicht gespielt. Du kannst sie nachholen, aber sie zählt nicht.
daily-future = Dieser Tag kommt noch.
daily-begun = Angefangen, aber nicht zu Ende gespielt.
daily-practice = In den Einstellungen ist Üben an: Ein Versuch, in dem sich Züge zurücknehmen lassen, zählt nicht.
daily-won = { $turns ->
    [one] Gewonnen in { $turns } Zug
   *[other] Gewonnen in { $turns } Zügen
  }
daily-lost = { $turns ->
    [one] Verloren nach { $turns } Zug
   *[other] Verloren nach { $turns } Zügen
  }
daily-late = An einem anderen Tag gespielt, zählt also nicht.
daily-in-practice = Als Übung gespielt, zählt also nicht.
daily-play = Spielen
daily-again = Noch einmal spielen
daily-on = Weiterspielen
daily-share = Ergebnis teilen
daily-text = Das Ergebnis als Text
daily-text-title = Istaka, Tagesrunde vom { $value } ({ $name })
daily-text-won = { $turns ->
    [one] Gewonnen in { $turns } Zug
   *[other] Gewonnen in { $turns } Zügen
  }
daily-text-lost = { $turns ->
    [one] Verloren nach { $turns } Zug
   *[other] Verloren nach { $turns } Zügen
  }
daily-streak = { $days ->
    [one] { $days } Tag in Folge gespielt
   *[other] { $days } Tage in Folge gespielt
  }
daily-no-streak = Hier werden Tage in Folge gezählt.
daily-days = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
  }
daily-streak-short = { $days } in Folge
daily-week = Die letzten sieben Tage
daily-seat = Andere auf deinem Platz
daily-best = Am besten auf deinem Platz: { $name }, nach { COUNT($turns, "Zug", "Zügen") }.
daily-best-own = Auf deinem Platz war keiner von ihnen schneller als du.
daily-best-alone = Keiner von ihnen hätte auf deinem Platz gewonnen. Du schon.
daily-best-none = Keiner von ihnen hätte auf deinem Platz gewonnen.
daily-calendar = Kalender
daily-hands = Die Hände
daily-as-text = Als Text weitergeben
daily-as-picture = Als Bild
deals-saved = Das Bild ist gespeichert.
daily-before = Monat davor
daily-after = Monat danach
daily-day = { $name }: { $what }
daily-mark-won = gewonnen
daily-mark-lost = verloren
daily-mark-late = zählt nicht
daily-mark-begun = nicht zu Ende gespielt
daily-key-won = Gewonnen
daily-key-lost = Verloren
daily-key-late = Zählt nicht

## Tries at the same deal

tries-title = Versuche mit dieser Verteilung
tries-why = Alle Partien hier, in denen dieselben Steine verteilt wurden.
tries-none = Diese Verteilung kommt in keiner Partie vor, die hier aufgehoben ist.
tries-hand = Hand
tries-hand-why = Hand 1 hat, wer beginnt; die anderen folgen in der Reihenfolge der Spieler.
tries-end = Ende
tries-turns = Züge
tries-score = Ergebnis
tries-running = Nicht zu Ende
tries-ended = { $names }: { $what }
deals-copied = Der Text ist kopiert.
deals-refused = Kopiere den Text aus dem Feld.
