### Rounds looked back on, in English: fetched by whoever asks for it.

review-title = Review
review-which = What to look back on
review-round = Round { $round }
review-whole = Whole match
review-wait = One moment …
review-looking = Looking at round { $round } of { $rounds } …
review-failed = This cannot be looked back on.
review-asks = { $count ->
    [one] One decision, in turn { $turns }, cost you much. What would you do now?
   *[other] { $count } decisions cost you most, in the turns { $turns }. What would you do now?
}
review-tell = Show me
review-never = Never ask this
review-ask = Ask this again
review-luck = Luck
review-grade = Grade
review-grade-expert = Like an Expert
review-grade-strong = Strong
review-grade-solid = Solid
review-grade-uneven = Uneven
review-grade-learning = Still learning
review-grade-none = No decisions
review-marks = { $count } of 5
review-mostly = What cost most: { $habit } ({ review-times }).
review-course = { $first } at first, at most { $most } in turn { $turn }, { $last } at the end.
review-turns = Turn
review-turn-number = Turn { $turn }
review-gained = { $count ->
    [one] { $luck } tile
   *[other] { $luck } tiles
  }
review-other = { $name } { $luck }
review-luck-why = Tiles you drew: { $draws }. Brought you nearer: { $helped }; by chance it would have been { $expected }.
review-skill-why = { $right } of { $decisions } were as good as an Expert’s. { $count ->
    [0] { $wrong ->
        [one] The other one cost hardly anything.
       *[other] The others cost hardly anything.
      }
    [one] { $wrong ->
        [one] The other one cost { $sum } of a won round.
       *[other] The others cost { $sum } won round together.
      }
   *[other] { $wrong ->
        [one] The other one cost { $sum } of a won round.
       *[other] The others cost { $sum } won rounds together.
      }
  }
review-skill-all = { $decisions ->
    [0] Nothing had to be decided.
    [one] { $decisions } decision, as good as an Expert’s.
   *[other] All { $decisions } were as good as an Expert’s.
  }
review-worst = What cost most
review-none = Nothing worth mentioning: an Expert would hardly have played otherwise.
review-all = { $count ->
    [one] The { $count } decision
   *[other] All { $count } decisions
  }
review-show = Show on the table
review-habits = What cost most, by kind
review-times = { $times ->
    [one] once
   *[other] { $times } times
  }
review-rounds = Round by round
review-number = Round
review-turn = Turn { $turn }: { $what }

## Okey

review-note = Chances are of winning the round, as an Expert judges them from what you could see at that moment, less what a discard may give the next player. Added up they are rounds: ten mistakes of 10% each cost one won round. Less than half a percent is not mentioned.
review-cost = { $count ->
    [0] hardly anything
    [one] −{ $sum } round
   *[other] −{ $sum } rounds
  }
review-instead = { $here } instead of { $there }
review-curve = Your chance to win, turn by turn
review-held = You held: { $tiles }
review-did-draw = you left the { $tile } and drew
review-did-take = you took the { $tile }
review-did-discard = you discarded the { $tile }
review-did-finish = you finished with the { $tile }
review-did-pass = you passed
review-best-draw = An Expert draws.
review-best-draw-left = An Expert leaves it and draws.
review-best-take = An Expert takes it.
review-best-discard = An Expert discards the { $tile }.
review-best-finish = An Expert finishes with the { $tile }.
review-best-pass = An Expert passes.
review-why-unfinished = Your hand was complete.
review-why-misdeclared = Your hand was not complete.
review-why-took = A tile from the stock promised more.
review-why-left = It promised more than a tile from the stock.
review-why-threwWild = An okey stands for any tile.
review-why-fed = The next player may well need it: that costs { $gives } instead of { $less }.
review-why-heldPairs = You kept pairs, but seven pairs were { COUNT($pairs, "tile", "tiles") } away, and runs and groups { $melds }.
review-why-partedPair = Seven pairs were nearest, and you parted a pair.
review-why-farther = { $here ->
    [one] That left { $here } tile missing instead of { $there }.
   *[other] That left { $here } tiles missing instead of { $there }.
  }
review-why-fewer = { $copies ->
    [one] That left { $copies } tile that helps instead of { $more }.
   *[other] That left { $copies } tiles that help instead of { $more }.
  }
review-why-later = It looks as good at first; the draws after the next promise less.
review-you = You
review-expert = Expert
review-both = You and an Expert
review-chance = Chance
review-melds = Runs and groups
review-pairs = Seven pairs
review-plan = { $missing ->
    [0] complete
   *[other] { $missing } missing, { $copies } help
  }
review-habit-unfinished = Did not finish a complete hand
review-habit-misdeclared = Showed a hand that was not complete
review-habit-took = Took a discard that did not help enough
review-habit-left = Left a discard that helps
review-habit-threwWild = Discarded an okey
review-habit-fed = Discarded what the next player needs
review-habit-heldPairs = Held on to pairs too long
review-habit-partedPair = Parted a pair although seven pairs were near
review-habit-farther = Discarded a tile that was needed
review-habit-fewer = Kept fewer tiles that help than possible
review-habit-later = Did not look beyond the next draw

## Table rummy

