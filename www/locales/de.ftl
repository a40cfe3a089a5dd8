### Istaka auf Deutsch.

## The table

brand = Istaka
title = Istaka – Okey
game-turkish = Türkisches Okey
round = Runde { $round }
practice = Übung
table-name = Okey-Tisch
seat-0 = Du
seat-1 = Mehmet
seat-2 = Leyla
seat-3 = Deniz
points = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
  }
points-short = Strafe: { $points }
out = raus · { $points }
indicator = Anzeigestein
okey = Joker
take = nehmen
discards = dein Abwurf
discards-short = Abwurf
stock-empty = leer
stock-left = im Talon

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
tile-taken = { $tile }, gerade genommen
tile-drawn = { $tile }, gerade gezogen

## What to do now

prompt-deal = Die Steine werden verteilt
prompt-draw = Du bist dran: Zieh vom Talon
prompt-take = Du bist dran: Zieh vom Talon oder nimm den Abwurf ({ $tile })
prompt-take-short = Zieh oder nimm: { $tile }
prompt-draw-short = Zieh vom Talon
prompt-discard = Wirf einen Stein ab: auf deinen Stapel schieben oder zweimal tippen
prompt-discard-short = Wirf ab: schieben oder zweimal tippen
prompt-selected = Zum Abwerfen auf deinen Stapel tippen: { $tile }
prompt-ready = { $name } beginnt, sobald du bereit bist
prompt-wait = { $name } ist dran
prompt-step = { $name } ist an der Reihe: { $keys ->
    [on] N oder „Weiter“
   *[off] „Weiter“
  }
go-on = Weiter
faster = Schneller
prompt-watch = Du bist ausgeschieden: { $name } ist dran
prompt-over = Die Runde ist vorbei

## The first visit

welcome-title = Ist dieses Spiel neu für dich?
welcome-aim = Bring vor den anderen 14 Steine in Sequenzen und Sätzen unter, dann mach mit dem fünfzehnten Schluss.
welcome-aim-short = Bring 14 Steine in Sequenzen und Sätzen unter.
welcome-run = Sequenz
welcome-group = Satz
welcome-okey = Joker: jeder beliebige Stein
welcome-new = Ich bin neu
welcome-known = Ich kann es
welcome-note = Wenn du neu bist, gewinnst du zuerst mit Hilfe eine kurze Runde.

## Buttons

arrange = Ordnen
by-runs = 1 2 3
by-runs-label = 1 2 3: nach Sequenzen ordnen
by-groups = 7 7 7
by-groups-label = 7 7 7: nach Sätzen ordnen
by-pairs = Paare
by-pairs-label = Paare: nach Paaren ordnen
by-best = Optimal
by-best-label = Optimal ordnen
close-up = Aufrücken
close-up-label = Aufrücken: Lücken nur neben Figuren
hint = Tipp
hint-plays = Spielen
undo = Zurück
undo-what = Zurück: { $what }
undone-arrangement = Anordnung
undone-discard = Abwurf
undone-take = Nehmen
undone-draw = Ziehen
undone-finish = Schluss
undone-twin = Zeigen
undone-pass = Passen
away = { $count ->
    [0] vollständig
    [one] { $count } Stein fehlt
   *[other] { $count } Steine fehlen
  }
show-twin = Anzeiger zeigen
show-twin-short = Zeigen
pass = Passen
finish = Schluss
finish-by-okey = mit dem Joker
finish-by-okey-short = Joker
finish-by-pairs = mit Paaren
finish-by-pairs-short = Paare
finish-by-hand = aus der Hand
finish-by-hand-short = Hand
finish-by-color = eine Farbe
result = Ergebnis
scores = Stand
moves = Züge
analysis = Analyse
analysis-later = nach der Runde oder in einer Übung
matches = Partien
learn = Spielen lernen
lobby = Turniere
contest = Rangliste
fixture-chips = { COUNT($chips, "Chip", "Chips") }
contest-place = Platz { $place } von { $left }
contest-place-short = { $place }/{ $left }
puzzles = Aufgaben
rules = Regeln
settings = Einstellungen
new-game = Neue Partie
home = Istaka: Startseite
leave-table = Verlassen
menu = Menü
keys = Tasten
report = Hier stimmt etwas nicht
close = Schließen
cancel = Weiterspielen
update = Neue Version – neu laden
update-short = Update
unkept = Die Partie wird nicht gespeichert
left-aside = Etwas Gespeichertes liegt beiseite

## Names for screen readers

run-aloud = { $first } bis { $last }
rack-label = Dein Bänkchen
things-label = Talon und Abwürfe
melds-label = Figuren auf dem Tisch
lying-label = { $kind ->
    [run] { $number }: Sequenz, { $tiles }
    [group] { $number }: Satz, { $tiles }
    [pair] { $number }: Paar, { $tiles }
    [begun] { $number }: { $tiles }, unvollständig
   *[none] { $number }: { $tiles }, keine Figur
  }
meld-worth = { $meld }, zählt { $worth }
meld-fits = { $meld }. Passt: { $tiles }
meld-gone = Aufgelöst: { $tiles }
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
indicator-label = Anzeigestein: { $tile }
okey-label = Joker: { $tile }
seat-label = { $name }, { $points }, { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
  }
seat-turn-label = { $seat }, am Zug
seat-twin-label = { $seat }. Hat den Anzeiger gezeigt

## Notices

notice-offline = Ein Teil des Spiels fehlt: keine Verbindung
notice-version = Es gibt eine neue Version: Lade die Seite neu
