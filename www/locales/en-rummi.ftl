### Istaka in English: table rummy, fetched when it is played.

## What is counted

minus = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
minus-short = { $points }
scores-title-minus = Minus points
column-minus = minus points
aim-minus = { $rounds ->
    [one] One round: the fewest minus points win.
   *[other] The fewest minus points after { $rounds } rounds win.
  }
taken = { minus }
taken-short = { minus-short }
scores-title-taken = Points
column-taken = points
aim-taken = { $rounds ->
    [one] One round: the most points win.
   *[other] The most points after { $rounds } rounds win.
  }

## The first visit

rummi-welcome-aim = Lay all your tiles on the table in runs and groups. Whatever lies there may be rebuilt by everybody.
rummi-welcome-aim-short = Lay all your tiles in runs and groups.
rummi-welcome-joker = joker: stands for any tile

## What to do now

rummi-prompt-open = Your turn: lay series worth { COUNT($opening, "point", "points") }, or draw
rummi-prompt-open-short = Lay { COUNT($opening, "point", "points") }, or draw
rummi-prompt-open-pass = The stock is empty: lay series worth { COUNT($opening, "point", "points") }, or pass
rummi-prompt-open-pass-short = Stock empty: lay { COUNT($opening, "point", "points") }, or pass
rummi-prompt-lay = Your turn: lay tiles, or draw
rummi-prompt-lay-short = Lay tiles, or draw
rummi-prompt-lay-pass = The stock is empty: lay tiles, or pass
rummi-prompt-lay-pass-short = Stock empty: lay tiles, or pass
rummi-prompt-put = { $count ->
    [one] Tap where the { $tile } should go, or more tiles to go along
   *[other] Tap where these { $count } tiles should go
  }
rummi-prompt-put-short = { $count ->
    [one] Tap its place, or more tiles
   *[other] Tap a place for these { $count } tiles
  }
rummi-choose = Choose a tile first, then tap where it should go
rummi-laid = { $count ->
    [0] Nothing laid yet
    [one] { $count } tile laid
   *[other] { $count } tiles laid
  }
rummi-laid-short = { $count ->
    [0] Nothing laid
   *[other] { $count } laid
  }
rummi-prompt-points = { rummi-laid } · { $points } of { COUNT($opening, "point", "points") }
rummi-prompt-points-short = { rummi-laid-short } · { $points } of { COUNT($opening, "point", "points") }
rummi-tell-points = { $enough ->
    [yes] { COUNT($points, "point", "points") }: enough to open
    [later] { COUNT($points, "point", "points") }: enough to open once the table is valid
   *[no] Opening: { $points } of { COUNT($opening, "point", "points") }
  }
rummi-prompt-begun = { rummi-laid } · { $series ->
    [one] one series is not complete
   *[other] { $series } series are not complete
  }
rummi-prompt-begun-short = { rummi-laid-short } · { $series ->
    [one] one series is not complete
   *[other] { $series } series are not complete
  }
rummi-prompt-finish = All your tiles lie: finish
rummi-prompt-ready = { rummi-laid } · done?
rummi-prompt-nothingLaid = All is valid: add a tile of your own, or start again
rummi-prompt-nothingLaid-short = Add a tile of your own
rummi-prompt-jokerLocked = { rummi-laid } · a joker left, and its tile is not in its place
rummi-prompt-jokerLocked-short = The joker’s tile is not in its place
rummi-prompt-unfinished = { rummi-laid } · the table is not valid yet
rummi-prompt-left = Your time ran out twice: the computer plays for you in this round
rummi-prompt-left-short = The computer plays for you in this round
rummi-prompt-share = { $names } share the round
rummi-prompt-you-share = You share the round with { $names }

## Buttons and keys

rummi-add = Add
rummi-done = Done
rummi-finish-at-once = in one turn: up to { $points }
rummi-draw = Draw
rummi-draw-instead = Draw instead
rummi-restart = Start again
undone-lay = turn
undone-timeout = turn
key-done = end the turn
key-put-new = lay the tile as a new series
key-restart = start the turn again

## The table

rummi-new = Drop here for a new series
rummi-new-short = New series
rummi-missing = { $count ->
    [one] one tile missing
   *[other] { $count } tiles missing
  }
rummi-no-series = no series
rummi-joker-label = joker as { $tile }
rummi-own-label = { $tile }, laid in this turn
rummi-fresh-label = { $tile }, new
rummi-end-label = End of series { $number }
rummi-new-label = Place for a new series
rummi-seat-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
rummi-seat-tiles-short = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
rummi-seat-closed = not opened
rummi-seat-left = left

## What happened

rummi-rebuilds = { $broken ->
    [0] {""}
    [one] {" "}and rebuilds one series
   *[other] {" "}and rebuilds { $broken } series
  }
