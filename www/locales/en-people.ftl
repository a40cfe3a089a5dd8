### Istaka in English: the opponents, fetched when somebody asks about them.

## Levels and styles

level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-beginner-text = Knows the rules, overlooks much and forgets what was discarded.
level-easy-text = Overlooks less. Wins seven of ten rounds against a beginner.
level-medium-text = Rarely overlooks a tile and remembers the last discards. Wins two of three rounds against Easy.
level-hard-text = Counts all tiles and forgets none. Wins six of ten rounds against Medium.
level-expert-text = Weighs every tile that may come, and what the next player may take. A little better than Hard: luck decides a lot.
level-beginner-text-rummi = Lays series that are complete and adds single tiles, but overlooks much.
level-easy-text-rummi = Rebuilds one series at a time, and now and then overlooks a tile. Wins eight of ten rounds against a beginner.
level-medium-text-rummi = Sees all that one series allows, and now and then the whole table. Wins seven of ten rounds against Easy.
level-hard-text-rummi = Always sees the best play on the whole table. Wins seven of ten rounds against Medium.
level-expert-text-rummi = Sees as much, holds back tiles that others could use, and waits where only a tile or two would stay. Wins six of ten rounds against Hard.
style-careful = careful
style-quick = quick
style-pairs = collects pairs
style-patient = patient
style-careful-text = Careful: discards nothing that the next player may need, and takes little.
style-quick-text = Quick: takes much, discards fast, and does not think far ahead.
style-pairs-text = Collects pairs: keeps twins, and goes for seven pairs where it can.
style-patient-text = Patient: there is nothing to wait for in this game, so it plays like others of its level.
style-careful-text-rummi = Careful: takes its time, and first gets rid of the tiles that count most.
style-quick-text-rummi = Quick: plays fast, and now and then overlooks what could be laid.
style-pairs-text-rummi = Collects pairs: there are none in this game, so it plays like others of its level.
style-patient-text-rummi = Patient: draws until it can lay nearly everything at once. That wins more often than its level suggests, but little happens on the table.
tempo-plain = steady
tempo-quick = plays fast
tempo-careful = takes time
tempo-expert = thinks where it matters
line-osman = Lets the tea grow cold before a discard.
line-nermin = Remembers who threw what, and smiles about it.
line-elif = Has thrown before you have looked.
line-cem = Takes whatever glitters, and is often right.
line-ayten = Believes in pairs, whatever the hand says.
line-kemal = Waits for the seventh pair, and often gets it.
line-sabri = Says good things come to those who wait, and draws another tile.
line-feride = Has long seen how it will end.
manner = { $level }, { $style }

## Choosing them

opponents = Opponents
opponents-peers = As strong as I am
peers-look = Looking back on your rounds …
peers-early = Too early to say how strong you are: play some sixty rounds first.
peers-chosen = These opponents are about as strong as you.
opponents-each = Choose each one
opponents-characters = Characters
opponents-levels = Levels
opponent-usual = As above: { $level }
opponent-character = { $name } · { $level }
opponent-note = Bots see only what you would see in their place.

## Why a turn was played as it was

why-held = { $name } held:
why-earlier = Earlier
why-later = Later
why-drew-wild = Took the { $tile }: it is wild.
why-drew-nearer = { $after ->
    [0] Took the { $tile }, the last one that was missing.
    [one] Took the { $tile }: then { $after } tile was missing instead of { $before }.
   *[other] Took the { $tile }: then { $after } tiles were missing instead of { $before }.
  }
why-drew-richer = Took the { $tile }: no nearer, but then { $then ->
    [one] { $then } tile helps
   *[other] { $then } tiles help
  } instead of { $now }.
