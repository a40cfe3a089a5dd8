### Istaka in het Nederlands: wat tijdens het spelen wordt gezegd.

## Tiles as cards

card = { $color ->
    [R] harten
    [Y] ruiten
    [B] klaveren
   *[K] schoppen
  }{ $number ->
    [1] aas
    [11] boer
    [12] vrouw
    [13] heer
   *[other] {" "}{ $number }
  }

## What happened

said-drew = { $name } trekt.
said-took = { $name } neemt de { $tile }.
said-discarded = { $name } legt de { $tile } weg.
said-showed = { $name } toont de aanwijssteen.
said-passed = { $name } past.
said-declared = { $name } gaat uit met de { $tile }.
said-misdeclared = { $name } meldt een onvolledige hand en legt { $tile } weg.
said-you-drew = Je hebt de { $tile } getrokken.
said-you-took = Je hebt de { $tile } genomen.
said-you-discarded = Je hebt de { $tile } weggelegd.
said-you-showed = Je hebt de aanwijssteen getoond.
said-you-passed = Je hebt gepast.
said-you-declared = Je gaat uit met de { $tile }.
said-you-misdeclared = Je meldt een onvolledige hand en legt { $tile } weg.
said-your-turn = Jouw beurt.
said-step = Met N ga je verder.
said-step-button = De knop Verder gaat naar de volgende zet.
said-between = { $tile } tussen { $left } en { $right }
said-behind = { $tile } achter { $left }
said-before = { $tile } voor { $right }
said-apart = { $tile }, apart
tell-stock = { $count ->
    [one] { $count } steen op de stapel
   *[other] { $count } stenen op de stapel
  }
tell-far = { $count ->
    [0] Je hand is compleet
    [one] Er ontbreekt nog { $count } steen
   *[other] Er ontbreken nog { $count } stenen
  }
said-by-runs = Op rijen geschikt.
said-by-groups = Op groepen geschikt.
said-by-pairs = Op paren geschikt.
said-by-best = Op de beste manier geschikt.
said-close-up = De gaten zijn dicht.
tell-nothing = Er is nog niets gespeeld.
tell-left = Over: { $tiles }
said-picked = Gekozen: { $tiles }

## Refusals: what is wrong and what would help

refused-notYourTurn = Je bent nog niet aan de beurt
refused-drawFirst = Trek eerst een steen
refused-alreadyDrawn = Je hebt je steen: leg er nu een weg
refused-startsByDiscard = Je begint met vijftien stenen: leg er een weg zonder te trekken
refused-nothingToTake = Er is geen aflegsteen te nemen
refused-nothingToUndo = Dat kun je niet meer terugnemen
refused-stockEmpty = De stapel is leeg
refused-notInHand = Die steen ligt niet op je plankje
refused-handIncomplete = { $count ->
    [one] Niet compleet zoals je stenen liggen. Deze past niet: { $tiles }
   *[other] Niet compleet zoals je stenen liggen. Deze passen niet: { $tiles }
  }
refused-last = { $refusal }. Weggelegd zou worden: { $tile }
refused-handIncomplete-many = Niet compleet: zoals je stenen liggen, passen er { $count } niet
refused-twinNotDealt = De tweelingsteen van de aanwijssteen is niet aan jou gedeeld
refused-twinTooLate = Te laat: de aanwijssteen toon je alleen aan het begin
refused-twinWouldWin = De laatste punten raak je alleen kwijt door uit te gaan
refused-twinAlreadyShown = Je hebt de aanwijssteen al getoond
refused-roundOver = De ronde is voorbij
refused-unlit = Gebruik eerst wat oplicht
refused-taught = Hier geen hint: doe wat de les zegt
refused-answered = Je hebt al geantwoord
refused-asked = Hier geen hint: antwoord eerst zelf
refused-roundRunning = De ronde is nog bezig
refused-matchOver = Het spel is voorbij: begin een nieuw spel
refused-mustFinish = Neem deze steen alleen om er meteen mee uit te gaan
refused-wildOnlyToFinish = Een joker mag je alleen wegleggen als je ermee uitgaat
refused-wildIsDead = Een weggelegde joker mag hier niemand nemen
refused-wouldNotFinish = Met deze steen kun je niet uitgaan: pas
refused-cannotPass = Passen kan pas als de stapel leeg is
refused-unknown = Dat kan nu niet
refused-isBot = Op die plaats speelt de computer

## Notices about the game

notice-damaged = Het bewaarde spel was niet te lezen en is apart gelegd: dit is een nieuw spel
notice-damaged-short = Bewaard spel onleesbaar: het is apart gelegd
notice-second = Eén kopie van het spel was beschadigd: het gaat verder met de andere
notice-mended = Het spel was beschadigd: het gaat verder zover het te lezen was
notice-unanswered = De motor van het spel heeft daar geen antwoord op
notice-unkept = Dit spel wordt niet bewaard: het teken bovenaan zegt waarom
notice-unkept-short = Dit spel wordt niet bewaard
notice-single = De browser reageert niet bij het opslaan: van je spel is er voorlopig geen tweede kopie
notice-single-short = Van je spel is er voorlopig geen tweede kopie
notice-dialog = Dit kan niet worden getoond: er ging iets mis
notice-aside = Iets bewaards was niet te lezen en is apart gelegd
notice-settings = Sommige instellingen waren onleesbaar en zijn teruggezet
notice-seed = Het getal in het adres is onbruikbaar
notice-link = { $why ->
    [unread-tooLong] De tekst in de link is te lang voor regels
    [unread-otherVersion] De regels in de link zijn van een andere versie
    [unread-unknownPreset] De regels in de link bouwen voort op regels die hier onbekend zijn
    [unread-unknownSetting] De regels in de link hebben een instelling die hier onbekend is
    [unread-badValue] Een instelling in de link heeft een onmogelijke waarde
    [unread-repeatedSetting] De regels in de link hebben een instelling twee keer
   *[other] Er staan geen regels in de link
  }