review-jokers-why = Tiles you drew: { $draws }. Jokers among them: { $helped }; by chance it would have been { $expected }.
review-laid-why = In { $right } of { COUNT($decisions, "turn", "turns") } in which tiles could be laid you did as well as an Expert. In the others, tiles that an Expert lays stayed on your rack: { $lost }, counted anew each turn.
review-laid-cost = { $count ->
    [0] nothing lost
    [one] −{ $count } tile
   *[other] −{ $count } tiles
  }
review-laid-note = An Expert often waits, to lay the whole rack at once. To lay tiles then is not counted as lost. Neither is keeping everything where that wins more rounds.
review-laid-curve = Tiles kept that an Expert lays, turn by turn
review-laid-did = { $count ->
    [0] you laid nothing
    [one] you laid { $count } tile
   *[other] you laid { $count } tiles
  }
review-laid-expert = { $count ->
    [one] An Expert lays { $count } tile here.
   *[other] An Expert lays { $count } tiles here.
  }
review-laid-waits = An Expert waits here, to lay everything at once later.
review-laid-keeps = Keeping everything until all of it can be laid at once wins { $wins } (± { $within }) more rounds of 100 against Hard players.
review-laid-habit-closed = Did not lay the first tiles
review-laid-habit-nothing = Laid nothing although tiles fitted
review-laid-habit-fewer = Laid fewer tiles than possible

## 101 Okey

okey101-moves-turn = Turn
okey101-moves-drew = drawn
okey101-moves-took = taken
okey101-moves-returned = given back
okey101-moves-opened-series = opened { $worth }
okey101-moves-opened-pairs = opened with { COUNT($worth, "pair", "pairs") }
okey101-moves-misopened = wrong opening
okey101-moves-laid = laid
okey101-moves-added = added
okey101-moves-exchanged = took an okey for
okey101-moves-discarded = discarded
okey101-moves-wentForPairs = goes for pairs
okey101-moves-called = called
okey101-moves-passed = passed
okey101-moves-timedOut = time ran out
okey101-why-label = What was possible in turn { $number }?
okey101-why-nothing = Nothing was missed in this turn.
okey101-why-missed-series = You could have opened with { $worth }. If the round had ended then, that would have saved { $points }.
okey101-why-missed-pairs = You could have opened with { COUNT($worth, "pair", "pairs") }. If the round had ended then, that would have saved { $points }.
okey101-why-missed-series-taken = With the { $tile } on offer you could have opened with { $worth }. If the round had ended then, that would have saved { $points }.
okey101-why-missed-pairs-taken = With the { $tile } on offer you could have opened with { COUNT($worth, "pair", "pairs") }. If the round had ended then, that would have saved { $points }.
okey101-why-free = These could be discarded at no cost: { $tiles }.
okey101-why-kept = { $count ->
    [one] One more step on the table would have taken { $points } from your hand.
   *[other] { $count } more steps on the table would have taken { $points } from your hand.
  }
okey101-why-untaken = You could have taken the { $tile } on offer and laid it on the table.
okey101-why-costs = By the end of the round that costs about { COUNT($points, "penalty point", "penalty points") } (± { $within }).
okey101-why-even = At that moment it made no clear difference to what could be expected at the end.
okey101-why-better = Better to discard: { $best }, not { $did }.
okey101-why-better-farther = { $there ->
    [one] After it an opening lacks { $there } tile instead of { $here }.
   *[other] After it an opening lacks { $there } tiles instead of { $here }.
  }
okey101-why-better-fewer = { $there ->
    [one] After it { $there } unseen tile helps instead of { $here }.
   *[other] After it { $there } unseen tiles help instead of { $here }.
  }
okey101-why-better-less = After it the series in your hand are worth { $there } instead of { $here }.
okey101-why-better-lower = It takes a higher number from your hand.
okey101-why-better-later = With the tiles that then stay, the draws to come promise more.
okey101-review-did-well = nothing missed
okey101-review-did-unopened = missed opening
okey101-review-did-penalty = needless penalty
okey101-review-did-untaken = usable discard left
okey101-review-did-kept = tiles kept
okey101-review-did-discard = another discard was better
okey101-review-cost = { COUNT($lost, "penalty point", "penalty points") }
okey101-review-luck = Each drawn tile is weighed beside all that could have come, by the penalty points that could then be expected. Okeys among them: { $helped } of { $draws }; { $expected } could be expected.
okey101-review-gained-less = { COUNT($points, "penalty point", "penalty points") } better than average
okey101-review-gained-more = { COUNT($points, "penalty point", "penalty points") } worse than average
okey101-review-gained-even = as average
okey101-review-skill = { $right } of { COUNT($decisions, "turn", "turns") } left nothing out.{ $unopened ->
    [0] {""}
    [one] {" "}In one of the others you could have opened.
   *[other] {" "}In { $unopened } of the others you could have opened.
  } At the end of the round that is expected to cost { COUNT($lost, "penalty point", "penalty points") }.
okey101-review-habit-unopened = Missed openings
okey101-review-habit-penalty = Needless penalties
okey101-review-habit-untaken = Usable discards left lying
okey101-review-habit-kept = Tiles kept that could be laid
okey101-review-habit-discard = Discards with a better one beside them
okey101-review-note = A turn is compared with what your own tiles and the table allowed then; tiles that nobody could know do not count. It says what the better turn is expected to save by the end of the round, as learnt from many thousand rounds between strong bots. What is less than the ± beside it is called no difference. Needless penalties are added.
okey101-review-curve = Penalty points to expect at the end of the round, after each turn
