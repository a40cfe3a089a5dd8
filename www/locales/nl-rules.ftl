### Istaka in het Nederlands: de regels, geladen met het venster dat ze uitlegt.

## Which rules

rules-of = { $preset ->
    [board] Duitse uitgave
    [pagat] Okey volgens Pagat
    [kahvehane] Koffiehuis-Okey
    [sayili] Sayılı Okey
    [rummi80] Tafelrummy, 80 stenen
    [rummi80-site] Tafelrummy, 80 stenen, 50 seconden
    [rummi106] Tafelrummy, 106 stenen
    [yuzbir] 101 Okey
    [yuzbir_katlamali] 101 Okey, oplopend
    [yuzbir_esli] 101 Okey, met partners
    [yuzbir_turnuva] 101 Okey, toernooi
    [yuzbir_cezali] 101 Okey, met straf
    [yuzbir_hizli] 101 Okey, kort
   *[turkish] Turks Okey
  }
rules-changed = Huisregels: wat gemarkeerd is, wijkt af van ‘{ $preset }’.
rules-differs = huisregel
rules-players = Voor { COUNT($players, "speler", "spelers") }.
rules-contents = Inhoud
rules-page = Deze regels als pagina
rules-source = Bron: { $sources }

## Sections

rules-brief = In één minuut
rules-aim = Het doel
rules-tiles = De stenen
rules-okey = Aanwijssteen en joker
rules-melds = Combinaties
rules-series = Series
rules-deal = Het delen
rules-play = De beurten
rules-opening = De opening
rules-rebuild = Aanvullen en manipuleren
rules-table = Na de opening
rules-costs = Dure aflegstenen
rules-finish = Uitgaan
rules-points = De telling
rules-match = Einde van het spel
rules-chips = Om fiches
rules-handling = Bediening
rules-sources = Bronnen

## Sources

source-S1 = Duitse uitgave
source-S2 = rummy.ch
source-S3 = GameDuell
source-E101 = partnertoernooi
source-custom = Turkse gewoonte
source-PAG = Pagat
source-DER = uitgerekend
source-OWN = eigen keuze
about-S1 = de spelregels van een Duits Okey-spel met 106 stenen en een dobbelsteen.
about-S2 = de pagina ‘Türkisches Rommé’ van rummy.ch.
about-S3 = de Nederlandse regels van tafelrummy met 80 stenen op GameDuell.
about-E101 = de geschreven regels van een Turks toernooi in 101 Okey voor partners.
about-custom = zoals 101 Okey in Turkije meestal wordt gespeeld.
about-PAG = de pagina’s over Okey op pagat.com.
about-DER = volgt uit het aantal stenen en spelers.
about-OWN = geen bron zegt het, dus is het hier vastgelegd.

## What a figure shows

figure-run = rij
figure-group = groep
figure-pair = paar
figure-no-meld = geen combinatie
figure-no-pair = geen paar
figure-complete = compleet
figure-twin = tweelingsteen
figure-indicator = aanwijssteen
figure-okey = joker
figure-penalties = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
  }
figure-points = telt { $points }
figure-doubles = telt dubbel
figure-last = laatste steen
figure-no-series = geen serie
figure-before = tafel ervoor
figure-rack = van het plankje
figure-after = tafel erna
figure-not-after = mag niet
figure-worth = { COUNT($points, "punt", "punten") }
figure-minus = { COUNT($points, "minpunt", "minpunten") }
figure-adds = past
figure-exchanges = ruilt de joker in
figure-playable = aanlegbaar

## The aim

rule-brief-melds-pairs = Iedereen heeft 14 stenen op zijn plankje. Breng de jouwe als eerste onder in combinaties: rijen van één kleur en groepen van één getal, elk drie stenen of meer, of verzamel zeven paren.
rule-brief-melds = Iedereen heeft 14 stenen op zijn plankje. Breng de jouwe als eerste onder in combinaties: rijen van één kleur en groepen van één getal, elk drie stenen of meer.
rule-brief-turn = Als je aan de beurt bent, pak je één steen: van de stapel, of de steen die de speler voor je net heeft weggelegd. Dan leg je er een weg die je niet nodig hebt.
rule-brief-okey = Eén steen ligt open: de aanwijssteen. Het volgende getal van die kleur is de joker, die elke steen kan vervangen. De stenen met een ster zijn valse jokers: die tellen als de steen die joker is.
rule-brief-okey-wild = Eén steen ligt open: de aanwijssteen. Het volgende getal van die kleur is de joker, die elke steen kan vervangen. De stenen met een ster zijn valse jokers: die tellen als de steen die joker is; is een van hen de aanwijssteen, dan kunnen ze zelf elke steen vervangen.
rule-brief-finish = Met 14 stenen in combinaties ga je uit: leg de vijftiende op de aanwijssteen of gebruik de knop.
rule-brief-win = Wie uitgaat, wint de ronde.
rule-brief-loss = Gaat iemand uit, dan krijgt elke tegenstander strafpunten, meestal { $points }: hoe minder, hoe beter.
rule-brief-loss-down = Gaat iemand uit, dan verliest elke tegenstander punten, meestal { $points }.
rule-brief-win-own = Wie uitgaat, raakt punten kwijt, meestal { $points }.
rule-brief-rounds-wins = Het spel duurt { COUNT($rounds, "ronde", "rondes") }: wie de meeste wint, wint het spel.
rule-brief-rounds-penalties = Het spel duurt { COUNT($rounds, "ronde", "rondes") }: wie aan het einde de minste strafpunten heeft, wint.
rule-brief-partners-exceed = Het spel eindigt als een team samen boven { COUNT($limit, "strafpunt", "strafpunten") } komt: het andere wint.
rule-brief-partners-reach = Het spel eindigt als een team samen { COUNT($limit, "strafpunt", "strafpunten") } bereikt: het andere wint.
rule-brief-survivor-exceed = Wie boven { COUNT($limit, "strafpunt", "strafpunten") } komt, valt af. Wie overblijft, wint het spel.
rule-brief-survivor-reach = Wie { COUNT($limit, "strafpunt", "strafpunten") } bereikt, valt af. Wie overblijft, wint het spel.
rule-brief-two-exceed = Het spel eindigt als iemand boven { COUNT($limit, "strafpunt", "strafpunten") } komt: de twee met de minste winnen samen.
rule-brief-two-reach = Het spel eindigt als iemand { COUNT($limit, "strafpunt", "strafpunten") } bereikt: de twee met de minste winnen samen.
rule-brief-fewest-exceed = Het spel eindigt als iemand boven { COUNT($limit, "strafpunt", "strafpunten") } komt: wie de minste heeft, wint.
rule-brief-fewest-reach = Het spel eindigt als iemand { COUNT($limit, "strafpunt", "strafpunten") } bereikt: wie de minste heeft, wint.
rule-brief-down = Iedereen begint met { COUNT($limit, "punt", "punten") }. Heeft iemand er geen meer, dan is het spel afgelopen: wie er de meeste over heeft, wint.
rule-brief-down-partners = Elk team begint met { COUNT($limit, "punt", "punten") }. Heeft een team er geen meer, dan is het spel afgelopen: het andere team wint.
rule-brief-own = Iedereen begint met { COUNT($limit, "punt", "punten") }. Wie ze het eerst kwijt is, wint het spel.
rule-brief-own-partners = Elk team begint met { COUNT($limit, "punt", "punten") }. Het team dat ze het eerst kwijt is, wint het spel.
rule-aim-wins = Beurt na beurt ruil je stenen, tot al je 14 stenen in combinaties liggen. Wie dat het eerst lukt, wint de ronde; wie de meeste rondes wint, wint het spel.
rule-aim-penalties = Beurt na beurt ruil je stenen, tot al je 14 stenen in combinaties liggen. Wie dat het eerst lukt, gaat uit en beëindigt de ronde; de tegenspelers krijgen strafpunten: hoe minder, hoe beter.
rule-aim-down = Beurt na beurt ruil je stenen, tot al je 14 stenen in combinaties liggen. Wie dat het eerst lukt, gaat uit en beëindigt de ronde; de tegenspelers verliezen punten: hoe meer je er houdt, hoe beter.
rule-aim-own = Beurt na beurt ruil je stenen, tot al je 14 stenen in combinaties liggen. Wie dat het eerst lukt, gaat uit, beëindigt de ronde en raakt punten kwijt: hoe minder je er over hebt, hoe beter.
rule-partners = Wie tegenover elkaar zitten, zijn partners. Partners bezorgen elkaar geen strafpunten; die van hen worden opgeteld.
rule-partners-wins = Wie tegenover elkaar zitten, zijn partners. De rondes die zij winnen, worden opgeteld.
rule-partners-down = Wie tegenover elkaar zitten, zijn partners. Partners hebben hun punten samen en nemen elkaar er geen af.

