### Istaka in het Nederlands.

## The table

brand = Istaka
title = Istaka – Okey
game-turkish = Turks Okey
round = Ronde { $round }
practice = Oefenspel
table-name = Okeytafel
seat-0 = Jij
seat-1 = Mehmet
seat-2 = Leyla
seat-3 = Deniz
points = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
  }
points-short = straf: { $points }
out = af · { $points }
indicator = aanwijssteen
okey = joker
take = nemen
discards = jouw aflegstapel
discards-short = wegleggen
stock-empty = leeg
stock-left = in de stapel

## Tiles

tile = { $color ->
    [R] rode
    [Y] gele
    [B] blauwe
    [G] groene
   *[K] zwarte
  } { $number }
false-joker = valse joker
wild-tile = { $tile } (joker)
tile-misfit = { $tile }, past niet
tile-taken = { $tile }, net genomen
tile-drawn = { $tile }, net getrokken

## What to do now

prompt-deal = De stenen worden gedeeld
prompt-draw = Jouw beurt: trek van de stapel
prompt-take = Jouw beurt: trek van de stapel of neem de { $tile }
prompt-take-short = Trek of neem de { $tile }
prompt-draw-short = Trek van de stapel
prompt-discard = Leg een steen weg: sleep hem naar je aflegstapel of tik er twee keer op
prompt-discard-short = Leg weg: sleep een steen of tik twee keer
prompt-selected = Tik op je aflegstapel om de { $tile } weg te leggen
prompt-ready = { $name } begint zodra je klaar bent
prompt-wait = { $name } is aan de beurt
prompt-step = { $name } is aan de beurt: { $keys ->
    [on] N of ‘Verder’
   *[off] ‘Verder’
  }
go-on = Verder
faster = Sneller
prompt-watch = Je bent uitgeschakeld: { $name } is aan de beurt
prompt-over = De ronde is voorbij

## The first visit

welcome-title = Is dit spel nieuw voor je?
welcome-aim = Breng als eerste al je 14 stenen onder in rijen en groepen en ga uit met de vijftiende.
welcome-aim-short = Breng 14 stenen onder in rijen en groepen.
welcome-run = rij
welcome-group = groep
welcome-okey = joker: elke steen die je wilt
welcome-new = Ik ben nieuw
welcome-known = Ik ken het
welcome-note = Ben je nieuw, dan win je eerst met hulp een korte hand.

## Buttons

arrange = Schikken
by-runs = 1 2 3
by-runs-label = 1 2 3: op rijen schikken
by-groups = 7 7 7
by-groups-label = 7 7 7: op groepen schikken
by-pairs = Paren
by-pairs-label = Op paren schikken
by-best = Beste
by-best-label = Beste schikking
close-up = Aansluiten
close-up-label = Aansluiten: alleen naast combinaties een gat
hint = Tip
hint-plays = Uitvoeren
undo = Terug
undo-what = Terug: { $what }
undone-arrangement = schikking
undone-discard = wegleggen
undone-take = nemen
undone-draw = trekken
undone-finish = uitgaan
undone-twin = tonen
undone-pass = passen
away = { $count ->
    [0] compleet
    [one] nog { $count } steen
   *[other] nog { $count } stenen
  }
show-twin = Toon aanwijssteen
show-twin-short = Toon
pass = Passen
finish = Ga uit
finish-by-okey = met de joker
finish-by-okey-short = joker
finish-by-pairs = met paren
finish-by-pairs-short = paren
finish-by-hand = in één keer
finish-by-hand-short = hand
finish-by-color = één kleur
result = Uitslag
scores = Stand
moves = Zetten
analysis = Analyse
analysis-later = na de ronde, of in een oefenspel
matches = Spellen
learn = Leren spelen
lobby = Toernooien
contest = Tussenstand
fixture-chips = { COUNT($chips, "fiche", "fiches") }
contest-place = Plaats { $place } van { $left }
contest-place-short = { $place }/{ $left }
puzzles = Puzzels
rules = Regels
settings = Instellingen
new-game = Nieuw spel
home = Istaka: startpagina
leave-table = Verlaten
menu = Menu
keys = Toetsen
report = Hier klopt iets niet
close = Sluiten
cancel = Verderspelen
update = Nieuwe versie – herladen
update-short = Update
unkept = Het spel wordt niet bewaard
left-aside = Er is iets bewaards apart gelegd

## Names for screen readers

run-aloud = { $first } tot en met { $last }
rack-label = Jouw plankje
things-label = Stapel en weggelegde stenen
melds-label = Combinaties op tafel
lying-label = { $kind ->
    [run] { $number }: rij, { $tiles }
    [group] { $number }: groep, { $tiles }
    [pair] { $number }: paar, { $tiles }
    [begun] { $number }: { $tiles }, niet compleet
   *[none] { $number }: { $tiles }, geen serie
  }
meld-worth = { $meld }, waarde { $worth }
meld-fits = { $meld }. Past: { $tiles }
meld-gone = Weg: { $tiles }
actions-label = Jouw zetten
stock-label = { $count ->
    [one] Stapel, { $count } steen: trekken
   *[other] Stapel, { $count } stenen: trekken
  }
take-label = { $name } legde de { $tile } weg: nemen
take-empty-label = Er is geen aflegsteen te nemen
discard-label = De gekozen steen wegleggen
pile-label = { $name } legde de { $tile } weg
pile-empty-label = { $name } heeft niets weggelegd
indicator-label = Aanwijssteen: { $tile }
okey-label = Joker: { $tile }
seat-label = { $name }, { $points }, { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
  }
seat-turn-label = { $seat }, aan de beurt
seat-twin-label = { $seat }. Heeft de aanwijssteen getoond

## Notices

notice-offline = Een deel van het spel ontbreekt: geen verbinding
notice-version = Er is een nieuwe versie: laad de pagina opnieuw
