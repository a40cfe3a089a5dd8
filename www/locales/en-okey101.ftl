### Istaka in English: 101 Okey at the table.

## The first visit

okey101-welcome-aim = Open with runs and groups, or with pairs, then get rid of all your tiles.
okey101-welcome-aim-short = Open with runs and groups, or with pairs.
okey101-welcome-pair = pair

## What to do now

okey101-prompt-take-open = Your turn: draw, or take the { $tile }: it fits your opening
okey101-prompt-take-open-short = Draw, or take the { $tile }: you can open
okey101-prompt-take-table = Your turn: draw, or take the { $tile }: you can lay it
okey101-prompt-take-table-short = Draw, or take the { $tile } and lay it
okey101-prompt-last = The stock is empty: take the { $tile } if you can use it, or pass
okey101-prompt-last-short = Stock empty: take the { $tile } or pass
okey101-prompt-last-pass = The stock is empty: pass
okey101-prompt-unused = You took the { $tile }: lay it now, or give it back
okey101-prompt-unused-short = Lay the { $tile }, or give it back
okey101-prompt-selected = Tap your pile to discard the { $tile }
okey101-prompt-selected-work = The { $tile }: tap a meld to add it, or your pile to discard it
okey101-prompt-selected-work-short = The { $tile }: tap a meld or your pile
okey101-prompt-open-series = Your melds count { $worth }: enough to open
okey101-prompt-open-series-more = { $worth } lie together, { $most } are possible: enough to open
okey101-prompt-open-series-more-short = { $most } are possible: open
okey101-prompt-open-best = Your tiles make melds worth { $worth }: enough to open
okey101-prompt-open-pairs = You have { COUNT($worth, "pair", "pairs") }: enough to open
okey101-prompt-open-pairs-more = { COUNT($most, "pair", "pairs") } possible, { $worth } together: enough to open
okey101-prompt-announce = You have { COUNT($worth, "pair", "pairs") }: go for pairs to open with them
okey101-prompt-announce-short = { COUNT($worth, "pair", "pairs") }: go for pairs to open
okey101-prompt-lay = A meld on your rack is complete: lay it, or discard a tile
okey101-prompt-lay-short = Lay your meld, or discard a tile
okey101-prompt-fits = { $count ->
    [one] One of your tiles fits the table: add it, or discard a tile
   *[other] { $count } of your tiles fit the table: add them, or discard a tile
  }
okey101-prompt-fits-short = { $count ->
    [one] One tile fits the table
   *[other] { $count } tiles fit the table
  }
okey101-prompt-finish = Your last tile: finish
okey101-prompt-own-open = Your turn: open if you can and want to, or discard a tile
okey101-prompt-own-open-short = Open, or discard a tile
okey101-prompt-own-lay = Your turn: lay what you want to, or discard a tile
okey101-prompt-own-lay-short = Lay, or discard a tile
okey101-prompt-start = You start with 22 tiles: open if you can, then discard a tile
okey101-prompt-start-short = You start: open or discard a tile
okey101-lesson-wait = { $name } is playing; once you have opened, you may add to what lies on the table
okey101-choose = Choose a tile first, then tap where it should go
okey101-arrange = Put a meld side by side on your rack first
okey101-arrange-pair = Put a pair side by side on your rack first
okey101-lacks = { $nearer ->
    [pairs] You have { $pairs } of { COUNT($least, "pair", "pairs") }, and your melds count { $points } of { $need }
   *[series] Your melds count { $points } of { $need }, and you have { $pairs } of { COUNT($least, "pair", "pairs") }
  }
okey101-lacks-short = { $nearer ->
    [pairs] { $pairs } of { COUNT($least, "pair", "pairs") }, { $points } of { $need }
   *[series] { $points } of { $need }, { $pairs } of { COUNT($least, "pair", "pairs") }
  }

## Buttons and keys

okey101-draw = Draw
okey101-open = Open
okey101-open-pairs = Open with pairs
okey101-lay = Lay
okey101-add = Add
okey101-exchange = Take okey
okey101-discard = Discard
okey101-return = Give back
okey101-return-short = Give back
okey101-announce = Go for pairs
okey101-call = Playable
okey101-leave = Better not
okey101-as-run = As a run
okey101-as-group = As a group
key-open = open
key-lay = lay a meld

## The table

