### Istaka in het Nederlands: toernooien en andere spellen om fiches, opgehaald als iemand erom vraagt.

## What can be played

lobby-title = Toernooien
lobby-why = Je speelt om fiches van dit apparaat. Ze zijn niets waard en niet te koop: elke dag worden ze aangevuld tot { $chips }.
chips-own = Je fiches
chips-count = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
  }
lobby-kind = Wat wil je spelen?
kind-table = Toernooi
kind-sitngo = Snelle tafel
kind-ring = Een paar rondes
kind-table-why = Meerdere tafels, die gelijk opgaan. Je begint met { COUNT($chips, "fiche", "fiches") }. { $counts ->
    [minus] Minpunten kosten fiches, en die krijgt de winnaar van de ronde.
    [taken] Verloren punten kosten fiches, en die krijgt de winnaar van de ronde.
    [wins] Een verloren ronde kost fiches, en die krijgt de winnaar ervan.
    [down] Punten kosten fiches, en die krijgt wie ervoor gezorgd heeft: de winnaar van de ronde, of voor de tweelingsteen wie hem toonde.
   *[points] { $each ->
        [1] Strafpunten kosten fiches, en die krijgt wie ervoor gezorgd heeft: de winnaar van de ronde, of voor de tweelingsteen wie hem toonde.
       *[other] Wie in een ronde de minste strafpunten heeft, krijgt fiches van de anderen: voor elke { $each } strafpunten die zij meer hebben, of een deel daarvan.
      }
  } Wie geen fiches meer heeft, valt af.
kind-sitngo-why = Eén tafel, tot alle anderen eruit liggen. Het begint meteen.
kind-ring-why = Een paar rondes aan één tafel. Wie de { $counts ->
    [wins] meeste gewonnen rondes
    [minus] minste minpunten
    [taken] meeste punten
    [down] meeste punten over
   *[points] minste strafpunten
  } heeft, krijgt het meest; bij gelijke stand wordt gedeeld.
format-table-normal = Toernooi
format-table-blitz = Vijfminutentoernooi
format-table-turbo = Turbotoernooi
format-table-speed = Toernooi met oplopende inzet
format-table-rebuy = Toernooi met tweede kans
format-table-freeroll = Gratis toernooi
format-table-guaranteed = Gegarandeerd toernooi
format-sitngo-normal = Snelle tafel
format-sitngo-blitz = Vijfminutentafel
format-sitngo-turbo = Turbotafel
format-sitngo-rebuy = Tafel met tweede kans
format-ring-normal = Een paar rondes
term-sitngo = Sit’n’Go
term-ring = Ringspel
term-blitz = Turbo
term-speed = Speed
term-rebuy = Rebuy
term-freeroll = Freeroll
heading-unit = inzet { $chips }
heading-limit = af boven { $limit }
heading-bubble = Laatste plaats zonder prijs
heading-bubble-short = Bubble
heading-final = Finaletafel
heading-final-short = Finale
rounds-count = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
terms-rounds = { $rounds ->
    [one] Eén ronde.
   *[other] { $rounds } rondes.
  } De pot wordt naar { $counts ->
    [wins] gewonnen rondes
    [minus] minpunten
    [taken] punten
    [down] overgebleven punten
   *[points] strafpunten
  } verdeeld.
terms-limit = Boven { COUNT($limit, "strafpunt", "strafpunten") } val je af.
terms-levels = { $every ->
    [one] Elke ronde
   *[other] Om de { $every } rondes
  } { $counts ->
    [wins] wordt een verloren ronde
    [minus] worden minpunten
    [taken] worden verloren punten
    [down] wordt een punt
   *[points] wordt een strafpunt
  } duurder.
terms-rebuys = Je mag je { $rebuys ->
    [1] één keer
   *[other] { $rebuys } keer
  } opnieuw inkopen zolang er nog { $least } of meer over zijn.
terms-rebuys-early = In de eerste { COUNT($levels, "niveau", "niveaus") } mag je je { $rebuys ->
    [1] één keer
   *[other] { $rebuys } keer
  } opnieuw inkopen, daarna is er één keer een add-on.
