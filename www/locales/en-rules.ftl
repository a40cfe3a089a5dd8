### Istaka in English: the rules, fetched with the dialog that explains them.

## Which rules

rules-of = { $preset ->
    [board] German board edition
    [pagat] Okey according to Pagat
    [kahvehane] Coffee-house okey
    [sayili] Sayılı okey
    [rummi80] Table rummy, 80 tiles
    [rummi80-site] Table rummy, 80 tiles, 50 seconds
    [rummi106] Table rummy, 106 tiles
    [yuzbir] 101 Okey
    [yuzbir_katlamali] 101 Okey, raising
    [yuzbir_esli] 101 Okey, partners
    [yuzbir_turnuva] 101 Okey, tournament
    [yuzbir_cezali] 101 Okey, with penalties
    [yuzbir_hizli] 101 Okey, short
   *[turkish] Turkish Okey
  }
rules-changed = House rules: what is marked differs from “{ $preset }”.
rules-differs = house rule
rules-players = For { COUNT($players, "player", "players") }.
rules-contents = Contents
rules-page = These rules as a page
rules-source = Source: { $sources }

## Sections

rules-brief = In one minute
rules-aim = The aim
rules-tiles = The tiles
rules-okey = Indicator and okey
rules-melds = Melds
rules-series = Series
rules-deal = The deal
rules-play = The turns
rules-opening = The opening
rules-rebuild = Adding and rebuilding
rules-table = After the opening
rules-costs = Costly discards
rules-finish = Finishing
rules-points = The score
rules-match = End of the match
rules-chips = Play chips
rules-handling = Handling
rules-sources = Sources

## Sources

source-S1 = board edition
source-S2 = rummy.ch
source-S3 = GameDuell
source-E101 = partnership tournament
source-custom = Turkish custom
source-PAG = Pagat
source-DER = worked out
source-OWN = own choice
about-S1 = the rule sheet of a German Okey set with 106 tiles and a die.
about-S2 = the page “Türkisches Rommé” of rummy.ch.
about-S3 = the Dutch rules of table rummy with 80 tiles on GameDuell.
about-E101 = the written rules of a Turkish tournament of 101 Okey for partners.
about-custom = as 101 Okey is usually played in Turkey.
about-PAG = the pages about Okey on pagat.com.
about-DER = follows from the numbers of tiles and players.
about-OWN = no source settles it, so it is settled here.

## What a figure shows

figure-run = run
figure-group = group
figure-pair = pair
figure-no-meld = not a meld
figure-no-pair = not a pair
figure-complete = complete
figure-twin = twin
figure-indicator = indicator
figure-okey = okey
figure-penalties = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
  }
figure-points = counts { $points }
figure-doubles = counts twice
figure-last = last tile
figure-no-series = not a series
figure-before = table before
figure-rack = from the rack
figure-after = table after
figure-not-after = not allowed
figure-worth = { COUNT($points, "point", "points") }
figure-minus = { COUNT($points, "minus point", "minus points") }
figure-adds = fits
figure-exchanges = gets the okey
figure-playable = playable

## The aim

rule-brief-melds-pairs = Everybody has 14 tiles on his rack. Be the first to get yours into melds: runs of one colour and groups of one number, three tiles or more each, or seven pairs.
rule-brief-melds = Everybody has 14 tiles on his rack. Be the first to get yours into melds: runs of one colour and groups of one number, three tiles or more each.
rule-brief-turn = In your turn you take one tile, from the stock or the one that the player before you has just discarded. Then you discard one that you do not need.
rule-brief-okey = One tile lies open, the indicator. The next number of its colour is the okey: it stands for any tile. The tiles with a star are false jokers: they count as the tile that the okey would be.
rule-brief-okey-wild = One tile lies open, the indicator. The next number of its colour is the okey: it stands for any tile. The tiles with a star are false jokers: they count as the tile that the okey would be, unless one of them is the indicator; then they stand for any tile.
rule-brief-finish = With 14 tiles in melds you finish: drag the fifteenth onto the indicator or use the button.
rule-brief-win = Whoever finishes wins the round.
rule-brief-loss = When somebody finishes, each opponent scores penalty points, usually { $points }: the fewer, the better.
rule-brief-loss-down = When somebody finishes, each opponent loses points, usually { $points }.
rule-brief-win-own = Whoever finishes gets rid of points, usually { $points }.
rule-brief-rounds-wins = The match lasts { COUNT($rounds, "round", "rounds") }: whoever wins most of them wins it.
rule-brief-rounds-penalties = The match lasts { COUNT($rounds, "round", "rounds") }: whoever has the fewest penalty points wins it.
rule-brief-partners-exceed = The match ends when a team goes above { COUNT($limit, "penalty point", "penalty points") } together: the other team wins.
rule-brief-partners-reach = The match ends when a team reaches { COUNT($limit, "penalty point", "penalty points") } together: the other team wins.
rule-brief-survivor-exceed = Whoever goes above { COUNT($limit, "penalty point", "penalty points") } is out. The last one left wins the match.
rule-brief-survivor-reach = Whoever reaches { COUNT($limit, "penalty point", "penalty points") } is out. The last one left wins the match.
rule-brief-two-exceed = The match ends when somebody goes above { COUNT($limit, "penalty point", "penalty points") }: the two with the fewest win together.
rule-brief-two-reach = The match ends when somebody reaches { COUNT($limit, "penalty point", "penalty points") }: the two with the fewest win together.
rule-brief-fewest-exceed = The match ends when somebody goes above { COUNT($limit, "penalty point", "penalty points") }: whoever has the fewest wins.
rule-brief-fewest-reach = The match ends when somebody reaches { COUNT($limit, "penalty point", "penalty points") }: whoever has the fewest wins.
rule-brief-down = Everybody starts with { COUNT($limit, "point", "points") }. When somebody has none left, the match is over: whoever has most left wins.
rule-brief-down-partners = Each team starts with { COUNT($limit, "point", "points") }. When one has none left, the match is over: the other team wins.
rule-brief-own = Everybody starts with { COUNT($limit, "point", "points") }. Whoever gets rid of them first wins the match.
rule-brief-own-partners = Each team starts with { COUNT($limit, "point", "points") }. The team that gets rid of them first wins the match.
rule-aim-wins = Turn by turn you exchange tiles, until all your 14 tiles are in melds. Whoever gets there first wins the round; whoever has won most rounds wins the match.
rule-aim-penalties = Turn by turn you exchange tiles, until all your 14 tiles are in melds. Whoever gets there first ends the round, and the opponents score penalty points: the fewer the better.
rule-aim-down = Turn by turn you exchange tiles, until all your 14 tiles are in melds. Whoever gets there first ends the round, and the opponents lose points: the more you keep, the better.
rule-aim-own = Turn by turn you exchange tiles, until all your 14 tiles are in melds. Whoever gets there first ends the round and gets rid of points: the fewer you have left, the better.
rule-partners = Players who sit opposite each other are partners. They never give each other penalty points; theirs are added up.
rule-partners-wins = Players who sit opposite each other are partners. Their wins are added up.
rule-partners-down = Players who sit opposite each other are partners. They share one number of points, and nothing that one does costs the other any.