rummi-so-many = { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
rummi-said-laid = { $name } lays { $tiles }{ rummi-rebuilds }.
rummi-said-opened = { $name } opens with { $tiles }{ rummi-rebuilds }.
rummi-said-laid-short = { $name } lays { rummi-so-many }{ rummi-rebuilds }.
rummi-said-opened-short = { $name } opens with { rummi-so-many }{ rummi-rebuilds }.
rummi-said-failed = The table of { $name } was not valid: all lies as before.
rummi-said-timedOut = The time of { $name } has run out.
rummi-you-rebuild = { $broken ->
    [0] {""}
    [one] {" "}and rebuilt one series
   *[other] {" "}and rebuilt { $broken } series
  }
rummi-said-you-laid = You laid { $tiles }{ rummi-you-rebuild }.
rummi-said-you-opened = You opened with { $tiles }{ rummi-you-rebuild }.
rummi-said-you-laid-short = You laid { rummi-so-many }{ rummi-you-rebuild }.
rummi-said-you-opened-short = You opened with { rummi-so-many }{ rummi-you-rebuild }.
rummi-said-you-drew = You drew a tile.
rummi-said-you-failed = Your table was not valid: all lies as before.
rummi-said-you-timedOut = Your time has run out.
rummi-notice-failed = { $name } left no valid table: { $stock ->
    [0] all lies as before
   *[other] all as before, { $name } draws { rummi-so-many }
  }
rummi-notice-failed-short = { $name } has left no valid table
rummi-notice-you-failed = The table was not valid: { $stock ->
    [0] all lies as before
   *[other] all as before, you have drawn { rummi-so-many }
  }
rummi-notice-you-failed-short = { $stock ->
    [0] Not valid: all lies as before
   *[other] Not valid: you have drawn { rummi-so-many }
  }
rummi-notice-rest = Your turn ends, and the laid tiles come back to your rack
rummi-notice-rest-short = The tiles you have laid come back to your rack
rummi-notice-timedOut = The time of { $name } has run out
rummi-notice-left = { $name } has left: the computer plays on in this round
rummi-notice-left-short = { $name } has left

## Refusals: what is wrong and what would help

refused-nothingLaid = Lay at least one tile of your own, or draw
refused-notASeries = { $count ->
    [one] { $tiles } lies alone: a series has three tiles or more
   *[other] { $tiles }: no series, as runs have one colour, groups one number
  }
refused-openingTooLow = Not enough to open yet: lay more of your own, or draw
refused-tilesMissing = { $count ->
    [one] This one stays on the table: { $tiles }
   *[other] These stay on the table: { $tiles }
  }
refused-jokerLocked = A joker may leave only if its tile takes its place
refused-noPlace = Tiles cannot be put there
refused-notHeld = That tile lies somewhere else by now

## One sentence about a thing

rummi-thing-stock = { $count ->
    [0] The stock is empty: whoever cannot lay tiles passes.
    [one] One tile is left here. Whoever draws lays nothing in this turn.
   *[other] { $count } tiles are left here. Whoever draws lays nothing in this turn.
  }
rummi-thing-joker = A joker stands for any tile. Whoever puts that tile in its place may use the joker elsewhere on the table at once.
rummi-thing-minus = Minus points of this match: what was left on the rack at the end of each round. { $aim }
rummi-thing-taken = Points of this match: the winner of a round takes what the others lose. { $aim }
rummi-thing-minus-lock = { rummi-thing-minus } { rummi-thing-lock }
rummi-thing-taken-lock = { rummi-thing-taken } { rummi-thing-lock }
rummi-thing-lock = A lock, or the words “not opened”, marks who has not laid series worth { COUNT($opening, "point", "points") } yet.

## Hints

rummi-hint-because-lay = They all fit, and more cannot be laid now
rummi-hint-because-plain = They all fit, and the table stays as it lies
rummi-hint-because-open = They are worth enough to open
rummi-hint-because-wait = You could lay tiles; but wait, to lay everything at once: until then nobody can add to your series
rummi-hint-because-wait-short = Wait, to lay everything at once
rummi-hint-because-finish = Then your rack is empty, and the round is yours
rummi-hint-count = { $count ->
    [one] One tile can be laid, worth { $points }
   *[other] { $count } tiles can be laid, worth { $points } together
  }
rummi-hint-count-short = { $count ->
    [one] One tile can be laid
   *[other] { $count } tiles can be laid
  }
rummi-hint-count-all = { $count ->
    [one] Your last tile can be laid
   *[other] All of your { $count } tiles can be laid
  }
rummi-hint-count-wait = { $count ->
    [one] One tile could be laid, worth { $points }; an Expert waits
   *[other] { $count } tiles could be laid, worth { $points } together; an Expert waits
  }
rummi-hint-count-wait-short = { $count ->
    [one] One tile could be laid; an Expert waits
   *[other] { $count } tiles could be laid; an Expert waits
  }
rummi-hint-left = { $left ->
    [0] {""}
    [one] ; then one more tile
   *[other] ; then { $left } more tiles
  }
rummi-hint-lay-new = Lay { $tiles } as a series{ rummi-hint-left }
rummi-hint-lay-new-short = { $count ->
    [3] Lay { $tiles }
    [one] Lay the marked tile
   *[other] Lay the { $count } marked tiles
  }
rummi-hint-lay-new-marked = { $count ->
    [one] Lay the marked tile as a series
   *[other] Lay the { $count } marked tiles as a series
  }{ rummi-hint-left }
rummi-hint-lay-new-marked-short = { rummi-hint-lay-new-short }
rummi-hint-lay-add = Add { $tiles } to { $others }{ rummi-hint-left }
rummi-hint-lay-add-short = { $count ->
    [one] Add { $tiles } to the marked series
   *[other] Lay the marked tiles together
  }
rummi-hint-lay-add-marked = Add { $tiles } to the marked series{ rummi-hint-left }
rummi-hint-lay-add-marked-short = { rummi-hint-lay-add-short }
rummi-hint-lay-with = Lay { $tiles } and, from the table, { $others } as a series{ rummi-hint-left }
rummi-hint-lay-with-short = { $count ->
    [one] Lay { $tiles } with the marked tiles
   *[other] Lay the marked tiles together
  }
rummi-hint-lay-with-marked = Lay { $tiles } with the marked tiles of the table{ rummi-hint-left }
rummi-hint-lay-with-marked-short = { rummi-hint-lay-with-short }
rummi-hint-lay-gather = Bring { $others } together as a series{ rummi-hint-left }
rummi-hint-lay-gather-short = Bring the marked tiles together
rummi-hint-lay-gather-marked = Bring the marked tiles of the table together as a series{ rummi-hint-left }
rummi-hint-lay-gather-marked-short = { rummi-hint-lay-gather-short }
rummi-hint-back = Take { $tiles } back to your rack
rummi-hint-reached = Nothing more can be laid: end your turn
rummi-hint-reached-short = No more can be laid
rummi-hint-why-none = However the table is rebuilt, none of your tiles can be laid
rummi-hint-why-none-short = None of your tiles can be laid
rummi-hint-why-closed = The series on your rack are worth less than { COUNT($opening, "point", "points") }
rummi-hint-why-closed-short = Your series are worth less than { $opening }
rummi-lesson-wait = { $name } is playing; whatever is laid now, you may add to it and rebuild it later

## The end of a round

rummi-result-share = { $names } share round { $round }
rummi-result-you-share = You share round { $round } with { $names }
rummi-result-plain = { $name } has laid the last tile. The others score what is left on their racks.
rummi-result-you-plain = You have laid your last tile. The others score what is left on their racks.
rummi-result-at-once = { $name } has laid the whole rack in one turn: whoever had laid nothing before scores most.
rummi-result-you-at-once = You have laid your whole rack in one turn: whoever had laid nothing before scores most.
rummi-result-taken = { $name } has laid the last tile, and takes the points left on the racks of the others.
rummi-result-you-taken = You have laid your last tile, and take the points left on the racks of the others.
rummi-result-blocked = { $count ->
    [one] The stock is empty and everybody has passed: the least on the rack wins.
   *[other] The stock is empty and everybody has passed: the least on the rack wins, and equals share.
  }
rummi-result-blocked-taken = { $count ->
    [one] The stock is empty and everybody has passed: the least on the rack wins, and takes the difference from each of the others.
   *[other] The stock is empty and everybody has passed: the least on the rack wins, and equals share the differences to the others.
  }
rummi-row-all = laid all tiles
rummi-row-some = had laid tiles
rummi-row-none = had laid nothing
rummi-row-sum = { $points } left on the rack
rummi-row-closed = { $points } on the rack, not opened
rummi-reason-won = laid all tiles
rummi-reason-at-once = laid all tiles in one turn
rummi-reason-blocked = stock empty, all passed
rummi-reason-least = least on the rack: { $names }

## Moves, and what was possible

rummi-moves-empty = Nobody has played yet.
rummi-moves-turn = Turn
rummi-moves-laid = laid
rummi-moves-opens = opening
rummi-moves-rebuilds = { $series ->
    [one] one series rebuilt
   *[other] { $series } series rebuilt
  }
rummi-moves-drew = drawn
rummi-moves-passed = passed
rummi-moves-failed = table not valid
rummi-moves-timedOut = time ran out
rummi-why-label = What was possible in turn { $number }?
rummi-why-laid = { $count ->
    [0] You laid nothing.
    [one] You laid one tile.
   *[other] You laid { $count } tiles.
  }
rummi-why-nothing = Nothing could be laid.
rummi-why-all = More was not possible.
rummi-why-best = { $count ->
    [one] One tile could have been laid, worth { $points }:
   *[other] { $count } tiles could have been laid, worth { $points } together:
  }
rummi-why-table = The table would have become:
