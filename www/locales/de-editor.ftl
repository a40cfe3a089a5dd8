### Istaka auf Deutsch: die Regeln der nächsten Partie, geholt, sobald eine neue gewünscht wird.

## Neue Partie

new-game-title = Neue Partie
new-game-why = Die laufende Partie bleibt unter Partien.
new-game-seed = Gegeben wird nach der Zahl { $seed } aus dem Link.
new-game-game = Spiel
kind-okey = Okey
kind-rummi = Räuber-Rommé
kind-okey101 = 101 Okey
play = Spielen
back = Abbrechen
preset-turkish = Türkisches Okey
preset-turkish-text = Wer verliert, bekommt Strafpunkte; wer über 20 kommt, scheidet aus, und wer übrig bleibt, gewinnt. Sieben Paare zählen doppelt.
preset-turkish-source = Quelle: rummy.ch, Türkisches Rommé
preset-board = Deutsche Brettausgabe
preset-board-text = Im Uhrzeigersinn, mit dem Würfel aus einer Reihe von Stapeln gegeben. Fünf Runden; wer die meisten gewinnt, siegt.
preset-board-source = Quelle: Anleitung der deutschen Brettausgabe
preset-pagat = Okey nach Pagat
preset-pagat-text = Mit dem Würfel aus einem Ring von Stapeln gegeben. Wer 20 Strafpunkte hat, beendet die Partie: Es gewinnt, wer die wenigsten hat, zu viert die beiden mit den wenigsten.
preset-pagat-source = Quelle: pagat.com
preset-kahvehane = Kaffeehaus-Okey
preset-kahvehane-text = Alle beginnen mit 20 Punkten, wer verliert, gibt welche ab. Hat jemand keine mehr, gewinnt, wer die meisten übrig hat. Sieben Paare zählen doppelt.
preset-kahvehane-source = Wie in türkischen Kaffeehäusern; das Übrige nach rummy.ch
preset-sayili = Sayılı Okey
preset-sayili-text = Alle haben 20 Punkte loszuwerden. Wer die Runde beendet, wird 2, 4 oder 8 davon los; wer zuerst keine mehr hat, gewinnt.
preset-sayili-source = Wie in türkischen Kaffeehäusern; das Übrige nach rummy.ch
preset-rummi80 = Räuber-Rommé, 80 Steine
preset-rummi80-text = Leg alle deine Steine in Sequenzen und Sätzen ab und bau um, was auf dem Tisch liegt. Drei Runden; wer die wenigsten Minuspunkte hat, gewinnt.
preset-rummi80-source = Quelle: GameDuell, niederländische Regeln
preset-rummi80-site = Räuber-Rommé, 80 Steine, 50 Sekunden
preset-rummi80-site-text = Dasselbe mit Uhr wie auf der Website: 50 Sekunden pro Zug.
preset-rummi80-site-source = Quelle: GameDuell, niederländische Regeln
preset-rummi106 = Räuber-Rommé, 106 Steine
preset-rummi106-text = Der Klassiker mit Zahlen bis 13 und zwei Jokern. Die ersten Figuren müssen 30 Punkte zählen; wer alle Steine legt, bekommt die Punkte, die den anderen bleiben.
preset-rummi106-source = Wie es allgemein gespielt wird
preset-yuzbir = { game-yuzbir }
preset-yuzbir-text = Eröffne mit Figuren im Wert von 101 oder mit fünf Paaren und werde alle Steine los. Elf Runden; die kleinste Summe gewinnt.
preset-yuzbir-source = Wie es in der Türkei gespielt wird
preset-yuzbir_katlamali = { game-yuzbir_katlamali }
preset-yuzbir_katlamali-text = Jede Eröffnung muss höher sein als die vorigen.
preset-yuzbir_katlamali-source = Wie es in der Türkei gespielt wird
preset-yuzbir_esli = { game-yuzbir_esli }
preset-yuzbir_esli-text = Gegenüber sitzende Spieler sind Partner, ihre Summen werden addiert.
preset-yuzbir_esli-source = Wie es in der Türkei gespielt wird
preset-yuzbir_turnuva = { game-yuzbir_turnuva }
preset-yuzbir_turnuva-text = Partnerspiel, mit 101 für eine falsche Eröffnung und für einen zurückgegebenen Stein.
preset-yuzbir_turnuva-source = Quelle: Regeln eines türkischen Turniers
preset-yuzbir_cezali = { game-yuzbir_cezali }
preset-yuzbir_cezali-text = Der Abwurf, mit dem der Nächste eröffnet, kostet etwas, ein verlorener Joker auch.
preset-yuzbir_cezali-source = Wie es in der Türkei gespielt wird
preset-yuzbir_hizli = { game-yuzbir_hizli }
preset-yuzbir_hizli-text = Drei Runden, und 81 genügt zum Eröffnen: für die erste Partie.
preset-yuzbir_hizli-source = Wie es in der Türkei gespielt wird
own-title = Deine eigenen Regeln
own-unnamed = Geteilte Regeln
own-unread = Diese Regeln kann diese Version nicht lesen.
own-changed = Diese Regeln sind geändert und nicht gespeichert.
others-rules = Regeln von jemand anderem
change-rules = Ändern
share = Teilen
drop = Löschen
difference = { $rule }: { $value }

