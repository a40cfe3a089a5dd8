### Istaka in het Nederlands: tafelrummy, opgehaald als het gespeeld wordt.

## What is counted

minus = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
minus-short = { $points }
scores-title-minus = Minpunten
column-minus = minpunten
aim-minus = { $rounds ->
    [one] Eén ronde: wie de minste minpunten heeft, wint.
   *[other] Wie na { $rounds } rondes de minste minpunten heeft, wint.
  }
taken = { minus }
taken-short = { minus-short }
scores-title-taken = Punten
column-taken = punten
aim-taken = { $rounds ->
    [one] Eén ronde: wie de meeste punten heeft, wint.
   *[other] Wie na { $rounds } rondes de meeste punten heeft, wint.
  }

## The first visit

rummi-welcome-aim = Leg al je stenen in rijen en groepen op tafel. Wat daar ligt, mag iedereen manipuleren.
rummi-welcome-aim-short = Leg al je stenen in rijen en groepen.
rummi-welcome-joker = joker: elke steen die je wilt

## What to do now

rummi-prompt-open = Jouw beurt: leg series van samen { COUNT($opening, "punt", "punten") } of trek
rummi-prompt-open-short = Leg { COUNT($opening, "punt", "punten") } of trek
rummi-prompt-open-pass = De stapel is leeg: leg series van samen { COUNT($opening, "punt", "punten") } of pas
rummi-prompt-open-pass-short = Stapel leeg: leg { COUNT($opening, "punt", "punten") } of pas
rummi-prompt-lay = Jouw beurt: leg stenen of trek
rummi-prompt-lay-short = Leg stenen of trek
rummi-prompt-lay-pass = De stapel is leeg: leg stenen of pas
rummi-prompt-lay-pass-short = Stapel leeg: leg stenen of pas
rummi-prompt-put = { $count ->
    [one] Tik op de plek voor de { $tile }, of op meer stenen die meegaan
   *[other] Tik op de plek voor deze { $count } stenen
  }
rummi-prompt-put-short = { $count ->
    [one] Tik op zijn plek of op meer stenen
   *[other] Tik op de plek voor { $count } stenen
  }
rummi-choose = Kies eerst een steen en tik dan op de plek
rummi-laid = { $count ->
    [0] Nog niets gelegd
    [one] { $count } steen gelegd
   *[other] { $count } stenen gelegd
  }
rummi-laid-short = { $count ->
    [0] Niets gelegd
   *[other] { $count } gelegd
  }
rummi-prompt-points = { rummi-laid } · { $points } van de { COUNT($opening, "punt", "punten") }
rummi-prompt-points-short = { rummi-laid-short } · { $points } van { COUNT($opening, "punt", "punten") }
rummi-tell-points = { $enough ->
    [yes] { COUNT($points, "punt", "punten") }: genoeg om te leggen
    [later] { COUNT($points, "punt", "punten") }: genoeg zodra de tafel klopt
   *[no] Opening: { $points } van de { COUNT($opening, "punt", "punten") }
  }
rummi-prompt-begun = { rummi-laid } · { $series ->
    [one] één serie is niet compleet
   *[other] { $series } series zijn niet compleet
  }
rummi-prompt-begun-short = { rummi-laid-short } · { $series ->
    [one] één serie niet compleet
   *[other] { $series } series niet compleet
  }
rummi-prompt-finish = Al je stenen liggen: ga uit
rummi-prompt-ready = { rummi-laid } · klaar?
rummi-prompt-nothingLaid = Alles klopt: leg nog een eigen steen aan of begin opnieuw
rummi-prompt-nothingLaid-short = Leg nog een eigen steen aan
rummi-prompt-jokerLocked = { rummi-laid } · op de plaats van een joker ontbreekt zijn steen
rummi-prompt-jokerLocked-short = Op de plaats van de joker ontbreekt zijn steen
rummi-prompt-unfinished = { rummi-laid } · de tafel klopt nog niet
rummi-prompt-left = Je tijd was twee keer om: deze ronde speelt de computer voor je
rummi-prompt-left-short = Deze ronde speelt de computer voor je
rummi-prompt-share = { $names } delen de ronde
rummi-prompt-you-share = Je deelt de ronde met { $names }

## Buttons and keys

