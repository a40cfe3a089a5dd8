### Istaka in het Nederlands: het scoreblad van een echte tafel.

score = Scoreblad
score-title = Scoreblad
score-why = Voor een spel aan een echte tafel: vul in hoe elke ronde afliep, en er wordt geteld volgens de regels.
score-game = Spel
score-names = Namen
score-player = Speler { $number }
score-begin = Beginnen
score-earlier = Eerdere bladen
score-new = Nieuw blad
score-print = Afdrukken
score-drop = Blad weggooien
score-restore = Blad terughalen
score-unread = Deze regels zijn hier niet te lezen. Het blad blijft zoals het is.
score-broken = Vanaf ronde { $number } is dit blad niet te tellen.
score-back = Laatste ronde terugnemen

## Het blad

score-rounds = Ronde
score-total = Totaal
score-out = af
score-won = Het spel is uit. Gewonnen: { $names }

## Een ronde

score-round = Ronde { $number }
score-finish = Wie is uitgegaan?
score-end-void = Niemand: ongeldig
score-end-exhausted = Niemand: stapel op
score-end-blocked = Niemand kon verder
score-how = Hoe?
score-how-okey = Met de joker
score-how-pairs = Zeven paren
score-how-one-colour = Eén kleur
score-how-hand = Uit de hand
score-how-at-once = Alles in één keer
score-indicator = Indicator
score-indicator-R = Rood
score-indicator-Y = Geel
score-indicator-B = Blauw
score-indicator-K = Zwart
score-indicator-F = Valse joker
score-nobody = Niemand
score-seat-twin = Wie heeft de tweeling van de indicator getoond?
score-seats-misdeclared = Wie is ten onrechte uitgegaan?
score-seats-announced = Wie ging voor paren en heeft niet geopend?
score-seats-opened = Wie had verder al uitgelegd?
score-hands = Wat bleef er over?
score-opened = Hoe { $name } opende
score-opened-none = Niet geopend
score-opened-series = Combinaties
score-opened-pairs = Paren
score-sum = Som
score-left = { $name }: som van de stenen die over zijn
score-okeys = { $name }: jokers daarbij
score-okeys-left = { $count ->
    [0] Geen joker
    [one] { $count } joker
   *[other] { $count } jokers
  }
score-penalties = Straffen
score-charged = Wie
score-reason = Waarvoor
score-points = Hoeveel
score-penalty-okey = Joker weggegooid
score-penalty-playable = Aanlegbare steen weggelegd
score-penalty-return = Steen teruggegeven
score-penalty-misopened = Verkeerde opening
score-penalty-takeBack = Teruggenomen
score-penalty-feed = Steen voor een opening
score-penalty-okeyLost = Joker kwijt
score-penalty-record = Zeer hoge opening
score-add = Toevoegen
score-remove = Verwijderen: { $what }
score-write = Opschrijven

## Wat niet kan

score-fault = { $name }: { $fault }
score-fault-tooLong = Dat is te veel voor één ronde.
score-fault-unknownField = Dat heeft dit spel niet.
score-fault-repeatedField = Dat staat er twee keer.
score-fault-missingField = Hier ontbreekt nog iets.
score-fault-badValue = Dat is geen getal.
score-fault-matchOver = Het spel was al uit.
score-fault-notPlaying = Speelt deze ronde niet mee.
score-fault-twoWinners = Maar één speler gaat uit.
score-fault-twoEnds = Een ronde eindigt maar op één manier.
score-fault-notByRules = Dat hebben deze regels niet.
score-fault-notCounted = Dat telt niet in een ronde die zo eindigt.
score-fault-tilesLeft = Is uitgegaan, dus blijft er geen steen over.
score-fault-noTiles = Is niet uitgegaan, dus blijven er stenen over.
score-fault-tooMuch = Zoveel kunnen de stenen niet tellen.
score-fault-tooManyOkeys = Er zijn maar twee jokers.
score-fault-notOpened = Heeft niet geopend.
score-fault-hasOpened = Heeft al geopend.
score-fault-othersOpened = Heeft geopend, dus ging niemand uit de hand uit.
score-fault-noSeries = Met paren ga je alleen uit als er combinaties liggen.
score-fault-allByPairs = Als iedereen met paren opent, is de ronde ongeldig.
score-fault-lastPoints = Door de tweeling valt niemand af.
