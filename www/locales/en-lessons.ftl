### Lessons that teach by playing, in English.

learn-why = Short lessons at the table, a minute or two each. Your match stays as it is.
learn-of-okey = Okey
learn-of-rummi = The game with 80 tiles
learn-begun = begun
learn-done = done
learn-step = Step { $step } of { $of }
learn-next = Next
learn-back = Back
learn-leave = Leave
learn-follow = Next lesson
learn-play = To the table
refused-otherStep = Allowed, but not what this step is about: do what the lesson says

## Okey

learn-tiles = Tiles and the okey
learn-tiles-1 = Okey is played with 106 tiles: the numbers 1 to 13 in four colours, each twice, and two more. Fourteen are yours; the others do not see them.
learn-tiles-2 = One tile lies face up: the indicator, today the { $a }. It takes no further part; it only shows what the okey is.
learn-tiles-3 = The okey is the next number in the same colour: today the { $a }. Both of them are wild: an okey stands for any tile you need.
learn-tiles-4 = You hold an okey, the { $a }. Put it between the { $b } and the { $c }: drag it there, or move it with Shift and the arrow keys.
learn-tiles-5 = Well done. Here the okey stands for a { $a }. Tiles that belong together like this get a line below them.

learn-turn = Draw and throw
learn-turn-1 = The players take turns, one after the other. { $previous } has just thrown a tile. Now it is your turn.
learn-turn-2 = First draw a tile: tap the stock, the face-down tiles.
learn-turn-3 = Now you have fifteen, so throw one that fits nothing, one of those marked: tap it twice, drag it to your pile, or press Enter on it.
learn-turn-4 = { $previous } has thrown the { $a }, and you hold { $b } and { $c }. Instead of drawing you may take it: tap it.
learn-turn-5 = Whoever takes throws a tile too. Throw whichever you like best.
learn-turn-6 = That is all there is to a turn: draw or take one, throw one. You may only take what the player before you has just thrown.

learn-runs = Runs
learn-runs-1 = A run is three or more numbers in a row, all of one colour. You need 14 tiles that all lie in runs or groups.
learn-runs-2 = Lay { $a } side by side.
learn-runs-3 = After 13 a run may end with 1. Put the { $a } behind the { $b }. It goes no further: 13, 1, 2 is no run.
learn-runs-4 = Only one tile is missing. Draw.
learn-runs-5 = There is the { $a }. All your tiles but the { $b } lie in runs: finish with that one. Press “{ $finish }”, or drag it onto the indicator.
learn-runs-6 = You have won the round: four runs of fourteen tiles, and the fifteenth thrown to finish. Each of the others writes 2 penalty points.
