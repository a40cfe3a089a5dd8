### Istaka in English: the analysis of any position.

analysis-title = Analysis
analysis-failed = The answer has not come: the analysis has stopped.

## The position

analysis-place = Where the next tile goes
analysis-indicator = Indicator
analysis-hand = My hand
analysis-piles = Discards
analysis-melds = Melds
analysis-series = Series
analysis-new = new
analysis-number = { $number }
analysis-pile = Discards: { $name }
analysis-meld = Meld: { $what } ({ $name })
analysis-table = Series: { $name }
analysis-tiles = { $count ->
    [one] tile
   *[other] tiles
  }
analysis-whose = Whose meld
analysis-empty = No tile yet
analysis-remove = Take away: { $tile }
analysis-palette = Tiles
analysis-kind = { $count ->
    [0] { $tile }, none left
   *[other] { $tile }, { $count } left
  }
analysis-clear = Clear
analysis-text = The position as text
analysis-link = Copy link
analysis-play = Play from here
analysis-play-why = The tiles that nobody has seen are dealt at random. It is practice: every move can be taken back.
analysis-with-answer = with the answer
analysis-okey = Okey
analysis-picture-turn = To move: { $name }
analysis-picture-stock = Stock: { $count }
analysis-picture-melds = Melds: { $name }
analysis-more = More
analysis-phase = Phase
analysis-follows = follows from the tiles
analysis-phase-draw = before the draw
analysis-phase-discard = after the draw
analysis-phase-play = after the draw
analysis-phase-lastChance = the stock is empty: last discard
analysis-phase-finish = the stock is empty: finish
analysis-turn = To move
analysis-own-seat = My seat
analysis-seat = Seat { $seat }
analysis-seat-me = me
analysis-seat-only = opponent
analysis-seat-next = next
analysis-seat-opposite = opposite
analysis-seat-before = before me
analysis-recent = { $count ->
    [one] The last position
   *[other] The last { $count } positions
  }

## The answer

analysis-answer = Answer
analysis-unit-wins = Chance to win the round
analysis-unit-points = Penalty points at the end
analysis-unit-tiles = Tiles left after the turn
analysis-best = Best: { $action }
analysis-equal = equally good
analysis-unclear = no clear difference (± { $within })
analysis-because = { $because }.
analysis-more-actions = { $count ->
    [one] Another possibility
   *[other] { $count } other possibilities
  }
analysis-quick = A first answer; a finer one follows.
analysis-fine = As an Expert sees it. Tap an action to play it.
analysis-nothing = Another player is to move: there is nothing to decide.
analysis-over = With that the round is over.
analysis-leave-out = Leave out “{ $field }”
analysis-helps = { $count ->
    [one] { $count } tile helps
   *[other] { $count } tiles help
  }
analysis-helps-all = { $count ->
    [one] { $count } unseen tile helps.
   *[other] { $count } unseen tiles help.
  }
analysis-do-take = Take the discard
analysis-okey-ways = { $melds ->
    [0] Runs and groups complete
    [one] Runs and groups { $melds } tile away
   *[other] Runs and groups { $melds } tiles away
  }, seven pairs { $pairs ->
    [0] complete
   *[other] { $pairs } away
  }.
analysis-okey-melds = { $melds ->
    [0] Runs and groups complete.
    [one] Runs and groups { $melds } tile away.
   *[other] Runs and groups { $melds } tiles away.
  }
analysis-okey-points = Counts { $points }.
analysis-okey-gives = Gives the next player { $share }.
analysis-okey101-opening = The opening
analysis-okey101-closing = If the round ended now: { COUNT($points, "penalty point", "penalty points") }.
analysis-okey101-penalty = Costs { COUNT($points, "penalty point", "penalty points") } at once.
analysis-okey101-fits = Others can use it.
analysis-okey101-value = The melds in the hand are worth { $value }.
analysis-okey101-series = { $count ->
    [0] Enough to open with melds.
    [one] { $count } tile away from opening with melds.
   *[other] { $count } tiles away from opening with melds.
  }
analysis-okey101-pairs = { $count ->
    [0] Enough to open with pairs.
    [one] { $count } tile away from opening with pairs.
   *[other] { $count } tiles away from opening with pairs.
  }
analysis-rummi-lay = Lay { $tiles }
analysis-rummi-lay-many = { $count ->
    [one] Lay { $count } tile
   *[other] Lay { $count } tiles
  }
analysis-rummi-table = The table afterwards
analysis-rummi-opens = These are your first series.
analysis-rummi-finishes = Then your rack is empty.
analysis-rummi-changes = Series on the table are rebuilt.
analysis-rummi-waits = An Expert waits, to lay everything at once.

## The lesson

analysis-how = How does this work?
analysis-guide-enter = { $left ->
    [one] Now the last tile: tap { $tile }.
   *[other] This hand lacks { $left } tiles. Tap { $tile }.
  }
analysis-guide-stray = There is something too much. Tap “{ $undo }”.
analysis-guide-read = The best comes first, with your chance to win. Below it: why.
analysis-guide-play = Tap the best action. It is played here.
analysis-guide-played = This is what comes next. Go on, or ask about your own hand.
analysis-guide-own = My own hand

## Reasons for which it is no position

position-fault-tooLong = The text is too long.
position-fault-badRules = These rules cannot be read; the usual ones are taken.
position-fault-unknownField = There is nothing called “{ $field }” in this game.
position-fault-repeatedField = “{ $field }” is there twice.
position-fault-missingField = { $field ->
    [indicator] Choose the indicator.
    [hand] Choose the tiles of your hand.
   *[other] Lacking: { $what }.
  }
position-fault-badValue = { $blank ->
    [yes] This cannot be: { $what }.
   *[no] “{ $about }” cannot be read ({ $what }).
  }
position-fault-badTile = “{ $about }” is no tile ({ $what }).
position-fault-notInPlay = Not in play by these rules: { $tile }.
position-fault-tooMany = There are not so many of it: { $tile }.
position-fault-tileTwice = This one lies in two places: { $tile }.
position-fault-notHeld = Not in your hand: { $tile }.
position-fault-handSize = { $need ->
    [0] { COUNT($count, "tile", "tiles") } in your hand: that does not fit.
   *[other] { $count } of { COUNT($need, "tile", "tiles") } in your hand.
  }
position-fault-wrongOkey = This okey does not follow the indicator: { $tile }.
position-fault-badIndicator = This cannot be the indicator: { $tile }.
position-fault-notAMeld = No meld: { $about }.
position-fault-notPlaying = Nobody plays there: { $name } ({ $what }).
position-fault-badPhase = That does not fit the tiles: { $what }.
position-fault-noOffer = Before a draw there is a discard to take. Put one there ({ $name }), or give your hand one tile more.
position-fault-badCount = The numbers of tiles do not add up ({ $what }).
position-fault-notOpened = Somebody with melds on the table has opened: { $name }.
position-fault-tooLow = Too low for an opening: { $about }.
position-field-rules = rules
position-field-seats = players
position-field-seat = my seat
position-field-turn = to move
position-field-starter = first player
position-field-phase = phase
position-field-indicator = indicator
position-field-okey = okey
position-field-hand = hand
position-field-drawn = drawn tile
position-field-taken = taken tile
position-field-returned = given back
position-field-pile = discards
position-field-took = taken discards
position-field-twin = shown twin
position-field-table = table
position-field-meld = melds
position-field-opened = opening
position-field-announced = goes for pairs
position-field-penalty = penalties
position-field-left = left
position-field-tiles = numbers of tiles
position-field-stock = stock
position-field-events = events
position-field-points = score
position-field-decided = decided rounds