## Tiles, indicator and okey

rule-set = Er zijn 106 stenen: de getallen 1 tot en met 13 in vier kleuren, elk twee keer, en twee valse jokers met een ster.
rule-cards = Okey kan ook met kaarten worden gespeeld: twee spellen van 52 en twee jokers. De aas is de 1; boer, vrouw en heer zijn 11, 12 en 13; de kaartkleuren zijn de kleuren, en de jokers zijn de valse jokers. Bij de instellingen kun je de stenen als kaarten laten zien.
rule-okey = In elke ronde ligt één steen open: de aanwijssteen. Het volgende getal van die kleur is de joker (okey); na 13 komt 1. De aanwijssteen doet niet mee.
rule-wild = Beide jokers kunnen elke steen vervangen, ook die met hun eigen getal. Eén combinatie mag ze allebei bevatten.
rule-false-joker = De valse jokers zijn geen jokers. Ze vervangen de stenen die deze ronde joker zijn: elk is een gewone steen met de kleur en het getal van de joker.
rule-false-joker-placeholder = De valse jokers (plaatsvervangers) zijn geen jokers. Ze vervangen de stenen die deze ronde joker zijn: elk is een gewone steen met de kleur en het getal van de joker.
rule-turned-redraw = Een valse joker kan geen aanwijssteen zijn: hij gaat terug, en een andere steen wordt omgedraaid.
rule-turned-wild = Wordt een valse joker omgedraaid, dan zijn de valse jokers zelf de jokers. Eén ervan ligt open, dus is er maar één joker in het spel; alle stenen met een getal zijn gewoon.

## Melds

rule-run = Een rij bestaat uit drie of meer opeenvolgende getallen van één kleur.
rule-high-one = De 1 staat voor de 2, en mag na de 13 komen. Daar eindigt de rij; verder dan de 1 loopt ze niet.
rule-low-one = De 1 staat alleen voor de 2. Een rij eindigt uiterlijk met de 13.
rule-group = Een groep bestaat uit drie of vier stenen van één getal, allemaal in een andere kleur.
rule-complete = Een complete hand bestaat uit 14 stenen, elk in precies één rij of groep.
rule-pairs = Ook zeven paren zijn een complete hand. Een paar bestaat uit twee gelijke stenen. Paren gaan niet samen met rijen en groepen.
rule-pairs-okey = Een joker vormt met elke steen een paar, ook met de andere joker. Een valse joker past bij de andere valse of bij een joker. De tweelingsteen van de aanwijssteen heeft altijd een joker nodig.
rule-no-pairs = Paren zijn geen combinaties: zeven paren zijn geen complete hand.

## The deal

rule-clockwise = Er wordt met de klok mee gespeeld: de volgende speler zit links van je.
rule-anticlockwise = Er wordt tegen de klok in gespeeld: de volgende speler zit rechts van je.
rule-by-turns = Twee spelers zitten tegenover elkaar en zijn om de beurt aan zet.
rule-starter-die = Voor de eerste ronde gooit iedereen de dobbelsteen. De hoogste worp begint; bij gelijke worpen gooien die spelers opnieuw. Na elke ronde begint de volgende speler.
rule-starter-dealer = De eerste gever wordt door loting bepaald, en de volgende speler begint. Na elke ronde, ook een ongeldige, geeft de volgende.
rule-starter-dealer-begins = De eerste gever wordt door loting bepaald. Wie geeft, krijgt 15 stenen en begint. Na elke ronde, ook een ongeldige, geeft de volgende.
rule-starter-winner = Wie de eerste ronde begint, wordt door loting bepaald. Wie een ronde wint, begint de volgende; na een ongeldige ronde begint dezelfde speler opnieuw.
rule-quick = De stenen worden geschud. Wie begint, krijgt er 15, ieder ander 14. Dan wordt één steen omgedraaid: de aanwijssteen. De overige { $stock } vormen de stapel.
rule-stacks = De stapel ligt gedekt { $last ->
    [1] in { COUNT($stacks, "stapeltje", "stapeltjes") } van vijf, met één losse steen
   *[other] in { COUNT($stacks, "stapeltje", "stapeltjes") } van vijf en een van { $last }
  }. Er wordt stapeltje na stapeltje getrokken, altijd van boven. Op het scherm is het één stapel.
rule-ring-top = De stenen worden geschud en gedekt in een rij van 21 stapels van vijf gezet; één blijft over. Wie begint, gooit en telt zoveel stapels vanaf links; op de laatste daarvan komt de overgebleven steen. Een tweede worp telt in die stapel een steen van bovenaf. Die komt open op de stapel: de aanwijssteen.
rule-ring-bottom = De stenen worden geschud en gedekt in een ring van 21 stapels van vijf gezet; één blijft over. De gever gooit de dobbelsteen en telt zoveel stapels vanaf links; op de laatste daarvan komt de overgebleven steen. Een tweede worp telt in die stapel een steen van onderaf. Die komt open op de stapel: de aanwijssteen.
rule-ring-hands = Het delen begint bij de stapel daarachter, in speelvolgorde. Iedereen neemt twee hele stapels, wie begint een derde: 15 stenen. Is de eerste worp { $die }, dan zijn dat de stapels { $first }, { $second } en { $third }.
rule-ring-rest-four = De anderen hebben er nog vier nodig. De tweede speler neemt de bovenste vier van de volgende stapel; de derde neemt de steen die daar blijft en drie van de stapel erachter; de vierde neemt de twee die daar blijven en twee van de volgende.
rule-ring-rest = De anderen hebben er nog vier nodig: elk neemt de bovenste vier van nog een stapel.
rule-ring-rest-two = De andere speler heeft er nog vier nodig en neemt de bovenste vier van de volgende stapel.
rule-ring-stock = Om te trekken blijft de rest over, { COUNT($stock, "steen", "stenen") }: eerst wat het delen van zijn stapels overlaat, dan stapel na stapel, als laatste de vijf onder de aanwijssteen.
rule-racks = Iedereen zet de stenen zo op het eigen plankje dat niemand anders ze ziet.

## The turns

