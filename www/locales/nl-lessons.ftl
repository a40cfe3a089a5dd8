### Lessen die al spelend leren, in het Nederlands.

learn-why = Korte lessen aan tafel, elk een of twee minuten. Je spel blijft zoals het is.
learn-of-okey = Okey
learn-of-rummi = Het spel met 80 stenen
learn-begun = begonnen
learn-done = klaar
learn-step = Stap { $step } van { $of }
learn-next = Verder
learn-back = Terug
learn-leave = Stoppen
learn-follow = Volgende les
learn-play = Naar de tafel
refused-otherStep = Het mag, maar daar gaat deze stap niet over: doe wat de les zegt

## Okey

learn-tiles = Stenen en joker
learn-tiles-1 = Okey heeft 106 stenen: de getallen 1 tot en met 13 in vier kleuren, elk twee keer, en nog twee. Veertien zijn van jou; de anderen zien ze niet.
learn-tiles-2 = Eén steen ligt open: de aanwijssteen, vandaag de { $a }. Hij doet niet mee; hij wijst alleen aan wat de joker is.
learn-tiles-3 = De joker is het volgende getal in dezelfde kleur: vandaag de { $a }. Allebei staan ze voor elke steen die je nodig hebt.
learn-tiles-4 = Jouw { $a } is een joker. Leg hem tussen de { $b } en de { $c }: sleep hem erheen, of schuif hem met Shift en de pijltjestoetsen.
learn-tiles-5 = Goed zo. Hier staat de joker voor de { $a }. Onder stenen die zo bij elkaar horen komt een lijn.

learn-turn = Trekken en wegleggen
learn-turn-1 = Iedereen speelt om de beurt. { $previous } heeft net een steen weggelegd. Nu ben jij aan de beurt.
learn-turn-2 = Trek eerst een steen: tik op de stapel, de dichte stenen.
learn-turn-3 = Nu heb je er vijftien. Leg er een weg die nergens bij past, een van de gemarkeerde: tik twee keer, sleep hem naar je stapel of druk op Enter.
learn-turn-4 = { $previous } heeft de { $a } weggelegd, en jij hebt de { $b } en de { $c }. In plaats van te trekken mag je hem nemen: tik erop.
learn-turn-5 = Ook wie neemt, legt een steen weg. Leg weg welke je wilt.
learn-turn-6 = Meer is een beurt niet: een steen trekken of nemen, een steen wegleggen. Je mag alleen nemen wat de speler vóór jou net heeft weggelegd.

learn-runs = Rijen
learn-runs-1 = Een rij is drie of meer getallen op volgorde in één kleur. Uiteindelijk moeten 14 stenen in rijen of groepen liggen.
learn-runs-2 = Leg { $a } naast elkaar.
learn-runs-3 = Na de 13 mag een 1 komen. Leg de { $a } achter de { $b }. Verder gaat het niet: 13, 1, 2 is geen rij.
learn-runs-4 = Er ontbreekt nog één steen. Trek.
learn-runs-5 = Daar is de { $a }. Alle stenen behalve de { $b } liggen in rijen: ga daarmee uit. Druk op “{ $finish }” of sleep de steen op de aanwijssteen.
learn-runs-6 = Je hebt de ronde gewonnen: veertien stenen in vier rijen, en met de vijftiende uitgegaan. Alle anderen schrijven 2 strafpunten.
