### Stappen van de lessen, in het Nederlands.

learn-add-keys = Druk nu op Enter op de rij waar hij bij past.

## Okey

learn-first-okey-1 = Eén kleur op volgorde is een rij. Tik op de { $a }.
learn-first-okey-1-keys = { $tiles } zijn een rij. Leg ze met Enter bij elkaar.
learn-first-okey-2 = Zelfde getal, andere kleuren: een groep. Tik op de { $a }.
learn-first-okey-2-keys = { $tiles } zijn een groep. Leg ze met Enter bij elkaar.
learn-first-okey-3 = Elke beurt begint met een steen. Neem de { $a } van { $previous }.
learn-first-okey-4 = Elke beurt eindigt met wegleggen. De { $a } past nergens.
learn-first-okey-5 = De { $a } past nergens. Trek deze keer van de stapel.
learn-first-okey-6 = De ster is een joker: die vervangt elke steen. Tik erop.
learn-first-okey-6-keys = Een joker vervangt elke steen, hier een 12. Druk op Enter.
learn-first-okey-7 = Alles past behalve de { $a }. Druk op “{ $main }” en je wint.
learn-first-okey-8 = Gewonnen. In je eerste echte ronde helpen tips je.
learn-first-okey-8-keys = Gewonnen. In je eerste echte ronde helpen tips je: druk op Enter.

learn-tiles-1 = Wie als eerste 14 stenen in rijen en groepen heeft, wint de ronde. Er zijn de getallen 1 tot en met 13 in vier kleuren, elk twee keer, en nog twee stenen. De jouwe zie alleen jij.
learn-tiles-2 = Eén steen ligt open: de aanwijssteen, vandaag de { $a }. Hij doet niet mee; hij wijst alleen aan wat de joker is.
learn-tiles-3 = De joker is het volgende getal in dezelfde kleur: vandaag de { $a }. Allebei staan ze voor elke steen die je nodig hebt.
learn-tiles-4 = Jouw { $a } is een joker. Leg hem tussen de { $b } en de { $c }: { $keys ->
    [no] sleep hem erheen.
   *[yes] sleep hem erheen, of schuif hem met Shift en de pijltjestoetsen.
  }
learn-tiles-5 = Goed zo. Hier staat de joker voor de { $a }. Onder stenen die zo bij elkaar horen komt een lijn.
learn-tiles-5-keys = Goed zo. Hier staat de joker voor de { $a }. E leest voor wat in je hand bij elkaar hoort.

learn-turn-1 = Iedereen speelt om de beurt. { $previous } heeft net een steen weggelegd. Nu ben jij aan de beurt.
learn-turn-2 = Trek eerst een steen: tik op de stapel, de dichte stenen.
learn-turn-2-keys = Trek eerst een steen: druk op D.
learn-turn-3 = Nu heb je er vijftien. Leg er een weg die nergens bij past, een van de gemarkeerde: { $keys ->
    [no] tik twee keer of sleep hem naar je stapel.
   *[yes] tik twee keer, sleep hem naar je stapel of druk op Enter.
  }
learn-turn-3-keys = Je hebt nu vijftien stenen. Leg er een weg: druk op Enter op een steen met tip.
learn-turn-4 = { $previous } heeft de { $a } weggelegd, en jij hebt de { $b } en de { $c }. In plaats van te trekken mag je hem nemen: tik erop.
learn-turn-4-keys = Jij hebt de { $b } en de { $c }. Neem de { $a } in plaats van te trekken: druk op T.
learn-turn-5 = Ook wie neemt, legt een steen weg. Leg weg welke je wilt.
learn-turn-6 = Meer is een beurt niet: een steen trekken of nemen, een wegleggen. Je mag alleen nemen wat de speler vóór jou net heeft weggelegd.

learn-runs-1 = Een rij is drie of meer getallen op volgorde in één kleur. Uiteindelijk moeten 14 stenen in rijen of groepen liggen.
learn-runs-2 = Leg { $a } naast elkaar.
learn-runs-3 = Na de 13 mag een 1 komen. Leg de { $a } achter de { $b }. Verder gaat het niet: 13, 1, 2 is geen rij.
learn-runs-4 = Er ontbreekt nog één steen. Trek.
learn-runs-5 = Daar is de { $a }. Alle stenen behalve de { $b } liggen in rijen: ga daarmee uit. Druk op “{ $main }” of sleep de steen op de aanwijssteen.
learn-runs-6 = Je hebt de ronde gewonnen: veertien stenen in vier rijen, en met de vijftiende uitgegaan. Alle anderen krijgen 2 strafpunten.

