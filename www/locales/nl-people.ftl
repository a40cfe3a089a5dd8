### Istaka in het Nederlands: de tegenstanders; wordt opgehaald zodra iemand naar ze vraagt.

## Niveaus en speelwijzen

level-beginner = Beginner
level-easy = Makkelijk
level-medium = Gemiddeld
level-hard = Moeilijk
level-expert = Expert
level-beginner-text = Kent de regels, ziet veel over het hoofd en vergeet wat er is weggelegd.
level-easy-text = Ziet minder over het hoofd. Wint zeven van de tien rondes van een beginner.
level-medium-text = Ziet zelden iets over het hoofd en onthoudt de laatste stenen. Wint twee van de drie rondes van Makkelijk.
level-hard-text = Telt alle stenen en vergeet er geen. Wint zes van de tien rondes van Gemiddeld.
level-expert-text = Weegt elke steen af die kan komen, en wat de volgende kan nemen. Iets beter dan Moeilijk: geluk beslist mee.
level-beginner-text-rummi = Legt series die klaarliggen en legt losse stenen aan, maar ziet veel over het hoofd.
level-easy-text-rummi = Bouwt steeds één serie om en ziet soms een steen over het hoofd. Wint acht van de tien rondes van een beginner.
level-medium-text-rummi = Ziet alles wat met één serie kan, en soms de hele tafel. Wint zeven van de tien rondes van Makkelijk.
level-hard-text-rummi = Ziet altijd de beste zet op de hele tafel. Wint zeven van de tien rondes van Gemiddeld.
level-expert-text-rummi = Ziet evenveel, houdt stenen achter die anderen kunnen gebruiken, en wacht als er maar een of twee stenen zouden overblijven. Wint zes van de tien rondes van Moeilijk.
style-careful = voorzichtig
style-quick = snel
style-pairs = verzamelt paren
style-patient = geduldig
style-careful-text = Voorzichtig: legt niets weg wat de volgende kan gebruiken, en neemt weinig.
style-quick-text = Snel: neemt veel, legt vlot weg en denkt niet ver vooruit.
style-pairs-text = Verzamelt paren: bewaart tweelingstenen en gaat waar het kan voor zeven paren.
style-patient-text = Geduldig: in dit spel valt er niets af te wachten, dus speelt deze als anderen van dit niveau.
style-careful-text-rummi = Voorzichtig: neemt de tijd en legt eerst de stenen die het meest tellen.
style-quick-text-rummi = Snel: speelt vlot en ziet af en toe over het hoofd wat er gelegd kan worden.
style-pairs-text-rummi = Verzamelt paren: die zijn er in dit spel niet, dus speelt deze als anderen van dit niveau.
style-patient-text-rummi = Geduldig: trekt tot bijna alles in één keer gelegd kan worden. Dat wint vaker dan het niveau doet vermoeden, maar op tafel gebeurt weinig.
tempo-plain = gelijkmatig
tempo-quick = speelt snel
tempo-careful = neemt de tijd
tempo-expert = denkt na waar het telt
line-osman = Laat de thee koud worden voor een steen weggaat.
line-nermin = Weet nog wie wat weglegde, en glimlacht erom.
line-elif = Heeft al weggelegd voor je hebt gekeken.
line-cem = Pakt alles wat blinkt, en heeft vaak gelijk.
line-ayten = Gelooft in paren, wat de hand ook zegt.
line-kemal = Wacht op het zevende paar, en krijgt het vaak.
line-sabri = Zegt dat geduld een schone zaak is, en trekt nog een steen.
line-feride = Ziet allang hoe het afloopt.
manner = { $level }, { $style }

## Kiezen

opponents = Tegenstanders
opponents-peers = Even sterk als ik
peers-look = Je rondes worden bekeken …
peers-early = Nog te vroeg om te zeggen hoe sterk je bent: speel eerst ongeveer zestig rondes.
peers-chosen = Deze tegenstanders zijn ongeveer even sterk als jij.
opponents-each = Kies ze één voor één
opponents-characters = Karakters
opponents-levels = Niveaus
opponent-usual = Als hierboven: { $level }
opponent-character = { $name } · { $level }
opponent-note = Tegenstanders zien alleen wat jij op hun plaats zou zien.

## Waarom een beurt zo is gespeeld

why-held = De hand van { $name }:
why-earlier = Eerder
why-later = Later
why-drew-wild = Nam de { $tile }: een joker past overal.
why-drew-nearer = { $after ->
    [0] Nam de { $tile }, de laatste die ontbrak.
    [one] Nam de { $tile }: daarmee ontbrak nog { $after } steen in plaats van { $before }.
   *[other] Nam de { $tile }: daarmee ontbraken nog { $after } stenen in plaats van { $before }.
  }
why-drew-richer = Nam de { $tile }: niet dichterbij, maar nu { $then ->
    [one] helpt { $then } steen
   *[other] helpen { $then } stenen
  } in plaats van { $now }.
