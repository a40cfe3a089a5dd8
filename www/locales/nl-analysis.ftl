### Istaka in het Nederlands: de analyse van elke stelling.

analysis-title = Analyse
analysis-failed = Het antwoord is niet gekomen: de analyse is gestopt.

## De stelling

analysis-place = Waar de volgende steen komt
analysis-indicator = Aanwijssteen
analysis-hand = Mijn hand
analysis-piles = Weggelegd
analysis-melds = Combinaties
analysis-series = Combinaties
analysis-new = nieuw
analysis-number = { $number }
analysis-pile = Weggelegd: { $name }
analysis-meld = Combinatie: { $what } ({ $name })
analysis-table = Combinatie: { $name }
analysis-tiles = { $count ->
    [one] steen
   *[other] stenen
  }
analysis-whose = Van wie de combinatie is
analysis-empty = Nog geen steen
analysis-remove = Weghalen: { $tile }
analysis-palette = Stenen
analysis-kind = { $count ->
    [0] { $tile }, geen over
   *[other] { $tile }, nog { $count }
  }
analysis-clear = Leegmaken
analysis-text = De stelling als tekst
analysis-link = Link kopiëren
analysis-play = Vanaf hier spelen
analysis-play-why = Stenen die niemand heeft gezien, worden willekeurig verdeeld. Het is oefening: elke zet kun je terugnemen.
analysis-with-answer = met het antwoord
analysis-okey = Okey
analysis-picture-turn = Aan de beurt: { $name }
analysis-picture-stock = Stapel: { $count }
analysis-picture-melds = Combinaties: { $name }
analysis-more = Meer
analysis-phase = Fase
analysis-follows = volgt uit de stenen
analysis-phase-draw = voor het trekken
analysis-phase-discard = na het trekken
analysis-phase-play = na het trekken
analysis-phase-lastChance = stapel leeg: laatste aflegsteen
analysis-phase-finish = stapel leeg: uitgaan
analysis-turn = Aan de beurt
analysis-own-seat = Mijn plaats
analysis-seat = Plaats { $seat }
analysis-seat-me = ik
analysis-seat-only = tegenstander
analysis-seat-next = na mij
analysis-seat-opposite = tegenover
analysis-seat-before = voor mij
analysis-recent = { $count ->
    [one] De laatste stelling
   *[other] De laatste { $count } stellingen
  }

## Het antwoord

analysis-answer = Antwoord
analysis-unit-wins = Kans om de ronde te winnen
analysis-unit-points = Strafpunten aan het eind
analysis-unit-tiles = Stenen die na de beurt blijven
analysis-best = Het beste: { $action }
analysis-equal = even goed
analysis-unclear = geen duidelijk verschil (± { $within })
analysis-because = { $because }.
analysis-more-actions = { $count ->
    [one] Nog een mogelijkheid
   *[other] Nog { $count } mogelijkheden
  }
analysis-quick = Een eerste antwoord; er volgt een nauwkeuriger.
analysis-fine = Zo ziet een expert het. Tik op een zet om die te spelen.
analysis-nothing = Je bent niet aan de beurt: er valt niets te beslissen.
analysis-over = Daarmee is de ronde voorbij.
analysis-leave-out = “{ $field }” weglaten
analysis-helps = { $count ->
    [one] { $count } steen helpt
   *[other] { $count } stenen helpen
  }
analysis-helps-all = { $count ->
    [one] { $count } ongeziene steen helpt.
   *[other] { $count } ongeziene stenen helpen.
  }
analysis-do-take = Neem de aflegsteen
analysis-okey-ways = { $melds ->
    [0] Rijen en groepen compleet
    [one] Rijen en groepen: nog { $melds } steen
   *[other] Rijen en groepen: nog { $melds } stenen
  }, zeven paren: { $pairs ->
    [0] compleet
   *[other] nog { $pairs }
  }.
analysis-okey-melds = { $melds ->
    [0] Rijen en groepen compleet.
    [one] Rijen en groepen: nog { $melds } steen.
   *[other] Rijen en groepen: nog { $melds } stenen.
  }
analysis-okey-points = Telt { $points }.
analysis-okey-gives = Geeft de volgende speler { $share }.
analysis-okey101-opening = De opening
analysis-okey101-closing = Als de ronde nu voorbij was: { COUNT($points, "strafpunt", "strafpunten") }.
analysis-okey101-penalty = Kost meteen { COUNT($points, "strafpunt", "strafpunten") }.
analysis-okey101-fits = Anderen kunnen hem gebruiken.
analysis-okey101-value = De combinaties in de hand tellen { $value }.
analysis-okey101-series = { $count ->
    [0] Genoeg om met combinaties te openen.
    [one] Om met combinaties te openen ontbreekt { $count } steen.
   *[other] Om met combinaties te openen ontbreken { $count } stenen.
  }
