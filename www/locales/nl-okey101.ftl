### Istaka in het Nederlands: 101 Okey aan tafel.

## The first visit

okey101-welcome-aim = Open met rijen en groepen, of met paren, en speel daarna al je stenen weg.
okey101-welcome-aim-short = Open met rijen en groepen, of met paren.
okey101-welcome-pair = paar

## What to do now

okey101-prompt-take-open = Jouw beurt: trek of neem de aflegsteen ({ $tile }), daarmee kun je openen
okey101-prompt-take-open-short = Trek of neem ({ $tile }): je kunt openen
okey101-prompt-take-table = Jouw beurt: trek of neem de aflegsteen ({ $tile }), je kunt hem uitleggen
okey101-prompt-take-table-short = Trek of neem ({ $tile }) en leg uit
okey101-prompt-last = De stapel is op: neem de aflegsteen ({ $tile }) als je hem kunt uitleggen, of pas
okey101-prompt-last-short = Stapel op: neem ({ $tile }) of pas
okey101-prompt-last-pass = De stapel is op: pas
okey101-prompt-unused = Leg de genomen steen uit ({ $tile }) of geef hem terug
okey101-prompt-unused-short = Uitleggen of teruggeven: { $tile }
okey101-prompt-selected = Tik op je aflegplek om weg te leggen: { $tile }
okey101-prompt-selected-work = Tik op een combinatie om aan te leggen, op je aflegplek om weg te leggen: { $tile }
okey101-prompt-selected-work-short = Tik op combinatie of aflegplek: { $tile }
okey101-prompt-open-series = Je combinaties tellen { $worth }: genoeg om te openen
okey101-prompt-open-series-more = { $worth } liggen bij elkaar, { $most } is mogelijk: genoeg om te openen
okey101-prompt-open-series-more-short = { $most } is mogelijk: open
okey101-prompt-open-best = Je stenen vormen combinaties van { $worth }: genoeg om te openen
okey101-prompt-open-pairs = Je hebt { COUNT($worth, "paar", "paren") }: genoeg om te openen
okey101-prompt-open-pairs-more = { COUNT($most, "paar", "paren") } mogelijk, { $worth } bij elkaar: genoeg om te openen
okey101-prompt-announce = Je hebt { COUNT($worth, "paar", "paren") }: ga eerst voor paren om te openen
okey101-prompt-announce-short = { COUNT($worth, "paar", "paren") }: ga eerst voor paren
okey101-prompt-lay = Op je plankje ligt een hele combinatie: leg haar uit of leg een steen weg
okey101-prompt-lay-short = Combinatie uitleggen of wegleggen
okey101-prompt-fits = { $count ->
    [one] Een van je stenen past op tafel: leg hem aan of leg een steen weg
   *[other] { $count } van je stenen passen op tafel: leg ze aan of leg een steen weg
  }
okey101-prompt-fits-short = { $count ->
    [one] Een steen past op tafel
   *[other] { $count } stenen passen op tafel
  }
okey101-prompt-finish = Je laatste steen: ga uit
okey101-prompt-own-open = Jouw beurt: open als je kunt en wilt, of leg een steen weg
okey101-prompt-own-open-short = Open of leg een steen weg
okey101-prompt-own-lay = Jouw beurt: leg uit wat je wilt, of leg een steen weg
okey101-prompt-own-lay-short = Leg uit of leg een steen weg
okey101-prompt-start = Je begint met 22 stenen: open als je kunt en leg dan een steen weg
okey101-prompt-start-short = Jij begint: open of leg weg
okey101-lesson-wait = { $name } speelt; aan wat nu wordt uitgelegd, mag jij aanleggen zodra je geopend hebt
okey101-choose = Kies eerst een steen, tik dan waar hij heen moet
okey101-arrange = Zet eerst een combinatie naast elkaar op je plankje
okey101-arrange-pair = Zet eerst een paar naast elkaar op je plankje
okey101-lacks = { $nearer ->
    [pairs] Je hebt { $pairs } van { COUNT($least, "paar", "paren") }, en je combinaties tellen { $points } van { $need }
   *[series] Je combinaties tellen { $points } van { $need }, en je hebt { $pairs } van { COUNT($least, "paar", "paren") }
  }
