### Was das Spiel in andere Seiten einbettet, auf Deutsch.

embed-title = Einbetten
embed-why = Für eine eigene Seite: Kopiere, was dort stehen soll. Das Skript wird einmal gebraucht.
embed-script = Das Skript
embed-game = Das Spiel, mit diesen Regeln
embed-position = Die Partie in diesem Moment
embed-figure = Deine Hand
embed-puzzle = Jeden Tag eine Aufgabe
embed-frame = Die Partie in einem Rahmen, für Foren und Wikis, die kein Skript erlauben
