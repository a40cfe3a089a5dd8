### The ring of stacks in English: fetched with rules that deal from one.

ring-throws = Everyone throws the die: the highest number starts
ring-tie = A tie at { $pips }: they throw again
ring-starts = { $name } throws { $pips } and starts
ring-you-start = You throw { $pips } and start
ring-dice = { $name } throws for the okey
ring-you-dice = You throw for the okey
ring-stack = { $pips }: the tile left over goes on stack { $pips }
ring-indicator = Tile { $pips } from the { $from ->
    [top] top
   *[bottom] bottom
  } is the indicator: { $tile }
ring-again = Tile { $pips } is a false joker: the die is thrown again
ring-jokers = A false joker is turned: now the other one is the only wild tile
ring-hands = Stack by stack, the tiles go round
ring-skip = Skip
ring-open-label = { $count ->
    [one] { $count } tile to draw: show the stacks
   *[other] { $count } tiles to draw: show the stacks
  }
ring-title = { $shape ->
    [row] Row of stacks
   *[ring] Ring of stacks
  }
ring-next = { $count ->
    [one] Next: stack { $stack }, { $count } tile
   *[other] Next: stack { $stack }, { $count } tiles
  }
ring-empty = All stacks are drawn
ring-thrown = Thrown: { $stack } for the stack, { $pips } for the tile from the { $from ->
    [top] top
   *[bottom] bottom
  }