rummi-add = Aanleggen
rummi-done = Klaar
rummi-finish-at-once = in één beurt: tot { $points }
rummi-draw = Trekken
rummi-draw-instead = Toch trekken
rummi-restart = Opnieuw
undone-lay = beurt
undone-timeout = beurt
key-done = de beurt beëindigen
key-put-new = de steen als nieuwe serie neerleggen
key-restart = de beurt opnieuw beginnen

## The table

rummi-new = Leg hier een nieuwe serie
rummi-new-short = Nieuwe serie
rummi-missing = { $count ->
    [one] één steen ontbreekt
   *[other] { $count } stenen ontbreken
  }
rummi-no-series = geen serie
rummi-joker-label = joker als { $tile }
rummi-own-label = { $tile }, in deze beurt gelegd
rummi-fresh-label = { $tile }, nieuw
rummi-end-label = Einde van serie { $number }
rummi-new-label = Plek voor een nieuwe serie
rummi-seat-tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
  }
rummi-seat-tiles-short = { $count } st.
rummi-seat-closed = nog niets gelegd
rummi-seat-left = afgehaakt

## What happened

rummi-rebuilds = { $broken ->
    [0] {""}
    [one] {" "}manipuleert één serie en
   *[other] {" "}manipuleert { $broken } series en
  }
rummi-so-many = { $count ->
    [one] één steen
   *[other] { $count } stenen
  }
rummi-said-laid = { $name }{ rummi-rebuilds } legt { $tiles }.
rummi-said-opened = { $name }{ rummi-rebuilds } legt voor het eerst: { $tiles }.
rummi-said-laid-short = { $name }{ rummi-rebuilds } legt { rummi-so-many }.
rummi-said-opened-short = { $name }{ rummi-rebuilds } legt voor het eerst: { rummi-so-many }.
rummi-said-failed = De tafel van { $name } klopte niet: alles ligt weer zoals eerst.
rummi-said-timedOut = De tijd van { $name } is om.
rummi-you-rebuild = { $broken ->
    [0] {""}
    [one] {" "}één serie gemanipuleerd en
   *[other] {" "}{ $broken } series gemanipuleerd en
  }
rummi-said-you-laid = Je hebt{ rummi-you-rebuild } { $tiles } gelegd.
rummi-said-you-opened = Je hebt{ rummi-you-rebuild } voor het eerst gelegd: { $tiles }.
rummi-said-you-laid-short = Je hebt{ rummi-you-rebuild } { rummi-so-many } gelegd.
rummi-said-you-opened-short = Je hebt{ rummi-you-rebuild } voor het eerst gelegd: { rummi-so-many }.
rummi-said-you-drew = Je hebt een steen getrokken.
rummi-said-you-failed = Je tafel klopte niet: alles ligt weer zoals eerst.
rummi-said-you-timedOut = Je tijd is om.
rummi-notice-failed = De tafel van { $name } klopte niet: { $stock ->
    [0] alles ligt weer zoals eerst
   *[other] alles als eerst, { $name } trekt { rummi-so-many }
  }
rummi-notice-failed-short = De tafel van { $name } klopte niet
rummi-notice-you-failed = De tafel klopte niet: { $stock ->
    [0] alles ligt weer zoals eerst
   *[other] alles als eerst, je hebt { rummi-so-many } getrokken
  }
rummi-notice-you-failed-short = { $stock ->
    [0] Het klopte niet: alles weer zoals eerst
   *[other] Het klopte niet: { rummi-so-many } getrokken
  }
rummi-notice-rest = Je beurt eindigt, en de gelegde stenen gaan naar je plankje
rummi-notice-rest-short = De gelegde stenen gaan terug naar je plankje
rummi-notice-timedOut = De tijd van { $name } is om
rummi-notice-left = { $name } is afgehaakt: deze ronde speelt de computer verder
rummi-notice-left-short = { $name } is afgehaakt

## Refusals: what is wrong and what would help

refused-nothingLaid = Leg minstens één eigen steen of trek
refused-notASeries = { $count ->
    [one] De { $tiles } ligt alleen: een serie heeft minstens drie stenen
   *[other] Geen serie: { $tiles }; een rij heeft één kleur, een groep één getal
  }
refused-openingTooLow = Voor je eerste series nog te weinig: leg meer of trek
refused-tilesMissing = { $count ->
    [one] Moet op tafel blijven: { $tiles }
   *[other] Moeten op tafel blijven: { $tiles }
  }