why-drew-twin = Took the { $tile }: the twin of a tile, for seven pairs.
why-drew-frees = Took the { $tile }: with it an okey could be discarded to finish, which counts double.
why-drew-hope = Took the { $tile } in vain hope: it goes with a tile, but brings the hand no nearer.
why-drew-promising = Took the { $tile }: no nearer with it, but it was worth as much as a tile from the stock.
why-drew-rash = Took the { $tile }, although a tile from the stock promised more.
why-drew-useless = Left the { $tile }: it did not bring the hand nearer.
why-drew-missed = Left the { $tile }: no nearer with it, but it promised more than a tile from the stock.
why-drew-noTwin = Left the { $tile }: it has no twin here, and seven pairs were the plan.
why-drew-reserve = Left the { $tile }, which would have helped: { $now } others would too, and nobody saw what is needed.
why-drew-narrow = { $then ->
    [one] Left the { $tile }: nearer with it, but then only { $then } tile would have helped instead of { $now }.
   *[other] Left the { $tile }: nearer with it, but then only { $then } tiles would have helped instead of { $now }.
  }
why-drew-ahead = { $name } weighed every tile that might come: leaving the { $tile } had the better chance.
why-drew-even = Left the { $tile }: nearer with it, but a tile from the stock promised as much.
why-drew-overlooked = { $after ->
    [0] Overlooked the { $tile }: with it the hand would have been complete.
    [one] Overlooked the { $tile }: with it { $after } tile would have been missing instead of { $before }.
   *[other] Overlooked the { $tile }: with it { $after } tiles would have been missing instead of { $before }.
  }
why-threw-finish = The hand was complete.
why-threw-misdeclared = The hand was not complete.
why-threw-pass = The stock was empty, and the tile did not complete the hand.
why-threw-waited = { $name } could have finished, and waited for a finish with an okey, which counts double.
why-threw-refrained = { $name } could have finished, but by the score of the match that would have helped another more.
why-out = That would have put these out: { $names }.
why-threw-best = No other discard was better.
why-best-nearer = { $there ->
    [one] The next best discard, the { $next }, would have left { $there } tile missing instead of { $here }.
   *[other] The next best discard, the { $next }, would have left { $there } tiles missing instead of { $here }.
  }
why-best-more = { $copies ->
    [one] It kept { $copies } tile that helps; the next best discard, the { $next }, { $fewer }.
   *[other] It kept { $copies } tiles that help; the next best discard, the { $next }, { $fewer }.
  }
why-best-equal = { $copies ->
    [0] The { $next } would have been as good.
    [one] It kept { $copies } tile that helps, as the { $next } would have.
   *[other] It kept { $copies } tiles that help, as the { $next } would have.
  }
why-threw-careful = Careful: the next player might have needed the { $better }.
why-threw-pairs = { $name } was collecting pairs.
why-threw-ahead = { $name } weighed every tile that might come: this discard had the better chance.
why-threw-even = It cost next to nothing.
why-threw-near = { $name } looked no further than the next draw.
why-threw-unwary = { $name } did not ask whether the next player needs this tile.
why-threw-overlooked = An oversight: this tile was needed.
why-threw-forgot = { $name } had forgotten which tiles were gone.
why-threw-misjudged = { $name } misjudged how many tiles help.
why-better-nearer = { $there ->
    [0] Discarding the { $better } would have left nothing missing instead of { $here }.
    [one] Discarding the { $better } would have left { $there } tile missing instead of { $here }.
   *[other] Discarding the { $better } would have left { $there } tiles missing instead of { $here }.
  }
why-better-more = { $more ->
    [one] Discarding the { $better } would have kept { $more } more tile that helps.
   *[other] Discarding the { $better } would have kept { $more } more tiles that help.
  }
why-better-chance = Discarding the { $better } had the better chance to win the round.
why-leaves = { $count ->
    [0] Then nothing was missing.
    [one] Then { $count } tile was missing; { $copies } that { $name } had not seen would have helped:
   *[other] Then { $count } tiles were missing; { $copies } that { $name } had not seen would have helped:
  }
