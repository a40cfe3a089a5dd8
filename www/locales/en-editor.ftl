### Istaka in English: the rules of the next match, fetched when a new game is asked for.

## New game

new-game-title = New game
new-game-why = The match that is running stays under Matches.
new-game-seed = The tiles are dealt by the number { $seed } in the link.
new-game-game = Game
kind-okey = Okey
kind-rummi = Table rummy
kind-okey101 = 101 Okey
play = Play
back = Back
preset-turkish = Turkish Okey
preset-turkish-text = Losing costs penalty points; above 20 you are out, and the last player left wins. Seven pairs count double.
preset-turkish-source = Source: rummy.ch, Türkisches Rommé
preset-board = German board edition
preset-board-text = Clockwise, dealt with the die from a row of stacks. Five rounds; whoever wins most of them wins.
preset-board-source = Source: rules of the German board edition
preset-pagat = Okey according to Pagat
preset-pagat-text = Dealt with the die from a ring of stacks. Somebody with 20 penalty points ends the match: the one with the fewest wins, among four the two with the fewest.
preset-pagat-source = Source: pagat.com
preset-kahvehane = Coffee-house okey
preset-kahvehane-text = Everybody starts with 20 points, and the losers lose some. When somebody has none left, whoever has most left wins. Seven pairs count double.
preset-kahvehane-source = As Turkish coffee houses play it; the rest is from rummy.ch
preset-sayili = Sayılı okey
preset-sayili-text = Everybody has 20 points to get rid of. Whoever finishes drops 2, 4 or 8 of them; the first without any wins.
preset-sayili-source = As Turkish coffee houses play it; the rest is from rummy.ch
preset-rummi80 = Table rummy, 80 tiles
preset-rummi80-text = Lay all your tiles in runs and groups, and rebuild what lies on the table. Three rounds; whoever has the fewest minus points wins.
preset-rummi80-source = Source: GameDuell, Dutch rules
preset-rummi80-site = Table rummy, 80 tiles, 50 seconds
preset-rummi80-site-text = The same with a clock, as on the site: 50 seconds a turn.
preset-rummi80-site-source = Source: GameDuell, Dutch rules
preset-rummi106 = Table rummy, 106 tiles
preset-rummi106-text = The classic with numbers up to 13 and two jokers. The first series must be worth 30 points; whoever lays all tiles takes the points that the others still hold.
preset-rummi106-source = As it is commonly played
preset-yuzbir = { game-yuzbir }
preset-yuzbir-text = Open with series worth 101 or with five pairs, then get rid of all tiles. Eleven rounds; the lowest sum wins.
preset-yuzbir-source = As it is played in Turkey
preset-yuzbir_katlamali = { game-yuzbir_katlamali }
preset-yuzbir_katlamali-text = Each opening must be higher than those before it.
preset-yuzbir_katlamali-source = As it is played in Turkey
preset-yuzbir_esli = { game-yuzbir_esli }
preset-yuzbir_esli-text = Opposite seats play together, and their sums are added.
preset-yuzbir_esli-source = As it is played in Turkey
preset-yuzbir_turnuva = { game-yuzbir_turnuva }
preset-yuzbir_turnuva-text = Partners, with 101 for a wrong opening and for a tile given back.
preset-yuzbir_turnuva-source = Source: rules of a Turkish tournament
preset-yuzbir_cezali = { game-yuzbir_cezali }
preset-yuzbir_cezali-text = The discard that opens the next hand costs something, and so does a lost okey.
preset-yuzbir_cezali-source = As it is played in Turkey
preset-yuzbir_hizli = { game-yuzbir_hizli }
preset-yuzbir_hizli-text = Three rounds, and 81 is enough to open: for a first match.
preset-yuzbir_hizli-source = As it is played in Turkey
own-title = Your own rules
own-unnamed = Shared rules
own-unread = These rules cannot be read by this version.
own-changed = These rules have been changed and not kept.
others-rules = Rules from somebody else
change-rules = Change
share = Share
drop = Delete
difference = { $rule }: { $value }