rule-first = Wie begint, heeft 15 stenen en legt er een weg zonder te trekken, of gaat meteen uit.
rule-turn = Daarna trek je, als je aan de beurt bent, de bovenste steen van de stapel of neem je de steen die de vorige speler net heeft weggelegd. Dan leg je een steen open op je eigen aflegstapel. Een genomen steen hoef je niet te gebruiken.
rule-inspect-none = Van elke aflegstapel is alleen de bovenste steen te zien.
rule-inspect-own-left = Je eigen aflegstapel en die van de vorige speler mag je bekijken; van de andere zie je alleen de bovenste steen.
rule-inspect-both = Beide aflegstapels, die van jou en die van je tegenspeler, mag je bekijken.
rule-inspect-all = Alle aflegstapels mogen worden bekeken.
rule-wild-anytime = Een joker mag je altijd wegleggen. De volgende speler mag hem nemen, en ook daar is hij joker.
rule-wild-finish = Een joker mag je alleen als laatste steen wegleggen, als je daarmee uitgaat.
rule-wild-finish-strict = Een joker mag alleen als laatste steen worden weggelegd als je je hand openlegt, ook een onvolledige.
rule-wild-dead = Een joker mag je altijd wegleggen, maar niemand mag hem nemen.
rule-twin = Eén steen is gelijk aan de aanwijssteen: zijn tweelingsteen. Is hij aan jou gedeeld, dan mag je hem tonen tot je voor het eerst trekt (of, als je begint, weglegt), ook buiten je beurt.
rule-twin-discard = Eén steen is gelijk aan de aanwijssteen: zijn tweelingsteen. Is hij aan jou gedeeld, dan mag je hem tonen tot je voor het eerst weglegt, ook buiten je beurt.
rule-twin-points = Wordt de tweelingsteen getoond, dan krijgt elke tegenspeler meteen { $points }, wie de ronde ook wint, zelfs als ze ongeldig is.
rule-twin-down = { $points ->
    [one] Wordt de tweelingsteen getoond, dan verliest elke tegenspeler meteen { $points } punt, wie de ronde ook wint, zelfs als ze ongeldig is.
   *[other] Wordt de tweelingsteen getoond, dan verliest elke tegenspeler meteen { $points } punten, wie de ronde ook wint, zelfs als ze ongeldig is.
  }
rule-twin-own = { $points ->
    [one] Wie de tweelingsteen toont, raakt meteen { $points } punt kwijt, wie de ronde ook wint, zelfs als ze ongeldig is. Het laatste punt raak je zo niet kwijt: daarvoor moet je uitgaan.
   *[other] Wie de tweelingsteen toont, raakt meteen { $points } punten kwijt, wie de ronde ook wint, zelfs als ze ongeldig is. De laatste punten raak je zo niet kwijt: daarvoor moet je uitgaan.
  }
rule-no-twin = De tweelingsteen van de aanwijssteen tonen levert niets op.
rule-no-twin-down = De tweelingsteen van de aanwijssteen tonen verandert geen punten.

## Finishing

rule-finish = Met 15 stenen waarvan er 14 een complete hand zijn, ga je uit: je legt alle combinaties in één keer open en legt de laatste steen weg. Combinaties worden nooit een voor een neergelegd.
rule-refused = Met een onvolledige hand kun je niet uitgaan. Wie het probeert, krijgt te horen wat er ontbreekt; verder gebeurt er niets.
rule-strict = Wie met een onvolledige hand wil uitgaan, heeft hem laten zien. De steen is weggelegd, het spel gaat verder, en het kost meteen { $points }, zelfs als de ronde ongeldig wordt. Wie er de laatste aflegsteen voor heeft genomen, maakt haar daarmee ongeldig.
rule-empty = Wie de laatste steen van de stapel trekt, maakt zijn beurt gewoon af. De volgende speler mag die aflegsteen alleen nemen om er meteen mee uit te gaan. Anders is de ronde ongeldig, en wint niemand haar.
rule-void-replayed = Een ongeldige ronde telt niet mee voor de rondes van het spel: ze wordt overgespeeld.

## The score

rule-wins = Wie uitgaat, krijgt één gewonnen ronde, hoe het ook gebeurde.
rule-loss = Gaat iemand uit, dan krijgt elke tegenspeler { $points }. Een valse joker als laatste steen is niets bijzonders.
rule-loss-down = Gaat iemand uit, dan verliest elke tegenspeler { COUNT($points, "punt", "punten") }. Een valse joker als laatste steen is niets bijzonders.
rule-win-own = Wie uitgaat, raakt { COUNT($points, "punt", "punten") } kwijt; verder verandert er voor niemand iets. Een valse joker als laatste steen is niets bijzonders.
rule-by-okey = Is de laatste steen een joker, dan krijgt elke tegenspeler { $points }.
rule-by-okey-down = Is de laatste steen een joker, dan verliest elke tegenspeler { COUNT($points, "punt", "punten") }.
rule-by-okey-own = Is de laatste steen een joker, dan raakt de winnaar { COUNT($points, "punt", "punten") } kwijt.
rule-by-pairs = Zeven paren kosten elke tegenspeler { points }.
rule-by-pairs-down = Zeven paren kosten elke tegenspeler { COUNT($points, "punt", "punten") }.
rule-by-pairs-own = Met zeven paren raakt de winnaar { COUNT($points, "punt", "punten") } kwijt.
rule-both-multiply = Zeven paren en een joker als laatste steen: { points }.
rule-both-max = Zeven paren en een joker als laatste steen kosten niet meer dan één van beide: { points }.
rule-both-down = Zeven paren en een joker als laatste steen: { COUNT($points, "punt", "punten") }.
rule-both-max-down = Zeven paren en een joker als laatste steen tellen niet meer dan één van beide: { COUNT($points, "punt", "punten") }.
rule-double = Heeft de aanwijssteen een van deze twee kleuren, dan telt uitgaan dubbel. De strafpunten voor de tweelingsteen niet.
rule-double-down = Heeft de aanwijssteen een van deze twee kleuren, dan telt uitgaan dubbel. De tweelingsteen niet.
rule-one-colour = Zijn alle 14 stenen van één kleur, dan telt uitgaan dubbel, gewoon uitgaan dus { $points }. Een joker telt als de steen die hij vervangt.
rule-pot = Elke ronde betaalt de gever één fiche in de pot. Wie met zeven paren of met een joker als laatste steen uitgaat, krijgt hem; anders groeit hij. Wat er aan het einde in zit, is voor de winnaar van het spel.
rule-pot-okey = Elke ronde betaalt de gever één fiche in de pot. Wie met een joker als laatste steen uitgaat, krijgt hem; anders groeit hij. Wat er aan het einde in zit, is voor de winnaar van het spel.

## End of the match

rule-exceed = Wie na een ronde meer dan { COUNT($limit, "strafpunt", "strafpunten") } heeft, is uitgeschakeld.
rule-reach = Wie na een ronde { COUNT($limit, "strafpunt", "strafpunten") } of meer heeft, is uitgeschakeld.
rule-partners-exceed = Partners die na een ronde samen meer dan { COUNT($limit, "strafpunt", "strafpunten") } hebben, zijn uitgeschakeld.
rule-partners-reach = Partners die na een ronde samen { COUNT($limit, "strafpunt", "strafpunten") } of meer hebben, zijn uitgeschakeld.
rule-survivor = De anderen spelen verder, en wie als laatste overblijft, wint. Vallen er meer tegelijk af, dan staat hoger wie minder strafpunten heeft; wie er evenveel hebben, delen de plaats. Valt iedereen tegelijk af, dan wint de laagste som.
rule-survivor-two = Daarmee is het spel afgelopen, en de ander wint. Vallen ze allebei tegelijk af, dan wint de laagste som.
rule-top-two = Daarmee is het spel afgelopen, en de twee laagste sommen winnen samen; wie met de tweede gelijkstaat, wint mee.
rule-best = Daarmee is het spel afgelopen, en de laagste som wint.
rule-count-down = Iedereen begint met { COUNT($limit, "punt", "punten") } en speelt mee tot het einde: het spel is afgelopen na de ronde waarin iemand er geen meer heeft. Wie er de meeste over heeft, wint; wie gelijk staan, delen de winst.
rule-count-down-partners = Elk paar partners begint met { COUNT($limit, "punt", "punten") }. Het spel is afgelopen na de ronde waarin een paar er geen meer heeft; het andere paar wint.
rule-count-own = Iedereen begint met { COUNT($limit, "punt", "punten") }. Wie er na een ronde als eerste geen meer heeft, wint het spel alleen.
rule-count-own-partners = Elk paar partners begint met { COUNT($limit, "punt", "punten") }. Het paar dat er na een ronde als eerste geen meer heeft, wint het spel.
rule-partners-out = Daarmee is het spel afgelopen, en de andere partners winnen. Valt iedereen tegelijk af, dan wint de laagste som.
rule-stakes = De laatste van de vier betaalt dan twee fiches aan de eerste, de derde één aan de tweede.
rule-rounds-wins = { $rounds ->
    [one] Het spel heeft één ronde. Wie haar wint, wint het spel.
   *[other] Het spel heeft { $rounds } rondes. Wie de meeste daarvan wint, wint het spel.
  }