## Was getan wurde

did-reset = Alles ist wieder wie üblich.
did-keep = „{ $name }“ ist gespeichert.
did-drop = „{ $name }“ ist gelöscht.
did-leave = Deine Änderungen wurden nicht gespeichert.
did-receive = Diese Regeln wurden mit dir geteilt.
did-receive-clash = Diese Regeln wurden mit dir geteilt, passen aber nicht alle zusammen.
sets-damaged = Einige deiner eigenen Regeln waren nicht lesbar.
sets-full = Für mehr ist kein Platz: lösche zuerst welche.
sets-forbidden = Dein Browser behält nichts: Mit dem Schließen der Seite sind sie weg.

## Der Editor

editor-title = Regeln ändern
editor-preset = Grundlage
editor-differs = { $count ->
    [0] { $name }, wie üblich
    [one] { $name }, { $count } Änderung
   *[other] { $name }, { $count } Änderungen
  }
put-all-back = Alle zurück
editor-clashes = { $count ->
    [one] Zwei Einstellungen passen nicht zusammen.
   *[other] Einige Einstellungen passen nicht zusammen.
  }
show-clash = Zeigen
done = Fertig
editor-table = Tisch und Geben
editor-melds = Steine und Figuren
editor-play = Spiel
editor-points = Wertung einer Runde
editor-match = Die Partie
editor-extras = Extras
editor-keep = Diese Regeln speichern
own-name = Name
keep-rules = Speichern
keep-anew = Als neue speichern
option-idle = Macht gerade keinen Unterschied.
option-usual = Üblich: { $value }
put-back = { $value }. Zurücksetzen: { $rule }
resolve = Wählen: { $value }
resolve-no = Ausschalten
value-yes = ja
value-no = nein

## Einstellungen

