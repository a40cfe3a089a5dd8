### Istaka in English: the dialogs.

## End of a round

result-win = { $name } wins round { $round }
result-you-win = You win round { $round }
result-own = You: { $points } this round, in all { $total }.
result-own-round = You: { $points } this round.
result-void = Round { $round } is void
result-void-why = The stock ran out: nobody wins or loses it.
result-void-twin = The stock ran out: nobody wins or loses it, only the twin counts.
result-plain = Each opponent scores { COUNT($value, "penalty point", "penalty points") }.
result-okey = Last tile: the okey, so each opponent scores { COUNT($value, "penalty point", "penalty points") } instead of { $loss }.
result-pairs = Seven pairs, so each opponent scores { COUNT($value, "penalty point", "penalty points") } instead of { $loss }.
result-okey-pairs = Seven pairs and the okey as last tile, so each opponent scores { COUNT($value, "penalty point", "penalty points") } instead of { $loss }.
result-plain-down = Each opponent loses { COUNT($value, "point", "points") }.
result-okey-down = Last tile: the okey, so each opponent loses { COUNT($value, "point", "points") } instead of { $loss }.
result-pairs-down = Seven pairs, so each opponent loses { COUNT($value, "point", "points") } instead of { $loss }.
result-okey-pairs-down = Seven pairs and the okey as last tile, so each opponent loses { COUNT($value, "point", "points") } instead of { $loss }.
result-plain-own = The winner gets rid of { COUNT($value, "point", "points") }.
result-okey-own = Last tile: the okey, so the winner gets rid of { COUNT($value, "point", "points") } instead of { $loss }.
result-pairs-own = Seven pairs, so the winner gets rid of { COUNT($value, "point", "points") } instead of { $loss }.
result-okey-pairs-own = Seven pairs and the okey as last tile, so the winner gets rid of { COUNT($value, "point", "points") } instead of { $loss }.
result-twin = { $name } showed the indicator’s twin: { points } for each opponent.
result-you-twin = You showed the indicator’s twin: { points } for each opponent.
result-twin-down = { $name } showed the indicator’s twin: −{ $points } for each opponent.
result-you-twin-down = You showed the indicator’s twin: −{ $points } for each opponent.
result-twin-own = { $name } showed the indicator’s twin: −{ $points }.
result-you-twin-own = You showed the indicator’s twin: −{ $points }.
result-last-tile = Last tile: { $tile }
row-finished = finished
row-finished-okey = finished with an okey
row-finished-pairs = finished with seven pairs
row-finished-both = finished with an okey and seven pairs
row-away = { $count ->
    [one] { $count } tile away
   *[other] { $count } tiles away
  }
row-complete = complete
row-out = out
column-points = penalty points
column-wins = wins
column-down = points left
column-round = round
column-total = total
column-chips = chips
meld-label = Meld: { $tiles }
rest-label = Left over: { $tiles }
to-table = Table
next-round = Next round
watch-on = Watch on
to-standing = To the standing
to-daily = Daily result
contest-on = Back to the standings
human-out = You have more than { COUNT($limit, "penalty point", "penalty points") } and are out of this match. The others play on.

## End of the match

standing-title = Final standing
standing-won = You win the match
standing-lost = { $name } wins the match
standing-own = You: place { $rank }, { $points }.
best-hand = The best hand of the match
last-hand = How the last round ended
cup-first = Gold cup
cup-second = Silver cup
cup-third = Bronze cup
again = Once more
rank = { $rank }.
standing-out = out in round { $round }
standing-left = last one left
other-rules = Other rules

## Scores

scores-title-points = Penalty points
scores-title-wins = Wins
scores-title-down = Points left
scores-empty = No round is finished yet.
scores-round = Round
scores-running = { $round }, running
scores-total = Total
scores-team = Team
scores-chips = Chips

## By other rules

wins = { $points ->
    [one] { $points } win
   *[other] { $points } wins
  }
wins-short = wins: { $points }
down = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
  }
down-short = left: { $points }
chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
  }
pot-holds = In the pot: { chips }
aim-exceed = goes above { COUNT($limit, "penalty point", "penalty points") }
aim-reach = reaches { COUNT($limit, "penalty point", "penalty points") }
aim-survivor = Whoever { $bust } is out; the last one left wins.
aim-top-two = It ends when somebody { $bust }; the two with the fewest win together.
aim-best = It ends when somebody { $bust }; whoever has the fewest wins.
aim-teams = It ends when a team { $bust }; the other one wins.
aim-down = Everybody starts with { $limit }. When somebody has none left, the match is over: the most left win.
aim-down-teams = Each team starts with { $limit }. When one has none left, the match is over: the other team wins.
aim-own = Everybody starts with { $limit }. Whoever gets rid of them first wins.
aim-own-teams = Each team starts with { $limit }. The team that gets rid of them first wins.
aim-wins = { $rounds ->
    [one] One round: whoever wins it wins the match.
   *[other] The most wins after { $rounds } rounds. A void round is played again.
  }