rule-rounds-penalties = { $rounds ->
    [one] Het spel heeft één ronde. Wie daarna de minste strafpunten heeft, wint.
   *[other] Het spel heeft { $rounds } rondes. Wie aan het einde de minste strafpunten heeft, wint.
  }
rule-rounds-agreed = Hoeveel rondes een spel heeft, wordt vooraf vrij afgesproken, van { $least } tot { $most }.
rule-ties-share = Wie op de eerste plaats gelijkstaan, delen die.
rule-ties-extra = Wie op de eerste plaats gelijkstaan, spelen verder tot een van hen na een ronde voorstaat.

## Play chips

rule-chips-pay = Via “Toernooien” in het menu van het spel kun je met deze regels om fiches spelen, die niets waard zijn. Iedereen betaalt vooraf een inzet en kosten; alle inzetten samen vormen de prijzenpot.
rule-chips-none = Met deze regels wordt niet om de fiches van “Toernooien” gespeeld: ze hebben een eigen inzet of pot.
rule-chips-none-down = Met deze regels wordt niet om de fiches van “Toernooien” gespeeld: er wordt afgeteld, en de loting zou partners scheiden.
rule-chips-down = Met deze regels zijn er alleen toernooien: waar wordt afgeteld, is er geen ringspel en geen Sit’n’Go.
rule-chips-ring = Een ringspel duurt één, twee of drie rondes. Wie daarna de minste strafpunten heeft, wint.
rule-chips-ring-wins = Een ringspel duurt één, twee of drie rondes. Wie de meeste daarvan wint, wint het.
rule-chips-share-four = Wie als enige wint, krijgt minstens driekwart van de prijzenpot: hoe verder de tweede achterstaat, hoe meer. De anderen delen de rest naar hun voorsprong op de laatste; wie gelijk staan, delen wat hun plaatsen krijgen. Van { COUNT($pool, "fiche", "fiches") } leveren { $p1 }, { $p2 }, { $p3 } en { $p4 } strafpunten er { $c1 }, { $c2 }, { $c3 } en { $c4 } op.
rule-chips-share-four-wins = Wie als enige wint, krijgt minstens driekwart van de prijzenpot: hoe verder de tweede achterstaat, hoe meer. De anderen delen de rest naar hun voorsprong op de laatste; wie gelijk staan, delen wat hun plaatsen krijgen. Van { COUNT($pool, "fiche", "fiches") } leveren { $p1 }, { $p2 }, { $p3 } en { $p4 } gewonnen rondes er { $c1 }, { $c2 }, { $c3 } en { $c4 } op.
rule-chips-share-three = Wie als enige wint, krijgt minstens driekwart van de prijzenpot: hoe verder de tweede achterstaat, hoe meer. De tweede krijgt de rest; wie gelijk staan, delen wat hun plaatsen krijgen. Van { COUNT($pool, "fiche", "fiches") } leveren { $p1 }, { $p2 } en { $p3 } strafpunten er { $c1 }, { $c2 } en { $c3 } op.
rule-chips-share-three-wins = Wie als enige wint, krijgt minstens driekwart van de prijzenpot: hoe verder de tweede achterstaat, hoe meer. De tweede krijgt de rest; wie gelijk staan, delen wat hun plaatsen krijgen. Van { COUNT($pool, "fiche", "fiches") } leveren { $p1 }, { $p2 } en { $p3 } gewonnen rondes er { $c1 }, { $c2 } en { $c3 } op.
rule-chips-share-two = De winnaar krijgt de hele prijzenpot; bij gelijke stand krijgt ieder de helft.
rule-chips-share-partners = De partners die voorstaan, krijgen de hele prijzenpot, ieder de helft; staat iedereen gelijk, dan krijgt iedereen evenveel.
rule-chips-sitngo = Een Sit’n’Go begint zodra alle plaatsen bezet zijn. Wie na een ronde meer dan { COUNT($limit, "strafpunt", "strafpunten") } heeft, valt af, en wie overblijft, wint.
rule-chips-places-four = Van de prijzenpot krijgt de eerste { $first } procent, de tweede { $second } en de derde { $third }.
rule-chips-places-three = Van de prijzenpot krijgt de eerste { $first } procent, de tweede { $second }.
rule-chips-places-two = De hele prijzenpot is voor de winnaar.
rule-chips-sitngo-partners = Een Sit’n’Go begint zodra alle plaatsen bezet zijn. Partners die na een ronde samen meer dan { COUNT($limit, "strafpunt", "strafpunten") } hebben, vallen af, en de anderen winnen de hele prijzenpot, ieder de helft.
rule-chips-no-sitngo = Met deze regels is er geen Sit’n’Go, omdat vóór het einde niemand afvalt.
rule-chips-tournament = Een toernooi is voor meer dan vier spelers aan meerdere tafels en begint op een vaste tijd. Iedereen begint met { COUNT($stack, "fiche", "fiches") }. Een strafpunt kost fiches, van niveau tot niveau meer, en die krijgt de winnaar van de ronde. Wie geen fiches meer heeft, doet niet meer mee; wie het langst meedoet, wint. Van { COUNT($entrants, "speler", "spelers") } krijgt de eerste { $first } procent van de prijzenpot, de tweede { $second } en de derde { $third }.
rule-chips-tournament-wins = Een toernooi is voor meer dan vier spelers aan meerdere tafels en begint op een vaste tijd. Iedereen begint met { COUNT($stack, "fiche", "fiches") }. Een ronde die een ander wint, kost fiches, van niveau tot niveau meer, en die krijgt de winnaar van de ronde. Wie geen fiches meer heeft, doet niet meer mee; wie het langst meedoet, wint. Van { COUNT($entrants, "speler", "spelers") } krijgt de eerste { $first } procent van de prijzenpot, de tweede { $second } en de derde { $third }.
rule-chips-tournament-down = Een toernooi is voor meer dan vier spelers aan meerdere tafels en begint op een vaste tijd. Iedereen begint met { COUNT($stack, "fiche", "fiches") }. Een punt kost fiches, van niveau tot niveau meer, en die krijgt de winnaar van de ronde. Wie geen fiches meer heeft, doet niet meer mee; wie het langst meedoet, wint. Van { COUNT($entrants, "speler", "spelers") } krijgt de eerste { $first } procent van de prijzenpot, de tweede { $second } en de derde { $third }.
rule-chips-twin = Wat de getoonde tweelingsteen in een toernooi kost, krijgt wie hem toonde; in een ongeldige ronde kost hij niets.
rule-chips-formats = In een vijfminutentoernooi (turbo) loopt er bij elke beurt een klok en verdubbelt de inzet na elke ronde; in een toernooi met oplopende inzet (speed) stijgen de niveaus na elke ronde. In een toernooi met tweede kans (rebuy) mag wie vroeg geen fiches meer heeft opnieuw inkopen. Een freeroll kost niets: het huis geeft de prijs. Bij een gegarandeerd toernooi zit er minstens zoveel in de prijzenpot als is aangekondigd.