analysis-okey101-pairs = { $count ->
    [0] Genoeg om met paren te openen.
    [one] Om met paren te openen ontbreekt { $count } steen.
   *[other] Om met paren te openen ontbreken { $count } stenen.
  }
analysis-rummi-lay = Leg { $tiles } uit
analysis-rummi-lay-many = { $count ->
    [one] Leg { $count } steen uit
   *[other] Leg { $count } stenen uit
  }
analysis-rummi-table = De tafel daarna
analysis-rummi-opens = Het zijn je eerste combinaties.
analysis-rummi-finishes = Dan is je plankje leeg.
analysis-rummi-changes = Combinaties op tafel worden verbouwd.
analysis-rummi-waits = Een expert wacht, om alles in één keer uit te leggen.

## De les

analysis-how = Hoe werkt dit?
analysis-guide-enter = { $left ->
    [one] Nu de laatste steen. Tik op: { $tile }.
   *[other] Deze hand mist { $left } stenen. Tik op: { $tile }.
  }
analysis-guide-stray = Er is iets te veel. Tik op “{ $undo }”.
analysis-guide-read = Het beste staat bovenaan, met je kans om te winnen. Daaronder: waarom.
analysis-guide-play = Tik op de beste zet: hij wordt hier gespeeld.
analysis-guide-played = Zo gaat het verder. Ga door, of vraag raad over je eigen hand.
analysis-guide-own = Mijn eigen hand

## Redenen waarom het geen stelling is

position-fault-tooLong = De tekst is te lang.
position-fault-badRules = Deze spelregels zijn niet te lezen; de gewone gelden.
position-fault-unknownField = “{ $field }” bestaat in dit spel niet.
position-fault-repeatedField = “{ $field }” staat er twee keer.
position-fault-missingField = { $field ->
    [indicator] Kies de aanwijssteen.
    [hand] Kies de stenen van je hand.
   *[other] Wat ontbreekt: { $what }.
  }
position-fault-badValue = { $blank ->
    [yes] Dit kan niet: { $what }.
   *[no] “{ $about }” is niet te lezen ({ $what }).
  }
position-fault-badTile = “{ $about }” is geen steen ({ $what }).
position-fault-notInPlay = Volgens deze regels niet in het spel: { $tile }.
position-fault-tooMany = Zoveel zijn er niet van: { $tile }.
position-fault-tileTwice = Deze steen ligt op twee plaatsen: { $tile }.
position-fault-notHeld = Niet in je hand: { $tile }.
position-fault-handSize = { $need ->
    [0] { COUNT($count, "steen", "stenen") } in je hand: dat past niet.
   *[other] { $count } van { COUNT($need, "steen", "stenen") } in je hand.
  }
position-fault-wrongOkey = Deze joker volgt niet op de aanwijssteen: { $tile }.
position-fault-badIndicator = Dit kan niet de aanwijssteen zijn: { $tile }.
position-fault-notAMeld = Geen combinatie: { $about }.
position-fault-notPlaying = Daar speelt niemand: { $name } ({ $what }).
position-fault-badPhase = Dat past niet bij de stenen: { $what }.
position-fault-noOffer = Voor het trekken ligt er een aflegsteen klaar. Leg er een neer ({ $name }), of geef je hand een steen meer.
position-fault-badCount = De aantallen stenen kloppen niet ({ $what }).
position-fault-notOpened = Wie combinaties op tafel heeft, heeft geopend: { $name }.
position-fault-tooLow = Te weinig voor een opening: { $about }.
position-field-rules = spelregels
position-field-seats = spelers
position-field-seat = mijn plaats
position-field-turn = aan de beurt
position-field-starter = beginner
position-field-phase = fase
position-field-indicator = aanwijssteen
position-field-okey = joker
position-field-hand = hand
position-field-drawn = getrokken steen
position-field-taken = genomen steen
position-field-returned = teruggegeven
position-field-pile = weggelegd
position-field-took = genomen aflegstenen
position-field-twin = getoonde tweelingsteen
position-field-table = tafel
position-field-meld = combinaties
position-field-opened = opening
position-field-announced = gaat voor paren
position-field-penalty = straffen
position-field-left = weggegaan
position-field-tiles = aantallen stenen
position-field-stock = stapel
position-field-events = gebeurtenissen
position-field-points = stand
position-field-decided = besliste rondes
