### Istaka in English.

## The table

brand = Istaka
title = Istaka – Okey
game-turkish = Turkish Okey
round = Round { $round }
practice = Practice
table-name = Okey table
seat-0 = You
seat-1 = Mehmet
seat-2 = Leyla
seat-3 = Deniz
points = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
  }
points-short = penalty: { $points }
out = out · { $points }
indicator = indicator
okey = okey
take = take
discards = your discards
discards-short = discard
stock-empty = empty
stock-left = in stock

## Tiles

tile = { $color ->
    [R] red
    [Y] yellow
    [B] blue
    [G] green
   *[K] black
  } { $number }
false-joker = false joker
wild-tile = { $tile } (okey)
tile-misfit = { $tile }, does not fit
tile-taken = { $tile }, just taken
tile-drawn = { $tile }, just drawn

## What to do now

prompt-deal = The tiles are dealt
prompt-draw = Your turn: draw from the stock
prompt-take = Your turn: draw from the stock or take the { $tile }
prompt-take-short = Draw or take the { $tile }
prompt-draw-short = Draw from the stock
prompt-discard = Discard a tile: drag it to your discards or tap it twice
prompt-discard-short = Discard a tile: drag it or tap it twice
prompt-selected = Tap your pile to discard the { $tile }
prompt-ready = { $name } begins as soon as you are ready
prompt-wait = { $name } is playing
prompt-step = { $name } is next: { $keys ->
    [on] N or “Go on”
   *[off] “Go on”
  }
go-on = Go on
faster = Faster
prompt-watch = You are out: { $name } is playing
prompt-over = The round is over

## The first visit

welcome-title = New to this game?
welcome-aim = Get all 14 tiles into runs and groups before the others do, then finish with the fifteenth.
welcome-aim-short = Get 14 tiles into runs and groups.
welcome-run = run
welcome-group = group
welcome-okey = okey: stands for any tile
welcome-new = I am new
welcome-known = I know it
welcome-note = If you are new, you first win a short hand with help.

## Buttons

arrange = Arrange
by-runs = 1 2 3
by-runs-label = 1 2 3: arrange by runs
by-groups = 7 7 7
by-groups-label = 7 7 7: arrange by groups
by-pairs = Pairs
by-pairs-label = Arrange by pairs
by-best = Best
by-best-label = Best arrangement
close-up = No gaps
close-up-label = No gaps: only melds stay apart
hint = Hint
hint-plays = Play it
undo = Undo
undo-what = Undo: { $what }
undone-arrangement = arrangement
undone-discard = discard
undone-take = take
undone-draw = draw
undone-finish = finish
undone-twin = shown twin
undone-pass = pass
away = { $count ->
    [0] complete
    [one] { $count } tile away
   *[other] { $count } tiles away
  }
show-twin = Show twin
show-twin-short = Show twin
pass = Pass
finish = Finish
finish-by-okey = with the okey
finish-by-okey-short = okey
finish-by-pairs = with pairs
finish-by-pairs-short = pairs
finish-by-hand = from hand
finish-by-hand-short = hand
finish-by-color = one colour
result = Result
scores = Scores
moves = Moves
analysis = Analyse
analysis-later = after the round, or in practice
matches = Matches
learn = Learn to play
lobby = Tournaments
contest = Standings
fixture-chips = { COUNT($chips, "chip", "chips") }
contest-place = Place { $place } of { $left }
contest-place-short = { $place }/{ $left }
puzzles = Puzzles
rules = Rules
settings = Settings
new-game = New game
home = Istaka: home
leave-table = Leave
menu = Menu
keys = Keys
report = This looks wrong
close = Close
cancel = Keep playing
update = New version – reload
update-short = Update
unkept = The match is not being saved
left-aside = Something saved was put aside

## Names for screen readers

run-aloud = { $first } to { $last }
rack-label = Your rack
things-label = Stock and discards
melds-label = Melds on the table
lying-label = { $kind ->
    [run] { $number }: run, { $tiles }
    [group] { $number }: group, { $tiles }
    [pair] { $number }: pair, { $tiles }
    [begun] { $number }: { $tiles }, not complete
   *[none] { $number }: { $tiles }, no series
  }
meld-worth = { $meld }, worth { $worth }
meld-fits = { $meld }. Fits: { $tiles }
meld-gone = Gone: { $tiles }
actions-label = Your moves
stock-label = { $count ->
    [one] Stock, { $count } tile: draw
   *[other] Stock, { $count } tiles: draw
  }
take-label = { $name } discarded { $tile }: take
take-empty-label = Nothing to take
discard-label = Discard the chosen tile
pile-label = { $name } discarded { $tile }
pile-empty-label = { $name } has discarded nothing
indicator-label = Indicator { $tile }
okey-label = Okey { $tile }
seat-label = { $name }, { $points }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
seat-turn-label = { $seat }, to move
seat-twin-label = { $seat }. Has shown the indicator’s twin

## Notices

notice-offline = Part of the game is missing: no connection
notice-version = There is a new version: reload the page