## Table rummy

rule-rummi-brief-aim = Iedereen heeft 14 stenen op zijn plankje. Wie ze als eerste allemaal op tafel heeft gelegd, wint de ronde.
rule-rummi-brief-series = Je legt stenen uit in series van drie of meer: rijen van één kleur en groepen van één getal. Een joker kan elke steen vervangen.
rule-rummi-brief-turn = Als je aan de beurt bent, leg je stenen uit of trek je er één.
rule-rummi-brief-opening = Je eerste series moeten van je eigen plankje komen en samen minstens { COUNT($points, "punt", "punten") } tellen.
rule-rummi-brief-rebuild = Daarna mag je ook de series op tafel aanvullen, uit elkaar halen en anders neerleggen. Aan het einde van je beurt moet elke serie geldig zijn.
rule-rummi-brief-end = { $rounds ->
    [one] Stenen die je aan het einde van een ronde nog hebt, zijn minpunten. Het spel duurt één ronde: wie de minste heeft, wint.
   *[other] Stenen die je aan het einde van een ronde nog hebt, zijn minpunten. Het spel duurt { $rounds } rondes: wie de minste heeft, wint.
  }
rule-rummi-brief-end-taken = { $rounds ->
    [one] Wie al zijn stenen uitlegt, krijgt de punten die de anderen overhouden, en zij verliezen die. Het spel duurt één ronde: wie de meeste punten heeft, wint.
   *[other] Wie al zijn stenen uitlegt, krijgt de punten die de anderen overhouden, en zij verliezen die. Het spel duurt { $rounds } rondes: wie de meeste punten heeft, wint.
  }
rule-rummi-aim = Leg al je stenen op tafel voordat een ander dat doet. Daarmee eindigt de ronde, en wie stenen overhoudt, krijgt er minpunten voor. Wie er aan het einde van het spel de minste heeft, wint.
rule-rummi-aim-taken = Leg al je stenen op tafel voordat een ander dat doet. Daarmee eindigt de ronde, en je krijgt de punten van alle stenen die de anderen overhouden. Wie aan het einde van het spel de meeste punten heeft, wint.
rule-rummi-set = Er zijn { COUNT($tiles, "steen", "stenen") }: de getallen 1 tot en met { $last } in vier kleuren, elk twee keer, en { $jokers ->
    [2] twee jokers.
    [4] vier jokers.
   *[other] { $jokers } jokers.
  }
rule-rummi-joker = Een joker kan elke steen vervangen, in een rij of in een groep.
rule-rummi-jokers = Eén serie mag meer dan één joker bevatten. Zelfs drie jokers zonder andere stenen zijn een serie.
rule-rummi-two-jokers = Eén serie mag beide jokers bevatten.
rule-rummi-low-one = De 1 staat alleen voor de 2. Een rij eindigt uiterlijk met de { $last }.
rule-rummi-high-one = De 1 staat voor de 2, en mag na de { $last } komen. Daar eindigt de rij; verder dan de 1 loopt ze niet.
rule-rummi-starter = Voor de eerste ronde trekt iedereen een steen. De hoogste begint, en een joker is hoger dan elk getal; wie gelijk trekken, trekken opnieuw. Na elke ronde begint de volgende speler.
rule-rummi-deal = Iedereen krijgt 14 stenen, ook wie begint. De overige { $stock } liggen gedekt: de stapel.
rule-rummi-turn = Als je aan de beurt bent, leg je minstens één steen van je plankje uit, of trek je er één van de stapel, nooit allebei. Trekken mag ook als je zou kunnen uitleggen.
rule-rummi-checked = Het gaat om de tafel aan het einde van je beurt: elke serie moet geldig zijn, en elke steen die op tafel lag, moet er nog liggen.
rule-rummi-penalty = Is de tafel dan niet geldig, dan gaat alles terug naar hoe het voor je beurt lag, en trek je { $tiles ->
    [one] een strafsteen.
   *[other] { $tiles } strafstenen.
  } Is de stapel leeg, dan trek je er geen; je hebt gepast.
rule-rummi-refused = Met een ongeldige tafel kan geen beurt eindigen. Wie het probeert, krijgt te horen waarom en gaat verder.
rule-rummi-no-clock = Een beurt mag zo lang duren als je wilt.
rule-rummi-clock = Een beurt mag { COUNT($seconds, "seconde", "seconden") } duren. Zijn die om, dan gaat alles terug naar hoe het voor je beurt lag, en trek je { $tiles ->
    [one] een steen, als er nog zijn.
   *[other] { $tiles } stenen, voor zover er nog zijn.
  }
rule-rummi-left = Wie in twee beurten na elkaar de tijd laat verlopen, verlaat de ronde, en de computer speelt op die plaats verder. In de volgende ronde doet iedereen weer mee.
rule-rummi-opening = De eerste series die je in een ronde uitlegt, moeten samen minstens { COUNT($points, "punt", "punten") } tellen; elke steen telt zijn getal. Alle stenen ervan moeten van je eigen plankje komen: stenen op tafel helpen niet mee. Wie dat nog niet kan, trekt.
rule-rummi-opening-face = Bij de eerste uitleg telt een joker evenveel als de steen die hij vervangt op de plaats waar hij ligt.
rule-rummi-opening-fifty = Bij de eerste uitleg telt een joker { COUNT($joker, "punt", "punten") }.
rule-rummi-opening-none = Vanaf je eerste beurt mag je elke serie uitleggen, de series op tafel aanvullen en ze manipuleren.
rule-rummi-opening-rest = Zodra deze series genoeg tellen, mag je in dezelfde beurt doorgaan zoals in elke latere.
rule-rummi-add = Na je eerste uitleg mag je de series op tafel aanvullen met stenen van je plankje.
rule-rummi-rebuild = Je mag de tafel ook manipuleren: stenen wegnemen, series splitsen, samenvoegen en stenen verleggen, zolang er minstens één steen van je plankje bij komt.
rule-rummi-exchange = Een joker op tafel mag je omwisselen voor de steen die hij vervangt. De joker moet in dezelfde beurt weer op tafel worden gebruikt; op een plankje komt hij nooit.
rule-rummi-joker-free = Net als elke andere steen mag een joker zijn serie ook verlaten zonder te worden vervangen.
rule-rummi-joker-locked = Een joker mag zijn serie alleen verlaten als de steen die hij vervangt, op zijn plaats komt.
rule-rummi-finish = Wie de laatste steen van zijn plankje uitlegt, beëindigt de ronde en wint die.
rule-rummi-empty = Is de stapel leeg, dan past wie niet kan of wil uitleggen. Zolang er stenen te trekken zijn, mag niemand passen. Passen alle spelers na elkaar, dan is de ronde afgelopen.
rule-rummi-sum = Wie al zijn stenen heeft uitgelegd, krijgt geen minpunten. De anderen krijgen ze voor de stenen die ze overhouden: elke steen telt zijn getal, een joker { $joker }.
rule-rummi-sum-taken = Wie al zijn stenen heeft uitgelegd, krijgt de som van wat op de plankjes van de anderen overblijft, en ieder van hen verliest zijn eigen som: elke steen telt zijn getal, een joker { $joker }.
rule-rummi-blocked = Heeft iedereen gepast, dan krijgt ieder minpunten voor de stenen die hij overhoudt. De laagste som wint de ronde; wie gelijk staan, winnen die samen.
rule-rummi-blocked-taken = Heeft iedereen gepast, dan wint de laagste som de ronde. Elk van de anderen verliest het verschil daarmee, en de winnaar krijgt al die verschillen; wie gelijk staan, delen ze.
rule-rummi-at-once = Legt iemand die nog niets had uitgelegd zijn hele plankje in één beurt uit, dan krijgen tegenspelers die nog niets hebben uitgelegd { COUNT($nothing, "minpunt", "minpunten") } en de anderen { $something }, in plaats van die voor hun stenen.
rule-rummi-rounds = { $rounds ->
    [one] Het spel duurt één ronde. Wie daarna de minste minpunten heeft, wint.
   *[other] Het spel duurt { $rounds } rondes. De minpunten van alle rondes worden opgeteld, en wie de minste heeft, wint.
  }