okey101-by-series = Melds
okey101-by-series-label = Melds: arrange by melds
okey101-counter = melds { $points } / { $need } · pairs { $pairs } / { $least }
okey101-counter-aloud = Melds: { $worth } together, { $points } possible, { $need } needed. Pairs: { $lying } together, { $pairs } possible, { $least } needed.
okey101-counter-short = { $points }/{ $need } · { $pairs }/{ $least }
okey101-new = New meld
okey101-new-label = Place for a new meld
okey101-end-label = End of meld { $number }
okey101-as-label = okey as { $tile }
okey101-fresh-label = { $tile }, laid in this turn
okey101-fits-label = { $tile }, fits the table
okey101-exchange-label = { $tile }, gets an okey from the table
okey101-seat-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
okey101-seat-top = { $seat }. Last discard: { $tile }
okey101-seat-series = opened { $worth }
okey101-seat-series-short = open { $worth }
okey101-seat-pairs = { COUNT($worth, "pair", "pairs") }
okey101-seat-announced = goes for pairs
okey101-seat-announced-short = for pairs
okey101-seat-you-announced = you go for pairs
okey101-seat-closed = not opened

## What happened

okey101-said-returned = { $name } gives { $tile } back.
okey101-said-opened-series = { $name } opens with { $worth }: { $tiles }.
okey101-said-opened-series-short = { $name } opens with { $worth }.
okey101-said-opened-pairs = { $name } opens with { COUNT($worth, "pair", "pairs") }: { $tiles }.
okey101-said-opened-pairs-short = { $name } opens with { COUNT($worth, "pair", "pairs") }.
okey101-said-misopened = { $name } shows an opening that does not count.
okey101-said-laid = { $name } lays { $tiles }.
okey101-said-laid-short = { $name } lays a meld.
okey101-said-added = { $name } adds { $tile }.
okey101-said-exchanged = { $name } exchanges { $tile } for an okey.
okey101-said-tookBack = { $name } takes the last step back.
okey101-said-wentForPairs = { $name } goes for pairs.
okey101-said-called = { $name } calls { $tile } playable.
okey101-said-timedOut = The time of { $name } has run out: { $tile } is discarded.
okey101-said-timedOut-none = The time of { $name } has run out.
okey101-said-you-drew = You drew a tile.
okey101-said-you-returned = You gave { $tile } back.
okey101-said-you-opened-series = You opened with { $worth }: { $tiles }.
okey101-said-you-opened-series-short = You opened with { $worth }.
okey101-said-you-opened-pairs = You opened with { COUNT($worth, "pair", "pairs") }: { $tiles }.
okey101-said-you-opened-pairs-short = You opened with { COUNT($worth, "pair", "pairs") }.
okey101-said-you-misopened = Your opening did not count.
okey101-said-you-laid = You laid { $tiles }.
okey101-said-you-laid-short = You laid a meld.
okey101-said-you-added = You added { $tile }.
okey101-said-you-exchanged = You exchanged { $tile } for an okey.
okey101-said-you-tookBack = You took the last step back.
okey101-said-you-wentForPairs = You go for pairs.
okey101-said-you-called = You called { $tile } playable.
okey101-said-you-timedOut = Your time has run out: { $tile } is discarded.
okey101-said-you-timedOut-none = Your time has run out.

## Events in place of the prompt

okey101-notice-series = { $name } opens with { $worth }
okey101-notice-pairs = { $name } opens with { COUNT($worth, "pair", "pairs") }
okey101-notice-okey = { $name } discards an okey: { points }
okey101-notice-playable = { $name } discards a playable tile: { points }
okey101-notice-return = { $name } gives the tile back: { points }
okey101-notice-misopened = The opening of { $name } does not count: { points }
okey101-notice-takeBack = { $name } takes more than one tile back: { points }
okey101-notice-feed = { $name } discarded the tile for an opening: { points }
okey101-notice-okeyLost = { $name } loses an okey: { points }
okey101-notice-record = A very high opening: { $points } for { $name }
okey101-notice-you-okey = You have discarded an okey: { points }
okey101-notice-you-playable = The { $tile } was playable: { points }
okey101-notice-you-return = You gave the tile back: { points }
okey101-notice-you-misopened = Your opening did not count: { points }
okey101-notice-you-takeBack = You have taken more than one tile back: { points }
okey101-notice-you-feed = Your { $tile } was used to open: { points }
okey101-notice-you-okeyLost = You have lost an okey: { points }
okey101-notice-you-record = A very high opening: { $points } for you

## Questions before an action

