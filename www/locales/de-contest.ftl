### Istaka auf Deutsch: Turniere und andere Spiele um Spielchips, geholt, wenn jemand fragt.

## What can be played

lobby-title = Turniere
lobby-why = Du spielst um Chips dieses Geräts. Sie sind nichts wert und nicht zu kaufen: Jeden Tag werden sie auf { $chips } aufgefüllt.
chips-own = Deine Chips
chips-count = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
  }
lobby-more = Weitere Formate
lobby-kind = Art
lasts = etwa { COUNT($rounds, "Runde", "Runden") }
kind-table = Turnier
kind-sitngo = Schneller Tisch
kind-ring = Ein paar Runden
kind-table-why = Alle Tische spielen gleichzeitig. Wer verliert, zahlt dem Gewinner Chips; ohne Chips scheidest du aus.
kind-sitngo-why = Ein Tisch, bis alle anderen ausgeschieden sind.
kind-ring-why = Wer die { $counts ->
    [wins] meisten Siege
    [minus] wenigsten Minuspunkte
    [taken] meisten Punkte
    [down] meisten Punkte übrig
   *[points] wenigsten Strafpunkte
  } hat, bekommt am meisten; bei Gleichstand wird geteilt.
format-table-blitz = Fünf-Minuten-Turnier
format-table-speed = Kurzes Turnier
format-table-rebuy = Turnier mit zweiter Chance
format-table-freeroll = Kostenloses Turnier
format-table-guaranteed = Turnier mit Garantie
format-sitngo-blitz = Fünf-Minuten-Tisch
format-sitngo-rebuy = Tisch mit zweiter Chance
term-sitngo = Sit’n’Go
term-ring = Ringspiel
term-blitz = Turbo
term-speed = Speed
term-rebuy = Rebuy
term-freeroll = Freeroll
heading-unit = Einsatz { $chips }
heading-limit = raus über { $limit }
heading-bubble = Letzter Platz ohne Preis
heading-bubble-short = Bubble
heading-final = Finaltisch
heading-final-short = Finale
rounds-count = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }
terms-limit = Über { COUNT($limit, "Strafpunkt", "Strafpunkten") } scheidest du aus.
terms-levels = { $every ->
    [one] Jede Runde
   *[other] Alle { $every } Runden
  } werden Verluste teurer.
terms-rebuys = Du darfst { $rebuys ->
    [1] einmal
    [2] zweimal
   *[other] { $rebuys }-mal
  } neu einsteigen, solange noch { $least } oder mehr dabei sind.
terms-rebuys-early = In den ersten { COUNT($levels, "Stufe", "Stufen") } darfst du { $rebuys ->
    [1] einmal
    [2] zweimal
   *[other] { $rebuys }-mal
  } neu einsteigen, danach gibt es einmal ein Add-on.
terms-freeroll = Kein Startgeld: Den Preis stiftet das Haus.
terms-guaranteed = Im Topf sind mindestens { COUNT($prize, "Chip", "Chips") }, egal wie viele kommen.
terms-clock = Für einen Zug hast du { COUNT($seconds, "Sekunde", "Sekunden") }.
contest-none = Nach den eingestellten Regeln gibt es keine: { $why }
unsuited-partnersNeedOneTable = Partner würden auseinandergelost.
unsuited-ownStakes = Sie haben eigene Einsätze oder einen Topf.
unsuited-countsDown = Gezählt wird abwärts, da lässt sich keine Zahl von Runden vereinbaren.
unsuited-noElimination = Niemand scheidet aus.
starts-in = { $minutes ->
    [one] in { $minutes } Minute
   *[other] in { $minutes } Minuten
  }
registration-later = Anmeldung ab { $time }
buy-in-of = Startgeld { $chips }
buy-in-free = Kein Startgeld
entrants-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
prize-of = Platz { $place }
win-first = Erster Preis { $chips }
win-up-to = Zu gewinnen: bis zu { $chips }
prizes-points = Wer allein Erster ist, bekommt mindestens drei Viertel des Topfs, die anderen nach ihrem Vorsprung auf den Letzten.
who-you = Du
refused-tooFewChips = Dafür hast du zu wenige Chips: Morgen werden sie wieder aufgefüllt
refused-entered = Dieses Turnier hast du schon gespielt
refused-closed = Die Anmeldung ist vorbei: Das nächste Turnier ist jetzt offen
refused-contestRuns = Du spielst schon woanders mit: Spiel das erst zu Ende, oder gib es auf
to-lobby = Alle Turniere
players-at-table = Spieler am Tisch

## The one that is being played

