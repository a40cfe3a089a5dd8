### Istaka in het Nederlands: de vensters.

## End of a round

result-win = { $name } wint ronde { $round }
result-you-win = Je wint ronde { $round }
result-own = Jij: deze ronde { $points }, in totaal { $total }.
result-own-round = Jij: deze ronde { $points }.
result-void = Ronde { $round } is ongeldig
result-void-why = De stapel raakte op: niemand wint of verliest deze ronde.
result-void-twin = De stapel raakte op: niemand wint of verliest, alleen de aanwijssteen telt.
result-plain = Alle tegenstanders krijgen elk { COUNT($value, "strafpunt", "strafpunten") }.
result-okey = De laatste steen was een joker: alle tegenstanders krijgen elk { COUNT($value, "strafpunt", "strafpunten") } in plaats van { $loss }.
result-pairs = Zeven paren: alle tegenstanders krijgen elk { COUNT($value, "strafpunt", "strafpunten") } in plaats van { $loss }.
result-okey-pairs = Zeven paren en een joker als laatste steen: alle tegenstanders krijgen elk { COUNT($value, "strafpunt", "strafpunten") } in plaats van { $loss }.
result-plain-down = Elke tegenstander verliest { COUNT($value, "punt", "punten") }.
result-okey-down = Laatste steen: de joker, dus verliest elke tegenstander { COUNT($value, "punt", "punten") } in plaats van { $loss }.
result-pairs-down = Zeven paren, dus verliest elke tegenstander { COUNT($value, "punt", "punten") } in plaats van { $loss }.
result-okey-pairs-down = Zeven paren en de joker als laatste steen, dus verliest elke tegenstander { COUNT($value, "punt", "punten") } in plaats van { $loss }.
result-plain-own = De winnaar raakt { COUNT($value, "punt", "punten") } kwijt.
result-okey-own = Laatste steen: de joker, dus raakt de winnaar { COUNT($value, "punt", "punten") } kwijt in plaats van { $loss }.
result-pairs-own = Zeven paren, dus raakt de winnaar { COUNT($value, "punt", "punten") } kwijt in plaats van { $loss }.
result-okey-pairs-own = Zeven paren en de joker als laatste steen, dus raakt de winnaar { COUNT($value, "punt", "punten") } kwijt in plaats van { $loss }.
result-twin = { $name } toonde de aanwijssteen: { points } voor elke tegenstander.
result-you-twin = Je toonde de aanwijssteen: { points } voor elke tegenstander.
result-twin-down = { $name } toonde de aanwijssteen: −{ $points } voor elke tegenstander.
result-you-twin-down = Je toonde de aanwijssteen: −{ $points } voor elke tegenstander.
result-twin-own = { $name } toonde de aanwijssteen: −{ $points }.
result-you-twin-own = Je toonde de aanwijssteen: −{ $points }.
result-last-tile = Laatste steen: { $tile }
row-finished = uitgegaan
row-finished-okey = uitgegaan met een joker
row-finished-pairs = uitgegaan met zeven paren
row-finished-both = uitgegaan met zeven paren en een joker
row-away = { $count ->
    [one] nog { $count } steen
   *[other] nog { $count } stenen
  }
row-complete = compleet
row-out = afgevallen
column-points = strafpunten
column-wins = zeges
column-down = over
column-round = ronde
column-total = totaal
column-chips = fiches
meld-label = Combinatie: { $tiles }
rest-label = Over: { $tiles }
to-table = Tafel
next-round = Volgende ronde
watch-on = Verder kijken
to-standing = Naar de eindstand
to-daily = Dagresultaat
contest-on = Naar de tussenstand
human-out = Je hebt meer dan { COUNT($limit, "strafpunt", "strafpunten") } en bent uitgeschakeld. De anderen spelen verder.

## End of the match

standing-title = Eindstand
standing-won = Je wint het spel
standing-lost = { $name } wint het spel
standing-own = Jij: plaats { $rank }, { $points }.
best-hand = De beste hand van het spel
last-hand = Zo eindigde de laatste ronde
cup-first = Gouden beker
cup-second = Zilveren beker
cup-third = Bronzen beker
again = Nog een keer
rank = { $rank }.
standing-out = afgevallen in ronde { $round }
standing-left = bleef over
other-rules = Andere regels

## Scores

scores-title-points = Strafpunten
scores-title-wins = Zeges
scores-title-down = Punten over
scores-empty = Er is nog geen ronde afgelopen.
scores-round = Ronde
scores-running = { $round }, bezig
scores-total = Totaal
scores-team = Team
scores-chips = Fiches

## By other rules

wins = { $points ->
    [one] { $points } zege
   *[other] { $points } zeges
  }
wins-short = zeges: { $points }
down = { $points ->
    [one] nog { $points } punt
   *[other] nog { $points } punten
  }