aim-points = { $rounds ->
    [one] One round. A void one is played again.
   *[other] The fewest after { $rounds } rounds. A void round is played again.
  }
aim-partners = Partners count together.
reason = { $name }: { $what }
reason-offence = declared an incomplete hand, +{ $points }
reason-offence-down = declared an incomplete hand, −{ $points }
reason-doubled = doubled by its colour
reason-one-colour = all of one colour: doubled
reason-void = void
reason-again = void, played again
reason-twin = showed the twin
reason-pot = takes the pot
result-win-with = You win round { $round } with { $names }
result-win-together = { $names } win round { $round }
result-again = The stock ran out: nobody wins this round, and it is played again.
result-one = One win for { $name }.
result-you-one = One win for you.
result-doubled = The indicator is red or black: the finish counts double.
result-one-colour = All 14 tiles are of one colour: the finish counts double.
result-offence = { $name } declared an incomplete hand: { points }.
result-you-offence = You declared an incomplete hand: { points }.
result-offence-down = { $name } declared an incomplete hand: −{ $points }.
result-you-offence-down = You declared an incomplete hand: −{ $points }.
result-pot = { $name } takes the pot.
result-you-pot = You take the pot.
result-level = Level at the top: { $names }. An extra round follows.
human-out-reach = You have reached { COUNT($limit, "penalty point", "penalty points") } and are out of this match. The others play on.
human-behind = The extra round is played without you.
standing-won-with = You win together with { $names }
standing-together = { $names } win together
declare = Declare
shown-hand = The hand that was shown: { $tiles }
look-label = { $name }: look through { COUNT($count, "discard", "discards") }
pile-title = Discards of { $name }
pile-own-title = Your discards
pile-order = The last one first
pile-dead = not for taking

## Moves

moves-title = Moves of round { $round }
moves-empty = Nobody has drawn or discarded yet.
moves-player = Player
moves-drawn = Drawn
moves-thrown = Discarded
moves-stock = from the stock
moves-from = from { $name }
moves-from-you = from you
moves-twin = shows the twin
moves-covered = covered by a later discard
moves-passed = passes
moves-finished = finishes
moves-misdeclared = not complete

## Opponents

opponent-label = Who is { $name }?
hurry-note = Tap an empty part of the table to hurry your opponents.
why-label = Why did { $name } discard the { $tile }?
why-finished-label = How did { $name } finish?
why-misdeclared-label = Why did { $name } declare?
why-passed-label = Why did { $name } pass?

## Keys

keys-title = Keys
ear-title = How to play by ear
keys-rack = On the rack
keys-table = On the table
keys-single = Single keys
set-keys = Single keys do what the buttons do
set-steps = Wait for a key after each move of the others
set-gestures = Opponents nod and groan
set-chips = Offer tournaments for play chips
set-again = Ask costly mistakes again
key-name-arrows = Arrows
key-name-shift = Shift
key-name-ctrl = Ctrl
key-name-space = Space
key-name-enter = Enter
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-name-backspace = Backspace
key-go = go from tile to tile
key-ends = go to the first or the last tile
key-move = move the tile
key-block = move its whole block
key-choose = choose the tile, or leave it
key-discard = discard the tile
key-let-go = let go of everything
key-over = go from place to place, up and down from series to series
key-series-ends = go to the beginning or the end of the series
key-extend = pick out more tiles of the series
key-put = take the tile up, or put down here what is taken up
key-put-here = put down here what is chosen
key-home = take your own tile back to the rack
key-draw = draw from the stock
key-take = take the last discard
key-finish = finish
key-twin = show the indicator’s twin
key-pass = pass
key-swap = change places with the chosen tile
key-arrange = arrange by runs, groups, pairs, or best
key-close-up = close the gaps
key-hint = hint: a step each time
key-undo = undo (Ctrl Z or Cmd Z too)
key-hurry = hurry your opponents, or go on step by step
key-tell-open = indicator, okey and stock
key-tell-stock = the number of tiles in the stock
key-tell-turn = the last turn again
key-tell-standing = how everybody stands
key-tell-hand = your own hand by melds
key-menu = menu
key-help = these keys

## Settings

settings-title = Settings
settings-more = More settings
settings-look = Appearance
settings-play = Play
settings-self = You
set-name = Your name
set-face = Your picture
face-none = The letter of your name
face = Face { $number }
settings-names = Names of your opponents
settings-about = About this game
held-version = Istaka { $version }
held-build = Build { $build }
held-same =
    { $files ->
        [one] The file kept for offline play is the one that was built.
       *[other] All { $files } files kept for offline play are those that were built.
    }
held-other =
    { $other ->
        [one] One kept file is not the one that was built. It is fetched again when it is needed.
       *[other] { $other } kept files are not those that were built. They are fetched again when they are needed.
    }