terms-freeroll = Geen inleg: het huis geeft de prijs.
terms-guaranteed = In de prijzenpot zitten minstens { COUNT($prize, "fiche", "fiches") }, hoeveel spelers er ook komen.
terms-clock = Voor een beurt heb je { COUNT($seconds, "seconde", "seconden") }.
contest-none = Bij de ingestelde regels zijn er geen: { $why }
unsuited-partnersNeedOneTable = partners zouden uit elkaar geloot worden.
unsuited-ownStakes = ze hebben een eigen inzet of pot.
unsuited-countsDown = er wordt afgeteld, dus valt er geen aantal rondes af te spreken.
unsuited-noElimination = er valt niemand af.
starts-in = { $minutes ->
    [one] over { $minutes } minuut
   *[other] over { $minutes } minuten
  }
registration-open = Inschrijving open
registration-later = Inschrijving vanaf { $time }
buy-in = Inleg
buy-in-of = Inleg { $chips }
buy-in-free = Geen inleg
buy-in-parts = { $stake } in de pot en { $fee } kosten
entrants-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
pool = Prijzenpot
prize-of = Plaats { $place }
win-first = Eerste prijs { $chips }
win-up-to = Te winnen: tot { $chips }
win-short = prijs { $chips }
prizes = Prijzen
prizes-points = Wie als enige eerste is, krijgt minstens driekwart van de pot. Naar de anderen gaat een kwart van de pot × de voorsprong van de tweede op de laatste ÷ de voorsprong van de eerste op de laatste, ieder naar de eigen voorsprong; de eerste krijgt de rest. Er tellen { $counts ->
    [wins] gewonnen rondes
    [minus] minpunten
    [taken] punten
    [down] overgebleven punten
   *[points] strafpunten
  }. Wie gelijk staan, leggen bij elkaar wat hun plaatsen krijgen en delen dat eerlijk, losse fiches in de volgorde van de stoelen; staat iedereen gelijk, dan krijgt iedereen evenveel.
who-comes = Wie er meedoen
who-you = Jij
register = Inschrijven voor { $chips }
register-free = Inschrijven
play-for = Spelen voor { $chips }
too-few = Daar heb je te weinig fiches voor. Morgen worden ze weer aangevuld.
contest-entered = Dit toernooi heb je al gespeeld.
contest-closed = De inschrijving is gesloten. Het volgende toernooi is nu open.
one-at-a-time = Je doet al ergens mee. Speel dat eerst uit, of geef het op.
to-lobby = Alle toernooien
players-at-table = Spelers aan tafel
starts = Begin
players = Spelers
percent = { $share } %

## The one that is being played

running = Bezig
running-go-on = Verderspelen
give-up = Opgeven
give-up-sure = Opgeven?{ $chips ->
    [0] {""}
   *[other] {" "}Dan ben je je inleg kwijt.
  }
give-up-yes = Opgeven
give-up-no = Verderspelen
starts-at = Het begint om { $time }, { $minutes ->
    [one] over { $minutes } minuut
   *[other] over { $minutes } minuten
  }. { $count ->
    [one] De enige speler is er: het kan meteen beginnen.
   *[other] Alle { $count } spelers zijn er: het kan meteen beginnen.
  }
starts-now = { $count ->
    [one] Begin { $time }: de andere speler wacht op je.
   *[other] Begin { $time }: alle { $count } spelers wachten op je.
  }
begin-now = Nu beginnen
level = Niveau { $level }
point-costs = { $counts ->
    [wins] een verloren ronde kost { $chips }
    [minus] voor elke { COUNT($each, "minpunt", "minpunten") } of een deel daarvan: { $chips }
    [taken] voor elke { COUNT($each, "verloren punt", "verloren punten") } of een deel daarvan: { $chips }
    [down] een punt kost { $chips }
   *[points] een strafpunt kost { $chips }
  }
next-level = { $rounds ->
    [one] laatste ronde van dit niveau
   *[other] nog { $rounds } rondes op dit niveau
  }
your-place = Je plaats
place-of = { $place } van { $left }
your-stack = Je fiches
your-points = Je { $counts ->
    [wins] gewonnen rondes
    [minus] minpunten
    [taken] punten
    [down] punten
   *[points] strafpunten
  }
written-points = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
  }
written-wins = { $points ->
    [one] { $points } gewonnen ronde
   *[other] { $points } gewonnen rondes
  }
written-down = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
written-minus = { $points ->
    [one] { $points } minpunt
   *[other] { $points } minpunten
  }