rule-rummi-rounds-taken = { $rounds ->
    [one] Het spel duurt één ronde. Wie daarna de meeste punten heeft, wint.
   *[other] Het spel duurt { $rounds } rondes. De punten van alle rondes worden opgeteld, en wie de meeste heeft, wint.
  }
rule-rummi-chips-ring = Een ringspel duurt één, twee of drie rondes. Wie daarna de minste minpunten heeft, wint.
rule-rummi-chips-ring-taken = Een ringspel duurt één, twee of drie rondes. Wie daarna de meeste punten heeft, wint.
rule-rummi-chips-share-four = Wie als enige wint, krijgt minstens driekwart van de prijzenpot: hoe verder de tweede achterstaat, hoe meer. De anderen delen de rest naar hun voorsprong op de laatste; wie gelijk staan, delen wat hun plaatsen krijgen. Van { COUNT($pool, "fiche", "fiches") } leveren { $p1 }, { $p2 }, { $p3 } en { $p4 } minpunten er { $c1 }, { $c2 }, { $c3 } en { $c4 } op.
rule-rummi-chips-share-four-taken = Wie als enige wint, krijgt minstens driekwart van de prijzenpot: hoe verder de tweede achterstaat, hoe meer. De anderen delen de rest naar hun voorsprong op de laatste; wie gelijk staan, delen wat hun plaatsen krijgen.
rule-rummi-chips-share-three = Wie als enige wint, krijgt minstens driekwart van de prijzenpot: hoe verder de tweede achterstaat, hoe meer. De tweede krijgt de rest; wie gelijk staan, delen wat hun plaatsen krijgen. Van { COUNT($pool, "fiche", "fiches") } leveren { $p1 }, { $p2 } en { $p3 } minpunten er { $c1 }, { $c2 } en { $c3 } op.
rule-rummi-chips-share-three-taken = Wie als enige wint, krijgt minstens driekwart van de prijzenpot: hoe verder de tweede achterstaat, hoe meer. De tweede krijgt de rest; wie gelijk staan, delen wat hun plaatsen krijgen.
rule-rummi-chips-tournament = Een toernooi is voor meer dan vier spelers aan meerdere tafels en begint op een vaste tijd. Iedereen begint met { COUNT($stack, "fiche", "fiches") }. De anderen betalen de winnaar van een ronde voor de punten waarmee ze verloren hebben: voor elke { COUNT($points, "punt", "punten") } of een deel ervan betalen ze fiches, van niveau tot niveau meer. Wie geen fiches meer heeft, doet niet meer mee; wie het langst meedoet, wint. Van { COUNT($entrants, "speler", "spelers") } krijgt de eerste { $first } procent van de prijzenpot, de tweede { $second } en de derde { $third }.

## 101 Okey