refused-jokerLocked = Een joker mag alleen weg als zijn steen op zijn plaats komt
refused-noPlace = Daar kun je niets neerleggen
refused-notHeld = Die steen ligt inmiddels ergens anders

## One sentence about a thing

rummi-thing-stock = { $count ->
    [0] De stapel is leeg: wie niets kan leggen, past.
    [one] Hier ligt nog één steen. Wie trekt, legt deze beurt niets.
   *[other] Hier liggen nog { $count } stenen. Wie trekt, legt deze beurt niets.
  }
rummi-thing-joker = Een joker vervangt elke steen. Wie die steen op zijn plaats legt, mag de joker meteen ergens anders op tafel gebruiken.
rummi-thing-minus = Minpunten van dit spel: wat aan het eind van elke ronde op het plankje over was. { $aim }
rummi-thing-taken = Punten van dit spel: wie een ronde wint, krijgt wat de anderen verliezen. { $aim }
rummi-thing-minus-lock = { rummi-thing-minus } { rummi-thing-lock }
rummi-thing-taken-lock = { rummi-thing-taken } { rummi-thing-lock }
rummi-thing-lock = Een slotje, of de woorden ‘nog niets gelegd’, toont wie nog geen series van samen { COUNT($opening, "punt", "punten") } heeft gelegd.

## Hints

rummi-hint-because-lay = Ze passen allemaal, en meer kun je nu niet kwijt
rummi-hint-because-plain = Ze passen allemaal, en de tafel blijft zoals die ligt
rummi-hint-because-open = Ze zijn genoeg waard voor je eerste series
rummi-hint-because-wait = Je zou kunnen uitleggen; maar wacht, om alles in één keer uit te leggen: tot dan kan niemand bij je series aanleggen
rummi-hint-because-wait-short = Wacht, om alles in één keer uit te leggen
rummi-hint-because-finish = Dan is je plankje leeg en win je de ronde
rummi-hint-count = { $count ->
    [one] Je kunt één steen kwijt, { $points } waard
   *[other] Je kunt { $count } stenen kwijt, samen { $points } waard
  }
rummi-hint-count-short = { $count ->
    [one] Je kunt één steen kwijt
   *[other] Je kunt { $count } stenen kwijt
  }
rummi-hint-count-all = { $count ->
    [one] Je kunt je laatste steen kwijt
   *[other] Je kunt al je { $count } stenen kwijt
  }
rummi-hint-count-wait = { $count ->
    [one] Je zou één steen kwijt kunnen, { $points } waard; een expert wacht
   *[other] Je zou { $count } stenen kwijt kunnen, samen { $points } waard; een expert wacht
  }
rummi-hint-count-wait-short = { $count ->
    [one] Je zou één steen kwijt kunnen; een expert wacht
   *[other] Je zou { $count } stenen kwijt kunnen; een expert wacht
  }
rummi-hint-left = { $left ->
    [0] {""}
    [one] ; daarna nog één steen
   *[other] ; daarna nog { $left } stenen
  }
rummi-hint-lay-new = Leg { $tiles } als eigen serie{ rummi-hint-left }
rummi-hint-lay-new-short = { $count ->
    [3] Leg { $tiles }
    [one] Leg de gemarkeerde steen
   *[other] Leg de { $count } gemarkeerde stenen
  }
rummi-hint-lay-new-marked = { $count ->
    [one] Leg de gemarkeerde steen als eigen serie
   *[other] Leg de { $count } gemarkeerde stenen als eigen serie
  }{ rummi-hint-left }
rummi-hint-lay-new-marked-short = { rummi-hint-lay-new-short }
rummi-hint-lay-add = Leg { $tiles } aan bij { $others }{ rummi-hint-left }
rummi-hint-lay-add-short = { $count ->
    [one] Leg { $tiles } aan bij de gemarkeerde serie
   *[other] Leg de gemarkeerde stenen samen
  }
rummi-hint-lay-add-marked = Leg { $tiles } aan bij de gemarkeerde serie{ rummi-hint-left }
rummi-hint-lay-add-marked-short = { rummi-hint-lay-add-short }
rummi-hint-lay-with = Leg { $tiles } en van de tafel { $others } samen als serie{ rummi-hint-left }
rummi-hint-lay-with-short = { $count ->
    [one] Leg { $tiles } bij de gemarkeerde stenen
   *[other] Leg de gemarkeerde stenen samen
  }
