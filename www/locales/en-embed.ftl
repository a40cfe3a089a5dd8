### What the elements for other pages say, in English (docs/embedding.md).

## What of an attribute cannot be read

embed-wrong = { $name }: “{ $part }” cannot be read. Expected: { $expected }.
embed-missing = { $name } is missing. Expected: { $expected }.
embed-expected-tiles = tiles such as R5 (R, Y, B or K and 1 to 13), F for a false joker, J for a joker; a new row after |
embed-expected-okey = what is wild, such as R7, or J
embed-expected-hand = complete, pairs, or how many tiles are missing
embed-expected-claim = either kind or hand
embed-expected-rules = rules such as turkish, board or rummi80
embed-expected-record = a match as Istaka saves or shares it
embed-expected-position = indicator Y1; hand R1 R2 …
embed-expected-at = a move such as 17, or round and move such as 2.17
embed-expected-seat = a seat from 0 to 3 at which somebody plays
embed-expected-seed = a number of up to 20 digits
embed-expected-src = the address of the game
embed-expected-puzzle = a puzzle such as istaka puzzles prints
embed-expected-daily = a date such as 2026-11-24

## Verdicts

verdict-right = Right
verdict-wrong = Wrong
verdict-asked = The engine is being asked …
verdict-unreached = The engine could not be loaded, so it says nothing about this.
verdict-meld = { $kind ->
    [run] This is a run.
    [group] This is a group.
   *[pair] This is a pair.
  }
verdict-stands = { $tile } stands for { $face }.
verdict-few = { $kind ->
    [run] A run has at least { COUNT($number, "tile", "tiles") }.
    [group] A group has at least { COUNT($number, "tile", "tiles") }.
   *[pair] A pair has { COUNT($number, "tile", "tiles") }.
  }
verdict-many = { $kind ->
    [run] A run has at most { COUNT($number, "tile", "tiles") }.
    [group] A group has at most { COUNT($number, "tile", "tiles") }.
   *[pair] A pair has { COUNT($number, "tile", "tiles") }.
  }
verdict-colors = A run is of one colour, unlike { $tiles }.
verdict-numbers = A group has one number, unlike { $tiles }.
verdict-twice = { $kind ->
    [run] A run has each number at most once: here are { $tiles }.
   *[other] A group has each colour at most once: here are { $tiles }.
  }
verdict-gap = Missing: { $faces }.
verdict-highOne = By these rules no 1 follows the last number.
verdict-pastOne = A run ends with the 1 after the last number.
verdict-apart = The numbers do not follow one another.
verdict-differ = The tiles of a pair are the same, unlike { $tiles }.
verdict-noMeld = Neither a run nor a group.
verdict-length = A complete hand has 14 tiles; here: { $number }.
verdict-tooMany = The game does not have so many of { $tiles }.
verdict-foreign = The game does not have { $tiles }.
verdict-complete = The hand is complete.
verdict-away = { $number ->
    [one] One tile away from a complete hand.
   *[other] { $number } tiles away from a complete hand.
  }
verdict-unfit = Left over: { $tiles }.
verdict-awayPairs = { $number ->
    [one] One tile away from seven pairs.
   *[other] { $number } tiles away from seven pairs.
  }
verdict-noPairs = These rules have no seven pairs.
verdict-noHands = This game has no complete hands.
verdict-opens = Together they are worth { $number }; you need { $need } to open.
verdict-tooLow = Together they are worth { $number }: { $lacks } short of { $need }.
verdict-opensByPairs = { COUNT($number, "pair", "pairs") }; you need { $need } to open.
verdict-tooFewPairs = { $number ->
    [one] One pair; you need { $need } to open.
   *[other] { $number } pairs; you need { $need } to open.
  }
verdict-mixed = An opening is melds or pairs, not both.
verdict-noOpening = Only rules of 101 Okey have openings that are judged.

## A moment of a match

position-label = A moment of a match
position-hand = { $name }: { $tiles }
position-hidden = { $name }: { $count ->
    [one] { $count } hidden tile
   *[other] { $count } hidden tiles
  }
position-pile = { $name } has discarded { $tiles }
position-table = On the table
position-stock = { $count ->
    [one] Stock: { $count } tile
   *[other] Stock: { $count } tiles
  }
position-turn = { $name } to move.
position-draw = May draw from the stock.
position-take = May take { $tile }.
position-pass = May pass.
position-discard = { $count ->
    [one] May discard one tile.
   *[other] May discard any of { $count } tiles.
  }
position-finish = May finish with { $tiles }.
position-lay = May lay tiles.
position-over = The round is over.
position-show = Show all hands
position-hide = Hide the other hands
position-drew = { $name } draws { $tile }.
position-moves = Moves
position-lays = { $name } lays out the hand
position-player = Player { $number }
placed-label = A position
placed-analyse = Analyse

## The game in a frame

frame-title = Istaka, a game of Okey