running = Läuft
running-go-on = Weiterspielen
give-up = Aufgeben
give-up-sure = Aufgeben?{ $chips ->
    [0] {""}
   *[other] {" "}Dein Startgeld ist dann verloren.
  }
give-up-no = Weiterspielen
level = Stufe { $level }
point-costs = { $counts ->
    [wins] eine verlorene Runde kostet { $chips }
    [minus] für je { COUNT($each, "Minuspunkt", "Minuspunkte") }, auch angefangene: { $chips }
    [taken] für je { COUNT($each, "verlorenen Punkt", "verlorene Punkte") }, auch angefangene: { $chips }
    [down] ein Punkt kostet { $chips }
   *[points] { $each ->
        [1] ein Strafpunkt kostet { $chips }
       *[other] für je { COUNT($each, "Strafpunkt", "Strafpunkte") }, auch angefangene: { $chips }
    }
  }
next-level = { $rounds ->
    [one] letzte Runde dieser Stufe
   *[other] noch { $rounds } Runden dieser Stufe
  }
your-place = Dein Platz
place-of = { $place } von { $left }
your-points = Dein Stand
until-prizes = Bis zu den Preisen
until-prizes-in = alle, die noch da sind
until-prizes-count = noch { $count } raus
others-playing = Tische, die mit der Runde fertig sind: { $done } von { $tables }
elsewhere = Seit der letzten Runde
happened-out = { $name } scheidet aus: Platz { $place }
happened-you-out = Du scheidest aus: Platz { $place }
happened-break = Tisch { $table } wird aufgelöst
happened-you-move = Du wechselst an Tisch { $table }
happened-you-won = { $chips ->
    [one] Diese Runde hat dir { $chips } Chip gebracht
   *[other] Diese Runde hat dir { $chips } Chips gebracht
  }
happened-you-lost = { $chips ->
    [one] Diese Runde hat dich { $chips } Chip gekostet
   *[other] Diese Runde hat dich { $chips } Chips gekostet
  }
happened-nothing = Diese Runde hat dich nichts gekostet
happened-bubble = Die Bubble: Wer als Nächster ausscheidet, ist der Letzte ohne Preis
happened-paid = Allen, die noch dabei sind, ist ein Preis sicher
happened-final = Der Finaltisch: Hier sitzen alle, die noch dabei sind
standings = Rangliste
payouts = Preise
is-out = ausgeschieden
offer-rebuy = Du hast keine Chips mehr. Für { $price } neu einkaufen und { COUNT($chips, "Chip", "Chips") } bekommen?
offer-rebuy-points = Du bist über dem Limit. Für { $price } neu einkaufen? Du kommst mit { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkten
  } zurück, so vielen wie der Schlechteste, der noch dabei ist.
offer-addon = Das Add-on: { COUNT($chips, "Chip", "Chips") } für { $price }, einmalig.
offer-yes = Ja, für { $price }
offer-no = Nein
to-the-table = An den Tisch
next-fixture = Nächste Runde
you-are-out = Du bist ausgeschieden: Platz { $place } von { $entrants }
watch-table = Tisch { $table } ansehen
watch-round = Einen Tisch der letzten Runde ansehen
watch-next = Eine Runde weiter
watch-end = Zu Ende spielen lassen
leave = Gehen
playing-out = Die anderen spielen zu Ende: noch { $left } dabei

## The end

over-won = Du gewinnst: { $name }
over-place = Platz { $place } von { $entrants }
over-no-prize = Diesmal kein Preis
prize = Preis

## What has been played

trophies = Verlauf und Pokale
trophies-none = Du hast noch kein Turnier zu Ende gespielt.
trophies-won = Gewonnen
trophies-second = Zweiter
trophies-third = Dritter
trophies-chips = Bilanz
trophies-played = Gespielt
contest-gave-up = aufgegeben
contest-rounds = Deine Runden
watch-fixture = Runde { $round }
watch-all = Noch einmal ansehen
trophies-open = Öffnen
trophies-open-label = Öffnen: { $name }
contest-unread = Ein gespeichertes Turnier ist nicht zu lesen. Es liegt beiseite, wo du es sichern kannst; deine Chips sind, wie sie waren.
wallet-unread = Deine Spielchips waren nicht zu lesen. Sie liegen beiseite, wie sie gefunden wurden, und du beginnst mit neuen.
wallet-unread-contest = Deine Spielchips waren nicht zu lesen. Sie liegen beiseite, wie sie gefunden wurden, ebenso das Turnier, das damit bezahlt war; du beginnst mit neuen.
fixture-foreign = Die Partie am Tisch gehört nicht zu diesem Turnier. Die Runde wird neu verteilt.
contest-gone = Das Turnier dieser Partie ist vorbei oder nicht mehr da.