rummi-hint-lay-with-marked = Leg { $tiles } samen met de gemarkeerde stenen van de tafel{ rummi-hint-left }
rummi-hint-lay-with-marked-short = { rummi-hint-lay-with-short }
rummi-hint-lay-gather = Leg { $others } op tafel samen als serie{ rummi-hint-left }
rummi-hint-lay-gather-short = Leg de gemarkeerde stenen samen
rummi-hint-lay-gather-marked = Leg de gemarkeerde stenen op tafel samen als serie{ rummi-hint-left }
rummi-hint-lay-gather-marked-short = { rummi-hint-lay-gather-short }
rummi-hint-back = Neem { $tiles } terug op je plankje
rummi-hint-reached = Meer kan er niet gelegd worden: beëindig je beurt
rummi-hint-reached-short = Meer kan er niet bij
rummi-hint-why-none = Hoe je ook manipuleert, je kunt geen steen kwijt
rummi-hint-why-none-short = Je kunt geen steen kwijt
rummi-hint-why-closed = De series op je plankje zijn minder dan { COUNT($opening, "punt", "punten") } waard
rummi-hint-why-closed-short = Je series zijn minder dan { $opening } waard
rummi-lesson-wait = { $name } speelt; wat er nu op tafel komt, mag je later aanvullen en manipuleren

## The end of a round

rummi-result-share = { $names } delen ronde { $round }
rummi-result-you-share = Je deelt ronde { $round } met { $names }
rummi-result-plain = { $name } heeft de laatste steen gelegd. De anderen schrijven op wat er op hun plankje over is.
rummi-result-you-plain = Je hebt je laatste steen gelegd. De anderen schrijven op wat er op hun plankje over is.
rummi-result-at-once = { $name } heeft alle stenen in één beurt gelegd: wie nog niets had gelegd, krijgt de meeste minpunten.
rummi-result-you-at-once = Je hebt al je stenen in één beurt gelegd: wie nog niets had gelegd, krijgt de meeste minpunten.
rummi-result-taken = { $name } heeft de laatste steen gelegd en krijgt de punten die op de plankjes van de anderen over zijn.
rummi-result-you-taken = Je hebt je laatste steen gelegd en krijgt de punten die op de plankjes van de anderen over zijn.
rummi-result-blocked = { $count ->
    [one] De stapel is leeg en iedereen heeft gepast: wie het minst over heeft, wint.
   *[other] De stapel is leeg en iedereen heeft gepast: wie het minst over heeft, wint; bij gelijke stand winnen ze samen.
  }
rummi-result-blocked-taken = { $count ->
    [one] De stapel is leeg en iedereen heeft gepast: wie het minst over heeft, wint en krijgt van elk van de anderen het verschil.
   *[other] De stapel is leeg en iedereen heeft gepast: wie het minst over heeft, wint; bij gelijke stand worden de verschillen met de anderen gedeeld.
  }
rummi-row-all = alles gelegd
rummi-row-some = eerder al gelegd
rummi-row-none = eerder niets gelegd
rummi-row-sum = { $points } over
rummi-row-closed = { $points } over, nooit gelegd
rummi-reason-won = alle stenen gelegd
rummi-reason-at-once = alle stenen in één beurt gelegd
rummi-reason-blocked = stapel leeg, iedereen paste
rummi-reason-least = minst over: { $names }

## Moves, and what was possible

rummi-moves-empty = Er heeft nog niemand gespeeld.
rummi-moves-turn = Beurt
rummi-moves-laid = gelegd
rummi-moves-opens = voor het eerst gelegd
rummi-moves-rebuilds = { $series ->
    [one] één serie gemanipuleerd
   *[other] { $series } series gemanipuleerd
  }
rummi-moves-drew = getrokken
rummi-moves-passed = gepast
rummi-moves-failed = tafel klopte niet
rummi-moves-timedOut = tijd om
rummi-why-label = Wat was er mogelijk in beurt { $number }?
rummi-why-laid = { $count ->
    [0] Je hebt niets gelegd.
    [one] Je hebt één steen gelegd.
   *[other] Je hebt { $count } stenen gelegd.
  }
rummi-why-nothing = Er viel niets te leggen.
rummi-why-all = Meer was niet mogelijk.
rummi-why-best = { $count ->
    [one] Je had één steen kunnen leggen, { $points } waard:
   *[other] Je had { $count } stenen kunnen leggen, samen { $points } waard:
  }
rummi-why-table = De tafel had er dan zo uitgezien:
