### Lessons that teach by playing, in English.

learn-why = Short lessons at the table, a minute or two each. Your match stays as it is.
learn-of-okey = Okey
learn-of-rummi = Table rummy
learn-of-okey101 = 101 Okey
learn-course = Second course: from rounds of bots
learn-of-analysis = Analysis
learn-begun = begun
learn-done = done
learn-step = Step { $step } of { $of }
learn-now = Lesson { $number } of { $of }: { $title }
learn-next = Next
learn-back = Back
learn-leave = Leave
learn-follow = Next lesson
learn-play = To the table
learn-skip = Skip to the match
learn-begin = Play
learn-wait = { $others ->
    [one] Now { $name } plays.
   *[other] Now the others play.
  }
learn-add = Now tap the run that glows.
refused-otherStep = Allowed, but not this step: do what the lesson says

## Okey

learn-first-okey = Your first hand
learn-tiles = Tiles and the okey
learn-turn = Draw and discard
learn-runs = Runs
learn-groups = Groups
learn-false-joker = The false joker
learn-finish = Finishing
learn-okey-last = The okey last
learn-pairs = Seven pairs
learn-twin = The twin
learn-others = Reading the others
learn-round = A whole round

## Table rummy

learn-first-rummi = Your first hand
learn-opening = Opening
learn-adding = Adding
learn-rebuilding = Rebuilding
learn-jokers = Jokers

## 101 Okey

learn-first-okey101 = Your first hand
learn-hundred = Opening with 101
learn-five-pairs = Opening with pairs
learn-take-and-use = Taking a discard
learn-playable = Adding, and playable tiles
learn-exchange = Taking an okey from the table
learn-last-okey = Finishing with the okey

## Analysis

learn-discards-read = Read the discards
learn-pairs-or-melds = Pairs or melds
learn-open-or-wait = 101: open or wait
learn-last-turns = 101: the last turns
learn-ask = Ask about your own hand
