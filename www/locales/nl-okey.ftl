### Istaka in het Nederlands: Okey aan tafel.

## What to do now

prompt-start = Jij begint: leg een steen op je aflegstapel
prompt-start-short = Jij begint: leg een steen weg
prompt-finish = Je hand is compleet: ga uit
prompt-last-chance = De stapel is leeg: neem de { $tile } om uit te gaan, of pas
prompt-last-chance-short = Stapel leeg: ga uit met de { $tile } of pas
prompt-pass = De stapel is leeg en met deze steen kun je niet uitgaan: pas
prompt-pass-short = De stapel is leeg: pas

## Hints

hint-because-showTwin = Je hebt de tweelingsteen, dezelfde als de aanwijssteen: tonen kost je niets
hint-because-finish = Zonder de { $tile } is je hand compleet
hint-because-finishing = Daarmee is je hand compleet
hint-because-complete = Je hand is compleet: met elke steen die je trekt kun je uitgaan
hint-because-complete-short = Compleet: elke steen is goed
hint-because-taken = Hij past beter bij je hand dan de meeste stenen van de stapel
hint-because-taken-short = Hij is beter dan de meeste van de stapel
hint-because-taken-whole = Hij maakt af wat je had: { $tiles }
hint-because-taken-begun = Hij past bij { $tiles }
hint-because-draw = De { $tile } brengt je niet dichterbij
hint-because-draw-ahead = De { $tile } zou je dichterbij brengen, maar een steen van de stapel belooft meer
hint-because-draw-ahead-short = Een steen van de stapel belooft meer
hint-because-alone = De { $tile } past nergens bij
hint-because-beside = De { $tile } past bij { $tiles }, maar brengt je niet dichterbij
hint-because-begun = De { $tile } kun je missen: wat erbij past, komt haast niet meer
hint-because-meld = Je combinaties kunnen de { $tile } missen
hint-because-long = Zonder de { $tile } houd je { $tiles } als combinatie
hint-because-single = Je spaart paren, en de { $tile } heeft geen tweelingsteen
hint-because-pair = Je spaart paren, en dit paar kun je missen
hint-keep = { $because }; houd { $tiles }: daar hoort alleen nog { $completing } bij
hint-keep-short = Houd { $tiles }: alleen { $completing } hoort er nog bij
hint-waits = { $because }; je wacht op { $completing } bij { $tiles }
hint-waits-short = Je wacht op { $completing } bij { $tiles }
hint-why-showTwin-down = Elke tegenstander verliest daarvoor { $points }
hint-why-showTwin-own = Daarmee raak je { $points } kwijt
hint-why-showTwin = { $points ->
    [one] Elke tegenstander krijgt daarvoor { $points } strafpunt
   *[other] Elke tegenstander krijgt daarvoor { $points } strafpunten
  }
hint-way = { $plan ->
    [pairs] Op weg naar zeven paren:{" "}
   *[melds] {""}
  }
hint-way-short = { $plan ->
    [pairs] Zeven paren:{" "}
   *[melds] {""}
  }
hint-why-take = { hint-way }{ $after ->
    [one] Daarmee mis je nog { $after } steen in plaats van { $before }; dan kunnen er { $copies } helpen
   *[other] Daarmee mis je nog { $after } stenen in plaats van { $before }; dan kunnen er { $copies } helpen
  }
hint-why-take-short = { hint-way-short }{ $copies ->
    [one] Nog { $after } in plaats van { $before }; dan helpt er { $copies } steen
   *[other] Nog { $after } in plaats van { $before }; dan helpen er { $copies } stenen
  }
hint-why-take-finish = Daarmee is je hand compleet: { points } voor elke tegenstander
hint-why-take-finish-short = Dan is het compleet: elk { points }
hint-why-take-finish-down = Je hand wordt compleet: elke tegenstander verliest { $points }
hint-why-take-finish-own = Je hand wordt compleet: je raakt { $points } kwijt
hint-why-draw = { hint-way }{ $copies ->
    [one] De { $tile } brengt je niet dichterbij; { $copies } steen die je nog niet zag wel
   *[other] De { $tile } brengt je niet dichterbij; { $copies } stenen die je nog niet zag wel
  }
hint-why-draw-short = { hint-way-short }{ $copies ->
    [one] Die helpt niet; { $copies } ongeziene steen wel
   *[other] Die helpt niet; { $copies } ongeziene stenen wel
  }
hint-why-draw-complete = Je hand is compleet: elke steen is goed, en een joker telt dubbel
hint-why-draw-complete-short = Compleet: elke steen is goed
hint-why-discard = { $plan ->
    [pairs] { $copies ->
        [one] Op weg naar zeven paren blijft er { $copies } steen die helpt; bij de op één na beste, de { $tile }, { $fewer }
       *[other] Op weg naar zeven paren blijven er { $copies } stenen die helpen; bij de op één na beste, de { $tile }, { $fewer }
      }
   *[melds] { $copies ->
        [one] Zo blijft er { $copies } steen die helpt; bij de op één na beste, de { $tile }, { $fewer }
       *[other] Zo blijven er { $copies } stenen die helpen; bij de op één na beste, de { $tile }, { $fewer }
      }
  }
hint-why-discard-short = { hint-way-short }{ $copies ->
    [one] Zo helpt { $copies } steen, anders hooguit { $fewer }
   *[other] Zo helpen { $copies } stenen, anders hooguit { $fewer }
  }
hint-why-take-richer = { hint-way }{ $copies ->
    [one] Je bent er niet dichterbij mee, maar dan kan { $copies } steen helpen
   *[other] Je bent er niet dichterbij mee, maar dan kunnen { $copies } stenen helpen
  }
hint-why-take-richer-short = { hint-way-short }{ $copies ->
    [one] Dan kan { $copies } steen helpen
   *[other] Dan kunnen { $copies } stenen helpen
  }
hint-why-draw-ahead = { hint-way }{ $copies ->
    [one] { $copies } steen die je nog niet zag belooft meer dan de { $tile }
   *[other] { $copies } stenen die je nog niet zag beloven meer dan de { $tile }
  }
hint-why-draw-ahead-short = { hint-way-short }{ $copies ->
    [one] { $copies } ongeziene steen belooft meer
   *[other] { $copies } ongeziene stenen beloven meer
  }
hint-why-discard-ahead = { hint-way }Zo { $copies ->
    [one] helpt { $copies } steen
   *[other] helpen { $copies } stenen
  }, en { $fewer } zonder de { $tile }; maar latere beurten en de volgende speler tellen ook
hint-why-discard-ahead-short = { hint-way-short }Nuttig: { $copies }, anders { $fewer }; latere beurten tellen ook
hint-why-discard-equal = { $plan ->
    [pairs] { $copies ->
        [one] Op weg naar zeven paren blijft er { $copies } steen die helpt; met de { $tile } evenveel
       *[other] Op weg naar zeven paren blijven er { $copies } stenen die helpen; met de { $tile } evenveel
      }
   *[melds] { $copies ->
        [one] Zo blijft er { $copies } steen die helpt; met de { $tile } evenveel
       *[other] Zo blijven er { $copies } stenen die helpen; met de { $tile } evenveel
      }
  }
hint-why-discard-equal-short = { hint-way-short }{ $copies ->
    [one] Zo helpt { $copies } steen; ook goed: { $tile }
   *[other] Zo helpen { $copies } stenen; ook goed: { $tile }
  }
hint-why-discard-but = { hint-why-discard-equal }; maar { $but }
hint-why-discard-but-short = { hint-way-short }Zo goed als de { $tile }; maar { $brief }
hint-but-threw = { $name } heeft zelf al weggelegd: { $tiles }
hint-but-took = { $name } nam { $tiles }, en die past daarbij
hint-but-rarer = daarbij passen meer stenen die { $name } kan hebben
hint-but-rarer-short = daarbij passen meer stenen
hint-but-likely = { $name } neemt die eerder
hint-why-discard-only = { hint-way }{ $count ->
    [one] Je mist nog steeds { $count } steen, en { $copies } kunnen helpen; met elke andere steen raak je achterop
   *[other] Je mist nog steeds { $count } stenen, en { $copies } kunnen helpen; met elke andere steen raak je achterop
  }