okey101-lacks-short = { $nearer ->
    [pairs] { $pairs } van { COUNT($least, "paar", "paren") }, { $points } van { $need }
   *[series] { $points } van { $need }, { $pairs } van { COUNT($least, "paar", "paren") }
  }

## Buttons and keys

okey101-draw = Trekken
okey101-open = Openen
okey101-open-pairs = Met paren
okey101-lay = Uitleggen
okey101-add = Aanleggen
okey101-exchange = Inruilen
okey101-discard = Wegleggen
okey101-return = Teruggeven
okey101-return-short = Terug
okey101-announce = Voor paren
okey101-call = Aanlegbaar
okey101-leave = Liever niet
okey101-as-run = Als rij
okey101-as-group = Als groep
key-open = openen
key-lay = combinatie uitleggen

## The table

okey101-by-series = Combi’s
okey101-by-series-label = Combi’s: op combinaties schikken
okey101-counter = combinaties { $points } / { $need } · paren { $pairs } / { $least }
okey101-counter-aloud = Combinaties: { $worth } bij elkaar, { $points } mogelijk, { $need } nodig. Paren: { $lying } bij elkaar, { $pairs } mogelijk, { $least } nodig.
okey101-counter-short = { $points }/{ $need } · { $pairs }/{ $least }
okey101-new = Nieuw
okey101-new-label = Plaats voor een nieuwe combinatie
okey101-end-label = Einde van combinatie { $number }
okey101-as-label = joker als { $tile }
okey101-fresh-label = { $tile }, deze beurt uitgelegd
okey101-fits-label = { $tile }, aanlegbaar
okey101-exchange-label = { $tile }, ruilt een joker in
okey101-seat-tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
  }
okey101-seat-top = { $seat }. Laatst weggelegd: { $tile }
okey101-seat-series = geopend { $worth }
okey101-seat-series-short = open { $worth }
okey101-seat-pairs = { COUNT($worth, "paar", "paren") }
okey101-seat-announced = gaat voor paren
okey101-seat-announced-short = voor paren
okey101-seat-you-announced = je gaat voor paren
okey101-seat-closed = niet geopend

## What happened

okey101-said-returned = { $name } geeft de steen terug: { $tile }.
okey101-said-opened-series = { $name } opent met { $worth }: { $tiles }.
okey101-said-opened-series-short = { $name } opent met { $worth }.
okey101-said-opened-pairs = { $name } opent met { COUNT($worth, "paar", "paren") }: { $tiles }.
okey101-said-opened-pairs-short = { $name } opent met { COUNT($worth, "paar", "paren") }.
okey101-said-misopened = { $name } toont een opening die niet telt.
okey101-said-laid = { $name } legt uit: { $tiles }.
okey101-said-laid-short = { $name } legt een combinatie.
okey101-said-added = { $name } legt aan: { $tile }.
okey101-said-exchanged = { $name } ruilt een joker in: { $tile }.
okey101-said-tookBack = { $name } neemt de laatste stap terug.
okey101-said-wentForPairs = { $name } gaat voor paren.
okey101-said-called = { $name } roept ‘aanlegbaar’: { $tile }.
okey101-said-timedOut = De tijd van { $name } is om, weggelegd wordt: { $tile }.
okey101-said-timedOut-none = De tijd van { $name } is om.
okey101-said-you-drew = Je hebt een steen getrokken.
okey101-said-you-returned = Je hebt de steen teruggegeven: { $tile }.
okey101-said-you-opened-series = Je hebt geopend met { $worth }: { $tiles }.
okey101-said-you-opened-series-short = Je hebt geopend met { $worth }.
okey101-said-you-opened-pairs = Je hebt geopend met { COUNT($worth, "paar", "paren") }: { $tiles }.
okey101-said-you-opened-pairs-short = Je hebt geopend met { COUNT($worth, "paar", "paren") }.
okey101-said-you-misopened = Je opening telde niet.
okey101-said-you-laid = Je hebt uitgelegd: { $tiles }.
okey101-said-you-laid-short = Je hebt een combinatie gelegd.
okey101-said-you-added = Je hebt aangelegd: { $tile }.
okey101-said-you-exchanged = Je hebt een joker ingeruild: { $tile }.
okey101-said-you-tookBack = Je hebt de laatste stap teruggenomen.
okey101-said-you-wentForPairs = Je gaat voor paren.
okey101-said-you-called = Je hebt ‘aanlegbaar’ geroepen: { $tile }.
okey101-said-you-timedOut = Je tijd is om, weggelegd wordt: { $tile }.
okey101-said-you-timedOut-none = Je tijd is om.

