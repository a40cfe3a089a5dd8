### Istaka in het Nederlands: toernooien en andere spellen om fiches, opgehaald als iemand erom vraagt.

## What can be played

lobby-title = Toernooien
lobby-why = Je speelt om fiches van dit apparaat. Ze zijn niets waard en niet te koop: elke dag worden ze aangevuld tot { $chips }.
chips-own = Je fiches
chips-count = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
  }
lobby-more = Andere vormen
lobby-kind = Soort
lasts = ongeveer { COUNT($rounds, "ronde", "rondes") }
kind-table = Toernooi
kind-sitngo = Snelle tafel
kind-ring = Een paar rondes
kind-table-why = Alle tafels gaan gelijk op. Wie verliest, betaalt de winnaar fiches; zonder fiches val je af.
kind-sitngo-why = Eén tafel, tot alle anderen eruit liggen.
kind-ring-why = Wie de { $counts ->
    [wins] meeste gewonnen rondes
    [minus] minste minpunten
    [taken] meeste punten
    [down] meeste punten over
   *[points] minste strafpunten
  } heeft, krijgt het meest; bij gelijke stand wordt gedeeld.
format-table-blitz = Vijfminutentoernooi
format-table-speed = Kort toernooi
format-table-rebuy = Toernooi met tweede kans
format-table-freeroll = Gratis toernooi
format-table-guaranteed = Gegarandeerd toernooi
format-sitngo-blitz = Vijfminutentafel
format-sitngo-rebuy = Tafel met tweede kans
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
terms-limit = Boven { COUNT($limit, "strafpunt", "strafpunten") } val je af.
terms-levels = { $every ->
    [one] Elke ronde
   *[other] Om de { $every } rondes
  } wordt verlies duurder.
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
registration-later = Inschrijving vanaf { $time }
buy-in-of = Inleg { $chips }
buy-in-free = Geen inleg
entrants-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
prize-of = Plaats { $place }
win-first = Eerste prijs { $chips }
win-up-to = Te winnen: tot { $chips }
prizes-points = Wie als enige eerste is, krijgt minstens driekwart van de pot, de anderen naar hun voorsprong op de laatste.
who-you = Jij
refused-tooFewChips = Daar heb je te weinig fiches voor: morgen worden ze weer aangevuld
refused-entered = Dit toernooi heb je al gespeeld
refused-closed = De inschrijving is gesloten: het volgende toernooi is nu open
refused-contestRuns = Je doet al ergens mee: speel dat eerst uit, of geef het op
to-lobby = Alle toernooien
players-at-table = Spelers aan tafel

## The one that is being played

running = Bezig
running-go-on = Verderspelen
give-up = Opgeven
give-up-sure = Opgeven?{ $chips ->
    [0] {""}
   *[other] {" "}Dan ben je je inleg kwijt.
  }
give-up-no = Verderspelen
level = Niveau { $level }
point-costs = { $counts ->
    [wins] een verloren ronde kost { $chips }
    [minus] voor elke { COUNT($each, "minpunt", "minpunten") } of een deel daarvan: { $chips }
    [taken] voor elke { COUNT($each, "verloren punt", "verloren punten") } of een deel daarvan: { $chips }
    [down] een punt kost { $chips }
   *[points] { $each ->
        [1] een strafpunt kost { $chips }
       *[other] voor elke { COUNT($each, "strafpunt", "strafpunten") } of een deel daarvan: { $chips }
    }
  }
next-level = { $rounds ->
    [one] laatste ronde van dit niveau
   *[other] nog { $rounds } rondes op dit niveau
  }
your-place = Je plaats
place-of = { $place } van { $left }
your-points = Jouw stand
until-prizes = Tot de prijzen
until-prizes-in = iedereen die over is
until-prizes-count = nog { $count } afvallers
others-playing = Tafels die klaar zijn met de ronde: { $done } van { $tables }
elsewhere = Sinds de vorige ronde
happened-out = { $name } valt af: plaats { $place }
happened-you-out = Je valt af: plaats { $place }
happened-break = Tafel { $table } wordt opgeheven
happened-you-move = Je gaat naar tafel { $table }
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
prize = Prijs

## What has been played

trophies = Geschiedenis en bekers
trophies-none = Je hebt nog geen toernooi uitgespeeld.
trophies-won = Gewonnen
trophies-second = Tweede
trophies-third = Derde
trophies-chips = Winst en verlies
trophies-played = Gespeeld
contest-gave-up = opgegeven
contest-rounds = Je rondes
watch-fixture = Ronde { $round }
watch-all = Terugkijken
trophies-open = Openen
trophies-open-label = Openen: { $name }
contest-unread = Een bewaard toernooi is niet te lezen. Het ligt apart, waar je het kunt opslaan; je fiches zijn zoals ze waren.
wallet-unread = Je fiches waren niet te lezen. Ze liggen apart zoals ze gevonden zijn, en je begint met nieuwe.
wallet-unread-contest = Je fiches waren niet te lezen. Ze liggen apart zoals ze gevonden zijn, net als het toernooi dat ermee betaald was; je begint met nieuwe.
fixture-foreign = Het spel op tafel hoort niet bij dit toernooi. De ronde wordt opnieuw gedeeld.
contest-gone = Het toernooi van dit spel is afgelopen of er niet meer.
