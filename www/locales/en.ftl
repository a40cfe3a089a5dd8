### Istaka in English.

## The table

brand = Istaka
title = Istaka – Okey
game-name = Turkish Okey
round = Round { $round }
table-name = Okey table
seat-0 = You
seat-1 = Mehmet
seat-2 = Leyla
seat-3 = Deniz
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
out = out · { $points }
indicator = indicator
okey = okey
take = take
discards = your discards
discards-short = discard
stock-empty = empty

## Tiles

tile = { $color ->
    [R] red
    [Y] yellow
    [B] blue
   *[K] black
  } { $number }
false-joker = false joker
wild-tile = { $tile }, wild
tile-misfit = { $tile }, does not fit
tile-drawn = { $tile }, just drawn

## What to do now

prompt-deal = The tiles are dealt
prompt-draw = Your turn: draw from the stock
prompt-take = Your turn: draw from the stock or take the { $tile }
prompt-take-short = Draw or take the { $tile }
prompt-draw-short = Draw from the stock
prompt-start = You start: throw a tile onto your discards
prompt-start-short = You start: throw a tile
prompt-discard = Throw a tile: drag it to your discards or tap it twice
prompt-discard-short = Throw a tile: drag it or tap it twice
prompt-selected = Tap your discards to throw the { $tile }
prompt-finish = Your hand is complete: finish
prompt-last-chance = The stock is empty: take the { $tile } to finish, or pass
prompt-last-chance-short = Stock empty: finish with the { $tile } or pass
prompt-pass = The stock is empty, and this discard does not finish: pass
prompt-pass-short = The stock is empty: pass
prompt-wait = { $name } is playing
prompt-watch = You are out. { $name } is playing
prompt-over = The round is over

## Buttons

by-runs = 1 2 3
by-runs-label = Arrange by runs
by-groups = 7 7 7
by-groups-label = Arrange by groups
show-twin = Show twin
pass = Pass
finish = Finish
scores = Scores
rules = Rules
new-game = New game
menu = Menu
close = Close
cancel = Keep playing
update = New version – reload

## Names for screen readers

rack-label = Your rack
actions-label = Your moves
stock-label = { $count ->
    [one] Stock, { $count } tile: draw
   *[other] Stock, { $count } tiles: draw
  }
take-label = { $name } threw { $tile }: take
take-empty-label = Nothing to take
discard-label = Throw the chosen tile onto your discards
pile-label = { $name } threw { $tile }
pile-empty-label = { $name } has thrown nothing
indicator-label = Indicator { $tile }
okey-label = Okey { $tile }
seat-label = { $name }, { $points }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
seat-turn-label = { $seat }, to move
rack-help = Arrow keys go along the rack, with Shift they move the tile. Space chooses a tile, Enter throws it.

## What happened

said-drew = { $name } draws.
said-took = { $name } takes { $tile }.
said-discarded = { $name } throws { $tile }.
said-showed = { $name } shows the indicator’s twin.
said-passed = { $name } passes.
said-declared = { $name } finishes with { $tile }.
said-you-drew = You have drawn { $tile }.
said-you-took = You have taken { $tile }.
said-you-discarded = You have thrown { $tile }.
said-you-showed = You have shown the indicator’s twin.
said-you-passed = You have passed.
said-you-declared = You finish with { $tile }.
said-your-turn = Your turn.

## Refusals: what is wrong and what would help

refused-notYourTurn = It is not your turn yet
refused-drawFirst = Draw a tile first
refused-alreadyDrawn = You have your tile: throw one now
refused-nothingToTake = There is nothing to take
refused-stockEmpty = The stock is empty
refused-notInHand = That tile is not on your rack
refused-handIncomplete = { $count ->
    [0] Not complete yet
    [one] Not complete yet: { $tiles } does not fit
   *[other] Not complete yet: { $tiles } do not fit
  }
