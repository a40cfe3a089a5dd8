### Steps of the lessons, in English.

learn-add-keys = Now press Enter on the run that it fits.

## Okey

learn-first-okey-1 = One colour in a row is a run. Tap the { $a }.
learn-first-okey-1-keys = { $tiles } are a run. Press Enter to lay them together.
learn-first-okey-2 = Same number, different colours: a group. Tap the { $a }.
learn-first-okey-2-keys = { $tiles } are a group. Press Enter to lay them together.
learn-first-okey-3 = Every turn begins with a tile. Take the { $a } { $previous } discarded.
learn-first-okey-4 = Every turn ends with a discard. The { $a } fits nowhere.
learn-first-okey-5 = The { $a } fits nowhere. Draw from the stock this time.
learn-first-okey-6 = The star marks an okey: it stands for any tile. Tap it.
learn-first-okey-6-keys = An okey stands for any tile, here for a 12. Press Enter.
learn-first-okey-7 = All but the { $a } fit. Press “{ $main }” and you win.
learn-first-okey-8 = You have won. In your first real round, hints help.
learn-first-okey-8-keys = You have won. In your first real round, hints help: press Enter.

learn-tiles-1 = Whoever first has all 14 tiles in runs and groups wins the round. There are the numbers 1 to 13 in four colours, each twice, and two more. Nobody sees yours but you.
learn-tiles-2 = One tile lies face up: the indicator, today the { $a }. It takes no further part; it only shows what the okey is.
learn-tiles-3 = The okey is the next number in the same colour: today the { $a }. Both of them are wild: an okey stands for any tile you need.
learn-tiles-4 = You hold an okey, the { $a }. Put it between the { $b } and the { $c }: { $keys ->
    [no] drag it there.
   *[yes] drag it there, or move it with Shift and the arrow keys.
  }
learn-tiles-5 = Well done. Here the okey stands for the { $a }. Tiles that belong together like this get a line below them.
learn-tiles-5-keys = Well done. Here the okey stands for the { $a }. E reads your hand by what belongs together.

learn-turn-1 = The players take turns, one after the other. { $previous } has just discarded a tile. Now it is your turn.
learn-turn-2 = First draw a tile: tap the stock, the face-down tiles.
learn-turn-2-keys = First draw a tile: press D.
learn-turn-3 = Now you have fifteen, so discard one that fits nothing, one of those marked: { $keys ->
    [no] tap it twice, or drag it to your pile.
   *[yes] tap it twice, drag it to your pile, or press Enter on it.
  }
learn-turn-3-keys = You have fifteen tiles now. Discard one: press Enter on a tile that is a hint.
learn-turn-4 = { $previous } has discarded the { $a }, and you hold { $b } and { $c }. Instead of drawing you may take it: tap it.
learn-turn-4-keys = You hold { $b } and { $c }. Instead of drawing you may take the { $a }: press T.
learn-turn-5 = Whoever takes discards a tile too. Discard whichever you like.
learn-turn-6 = That is a whole turn: draw or take one, discard one. You may only take what the player before you has just discarded.

learn-runs-1 = A run is three or more numbers in a row, all of one colour. You need 14 tiles that all lie in runs or groups.
learn-runs-2 = Lay { $a } side by side.
learn-runs-3 = After 13 a run may end with 1. Put the { $a } behind the { $b }. It goes no further: 13, 1, 2 is no run.
learn-runs-4 = Only one tile is missing. Draw.
learn-runs-5 = There is the { $a }. All your tiles but the { $b } lie in runs: finish with that one. Press “{ $main }”, or drag it onto the indicator.
learn-runs-6 = You have won the round: four runs of fourteen tiles, and the fifteenth discarded to finish. Each of the others scores 2 penalty points.

learn-groups-1 = A group is three or four tiles of the same number, each in another colour.
learn-groups-2 = Put the { $a } beside { $b }: a group of four.
learn-groups-3 = No colour may come twice: { $a } with the { $b } are no group, and a fifth tile never fits.
learn-groups-4 = What is missing is an 8 in a third colour, and { $previous } has just discarded one, the { $a }. Take it.
learn-groups-5 = Now everything fits, and one { $a } is left over: finish with it.
learn-groups-6 = Won again. Runs and groups may be mixed as you like; only all fourteen tiles must lie in them.