## Events in place of the prompt

okey101-notice-series = { $name } opent met { $worth }
okey101-notice-pairs = { $name } opent met { COUNT($worth, "paar", "paren") }
okey101-notice-okey = { $name } gooit een joker weg: { points }
okey101-notice-playable = { $name } legt een aanlegbare steen weg: { points }
okey101-notice-return = { $name } geeft de steen terug: { points }
okey101-notice-misopened = De opening van { $name } telt niet: { points }
okey101-notice-takeBack = { $name } neemt meer dan één steen terug: { points }
okey101-notice-feed = { $name } legde de steen voor een opening weg: { points }
okey101-notice-okeyLost = { $name } raakt een joker kwijt: { points }
okey101-notice-record = Een zeer hoge opening: { $points } voor { $name }
okey101-notice-you-okey = Je hebt een joker weggegooid: { points }
okey101-notice-you-playable = De steen was aanlegbaar ({ $tile }): { points }
okey101-notice-you-return = Je hebt de steen teruggegeven: { points }
okey101-notice-you-misopened = Je opening telde niet: { points }
okey101-notice-you-takeBack = Je hebt meer dan één steen teruggenomen: { points }
okey101-notice-you-feed = Met jouw steen is geopend ({ $tile }): { points }
okey101-notice-you-okeyLost = Je bent een joker kwijt: { points }
okey101-notice-you-record = Een zeer hoge opening: { $points } voor jou

## Questions before an action

okey101-doubt-okey = Dat is een joker: weggooien kost { $points }. Weggooien?
okey101-doubt-playable = Deze steen wegleggen kost { $points } ({ $tile }): hij past bij { $fits }. Wegleggen?
okey101-doubt-playable-short = Aanlegbaar ({ $tile }): kost { $points }. Wegleggen?
okey101-doubt-take = Deze steen kun je nu niet uitleggen ({ $tile }). Toch nemen?
okey101-doubt-return = Teruggeven kost { $points }. Teruggeven?
okey101-doubt-pairs = Dit geldt de hele ronde: je opent dan alleen nog met paren, en niet geopend krijg je { $points }. Voor paren gaan?
okey101-doubt-pairs-short = Geldt de hele ronde: niet geopend { $points }. Voor paren gaan?
okey101-doubt-open = Je combinaties tellen { $worth } van { $need }: ze tonen kost { $points }. Openen?
okey101-doubt-open-short = { $worth } van { $need }: dit kost { $points }. Openen?
okey101-doubt-meaning = Rij of groep: { $tiles }?

## Refusals: what is wrong and what would help