notice-rules = Je regels zijn niet bruikbaar: de gebruikelijke gelden
notice-opponents = Je tegenstanders zijn niet bereikbaar: dit zijn de gewone
notice-program = { $name } is uitgevallen ({ $code }): een bot speelt verder
notice-language = Deze taal kon niet worden geladen: ben je online?
notice-okey = Dat is een joker, ook voor de volgende speler. Wegleggen?
notice-sure = De { $tile } wegleggen?
notice-complete = Je hand is compleet. Met deze steen uitgaan?
notice-choose = Kies eerst een steen en leg hem dan hier weg
keep = Houden
notice-unfinished = Ongeldig: na je beurt ligt alles als eerst, je pakt { $count ->
    [one] een strafsteen
   *[other] { $count } strafstenen
  }
notice-unfinished-short = Zo niet geldig: de beurt beëindigen kost { $count ->
    [one] een steen
   *[other] { $count } stenen
  }
end-turn = Beurt beëindigen
keep-building = Verder bouwen
undone-laying = stap op tafel
joker = joker
throw = Wegleggen
notice-stuck = Hij start niet: laad de pagina opnieuw, je spel is bewaard

## Hints, taking back and the turn clock

thing-okey = De joker van deze ronde is { $tile }: beide stenen kunnen elke steen vervangen.
thing-indicator = De aanwijssteen ({ $tile }) bepaalt de joker: het volgende getal van die kleur, dus { $okey }.
thing-false-joker = Een valse joker is geen joker: hij telt als { $tile }, omdat die steen zelf de joker is.
thing-stock = { $count ->
    [0] De stapel is leeg.
    [one] Hier ligt nog één steen.
   *[other] Hier liggen nog { $count } stenen.
  } Elke beurt trek je er één, of je pakt wat { $name } het laatst heeft weggelegd.
thing-away = { $count ->
    [0] Je hand is compleet: ga uit met de steen die over is.
    [one] Nog één passende steen en je hand is compleet.
   *[other] Nog { $count } passende stenen en je hand is compleet.
  }
thing-points = Strafpunten van dit spel: hoe minder, hoe beter. { $aim }
thing-wins = Gewonnen rondes van dit spel. { $aim }
thing-down = Punten die in dit spel over zijn. { $aim }
thing-take = Gouden rand: deze steen mag je nu pakken, in plaats van er een te trekken.
thing-last = Deze steen is het laatst weggelegd.
thing-taken = Deze steen heb je deze beurt gepakt; { $name } had hem weggelegd.
thing-away-label = Hoe ver is mijn hand?
thing-points-label = Wat betekent mijn stand?
lesson-title = Zo speel je
lesson-leave = Zelf spelen
lesson-wait = { $name } speelt; je mag alleen pakken wat { $previous } weglegt
lesson-false-joker = De steen zonder getal, met de ster, is de valse joker: hij telt als { $tile }
tile-hint = { $tile }, tip
the-tile = de { tile }
the-false-joker = de { false-joker }
the-joker = de { joker }
a-false-joker = { false-joker }
a-joker = { joker }
the-card = de { card }
hint-none = Je bent niet aan de beurt: er valt niets te beslissen
hint-none-short = Je bent niet aan de beurt
hint-try = Wat zou jij doen? Doe je zet, of druk nog eens op “{ hint }”
hint-try-short = Doe je zet, of nog eens “{ hint }”
hint-tried = De tip had hetzelfde gezegd
hint-tried-other = De tip was geweest: { $said }
hint-tried-other-short = De tip was: { $brief }
hint-do-showTwin = Toon de aanwijssteen
hint-do-take = Neem { $tile }
hint-do-draw = Trek van de stapel
hint-do-discard = Leg { $tile } weg
hint-do-finish = Ga uit met { $tile }
hint-do-pass = Pas
notice-undone = Teruggenomen: { $what }
notice-time = De tijd is om: je beurt is beëindigd
notice-time-short = De tijd is om
clock-label = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
  }

## Rounds, games and players

rack-help = Met de pijltjestoetsen loop je langs het plankje, met Shift verplaats je de steen. De spatiebalk kiest een steen, Enter legt hem weg. Het vraagteken toont alle toetsen.
team-label = { $amount } samen
partner-label = { $name }, partner
partner = partner
partner-short = partner: { $points }
team-short = team: { $points }
round-extra = Extra ronde
round-of = Ronde { $round } van { $rounds }
game-board = Duitse uitgave
game-pagat = Okey volgens Pagat
game-kahvehane = Koffiehuis-Okey
game-sayili = Sayılı Okey
game-rummi = { $tiles ->
    [84] Tafelrummy 80
    [106] Tafelrummy 106
   *[other] Tafelrummy
  }
game-rummi80 = Tafelrummy 80
game-rummi80-site = Tafelrummy 80, 50 s
game-rummi106 = Tafelrummy 106
game-yuzbir = 101 Okey
game-yuzbir_katlamali = 101 Okey, oplopend
game-yuzbir_esli = 101 Okey, met partners
game-yuzbir_turnuva = 101 Okey, toernooi
game-yuzbir_cezali = 101 Okey, met straf
game-yuzbir_hizli = 101 Okey, kort
prompt-extra = Extra ronde: { $name } speelt
prompt-you-won = Jij wint de ronde
prompt-won = { $name } wint de ronde
character-osman = Osman
character-nermin = Nermin
character-elif = Elif
character-cem = Cem
character-ayten = Ayten
character-kemal = Kemal
character-sabri = Sabri
character-feride = Feride
set-sound = Geluid