learn-false-joker-1 = Two tiles show no number but a star: the false jokers. You hold both.
learn-false-joker-1-keys = Two tiles have no number: the false jokers. You hold both.
learn-false-joker-2 = They are not wild. They take the place of the okey, which is wild itself: today each is an ordinary { $a }.
learn-false-joker-3 = So put one before { $a }: that is a run.
learn-false-joker-4 = And the other one beside { $a }: that is a group of 7s.
learn-false-joker-5 = One tile is missing. Draw.
learn-false-joker-6 = The { $a } makes the first run longer. Finish with the { $b }.
learn-false-joker-7 = Won. If another tile is turned up in the next round, the false jokers are another tile too.

learn-finish-1 = You finish in your turn, with fifteen tiles: fourteen lie in runs and groups, and you discard the fifteenth onto the indicator instead of your pile.
learn-finish-2 = One tile is missing here. Draw.
learn-finish-3 = All fifteen fit, so one must go without breaking a meld: the { $a } or { $b } at an end of the run, or one of the four 9s. Finish with one of them.
learn-finish-4 = Each of the others scores 2 penalty points. Whoever has more than 20 is out; the last one left wins the match. If you try to finish too early, nothing is lost.

learn-okey-last-1 = You hold an okey, the { $a }, and could finish after any draw. But a finish by discarding an okey counts double.
learn-okey-last-2 = That works when the other fourteen are complete without it. Draw.
learn-okey-last-3 = The { $a } completes your hand. The { $b } is left over: finish with it.
learn-okey-last-4 = Each of the others scores 4 penalty points instead of 2. Whether it is worth waiting for is up to you: meanwhile another may finish.

learn-pairs-1 = There is a second way to finish: seven pairs, each of two equal tiles. Runs and groups do not count then.
learn-pairs-2 = The two false jokers are a pair too. An okey goes with any tile.
learn-pairs-3 = You have six pairs. Draw.
learn-pairs-4 = Here is an okey, the { $a }. It makes a pair with the { $b }. Finish with the { $c }.
learn-pairs-5 = Seven pairs count double too: 4 penalty points for each of the others. With pairs and an okey as last tile it is 8.

learn-twin-1 = Every tile exists twice, so the indicator has a twin, the other { $a }. It was dealt to you.
learn-twin-2 = Show it before you draw for the first time: press “{ $twin }”.
learn-twin-3 = Each of the others has scored 1 penalty point at once, whoever wins this round.
learn-twin-4 = The twin stays on your rack. Now play on: draw.
learn-twin-5 = After your first draw it would have been too late. The { $a } is an ordinary tile for you now; but there is no second one to make a pair with.

learn-others-1 = Everybody sees what is discarded, and whoever takes something tells what he collects. { $next } has taken the { $a } that you discarded.
learn-others-2 = Whoever takes the { $a } wants a run around it or a group of 5s. What you discard goes to { $next }: so keep your { $b } and { $c } for a while.
learn-others-3 = It is your turn: draw.
learn-others-4 = Discard anything but the { $a } and { $b }. The { $c } is safe: both { $d } lie on the table, so 1, 2, 3 there would need an okey.
learn-others-5 = { $next } had to draw. Look at each discard like that: first whether you need the tile, then whether the next player does.

learn-round-1 = Now play a whole round against easy opponents. You hold { $a }, a run already; an okey may still come.
learn-round-2 = Draw or take, discard, and lay together what belongs together, until somebody finishes. “{ $hint }” helps more with every press; “{ $main }” turns gold when you can finish.
learn-round-2-keys = Draw or take, discard, and lay together what belongs together, until somebody finishes. H helps more with every press. E says how far you are; F finishes.
learn-round-3 = { $won ->
    [own] You have won the round. You know all you need: at the table a match waits for you.
    [nobody] The stock was empty before anybody could finish, so nobody has won. Step back to play the same round again; at the table a match waits for you.
   *[other] { $winner } has finished first, so this time you score penalty points. Step back to play the same round again; at the table a match waits for you.
  }

## Table rummy