rule-okey101-brief-melds = Iedereen heeft 21 stenen op zijn plankje. Ze komen op tafel in combinaties: rijen van één kleur en groepen van één getal, elk drie stenen of meer. De joker, het volgende getal na de open steen, kan elke steen vervangen.
rule-okey101-brief-turn = Als je aan de beurt bent, pak je één steen: van de stapel, of de steen die de speler voor je net heeft weggelegd, als je hem meteen uitlegt. Aan het einde leg je er een weg.
rule-okey101-brief-opening = Eerst open je: met rijen en groepen die samen minstens { COUNT($points, "punt", "punten") } tellen, of met { COUNT($pairs, "paar", "paren") }.
rule-okey101-brief-table = Daarna leg je nieuwe combinaties uit en leg je stenen aan bij de combinaties op tafel, van wie ze ook zijn.
rule-okey101-brief-end = Wie zijn laatste steen weglegt, gaat uit en raakt strafpunten kwijt; de anderen krijgen er voor wat ze overhouden, of een vast aantal als ze niet geopend hebben. De laagste som wint het spel.
rule-okey101-aim = Open, leg al je stenen uit en leg als eerste je laatste steen weg. Daarmee eindigt de ronde, en de anderen krijgen strafpunten voor de stenen die ze overhouden. De laagste som wint het spel.
rule-okey101-okey = In elke ronde ligt één steen open: de aanwijssteen. Het volgende getal van die kleur is de joker (okey); na 13 komt 1. Beide jokers kunnen elke steen vervangen, ook die met hun eigen getal. De aanwijssteen doet niet mee.
rule-okey101-turned-next = Wordt een valse joker omgedraaid, dan is de steen eronder de aanwijssteen.
rule-okey101-run = Een rij bestaat uit drie of meer opeenvolgende getallen van één kleur. De 1 staat alleen voor de 2, en een rij eindigt uiterlijk met de 13.
rule-okey101-run-limit = Bij het uitleggen heeft een rij hooguit { COUNT($tiles, "steen", "stenen") }. Langer wordt ze alleen door aanleggen.
rule-okey101-either = Eén gewone steen en twee jokers kunnen een rij of een groep zijn: wie ze uitlegt, kiest.
rule-okey101-pair = Een paar bestaat uit twee gelijke stenen. Een joker vormt met elke steen een paar, ook met de andere joker. Een valse joker past bij de andere valse of bij een joker.
rule-okey101-twin = De tweelingsteen van de aanwijssteen vormt alleen met een joker een paar. Hem tonen levert niets op.
rule-okey101-twin-single = De tweelingsteen van de aanwijssteen telt in zijn eentje als paar, maar alleen voor wie met paren opent.
rule-okey101-twin-wild = In paren past de tweelingsteen van de aanwijssteen bij elke steen.
rule-okey101-value = Een combinatie telt de som van haar getallen. Een joker telt evenveel als de steen die hij daar vervangt, een valse joker evenveel als het getal van de joker.
rule-okey101-starter = De eerste gever wordt door loting bepaald, en de volgende speler begint. Na elke ronde, ook een ongeldige, geeft de volgende.
rule-okey101-starter-dealer = De eerste gever wordt door loting bepaald, en wie geeft, begint. Na elke ronde, ook een ongeldige, geeft de volgende.
rule-okey101-deal = De stenen worden geschud. Wie begint, krijgt er { $first }, ieder ander { $tiles }. Dan wordt één steen omgedraaid: de aanwijssteen. De overige { $stock } vormen de stapel.
rule-okey101-turn = Als je aan de beurt bent, trek je eerst de bovenste steen van de stapel of neem je de laatste steen die de vorige speler heeft weggelegd. Dan mag je stenen uitleggen. Aan het einde leg je een steen open op je eigen aflegstapel. Wie de ronde begint, trekt in de eerste beurt niet, maar mag dan al openen en zelfs uitgaan.
rule-okey101-public = Je plankje zie je alleen zelf. Iedereen ziet de tafel en wie wat heeft uitgelegd, hoe en met hoeveel ieder heeft geopend, hoeveel stenen ieder nog heeft, en alle strafpunten.
rule-okey101-tile-left = Er moet altijd één steen overblijven om weg te leggen: je laatste steen kun je niet uitleggen.
rule-okey101-takeback = Tot je een steen weglegt, mag je terugnemen wat je deze beurt op tafel hebt gedaan, de laatste stap eerst. Dat kost niets.
rule-okey101-takeback-last = Tot je een steen weglegt, mag je de steen die je het laatst hebt uitgelegd zonder straf terugnemen. Meer terugnemen kost { points }, één keer per beurt.
rule-okey101-take = Een aflegsteen mag je alleen nemen als je hem in dezelfde beurt uitlegt: in je opening, in een nieuwe combinatie of bij een die er al ligt. Wie niet geopend heeft, mag hem alleen nemen om te openen. Zolang hij niet op tafel ligt, kun je niets wegleggen; heb je dezelfde steen al, dan is die ook goed. Ook een weggelegde joker mag je nemen, en hij blijft joker.
rule-okey101-return = Heb je deze beurt nog niets uitgelegd, dan mag je een genomen steen zonder straf teruggeven. Daarna trek je van de stapel.
rule-okey101-return-penalty = Heb je deze beurt nog niets uitgelegd, dan mag je een genomen steen teruggeven. Dat kost { points }, en je trekt van de stapel.
rule-okey101-inspect-own = Als je een steen hebt weggelegd, mag je je eigen aflegstapel bekijken; van de andere zie je alleen de bovenste steen.
rule-okey101-inspect-pairs = Wie met paren heeft geopend, mag alle aflegstapels bekijken; de anderen zien alleen de bovenste steen.
rule-okey101-inspect-both = Als je een steen hebt weggelegd, mag je je eigen aflegstapel bekijken; wie met paren heeft geopend, mag altijd alle stapels bekijken. De anderen zien alleen de bovenste stenen.
rule-okey101-no-clock = Een beurt mag zo lang duren als je wilt.
rule-okey101-clock = Een beurt mag { COUNT($seconds, "seconde", "seconden") } duren. Zijn die om, dan gaat alles terug naar hoe het voor je beurt lag. Had je nog niet getrokken, dan wordt er een steen getrokken; daarna wordt er een weggelegd, zo mogelijk een die niets kost. Zo wordt er niet geopend en gaat niemand uit, en er zijn geen strafpunten, welke steen er ook wordt weggelegd.
rule-okey101-assist = Met hulp: het spel laat zien wat je combinaties tellen en welke stenen aanlegbaar zijn, en vraagt het eerst als wegleggen strafpunten kost.
rule-okey101-no-assist = Zonder hulp: het spel laat niet zien wat je combinaties tellen of welke stenen aanlegbaar zijn, en vraagt niets als wegleggen strafpunten kost.
rule-okey101-series = Met combinaties open je door rijen en groepen van je eigen plankje uit te leggen die samen minstens { $points } tellen.
rule-okey101-pairs = Met paren open je door minstens { COUNT($pairs, "paar", "paren") } van je eigen plankje uit te leggen; de getallen maken niet uit.
rule-okey101-way = Je opent met combinaties of met paren, nooit met allebei, en daar blijf je de hele ronde bij. Voor je geopend hebt, mag je op tafel niets anders doen.
rule-okey101-direct = Kun je al je stenen op één na in rijen en groepen uitleggen, dan mag je ook met minder openen en met die laatste steen uitgaan.
rule-okey101-no-direct = Ook een opening waarna er maar één steen overblijft, moet genoeg tellen.
rule-okey101-raising = De opening loopt op: combinaties moeten minstens 1 meer tellen dan de hoogste opening van de ronde, en met paren heb je minstens één paar meer nodig dan de grootste. Wat later wordt uitgelegd, telt niet mee.
rule-okey101-raise-partner = Ook de opening van je partner verhoogt wat je nodig hebt.
rule-okey101-raise-opponents = De opening van je partner verhoogt niet wat je nodig hebt, alleen die van de tegenspelers.
rule-okey101-fixed = De opening is vast: wat je nodig hebt, blijft gelijk, hoe hoog anderen ook openen.
rule-okey101-strict = Wie met te weinig of met een ongeldige combinatie opent, neemt de stenen terug en krijgt { points }. De beurt gaat door.
rule-okey101-refused = Met te weinig of met een ongeldige combinatie kun je niet openen. Wie het probeert, krijgt te horen waarom en gaat verder.
rule-okey101-declare = Wie met paren wil openen, moet dat vooraf in een eigen beurt zeggen; anders kan het niet. Iedereen ziet het, en het geldt de hele ronde: openen met rijen en groepen kan dan niet meer. Wie het zegt en niet opent, krijgt daarvoor twee keer zoveel: { $points }.
rule-okey101-wait = Na je opening moet je wachten: verder uitleggen en aanleggen mag vanaf je volgende beurt.
rule-okey101-at-once = Na je opening mag je in dezelfde beurt verder uitleggen en aanleggen.
rule-okey101-lay = Wie met combinaties heeft geopend, mag nog meer rijen en groepen uitleggen, wat ze ook tellen; paren alleen als iemand anders met paren heeft geopend. Wie met paren heeft geopend, mag nog meer paren uitleggen, maar geen rijen of groepen.
rule-okey101-pairs-limit = Wie met combinaties heeft geopend, mag per beurt hooguit { COUNT($pairs, "paar", "paren") } uitleggen.
rule-okey101-add = Heb je geopend, dan mag je stenen aanleggen bij elke rij en groep op tafel: aan beide einden van een rij, of de ontbrekende kleur bij een groep. Bij paren wordt niets aangelegd, en op tafel wordt niets verlegd.
rule-okey101-no-cap = Per beurt mag je zoveel stenen aanleggen als er passen.
rule-okey101-cap-pairs = Wie met paren heeft geopend, mag per beurt twee stenen aanleggen, ieder ander zoveel als er passen.
rule-okey101-cap-end = Per beurt mag je twee stenen aanleggen aan hetzelfde einde van een rij of bij dezelfde groep.
rule-okey101-no-exchange = Een joker op tafel blijft daar liggen.
rule-okey101-exchange = Heb je geopend, dan mag je een joker op tafel inruilen voor de steen die hij vervangt. De joker komt op je plankje; je mag hem meteen gebruiken of houden.
rule-okey101-exchange-false = Staat een joker op de plaats van zijn eigen getal, dan kan dat met een valse joker. Met de andere joker kan het nooit.
rule-okey101-exchange-four = Uit een groep kan dat alleen als die vier stenen heeft: bij drie stenen staat niet vast welke kleur de joker vervangt.
rule-okey101-exchange-either = Uit een groep van drie kan dat met elk van de twee ontbrekende kleuren.
rule-okey101-exchange-pair = Uit een paar kan dat met dezelfde steen als de andere van het paar; uit een paar van twee jokers kan het niet.
rule-okey101-no-exchange-pair = Een joker in een paar blijft daar liggen.
rule-okey101-okey-discard = Een joker weggooien kost { points }, behalve als je ermee uitgaat.
rule-okey101-free-okey = Een joker weggooien kost niets.
rule-okey101-playable = Een steen is aanlegbaar als hij bij een rij of groep op tafel past. Hem wegleggen kost { points }, ook als je nog niet geopend hebt, behalve als je ermee uitgaat.
rule-okey101-playable-call = Een steen is aanlegbaar als hij bij een rij of groep op tafel past. Hem wegleggen kost { points }, ook als je nog niet hebt geopend, maar alleen als een tegenspeler ‘aanlegbaar’ roept: voordat de volgende van de stapel trekt of, als die de steen neemt, voordat die zelf een steen weglegt. Ga je ermee uit, dan kost hij niets; eindigt de ronde omdat de stapel leeg is, dan kost hij meteen.
rule-okey101-playable-off = Een steen wegleggen die op tafel past, kost niets.
rule-okey101-playable-exchange = Een steen waarmee je alleen een joker kunt inruilen, is ook aanlegbaar.
rule-okey101-no-feed = Opent de volgende speler met de steen die jij weglegt, dan kost dat jou niets extra.
rule-okey101-feed = Opent de volgende speler met de steen die jij weglegt, dan kost dat jou { points }.
rule-okey101-feed-times = Opent de volgende speler met de steen die jij weglegt, dan kost dat jou tien keer het getal ervan, en twintig keer bij een opening met paren. Een joker telt evenveel als de steen die hij daar vervangt.
rule-okey101-okey-lost = Ruilt een ander een joker in uit een combinatie die jij hebt uitgelegd, dan kost dat jou { points }.
rule-okey101-no-okey-lost = Ruilt een ander een joker in uit een combinatie die jij hebt uitgelegd, dan kost dat jou geen { points }.
rule-okey101-last-discard = Eindigt de ronde omdat de stapel leeg is, dan is de laatste steen geen uitgaan: hij kost wat hij anders ook kost.
rule-okey101-finish = Wie zijn laatste steen weglegt, gaat uit en wint daarmee de ronde.
rule-okey101-empty = Wie de laatste steen van de stapel trekt, maakt de beurt gewoon af. Daarna is de ronde afgelopen, en als die speler niet is uitgegaan, wint niemand.
rule-okey101-last-take = Is de stapel op, dan mag de volgende speler de aflegsteen nog nemen en uitleggen, enzovoort. Kan of wil iemand dat niet, dan is de ronde afgelopen en wint niemand.
rule-okey101-all-pairs = Opent iedereen met paren, dan kan niemand meer uitgaan. De ronde is meteen ongeldig, ook de strafpunten ervan: ze telt niet, en er wordt opnieuw gedeeld.
rule-okey101-all-pairs-single = Opent iedereen met paren, dan is de ronde meteen ongeldig, ook de strafpunten ervan: ze telt niet, en er wordt opnieuw gedeeld.
rule-okey101-play-on = Ook als iedereen met paren opent, gaat de ronde door.
rule-okey101-won = Wie uitgaat, krijgt min { $points }.
rule-okey101-left = Wie geopend heeft, krijgt de getallen van de stenen die overblijven, na een opening met paren dubbel. Een valse joker telt evenveel als het getal van de joker.
rule-okey101-unopened = Wie niet geopend heeft, krijgt { $points }, wat er ook in de hand is.
rule-okey101-held = Voor elke joker in de hand krijgt wie geopend heeft { $points } extra; dat wordt niet verdubbeld, hoe de ronde ook eindigt.
rule-okey101-held-in-sum = Voor elke joker in de hand telt wie geopend heeft { $points } bij de andere stenen; waar die worden verdubbeld, geldt dat ook hiervoor.
rule-okey101-factors = De minscore van de winnaar, de getallen van de stenen in de hand en het vaste aantal voor wie niet geopend heeft, worden verdubbeld als de laatste steen een joker is, verdubbeld als de winnaar met paren had geopend, en verdubbeld als de winnaar in één keer uitgaat. Twee daarvan samen is vier keer zoveel, alle drie acht keer. Strafpunten blijven zoals ze zijn, en een valse joker als laatste steen is niets bijzonders.
rule-okey101-factor-once = De minscore van de winnaar, de getallen van de stenen in de hand en het vaste aantal voor wie niet geopend heeft, worden verdubbeld, maar niet meer dan één keer, als de laatste steen een joker is, als de winnaar met paren had geopend of als de winnaar in één keer uitgaat. Strafpunten blijven zoals ze zijn, en een valse joker als laatste steen is niets bijzonders.
rule-okey101-no-factor = De manier waarop iemand uitgaat, verdubbelt niets.
rule-okey101-from-hand = In één keer uitgaan is uitgaan in de beurt waarin je opent, als niemand anders geopend heeft.
rule-okey101-from-hand-any = In één keer uitgaan is uitgaan in de beurt waarin je opent, ook als anderen geopend hebben.
rule-okey101-from-hand-alone = In één keer uitgaan is uitgaan als niemand anders geopend heeft, in welke beurt dan ook.
rule-okey101-cap = Als niemand in één keer uitgaat, krijgt wie niet geopend heeft hooguit { $points }, de strafpunten niet meegeteld.
rule-okey101-record = Een opening die meer dan { $value } telt of { COUNT($pairs, "paar", "paren") } of meer heeft, levert min { $points } op.
rule-okey101-no-record = Voor een heel hoge opening is er geen bonus van min { $points }.
rule-okey101-rounds = { $rounds ->
    [one] Het spel duurt één ronde. De laagste som wint.
   *[other] Het spel duurt { $rounds } rondes. Alle strafpunten worden opgeteld, en de laagste som wint.
  }
