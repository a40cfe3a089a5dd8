### Istaka in English: mistakes that are tried again.

again-region = Your mistakes, other colours
again-practice = Practice from real rounds
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
