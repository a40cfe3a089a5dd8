### Istaka in het Nederlands: wat alleen op de regelpagina’s staat, gelezen bij het bouwen.

page-title = { rules-of }: de regels – Istaka
page-description = { rules-of }: stenen, combinaties, delen, uitgaan en telling, uitgelegd met afbeeldingen, elke regel met zijn bron.
page-lead = Voor twee tot vier spelers, zoals het spel op deze site ze speelt. Wat maar voor sommige aantallen spelers geldt, staat erbij.
page-index = De regels van de spellen
page-index-lead = Okey wordt op veel manieren gespeeld. Dit zijn de regels die het spel op deze site speelt, elk met zijn bron.
page-index-description = Okey volgens de Duitse uitgave, Turks Okey, Koffiehuis-Okey en tafelrummy met 80 of 106 stenen: de regels met figuren, en wat de verschillen zijn.
page-differences = De verschillen
page-differences-lead = Voor vier spelers. Een streepje betekent dat het daar niet uitmaakt.
page-others = Andere regels
page-play = Spelen
page-players = { COUNT($players, "speler", "spelers") }

## To the table

page-at-new = Spelen volgens deze regels:
page-at-deal = Aan tafel: net gedeeld
page-at-okey = Aan tafel: een joker in je hand
page-at-melds = Aan tafel: nog maar één steen te gaan
page-at-turn = Aan tafel: jouw beurt
page-at-twin = Aan tafel: je hebt de tweelingsteen
page-at-opening = Aan tafel: je eerste series
page-at-rebuild = Aan tafel: iets om te manipuleren
page-at-adding = Aan tafel: een steen om aan te leggen
page-at-exchange = Aan tafel: een joker om in te ruilen
page-at-costly = Aan tafel: een steen die je straf zou kosten
page-at-finish = Aan tafel: je kunt uitgaan
page-at-score = Aan tafel: een ronde die afgelopen is

## The deal from the stacks

page-ring-built = { $shape ->
    [row] De 105 stenen staan gesloten in een rij van 21 stapels van vijf. Eén steen blijft over.
   *[ring] De 105 stenen staan gesloten in een ring van 21 stapels van vijf. Eén steen blijft over.
  }
page-ring-stack = De eerste worp, hier een { $die }: zoveel stapels worden van links afgeteld, en op de laatste komt de steen die over was.
page-ring-tile = { $from ->
    [top] De tweede worp, hier een { $die }: in deze stapel van zes wordt die steen van boven afgeteld en omgedraaid. Dat is de aanwijssteen.
   *[bottom] De tweede worp, hier een { $die }: in deze stapel van zes wordt die steen van onderen afgeteld en omgedraaid. Dat is de aanwijssteen.
  }
page-ring-hands = Wie welke stenen krijgt: 1 begint, de anderen volgen op hun beurt. Waar twee een stapel delen, neemt de bovenste eerst.
page-ring-left = Wat er te trekken overblijft: de gemarkeerde stapel komt eerst, die met de aanwijssteen het laatst.
