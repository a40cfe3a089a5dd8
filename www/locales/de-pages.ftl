### Istaka auf Deutsch: was nur auf den Seiten der Regeln steht; gelesen beim Bauen.

page-title = { rules-of }: die Regeln – Istaka
page-description = { rules-of }: Steine, Figuren, Verteilung, Ende der Runde und Wertung, erklärt mit Bildern, jede Regel mit ihrer Quelle.
page-lead = Die Regeln für vier, wie das Spiel auf dieser Seite sie spielt.
page-index = Die Regeln der Spiele
page-others = Andere Regeln
page-play = Spielen
