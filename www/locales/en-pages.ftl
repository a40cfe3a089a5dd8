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