## Tiles, indicator and okey

rule-set = There are 106 tiles: the numbers 1 to 13 in four colours, each twice, and two false jokers with a star.
rule-cards = Okey can be played with cards too: two packs of 52 and two jokers. The ace is the 1; jack, queen and king are the 11, 12 and 13; the suits are the colours, and the jokers are the false jokers. The settings can show the tiles as cards.
rule-okey = In every round one tile lies face up: the indicator. The next number of its colour is the okey; after 13 comes 1. The indicator stays out of play.
rule-wild = Both okeys are wild: each stands for any tile, its own number included. One meld may hold both.
rule-false-joker = The false jokers are not wild. They stand in for the okeys: each is an ordinary tile with the okey’s colour and number.
rule-false-joker-placeholder = The false jokers, which the leaflet calls placeholders, are not wild. They stand in for the okeys: each is an ordinary tile with the okey’s colour and number.
rule-turned-redraw = A false joker cannot be the indicator: it goes back, and another tile is turned.
rule-turned-wild = If a false joker is turned, the false jokers themselves are the okeys. One of them lies face up, so just one wild tile is in play; all numbered tiles are ordinary.

## Melds

rule-run = A run is three or more numbers in a row, all of one colour.
rule-high-one = The 1 comes before the 2, and it may follow the 13. There the run ends; it does not go round the corner.
rule-low-one = The 1 comes only before the 2. A run ends with the 13 at the latest.
rule-group = A group is three or four tiles of one number, all of different colours.
rule-complete = A complete hand is 14 tiles, each in exactly one run or group.
rule-pairs = Seven pairs are a complete hand too. A pair is two identical tiles. Pairs do not mix with runs and groups.
rule-pairs-okey = An okey pairs with any tile, and with the other okey. A false joker pairs with the other one or with an okey. The indicator’s twin always needs an okey.
rule-no-pairs = Pairs are not melds: seven pairs do not make a complete hand.

## The deal

rule-clockwise = The game goes clockwise: the next player sits to your left.
rule-anticlockwise = The game goes anticlockwise: the next player sits to your right.
rule-by-turns = The two players sit opposite each other and take turns.
rule-starter-die = Before the first round everybody throws the die. The highest throw begins; those who tie throw again. After every round the next player begins.
rule-starter-dealer = The first dealer is drawn by lot, and the next player begins. After every round, even a void one, the next player deals.
rule-starter-dealer-begins = The first dealer is drawn by lot. Whoever deals gets 15 tiles and begins. After every round, even a void one, the next player deals.
rule-starter-winner = Who begins the first round is drawn by lot. Whoever wins a round begins the next one; after a void round the same player begins again.
rule-quick = The tiles are shuffled. Whoever begins gets 15, everybody else 14. Then one tile is turned: the indicator. The other { $stock } are the stock.
rule-stacks = The stock lies face down { $last ->
    [1] in { COUNT($stacks, "stack", "stacks") } of five and one single tile
   *[other] in { COUNT($stacks, "stack", "stacks") } of five and one of { $last }
  }. Tiles are drawn stack by stack, always from the top. On the screen the stock is one pile.
rule-ring-top = The tiles are shuffled and built face down into a row of 21 stacks of five; one is left over. Whoever begins throws the die and counts off that many stacks from the left; the tile left over goes on top of the last one. A second throw counts a tile of this stack from the top. It is laid face up on the stack: the indicator.
rule-ring-bottom = The tiles are shuffled and built face down into a ring of 21 stacks of five; one is left over. The dealer throws the die and counts off that many stacks from the left; the tile left over goes on top of the last one. A second throw counts a tile of this stack from the bottom. It is laid face up on the stack: the indicator.
rule-ring-hands = Dealing begins with the stack behind it, in the order of play. Everybody takes two whole stacks, and whoever begins a third: 15 tiles. If the first throw shows { $die }, those are stacks { $first }, { $second } and { $third }.
rule-ring-rest-four = The others need four more. The second player takes the top four of the next stack; the third takes the one left there and three of the stack behind it; the fourth takes the two left there and two of the next.
rule-ring-rest = The others need four more: each takes the top four of one more stack.
rule-ring-rest-two = The other player needs four more and takes the top four of the next stack.
rule-ring-stock = That leaves { COUNT($stock, "tile", "tiles") } to draw: first what dealing has left of its stacks, then stack after stack, last the five under the indicator.
rule-racks = Everybody arranges the tiles on a rack of their own, where nobody else sees them.

