### Istaka auf Deutsch: was nur auf den Seiten der Regeln steht; gelesen beim Bauen.

page-title = { rules-of }: die Regeln – Istaka
page-description = { rules-of }: Steine, Figuren, Verteilung, Ende der Runde und Wertung, erklärt mit Bildern, jede Regel mit ihrer Quelle.
page-lead = Für zwei bis vier Spieler, so wie das Spiel auf dieser Seite sie spielt. Was nur bei manchen Spielerzahlen gilt, ist gekennzeichnet.
page-index = Die Regeln der Spiele
page-index-lead = Okey wird auf viele Arten gespielt. Das sind die Regeln, nach denen das Spiel auf dieser Seite gespielt wird, jede mit ihrer Quelle.
page-index-description = Okey nach der deutschen Brettausgabe, türkisches Okey, Kaffeehaus-Okey und Räuber-Rommé mit 80 oder 106 Steinen: die Regeln mit Bildern und ihre Unterschiede.
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