learn-groups-1 = Een groep is drie of vier stenen met hetzelfde getal, elk in een andere kleur.
learn-groups-2 = Leg de { $a } naast { $b }: een groep van vier.
learn-groups-3 = Geen kleur mag twee keer voorkomen: { $a } met de { $b } zijn geen groep, en een vijfde steen past nooit.
learn-groups-4 = Er ontbreekt een 8 in een derde kleur, en { $previous } heeft er net een weggelegd, de { $a }. Neem hem.
learn-groups-5 = Nu past alles, en één { $a } is over: ga daarmee uit.
learn-groups-6 = Weer gewonnen. Rijen en groepen mag je mengen zoals je wilt; alleen moeten alle veertien stenen erin liggen.

learn-false-joker-1 = Twee stenen tonen geen getal maar een ster: de valse jokers. Je hebt ze allebei.
learn-false-joker-1-keys = Twee stenen hebben geen getal: de valse jokers. Je hebt ze allebei.
learn-false-joker-2 = Ze staan niet voor elke steen. Ze nemen de plaats in van de joker: vandaag is elk van de twee een gewone { $a }.
learn-false-joker-3 = Leg er dus een vóór { $a }: dat is een rij.
learn-false-joker-4 = En de andere naast { $a }: dat is een groep zevens.
learn-false-joker-5 = Er ontbreekt één steen. Trek.
learn-false-joker-6 = De { $a } maakt de eerste rij langer. Ga uit met de { $b }.
learn-false-joker-7 = Gewonnen. Ligt er in de volgende ronde een andere steen open, dan zijn de valse jokers ook een andere steen.

learn-finish-1 = Je gaat uit in je beurt, met vijftien stenen: veertien liggen in rijen en groepen, de vijftiende leg je op de aanwijssteen in plaats van op je stapel.
learn-finish-2 = Hier ontbreekt één steen. Trek.
learn-finish-3 = Alle vijftien passen; één moet weg zonder een combinatie te breken: de { $a } of { $b } aan het eind van de rij, of een van de vier negens. Ga met een daarvan uit.
learn-finish-4 = Alle anderen krijgen 2 strafpunten. Wie er meer dan 20 heeft valt af; wie overblijft wint het spel. Wie te vroeg wil uitgaan, verliest niets.

learn-okey-last-1 = Je hebt een joker, de { $a }, en zou na elke trek uit kunnen gaan. Maar wie uitgaat met een joker telt dubbel.
learn-okey-last-2 = Dat kan als de andere veertien zonder hem compleet zijn. Trek.
learn-okey-last-3 = De { $a } maakt je hand compleet. De { $b } is over: ga daarmee uit.
learn-okey-last-4 = Alle anderen krijgen 4 strafpunten in plaats van 2. Of het wachten loont beslis jij: intussen kan een ander uitgaan.

learn-pairs-1 = Je kunt ook anders uitgaan: met zeven paren, elk van twee gelijke stenen. Rijen en groepen tellen dan niet.
learn-pairs-2 = Ook de twee valse jokers zijn een paar. Een joker past bij elke steen.
learn-pairs-3 = Je hebt zes paren. Trek.
learn-pairs-4 = Een joker, de { $a }. Met de { $b } vormt hij een paar. Ga uit met de { $c }.
learn-pairs-5 = Ook zeven paren tellen dubbel: 4 strafpunten voor alle anderen. Met paren én een joker als laatste steen zijn het er 8.

learn-twin-1 = Elke steen is er twee keer, dus heeft ook de aanwijssteen een tweelingsteen, de andere { $a }. Jij hebt hem gekregen.
learn-twin-2 = Toon hem voordat je voor het eerst trekt: druk op “{ $twin }”.
learn-twin-3 = Alle anderen hebben meteen 1 strafpunt gekregen, wie de ronde ook wint.
learn-twin-4 = De tweelingsteen blijft op je plankje. Speel verder: trek.
learn-twin-5 = Na je eerste trek was het te laat geweest. De { $a } is nu een gewone steen; alleen is er geen tweede voor een paar.

learn-others-1 = Wat wordt weggelegd ziet iedereen, en wie iets neemt verraadt wat hij spaart. { $next } heeft de { $a } genomen die jij weglegde.
learn-others-2 = Wie de { $a } neemt, wil er een rij omheen of een groep vijven. Wat jij weglegt krijgt { $next }: houd je { $b } en { $c } dus nog even.
learn-others-3 = Jij bent aan de beurt: trek.
learn-others-4 = Leg alles weg behalve de { $a } en { $b }. Veilig is de { $c }: allebei de { $d } liggen op tafel, daar kan 1, 2, 3 alleen met een joker.
learn-others-5 = { $next } moest trekken. Kijk zo bij elke steen: eerst of jij hem nodig hebt, dan of de volgende speler hem nodig heeft.

