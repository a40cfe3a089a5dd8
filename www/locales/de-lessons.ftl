### Lektionen, die beim Spielen lehren, auf Deutsch.

learn-why = Kurze Lektionen am Tisch, je eine oder zwei Minuten. Deine Partie bleibt, wie sie ist.
learn-of-okey = Okey
learn-of-rummi = Das Spiel mit 80 Steinen
learn-begun = angefangen
learn-done = geschafft
learn-step = Schritt { $step } von { $of }
learn-next = Weiter
learn-back = Zurück
learn-leave = Verlassen
learn-follow = Nächste Lektion
learn-play = An den Tisch
refused-otherStep = Erlaubt, aber darum geht es hier nicht: Tu, was die Lektion sagt

## Okey

learn-tiles = Steine und Joker
learn-tiles-1 = Okey hat 106 Steine: die Zahlen 1 bis 13 in vier Farben, jede doppelt, und zwei weitere. Vierzehn gehören dir; die anderen sehen sie nicht.
learn-tiles-2 = Ein Stein liegt offen: der Anzeigestein, heute die { $a }. Er spielt nicht mit; er zeigt nur, was der Joker ist.
learn-tiles-3 = Der Joker ist die nächste Zahl derselben Farbe: heute die { $a }. Beide davon gelten als jeder Stein, den du brauchst.
learn-tiles-4 = Deine { $a } ist ein Joker. Lege sie zwischen die { $b } und die { $c }: zieh sie dorthin, oder schieb sie mit Umschalt und Pfeiltasten.
learn-tiles-5 = Sehr gut. Hier steht der Joker für die { $a }. Unter Steinen, die so zusammengehören, liegt eine Linie.

learn-turn = Ziehen und abwerfen
learn-turn-1 = Alle spielen der Reihe nach. { $previous } hat gerade einen Stein abgeworfen. Jetzt bist du dran.
learn-turn-2 = Zieh zuerst einen Stein: Tippe auf den Talon, die verdeckten Steine.
learn-turn-3 = Jetzt hast du fünfzehn. Wirf einen ab, der zu nichts passt, einen der markierten: zweimal antippen, auf deinen Stapel ziehen oder Eingabetaste drücken.
learn-turn-4 = { $previous } hat die { $a } abgeworfen, und du hast die { $b } und die { $c }. Statt zu ziehen, darfst du sie nehmen: Tippe sie an.
learn-turn-5 = Auch wer nimmt, wirft einen Stein ab. Wirf ab, welchen du willst.
learn-turn-6 = Mehr ist ein Zug nicht: einen Stein ziehen oder nehmen, einen abwerfen. Nehmen darfst du nur, was dein Vorgänger gerade abgeworfen hat.

learn-runs = Sequenzen
learn-runs-1 = Eine Sequenz sind drei oder mehr Zahlen hintereinander in einer Farbe. Am Ende müssen 14 Steine in Sequenzen oder Sätzen liegen.
learn-runs-2 = Lege { $a } nebeneinander.
learn-runs-3 = Nach der 13 darf eine 1 kommen. Lege die { $a } hinter die { $b }. Weiter geht es nicht: 13, 1, 2 ist keine Sequenz.
learn-runs-4 = Nur ein Stein fehlt. Zieh.
learn-runs-5 = Da ist die { $a }. Alle Steine außer der { $b } liegen in Sequenzen: Mach damit Schluss. Drücke „{ $finish }“ oder zieh den Stein auf den Anzeigestein.
learn-runs-6 = Du hast die Runde gewonnen: vierzehn Steine in vier Sequenzen, und mit dem fünfzehnten Schluss gemacht. Alle anderen schreiben 2 Strafpunkte.
