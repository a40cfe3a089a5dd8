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

## How to play by ear

ear-description = Okey, 101 Okey en tafelrummy met een schermlezer: hoe je begint, wat er wordt voorgelezen, en alle toetsen.
ear-lead = Elk spel op deze site is zonder te kijken te spelen, te winnen en te begrijpen, met een schermlezer en een toetsenbord. Hier staat hoe, met de toetsen van elk spel.
ear-begin = Beginnen
ear-begin-text = Kies op de startpagina een spel. De tafel is een deel van de pagina waarin alle toetsen voor het spel zijn: je schermlezer gaat vanzelf naar de focusmodus. Tab leidt van de stapel en de weggelegde stenen naar de combinaties op tafel, je plankje, de knoppen en het menu. Zitten de letters in de weg, zet ze dan uit in het venster ‘Toetsen’.
ear-hand = Je plankje
ear-hand-text = Het plankje is een lijst van stenen. Pijlen gaan van steen naar steen, met Shift verschuiven ze de steen. E leest je hand per combinatie voor, dan wat er overblijft en hoe ver je bent. De toetsen 1 tot en met 4 ordenen de hand.
ear-hear = Wat je vanzelf hoort
ear-hear-text = Elke zet wordt voorgelezen, dan de combinaties die erdoor zijn veranderd, dan ‘Jouw beurt’. Aan het eind van een ronde zegt één regel wie er gewonnen heeft, je resultaat en je totaal. L leest de laatste beurt nog eens voor, I wat er open ligt, G hoe iedereen ervoor staat.
ear-steps = Stap voor stap
ear-steps-text = Je hoeft het niet bij te houden: met de schakelaar ‘Na elke zet van de anderen op een toets wachten’, in de vensters ‘Toetsen’ en ‘Instellingen’, wacht elke zet tot je op N drukt. Dat werkt in elk spel, in lessen en in toernooien.
ear-table = Combinaties op tafel
ear-table-text = Bij 101 Okey en tafelrummy zijn de combinaties de regels van een lijst. Omhoog en omlaag gaan van combinatie naar combinatie. Elke noemt haar nummer, soort, stenen en waarde, en daarna welke van je stenen passen. Kies met de spatiebalk een steen van je plankje, ga omhoog naar een combinatie en druk op Enter: de steen wordt aangelegd of ruilt een joker in. De laatste regel is de plaats voor een nieuwe combinatie. U neemt elke stap terug.
ear-keys = Toetsen: { $game }