## The turns

rule-first = Whoever begins has 15 tiles and discards one without drawing, or finishes at once.
rule-turn = Then, in turn, you draw the top tile of the stock or take the tile that the player before you has just discarded. After that you discard one tile face up onto your own pile. A tile that you took need not be used.
rule-inspect-none = Only the top tile of each pile may be seen.
rule-inspect-own-left = You may look through your own pile and that of the player before you, but of the others you see only the top tile.
rule-inspect-both = You may look through both piles, your own and your opponent’s.
rule-inspect-all = All piles may be looked through.
rule-wild-anytime = An okey may be discarded at any time. The next player may take it, and it is wild there too.
rule-wild-finish = An okey may be discarded only as the last tile of a finish.
rule-wild-finish-strict = An okey may be discarded only as the last tile when you declare your hand, even an incomplete one.
rule-wild-dead = An okey may be discarded at any time, but nobody may take it.
rule-twin = One tile is identical to the indicator: its twin. If it was dealt to you, you may show it until your first draw (or, if you begin, your first discard), even out of turn.
rule-twin-discard = One tile is identical to the indicator: its twin. If it was dealt to you, you may show it until your first discard, even out of turn.
rule-twin-points = Whoever shows the twin makes each opponent score { $points } at once, whoever wins the round, even if it is void.
rule-twin-down = { $points ->
    [one] Whoever shows the twin takes { $points } point from each opponent at once, whoever wins the round, even if it is void.
   *[other] Whoever shows the twin takes { $points } points from each opponent at once, whoever wins the round, even if it is void.
  }
rule-twin-own = { $points ->
    [one] Whoever shows the twin gets rid of { $points } point at once, whoever wins the round, even if it is void. The last point cannot go that way: it takes a finish.
   *[other] Whoever shows the twin gets rid of { $points } points at once, whoever wins the round, even if it is void. The last points cannot go that way: it takes a finish.
  }
rule-no-twin = Showing the indicator’s twin scores nothing.
rule-no-twin-down = Showing the indicator’s twin changes no points.

## Finishing

rule-finish = With 15 tiles of which 14 are a complete hand you finish: you lay all melds open at once and discard the last tile. Melds are never laid one by one.
rule-refused = A hand that is not complete cannot finish. Whoever tries is told so, and nothing happens.
rule-strict = Whoever tries to finish with an incomplete hand has shown it. The tile is discarded, the game goes on, and it costs { $points } at once, even if the round is void. Whoever took the last discard for it makes the round void.
rule-empty = Whoever draws the last tile of the stock ends the turn as usual. The next player may take that discard only to finish with it at once. Otherwise the round is void, and nobody wins it.
rule-void-replayed = A void round does not count towards the rounds of the match: it is played again.

## The score

rule-wins = Whoever finishes scores one win, however it was done.
rule-loss = When somebody finishes, each opponent scores { $points }. A false joker as last tile is nothing special.
rule-loss-down = When somebody finishes, each opponent loses { COUNT($points, "point", "points") }. A false joker as last tile is nothing special.
rule-win-own = Whoever finishes gets rid of { COUNT($points, "point", "points") }; nothing changes for anybody else. A false joker as last tile is nothing special.
rule-by-okey = If the last tile is an okey, each opponent scores { $points }.
rule-by-okey-down = If the last tile is an okey, each opponent loses { COUNT($points, "point", "points") }.
rule-by-okey-own = If the last tile is an okey, the winner gets rid of { COUNT($points, "point", "points") }.
rule-by-pairs = Seven pairs cost each opponent { $points }.
rule-by-pairs-down = Seven pairs cost each opponent { COUNT($points, "point", "points") }.
rule-by-pairs-own = Seven pairs rid the winner of { COUNT($points, "point", "points") }.
rule-both-multiply = Seven pairs and an okey as last tile: { $points }.
rule-both-max = Seven pairs and an okey as last tile cost no more than one of them: { $points }.
rule-both-down = Seven pairs and an okey as last tile: { COUNT($points, "point", "points") }.
rule-both-max-down = Seven pairs and an okey as last tile count no more than one of them: { COUNT($points, "point", "points") }.
rule-double = If the indicator has one of these two colours, a finish counts twice. The twin’s penalty points are not doubled.
rule-double-down = If the indicator has one of these two colours, a finish counts twice. The twin does not.
rule-one-colour = If all 14 tiles are of one colour, a finish counts twice, so an ordinary one { $points }. An okey counts as the tile that it stands for.
rule-pot = Every round the dealer pays one chip into a pot. Whoever finishes with seven pairs or with an okey as last tile takes it; otherwise it grows. What is left at the end goes to the winner of the match.
rule-pot-okey = Every round the dealer pays one chip into a pot. Whoever finishes with an okey as last tile takes it; otherwise it grows. What is left at the end goes to the winner of the match.

## End of the match