option-players = Spieler
option-direction = Richtung
option-direction-clockwise = Im Uhrzeigersinn
option-direction-anticlockwise = Gegen den Uhrzeigersinn
option-deal = Geben
option-deal-quick = Schnell
option-deal-ring-top = Mit Würfel, von oben
option-deal-ring-bottom = Mit Würfel, von unten
option-deal-why = Mit Würfel: aus 21 Stapeln, in einer Reihe, wenn er von oben zählt, im Ring, wenn er von unten zählt. Zwei Würfe bestimmen den Anzeigestein.
option-starter = Wer beginnt
option-starter-die = Höchster Wurf
option-starter-after-dealer = Nach dem Geber
option-starter-dealer = Der Geber
option-starter-winner = Der letzte Sieger
option-false-joker = Falscher Joker aufgedeckt
option-false-joker-redraw = Ein anderer Stein wird aufgedeckt
option-false-joker-wild = Falsche Joker sind Joker
option-high-one = 1 am Ende einer Sequenz
option-high-one-why = 12-13-1 ist eine Sequenz.
option-high-one-why-ten = 9-10-1 ist eine Sequenz.
option-seven-pairs = Sieben Paare
option-seven-pairs-why = Auch sie sind eine vollständige Hand.
option-wild-discard = Joker abwerfen
option-wild-discard-anytime = Jederzeit
option-wild-discard-finish = Nur als letzten Stein
option-wild-discard-dead = Niemand darf ihn nehmen
option-inspect = Abwürfe durchsehen
option-inspect-none = Nur oberste Steine
option-inspect-own-left = Eigene und die des Vorgängers
option-inspect-all = Alle
option-strict-declare = Falsches Melden kostet
option-strict-declare-why = Wer eine unvollständige Hand meldet, bekommt sofort 2 Strafpunkte, auch in einer annullierten Runde, und hat den Stein abgeworfen.
option-strict-declare-why-down = Wer eine unvollständige Hand meldet, verliert sofort 2 Punkte, auch in einer annullierten Runde, und hat den Stein abgeworfen.
option-count = Eine Runde bringt
option-count-wins = Einem den Sieg
option-count-penalties = Den anderen Strafpunkte
option-count-down = Verluste für die anderen, abwärts
option-count-own = Punkte vom eigenen Stand herunter
option-count-minus = Minuspunkte allen, die Steine haben
option-count-winner-takes = Dem Sieger die Punkte der anderen
option-twin = Anzeiger zeigen
option-twin-0 = Aus
option-twin-why = Strafpunkte für jeden Gegner, wenn sein Zwilling rechtzeitig gezeigt wird.
option-twin-why-down = So viele Punkte verliert jeder Gegner, wenn sein Zwilling rechtzeitig gezeigt wird.
option-twin-why-own = So viele Punkte wird los, wer seinen Zwilling rechtzeitig zeigt.
option-twin-until = Gezeigt werden darf er bis
option-twin-until-draw = zum ersten Ziehen
option-twin-until-discard = zum ersten Abwurf
option-stacking = Paare und Joker zuletzt
option-stacking-multiply = Jedes von beiden verdoppelt
option-stacking-max = Nur eines verdoppelt
option-color-double = Rot und Schwarz doppelt
option-color-double-why = Bei einem roten oder schwarzen Anzeigestein zählt das Ende der Runde doppelt.
option-one-colour = Einfarbige Hand verdoppelt
option-one-colour-why = 14 Steine einer Farbe verdoppeln; ein Joker zählt als der Stein, für den er steht.
option-end = Die Partie endet
option-end-rounds = Nach einigen Runden
option-end-survivor = Wenn nur noch einer spielt
option-end-top-two = Wenn einer ausscheidet: zwei gewinnen
option-end-top-two-down = Sobald einer nichts mehr hat: zwei gewinnen
option-end-top-two-own = Sobald einer nichts mehr hat: zwei gewinnen
option-end-best = Sobald einer ausscheidet: der Beste gewinnt
option-end-best-down = Sobald einer nichts mehr hat: der Beste gewinnt
option-end-best-own = Sobald einer nichts mehr hat: der gewinnt
option-rounds = Runden
option-rounds-why = Annullierte Runden zählen nicht.
option-rounds-why-all = Jede Runde zählt, auch eine, in der alle gepasst haben.
option-ties = Gleichstand am Ende
option-ties-share = Geteilt
option-ties-extra = Zusatzrunden
option-limit = Grenze
option-limit-why-exceed = Wer über diese Grenze kommt, scheidet aus.
option-limit-why-reach = Wer diese Grenze erreicht, scheidet aus.
option-limit-why-down = Mit so vielen Punkten beginnen alle; gezählt wird abwärts.
option-limit-why-own = So viele Punkte müssen alle loswerden.
option-limit-rule = Genau auf der Grenze
option-limit-rule-exceed = Noch dabei
option-limit-rule-reach = Draußen
option-partners = Partner
option-partners-why = Gegenüberliegende Plätze spielen zusammen.
option-pot = Topf
option-pot-why = Der Geber zahlt je Runde einen Chip; wer mit Joker oder Paaren Schluss macht, bekommt alles.
option-pot-why-okey = Der Geber zahlt je Runde einen Chip; wer mit einem Joker Schluss macht, bekommt alles.
option-stakes = Einsätze
option-stakes-why = Am Ende zahlt der Letzte dem Sieger 2 Chips, der Dritte dem Zweiten 1.
option-numbers = Zahlen
option-numbers-10 = 1 bis 10
option-numbers-13 = 1 bis 13
option-jokers = Joker
option-opening = Wert der ersten Figuren
option-opening-why = So viele Punkte müssen sie zusammen zählen. Bei 0 darf alles gelegt werden.
option-opening-joker = Joker beim Auslegen
option-opening-joker-face = Wie sein Stein
option-opening-joker-50 = Wie auf dem Bänkchen
option-opening-joker-any = Wie sein höchster Stein
option-opening-joker-why = Was er zum Wert der ersten Figuren beiträgt.
option-joker-lock = Joker bleiben, bis man sie ersetzt
option-joker-lock-why = Ein Joker verlässt seine Figur nur, wenn der Stein, für den er steht, an seinen Platz kommt.
option-refuse-only = Ungültiges wird nur abgelehnt
option-refuse-only-why = Sonst liegt alles wieder wie vorher, und es kostet Steine und den Zug.
option-penalty-tiles = Steine für einen misslungenen Zug
option-penalty-tiles-why = Ein Zug, dessen Zeit abläuft, kostet ebenso viele.
option-clock = Zeit für einen Zug
option-clock-off = Unbegrenzt
option-clock-30 = 30 s
option-clock-50 = 50 s
option-clock-60 = 60 s
option-clock-90 = 90 s
option-clock-why = Läuft sie zweimal nacheinander ab, spielt der Computer bis zum Ende der Runde weiter.
option-joker-value = Joker auf dem Bänkchen
option-joker-value-30 = 30 Punkte
option-joker-value-50 = 50 Punkte

