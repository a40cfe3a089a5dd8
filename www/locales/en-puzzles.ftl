### Istaka in English: puzzles, fetched when somebody asks, and in the elements for other pages.

puzzles-title = Puzzles
puzzles-why = Each has one right answer, which the engine has proved.
puzzles-what = Which puzzles
puzzles-today = Daily puzzle
puzzles-practice = Practice
puzzles-day = { $date }: the same puzzle for everybody.
puzzles-kind = What is asked
puzzles-kind-any = Anything
puzzles-kind-throw = What to discard
puzzles-kind-finish = Does it finish?
puzzles-kind-lay = Lay everything
puzzles-kind-open = Open with 101
puzzles-kind-fromHand = From hand?
puzzles-kind-playable = Which is playable?
puzzles-kind-last = The last discard
puzzles-grade = How hard
puzzles-grade-any = Any
puzzles-analysis-later = after the answer
puzzles-rounds = Positions from rounds
puzzles-next = Next puzzle
puzzles-days = { $days ->
    [one] { $days } day in a row solved
   *[other] { $days } days in a row solved
  }
puzzles-no-days = Solved puzzles of the day in a row are counted here.
puzzles-solved = { $solved } of { $tried } solved at the first answer
puzzles-text-title = Istaka, puzzle of { $value }
puzzles-text-solved = Solved at the first try
puzzles-text-missed = Not solved at the first try
puzzles-done = You have solved this one before.
puzzles-missed = You have tried this one before.
puzzles-turned = Midnight has passed: this is the puzzle of the day before, and there is a new one.
puzzles-new-day = Today’s puzzle

## What is asked

puzzle-ask-throw = What would you discard?
puzzle-ask-finish = Does it finish?
puzzle-ask-lay = Lay everything
puzzle-why-throw = Nobody has discarded anything yet. Find the tile whose loss leaves you nearest to a complete hand, with the most tiles that can help.
puzzle-why-finish = Is there a tile to discard so that the other 14 are a complete hand?
puzzle-why-lay = You have opened. Lay your whole rack; the series on the table may be added to and rebuilt.
puzzle-ask-open = Open with 101
puzzle-why-open = Lay runs and groups worth at least 101. Only these tiles will do.
puzzle-ask-fromHand = Can you finish at once?
puzzle-why-fromHand = You have 22 tiles and begin. Is there a tile to discard so that the other 21 lie in runs and groups?
puzzle-ask-playable = Which tile is playable?
puzzle-why-playable = One of your tiles could be added to a run or group on the table. Discarding it would cost 101.
puzzle-ask-last = What do you finish with?
puzzle-why-last = You have opened. Lay, add and exchange until one tile is left, the okey if you can.
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-hand = Your tiles
puzzle-pick = Choose a tile
puzzle-throw = Discard { $tile }
puzzle-finish-with = Finish with { $tile }
puzzle-choose = Choose { $tile }
puzzle-no = It does not finish

## Laying

puzzle-table = On the table
puzzle-rack = Your rack
puzzle-new = New series
puzzle-here = Put it into series { $number }
puzzle-back = Back to the rack
puzzle-row-run = Series { $number }: a run
puzzle-row-group = Series { $number }: a group
puzzle-row-none = Series { $number }: no series yet
puzzle-where = { $count ->
    [one] Where does it go? Several tiles can go together.
   *[other] Where do these { $count } tiles go?
  }
puzzle-left-lay = { $left ->
    [0] Your rack is empty.
    [one] { $left } tile left.
   *[other] { $left } tiles left.
  } { $odd ->
    [0] All series are valid.
    [one] One row is no series yet.
   *[other] { $odd } rows are no series yet.
  }
puzzle-left-open = Your melds are worth { $worth }; the opening needs 101.
puzzle-anew = Start again
puzzle-show = Show the solution

## After the answer

puzzle-once-more = Not this one. Try once more.
puzzle-right = Right.
puzzle-wrong = Not quite.
puzzle-shown = This is how it goes.
puzzle-throw-why = { $away ->
    [one] Without { $tile } you are { $away } tile away, and
   *[other] Without { $tile } you are { $away } tiles away, and
  } { $copies ->
    [one] { $copies } tile can help.
   *[other] { $copies } tiles can help.
  }
puzzle-helping = These help:
puzzle-finish-yes = Discard { $tile }, and the others are a complete hand:
puzzle-finish-no = { $away ->
    [one] It does not finish: whatever you discard, at least { $away } tile is missing.
   *[other] It does not finish: whatever you discard, at least { $away } tiles are missing.
  }
puzzle-kept = As they were: { $kept } of { $count } series; there is no other way, but for where runs are cut.
puzzle-open-why = These tiles are needed, and no others will do.
puzzle-fromHand-why = { $found ->
    [no] Whatever you discard, the other 21 do not all lie in melds.
   *[yes] Discard { $tile }, and the others lie in melds:
  }
puzzle-playable-why = { $tile } fits the table, and none of the others does.
puzzle-last-why = { $tile } can be the last one.
puzzle-all = All discards
puzzle-col-throw = Discard
puzzle-col-away = Tiles away
puzzle-col-help = Tiles that can help
puzzle-away = { $away ->
    [0] complete
   *[other] { $away }
  }
puzzle-away-pairs = { $away ->
    [0] complete (seven pairs)
   *[other] { $away } (seven pairs)
  }
puzzle-mark-best = (best)
puzzle-mark-own = (your answer)
puzzle-at-once = Where your tiles fit with nothing moved
puzzle-col-tile = Tile
puzzle-col-series = Series