rule-exceed = Whoever has more than { COUNT($limit, "penalty point", "penalty points") } after a round is out.
rule-reach = Whoever has { COUNT($limit, "penalty point", "penalty points") } or more after a round is out.
rule-partners-exceed = Partners who together have more than { COUNT($limit, "penalty point", "penalty points") } after a round are out.
rule-partners-reach = Partners who together have { COUNT($limit, "penalty point", "penalty points") } or more after a round are out.
rule-survivor = The others play on, and the last one left wins. If several go out at once, the player with fewer penalty points ranks higher, and equal ones share a place. If all go out at once, the lowest sum wins.
rule-survivor-two = That ends the match, and the other player wins. If both go out at once, the lower sum wins.
rule-top-two = That ends the match, and the two lowest sums win together; whoever ties for second place wins too.
rule-best = That ends the match, and the lowest sum wins.
rule-count-down = Everybody starts with { COUNT($limit, "point", "points") } and plays to the end of the match: it is over after the round in which somebody has none left. Whoever has most left wins; those who tie share it.
rule-count-down-partners = Each pair of partners starts with { COUNT($limit, "point", "points") }. The match is over after the round in which a pair has none left, and the pair with more left wins.
rule-count-own = Everybody starts with { COUNT($limit, "point", "points") }. The first who has none left after a round wins the match alone.
rule-count-own-partners = Each pair of partners starts with { COUNT($limit, "point", "points") }. The first pair that has none left after a round wins the match.
rule-partners-out = That ends the match, and the other partners win. If all go out at once, the lower sum wins.
rule-stakes = The last of the four then pays two chips to the first, and the third pays one to the second.
rule-rounds-wins = { $rounds ->
    [one] The match has one round. Whoever wins it wins the match.
   *[other] The match has { $rounds } rounds. Whoever has won most of them wins it.
  }
rule-rounds-penalties = { $rounds ->
    [one] The match has one round. Whoever has the fewest penalty points after it wins.
   *[other] The match has { $rounds } rounds. Whoever has the fewest penalty points after them wins.
  }
rule-rounds-agreed = How many rounds a match has is agreed freely before it begins, from { $least } to { $most }.
rule-ties-share = Those who tie for the first place share it.
rule-ties-extra = Those who tie for the first place play on, until one of them is ahead after a round.

## Play chips

rule-chips-pay = “Tournaments” in the game’s menu lets you play by these rules for play chips, which are worth nothing. Everybody pays a stake and a fee in advance; all stakes together are the prize pool.
rule-chips-none = By these rules nobody plays for the play chips of “Tournaments”: they have stakes or a pot of their own.
rule-chips-none-down = By these rules nobody plays for the play chips of “Tournaments”: points are counted down, and a draw would part the partners.
rule-chips-down = By these rules there are only tournaments: where points are counted down, there are no ring games and no Sit’n’Gos.
rule-chips-ring = A ring game lasts one, two or three rounds. Whoever has the fewest penalty points after them wins.
rule-chips-ring-wins = A ring game lasts one, two or three rounds. Whoever has won most of them wins.
rule-chips-share-four = Whoever wins alone gets at least three quarters of the prize pool: the more, the farther the second is behind. The others share the rest by how far each is ahead of the last; players who tie share what their places get. Of { COUNT($pool, "chip", "chips") }, { $p1 }, { $p2 }, { $p3 } and { $p4 } penalty points get { $c1 }, { $c2 }, { $c3 } and { $c4 }.
rule-chips-share-four-wins = Whoever wins alone gets at least three quarters of the prize pool: the more, the farther the second is behind. The others share the rest by how far each is ahead of the last; players who tie share what their places get. Of { COUNT($pool, "chip", "chips") }, { $p1 }, { $p2 }, { $p3 } and { $p4 } wins get { $c1 }, { $c2 }, { $c3 } and { $c4 }.
rule-chips-share-three = Whoever wins alone gets at least three quarters of the prize pool: the more, the farther the second is behind. The second gets the rest; players who tie share what their places get. Of { COUNT($pool, "chip", "chips") }, { $p1 }, { $p2 } and { $p3 } penalty points get { $c1 }, { $c2 } and { $c3 }.
rule-chips-share-three-wins = Whoever wins alone gets at least three quarters of the prize pool: the more, the farther the second is behind. The second gets the rest; players who tie share what their places get. Of { COUNT($pool, "chip", "chips") }, { $p1 }, { $p2 } and { $p3 } wins get { $c1 }, { $c2 } and { $c3 }.
rule-chips-share-two = The winner gets the whole prize pool; if both tie, each gets half.
rule-chips-share-partners = The partners who are ahead get the whole prize pool, half each; if all tie, everybody gets the same.
rule-chips-sitngo = A Sit’n’Go begins as soon as all seats are taken. Whoever has more than { COUNT($limit, "penalty point", "penalty points") } after a round is out, and the last one left wins.
rule-chips-places-four = The first gets { $first } percent of its prize pool, the second { $second } and the third { $third }.
rule-chips-places-three = The first gets { $first } percent of its prize pool, the second { $second }.
rule-chips-places-two = The winner gets its whole prize pool.
rule-chips-sitngo-partners = A Sit’n’Go begins as soon as all seats are taken. Partners who together have more than { COUNT($limit, "penalty point", "penalty points") } after a round are out, and the others win the whole prize pool, half each.
rule-chips-no-sitngo = There is no Sit’n’Go by these rules, because nobody goes out before the end.
rule-chips-tournament = A tournament is for more than four players at several tables and begins at a fixed time. Everybody begins with { COUNT($stack, "chip", "chips") }. A penalty point costs chips, more from level to level, and the winner of the round gets them. Whoever has no chips left drops out; whoever lasts longest wins. Of { COUNT($entrants, "player", "players") } the first gets { $first } percent of the prize pool, the second { $second } and the third { $third }.
rule-chips-tournament-wins = A tournament is for more than four players at several tables and begins at a fixed time. Everybody begins with { COUNT($stack, "chip", "chips") }. A round that another wins costs chips, more from level to level, and the winner of the round gets them. Whoever has no chips left drops out; whoever lasts longest wins. Of { COUNT($entrants, "player", "players") } the first gets { $first } percent of the prize pool, the second { $second } and the third { $third }.
rule-chips-tournament-down = A tournament is for more than four players at several tables and begins at a fixed time. Everybody begins with { COUNT($stack, "chip", "chips") }. A point costs chips, more from level to level, and the winner of the round gets them. Whoever has no chips left drops out; whoever lasts longest wins. Of { COUNT($entrants, "player", "players") } the first gets { $first } percent of the prize pool, the second { $second } and the third { $third }.
rule-chips-twin = What showing the twin costs in a tournament goes to whoever showed it, but nothing in a void round.
rule-chips-formats = A five-minute tournament (turbo) has a clock for every turn, and the stake doubles after every round; in a tournament of rising stakes (speed) the levels rise after every round. In a second-chance tournament (rebuy) whoever runs out of chips early may buy in again. A freeroll costs nothing: the house gives the prize. A guaranteed tournament has a prize pool of at least the chips that were announced.

