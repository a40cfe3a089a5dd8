### Istaka in English: what only the pages of the rules say; the build reads it.

page-title = { rules-of }: the rules – Istaka
page-description = { rules-of }: tiles, melds, the deal, finishing and scoring explained with figures, each rule with its source.
page-lead = For two to four players, as the game on this site plays them. What holds for some numbers of players only is marked.
page-index = The rules of the games
page-index-lead = Okey is played in many ways. These are the rules that the game on this site plays, each with its source.
page-index-description = Okey by the German board edition, Turkish Okey, coffee-house okey and table rummy with 80 or 106 tiles: the rules with figures, and how they differ.
page-differences = How the rule sets differ
page-differences-lead = For four players. A dash means that it makes no difference there.
page-others = Other rules
page-play = Play
page-players = { COUNT($players, "player", "players") }

## To the table

page-at-new = Play by these rules:
page-at-deal = At the table: a fresh deal
page-at-okey = At the table: an okey in your hand
page-at-melds = At the table: a hand of which one tile is missing
page-at-turn = At the table: your turn
page-at-twin = At the table: you hold the twin
page-at-opening = At the table: your first series
page-at-rebuild = At the table: something to rebuild
page-at-adding = At the table: a tile that fits
page-at-exchange = At the table: an okey to exchange
page-at-costly = At the table: a discard that would cost you
page-at-finish = At the table: you can finish
page-at-score = At the table: a round that is over

## The deal from the stacks

page-ring-built = { $shape ->
    [row] The 105 tiles stand in a row of 21 stacks of five, face down. One more is left over.
   *[ring] The 105 tiles stand in a ring of 21 stacks of five, face down. One more is left over.
  }
page-ring-stack = The first throw, here a { $die }: so many stacks are counted off from the left, and the tile left over goes on top of the last one.
page-ring-tile = { $from ->
    [top] The second throw, here a { $die }: in this stack of six that tile is counted from the top and turned. It is the indicator.
   *[bottom] The second throw, here a { $die }: in this stack of six that tile is counted from the bottom and turned. It is the indicator.
  }
page-ring-hands = Who gets which tiles: 1 begins, the others follow in the order of play. Where two share a stack, the upper one takes first.
page-ring-left = What is left to draw: the marked stack comes first, the one with the indicator last.

## How to play by ear

ear-description = Okey, 101 Okey and table rummy with a screen reader: how to begin, what is read aloud, and all keys.
ear-lead = Every game on this site can be played, won and understood without seeing it, with a screen reader and a keyboard. This page says how, and lists the keys of each game.
ear-begin = To begin
ear-begin-text = Choose a game at home. The table is one part of the page in which every key belongs to the game: your screen reader changes to focus mode by itself. Tab leads from the stock and the piles to the series on the table, to your rack, to the buttons and to the menu. If the letters get in your way, switch them off in the dialog “Keys”.
ear-hand = Your rack
ear-hand-text = The rack is a list of tiles. Arrows go from tile to tile, and with Shift they move the tile. E reads your hand by melds, then what is left over and how far you are. The keys 1 to 4 arrange it.
ear-hear = What you hear by itself
ear-hear-text = Each move is read as it happens, then the series that it has changed, then “Your turn”. At the end of a round one line says who has won, your result and your total. L reads the last turn again, I what lies open, G how everybody stands.
ear-steps = Step by step
ear-steps-text = You need not keep up: with the switch “Wait for a key after each move of the others”, in the dialogs “Keys” and “Settings”, each of their moves waits until you press N. It works in every game, in lessons and in contests.
ear-table = Series on the table
ear-table-text = In 101 Okey and table rummy the series are the rows of a list. Up and down go from series to series. Each says its number, its kind, its tiles and its worth, then which of your tiles fit. Choose a tile of your rack with Space, go up to a series and press Enter: the tile is added, or exchanged for a joker. The last row is the place for a new series. U takes each step back.
ear-keys = Keys in { $game }
