### Wat het spel in andere pagina’s insluit, in het Nederlands.

embed-title = Insluiten
embed-why = Voor een eigen pagina: kopieer wat je daar wilt hebben. Het script is één keer nodig.
embed-script = Het script
embed-game = Het spel, met deze regels
embed-position = Het spel op dit moment
embed-figure = Je hand
embed-puzzle = Elke dag een puzzel
embed-frame = Het spel in een frame, voor forums en wiki’s die geen script toestaan