learn-round-1 = Speel nu een hele ronde tegen makkelijke tegenstanders. { $a } zijn al een rij, en er kan nog een joker komen.
learn-round-2 = Trek of neem, leg weg en leg bij elkaar wat bij elkaar hoort, tot iemand uitgaat. “{ $hint }” helpt elke keer dat je erop drukt wat verder; “{ $main }” wordt goud als je uit kunt gaan.
learn-round-2-keys = Trek of neem, leg weg en leg bij elkaar wat bij elkaar hoort, tot iemand uitgaat. H helpt elke keer dat je erop drukt wat verder. E zegt hoe ver je bent; met F ga je uit.
learn-round-3 = { $won ->
    [own] Je hebt de ronde gewonnen. Je weet alles wat je nodig hebt: aan tafel wacht een spel op je.
    [nobody] De stapel was leeg voordat iemand kon uitgaan: niemand heeft gewonnen. Ga een stap terug om dezelfde ronde nog eens te spelen; aan tafel wacht een spel op je.
   *[other] { $winner } is als eerste uitgegaan, dus krijg jij deze keer strafpunten. Ga een stap terug om dezelfde ronde nog eens te spelen; aan tafel wacht een spel op je.
  }

## Tafelrummy

learn-first-rummi-1 = Eén kleur op volgorde is een rij. Tik op de { $a }.
learn-first-rummi-1-keys = { $tiles } zijn een rij. Leg ze met Enter bij elkaar.
learn-first-rummi-2 = Zelfde getal, andere kleuren: een groep. Tik op de { $a }.
learn-first-rummi-2-keys = { $tiles } zijn een groep. Leg ze met Enter bij elkaar.
learn-first-rummi-3 = Wie al zijn stenen legt, wint. Tik op deze.
learn-first-rummi-3-keys = Wie al zijn stenen legt, wint. Druk op Enter: rij en groep liggen.
learn-first-rummi-4 = Je eerste stenen liggen: je hebt geopend. Druk op “{ $main }”.
learn-first-rummi-5 = Elke serie (rij, groep) op tafel mag je aanvullen. Tik hierop.
learn-first-rummi-5-keys = Elke serie op tafel mag je aanvullen. Druk op Enter voor { $tiles }.
learn-first-rummi-6 = Deze twee passen ook. Tik erop.
learn-first-rummi-6-keys = Ook { $tiles } passen. Druk op Enter.
learn-first-rummi-7 = Verbouwen: tik voor je 7 en 8 op de { $a }.
learn-first-rummi-7-keys = Verbouwen: druk voor je 7 en 8 op Enter op de { $a }.
learn-first-rummi-8 = Druk op “{ $main }” om je beurt te beëindigen.
learn-first-rummi-9 = Niets past: trek van de stapel. Daarmee eindigt je beurt.
learn-first-rummi-10 = Een joker: die vervangt elke steen. Tik erop.
learn-first-rummi-10-keys = Een joker vervangt elke steen, hier een 6. Druk op Enter.
learn-first-rummi-11 = Dit zijn je laatste stenen. Leg ze.
learn-first-rummi-11-keys = Dit zijn je laatste stenen. Leg ze met Enter.
learn-first-rummi-12 = Druk op “{ $main }” en je wint.
learn-first-rummi-13 = Gewonnen. In je eerste echte ronde helpen tips je.
learn-first-rummi-13-keys = Gewonnen. In je eerste echte ronde helpen tips je: druk op Enter.

learn-opening-1 = Hier speelt iedereen op tafel: je legt er series van minstens drie stenen. Wie als eerste geen steen meer op zijn plankje heeft, wint de ronde.
learn-opening-2 = Wat je als eerste legt moet minstens 20 punten waard zijn, elke steen zijn getal. { $a } zijn een groep, maar slechts 6 punten.
learn-opening-3 = { $a } zijn 27 waard. Leg ze op tafel: sleep ze er een voor een heen, of kies ze uit en dan de lege plek. Druk daarna op “{ $main }”.
learn-opening-4 = Je hebt geopend. In een beurt leg je stenen of trek je er een, nooit allebei. { $opposite } heeft getrokken.
learn-opening-5 = Je hoeft niet te leggen als je kunt. Trek deze keer een steen: tik op de stapel.
learn-opening-5-keys = Je hoeft niet te leggen als je kunt. Trek deze keer een steen: druk op D.
learn-opening-6 = Nu je geopend hebt, mag je elke serie leggen, hoe weinig ze ook waard is.

