### Der Ring aus Stapeln auf Deutsch.

ring-throws = Alle würfeln: Die höchste Augenzahl beginnt
ring-tie = Gleichstand mit { $pips }: sie würfeln noch einmal
ring-starts = { $name } würfelt { $pips } und beginnt
ring-you-start = Du würfelst { $pips } und beginnst
ring-dice = { $name } würfelt um den Joker
ring-you-dice = Du würfelst um den Joker
ring-stack = { $pips }: Der übrige Stein kommt auf Stapel { $pips }
ring-indicator = Stein { $pips } von { $from ->
    [top] oben
   *[bottom] unten
  } ist der Anzeigestein: { $tile }
ring-again = Stein { $pips } ist ein falscher Joker: Es wird noch einmal gewürfelt
ring-jokers = Ein falscher Joker liegt offen: Nur der andere ist jetzt Joker
ring-hands = Stapel für Stapel werden die Steine verteilt
ring-skip = Überspringen
ring-open-label = { $count ->
    [one] Noch { $count } Stein zu ziehen: die Stapel zeigen
   *[other] Noch { $count } Steine zu ziehen: die Stapel zeigen
  }
ring-title = { $shape ->
    [row] Reihe der Stapel
   *[ring] Ring aus Stapeln
  }
ring-next = { $count ->
    [one] Als Nächstes: Stapel { $stack }, { $count } Stein
   *[other] Als Nächstes: Stapel { $stack }, { $count } Steine
  }
ring-empty = Alle Stapel sind gezogen
ring-thrown = Gewürfelt: { $stack } für den Stapel, { $pips } für den Stein von { $from ->
    [top] oben
   *[bottom] unten
  }