held-none = Nothing is kept for offline play.
settings-licenses = Licences of what this game is made of
set-language = Language
language-auto = Automatic
set-theme = Theme
theme-auto = Automatic
theme-evening = Evening
theme-day = Day
set-faces = Play with
faces-tiles = Tiles
faces-cards = Cards
set-colors = Colours
colors-turkish = Red, yellow, blue, black
colors-rummy = Red, yellow, green, black
colors-gameduell = Red, yellow, blue, green
set-pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
set-still = No motion
set-left = Left-handed: buttons on the other side
set-clock = Turn clock
clock-off = Off
clock-seconds = { $seconds } s
set-confirm = Ask before every discard
set-remind = Ask before a discard that would finish
set-fit = Put drawn tiles where they fit
set-distance = Show how many tiles are missing
set-guess = Hint: let me try first
set-practice = Practice: take back any move
set-vibration = Vibration
set-name-1 = Right
set-name-2 = Opposite
set-name-3 = Left
reset = Reset
reset-keeps = Language and names stay when you reset.

## A shared deal

shared-title = Play this deal?
shared-why = The match that is running stays under Matches.
shared-play = Play this deal
shared-keep = Keep mine

## What is kept

kept-title = Saved match
forgets = Safari deletes what a page keeps after seven days without a visit. Put the game on your home screen (Share, “Add to Home Screen”) and play there, or save your matches:
kept-well = Your match is saved in this browser.
kept-full = This match is no longer being saved: the browser has no room left for it. What you have played since then is lost when you close the page.
kept-full-way = Delete website data that you do not need in the browser’s settings, or make room on the device, then try again. Or take the match with you as text.
kept-forbidden = This match is not being saved: the browser keeps nothing for this page. It may be a private window, website data may be blocked, or the page is shown inside another one. The match is lost when you close the page.
kept-forbidden-way = Allow this website to save data in the browser’s settings, or open the page in a window of its own, then try again. Or take the match with you as text.
kept-again = Try again
kept-text = This match as text
save-file = Save as a file
copy-text = Copy text
did-copy = Copied.
no-copy = Copying is not possible here: select the text.
aside-title = Put aside
aside-why = This version of the game could not read what it had saved: it is damaged, or a later version wrote it. Nothing of it was changed; the latest { $count } stay here until you delete them.
aside-some = Saved text
aside-drop = Delete
aside-drop-label = Delete: { $name }
aside-gone = Deleted.

## Another tab

elsewhere-title = The game goes on in another tab
elsewhere-why = Nothing is lost. You can also go on here.
elsewhere-here = Play here
stopped-title = The engine has stopped
stopped-why = Your match is kept, up to the last move.
stopped-unkept = Your match is not being saved, but as long as this page is open it goes on from the last move. You can take it with you as text.
stopped-go-on = Go on
stuck-unkept = It does not start. Take the match with you as text before you reload the page.

## A report

report-why = The game sends nothing by itself. Copy this text and give it to the people who look after the game; nothing else is given away. The link in it holds the match so far, with the tiles of all players.
report-words = What looked wrong?
report-text = The text to hand on
report-rules = Rules
report-moment = This moment
report-long = too long for a link
report-opponents = Opponents
report-pressed = Done last
report-browser = Browser
report-window = Window
report-language = Language

## Rules

rules-title = How to play
embed-open = Embed

## Watched again, and links to it

look-back = Look back
look-back-watch = The round again, tile by tile
look-back-review = Your decisions, the costliest first
look-back-analysis = The moment of your last turn: what could be done
look-back-moves = Every turn in order
look-back-scores = How every round was scored
look-back-daily = Your result to hand on, and the calendar
look-back-fair = Check that nobody chose the tiles
look-back-fair-next = Check this one; fingerprint of the next deal: { $value }
watch = Replay
review = Review
link-long = The link is too long to be one of this game.
link-version = The link comes from a newer version of the game. Reload this page and try again.
link-damaged = The link is damaged: letters are missing or changed.
shared-none = That is nothing that this game can open: no match, rules, puzzle or saved file.
shared-damaged = That match cannot be read: letters are missing or changed.
shared-no-puzzle = That puzzle cannot be read: letters are missing or changed.

## About deals

fair = Fair deal
fair-before = Fair deal · { $value }
daily = Daily deal
tries = Compare tries

## Mistakes that are tried again

mistakes-here = { $count ->
    [one] One decision in this round was costly.
   *[other] The costliest decisions of this round are kept for practice.
}
mistakes-first = { $count ->
    [one] One of your decisions cost you much. Istaka asks it again tomorrow and later, in other colours, before it tells the answer; the settings switch that off.
   *[other] Some of your decisions cost you much. Istaka asks them again tomorrow and later, in other colours, before it tells the answer; the settings switch that off.
}
mistakes-try = { $count ->
    [1] Practise it
    [2] Practise these two
    [3] Practise these three
   *[other] Practise these { $count }
}
