### What embeds the game in other pages, in English: fetched by whoever asks for it.

embed-title = Embed
embed-why = For a page of your own: copy what you want to have there. The script is needed once.
embed-script = The script
embed-game = The game, by these rules
embed-position = The match at this moment
embed-figure = Your hand
embed-puzzle = A puzzle every day
embed-frame = The match in a frame, for forums and wikis that allow no script
