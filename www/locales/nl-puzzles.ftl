### Istaka in het Nederlands: puzzels, opgehaald wanneer iemand erom vraagt, en in de elementen voor andere pagina’s.

puzzles-title = Puzzels
puzzles-why = Elke puzzel heeft precies één goed antwoord; het programma heeft dat bewezen.
puzzles-what = Welke puzzels
puzzles-today = Dagpuzzel
puzzles-practice = Oefenen
puzzles-day = { $date }: dezelfde puzzel voor iedereen.
puzzles-kind = Wat er gevraagd wordt
puzzles-kind-any = Alles
puzzles-kind-throw = Wat wegleggen?
puzzles-kind-finish = Kun je uit?
puzzles-kind-lay = Alles uitleggen
puzzles-kind-open = Openen met 101
puzzles-kind-fromHand = In één keer uit?
puzzles-kind-playable = Welke is aanlegbaar?
puzzles-kind-last = De laatste steen
puzzles-grade = Hoe moeilijk
puzzles-grade-any = Maakt niet uit
puzzles-analysis-later = na het antwoord
puzzles-rounds = Posities uit rondes
puzzles-next = Volgende puzzel
puzzles-days = { $days ->
    [one] { $days } dag op rij opgelost
   *[other] { $days } dagen op rij opgelost
  }
puzzles-no-days = Hier worden de dagen geteld waarop je de puzzel van de dag op rij hebt opgelost.
puzzles-solved = { $solved } van { $tried } met het eerste antwoord opgelost
puzzles-text-title = Istaka, puzzel van { $value }
puzzles-text-solved = In één keer opgelost
puzzles-text-missed = Niet in één keer opgelost
puzzles-done = Deze puzzel heb je al eens opgelost.
puzzles-missed = Deze puzzel heb je al eens geprobeerd.
puzzles-turned = Het is na middernacht: dit is de puzzel van de vorige dag, en er is een nieuwe.
puzzles-new-day = Puzzel van vandaag

## Wat er gevraagd wordt

puzzle-ask-throw = Wat leg je weg?
puzzle-ask-finish = Kun je uit?
puzzle-ask-lay = Leg alles uit
puzzle-why-throw = Er is nog niets weggelegd. Zoek de steen zonder welke je het dichtst bij een complete hand bent en de meeste stenen je kunnen helpen.
puzzle-why-finish = Is er een steen die je kunt wegleggen zodat de andere 14 een complete hand zijn?
puzzle-why-lay = Je eerste uitleg is gedaan. Leg je hele plankje op tafel; de series daar mag je aanvullen en manipuleren.
puzzle-ask-open = Openen met 101
puzzle-why-open = Leg rijen en groepen uit die minstens 101 waard zijn. Het kan alleen met bepaalde stenen.
puzzle-ask-fromHand = Kun je meteen uitgaan?
puzzle-why-fromHand = Je hebt 22 stenen en begint. Is er een steen die je kunt wegleggen zodat de andere 21 in rijen en groepen liggen?
puzzle-ask-playable = Welke steen is aanlegbaar?
puzzle-why-playable = Een van je stenen past aan een rij of groep op tafel. Die wegleggen zou 101 kosten.
puzzle-ask-last = Waarmee ga je uit?
puzzle-why-last = Je hebt geopend. Leg uit, leg aan en ruil jokers in tot er één steen over is, als het kan de joker.
puzzle-grade-easy = makkelijk
puzzle-grade-medium = gemiddeld
puzzle-grade-hard = moeilijk
puzzle-hand = Je stenen
puzzle-pick = Kies een steen
puzzle-throw = Wegleggen: { $tile }
puzzle-finish-with = Uitgaan met: { $tile }
puzzle-choose = { $tile } kiezen
puzzle-no = Ik kan niet uit

## Uitleggen

puzzle-table = Op tafel
puzzle-rack = Je plankje
puzzle-new = Nieuwe serie
puzzle-here = Bij serie { $number } leggen
puzzle-back = Terug op het plankje
puzzle-row-run = Serie { $number }: een rij
puzzle-row-group = Serie { $number }: een groep
puzzle-row-none = Serie { $number }: nog geen serie
puzzle-where = { $count ->
    [one] Waar moet hij heen? Je kunt meer stenen tegelijk kiezen.
   *[other] Waar moeten deze { $count } stenen heen?
  }
puzzle-left-lay = { $left ->
    [0] Je plankje is leeg.
    [one] Nog { $left } steen.
   *[other] Nog { $left } stenen.
  } { $odd ->
    [0] Alle series zijn geldig.
    [one] Eén rij stenen is nog geen serie.
   *[other] { $odd } rijen stenen zijn nog geen serie.
  }
puzzle-left-open = Je combinaties zijn { $worth } waard; om te openen heb je 101 nodig.
puzzle-anew = Opnieuw beginnen
puzzle-show = Oplossing tonen

## Na het antwoord

puzzle-once-more = Deze niet. Probeer het nog een keer.
puzzle-right = Goed.
puzzle-wrong = Net niet.
puzzle-shown = Zo gaat het.
puzzle-throw-why = { $away ->
    [one] Zonder { $tile } mis je nog { $away } steen, en
   *[other] Zonder { $tile } mis je nog { $away } stenen, en
  } { $copies ->
    [one] kan { $copies } steen helpen.
   *[other] kunnen { $copies } stenen helpen.
  }
puzzle-helping = Deze helpen:
puzzle-finish-yes = Leg weg: { $tile }. De andere zijn een complete hand:
puzzle-finish-no = { $away ->
    [one] Je kunt niet uit: wat je ook weglegt, je mist minstens { $away } steen.
   *[other] Je kunt niet uit: wat je ook weglegt, je mist minstens { $away } stenen.
  }
puzzle-kept = Ongewijzigd: { $kept } van { COUNT($count, "serie", "series") }; anders kan het niet, behalve dat rijen anders verdeeld kunnen zijn.
puzzle-open-why = Deze stenen zijn nodig, met andere gaat het niet.
puzzle-fromHand-why = { $found ->
    [no] Welke steen je ook weglegt, de andere 21 liggen nooit allemaal in combinaties.
   *[yes] Leg { $tile } weg, dan liggen alle andere in combinaties:
  }
puzzle-playable-why = { $tile } past aan de tafel, van de andere geen enkele.
puzzle-last-why = { $tile } kan de laatste zijn.
puzzle-all = Alles wat je kunt wegleggen
puzzle-col-throw = Wegleggen
puzzle-col-away = Ontbrekende stenen
puzzle-col-help = Stenen die kunnen helpen
puzzle-away = { $away ->
    [0] compleet
   *[other] { $away }
  }
puzzle-away-pairs = { $away ->
    [0] compleet (zeven paren)
   *[other] { $away } (zeven paren)
  }
puzzle-mark-best = (het best)
puzzle-mark-own = (jouw antwoord)
puzzle-at-once = Waar je stenen passen zonder iets te verschuiven
puzzle-col-tile = Steen
puzzle-col-series = Series