## What has been done

did-reset = Everything is as usual again.
did-keep = “{ $name }” is kept.
did-drop = “{ $name }” is deleted.
did-leave = Your changes were not kept.
did-receive = These rules were shared with you.
did-receive-clash = These rules were shared with you, but they do not all go together.
sets-damaged = Some of your own rules could not be read.
sets-full = There is no room for more: delete some first.
sets-forbidden = Your browser keeps nothing: they are gone when you close the page.

## The editor

editor-title = Change the rules
editor-preset = Based on
editor-differs = { $count ->
    [0] { $name }, as usual
    [one] { $name }, { $count } change
   *[other] { $name }, { $count } changes
  }
put-all-back = Undo all
editor-clashes = { $count ->
    [one] Two settings do not go together.
   *[other] Some settings do not go together.
  }
show-clash = Show
done = Done
editor-table = Table and deal
editor-melds = Tiles and melds
editor-play = Play
editor-points = What a round counts
editor-match = The match
editor-extras = Extras
editor-keep = Keep these rules
own-name = Name
keep-rules = Keep
keep-anew = Keep as new
option-idle = Makes no difference now.
option-usual = Usually: { $value }
put-back = { $value }. Put back: { $rule }
resolve = Choose: { $value }
resolve-no = Switch off
value-yes = yes
value-no = no

## Settings

option-players = Players
option-direction = Direction
option-direction-clockwise = Clockwise
option-direction-anticlockwise = Anticlockwise
option-deal = Deal
option-deal-quick = Quick
option-deal-ring-top = With the die, from the top
option-deal-ring-bottom = With the die, from the bottom
option-deal-why = With the die: from 21 stacks, in a row when it counts from the top, in a ring when it counts from the bottom. Two throws choose the indicator.
option-starter = First to begin
option-starter-die = Highest die
option-starter-after-dealer = After the dealer
option-starter-dealer = The dealer
option-starter-winner = The last winner
option-false-joker = False joker turned up
option-false-joker-redraw = Another tile is turned
option-false-joker-wild = False jokers are wild
option-high-one = 1 at the end of a run
option-high-one-why = 12-13-1 is a run.
option-high-one-why-ten = 9-10-1 is a run.
option-seven-pairs = Seven pairs
option-seven-pairs-why = They are a complete hand too.
option-wild-discard = Discarding an okey
option-wild-discard-anytime = At any time
option-wild-discard-finish = Only to finish
option-wild-discard-dead = Nobody may take it
option-inspect = Looking through discards
option-inspect-none = Top tiles only
option-inspect-own-left = Own and previous player’s
option-inspect-all = All
option-strict-declare = Wrong finish costs
option-strict-declare-why = Whoever declares an incomplete hand scores 2 penalty points at once, even in a void round, and has discarded the tile.
option-strict-declare-why-down = Whoever declares an incomplete hand loses 2 points at once, even in a void round, and has discarded the tile.
option-count = A round gives
option-count-wins = A win to one
option-count-penalties = Penalty points to the others
option-count-down = Losses to the others, counted down
option-count-own = Points off the winner’s own number
option-count-minus = Minus points to those who hold tiles
option-count-winner-takes = The points of the others to the winner
option-twin = Showing the indicator’s twin
option-twin-0 = Off
option-twin-why = Penalty points for each opponent when it is shown in time.
option-twin-why-down = Points that each opponent loses when it is shown in time.
option-twin-why-own = Points that whoever shows it in time gets rid of.
option-twin-until = It may be shown until
option-twin-until-draw = One’s first draw
option-twin-until-discard = One’s first discard
option-stacking = Pairs and an okey last
option-stacking-multiply = Each of the two doubles
option-stacking-max = Only one doubles
option-color-double = Red and black double
option-color-double-why = A red or black indicator doubles the finish.
option-one-colour = Hand of one colour doubles
option-one-colour-why = All 14 tiles of one colour double the finish; an okey counts as what it stands for.
option-end = The match ends
option-end-rounds = After some rounds
option-end-survivor = With the last player left
option-end-top-two = When one is out: two win
option-end-top-two-down = When one has none left: two win
option-end-top-two-own = When one has none left: two win
option-end-best = When one is out: the best wins
option-end-best-down = When one has none left: the best wins
option-end-best-own = When one has none left: that one wins
option-rounds = Rounds
option-rounds-why = Void rounds do not count.
option-rounds-why-all = Every round counts, also one in which all have passed.
option-ties = A tie at the end
option-ties-share = Shared
option-ties-extra = Extra rounds
option-limit = Limit
option-limit-why-exceed = Whoever goes above this limit is out.
option-limit-why-reach = Whoever reaches this limit is out.
option-limit-why-down = Everybody starts with so many points, which are counted down.
option-limit-why-own = So many points everybody has to get rid of.
option-limit-rule = Exactly at the limit
option-limit-rule-exceed = Still in
option-limit-rule-reach = Out
option-partners = Partners
option-partners-why = Opposite seats play together.
option-pot = Pot
option-pot-why = The dealer pays one chip a round; whoever finishes with an okey or pairs takes it all.
option-pot-why-okey = The dealer pays one chip a round; whoever finishes with an okey takes it all.
option-stakes = Stakes
option-stakes-why = In the end the last pays 2 chips to the winner, and the third pays 1 to the second.
option-numbers = Numbers
option-numbers-10 = 1 to 10
option-numbers-13 = 1 to 13
option-jokers = Jokers
option-opening = Worth of the first series
option-opening-why = What they must be worth together, in points. With 0 anything may be laid.
option-opening-joker = Joker in the opening
option-opening-joker-face = As its tile
option-opening-joker-50 = As on the rack
option-opening-joker-any = As its highest tile
option-opening-joker-why = What it adds to the worth of the first series.
option-joker-lock = Jokers stay until replaced
option-joker-lock-why = A joker leaves its series only if the tile that it stands for takes its place.
option-refuse-only = Invalid turns are only refused
option-refuse-only-why = Otherwise everything goes back, and it costs tiles and the turn.
option-penalty-tiles = Tiles for a failed turn
option-penalty-tiles-why = A turn whose time runs out costs as many.
option-clock = Time for a turn
option-clock-off = No limit
option-clock-30 = 30 s
option-clock-50 = 50 s
option-clock-60 = 60 s
option-clock-90 = 90 s
option-clock-why = Two time-outs in a row, and the computer plays on to the end of the round.
option-joker-value = Joker on the rack
option-joker-value-30 = 30 points
option-joker-value-50 = 50 points