learn-adding-1 = Wie geopend heeft, mag alle series op tafel aanvullen. { $opposite } heeft { $a } gelegd.
learn-adding-2 = Je { $a } past vóór { $b }. { $keys ->
    [no] Sleep hem erheen, of tik hem aan en dan zijn plek.
   *[yes] Sleep hem erheen, of kies hem uit en dan met het toetsenbord de plek.
  } Daarna “{ $main }”.
learn-adding-3 = En je { $a } maakt van de andere serie een groep van vier. Leg hem aan en druk op “{ $main }”.
learn-adding-4 = Nu past er niets meer van je plankje. Wie niets legt, trekt: trek.
learn-adding-5 = Kijk dus eerst naar de tafel, dan naar je plankje: één steen die past bespaart je een trek.

learn-rebuilding-1 = Ook wat op tafel ligt mag je verplaatsen, als aan het eind elke serie geldig is en er geen steen van de tafel ontbreekt.
learn-rebuilding-2 = { $a } hebben nog een 7 nodig, en je { $b } een plek. Zoals de tafel nu ligt past geen ervan.
learn-rebuilding-3 = Neem de { $a } uit zijn rij en leg hem bij { $b }; de { $c } komt aan het andere eind. Dan “{ $main }”.
learn-rebuilding-4 = Drie stenen in één beurt. Onder het verplaatsen zegt elke serie wat ze mist, en “Terug” gaat stap voor stap terug.

learn-jokers-1 = Een joker staat voor elke steen, hier voor de { $a } in jouw rij. Blijft hij op het eind op je plankje, dan kost hij 50 minpunten.
learn-jokers-2 = Jij hebt de { $a }: leg hem op de plaats van de joker. De joker is dan vrij maar blijft op tafel: leg hem met { $b } als derde 8. Dan “{ $main }”.
learn-jokers-3 = Meer heb je niet nodig: openen, aanvullen, manipuleren, jokers opnieuw gebruiken. Aan tafel wacht een spel op je.

## 101 Okey

learn-first-okey101-1 = Eén kleur op volgorde is een rij. Tik op de { $a }.
learn-first-okey101-1-keys = { $tiles } zijn een rij. Leg ze met Enter bij elkaar.
learn-first-okey101-2 = Zelfde getal, andere kleuren: een groep. Tik op de { $a }.
learn-first-okey101-2-keys = { $tiles } zijn een groep. Leg ze met Enter bij elkaar.
learn-first-okey101-3 = Met de { $a } tellen je combinaties (rijen, groepen) 85. Neem hem.
learn-first-okey101-4 = Vanaf 81 mag je openen: ze uitleggen. Druk op “{ $main }”.
learn-first-okey101-5 = Elke beurt eindigt met wegleggen. De { $a } past nergens.
learn-first-okey101-6 = { $opposite } heeft ook geopend. Begin je beurt: trek van de stapel.
learn-first-okey101-7 = De ster is een joker: die vervangt elke steen. Tik erop.
learn-first-okey101-7-keys = Een joker vervangt elke steen, hier een 12. Druk op Enter.
learn-first-okey101-8 = Dat is ook een rij. Druk op “{ $main }”.
learn-first-okey101-9 = Ook andermans rijen mag je aanvullen. Tik op de { $a }.
learn-first-okey101-9-keys = Ook andermans rijen mag je aanvullen. Druk op Enter voor de { $a }.
learn-first-okey101-10 = Alleen de { $a } is over. Leg hem weg en je wint.
learn-first-okey101-11 = Gewonnen. In je eerste echte ronde helpen tips je.
learn-first-okey101-11-keys = Gewonnen. In je eerste echte ronde helpen tips je: druk op Enter.

learn-hundred-1 = Eerst open je: met rijen en groepen die samen minstens 101 waard zijn, elke steen zijn getal. { $a } zijn 36 waard.
learn-hundred-2 = Met nog eens 36 en de vier zevens heb je 100: één te weinig. { $a } zijn een groep van 28. Bij je naam staat altijd hoever je bent.
learn-hundred-3 = Wie begint heeft 22 stenen en trekt niet. Leg er een weg die nergens bij past, zoals de { $a }: { $keys ->
    [no] tik hem twee keer aan, of sleep hem naar je stapel.
   *[yes] tik hem twee keer aan, sleep hem naar je stapel, of druk erop op Enter.
  }