down-short = over: { $points }
chips = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
  }
pot-holds = In de pot: { chips }
aim-exceed = boven { COUNT($limit, "strafpunt", "strafpunten") } komt
aim-reach = { COUNT($limit, "strafpunt", "strafpunten") } bereikt
aim-survivor = Wie { $bust }, is uitgeschakeld; wie overblijft, wint.
aim-top-two = Zodra iemand { $bust }, is het spel afgelopen; de twee met de minste strafpunten winnen samen.
aim-best = Zodra iemand { $bust }, is het spel afgelopen; wie de minste strafpunten heeft, wint.
aim-teams = Zodra een team { $bust }, is het spel afgelopen; het andere team wint.
aim-down = Iedereen begint met { $limit }. Heeft iemand er geen meer, dan is het spel afgelopen: de meeste winnen.
aim-down-teams = Elk team begint met { $limit }. Heeft een team er geen meer, dan is het spel afgelopen: het andere wint.
aim-own = Iedereen begint met { $limit }. Wie ze het eerst kwijt is, wint.
aim-own-teams = Elk team begint met { $limit }. Het team dat ze het eerst kwijt is, wint.
aim-wins = { $rounds ->
    [one] Eén ronde: wie die wint, wint het spel.
   *[other] De meeste zeges na { $rounds } rondes. Een ongeldige ronde wordt overgespeeld.
  }
aim-points = { $rounds ->
    [one] Eén ronde. Een ongeldige wordt overgespeeld.
   *[other] De minste strafpunten na { $rounds } rondes. Een ongeldige ronde wordt overgespeeld.
  }
aim-partners = Partners tellen samen.
reason = { $name }: { $what }
reason-offence = meldde een onvolledige hand, +{ $points }
reason-offence-down = meldde een onvolledige hand, −{ $points }
reason-doubled = verdubbeld door de kleur
reason-one-colour = alles één kleur: dubbel
reason-void = ongeldig
reason-again = ongeldig, wordt overgespeeld
reason-twin = toonde de aanwijssteen
reason-pot = neemt de pot
result-win-with = Je wint ronde { $round } met { $names }
result-win-together = { $names } winnen ronde { $round }
result-again = De stapel raakte op: niemand wint deze ronde, en ze wordt overgespeeld.
result-one = Eén zege voor { $name }.
result-you-one = Eén zege voor jou.
result-doubled = De aanwijssteen is rood of zwart: uitgaan telt dubbel.
result-one-colour = Alle 14 stenen zijn van één kleur: uitgaan telt dubbel.
result-offence = { $name } meldde een onvolledige hand: { points }.
result-you-offence = Je meldde een onvolledige hand: { points }.
result-offence-down = { $name } meldde een onvolledige hand: −{ $points }.
result-you-offence-down = Je meldde een onvolledige hand: −{ $points }.
result-pot = { $name } neemt de pot.
result-you-pot = Jij neemt de pot.
result-level = Gelijk aan de top: { $names }. Er volgt een extra ronde.
human-out-reach = Je hebt { COUNT($limit, "strafpunt", "strafpunten") } bereikt en bent uitgeschakeld. De anderen spelen verder.
human-behind = De extra ronde wordt zonder jou gespeeld.
standing-won-with = Je wint samen met { $names }
standing-together = { $names } winnen samen
declare = Melden
shown-hand = De getoonde hand: { $tiles }
look-label = { $name }: { COUNT($count, "weggelegde steen", "weggelegde stenen") } bekijken
pile-title = Weggelegd door { $name }
pile-own-title = Door jou weggelegd
pile-order = De laatste eerst
pile-dead = niet te nemen

## Moves

moves-title = Zetten van ronde { $round }
moves-empty = Nog niemand heeft getrokken of weggelegd.
moves-player = Speler
moves-drawn = Getrokken
moves-thrown = Weggelegd
moves-stock = van de stapel
moves-from = van { $name }
moves-from-you = van jou
moves-twin = toont de aanwijssteen
moves-covered = bedekt door een latere aflegsteen
moves-passed = past
moves-finished = gaat uit
moves-misdeclared = niet volledig

## Tegenstanders

opponent-label = Wie is { $name }?
hurry-note = Tik op een lege plek van de tafel om je tegenstanders op te jagen.
why-label = Waarom legde { $name } de { $tile } weg?
why-finished-label = Hoe ging { $name } uit?
why-misdeclared-label = Waarom meldde { $name }?
why-passed-label = Waarom paste { $name }?

## Keys