okey101-refused-startsByDiscard = Je begint met 22 stenen: speel zonder te trekken
okey101-refused-takenBefore = Die steen heb je teruggegeven: trek van de stapel
okey101-refused-nothingTaken = Je hebt deze beurt geen aflegsteen genomen
okey101-refused-actionStands = Neem eerst terug wat je deze beurt hebt uitgelegd
okey101-refused-takenUnused = Leg de genomen steen eerst uit ({ $tiles }) of geef hem terug
okey101-refused-nothingLaid = Zet eerst een combinatie naast elkaar op je plankje
okey101-refused-tileTwice = Een steen kan niet in twee combinaties liggen: { $tiles }
okey101-refused-notAMeld = Geen rij en geen groep: { $tiles }
okey101-refused-notAPair = Geen paar: { $tiles }
okey101-refused-runLimit = Leg hooguit vijf stenen als één rij uit
okey101-refused-mixed = Open met combinaties of met paren, niet met allebei
okey101-refused-tooLow = Je combinaties tellen { $found }: nog { $lacks } om te openen met { $need }
okey101-refused-tooLow-short = { $found } van { $need }: nog { $lacks }
okey101-refused-tooFewPairs = Je hebt { $found } van { COUNT($need, "paar", "paren") }
okey101-refused-noTileLeft = Houd één steen over: die leg je weg
okey101-refused-alreadyOpened = Je hebt al geopend
okey101-refused-notOpened = Open eerst: dan mag je hier aanleggen
okey101-refused-waitsATurn = Je hebt net geopend: aanleggen mag vanaf je volgende beurt
okey101-refused-onlyPairs = Je hebt met paren geopend: je mag alleen paren uitleggen, en aanleggen
okey101-refused-noPairsYet = Paren uitleggen mag als iemand anders met paren heeft geopend
okey101-refused-pairsLimit = Per beurt mag je hooguit drie paren uitleggen
okey101-refused-notAnnounced = Zeg eerst dat je voor paren gaat
okey101-refused-pairsAnnounced = Je gaat voor paren: open met paren
okey101-refused-noAnnouncing = Paren worden hier niet aangekondigd
okey101-refused-noPlace = Daar ligt niets om aan te leggen
okey101-refused-doesNotFit = Past daar niet: { $tiles }
okey101-refused-addCap = Meer stenen mogen daar deze beurt niet worden aangelegd
okey101-refused-noExchange = Jokers op tafel blijven liggen volgens deze regels
okey101-refused-notWild = Daar ligt geen joker om in te ruilen
okey101-refused-notStoodFor = Die joker staat voor een andere steen: { $tiles } past niet
okey101-refused-nothingToTakeBack = Er is deze beurt niets meer terug te nemen
okey101-refused-nothingToCall = Er is geen aanlegbare aflegsteen

## One sentence about a thing

okey101-thing-stock = { $count ->
    [0] De stapel is op: de ronde eindigt met deze beurt.
    [one] Er ligt nog één steen. De ronde eindigt met de beurt van wie hem trekt.
   *[other] Er liggen nog { $count } stenen. Is de stapel op, dan eindigt de ronde.
  }
okey101-thing-points = Strafpunten van dit spel: hoe minder, hoe beter. { $aim }
okey101-thing-take = De aflegsteen van { $name }: je mag hem alleen nemen als je hem deze beurt uitlegt.
okey101-aim = { $rounds ->
    [one] Eén ronde: de laagste som wint.
   *[other] De laagste som na { $rounds } rondes wint.
  }
okey101-aim-teams = { $rounds ->
    [one] Eén ronde: partners tellen samen, de laagste som wint.
   *[other] { $rounds } rondes: partners tellen samen, de laagste som wint.
  }

## Hints

okey101-hint-do-draw = Trek van de stapel
okey101-hint-do-take = Neem de aflegsteen
okey101-hint-do-return = Geef de genomen steen terug
okey101-hint-do-open-series = Open met { $worth }
okey101-hint-do-open-pairs = Open met { COUNT($worth, "paar", "paren") }
okey101-hint-do-lay = Leg { $tiles } uit
okey101-hint-do-lay-marked = { $count ->
    [one] Leg de gemarkeerde steen uit
   *[other] Leg de { $count } gemarkeerde stenen uit
  }