learn-first-rummi-1 = One colour in a row is a run. Tap the { $a }.
learn-first-rummi-1-keys = { $tiles } are a run. Press Enter to lay them together.
learn-first-rummi-2 = Same number, different colours: a group. Tap the { $a }.
learn-first-rummi-2-keys = { $tiles } are a group. Press Enter to lay them together.
learn-first-rummi-3 = Whoever lays all tiles wins. Tap these to lay them.
learn-first-rummi-3-keys = Whoever lays all tiles wins. Press Enter to lay the run and the group.
learn-first-rummi-4 = Your first tiles lie: you have opened. Press “{ $main }”.
learn-first-rummi-5 = Add to any series (run, group) on the table. Tap these.
learn-first-rummi-5-keys = Add to any series on the table. Press Enter to add { $tiles }.
learn-first-rummi-6 = These two fit as well. Tap them.
learn-first-rummi-6-keys = { $tiles } fit as well. Press Enter.
learn-first-rummi-7 = Rebuild: tap the table’s { $a } for your 7 and 8.
learn-first-rummi-7-keys = Rebuild: press Enter on the table’s { $a } for your 7 and 8.
learn-first-rummi-8 = Press “{ $main }” to end your turn.
learn-first-rummi-9 = Nothing fits now: draw from the stock. That ends your turn.
learn-first-rummi-10 = You drew a joker: it stands for any tile. Tap it.
learn-first-rummi-10-keys = A joker stands for any tile, here for a 6. Press Enter.
learn-first-rummi-11 = These are your last tiles. Lay them.
learn-first-rummi-11-keys = These are your last tiles. Press Enter to lay them.
learn-first-rummi-12 = Press “{ $main }” and you win.
learn-first-rummi-13 = You have won. In your first real round, hints help.
learn-first-rummi-13-keys = You have won. In your first real round, hints help: press Enter.

learn-opening-1 = In this game everybody plays onto the table: you lay series of three tiles or more there. Whoever first has none left on the rack wins the round.
learn-opening-2 = What you lay first must be worth at least 20 points, each tile its number. { $a } are a group, but only 6 points.
learn-opening-3 = { $a } are worth 27. Put them on the table: drag them there one by one, or pick them out and choose the empty place. Then press “{ $main }”.
learn-opening-4 = You have opened. In a turn you either lay tiles or draw one, never both. { $opposite } has drawn.
learn-opening-5 = You need not lay whenever you can. Draw a tile this time: tap the stock.
learn-opening-5-keys = You need not lay whenever you can. Draw a tile this time: press D.
learn-opening-6 = Now that you have opened, you may lay any series, however little it is worth.

learn-adding-1 = Once you have opened, all series on the table belong to everybody. { $opposite } has laid { $a }.
learn-adding-2 = Your { $a } fits before { $b }. { $keys ->
    [no] Drag it there, or tap it and then its place.
   *[yes] Drag it there, or pick it out and choose the place by keyboard.
  } Then “{ $main }”.
learn-adding-3 = And your { $a } makes a group of four of the other series. Add it and press “{ $main }”.
learn-adding-4 = Now nothing on your rack fits. Whoever lays nothing draws a tile: draw.
learn-adding-5 = So look at the table first, then at the rack: a single tile that fits is a turn without drawing.

learn-rebuilding-1 = You may also move what lies on the table, as long as in the end every series is valid and no tile of the table is missing.
learn-rebuilding-2 = Your { $a } need a third 7, and your { $b } a place. None of them fits as the table is.
learn-rebuilding-3 = Take the { $a } from its run and lay it with { $b }; put the { $c } at the other end. Then “{ $main }”.
learn-rebuilding-4 = Three tiles gone in one turn. While you rebuild, each series says what it lacks, and “Undo” goes back step by step.

learn-jokers-1 = A joker stands for any tile. Here it is the { $a } in your run. At the end a joker left on the rack costs 50 minus points.
learn-jokers-2 = You hold the { $a }: put it in the joker’s place. The joker is free then, but stays on the table: lay it with { $b } as a third 8. Then “{ $main }”.
learn-jokers-3 = That is all you need for table rummy: open, add, rebuild, use jokers again. At the table a match waits for you.

## 101 Okey

learn-first-okey101-1 = One colour in a row is a run. Tap the { $a }.
learn-first-okey101-1-keys = { $tiles } are a run. Press Enter to lay them together.
learn-first-okey101-2 = Same number, different colours: a group. Tap the { $a }.
learn-first-okey101-2-keys = { $tiles } are a group. Press Enter to lay them together.
learn-first-okey101-3 = With this { $a } your melds (runs, groups) total 85. Take it.
learn-first-okey101-4 = From 81 on you may open: lay your melds. Press “{ $main }”.
learn-first-okey101-5 = Every turn ends with a discard. The { $a } fits nowhere.
learn-first-okey101-6 = { $opposite } has opened too. Begin your turn: draw from the stock.
learn-first-okey101-7 = The star marks an okey: it stands for any tile. Tap it.
learn-first-okey101-7-keys = An okey stands for any tile, here for a 12. Press Enter.
learn-first-okey101-8 = That is a run too. Lay it: press “{ $main }”.
learn-first-okey101-9 = You may also add to the others’ runs. Tap the { $a }.
learn-first-okey101-9-keys = You may also add to the others’ runs. Press Enter to add the { $a }.
learn-first-okey101-10 = Only the { $a } is left. Discard it and you win.
learn-first-okey101-11 = You have won. In your first real round, hints help.
learn-first-okey101-11-keys = You have won. In your first real round, hints help: press Enter.