hint-why-discard-only-short = { hint-way-short }Je mist er nog { $count }; andere zetten je terug
hint-why-finish = { points } voor elke tegenstander
hint-why-finish-okey = Een joker als laatste steen telt dubbel: { points } voor elke tegenstander
hint-why-finish-okey-short = Een joker telt dubbel: elk { points }
hint-why-finish-pairs = Zeven paren tellen dubbel: { points } voor elke tegenstander
hint-why-finish-pairs-short = Zeven paren tellen dubbel: elk { points }
hint-why-finish-both = Zeven paren en een joker als laatste steen: { points } voor elke tegenstander
hint-why-finish-both-short = Paren en joker: elk { points }
hint-why-finish-down = Elke tegenstander verliest { $points }
hint-why-finish-okey-down = Joker telt dubbel: elke tegenstander verliest { $points }
hint-why-finish-pairs-down = Paren tellen dubbel: elke tegenstander verliest { $points }
hint-why-finish-both-down = Paren en joker: elke tegenstander verliest { $points }
hint-why-finish-own = Je raakt { $points } kwijt
hint-why-finish-okey-own = Een joker telt dubbel: je raakt { $points } kwijt
hint-why-finish-pairs-own = Paren tellen dubbel: je raakt { $points } kwijt
hint-why-finish-both-own = Paren en joker: je raakt { $points } kwijt
hint-why-pass = De stapel is leeg, en de { $tile } maakt je hand niet compleet
hint-why-pass-short = Die maakt je hand niet compleet
hint-why-take-win = Daarmee is je hand compleet: de ronde is van jou
hint-why-draw-win = Je hand is compleet: elke steen is goed
hint-why-finish-win = Daarmee win je de ronde

## The indicator, its twin, and wrong declarations

notice-twin = { $name } toont de aanwijssteen: elke andere speler { points }
notice-twin-short = { $name } toont de aanwijssteen: tegenstanders { points }
notice-you-twin = Je toont de aanwijssteen: elke andere speler { points }
notice-you-twin-short = Je toont de aanwijssteen: tegenstanders { points }
notice-twin-down = { $name } toont de aanwijssteen: tegenstanders −{ $points }
notice-you-twin-down = Je toont de aanwijssteen: tegenstanders −{ $points }
notice-twin-own = { $name } toont de aanwijssteen: −{ $points } voor { $name }
notice-you-twin-own = Je toont de aanwijssteen: −{ $points } voor jou
thing-indicator-odd = Als aanwijssteen is een valse joker omgedraaid. De joker van deze ronde: { $okey }.
lesson-twin = { $name } heeft dezelfde steen als de aanwijssteen: wie die toont, geeft de anderen strafpunten
notice-strict = { $count ->
    [one] { $count } steen ontbreekt. De { $tile } wegleggen, hand tonen en { points } krijgen?
   *[other] { $count } stenen ontbreken. De { $tile } wegleggen, hand tonen en { points } krijgen?
  }
notice-strict-down = { $count ->
    [one] { $count } steen ontbreekt. De { $tile } wegleggen, hand tonen en { $points } verliezen?
   *[other] { $count } stenen ontbreken. De { $tile } wegleggen, hand tonen en { $points } verliezen?
  }
notice-misdeclared = { $name } meldt een onvolledige hand: { points }
notice-you-misdeclared = Je hand was niet compleet: { points }
notice-misdeclared-down = { $name } meldt een onvolledige hand: −{ $points }
notice-you-misdeclared-down = Je hand was niet compleet: −{ $points }
notice-okey-dead = Dat is een joker, en niemand mag hem nemen. Wegleggen?
notice-false-joker = Een valse joker ligt open: alleen de andere is nu joker
