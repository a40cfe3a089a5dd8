### Istaka in English: the dialogs, fetched with them.

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
