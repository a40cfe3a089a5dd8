### Istaka in English: the score sheet of a real table.

score = Keep score
score-title = Score sheet
score-why = For a game at a real table: enter how each round ended, and the sums follow the rules.
score-game = Game
score-names = Names
score-player = Player { $number }
score-begin = Begin
score-earlier = Earlier sheets
score-new = New sheet
score-print = Print
score-drop = Throw the sheet away
score-restore = Bring the sheet back
score-unread = These rules cannot be read here. The sheet stays as it is.
score-broken = From round { $number } on this sheet cannot be counted.
score-back = Take the last round back

## The sheet

score-rounds = Round
score-total = Total
score-out = out
score-won = The match is over. Won: { $names }

## A round

score-round = Round { $number }
score-finish = Who finished?
score-end-void = Nobody: void
score-end-exhausted = Nobody: stock empty
score-end-blocked = Nobody could go on
score-how = How?
score-how-okey = By the okey
score-how-pairs = Seven pairs
score-how-one-colour = One colour
score-how-hand = From hand
score-how-at-once = Whole rack at once
score-indicator = Indicator
score-indicator-R = Red
score-indicator-Y = Yellow
score-indicator-B = Blue
score-indicator-K = Black
score-indicator-F = False joker
score-nobody = Nobody
score-seat-twin = Who showed the indicator’s twin?
score-seats-misdeclared = Who declared an incomplete hand?
score-seats-announced = Who went for pairs and did not open?
score-seats-opened = Who else had laid tiles?
score-hands = What was left?
score-opened = How { $name } opened
score-opened-none = Not opened
score-opened-series = Series
score-opened-pairs = Pairs
score-sum = Sum
score-left = { $name }: sum of the tiles left
score-okeys = { $name }: okeys besides
score-okeys-left = { $count ->
    [0] No okey
    [one] { $count } okey
   *[other] { $count } okeys
  }
score-penalties = Penalties
score-charged = Who
score-reason = For what
score-points = How many
score-penalty-okey = Okey discarded
score-penalty-playable = Playable tile discarded
score-penalty-return = Tile given back
score-penalty-misopened = Wrong opening
score-penalty-takeBack = Taken back
score-penalty-feed = Tile for an opening
score-penalty-okeyLost = Okey lost
score-penalty-record = Very high opening
score-add = Add
score-remove = Remove: { $what }
score-write = Write down

## What cannot be

score-fault = { $name }: { $fault }
score-fault-tooLong = That is too much for one round.
score-fault-unknownField = The game does not have that.
score-fault-repeatedField = That is there twice.
score-fault-missingField = Something is still missing here.
score-fault-badValue = That is no number.
score-fault-matchOver = The match was over before.
score-fault-notPlaying = Does not play in this round.
score-fault-twoWinners = Only one player finishes.
score-fault-twoEnds = A round ends in one way only.
score-fault-notByRules = These rules do not have that.
score-fault-notCounted = That does not count in a round that ends so.
score-fault-tilesLeft = Finished, so no tile is left.
score-fault-noTiles = Has not finished, so tiles are left.
score-fault-tooMuch = The tiles cannot count that much.
score-fault-tooManyOkeys = There are only two okeys.
score-fault-notOpened = Has not opened.
score-fault-hasOpened = Has opened already.
score-fault-othersOpened = Has opened, so nobody finished from hand.
score-fault-noSeries = With pairs one finishes only where series lie.
score-fault-allByPairs = If all open with pairs the round is void.
score-fault-lastPoints = The twin puts nobody out.