## Sharing

sharing-title = Share rules
sharing-own = These rules
copy-link = Copy link
take-rules = Use these rules

## Why rules cannot be read or played

unread-tooLong = This text is too long to be rules.
unread-notRules = These are not rules: a text of rules begins with istaka-rules.
unread-otherVersion = These rules are of another version of the game.
unread-unknownPreset = These rules are based on some that this version does not know.
unread-unknownSetting = These rules have a setting that this version does not know.
unread-badValue = A setting in these rules has a value that it cannot have.
unread-repeatedSetting = These rules have a setting twice.
unread-topTwoNeedsFour = That two win needs four players.
unread-partnersNeedFour = Partners need four players.
unread-stakesNeedFour = Stakes need four players.
unread-winsNeedRounds = Where wins count, the match ends after some rounds.
unread-countdownNeedsBest = Where points are counted down, the match ends when one has none left, and the best wins.
unread-twinNeedsPenalties = The twin costs penalty points, but wins count.
unread-strictNeedsPenalties = A wrong finish costs penalty points, which are not counted here.
unread-doublingNeedsPenalties = Penalty points would double, but wins count.
unread-oneColorNeedsPenalties = A hand of one colour doubles penalty points, which are not counted.
unread-partnersAreTwo = Partners win together anyway.
unread-stakesNeedSingles = Stakes are for single players, not for partners.
unread-stakesNeedElimination = Stakes are for matches in which players go out.