learn-hundred-1 = Everybody lays melds on the table and adds to them. The first thing you lay is your opening: runs and groups worth at least 101 together, each tile its number. { $a } are worth 36.
learn-hundred-2 = With another 36 and the four 7s you hold 100: one too few. { $a } are a group worth 28. Your name always says how far you are.
learn-hundred-3 = The first player has 22 tiles and does not draw. Discard one that fits nothing, such as the { $a }: { $keys ->
    [no] tap it twice, or drag it to your pile.
   *[yes] tap it twice, drag it to your pile, or press Enter on it.
  }
learn-hundred-4 = { $opposite } could not open either. Draw.
learn-hundred-5 = The { $a } makes the first run longer, and your melds are worth 110. Press “{ $main }”.
learn-hundred-6 = You have opened. Whatever you lay, every turn ends with a discard. Discard whichever tile you like.
learn-hundred-7 = From now on you may lay runs and groups of any worth. If somebody else finishes, a player who has not opened scores 202; you only what is left in your hand.

learn-five-pairs-1 = There is a second way to open: five pairs of identical tiles, whatever their numbers. The false jokers are a pair too, { $a }; a real okey goes with any tile.
learn-five-pairs-2 = You hold exactly five pairs. Four would be refused. Press “{ $main }”.
learn-five-pairs-3 = Now you may lay further pairs and add tiles to the runs and groups of the others, but lay none of your own: not even { $a }. Discard one.
learn-five-pairs-4 = The tiles left in your hand count twice at the end, so pairs are a risk. But if you finish, what all others score is doubled.

learn-take-and-use-1 = { $opposite } has discarded the { $a }, and you hold { $b }. You may take it instead of drawing, but only if you use it in this turn: before your opening that means opening with it.
learn-take-and-use-2 = With the { $a } you have 105. Take it.
learn-take-and-use-3 = Until the { $a } lies on the table you cannot discard. Press “{ $main }”.
learn-take-and-use-4 = Used. Now discard.
learn-take-and-use-5 = If you take a tile and cannot use it after all, give it back and draw from the stock. That costs nothing here; some house rules write 101 for it.

learn-playable-1 = Both of you have opened. What lies on the table belongs to everybody: one tile at a time may be added to either end of a run such as { $a }, or to a group of three.
learn-playable-2 = First draw, as always.
learn-playable-3 = Your { $a } fits behind { $b }. { $keys ->
    [no] Drag it there, or tap it and then the run.
   *[yes] Drag it there, or tap it and then the run; with the keyboard, pick it out and choose the place.
  }
learn-playable-4 = Your { $a } fits too, before { $b }. Such a tile is called playable: whoever discards one scores 101 penalty points. Discard another.
learn-playable-5 = So before each discard look at the table. The penalty is also for players who have not opened. Only the discard with which you finish costs nothing.

learn-exchange-1 = { $opposite } has laid an okey, the { $a }, as { $b }. Whoever has opened may exchange it for that very tile.
learn-exchange-2 = You hold it. Draw first.
learn-exchange-3 = Put your { $a } on the okey: drag it there, or choose first the tile and then the okey.
learn-exchange-3-keys = Pick out your { $a } with Space. Go up to the run with the okey and press Enter.
learn-exchange-4 = Now the { $a } is yours and stands for any tile again. Keep it and discard another tile. Discarding an okey costs 101, unless you finish with it.
learn-exchange-5 = An okey left in your hand costs 101 as well. A group gives up its okey only with all four colours.

learn-last-okey-1 = You have opened and hold only one tile, the okey { $a }. You have to draw before you may discard.
learn-last-okey-2 = Draw.
learn-last-okey-3 = The { $a } fits the black run. Add it: then the { $b } is your last tile.
learn-last-okey-4 = Discarding an okey usually costs 101, but not if it finishes the round. Discard the { $a }.
learn-last-okey-5 = Finished. You score −101, and because the last tile was an okey everything counts twice: −202 for you, 404 instead of 202 for { $opposite }, who has not opened. The lowest total wins the match.