okey101-doubt-okey = That is an okey: discarding it costs { $points }. Discard it?
okey101-doubt-playable = Discarding the { $tile } costs { $points }: it fits { $fits }. Discard it?
okey101-doubt-playable-short = The { $tile } costs { $points }: it fits the table. Discard it?
okey101-doubt-take = You cannot use the { $tile } now. Take it all the same?
okey101-doubt-return = Giving it back costs { $points }. Give it back?
okey101-doubt-pairs = Going for pairs is final: you then open with pairs only, and not opened you score { $points }. Go for pairs?
okey101-doubt-pairs-short = This is final: not opened you score { $points }. Go for pairs?
okey101-doubt-open = Your melds count { $worth } of { $need }: showing them costs { $points }. Open?
okey101-doubt-open-short = { $worth } of { $need }: this costs { $points }. Open?
okey101-doubt-meaning = { $tiles }: a run or a group?

## Refusals: what is wrong and what would help

okey101-refused-startsByDiscard = You begin with 22 tiles: play without drawing
okey101-refused-takenBefore = You gave that tile back: draw from the stock
okey101-refused-nothingTaken = You have taken no tile in this turn
okey101-refused-actionStands = First take back what you have laid in this turn
okey101-refused-takenUnused = You took the { $tiles }: lay it first, or give it back
okey101-refused-nothingLaid = Put a meld side by side on your rack first
okey101-refused-tileTwice = The { $tiles } cannot lie in two melds
okey101-refused-notAMeld = No run and no group: { $tiles }
okey101-refused-notAPair = No pair: { $tiles }
okey101-refused-runLimit = Lay at most five tiles as one run
okey101-refused-mixed = Open with melds or with pairs, not with both
okey101-refused-tooLow = Your melds count { $found }: { $lacks } more to open with { $need }
okey101-refused-tooLow-short = { $found } of { $need }: { $lacks } more to open
okey101-refused-tooFewPairs = You have { $found } of { COUNT($need, "pair", "pairs") }
okey101-refused-noTileLeft = Keep one tile: you need it for your discard
okey101-refused-alreadyOpened = You have opened already
okey101-refused-notOpened = Open first: then your tiles may be added here
okey101-refused-waitsATurn = You have just opened: work on the table from your next turn
okey101-refused-onlyPairs = You have opened with pairs: lay pairs only, and add tiles
okey101-refused-noPairsYet = Pairs may be laid once another player has opened with pairs
okey101-refused-pairsLimit = In one turn you may lay at most three pairs
okey101-refused-notAnnounced = Say first that you go for pairs
okey101-refused-pairsAnnounced = You go for pairs: open with pairs
okey101-refused-noAnnouncing = Pairs need no announcement here
okey101-refused-noPlace = There is nothing to put a tile to
okey101-refused-doesNotFit = The { $tiles } does not fit there
okey101-refused-addCap = No more tiles may be added there in this turn
okey101-refused-noExchange = Okeys on the table stay there by these rules
okey101-refused-notWild = There is no okey to exchange
okey101-refused-notStoodFor = That okey does not stand for the { $tiles }
okey101-refused-nothingToTakeBack = Nothing laid in this turn is left to take back
okey101-refused-nothingToCall = There is no playable discard to call

## One sentence about a thing

okey101-thing-stock = { $count ->
    [0] The stock is empty: the round ends with this turn.
    [one] One tile is left here. The round ends with the turn of the player who draws it.
   *[other] { $count } tiles are left here. The round ends when the stock is empty.
  }
okey101-thing-points = Penalty points of this match: the fewer, the better. { $aim }
okey101-thing-take = The discard of { $name }: you may take it only if you lay it in this turn.
okey101-aim = { $rounds ->
    [one] One round: the lowest sum wins.
   *[other] The lowest sum after { $rounds } rounds wins.
  }
okey101-aim-teams = { $rounds ->
    [one] One round: partners add up, the lower sum wins.
   *[other] { $rounds } rounds: partners add up, the lower sum wins.
  }

## Hints

okey101-hint-do-draw = Draw from the stock
okey101-hint-do-take = Take the discard
okey101-hint-do-return = Give the taken tile back
okey101-hint-do-open-series = Open with { $worth }
okey101-hint-do-open-pairs = Open with { COUNT($worth, "pair", "pairs") }
okey101-hint-do-lay = Lay { $tiles }
okey101-hint-do-lay-marked = { $count ->
    [one] Lay the marked tile
   *[other] Lay the { $count } marked tiles
  }
