### Lessen die al spelend leren, in het Nederlands.

learn-why = Korte lessen aan tafel, elk een of twee minuten. Je spel blijft zoals het is.
learn-of-okey = Okey
learn-of-rummi = Tafelrummy
learn-of-okey101 = 101 Okey
learn-course = Tweede cursus: uit rondes tussen bots
learn-of-analysis = Analyse
learn-begun = begonnen
learn-done = klaar
learn-step = Stap { $step } van { $of }
learn-now = Les { $number } van { $of }: { $title }
learn-next = Verder
learn-back = Stap terug
learn-leave = Stoppen
learn-follow = Volgende les
learn-play = Naar de tafel
learn-skip = Meteen naar het spel
learn-begin = Spelen
learn-wait = { $others ->
    [one] Nu speelt { $name }.
   *[other] Nu spelen de anderen.
  }
learn-add = Tik nu op de rij die oplicht.
refused-otherStep = Het mag, maar nu niet: doe wat de les zegt

## Okey

learn-first-okey = Je eerste hand
learn-tiles = Stenen en joker
learn-turn = Trekken en wegleggen
learn-runs = Rijen
learn-groups = Groepen
learn-false-joker = De valse joker
learn-finish = Uitgaan
learn-okey-last = Uitgaan met de joker
learn-pairs = Zeven paren
learn-twin = De tweelingsteen
learn-others = De anderen lezen
learn-round = Een hele ronde

## Tafelrummy

learn-first-rummi = Je eerste hand
learn-opening = Openen
learn-adding = Aanvullen
learn-rebuilding = Manipuleren
learn-jokers = Jokers

## 101 Okey

learn-first-okey101 = Je eerste hand
learn-hundred = Openen met 101
learn-five-pairs = Openen met paren
learn-take-and-use = Een aflegsteen nemen
learn-playable = Aanleggen en aanlegbare stenen
learn-exchange = De joker inruilen
learn-last-okey = Uitgaan met de joker

## Analyse

learn-discards-read = Weggelegde stenen lezen
learn-pairs-or-melds = Paren of combinaties
learn-open-or-wait = 101: openen of wachten
learn-last-turns = 101: de laatste beurten
learn-ask = Vraag raad over je eigen hand