## Teilen

sharing-title = Regeln teilen
sharing-own = Diese Regeln
copy-link = Link kopieren
take-rules = Übernehmen

## Warum Regeln nicht lesbar oder spielbar sind

unread-tooLong = Dieser Text ist zu lang für Regeln.
unread-notRules = Das sind keine Regeln: Ein Regeltext beginnt mit istaka-rules.
unread-otherVersion = Diese Regeln sind von einer anderen Version des Spiels.
unread-unknownPreset = Diese Regeln beruhen auf solchen, die diese Version nicht kennt.
unread-unknownSetting = Diese Regeln haben eine Einstellung, die diese Version nicht kennt.
unread-badValue = Eine Einstellung dieser Regeln hat einen unmöglichen Wert.
unread-repeatedSetting = Diese Regeln haben eine Einstellung zweimal.
unread-topTwoNeedsFour = Dass zwei gewinnen, braucht vier Spieler.
unread-partnersNeedFour = Partner brauchen vier Spieler.
unread-stakesNeedFour = Einsätze brauchen vier Spieler.
unread-winsNeedRounds = Wo Siege zählen, endet die Partie nach einigen Runden.
unread-countdownNeedsBest = Wird abwärts gezählt, endet die Partie, sobald einer keine Punkte mehr hat, und der Beste gewinnt.
unread-twinNeedsPenalties = Der Anzeiger kostet Strafpunkte, aber Siege zählen.
unread-strictNeedsPenalties = Falsches Melden kostet Strafpunkte, die hier nicht zählen.
unread-doublingNeedsPenalties = Strafpunkte würden doppelt zählen, aber Siege zählen.
unread-oneColorNeedsPenalties = Eine einfarbige Hand verdoppelt Strafpunkte, aber die zählen hier nicht.
unread-partnersAreTwo = Partner gewinnen ohnehin gemeinsam.
unread-stakesNeedSingles = Einsätze sind für Einzelne, nicht für Partner.
unread-stakesNeedElimination = Einsätze sind für Partien, in denen man ausscheidet.