## Table rummy

rule-rummi-brief-aim = Everybody has 14 tiles on his rack. Whoever is first to lay all of them on the table wins the round.
rule-rummi-brief-series = Tiles are laid in series of three or more: runs of one colour and groups of one number. A joker stands for any tile.
rule-rummi-brief-turn = In your turn you either lay tiles or draw one.
rule-rummi-brief-opening = The first series that you lay must come from your own rack and be worth at least { COUNT($points, "point", "points") } together.
rule-rummi-brief-rebuild = After that you may also add tiles to the series on the table, take them apart and build them anew. At the end of your turn every series must be valid.
rule-rummi-brief-end = { $rounds ->
    [one] Tiles that you still hold at the end of a round are minus points. The match has one round: whoever has the fewest wins.
   *[other] Tiles that you still hold at the end of a round are minus points. The match lasts { $rounds } rounds: whoever has the fewest wins.
  }
rule-rummi-brief-end-taken = { $rounds ->
    [one] Whoever lays all tiles scores what the others still hold, and they lose it. The match has one round: whoever has the most points wins.
   *[other] Whoever lays all tiles scores what the others still hold, and they lose it. The match lasts { $rounds } rounds: whoever has the most points wins.
  }
rule-rummi-aim = Lay all your tiles on the table before anybody else does. That ends the round, and whoever still holds tiles scores minus points for them. Whoever has the fewest at the end of the match wins.
rule-rummi-aim-taken = Lay all your tiles on the table before anybody else does. That ends the round, and you score the points of all tiles that the others still hold. Whoever has the most points at the end of the match wins.
rule-rummi-set = There are { COUNT($tiles, "tile", "tiles") }: the numbers 1 to { $last } in four colours, each twice, and { $jokers ->
    [2] two jokers.
    [4] four jokers.
   *[other] { $jokers } jokers.
  }
rule-rummi-joker = A joker stands for any tile, in a run or in a group.
rule-rummi-jokers = A series may hold several jokers. Even three jokers alone are a series.
rule-rummi-two-jokers = A series may hold both jokers.
rule-rummi-low-one = The 1 comes only before the 2. A run ends with the { $last } at the latest.
rule-rummi-high-one = The 1 comes before the 2, and it may follow the { $last }. There the run ends; it does not go round the corner.
rule-rummi-starter = Before the first round everybody draws a tile. The highest begins, and a joker is higher than any number; those who tie draw again. After every round the next player begins.
rule-rummi-deal = Everybody gets 14 tiles, whoever begins too. The other { $stock } lie face down: the stock.
rule-rummi-turn = In your turn you either lay at least one tile from your rack or draw one from the stock, never both. You may draw even if you could lay.
rule-rummi-checked = What counts is the table at the end of your turn: every series must be valid, and every tile that lay on the table before must still lie there.
rule-rummi-penalty = If the table is not valid then, everything goes back to where it was before your turn, and you draw { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  } as a penalty. With an empty stock you draw none; you have passed.
rule-rummi-refused = A turn cannot end with a table that is not valid. Whoever tries is told why and goes on with the turn.
rule-rummi-no-clock = A turn may take as long as you like.
rule-rummi-clock = A turn may take { COUNT($seconds, "second", "seconds") }. When they are over, everything goes back to where it was before your turn, and you draw { $tiles ->
    [one] one tile if there are any left.
   *[other] { $tiles } tiles, as far as there are any left.
  }
rule-rummi-left = Whoever lets the time run out in two turns in a row leaves the round, and the computer plays on in that seat. Everybody is back for the next round.
rule-rummi-opening = The first series that you lay in a round must be worth at least { COUNT($points, "point", "points") } together, every tile its number. All their tiles must come from your own rack: tiles on the table do not help. Whoever cannot do that yet draws.
rule-rummi-opening-face = In the opening a joker is worth as much as the tile that it stands for where it lies.
rule-rummi-opening-fifty = In the opening a joker is worth { COUNT($joker, "point", "points") }.
rule-rummi-opening-none = From your first turn on you may lay any series, add tiles to those on the table and rebuild them.
rule-rummi-opening-rest = Once these series are worth enough, you may go on in the same turn as in any later one.
rule-rummi-add = Once you have opened, you may add tiles from your rack to the series on the table.
rule-rummi-rebuild = You may also rebuild the table: take tiles off, split series, join them and move tiles between them, as long as at least one tile from your rack is added.
rule-rummi-exchange = You may replace a joker on the table by the tile that it stands for. The joker must be used on the table again in the same turn; it never goes to a rack.
rule-rummi-joker-free = Like any other tile, a joker may also leave its series without being replaced.
rule-rummi-joker-locked = A joker may leave its series only if the tile that it stands for takes its place.
rule-rummi-finish = Whoever lays the last tile of his rack ends the round and wins it.
rule-rummi-empty = When the stock is empty, whoever cannot lay, or does not want to, passes. As long as there are tiles to draw, nobody may pass. If all players pass in a row, the round is over.
rule-rummi-sum = Whoever has laid all tiles scores no minus points. Everybody else scores the tiles left on the rack: each counts its number, a joker { $joker }.
rule-rummi-sum-taken = Whoever has laid all tiles scores the sum of what is left on the racks of the others, and each of them loses the sum of their own: a tile counts its number, a joker { $joker }.
rule-rummi-blocked = If all have passed, everybody scores the tiles left on the rack. The lowest sum wins the round; those who tie win it together.
rule-rummi-blocked-taken = If all have passed, the lowest sum wins the round. Each of the others loses the difference to it, and the winner scores all these differences; those who tie share them.
rule-rummi-at-once = If somebody who had laid nothing before lays the whole rack in one turn, opponents who have laid nothing score { COUNT($nothing, "minus point", "minus points") } and the others { $something }, in place of their tiles.
rule-rummi-rounds = { $rounds ->
    [one] The match has one round. Whoever has the fewest minus points after it wins.
   *[other] The match has { $rounds } rounds. The minus points of all rounds are added up, and whoever has the fewest wins.
  }