refused-handIncomplete-many = Not complete yet: the { $count } marked tiles do not fit
refused-twinNotHeld = You were not dealt the indicator’s twin
refused-twinTooLate = Too late: the twin is shown before your first move
refused-twinAlreadyShown = You have already shown the twin
refused-roundOver = The round is over
refused-roundRunning = The round is still running
refused-matchOver = The match is over: start a new game
refused-mustFinish = This tile may only be taken to finish at once
refused-wouldNotFinish = You could not finish with that tile: pass
refused-cannotPass = Passing is only possible when the stock is empty
refused-unknown = That is not possible now

## Notices

notice-damaged = The saved game could not be read: this is a new one
notice-seed = The seed in the address is no number that can be used and was left aside
failed-title = The game cannot start
failed-engine = This browser could not load the game’s engine. It needs WebAssembly: please try a current version of Firefox, Chrome, Edge or Safari, or reload the page.
failed-reload = Reload

## End of a round

result-win = { $name } wins round { $round }
result-you-win = You win round { $round }
result-void = Round { $round } is void
result-void-why = The stock ran out, so nobody writes points for this round.
result-plain = Every other player writes { $value }.
result-okey = Last tile: the okey, so every other player writes { $value } instead of 2.
result-pairs = Seven pairs, so every other player writes { $value } instead of 2.
result-okey-pairs = Seven pairs and the okey as last tile, so every other player writes { $value } instead of 2.
result-twin = { $name } showed the indicator’s twin: 1 point for each of the others.
result-you-twin = You showed the indicator’s twin: 1 point for each of the others.
result-last-tile = Last tile: { $tile }
row-finished = finished
row-finished-okey = finished with an okey
row-finished-pairs = finished with seven pairs
row-away = { $count ->
    [one] { $count } tile away
   *[other] { $count } tiles away
  }
row-complete = complete
row-out = out
column-round = round
column-total = total
points-plus = +{ $points }
points-zero = 0
points-none = –
meld-label = Meld: { $tiles }
rest-label = Left over: { $tiles }
next-round = Next round
watch-on = Watch on
to-standing = To the standing
human-out = You are above { $limit } points and out of this match. The others play on.

## End of the match

standing-title = Final standing
standing-won = You win the match
standing-lost = { $name } wins the match
rank = { $rank }.

## Scores

scores-title = Scores
scores-empty = No round is finished yet. Whoever goes above { $limit } points is out; the last one left wins.
scores-round = Round
scores-total = Total

## New game

new-game-title = Start a new game?
new-game-why = The match that is running will be given up.

## Rules

rules-title = How to play
rules-goal = The goal
rules-goal-text = Fill your rack with 14 tiles that all belong to melds, then throw the fifteenth to finish. Every round you lose costs penalty points; whoever goes above { $limit } is out, and the last player left wins.
rules-turn = Your turn
rules-turn-text = Draw a tile from the stock, or take the tile that the player on your left has just thrown. Then throw one tile onto your discards at the lower right.
rules-melds = Melds
rules-run = Run: three or more numbers in a row of one colour. 1 may also follow 13.
rules-group = Group: three or four tiles of one number, all of different colours.
rules-pairs = Or seven pairs of equal tiles instead of runs and groups.
rules-okey = Indicator and okey
rules-okey-text = One tile lies face up: the indicator. The next number of its colour is the okey, and both okeys are wild: they stand for any tile. After 13 comes 1.
rules-false = The two false jokers, marked with a star, are played as the tile that the okey shows.
rules-twin = If you were dealt the indicator’s twin, you may show it before your first move: every opponent gets 1 point.
rules-points = Points
rules-points-text = Each loser writes 2 points; 4 if the last tile thrown is an okey, 4 for seven pairs, 8 for both. If the stock runs out, the round is void.
rules-handling = Handling
rules-handling-text = Drag tiles freely on the rack at any time. Tap a tile twice, or drag it to your discards, to throw it. Drag it onto Finish, or press Finish, to end the round.
