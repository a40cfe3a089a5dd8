### Istaka auf Deutsch: die Startseite, in der Seite selbst.

## The running match, and the games

home-continue = Weiter
home-again = Neue Partie
home-back = Zurück: { $title }
home-table = Dein Tisch
home-games = Wähl ein Spiel
home-aim-okey = Bring als Erster 14 Steine in Figuren unter
home-aim-rummi = Bau den Tisch um, bis alle deine Steine liegen
home-aim-okey101 = Eröffne hoch genug und werde alles los
home-play = Spielen
home-play-label = { $game } spielen
home-variants = { $game }: Varianten
home-own = Eigene Regeln
home-own-why = Die Regeln, die du zuletzt gewählt hast.
home-more-rules = Andere Regeln …
home-variant-turkish = Türkisch
home-variant-kahvehane = Kaffeehaus
home-variant-sayili = Sayılı
home-variant-pagat = Pagat
home-variant-board = Brettspiel
home-variant-rummi80 = 80 Steine
home-variant-rummi80-site = 80 Steine, 50 s
home-variant-rummi106 = 106 Steine
home-variant-yuzbir_hizli = Kurz
home-variant-yuzbir = 11 Runden
home-variant-yuzbir_katlamali = Steigend
home-variant-yuzbir_esli = Partner
home-variant-yuzbir_cezali = Mit Strafen
home-variant-yuzbir_turnuva = Turnier

## Today, and what else there is

home-today = Heute
home-row = { $days } in Folge
home-same = Für alle gleich
home-won = Gewonnen
home-done = Gespielt
home-on = Weiter
home-cups = { $cups ->
    [one] { $cups } Sieg in Wettbewerben
   *[other] { $cups } Siege in Wettbewerben
}
home-puzzle = Eine richtige Antwort
home-solve = Lösen
home-solved = Gelöst
home-answered = Beantwortet
home-first = Beim ersten Versuch richtig
home-tomorrow = Morgen kommt eine neue
home-due = Heute noch einmal: { $count }
home-mistakes = Deine Fehler, andere Farben
home-try = Üben
home-lobby = Gegen Bots, um Chips
home-look = Wählen
home-learn = Lektionen am Tisch
home-begin = Anfangen
home-more = Nachsehen und einstellen
home-you = Dein Name und die Einstellungen
home-script = Istaka läuft in deinem Browser: Bitte schalte JavaScript ein, um zu spielen. Die Regeln lassen sich auch so lesen.
