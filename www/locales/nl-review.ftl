### Terugblik op gespeelde ronden, in het Nederlands: opgehaald wanneer iemand erom vraagt.

review-title = Terugblik
review-which = Waarop je terugblikt
review-round = Ronde { $round }
review-whole = Hele spel
review-wait = Een ogenblik …
review-looking = Ronde { $round } van { $rounds } wordt bekeken …
review-failed = Hierop kan niet worden teruggeblikt.
review-asks = { $count ->
    [one] Eén beslissing, in beurt { $turns }, kostte je veel. Wat zou je nu doen?
   *[other] { $count } beslissingen kostten je het meest, in de beurten { $turns }. Wat zou je nu doen?
}
review-tell = Laat zien
review-never = Niet meer vragen
review-ask = Toch vragen
review-luck = Geluk
review-grade = Beoordeling
review-grade-expert = Als een expert
review-grade-strong = Sterk
review-grade-solid = Degelijk
review-grade-uneven = Wisselvallig
review-grade-learning = Nog lerend
review-grade-none = Geen beslissingen
review-marks = { $count } van 5
review-mostly = Wat het meest kostte: { $habit } ({ review-times }).
review-course = Eerst { $first }, hoogstens { $most } (beurt { $turn }), ten slotte { $last }.
review-turns = Beurt
review-turn-number = Beurt { $turn }
review-gained = { $count ->
    [one] { $luck } steen
   *[other] { $luck } stenen
  }
review-other = { $name } { $luck }
review-luck-why = Getrokken stenen: { $draws }. Brachten je dichterbij: { $helped }; gemiddeld zouden het er { $expected } zijn geweest.
review-skill-why = { $right } van { $decisions } waren zo goed als die van een expert. { $count ->
    [0] { $wrong ->
        [one] De andere kostte bijna niets.
       *[other] De andere kostten bijna niets.
      }
    [one] { $wrong ->
        [one] De andere kostte { $sum } van een gewonnen ronde.
       *[other] De andere kostten samen { $sum } gewonnen ronde.
      }
   *[other] { $wrong ->
        [one] De andere kostte { $sum } van een gewonnen ronde.
       *[other] De andere kostten samen { $sum } gewonnen ronden.
      }
  }
review-skill-all = { $decisions ->
    [0] Er viel niets te beslissen.
    [one] { $decisions } beslissing, zo goed als die van een expert.
   *[other] Alle { $decisions } waren zo goed als die van een expert.
  }
review-worst = Wat het meest kostte
review-none = Niets noemenswaardigs: een expert had nauwelijks anders gespeeld.
review-all = { $count ->
    [one] De { $count } beslissing
   *[other] Alle { $count } beslissingen
  }
review-show = Op tafel tonen
review-habits = Wat het meest kostte, per soort
review-times = { $times ->
    [one] één keer
   *[other] { $times } keer
  }
review-rounds = Ronde voor ronde
review-number = Ronde
review-turn = Beurt { $turn }: { $what }

## Okey

review-note = Bedoeld is de kans om de ronde te winnen, zoals een expert die inschat naar wat je op dat moment kon zien, min wat een weggelegde steen de volgende speler kan opleveren. Bij elkaar opgeteld worden kansen rondes: tien fouten van 10% kosten samen één gewonnen ronde. Wat minder dan een half procent kost, wordt niet genoemd.
review-cost = { $count ->
    [0] bijna niets
    [one] −{ $sum } ronde
   *[other] −{ $sum } ronden
  }
review-instead = { $here } in plaats van { $there }
review-curve = Je kans in de loop van de ronde
review-held = Je had: { $tiles }
review-did-draw = de { $tile } laten liggen en getrokken
review-did-take = de { $tile } genomen
review-did-discard = de { $tile } weggelegd
review-did-finish = uitgegaan met de { $tile }
review-did-pass = gepast
review-best-draw = Een expert trekt.
review-best-draw-left = Een expert laat hem liggen en trekt.
review-best-take = Een expert neemt hem.
review-best-discard = Een expert legt de { $tile } weg.
review-best-finish = Een expert gaat uit met de { $tile }.
review-best-pass = Een expert past.
review-why-unfinished = Je hand was compleet.
review-why-misdeclared = Je hand was niet compleet.
review-why-took = Een steen van de stapel beloofde meer.
review-why-left = Hij beloofde meer dan een steen van de stapel.
review-why-threwWild = Een joker staat voor elke steen.
review-why-fed = De volgende speler kan hem goed gebruiken: dat kost { $gives } in plaats van { $less }.
review-why-heldPairs = Je hield paren, maar voor zeven paren { $pairs ->
    [one] ontbrak { $pairs } steen
   *[other] ontbraken { $pairs } stenen
  }, voor rijen en groepen { $melds }.
