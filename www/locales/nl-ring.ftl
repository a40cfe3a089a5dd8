### De ring van stapels in het Nederlands.

ring-throws = Iedereen gooit de dobbelsteen: het hoogste aantal ogen begint
ring-tie = Gelijk met { $pips }: zij gooien nog eens
ring-starts = { $name } gooit { $pips } en begint
ring-you-start = Je gooit { $pips } en begint
ring-dice = { $name } gooit om de joker
ring-you-dice = Je gooit om de joker
ring-stack = { $pips }: de overgebleven steen gaat op stapel { $pips }
ring-indicator = Steen { $pips } van { $from ->
    [top] boven
   *[bottom] onder
  } is de aanwijssteen: { $tile }
ring-again = Steen { $pips } is een valse joker: er wordt nog eens gegooid
ring-jokers = Een valse joker ligt open: nu is alleen de andere joker
ring-hands = De stenen gaan stapel voor stapel rond
ring-skip = Overslaan
ring-open-label = { $count ->
    [one] Nog { $count } steen te trekken: toon de stapels
   *[other] Nog { $count } stenen te trekken: toon de stapels
  }
ring-title = { $shape ->
    [row] Rij van stapels
   *[ring] Ring van stapels
  }
ring-next = { $count ->
    [one] Volgende: stapel { $stack }, { $count } steen
   *[other] Volgende: stapel { $stack }, { $count } stenen
  }
ring-empty = Alle stapels zijn op
ring-thrown = Gegooid: { $stack } voor de stapel, { $pips } voor de steen van { $from ->
    [top] boven
   *[bottom] onder
  }