rule-okey101-partners = Wie tegenover elkaar zitten, zijn partners. Ieder opent voor zichzelf en ziet de stenen van de ander niet. De sommen van beiden worden opgeteld; bij gelijke sommen wordt de winst gedeeld.
rule-okey101-partner-finishes = Gaat er een uit, dan krijgt de partner niets voor de hand: niet voor stenen, niet voor jokers, en ook niets omdat er niet geopend is. Alleen de strafpunten blijven.
rule-okey101-alone = Ieder speelt voor zich; bij gelijke sommen wordt de winst gedeeld.
rule-okey101-chips-ring = Een ringspel duurt één, twee of drie rondes. Wie daarna de laagste som heeft, wint.
rule-okey101-chips-partners = Met partners zijn er alleen ringspellen: de loting van een toernooi zou hen scheiden.
rule-okey101-chips-tournament = Een toernooi is voor meer dan vier spelers aan meerdere tafels en begint op een vaste tijd. Iedereen begint met { COUNT($stack, "fiche", "fiches") }. Na elke ronde betalen de anderen wie de minste strafpunten heeft, voor wat zij meer hebben: elke { $points } daarvan, of een deel ervan, kosten fiches, van niveau tot niveau meer. Wie geen fiches meer heeft, doet niet meer mee; wie het langst meedoet, wint. Van { COUNT($entrants, "speler", "spelers") } krijgt de eerste { $first } procent van de prijzenpot, de tweede { $second } en de derde { $third }.

## Handling

rule-handling-okey = Versleep de stenen op je plankje wanneer je wilt. Pak je ze vast aan het gat ernaast of aan het hout eronder, dan komt het hele blok mee{ $keys ->
    [no] {""}
   *[yes] ; met Shift ook
  }. Tik twee keer op een steen, of sleep hem naar je aflegstapel, om hem weg te leggen. Sleep hem naar de knop ‘Ga uit’, of druk erop, om de ronde te beëindigen.
rule-handling-rummi = Sleep stenen van je plankje naar de tafel, en op tafel van serie naar serie; of tik op een steen en dan op zijn nieuwe plaats. Op een klein scherm haalt een tik op een serie die eerst dichterbij. Aan het einde van een serie worden ze toegevoegd, tussen twee stenen splitsen ze haar, op een joker vervangen ze hem. ‘Klaar’ beëindigt je beurt; ‘Terug’ maakt één stap ongedaan, ‘Opnieuw’ alle.