rule-rummi-rounds-taken = { $rounds ->
    [one] The match has one round. Whoever has the most points after it wins.
   *[other] The match has { $rounds } rounds. The points of all rounds are added up, and whoever has the most wins.
  }
rule-rummi-chips-ring = A ring game lasts one, two or three rounds. Whoever has the fewest minus points after them wins.
rule-rummi-chips-ring-taken = A ring game lasts one, two or three rounds. Whoever has the most points after them wins.
rule-rummi-chips-share-four = Whoever wins alone gets at least three quarters of the prize pool: the more, the farther the second is behind. The others share the rest by how far each is ahead of the last; players who tie share what their places get. Of { COUNT($pool, "chip", "chips") }, { $p1 }, { $p2 }, { $p3 } and { $p4 } minus points get { $c1 }, { $c2 }, { $c3 } and { $c4 }.
rule-rummi-chips-share-four-taken = Whoever wins alone gets at least three quarters of the prize pool: the more, the farther the second is behind. The others share the rest by how far each is ahead of the last; players who tie share what their places get.
rule-rummi-chips-share-three = Whoever wins alone gets at least three quarters of the prize pool: the more, the farther the second is behind. The second gets the rest; players who tie share what their places get. Of { COUNT($pool, "chip", "chips") }, { $p1 }, { $p2 } and { $p3 } minus points get { $c1 }, { $c2 } and { $c3 }.
rule-rummi-chips-share-three-taken = Whoever wins alone gets at least three quarters of the prize pool: the more, the farther the second is behind. The second gets the rest; players who tie share what their places get.
rule-rummi-chips-tournament = A tournament is for more than four players at several tables and begins at a fixed time. Everybody begins with { COUNT($stack, "chip", "chips") }. The others pay the winner of a round for the points by which they lost it: every { $points } of them or part of that cost chips, more from level to level. Whoever has no chips left drops out; whoever lasts longest wins. Of { COUNT($entrants, "player", "players") } the first gets { $first } percent of the prize pool, the second { $second } and the third { $third }.

## 101 Okey

