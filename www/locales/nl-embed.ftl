### Wat de elementen voor andere pagina’s zeggen, in het Nederlands (docs/embedding.md).

## What of an attribute cannot be read

embed-wrong = { $name }: “{ $part }” is niet te lezen. Verwacht: { $expected }.
embed-missing = { $name } ontbreekt. Verwacht: { $expected }.
embed-expected-tiles = stenen zoals R5 (R, Y, B of K en 1 tot 13), F voor een valse joker, J voor een joker; na | een nieuwe rij
embed-expected-okey = wat joker is, zoals R7, of J
embed-expected-hand = complete, pairs of hoeveel stenen er ontbreken
embed-expected-claim = óf kind óf hand
embed-expected-rules = regels zoals turkish, board of rummi80
embed-expected-record = een spel zoals Istaka dat bewaart of deelt
embed-expected-position = indicator Y1; hand R1 R2 …
embed-expected-at = een zet zoals 17, of ronde en zet zoals 2.17
embed-expected-seat = een plaats van 0 tot 3 waar iemand speelt
embed-expected-seed = een getal van ten hoogste 20 cijfers
embed-expected-src = het adres van het spel
embed-expected-puzzle = een puzzel zoals istaka puzzles hem geeft
embed-expected-daily = een datum zoals 2026-11-24

## Verdicts

verdict-right = Goed
verdict-wrong = Fout
verdict-asked = Het programma wordt gevraagd …
verdict-unreached = Het programma is niet te bereiken en zegt hier niets over.
verdict-meld = { $kind ->
    [run] Dit is een rij.
    [group] Dit is een groep.
   *[pair] Dit is een paar.
  }
verdict-stands = { $tile } staat voor { $face }.
verdict-few = { $kind ->
    [run] Een rij heeft ten minste { COUNT($number, "steen", "stenen") }.
    [group] Een groep heeft ten minste { COUNT($number, "steen", "stenen") }.
   *[pair] Een paar heeft { COUNT($number, "steen", "stenen") }.
  }
verdict-many = { $kind ->
    [run] Een rij heeft ten hoogste { COUNT($number, "steen", "stenen") }.
    [group] Een groep heeft ten hoogste { COUNT($number, "steen", "stenen") }.
   *[pair] Een paar heeft { COUNT($number, "steen", "stenen") }.
  }
verdict-colors = Een rij heeft maar één kleur; niet passend: { $tiles }.
verdict-numbers = Een groep heeft maar één getal; niet passend: { $tiles }.
verdict-twice = { $kind ->
    [run] Een rij heeft elk getal hoogstens één keer: hier zijn { $tiles }.
   *[other] Een groep heeft elke kleur hoogstens één keer: hier zijn { $tiles }.
  }
verdict-gap = Er ontbreekt: { $faces }.
verdict-highOne = Volgens deze regels volgt op het laatste getal geen 1.
verdict-pastOne = Met de 1 na het laatste getal eindigt een rij.
verdict-apart = De getallen volgen niet op elkaar.
verdict-differ = De stenen van een paar zijn gelijk; niet passend: { $tiles }.
verdict-noMeld = Geen rij en geen groep.
verdict-length = Een volledige hand heeft 14 stenen; hier: { $number }.
verdict-tooMany = Zo veel heeft het spel er niet: { $tiles }.
verdict-foreign = Deze steen heeft het spel niet: { $tiles }.
verdict-complete = De hand is compleet.
verdict-away = { $number ->
    [one] Er ontbreekt één steen aan een volledige hand.
   *[other] Er ontbreken { $number } stenen aan een volledige hand.
  }
verdict-unfit = Over: { $tiles }.
verdict-awayPairs = { $number ->
    [one] Er ontbreekt één steen aan zeven paren.
   *[other] Er ontbreken { $number } stenen aan zeven paren.
  }
verdict-noPairs = In deze regels zijn er geen zeven paren.
verdict-noHands = In dit spel is er geen volledige hand.
verdict-opens = Samen zijn ze { $number } waard; vanaf { $need } open je.
verdict-tooLow = Samen zijn ze { $number } waard: { $lacks } te weinig voor { $need }.
verdict-opensByPairs = { COUNT($number, "paar", "paren") }; vanaf { $need } open je.
verdict-tooFewPairs = { $number ->
    [one] Eén paar; vanaf { $need } open je.
   *[other] { $number } paren; vanaf { $need } open je.
  }
verdict-mixed = Je opent met combinaties of met paren, niet met allebei.
verdict-noOpening = Alleen volgens regels van 101 Okey wordt een opening beoordeeld.

## A moment of a match

position-label = Een moment van een spel
position-hand = { $name }: { $tiles }
position-hidden = { $name }: { $count ->
    [one] { $count } dichte steen
   *[other] { $count } dichte stenen
  }
position-pile = { $name } heeft weggelegd: { $tiles }
position-table = Op tafel
position-stock = { $count ->
    [one] Stapel: { $count } steen
   *[other] Stapel: { $count } stenen
  }
position-turn = { $name } is aan de beurt.
position-draw = Mag van de stapel trekken.
position-take = Mag { $tile } nemen.
position-pass = Mag passen.
position-discard = { $count ->
    [one] Mag één steen wegleggen.
   *[other] Mag een van { $count } stenen wegleggen.
  }
position-finish = Mag uitgaan met { $tiles }.
position-lay = Mag stenen leggen.
position-over = De ronde is voorbij.
position-show = Alle handen tonen
position-hide = Andere handen verbergen
position-drew = { $name } trekt { $tile }.
position-moves = Zetten
position-lays = { $name } legt de hand neer
position-player = Plaats { $number }
placed-label = Een stelling
placed-analyse = Analyseren

## The game in a frame

frame-title = Istaka, een Okey-spel