keys-title = Toetsen
ear-title = Zo speel je op het gehoor
keys-rack = Op het plankje
keys-table = Op tafel
keys-single = Losse toetsen
set-keys = Losse toetsen doen wat de knoppen doen
set-steps = Na elke zet van de anderen op een toets wachten
set-gestures = Tegenstanders knikken en zuchten
set-chips = Toernooien om speelfiches aanbieden
set-again = Dure fouten opnieuw vragen
key-name-arrows = Pijltjes
key-name-shift = Shift
key-name-ctrl = Ctrl
key-name-space = Spatie
key-name-enter = Enter
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-name-backspace = Backspace
key-go = van steen naar steen gaan
key-ends = naar de eerste of de laatste steen gaan
key-move = de steen verplaatsen
key-block = zijn hele blok verplaatsen
key-choose = de steen kiezen of loslaten
key-discard = de steen wegleggen
key-let-go = alles loslaten
key-over = van plaats naar plaats gaan, omhoog en omlaag van serie naar serie
key-series-ends = naar het begin of het einde van de serie gaan
key-extend = meer stenen van de serie erbij nemen
key-put = de steen oppakken, of de opgepakte hier neerleggen
key-put-here = hier neerleggen wat gekozen is
key-home = je eigen steen terugnemen op het plankje
key-draw = van de stapel trekken
key-take = de aflegsteen nemen
key-finish = uitgaan
key-twin = de aanwijssteen tonen
key-pass = passen
key-swap = met de gekozen steen wisselen
key-arrange = op rijen, groepen, paren of zo goed mogelijk schikken
key-close-up = gaten sluiten
key-hint = tip: telkens één stap
key-undo = terug (ook Ctrl Z of Cmd Z)
key-hurry = je tegenstanders opjagen, of stap voor stap verder
key-tell-open = aanwijssteen, joker en stapel
key-tell-stock = het aantal stenen op de stapel
key-tell-turn = de laatste beurt nog eens
key-tell-standing = hoe iedereen ervoor staat
key-tell-hand = je eigen hand per combinatie
key-menu = menu
key-help = deze toetsen

## Settings

settings-title = Instellingen
settings-more = Meer instellingen
settings-look = Uiterlijk
settings-play = Spel
settings-self = Jij
set-name = Je naam
set-face = Je plaatje
face-none = De eerste letter van je naam
face = Gezicht { $number }
settings-names = Namen van je tegenspelers
settings-about = Over dit spel
held-version = Istaka { $version }
held-build = Build { $build }
held-same =
    { $files ->
        [one] Het bestand dat voor offline spelen is bewaard, is zoals het gebouwd is.
       *[other] Alle { $files } bestanden die voor offline spelen zijn bewaard, zijn zoals ze gebouwd zijn.
    }
held-other =
    { $other ->
        [one] Eén bewaard bestand wijkt af van het gebouwde. Het wordt zo nodig opnieuw opgehaald.
       *[other] { $other } bewaarde bestanden wijken af van de gebouwde. Ze worden zo nodig opnieuw opgehaald.
    }
held-none = Er is niets bewaard om offline te spelen.
settings-licenses = Licenties van alles waaruit dit spel bestaat
set-language = Taal
language-auto = Automatisch
set-theme = Thema
theme-auto = Automatisch
theme-evening = Avond
theme-day = Dag
set-faces = Spelen met
faces-tiles = Stenen
faces-cards = Kaarten
set-colors = Kleuren
colors-turkish = Rood, geel, blauw, zwart
colors-rummy = Rood, geel, groen, zwart
colors-gameduell = Rood, geel, blauw, groen
set-pace = Tempo
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
pace-instant = Meteen
set-still = Zonder beweging
set-left = Linkshandig: knoppen aan de andere kant
set-clock = Bedenktijd
clock-off = Uit
clock-seconds = { $seconds } s
set-confirm = Vragen voor elke aflegsteen
set-remind = Vragen als je met de aflegsteen kunt uitgaan
set-fit = Getrokken stenen op hun plek leggen
set-distance = Tonen hoeveel stenen er ontbreken
set-guess = Tip: eerst zelf proberen
set-practice = Oefenen: elke zet terugnemen
set-vibration = Trillen
set-name-1 = Rechts
set-name-2 = Tegenover
set-name-3 = Links
reset = Terugzetten
reset-keeps = Taal en namen blijven bij het terugzetten.

## A shared deal

shared-title = Deze deling spelen?
shared-why = Het lopende spel blijft bij Spellen staan.
shared-play = Deze deling spelen
shared-keep = Het mijne houden

## What is kept