okey101-hint-do-add = Add the { $tile } to a meld on the table
okey101-hint-do-exchange = Exchange the { $tile } for an okey on the table
okey101-hint-do-takeback = Take the last step back
okey101-hint-do-discard = Discard the { $tile }
okey101-hint-do-pairs = Say that you go for pairs
okey101-hint-do-call = Call the discard playable
okey101-hint-do-pass = Pass
okey101-hint-do-timeout = Let the time run out
okey101-hint-why-playable = The discard fits a meld on the table
okey101-hint-why-opens = With it you can open
okey101-hint-why-fits = It fits the table
okey101-hint-why-lays = With it you can lay a meld
okey101-hint-why-costly = With it you could open, but what stays in your hand would cost more than not opening
okey101-hint-why-useless = You could not lay the discard now
okey101-hint-why-nothing = The stock is empty, and you could not lay the discard
okey101-hint-why-finishes = It lays all your tiles but the last
okey101-hint-why-last = It is your last tile: with it you finish
okey101-hint-why-enough = Your melds are worth enough
okey101-hint-why-enoughPairs = You have enough pairs
okey101-hint-why-sheds = Every tile that leaves your hand saves you penalty points
okey101-hint-why-mistake = The taken tile cannot be laid
okey101-hint-why-cheapest = Of all discards it costs you least
okey101-hint-number-series = You can open with { $worth } (needed: { $need })
okey101-hint-number-pairs = You can open with { COUNT($worth, "pair", "pairs") } (needed: { $need })
okey101-hint-number-direct = All your tiles but one can be laid: then { $worth } is enough instead of { $need }
okey101-hint-number-direct-short = All tiles but one: { $worth } is enough
okey101-hint-number-lacks = Best sorted, your tiles hold melds worth { $points } of { $need }, or { $pairs } of { COUNT($least, "pair", "pairs") }
okey101-hint-number-lacks-short = Best sorted: { $points } of { $need }, or { $pairs } of { COUNT($least, "pair", "pairs") }
okey101-hint-number-lacksPairs = You have { $pairs } of { COUNT($least, "pair", "pairs") }
okey101-hint-number-free = { $count ->
    [0] Any discard can cost you now
    [one] One of your tiles costs nothing when you discard it
   *[other] { $count } of your tiles cost nothing when you discard them
  }
okey101-hint-number-held = Your tiles count { COUNT($points, "penalty point", "penalty points") } now

## The end of a round

okey101-finish-plain = finishes
okey101-finish-okey = finishes with the okey
okey101-finish-pairs = finishes with pairs
okey101-finish-pairs-okey = finishes with pairs and the okey
okey101-finish-hand = finishes from hand
okey101-finish-hand-okey = finishes from hand with the okey
okey101-finish-hand-pairs = finishes from hand with pairs
okey101-finish-hand-pairs-okey = finishes from hand with pairs and the okey
okey101-result-nobody = Nobody wins round { $round }
okey101-result-won = { $name } { $how }.
okey101-result-you-won = You finish{ $way ->
    [okey] {" "}with the okey
    [pairs] {" "}with pairs
    [pairs-okey] {" "}with pairs and the okey
    [hand] {" "}from hand
    [hand-okey] {" "}from hand with the okey
    [hand-pairs] {" "}from hand with pairs
    [hand-pairs-okey] {" "}from hand with pairs and the okey
   *[plain] {""}
  }.
okey101-result-exhausted = The stock is empty: whoever has opened scores what is left in hand.
okey101-result-void = All have opened with pairs, so nobody can finish: the round is dealt again.
okey101-reason-exhausted = stock empty
okey101-reason-void = all opened with pairs: dealt again
okey101-line-finished = finished { $points }
okey101-line-series = tiles left +{ $points }
okey101-line-pairs = tiles left 2 × { $half }
okey101-line-closed = not opened { $points }
okey101-line-factor = × { $factor } = { $points }
okey101-line-cap = at most { $points }
okey101-line-held = okey in hand +{ $points }
okey101-penalty-okey = okey discarded +{ $points }
okey101-penalty-playable = playable tile discarded +{ $points }
okey101-penalty-return = tile given back +{ $points }
okey101-penalty-misopened = wrong opening +{ $points }
okey101-penalty-takeBack = taken back +{ $points }
okey101-penalty-feed = tile for an opening +{ $points }
okey101-penalty-okeyLost = okey lost +{ $points }
okey101-penalty-record = very high opening { $points }
