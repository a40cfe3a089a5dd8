### Lektionen, die beim Spielen lehren, auf Deutsch.

learn-why = Kurze Lektionen am Tisch, je eine oder zwei Minuten. Deine Partie bleibt, wie sie ist.
learn-of-okey = Okey
learn-of-rummi = Räuber-Rommé
learn-of-okey101 = 101 Okey
learn-course = Zweiter Kurs: aus Runden zwischen Bots
learn-of-analysis = Analyse
learn-begun = angefangen
learn-done = geschafft
learn-step = Schritt { $step } von { $of }
learn-now = Lektion { $number } von { $of }: { $title }
learn-next = Weiter
learn-back = Schritt zurück
learn-leave = Verlassen
learn-follow = Nächste Lektion
learn-play = An den Tisch
learn-skip = Direkt zur Partie
learn-begin = Spielen
learn-wait = { $others ->
    [one] Jetzt spielt { $name }.
   *[other] Jetzt spielen die anderen.
  }
learn-add = Tippe jetzt auf die Sequenz, die leuchtet.
refused-otherStep = Erlaubt, aber darum geht es hier nicht: Tu, was die Lektion sagt

## Okey

learn-first-okey = Deine erste Runde
learn-tiles = Steine und Joker
learn-turn = Ziehen und abwerfen
learn-runs = Sequenzen
learn-groups = Sätze
learn-false-joker = Der falsche Joker
learn-finish = Schluss machen
learn-okey-last = Mit dem Joker Schluss machen
learn-pairs = Sieben Paare
learn-twin = Der Zwilling
learn-others = Die anderen lesen
learn-round = Eine ganze Runde

## Räuber-Rommé

learn-first-rummi = Deine erste Runde
learn-opening = Auslegen
learn-adding = Anlegen
learn-rebuilding = Umbauen
learn-jokers = Joker

## 101 Okey

learn-first-okey101 = Deine erste Runde
learn-hundred = Mit 101 eröffnen
learn-five-pairs = Mit Paaren eröffnen
learn-take-and-use = Den Abwurf nehmen
learn-playable = Anlegen und anlegbare Steine
learn-exchange = Den Joker auslösen
learn-last-okey = Mit dem Joker Schluss machen

## Analyse

learn-discards-read = Abwürfe lesen
learn-pairs-or-melds = Paare oder Figuren
learn-open-or-wait = 101: eröffnen oder warten
learn-last-turns = 101: die letzten Züge
learn-ask = Frag nach deiner Hand