rule-okey101-brief-melds = Everybody has 21 tiles on the rack. They go to the table in melds: runs of one colour and groups of one number, three tiles or more each. The okey, the next number after the open tile, stands for any tile.
rule-okey101-brief-turn = In your turn you take one tile: from the stock, or the one that the player before you has just discarded if you lay it at once. At the end you discard one.
rule-okey101-brief-opening = First you open: with runs and groups worth at least { COUNT($points, "point", "points") } together, or with { COUNT($pairs, "pair", "pairs") }.
rule-okey101-brief-table = After that you lay more melds and add tiles to those on the table, whoever laid them.
rule-okey101-brief-end = Whoever discards the last tile finishes the round and gets rid of penalty points; the others get some for what is left in hand, or a fixed number if they have not opened. The lowest sum wins the match.
rule-okey101-aim = Open, then lay all your tiles on the table and discard the last one before anybody else does. That ends the round, and the others score penalty points for the tiles left in hand. The lowest sum wins the match.
rule-okey101-okey = In every round one tile lies face up: the indicator. The next number of its colour is the okey; after 13 comes 1. Both okeys are wild: each stands for any tile, its own number included. The indicator stays out of play.
rule-okey101-turned-next = If a false joker is turned, the tile below it is the indicator.
rule-okey101-run = A run is three or more numbers in a row, all of one colour. The 1 comes only before the 2, and a run ends with the 13 at the latest.
rule-okey101-run-limit = When it is laid, a run has at most { COUNT($tiles, "tile", "tiles") }. It can only grow by tiles that are added.
rule-okey101-either = One ordinary tile and two okeys can be a run or a group: whoever lays them chooses.
rule-okey101-pair = A pair is two identical tiles. An okey pairs with any tile, and with the other okey. A false joker pairs with the other one or with an okey.
rule-okey101-twin = The tile that is identical to the indicator pairs only with an okey. Showing it scores nothing.
rule-okey101-twin-single = The tile that is identical to the indicator counts as a pair by itself, but only for players who open with pairs.
rule-okey101-twin-wild = In pairs, the tile that is identical to the indicator goes with any tile.
rule-okey101-value = A meld is worth the sum of its numbers. An okey counts the number that it stands for there, a false joker the number of the okey.
rule-okey101-starter = The first dealer is drawn by lot, and the next player begins. After every round, even a void one, the next player deals.
rule-okey101-starter-dealer = The first dealer is drawn by lot, and whoever deals begins. After every round, even a void one, the next player deals.
rule-okey101-deal = The tiles are shuffled. Whoever begins gets { $first }, everybody else { $tiles }. Then one tile is turned: the indicator. The other { $stock } are the stock.
rule-okey101-turn = In your turn you first draw the top tile of the stock or take the last discard of the player before you. Then you may lay tiles on the table. At the end you discard one tile face up onto your own pile. Whoever begins the round does not draw in the first turn, but may already open and even finish.
rule-okey101-public = Only you see your rack. Everybody sees the table and who laid what, how and with how much each player has opened, how many tiles each holds, and all penalty points.
rule-okey101-tile-left = One tile must always be left for the discard: you cannot lay your last tile on the table.
rule-okey101-takeback = Until you discard, you may take back what you have done on the table in this turn, the last step first, at no cost.
rule-okey101-takeback-last = Until you discard, you may take back the tile that you laid last at no cost. Taking back more costs { points }, once a turn.
rule-okey101-take = You may take a discard only if you lay it in the same turn: in your opening, in a new meld or on one that lies there. Whoever has not opened may take it only to open. As long as it is not laid you cannot discard; if you hold the same tile already, laying that one will do. An okey that was discarded may be taken too, and is wild.
rule-okey101-return = If you have laid nothing in this turn, you may give a taken tile back at no cost. Then you draw from the stock.
rule-okey101-return-penalty = If you have laid nothing in this turn, you may give a taken tile back. That costs { points }, and you draw from the stock.
rule-okey101-inspect-own = After your discard you may look through your own pile; of the others you see only the top tile.
rule-okey101-inspect-pairs = Whoever has opened with pairs may look through all piles; everybody else sees only the top tile of each.
rule-okey101-inspect-both = After your discard you may look through your own pile, and whoever has opened with pairs through all of them at any time. Everybody else sees only the top tiles.
rule-okey101-no-clock = A turn may take as long as you like.
rule-okey101-clock = A turn may take { COUNT($seconds, "second", "seconds") }. When they are over, everything goes back to where it was before your turn. A tile is drawn if you had not drawn one, and one is discarded, if possible one that costs nothing. That never opens or finishes, and no penalty points are scored for it, whatever tile is discarded.
rule-okey101-assist = The game helps: it shows what your melds are worth and which tiles fit the table, and asks before a costly discard.
rule-okey101-no-assist = The game does not help: it shows neither what your melds are worth nor which tiles fit the table, and does not ask before a costly discard.
rule-okey101-series = To open with melds you lay runs and groups from your own rack, worth at least { $points } together.
rule-okey101-pairs = To open with pairs you lay at least { COUNT($pairs, "pair", "pairs") } from your own rack; their numbers do not matter.
rule-okey101-way = An opening is either melds or pairs, never both, and your way is settled for the round. Until you have opened you may do nothing else on the table.
rule-okey101-direct = If you can lay all your tiles but one in runs and groups, you may open with less and finish with that last tile.
rule-okey101-no-direct = An opening that leaves you only one tile must be worth enough too.
rule-okey101-raising = The need rises: an opening with melds must be worth at least 1 more than the highest of the round, and an opening with pairs must have at least one pair more than the largest. What is laid later does not count.
rule-okey101-raise-partner = Your partner’s opening raises what you need too.
rule-okey101-raise-opponents = Your partner’s opening does not raise what you need; only the opponents’ openings do.
rule-okey101-fixed = What you need stays the same, however high others have opened.
rule-okey101-strict = Whoever opens with too little or with an invalid meld takes the tiles back and scores { points }. The turn goes on.
rule-okey101-refused = An opening that is worth too little or has an invalid meld is refused, and nothing happens.
rule-okey101-declare = Whoever wants to open with pairs must say so first, in a turn of their own; without that nobody can. Everybody sees it, and it holds for the whole round: an opening with runs and groups is no longer possible then. Whoever has said so and does not open scores twice as much for that: { $points }.
rule-okey101-wait = After opening, the table has to wait: you may lay, add and exchange from your next turn on.
rule-okey101-at-once = After opening you may go on at the table in the same turn.
rule-okey101-lay = Whoever has opened with melds may lay more runs and groups of any value, but pairs only if another player has opened with pairs. Whoever has opened with pairs may lay more pairs, but no runs or groups.
rule-okey101-pairs-limit = Whoever has opened with melds may lay at most { COUNT($pairs, "pair", "pairs") } in a turn.
rule-okey101-add = Once you have opened, you may add tiles to any run or group on the table: at either end of a run, or the missing colour of a group. Nothing is added to a pair, and nothing on the table is rearranged.
rule-okey101-no-cap = You may add as many tiles in a turn as fit.
rule-okey101-cap-pairs = Whoever has opened with pairs may add two tiles in a turn, everybody else as many as fit.
rule-okey101-cap-end = In one turn you may add two tiles to the same end of a run or to the same group.
rule-okey101-no-exchange = An okey that lies on the table stays there.
rule-okey101-exchange = Once you have opened, you may replace an okey on the table by the tile that it stands for. The okey goes to your rack, and you may use it at once or keep it.
rule-okey101-exchange-false = Where an okey stands for its own number, a false joker gets it. Another okey never does.
rule-okey101-exchange-four = From a group an okey comes only if the group has four tiles: in a group of three it is open which colour it stands for.
rule-okey101-exchange-either = From a group of three an okey comes for either of the two missing colours.
rule-okey101-exchange-pair = From a pair an okey comes for a tile identical to the other one of the pair; from a pair of two okeys none comes.
rule-okey101-no-exchange-pair = An okey in a pair stays there.
rule-okey101-okey-discard = Discarding an okey costs { points }, unless it finishes the round.
rule-okey101-free-okey = Discarding an okey costs nothing.
rule-okey101-playable = A tile is playable if it could be added to a run or group on the table. Discarding one costs { points }, even if you have not opened, unless it finishes the round.
rule-okey101-playable-call = A tile is playable if it could be added to a run or group on the table. Discarding one costs { points }, even if you have not opened, but only if an opponent calls it: before the next player draws from the stock or, if that player takes it, before their own discard. If it finishes the round, it costs nothing; if the round ends because the stock is empty, it costs at once.
rule-okey101-playable-off = Discarding a tile that could be added to the table costs nothing.
rule-okey101-playable-exchange = A tile that would only get an okey from the table is playable too.
rule-okey101-no-feed = If the next player opens with your discard, that costs you nothing more.
rule-okey101-feed = If the next player opens with your discard, that costs you { points }.
rule-okey101-feed-times = If the next player opens with your discard, that costs you ten times its number, and twenty times if it is an opening with pairs. An okey counts the number that it stands for.
rule-okey101-okey-lost = If another player gets an okey from a meld that you have laid, that costs you { points }.
rule-okey101-no-okey-lost = If another player gets an okey from a meld that you have laid, that does not cost you { $points }.
rule-okey101-last-discard = If a round ends because the stock is empty, its last discard is no finish: it costs what it costs at any other time.
rule-okey101-finish = You finish by discarding your last tile: that ends the round, and you win it.
rule-okey101-empty = Whoever draws the last tile of the stock ends the turn as usual. Then the round is over, and unless it was finished nobody wins it.
rule-okey101-last-take = When the stock is empty, the next player may still take the discard and lay it, and so on. When somebody cannot or will not, the round is over, and nobody wins it.
rule-okey101-all-pairs = If all players open with pairs, nobody can finish any more. The round is void at once, its penalty points too: it does not count and is dealt again.
rule-okey101-all-pairs-single = If all players open with pairs, the round is void at once, its penalty points too: it does not count and is dealt again.
rule-okey101-play-on = Even if all players open with pairs, the round goes on.
rule-okey101-won = Whoever finishes scores minus { $points }.
rule-okey101-left = Whoever has opened scores the numbers of the tiles left in hand, twice after an opening with pairs. A false joker counts the number of the okey.
rule-okey101-unopened = Whoever has not opened scores { $points }, whatever the hand.
rule-okey101-held = For each okey left in hand, a player who has opened scores { $points } more; however the round is finished, this is not doubled.
rule-okey101-held-in-sum = For each okey left in hand, a player who has opened counts { $points } with the other tiles, and it is doubled where they are.
rule-okey101-factors = The winner’s minus score, the numbers left in hand and the fixed score of those who have not opened are doubled if the last tile is an okey, doubled if the winner had opened with pairs, and doubled if the finish is from hand. Two of these make four times as much, three eight times. Penalty points stay as they are, and a false joker as last tile is nothing special.
rule-okey101-factor-once = The winner’s minus score, the numbers left in hand and the fixed score of those who have not opened are doubled, but only once, if the last tile is an okey, if the winner had opened with pairs or if the finish is from hand. Penalty points stay as they are, and a false joker as last tile is nothing special.
rule-okey101-no-factor = The way in which a round is finished doubles nothing.
rule-okey101-from-hand = A finish is from hand if the winner opens in the same turn and nobody else has opened.
rule-okey101-from-hand-any = A finish is from hand if the winner opens in the same turn, even if others have opened.
rule-okey101-from-hand-alone = A finish is from hand if nobody but the winner has opened, in whatever turn.
rule-okey101-cap = Except after a finish from hand, whoever has not opened scores at most { $points }, penalty points aside.
rule-okey101-record = An opening worth more than { $value }, or with { COUNT($pairs, "pair", "pairs") } or more, scores minus { $points }.
rule-okey101-no-record = There is no bonus of minus { $points } for a very high opening.
rule-okey101-rounds = { $rounds ->
    [one] The match has one round. The lowest sum wins.
   *[other] The match has { $rounds } rounds. All scores are added up, and the lowest sum wins.
  }
