### Istaka auf Deutsch: der Spielzettel für einen echten Tisch.

score = Spielzettel
score-title = Spielzettel
score-why = Für eine Runde am echten Tisch: Trag ein, wie jedes Spiel ausging; gerechnet wird nach den Regeln.
score-game = Spiel
score-names = Namen
score-player = Spieler { $number }
score-begin = Anfangen
score-earlier = Frühere Zettel
score-new = Neuer Zettel
score-print = Drucken
score-drop = Zettel wegwerfen
score-restore = Zettel zurückholen
score-unread = Diese Regeln lassen sich hier nicht lesen. Der Zettel bleibt, wie er ist.
score-broken = Ab Runde { $number } lässt sich dieser Zettel nicht zählen.
score-back = Letzte Runde zurücknehmen

## Der Zettel

score-rounds = Runde
score-total = Summe
score-out = raus
score-won = Die Partie ist zu Ende. Gewonnen: { $names }

## Eine Runde

score-round = Runde { $number }
score-finish = Wer hat Schluss gemacht?
score-end-void = Niemand: ungültig
score-end-exhausted = Niemand: Talon leer
score-end-blocked = Niemand konnte weiter
score-how = Wie?
score-how-okey = Mit dem Joker
score-how-pairs = Sieben Paare
score-how-one-colour = Eine Farbe
score-how-hand = Aus der Hand
score-how-at-once = Alles auf einmal
score-indicator = Anzeiger
score-indicator-R = Rot
score-indicator-Y = Gelb
score-indicator-B = Blau
score-indicator-K = Schwarz
score-indicator-F = Falscher Joker
score-nobody = Niemand
score-seat-twin = Wer hat den Zwilling des Anzeigers gezeigt?
score-seats-misdeclared = Wer hat falsch Schluss gemacht?
score-seats-announced = Wer sammelte Paare und hat nicht eröffnet?
score-seats-opened = Wer sonst hatte schon ausgelegt?
score-hands = Was blieb übrig?
score-opened = Wie { $name } eröffnet hat
score-opened-none = Nicht eröffnet
score-opened-series = Figuren
score-opened-pairs = Paare
score-sum = Summe
score-left = { $name }: Summe der Reststeine
score-okeys = { $name }: Joker dazu
score-okeys-left = { $count ->
    [0] Kein Joker
   *[other] { $count } Joker
  }
score-penalties = Strafen
score-charged = Wer
score-reason = Wofür
score-points = Wie viel
score-penalty-okey = Joker abgeworfen
score-penalty-playable = Anlegbaren Stein abgeworfen
score-penalty-return = Stein zurückgegeben
score-penalty-misopened = Falsche Eröffnung
score-penalty-takeBack = Zurückgenommen
score-penalty-feed = Stein für eine Eröffnung
score-penalty-okeyLost = Joker verloren
score-penalty-record = Sehr hohe Eröffnung
score-add = Hinzufügen
score-remove = Entfernen: { $what }
score-write = Aufschreiben

## Was nicht sein kann

score-fault = { $name }: { $fault }
score-fault-tooLong = Das ist zu viel für eine Runde.
score-fault-unknownField = Das gibt es in diesem Spiel nicht.
score-fault-repeatedField = Das steht zweimal da.
score-fault-missingField = Hier fehlt noch etwas.
score-fault-badValue = Das ist keine Zahl.
score-fault-matchOver = Die Partie war schon zu Ende.
score-fault-notPlaying = Spielt in dieser Runde nicht mit.
score-fault-twoWinners = Nur einer macht Schluss.
score-fault-twoEnds = Eine Runde endet nur auf eine Art.
score-fault-notByRules = Das gibt es in diesen Regeln nicht.
score-fault-notCounted = Das zählt nicht in einer Runde, die so endet.
score-fault-tilesLeft = Hat Schluss gemacht, also bleibt kein Stein.
score-fault-noTiles = Hat nicht Schluss gemacht, also bleiben Steine.
score-fault-tooMuch = So viel können die Steine nicht zählen.
score-fault-tooManyOkeys = Es gibt nur zwei Joker.
score-fault-notOpened = Hat nicht eröffnet.
score-fault-hasOpened = Hat schon eröffnet.
score-fault-othersOpened = Hat eröffnet, also machte niemand aus der Hand Schluss.
score-fault-noSeries = Mit Paaren macht man nur Schluss, wenn Figuren liegen.
score-fault-allByPairs = Eröffnen alle mit Paaren, ist die Runde ungültig.
score-fault-lastPoints = Durch den Zwilling scheidet niemand aus.
