### Istaka in English: mistakes that are tried again.

again-region = Your mistakes, other colours
again-practice = Positions from rounds of bots
again-title = What would you do?
again-how = Your turn, as it was. Answer on the table.
again-question = { $number } of { $count }{ $phase ->
    [none] .
   *[other] , { $phase }.
  } What would you do? Answer on the table.
again-exercise = Question { $number }{ $phase ->
    [none] .
   *[other] , { $phase }.
  } What would you do? Answer on the table.
again-lesson = { $lesson }{ $phase ->
    [none] {""}
   *[other] {" "}{ $phase }.
  } What would you do? Answer on the table.
again-step = { $number } of { $count }
again-tell = Show me
again-leave = Leave

## The answer

again-right = Right
again-wrong = There was better
again-best = Best
again-now = You
again-then = In the match
again-bot = The bot
again-wins = { $sum } chance to win the round
again-points = { $count ->
    [one] { $sum } penalty point
   *[other] { $sum } penalty points
}
again-tiles = { $count ->
    [one] { $sum } tile left
   *[other] { $sum } tiles left
}
again-whence = { $count ->
    [0] Round { $round }, turn { $turn }
   *[other] Round { $round }, turn { $turn }, against { $names }
}
again-made-easy = From a round of bots, easy
again-made-medium = From a round of bots, medium
again-made-hard = From a round of bots, hard
again-line = { $who }: { $action }, { $worth }.
again-told = There was better. { $said }
again-told-right = Right. { $said }
again-next = Next
again-done = Done
again-match = See the match
again-drop = Never again
again-back = Keep it

## The second course

course-discards-read = Whatever lies in the piles cannot come any more. Keep the tiles of which more are left, and take a discard only if it brings you nearer or keeps more tiles that help.
course-pairs-or-melds = Seven pairs need luck: only one copy of each tile is left to come. Early on runs and groups are mostly nearer, even with three or four pairs on the rack.
course-open-or-wait = Who has not opened at the end writes 202 penalty points. Waiting for a better opening seldom pays: open as soon as you can, and take a discard that opens.
course-last-turns = With few tiles left the round may end at once. Count what stays in your hand, throw the dear tiles first, and nothing that fits the table: it costs 101.
