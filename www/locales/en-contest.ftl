### Istaka in English: tournaments and other contests for play chips, fetched when somebody asks.

## What can be played

lobby-title = Tournaments
lobby-why = You play for chips of this device. They are worth nothing and cannot be bought: every day they are filled up to { $chips }.
chips-own = Your chips
chips-count = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
  }
lobby-more = More formats
lobby-kind = Kind
lasts = about { COUNT($rounds, "round", "rounds") }
kind-table = Tournament
kind-sitngo = Quick table
kind-ring = A few rounds
kind-table-why = All tables play in step. Losers pay chips to the winner; without chips you are out.
kind-sitngo-why = One table, until all others are out.
kind-ring-why = Whoever has the { $counts ->
    [wins] most wins
    [minus] fewest minus points
    [taken] most points
    [down] most points left
   *[points] fewest penalty points
  } gets the most; who ties shares.
format-table-blitz = Five-minute tournament
format-table-speed = Short tournament
format-table-rebuy = Second-chance tournament
format-table-freeroll = Free tournament
format-table-guaranteed = Guaranteed tournament
format-sitngo-blitz = Five-minute table
format-sitngo-rebuy = Second-chance table
term-sitngo = Sit’n’Go
term-ring = Ring game
term-blitz = Turbo
term-speed = Speed
term-rebuy = Rebuy
term-freeroll = Freeroll
heading-unit = stake { $chips }
heading-limit = out above { $limit }
heading-bubble = Last place without a prize
heading-bubble-short = Bubble
heading-final = Final table
heading-final-short = Final
rounds-count = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
terms-limit = Above { COUNT($limit, "penalty point", "penalty points") } you are out.
terms-levels = Losses cost more { $every ->
    [one] every round
   *[other] every { $every } rounds
  }.
terms-rebuys = You may buy in again { $rebuys ->
    [1] once
    [2] twice
   *[other] { $rebuys } times
  }, while { $least } or more are left.
terms-rebuys-early = In the first { COUNT($levels, "level", "levels") } you may buy in again { $rebuys ->
    [1] once
    [2] twice
   *[other] { $rebuys } times
  }; after them there is one add-on.
terms-freeroll = Entry is free: the house gives the prize.
terms-guaranteed = The prize pool has at least { COUNT($prize, "chip", "chips") }, whoever comes.
terms-clock = A turn has { COUNT($seconds, "second", "seconds") }.
contest-none = By the rules that are set there are none: { $why }
unsuited-partnersNeedOneTable = partners would be drawn apart.
unsuited-ownStakes = they have stakes or a pot of their own.
unsuited-countsDown = by them the score is counted down, so no number of rounds can be agreed.
unsuited-noElimination = nobody goes out by them.
starts-in = { $minutes ->
    [one] in { $minutes } minute
   *[other] in { $minutes } minutes
  }
registration-later = Registration from { $time }
buy-in-of = Entry { $chips }
buy-in-free = Free entry
entrants-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
prize-of = Place { $place }
win-first = First prize { $chips }
win-up-to = Win up to { $chips }
prizes-points = Whoever is alone in first place gets at least three quarters of the pool, the others by their lead over the last.
who-you = You
refused-tooFewChips = You have too few chips for this: tomorrow they are filled up again
refused-entered = You have already played this tournament
refused-closed = Registration is over: the next tournament is open now
refused-contestRuns = You are already in a contest: finish it first, or give it up
to-lobby = All tournaments
players-at-table = Players at the table

## The one that is being played

running = Running
running-go-on = Go on
give-up = Give up
give-up-sure = Give up?{ $chips ->
    [0] {""}
   *[other] {" "}The entry you paid is lost.
  }
give-up-no = Keep playing
level = Level { $level }
point-costs = { $counts ->
    [wins] a lost round costs { $chips }
    [minus] for every { COUNT($each, "minus point", "minus points") } or part of that: { $chips }
    [taken] for every { COUNT($each, "lost point", "lost points") } or part of that: { $chips }
    [down] a point costs { $chips }
   *[points] { $each ->
        [1] a penalty point costs { $chips }
       *[other] for every { COUNT($each, "penalty point", "penalty points") } or part of that: { $chips }
    }
  }
next-level = { $rounds ->
    [one] last round of this level
   *[other] { $rounds } more rounds of this level
  }
your-place = Your place
place-of = { $place } of { $left }
your-points = Your score
until-prizes = To the prizes
until-prizes-in = all who are left
until-prizes-count = { $count ->
    [one] one more out
   *[other] { $count } more out
  }
others-playing = Tables that have finished the round: { $done } of { $tables }
elsewhere = Since the last round
happened-out = { $name } is out: place { $place }
happened-you-out = You are out: place { $place }
happened-break = Table { $table } is broken up
happened-you-move = You move to table { $table }
happened-you-won = { $chips ->
    [one] This round brought you { $chips } chip
   *[other] This round brought you { $chips } chips
  }
happened-you-lost = { $chips ->
    [one] This round cost you { $chips } chip
   *[other] This round cost you { $chips } chips
  }
happened-nothing = This round moved none of your chips
happened-bubble = The bubble: whoever is out next is the last one without a prize
happened-paid = All who are left have a prize for certain
happened-final = The final table: all who are left sit at it
standings = Standings
payouts = Prizes
is-out = out
offer-rebuy = You are out of chips. Buy in again for { $price } and have { COUNT($chips, "chip", "chips") }?
offer-rebuy-points = You are above the limit. Buy in again for { $price }? You come back with { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
  }, as many as the worst who is left.
offer-addon = The add-on: { COUNT($chips, "chip", "chips") } for { $price }, once.
offer-yes = Yes, for { $price }
offer-no = No
to-the-table = To the table
next-fixture = Next round
you-are-out = You are out: place { $place } of { $entrants }
watch-table = Watch table { $table }
watch-round = Watch a table of the last round
watch-next = One round on
watch-end = Play it to the end
leave = Leave
playing-out = The others play it to its end: { $left } left

## The end

over-won = You win: { $name }
over-place = Place { $place } of { $entrants }
over-no-prize = No prize this time
prize = Prize

## What has been played

trophies = History and trophies
trophies-none = You have not played a contest to its end yet.
trophies-won = Won
trophies-second = Second
trophies-third = Third
trophies-chips = Won and lost
trophies-played = Played
contest-gave-up = given up
contest-rounds = Your rounds
watch-fixture = Round { $round }
watch-all = Watch again
trophies-open = Open
trophies-open-label = Open: { $name }
contest-unread = A contest that was kept cannot be read. It is put aside, where you can save it; your chips are as they were.
wallet-unread = Your play chips could not be read. They are put aside as they were found, and you begin with new ones.
wallet-unread-contest = Your play chips could not be read. They are put aside as they were found, and so is the contest that was paid for with them; you begin with new ones.
fixture-foreign = The match at the table does not belong to the contest. Its round is dealt again.
contest-gone = The contest of this match is over or gone.