written-taken = { written-down }
average = Gemiddeld
until-prizes = Tot de prijzen
until-prizes-in = iedereen die over is
until-prizes-count = nog { $count } afvallers
others-playing = Tafels die klaar zijn met de ronde: { $done } van { $tables }
elsewhere = Sinds de vorige ronde
happened-out = { $name } valt af: plaats { $place }
happened-you-out = Je valt af: plaats { $place }
happened-break = Tafel { $table } wordt opgeheven
happened-move = { $name } gaat naar tafel { $table }
happened-you-move = Je gaat naar tafel { $table }
happened-level = Niveau { $level }: { $counts ->
    [wins] een verloren ronde kost nu { $chips }
    [minus] voor elke { COUNT($each, "minpunt", "minpunten") } of een deel daarvan nu { $chips }
    [taken] voor elke { COUNT($each, "verloren punt", "verloren punten") } of een deel daarvan nu { $chips }
    [down] een punt kost nu { $chips }
   *[points] een strafpunt kost nu { $chips }
  }
happened-rebuy = { $name } koopt zich opnieuw in
happened-addon = { $count ->
    [one] Eén speler neemt de add-on
   *[other] { $count } spelers nemen de add-on
  }
happened-you-won = { $chips ->
    [one] Deze ronde leverde je { $chips } fiche op
   *[other] Deze ronde leverde je { $chips } fiches op
  }
happened-you-lost = { $chips ->
    [one] Deze ronde kostte je { $chips } fiche
   *[other] Deze ronde kostte je { $chips } fiches
  }
happened-nothing = Deze ronde kostte je niets
happened-bubble = De bubble: wie nu afvalt, is de laatste zonder prijs
happened-paid = Iedereen die over is, heeft zeker een prijs
happened-final = De finaletafel: iedereen die over is, zit hier
standings = Tussenstand
tables = Tafels
table-number = Tafel { $table }
payouts = Prijzen
is-out = afgevallen
offer-rebuy = Je fiches zijn op. Wil je je voor { $price } opnieuw inkopen en { COUNT($chips, "fiche", "fiches") } krijgen?
offer-rebuy-points = Je bent over de grens. Wil je je voor { $price } opnieuw inkopen? Je komt terug met { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
  }, evenveel als de slechtste die nog over is.
offer-addon = De add-on: { COUNT($chips, "fiche", "fiches") } voor { $price }, één keer.
offer-yes = Ja, voor { $price }
offer-no = Nee
to-the-table = Naar de tafel
next-fixture = Volgende ronde
you-are-out = Je bent afgevallen: plaats { $place } van { $entrants }
watch-table = Tafel { $table } bekijken
watch-round = Een tafel van de vorige ronde bekijken
watch-next = Eén ronde verder
watch-end = Laten uitspelen
leave = Weggaan
playing-out = De anderen spelen het uit: nog { $left } over

## The end

over-won = Je wint: { $name }
over-place = Plaats { $place } van { $entrants }
over-no-prize = Deze keer geen prijs
cup-first = Gouden beker
cup-second = Zilveren beker
cup-third = Bronzen beker
prize = Prijs

## What has been played

trophies = Geschiedenis en bekers
trophies-title = Geschiedenis en bekers
trophies-none = Je hebt nog geen toernooi uitgespeeld.
trophies-won = Gewonnen
trophies-second = Tweede
trophies-third = Derde
trophies-chips = Winst en verlies
trophies-played = Gespeeld
contest-gave-up = opgegeven
contest-rounds = Je rondes
watch-fixture = Ronde { $round }
watch-all = Bekijken
watch-of = Bekijken: { $name }
contest-unread = Een bewaard toernooi is niet te lezen. Het ligt apart, waar je het kunt opslaan; je fiches zijn zoals ze waren.
wallet-unread = Je fiches waren niet te lezen. Ze liggen apart zoals ze gevonden zijn, en je begint met nieuwe.
wallet-unread-contest = Je fiches waren niet te lezen. Ze liggen apart zoals ze gevonden zijn, net als het toernooi dat ermee betaald was; je begint met nieuwe.
fixture-foreign = Het spel op tafel hoort niet bij dit toernooi. De ronde wordt opnieuw gedeeld.
contest-gone = Het toernooi van dit spel is afgelopen of er niet meer.