kept-title = Bewaard spel
forgets = Safari wist na zeven dagen zonder bezoek wat een pagina heeft bewaard. Zet het spel op je beginscherm (Deel, ‘Zet op beginscherm’) en speel daar, of bewaar je spellen:
kept-well = Je spel is in deze browser bewaard.
kept-full = Dit spel wordt niet meer bewaard: de browser heeft er geen ruimte meer voor. Wat je sindsdien hebt gespeeld, gaat verloren als je de pagina sluit.
kept-full-way = Verwijder in de instellingen van de browser sitegegevens die je niet nodig hebt, of maak ruimte op het apparaat, en probeer het dan opnieuw. Of neem het spel mee als tekst.
kept-forbidden = Dit spel wordt niet bewaard: de browser bewaart niets voor deze pagina. Misschien is het een privévenster, zijn sitegegevens geblokkeerd of staat de pagina in een andere. Het spel gaat verloren als je de pagina sluit.
kept-forbidden-way = Sta deze site in de instellingen van de browser toe gegevens te bewaren, of open de pagina in een eigen venster, en probeer het dan opnieuw. Of neem het spel mee als tekst.
kept-again = Opnieuw proberen
kept-text = Dit spel als tekst
save-file = Als bestand opslaan
copy-text = Tekst kopiëren
did-copy = Gekopieerd.
no-copy = Kopiëren kan hier niet: selecteer de tekst.
aside-title = Apart gelegd
aside-why = Deze versie van het spel kon niet lezen wat er bewaard was: het is beschadigd of door een nieuwere versie geschreven. Er is niets aan veranderd; de laatste { $count } blijven hier tot je ze verwijdert.
aside-some = Bewaarde tekst
aside-drop = Verwijderen
aside-drop-label = Verwijderen: { $name }
aside-gone = Verwijderd.

## Another tab

elsewhere-title = Het spel gaat verder in een ander tabblad
elsewhere-why = Er gaat niets verloren. Je kunt ook hier verderspelen.
elsewhere-here = Hier spelen
stopped-title = De motor van het spel is gestopt
stopped-why = Je spel is bewaard, tot en met de laatste zet.
stopped-unkept = Je spel wordt niet bewaard, maar zolang deze pagina open is, gaat het verder vanaf de laatste zet. Je kunt het meenemen als tekst.
stopped-go-on = Verderspelen
stuck-unkept = Hij start niet. Neem het spel mee als tekst voordat je de pagina opnieuw laadt.

## A report

report-why = Het spel verstuurt uit zichzelf niets. Kopieer deze tekst en geef hem aan de mensen die het spel onderhouden; meer geef je niet prijs. De link erin bevat het spel tot hier, met de stenen van alle spelers.
report-words = Wat klopt er niet?
report-text = De tekst om door te geven
report-rules = Regels
report-moment = Dit moment
report-long = te lang voor een link
report-opponents = Tegenstanders
report-pressed = Laatst gedaan
report-browser = Browser
report-window = Venster
report-language = Taal

## Rules

rules-title = Zo speel je
embed-open = Insluiten

## Terugkijken, en links ernaartoe

look-back = Terugblik
look-back-watch = De ronde opnieuw, steen voor steen
look-back-review = Je beslissingen, de duurste eerst
look-back-analysis = Het moment van je laatste beurt: wat er kon
look-back-moves = Alle zetten op volgorde
look-back-scores = Elke ronde, en hoe het staat
look-back-daily = Je resultaat om door te geven, en de kalender
look-back-fair = Controleer dat niemand de stenen koos
look-back-fair-next = Controleer deze; vingerafdruk van de volgende: { $value }
watch = Terugkijken
review = Terugblik
link-long = De link is te lang om er een van dit spel te zijn.
link-version = De link komt van een nieuwere versie van het spel. Laad de pagina opnieuw en probeer het nog eens.
link-damaged = De link is beschadigd: er ontbreken tekens of ze zijn veranderd.
shared-none = Daar kan Istaka niets van openen: geen spel, regels, puzzel of bewaard bestand.
shared-damaged = Dat spel is niet te lezen: er ontbreken letters of ze zijn veranderd.
shared-no-puzzle = Die puzzel is niet te lezen: er ontbreken letters of ze zijn veranderd.

## About deals

fair = Eerlijke deling
fair-before = Eerlijke deling · { $value }
daily = Deling van de dag
tries = Pogingen vergelijken

## Mistakes that are tried again

mistakes-here = { $count ->
    [one] Eén beslissing in deze ronde was duur.
   *[other] De duurste beslissingen van deze ronde zijn bewaard om te oefenen.
}
mistakes-first = { $count ->
    [one] Eén van je beslissingen kostte je veel. Istaka vraagt die morgen en later opnieuw, in andere kleuren, en zegt het antwoord pas daarna; bij de instellingen zet je dat uit.
   *[other] Sommige van je beslissingen kostten je veel. Istaka vraagt ze morgen en later opnieuw, in andere kleuren, en zegt het antwoord pas daarna; bij de instellingen zet je dat uit.
}
mistakes-try = { $count ->
    [1] Nu oefenen
    [2] Deze twee oefenen
    [3] Deze drie oefenen
   *[other] Deze { $count } oefenen
}