rule-okey101-partners = Players who sit opposite each other are partners. Each opens alone and does not see the other’s tiles. The scores of both are added up; equal sums share the win.
rule-okey101-partner-finishes = If one partner finishes, the other scores nothing for the hand: not for tiles, not for okeys, and nothing for not having opened. Only penalty points stay.
rule-okey101-alone = Everybody plays alone; equal sums share the win.
rule-okey101-chips-ring = A ring game lasts one, two or three rounds. Whoever has the lowest sum after them wins.
rule-okey101-chips-partners = With partners there are only ring games: the draw of a tournament would part them.
rule-okey101-chips-tournament = A tournament is for more than four players at several tables and begins at a fixed time. Everybody begins with { COUNT($stack, "chip", "chips") }. After each round the others pay the lowest score for the penalty points that they have more: every { $points } of them or part of that cost chips, more from level to level. Whoever has no chips left drops out; whoever lasts longest wins. Of { COUNT($entrants, "player", "players") } the first gets { $first } percent of the prize pool, the second { $second } and the third { $third }.

## Handling

rule-handling-okey = Drag tiles freely on the rack at any time. Held at the gap beside it or at the wood below it, a whole block comes along{ $keys ->
    [no] {""}
   *[yes] ; so it does with Shift
  }. Tap a tile twice, or drag it to your discards, to discard it. Drag it onto Finish, or press Finish, to end the round.
rule-handling-rummi = Drag tiles from your rack to the table, and on the table from series to series; or tap a tile and then its new place. On a small screen a tap on a series brings it near first. At the end of a series they are added, between two tiles they split it, on a joker they replace it. “Done” ends your turn; “Undo” takes back one step, “Start again” all of them.
