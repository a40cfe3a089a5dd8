### Istaka auf Deutsch: was nur auf den Seiten der Regeln steht; gelesen beim Bauen.

page-title = { rules-of }: die Regeln – Istaka
page-description = { rules-of }: Steine, Figuren, Verteilung, Ende der Runde und Wertung, erklärt mit Bildern, jede Regel mit ihrer Quelle.
page-lead = Für zwei bis vier Spieler, so wie das Spiel auf dieser Seite sie spielt. Was nur bei manchen Spielerzahlen gilt, ist gekennzeichnet.
page-index = Die Regeln der Spiele
page-index-lead = Okey wird auf viele Arten gespielt. Das sind die Regeln, nach denen das Spiel auf dieser Seite gespielt wird, jede mit ihrer Quelle.
page-index-description = Okey nach der deutschen Brettspielausgabe, türkisches Okey, Kaffeehaus-Okey und Räuber-Rommé mit 80 oder 106 Steinen: die Regeln mit Bildern und ihre Unterschiede.
page-differences = Die Unterschiede
page-differences-lead = Für vier Spieler. Ein Strich heißt, dass es dort keine Rolle spielt.
page-others = Andere Regeln
page-play = Spielen
page-players = { $players } Spieler

## To the table

page-at-new = Nach diesen Regeln spielen:
page-at-deal = Am Tisch: frisch verteilt
page-at-okey = Am Tisch: ein Joker in deiner Hand
page-at-melds = Am Tisch: Es fehlt nur noch ein Stein
page-at-turn = Am Tisch: dein Zug
page-at-twin = Am Tisch: Du hast den Zwilling
page-at-opening = Am Tisch: deine ersten Figuren
page-at-rebuild = Am Tisch: etwas zum Umbauen
page-at-adding = Am Tisch: ein Stein zum Anlegen
page-at-exchange = Am Tisch: ein Joker zum Auslösen
page-at-costly = Am Tisch: ein Abwurf, der dich etwas kosten würde
page-at-finish = Am Tisch: Du kannst Schluss machen
page-at-score = Am Tisch: eine Runde, die zu Ende ist

## The deal from the stacks

page-ring-built = { $shape ->
    [row] 105 Steine stehen verdeckt in einer Reihe von 21 Stapeln zu fünf. Einer bleibt übrig.
   *[ring] 105 Steine stehen verdeckt in einem Ring aus 21 Stapeln zu fünf. Einer bleibt übrig.
  }
page-ring-stack = Der erste Wurf, hier eine { $die }: So viele Stapel werden von links abgezählt, und auf den letzten kommt der übrige Stein.
page-ring-tile = { $from ->
    [top] Der zweite Wurf, hier eine { $die }: In diesem Stapel von sechs wird der Stein von oben abgezählt und aufgedeckt. Er ist der Anzeigestein.
   *[bottom] Der zweite Wurf, hier eine { $die }: In diesem Stapel von sechs wird der Stein von unten abgezählt und aufgedeckt. Er ist der Anzeigestein.
  }
page-ring-hands = Wer welche Steine bekommt: 1 beginnt, die anderen folgen reihum. Teilen sich zwei einen Stapel, nimmt der obere zuerst.
page-ring-left = Was zum Ziehen bleibt: zuerst der markierte Stapel, zuletzt der mit dem Anzeigestein.

## How to play by ear

ear-description = Okey, 101 Okey und Tischrommé mit Screenreader: wie man anfängt, was vorgelesen wird, und alle Tasten.
ear-lead = Jedes Spiel dieser Seite lässt sich ohne Hinsehen spielen, gewinnen und verstehen, mit Screenreader und Tastatur. Hier steht, wie, mit den Tasten jedes Spiels.
ear-begin = Der Anfang
ear-begin-text = Wähle auf der Startseite ein Spiel. Der Tisch ist ein Teil der Seite, in dem alle Tasten dem Spiel gehören: Der Screenreader wechselt von selbst in den Fokusmodus. Tab führt von Stapel und Ablagen zu den Figuren auf dem Tisch, zum Bänkchen, zu den Knöpfen und zum Menü. Stören dich die Buchstaben, schalte sie im Fenster „Tasten“ ab.
ear-hand = Dein Bänkchen
ear-hand-text = Das Bänkchen ist eine Liste von Steinen. Pfeile gehen von Stein zu Stein, mit Umschalt verschieben sie ihn. E liest deine Hand nach Figuren vor, dann was übrig bleibt und wie weit es noch ist. Die Tasten 1 bis 4 ordnen sie.
ear-hear = Was von selbst zu hören ist
ear-hear-text = Jeder Zug wird vorgelesen, dann die Figuren, die er verändert hat, dann „Du bist dran“. Am Ende einer Runde sagt eine Zeile, wer gewonnen hat, dein Ergebnis und deinen Stand. L liest den letzten Zug noch einmal vor, I was offen liegt, G wie alle stehen.
ear-steps = Schritt für Schritt
ear-steps-text = Du musst nicht mitkommen: Mit dem Schalter „Nach jedem Zug der anderen auf eine Taste warten“, in den Fenstern „Tasten“ und „Einstellungen“, wartet jeder ihrer Züge, bis du N drückst. Das gilt in jedem Spiel, in Lektionen und in Turnieren.
ear-table = Figuren auf dem Tisch
ear-table-text = In 101 Okey und Tischrommé sind die Figuren die Zeilen einer Liste. Auf und ab führen von Figur zu Figur. Jede nennt ihre Nummer, ihre Art, ihre Steine und ihren Wert, dann welche deiner Steine passen. Wähle einen Stein des Bänkchens mit der Leertaste, geh hinauf zu einer Figur und drücke Eingabe: Der Stein wird angelegt oder löst einen Joker aus. Die letzte Zeile ist der Platz für eine neue Figur. U nimmt jeden Schritt zurück.
ear-keys = Tasten: { $game }
