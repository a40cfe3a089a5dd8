### Istaka auf Deutsch.

## The table

brand = Istaka
title = Istaka – Okey
game-name = Türkisches Okey
round = Runde { $round }
table-name = Okey-Tisch
seat-0 = Du
seat-1 = Mehmet
seat-2 = Leyla
seat-3 = Deniz
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
out = raus · { $points }
indicator = Anzeiger
okey = Joker
take = nehmen
discards = dein Abwurf
discards-short = Abwurf
stock-empty = leer

## Tiles

tile = { $color ->
    [R] rote
    [Y] gelbe
    [B] blaue
    [G] grüne
   *[K] schwarze
  } { $number }
false-joker = falscher Joker
wild-tile = { $tile } (Joker)
tile-misfit = { $tile }, passt nicht
tile-drawn = { $tile }, gerade gezogen

## What to do now

prompt-deal = Die Steine werden verteilt
prompt-draw = Du bist dran: Zieh vom Talon
prompt-take = Du bist dran: Zieh vom Talon oder nimm den Abwurf ({ $tile })
prompt-take-short = Zieh oder nimm den Abwurf ({ $tile })
prompt-draw-short = Zieh vom Talon
prompt-start = Du beginnst: Wirf einen Stein auf deinen Abwurfstapel
prompt-start-short = Du beginnst: Wirf einen Stein ab
prompt-discard = Wirf einen Stein ab: auf deinen Stapel schieben oder zweimal tippen
prompt-discard-short = Wirf ab: schieben oder zweimal tippen
prompt-selected = Tipp auf deinen Abwurf: { $tile } fliegt
prompt-finish = Deine Hand ist vollständig: beende die Runde
prompt-last-chance = Der Talon ist leer: Beende mit dem Abwurf ({ $tile }) oder passe
prompt-last-chance-short = Talon leer: Beende mit { $tile } oder passe
prompt-pass = Der Talon ist leer, und dieser Abwurf reicht nicht: passe
prompt-pass-short = Der Talon ist leer: passe
prompt-wait = { $name } ist dran
prompt-watch = Du bist ausgeschieden. { $name } ist dran
prompt-over = Die Runde ist vorbei

## Buttons

by-runs = 1 2 3
by-runs-label = Nach Sequenzen ordnen
by-groups = 7 7 7
by-groups-label = Nach Sätzen ordnen
how-far = Wie weit?
show-twin = Anzeiger zeigen
show-twin-short = Anzeiger
pass = Passen
finish = Beenden
scores = Punkte
moves = Züge
rules = Regeln
settings = Einstellungen
new-game = Neue Partie
menu = Menü
close = Schließen
cancel = Weiterspielen
update = Neue Version – neu laden
update-short = Update

## Names for screen readers

rack-label = Dein Bänkchen
actions-label = Deine Züge
stock-label = { $count ->
    [one] Talon, { $count } Stein: ziehen
   *[other] Talon, { $count } Steine: ziehen
  }
take-label = { $name } hat abgeworfen: { $tile }. Nehmen
take-empty-label = Kein Abwurf zu nehmen
discard-label = Den gewählten Stein abwerfen
pile-label = { $name } hat abgeworfen: { $tile }
pile-empty-label = { $name } hat nichts abgeworfen
indicator-label = Anzeiger: { $tile }
okey-label = Joker: { $tile }
seat-label = { $name }, { $points }, { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
  }
seat-turn-label = { $seat }, am Zug
seat-twin-label = { $seat }, hat den Anzeiger gezeigt
rack-help = Die Pfeiltasten gehen das Bänkchen entlang, mit der Umschalttaste verschieben sie den Stein. Die Leertaste wählt einen Stein, die Eingabetaste wirft ihn ab.

## Notices

notice-damaged = Die gespeicherte Partie war nicht lesbar: Das ist eine neue
notice-settings = Einige Einstellungen waren unlesbar und sind zurückgesetzt
notice-language = Diese Sprache ist nicht angekommen. Prüfe deine Verbindung
notice-seed = Die Zahl in der Adresse ist unbrauchbar
refused-unknown = Das geht jetzt nicht
failed-engine = Dieser Browser kann den Spielkern nicht laden. Er braucht WebAssembly: Versuch es mit einem aktuellen Firefox, Chrome, Edge oder Safari, oder lade die Seite neu.
failed-old = Dieser Browser ist zu alt für den Spielkern. Nötig ist Chrome oder Edge 114, Firefox 125, Safari 17 oder eine neuere Version.