learn-hundred-4 = Ook { $opposite } kon niet openen. Trek.
learn-hundred-5 = De { $a } maakt de eerste rij langer, en je combinaties zijn 110 waard. Druk op “{ $main }”.
learn-hundred-6 = Je hebt geopend. Wat je ook uitlegt, elke beurt eindigt met een steen wegleggen. Leg weg wat je wilt.
learn-hundred-7 = Vanaf nu mag je rijen en groepen van elke waarde uitleggen. Gaat een ander uit, dan krijgt wie niet geopend heeft 202; jij alleen wat je nog in de hand hebt.

learn-five-pairs-1 = Je kunt ook anders openen: met vijf paren gelijke stenen, welke getallen ze ook hebben. Ook de valse jokers zijn een paar: { $a }. Een echte joker past bij elke steen.
learn-five-pairs-2 = Je hebt precies vijf paren. Vier is te weinig. Druk op “{ $main }”.
learn-five-pairs-3 = Nu mag je meer paren uitleggen en bij rijen en groepen van anderen aanleggen, maar er zelf geen uitleggen: ook { $a } niet. Leg een steen weg.
learn-five-pairs-4 = Wat je aan het eind nog in de hand hebt telt dubbel, dus paren zijn een risico. Maar ga jij uit, dan wordt verdubbeld wat alle anderen krijgen.

learn-take-and-use-1 = { $opposite } heeft de { $a } weggelegd, en jij hebt { $b }. Neem hem alleen als je hem in deze beurt gebruikt. Vóór je opening betekent dat: ermee openen.
learn-take-and-use-2 = Met de { $a } kom je op 105. Neem hem.
learn-take-and-use-3 = Zolang de { $a } niet op tafel ligt kun je niets wegleggen. Druk op “{ $main }”.
learn-take-and-use-4 = Gebruikt. Leg nu een steen weg.
learn-take-and-use-5 = Kun je een genomen steen toch niet gebruiken, geef hem dan terug en trek van de stapel. Dat kost hier niets; volgens sommige huisregels 101.

learn-playable-1 = Jullie hebben allebei geopend. Wat op tafel ligt is van iedereen: aan beide einden van een rij zoals { $a } en aan een groep van drie mag je losse stenen aanleggen.
learn-playable-2 = Trek eerst, zoals altijd.
learn-playable-3 = Je { $a } past achter { $b }. { $keys ->
    [no] Sleep hem erheen, of tik eerst hem en dan de rij aan.
   *[yes] Sleep hem erheen, of tik eerst hem en dan de rij aan; met het toetsenbord kies je hem uit en dan de plek.
  }
learn-playable-4 = Ook je { $a } past, vóór { $b }. Zo’n steen heet aanlegbaar: wie er een weglegt krijgt 101 strafpunten. Leg een andere weg.
learn-playable-5 = Kijk dus voor het wegleggen altijd naar de tafel. De straf geldt ook voor wie niet geopend heeft. Alleen de steen waarmee je uitgaat kost niets.

learn-exchange-1 = { $opposite } heeft een joker, de { $a }, als { $b } gelegd. Wie geopend heeft mag hem voor precies die steen inruilen.
learn-exchange-2 = Jij hebt hem. Trek eerst.
learn-exchange-3 = Leg je { $a } op de joker: sleep hem erheen, of kies eerst de steen en dan de joker.
learn-exchange-3-keys = Kies je { $a } met de spatiebalk. Ga omhoog naar de rij met de joker en druk op Enter.
learn-exchange-4 = Nu is de { $a } van jou, een joker als altijd. Bewaar hem en leg een andere steen weg. Een joker wegleggen kost 101, behalve als je ermee uitgaat.
learn-exchange-5 = Ook een joker die je aan het eind nog hebt kost 101. Uit een groep ruil je hem alleen met alle vier kleuren.

learn-last-okey-1 = Je hebt geopend en nog maar één steen, de joker { $a }. Voordat je weglegt moet je trekken.
learn-last-okey-2 = Trek.
learn-last-okey-3 = De { $a } past aan de zwarte rij. Leg hem aan: dan is de { $b } je laatste steen.
learn-last-okey-4 = Een joker weggooien kost anders 101, maar niet als je ermee uitgaat. Leg de { $a } weg.
learn-last-okey-5 = Uit. Je krijgt −101, en omdat de laatste steen een joker was telt alles dubbel: −202 voor jou, 404 in plaats van 202 voor { $opposite }, die niet geopend heeft. Het laagste totaal wint het spel.
