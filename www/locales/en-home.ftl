### Istaka in English: home, in the page itself.

## The running match, and the games

home-continue = Continue
home-again = New match
home-back = Back to { $title }
home-table = Your table
home-games = Choose a game
home-aim-okey = Get 14 tiles into runs and groups first
home-aim-rummi = Rebuild the table until all your tiles lie on it
home-aim-okey101 = Lay enough to open, then lay everything
home-play = Play
home-play-label = Play { $game }
home-variants = { $game }: variants
home-own = Your own rules
home-own-why = The rules that you chose last.
home-more-rules = More rules …
home-variant-turkish = Turkish
home-variant-kahvehane = Coffee-house
home-variant-sayili = Sayılı
home-variant-pagat = Pagat
home-variant-board = Board
home-variant-rummi80 = 80 tiles
home-variant-rummi80-site = 80 tiles, 50 s
home-variant-rummi106 = 106 tiles
home-variant-yuzbir_hizli = Short
home-variant-yuzbir = 11 rounds
home-variant-yuzbir_katlamali = Raising
home-variant-yuzbir_esli = Partners
home-variant-yuzbir_cezali = With penalties
home-variant-yuzbir_turnuva = Tournament

## Today, and what else there is

home-today = Today
home-row = { $days } in a row
home-same = The same tiles for all
home-won = Won
home-done = Played
home-on = Go on
home-cups = { $cups ->
    [one] { $cups } contest won
   *[other] { $cups } contests won
}
home-puzzle = One right answer
home-solve = Solve
home-solved = Solved
home-answered = Answered
home-first = Right at the first try
home-tomorrow = A new one tomorrow
home-due = Again today: { $count }
home-mistakes = Your mistakes, other colours
home-try = Try
home-lobby = Against bots, for chips
home-look = Choose
home-learn = Lessons at the table
home-begin = Begin
home-more = Look up and set
home-you = Your name and the settings
home-script = Istaka runs in your browser: please switch JavaScript on to play. The rules can be read without it.