okey101-hint-do-add = Leg aan een combinatie aan: { $tile }
okey101-hint-do-exchange = Ruil een joker in: { $tile }
okey101-hint-do-takeback = Neem de laatste stap terug
okey101-hint-do-discard = Leg weg: { $tile }
okey101-hint-do-pairs = Zeg dat je voor paren gaat
okey101-hint-do-call = Roep ‘aanlegbaar’
okey101-hint-do-pass = Pas
okey101-hint-do-timeout = Laat de tijd aflopen
okey101-hint-why-playable = De aflegsteen past bij een combinatie op tafel
okey101-hint-why-opens = Daarmee kun je openen
okey101-hint-why-fits = Hij past op tafel
okey101-hint-why-lays = Daarmee kun je een combinatie uitleggen
okey101-hint-why-costly = Daarmee zou je kunnen openen, maar wat je overhoudt kost meer dan niet openen
okey101-hint-why-useless = De aflegsteen zou je nu niet kunnen uitleggen
okey101-hint-why-nothing = De stapel is op, en de aflegsteen zou je niet kunnen uitleggen
okey101-hint-why-finishes = Al je stenen op de laatste na liggen dan op tafel
okey101-hint-why-last = Het is je laatste steen: daarmee ga je uit
okey101-hint-why-enough = Je combinaties zijn genoeg waard
okey101-hint-why-enoughPairs = Je hebt genoeg paren
okey101-hint-why-sheds = Elke steen die je hand verlaat, scheelt je strafpunten
okey101-hint-why-mistake = De genomen steen kan niet worden uitgelegd
okey101-hint-why-cheapest = Van alle stenen kost wegleggen hier het minst
okey101-hint-number-series = Je kunt openen met { $worth } (nodig { $need })
okey101-hint-number-pairs = Je kunt openen met { COUNT($worth, "paar", "paren") } (nodig { $need })
okey101-hint-number-direct = Al je stenen op één na kun je uitleggen: dan is { $worth } genoeg in plaats van { $need }
okey101-hint-number-direct-short = Alle stenen op één na: { $worth } is genoeg
okey101-hint-number-lacks = Best gesorteerd tellen je stenen { $points } van { $need }, of vormen ze { $pairs } van { COUNT($least, "paar", "paren") }
okey101-hint-number-lacks-short = Best gesorteerd: { $points } van { $need }, of { $pairs } van { COUNT($least, "paar", "paren") }
okey101-hint-number-lacksPairs = Je hebt { $pairs } van { COUNT($least, "paar", "paren") }
okey101-hint-number-free = { $count ->
    [0] Elke steen wegleggen kan je nu iets kosten
    [one] Eén van je stenen kost niets als je hem weglegt
   *[other] { $count } van je stenen kosten niets als je ze weglegt
  }
okey101-hint-number-held = Je stenen tellen nu voor { COUNT($points, "strafpunt", "strafpunten") }

## The end of a round

okey101-finish-plain = gaat uit
okey101-finish-okey = gaat uit met de joker
okey101-finish-pairs = gaat uit met paren
okey101-finish-pairs-okey = gaat uit met paren en de joker
okey101-finish-hand = gaat in één keer uit
okey101-finish-hand-okey = gaat in één keer uit met de joker
okey101-finish-hand-pairs = gaat in één keer uit met paren
okey101-finish-hand-pairs-okey = gaat in één keer uit met paren en de joker
okey101-result-nobody = Niemand wint ronde { $round }
okey101-result-won = { $name } { $how }.
okey101-result-you-won = Je gaat uit{ $way ->
    [okey] {" "}met de joker
    [pairs] {" "}met paren
    [pairs-okey] {" "}met paren en de joker
    [hand] {" "}in één keer
    [hand-okey] {" "}in één keer met de joker
    [hand-pairs] {" "}in één keer met paren
    [hand-pairs-okey] {" "}in één keer met paren en de joker
   *[plain] {""}
  }.
okey101-result-exhausted = De stapel is op: wie geopend heeft, krijgt wat er in de hand overblijft.
okey101-result-void = Iedereen heeft met paren geopend, niemand kan nog uitgaan: er wordt opnieuw gedeeld.
okey101-reason-exhausted = stapel op
okey101-reason-void = allemaal met paren geopend: opnieuw gedeeld
okey101-line-finished = uitgegaan { $points }
okey101-line-series = stenen over +{ $points }
okey101-line-pairs = stenen over 2 × { $half }
okey101-line-closed = niet geopend { $points }
okey101-line-factor = × { $factor } = { $points }
okey101-line-cap = hooguit { $points }
okey101-line-held = joker in de hand +{ $points }
okey101-penalty-okey = joker weggegooid +{ $points }
okey101-penalty-playable = aanlegbare steen weggelegd +{ $points }
okey101-penalty-return = steen teruggegeven +{ $points }
okey101-penalty-misopened = verkeerde opening +{ $points }
okey101-penalty-takeBack = meer teruggenomen +{ $points }
okey101-penalty-feed = steen voor een opening +{ $points }
okey101-penalty-okeyLost = joker kwijt +{ $points }
okey101-penalty-record = zeer hoge opening { $points }