review-why-partedPair = Zeven paren waren het dichtstbij, en je brak een paar.
review-why-farther = { $here ->
    [one] Daarna ontbrak { $here } steen in plaats van { $there }.
   *[other] Daarna ontbraken { $here } stenen in plaats van { $there }.
  }
review-why-fewer = { $copies ->
    [one] Daarna hielp { $copies } steen in plaats van { $more }.
   *[other] Daarna hielpen { $copies } stenen in plaats van { $more }.
  }
review-why-later = Op het eerste gezicht is het even goed; de beurten na de volgende beloven minder.
review-you = Jij
review-expert = Expert
review-both = Jij en een expert
review-chance = Kans
review-melds = Rijen en groepen
review-pairs = Zeven paren
review-plan = { $missing ->
    [0] compleet
   *[other] { $missing } ontbreken, { $copies } helpen
  }
review-habit-unfinished = Niet uitgegaan met een complete hand
review-habit-misdeclared = Een hand getoond die niet compleet was
review-habit-took = Een steen genomen die te weinig hielp
review-habit-left = Een steen laten liggen die helpt
review-habit-threwWild = Een joker weggelegd
review-habit-fed = Weggelegd wat de volgende speler nodig heeft
review-habit-heldPairs = Paren te lang gehouden
review-habit-partedPair = Een paar gebroken terwijl zeven paren dichtbij waren
review-habit-farther = Een steen weggelegd die nodig was
review-habit-fewer = Minder helpende stenen overgehouden dan mogelijk
review-habit-later = Niet verder gekeken dan de volgende beurt

## Tafelrummy

review-jokers-why = Getrokken stenen: { $draws }. Jokers daarbij: { $helped }; gemiddeld zouden het er { $expected } zijn geweest.
review-laid-why = In { $right } van { COUNT($decisions, "beurt", "beurten") } waarin er iets uit te leggen was, deed je het zo goed als een expert. In de andere bleven stenen op je plankje die een expert uitlegt: { $lost }, elke beurt opnieuw geteld.
review-laid-cost = { $count ->
    [0] niets verloren
    [one] −{ $count } steen
   *[other] −{ $count } stenen
  }
review-laid-note = Een expert wacht vaak, om alles in één keer uit te leggen. Dan toch uitleggen telt niet als verloren. Alles houden waar dat meer rondes wint, telt evenmin als verloren.
review-laid-curve = Gehouden stenen die een expert uitlegt
review-laid-did = { $count ->
    [0] niets uitgelegd
    [one] { $count } steen uitgelegd
   *[other] { $count } stenen uitgelegd
  }
review-laid-expert = { $count ->
    [one] Een expert legt hier { $count } steen uit.
   *[other] Een expert legt hier { $count } stenen uit.
  }
review-laid-waits = Een expert wacht hier, om later alles in één keer uit te leggen.
review-laid-keeps = Alles houden tot het in één keer uit te leggen is, wint van Moeilijk { $wins } (± { $within }) van de 100 rondes meer.
review-laid-habit-closed = De eerste stenen niet gelegd
review-laid-habit-nothing = Niets uitgelegd terwijl er iets paste
review-laid-habit-fewer = Minder stenen uitgelegd dan mogelijk

## 101 Okey

