### Istaka in het Nederlands: de startpagina, in de pagina zelf.

## The running match, and the games

home-continue = Verder spelen
home-again = Nieuw spel
home-back = Terug: { $title }
home-table = Je tafel
home-games = Kies een spel
home-aim-okey = Breng als eerste 14 stenen onder in combinaties
home-aim-rummi = Bouw de tafel om tot al je stenen liggen
home-aim-okey101 = Open hoog genoeg en speel alles weg
home-play = Spelen
home-play-label = { $game } spelen
home-variants = { $game }: varianten
home-own = Eigen regels
home-own-why = De regels die je het laatst hebt gekozen.
home-more-rules = Andere regels …
home-variant-turkish = Turks
home-variant-kahvehane = Koffiehuis
home-variant-sayili = Sayılı
home-variant-pagat = Pagat
home-variant-board = Duitse uitgave
home-variant-rummi80 = 80 stenen
home-variant-rummi80-site = 80 stenen, 50 s
home-variant-rummi106 = 106 stenen
home-variant-yuzbir_hizli = Kort
home-variant-yuzbir = 11 rondes
home-variant-yuzbir_katlamali = Oplopend
home-variant-yuzbir_esli = Met partners
home-variant-yuzbir_cezali = Met straf
home-variant-yuzbir_turnuva = Toernooi

## Today, and what else there is

home-today = Vandaag
home-row = { $days } op rij
home-same = Voor iedereen gelijk
home-won = Gewonnen
home-done = Gespeeld
home-on = Verder
home-cups = { $cups ->
    [one] { $cups } keer gewonnen in wedstrijden
   *[other] { $cups } keer gewonnen in wedstrijden
}
home-puzzle = Eén goed antwoord
home-solve = Oplossen
home-solved = Opgelost
home-answered = Beantwoord
home-first = Meteen goed
home-tomorrow = Morgen een nieuwe
home-due = Vandaag opnieuw: { $count }
home-mistakes = Jouw fouten, andere kleuren
home-try = Oefenen
home-lobby = Tegen bots, om fiches
home-look = Kiezen
home-learn = Lessen aan tafel
home-begin = Beginnen
home-more = Opzoeken en instellen
home-you = Je naam en de instellingen
home-script = Istaka draait in je browser: zet JavaScript aan om te spelen. De regels kun je ook zo lezen.