why-drew-twin = Nam de { $tile }: gelijk aan een steen in de hand, voor zeven paren.
why-drew-frees = Nam de { $tile }: daarmee was uitgaan met een joker mogelijk, dat telt dubbel.
why-drew-hope = Nam de { $tile } in ijdele hoop: die past bij een steen, maar brengt de hand niet dichterbij.
why-drew-promising = Nam de { $tile }: niet dichterbij, maar net zoveel waard als een steen van de stapel.
why-drew-rash = Nam de { $tile }, al beloofde een steen van de stapel meer.
why-drew-useless = Liet de { $tile } liggen: die bracht de hand niet dichterbij.
why-drew-missed = Liet de { $tile } liggen: niet dichterbij, maar hij beloofde meer dan een steen van de stapel.
why-drew-noTwin = Liet de { $tile } liggen: hier lag geen tweede, en het plan was zeven paren.
why-drew-reserve = Liet de { $tile } liggen, die had geholpen: dat doen { $now } andere ook, en zo zag niemand wat ontbreekt.
why-drew-narrow = { $then ->
    [one] Liet de { $tile } liggen: dichterbij, maar dan had maar { $then } steen geholpen in plaats van { $now }.
   *[other] Liet de { $tile } liggen: dichterbij, maar dan hadden maar { $then } stenen geholpen in plaats van { $now }.
  }
why-drew-ahead = { $name } woog elke steen af die kon komen: zonder de { $tile } was de kans groter.
why-drew-even = Liet de { $tile } liggen: dichterbij, maar een steen van de stapel beloofde net zoveel.
why-drew-overlooked = { $after ->
    [0] Zag de { $tile } over het hoofd: daarmee was de hand compleet geweest.
    [one] Zag de { $tile } over het hoofd: daarmee had nog { $after } steen ontbroken in plaats van { $before }.
   *[other] Zag de { $tile } over het hoofd: daarmee hadden nog { $after } stenen ontbroken in plaats van { $before }.
  }
why-threw-finish = De hand was compleet.
why-threw-misdeclared = De hand was niet compleet.
why-threw-pass = De stapel was leeg, en de steen maakte de hand niet compleet.
why-threw-waited = { $name } had kunnen uitgaan en wachtte op een joker als laatste steen, die dubbel telt.
why-threw-refrained = { $name } had kunnen uitgaan, maar met deze stand had dat vooral een ander geholpen.
why-out = Dat had deze spelers uitgeschakeld: { $names }.
why-threw-best = Geen andere steen was beter om weg te leggen.
why-best-nearer = { $there ->
    [one] Met de op één na beste, de { $next }, had er { $there } steen ontbroken in plaats van { $here }.
   *[other] Met de op één na beste, de { $next }, hadden er { $there } stenen ontbroken in plaats van { $here }.
  }
why-best-more = { $copies ->
    [one] Zo bleef er { $copies } steen die helpt; met de op één na beste, de { $next }, { $fewer }.
   *[other] Zo bleven er { $copies } stenen die helpen; met de op één na beste, de { $next }, { $fewer }.
  }
why-best-equal = { $copies ->
    [0] De { $next } was even goed geweest.
    [one] Zo bleef er { $copies } steen die helpt; met de { $next } evenveel.
   *[other] Zo bleven er { $copies } stenen die helpen; met de { $next } evenveel.
  }
why-threw-careful = Voorzichtig: de volgende had de { $better } kunnen gebruiken.
why-threw-pairs = { $name } verzamelde paren.
why-threw-ahead = { $name } woog elke steen af die kon komen: zo was de kans groter.
why-threw-even = Dat kostte vrijwel niets.
why-threw-near = { $name } keek niet verder dan de volgende beurt.
why-threw-unwary = { $name } vroeg zich niet af of de volgende deze steen nodig heeft.
why-threw-overlooked = Een vergissing: deze steen was nodig.
why-threw-forgot = { $name } was vergeten welke stenen al weg waren.
why-threw-misjudged = { $name } schatte verkeerd hoeveel stenen helpen.
why-better-nearer = { $there ->
    [0] Met de { $better } weg had er niets ontbroken in plaats van { $here }.
    [one] Met de { $better } weg had er { $there } steen ontbroken in plaats van { $here }.
   *[other] Met de { $better } weg hadden er { $there } stenen ontbroken in plaats van { $here }.
  }
why-better-more = { $more ->
    [one] Met de { $better } weg was er { $more } steen meer gebleven die helpt.
   *[other] Met de { $better } weg waren er { $more } stenen meer gebleven die helpen.
  }
why-better-chance = Met de { $better } weg was de kans groter geweest om de ronde te winnen.
why-leaves = { $count ->
    [0] Toen ontbrak er niets.
    [one] Toen ontbrak { $count } steen; { $copies } die { $name } niet had gezien, hadden geholpen:
   *[other] Toen ontbraken { $count } stenen; { $copies } die { $name } niet had gezien, hadden geholpen:
  }