okey101-moves-turn = Beurt
okey101-moves-drew = getrokken
okey101-moves-took = genomen
okey101-moves-returned = teruggegeven
okey101-moves-opened-series = geopend { $worth }
okey101-moves-opened-pairs = geopend met { COUNT($worth, "paar", "paren") }
okey101-moves-misopened = verkeerde opening
okey101-moves-laid = uitgelegd
okey101-moves-added = aangelegd
okey101-moves-exchanged = joker ingeruild voor
okey101-moves-discarded = weggelegd
okey101-moves-wentForPairs = gaat voor paren
okey101-moves-called = ‘aanlegbaar’
okey101-moves-passed = gepast
okey101-moves-timedOut = tijd om
okey101-why-label = Wat kon er in beurt { $number }?
okey101-why-nothing = In deze beurt is niets gemist.
okey101-why-missed-series = Je had met { $worth } kunnen openen. Was de ronde toen geëindigd, dan had dat { $points } gescheeld.
okey101-why-missed-pairs = Je had met { COUNT($worth, "paar", "paren") } kunnen openen. Was de ronde toen geëindigd, dan had dat { $points } gescheeld.
okey101-why-missed-series-taken = Met de aflegsteen ({ $tile }) had je met { $worth } kunnen openen. Was de ronde toen geëindigd, dan had dat { $points } gescheeld.
okey101-why-missed-pairs-taken = Met de aflegsteen ({ $tile }) had je met { COUNT($worth, "paar", "paren") } kunnen openen. Was de ronde toen geëindigd, dan had dat { $points } gescheeld.
okey101-why-free = Zonder straf weg te leggen: { $tiles }.
okey101-why-kept = { $count ->
    [one] Nog één stap op tafel had { $points } uit je hand gehaald.
   *[other] Nog { $count } stappen op tafel hadden { $points } uit je hand gehaald.
  }
okey101-why-untaken = De aflegsteen ({ $tile }) had je kunnen pakken en uitleggen.
okey101-why-costs = Tot het eind van de ronde kost dat ongeveer { COUNT($points, "strafpunt", "strafpunten") } (± { $within }).
okey101-why-even = Voor wat aan het eind te verwachten was, maakte dat toen geen duidelijk verschil.
okey101-why-better = Beter af te leggen: { $best }, niet { $did }.
okey101-why-better-farther = { $there ->
    [one] Om te openen ontbreekt dan { $there } steen in plaats van { $here }.
   *[other] Om te openen ontbreken dan { $there } stenen in plaats van { $here }.
  }
okey101-why-better-fewer = { $there ->
    [one] Dan helpt { $there } ongeziene steen in plaats van { $here }.
   *[other] Dan helpen { $there } ongeziene stenen in plaats van { $here }.
  }
okey101-why-better-less = De series in je hand zijn dan { $there } waard in plaats van { $here }.
okey101-why-better-lower = Daarmee verdwijnt een hoger getal uit je hand.
okey101-why-better-later = Met de stenen die blijven, beloven de volgende beurten meer.
okey101-review-did-well = niets gemist
okey101-review-did-unopened = gemiste opening
okey101-review-did-penalty = onnodige straf
okey101-review-did-untaken = passende aflegsteen laten liggen
okey101-review-did-kept = stenen gehouden
okey101-review-did-discard = een andere aflegsteen was beter
okey101-review-cost = { COUNT($lost, "strafpunt", "strafpunten") }
okey101-review-luck = Elke getrokken steen wordt vergeleken met alle die hadden kunnen komen, naar de strafpunten die dan te verwachten zijn. Jokers daaronder: { $helped } van { $draws }; te verwachten: { $expected }.
okey101-review-gained-less = { COUNT($points, "strafpunt", "strafpunten") } beter dan gemiddeld
okey101-review-gained-more = { COUNT($points, "strafpunt", "strafpunten") } slechter dan gemiddeld
okey101-review-gained-even = als gemiddeld
okey101-review-skill = In { $right } van { COUNT($decisions, "beurt", "beurten") } is niets gemist.{ $unopened ->
    [0] {""}
    [one] {" "}In een van de andere had je kunnen openen.
   *[other] {" "}In { $unopened } van de andere had je kunnen openen.
  } Tot het eind van de ronde kost dat naar verwachting { COUNT($lost, "strafpunt", "strafpunten") }.
okey101-review-habit-unopened = Gemiste openingen
okey101-review-habit-penalty = Onnodige straffen
okey101-review-habit-untaken = Passende aflegstenen die bleven liggen
okey101-review-habit-kept = Gehouden stenen die uitgelegd konden worden
okey101-review-habit-discard = Aflegstenen waarnaast een betere lag
okey101-review-note = Een beurt wordt vergeleken met wat jouw stenen en de tafel toen toelieten; stenen die niemand kon kennen, tellen niet. Er staat wat de betere beurt tot het eind van de ronde naar verwachting scheelt, geleerd uit vele duizenden rondes van sterke bots. Wat kleiner is dan de ± ernaast, telt als geen verschil. Onnodige straffen komen erbij.
okey101-review-curve = Strafpunten die aan het eind van de ronde te verwachten waren, na elke beurt
