### Istaka in English: what is said while one plays.

## Tiles as cards

card = { $number ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $number }
  } of { $color ->
    [R] hearts
    [Y] diamonds
    [B] clubs
   *[K] spades
  }

## What happened

said-drew = { $name } draws.
said-took = { $name } takes { $tile }.
said-discarded = { $name } discards { $tile }.
said-showed = { $name } shows the indicator’s twin.
said-passed = { $name } passes.
said-declared = { $name } finishes with { $tile }.
said-misdeclared = { $name } declares an incomplete hand and discards { $tile }.
said-you-drew = You drew { $tile }.
said-you-took = You took { $tile }.
said-you-discarded = You discarded { $tile }.
said-you-showed = You showed the indicator’s twin.
said-you-passed = You passed.
said-you-declared = You finish with { $tile }.
said-you-misdeclared = You declare an incomplete hand and discard { $tile }.
said-your-turn = Your turn.
said-step = Press N to go on.
said-step-button = The button Go on goes to the next move.
said-between = { $tile } between { $left } and { $right }
said-behind = { $tile } behind { $left }
said-before = { $tile } before { $right }
said-apart = { $tile }, apart
tell-stock = { $count ->
    [one] { $count } tile in the stock
   *[other] { $count } tiles in the stock
  }
tell-far = { $count ->
    [0] Your hand is complete
    [one] { $count } tile away
   *[other] { $count } tiles away
  }
said-by-runs = Arranged by runs.
said-by-groups = Arranged by groups.
said-by-pairs = Arranged by pairs.
said-by-best = Arranged in the best way.
said-close-up = The gaps are closed.
tell-nothing = Nothing has been played yet.
tell-left = Left over: { $tiles }
said-picked = Picked out: { $tiles }

## Refusals: what is wrong and what would help

refused-notYourTurn = It is not your turn yet
refused-drawFirst = Draw a tile first
refused-alreadyDrawn = You have your tile: discard one now
refused-startsByDiscard = You begin with fifteen tiles: discard one without drawing
refused-nothingToTake = There is nothing to take
refused-nothingToUndo = It is too late to take that back
refused-stockEmpty = The stock is empty
refused-notInHand = That tile is not on your rack
refused-handIncomplete = { $count ->
    [one] Not complete as your tiles lie. This one does not fit: { $tiles }
   *[other] Not complete as your tiles lie. These do not fit: { $tiles }
  }
refused-last = { $refusal }. To be discarded: { $tile }
refused-handIncomplete-many = Not complete: as your tiles lie, { $count } of them do not fit
refused-twinNotDealt = You were not dealt the indicator’s twin
refused-twinTooLate = Too late: the twin can only be shown at the start
refused-twinWouldWin = Your last points can go only by a finish
refused-twinAlreadyShown = You have already shown the twin
refused-roundOver = The round is over
refused-unlit = First use what glows
refused-taught = No hint here: do what the lesson says
refused-answered = You have answered already
refused-asked = No hint here: first answer yourself
refused-roundRunning = The round is still running
refused-matchOver = The match is over: start a new game
refused-mustFinish = This tile may only be taken to finish at once
refused-wildOnlyToFinish = A wild tile may be discarded only to finish
refused-wildIsDead = A discarded wild tile may not be taken here
refused-wouldNotFinish = You could not finish with that tile: pass
refused-cannotPass = Passing is only possible when the stock is empty
refused-unknown = That is not possible now
refused-isBot = That seat is played by the computer

## Notices about the game

notice-damaged = The saved game could not be read and was put aside: this is a new one
notice-damaged-short = The saved game could not be read: it was put aside
notice-second = One copy of the saved match was damaged: it goes on from the other
notice-mended = The saved match was damaged: it goes on as far as it could be read
notice-unanswered = The engine has no answer to that
notice-unkept = This match is not being saved: the mark above says why
notice-unkept-short = This match is not being saved
notice-single = The browser does not answer when saving: for now your game has no second copy
notice-single-short = For now your game has no second copy
notice-dialog = This cannot be shown: something went wrong
notice-aside = Something saved could not be read and was put aside
notice-settings = Some settings could not be read and are as at first
notice-seed = The seed in the address cannot be used
notice-link = { $why ->
    [unread-tooLong] The rules in the link are too long to be any
    [unread-otherVersion] The rules in the link are of another version
    [unread-unknownPreset] The rules in the link build on some unknown here
    [unread-unknownSetting] The rules in the link have a setting unknown here
    [unread-badValue] A setting in the link has a value it cannot have
    [unread-repeatedSetting] The rules in the link have a setting twice
   *[other] There are no rules in the link
  }
notice-rules = Your rules cannot be used: these are the usual ones
notice-opponents = Your opponents cannot be fetched: these are the usual ones
notice-program = { $name } is gone ({ $code }): a bot plays on
notice-language = That language could not be fetched: check your connection
notice-okey = That is an okey, wild for the next player too. Discard it?
notice-sure = Discard the { $tile }?
notice-complete = Your hand is complete. Finish with it?
notice-choose = Choose a tile first, then discard it here
keep = Keep it
notice-unfinished = Not valid: ending the turn puts everything back and costs { $count ->
    [one] a tile
   *[other] { $count } tiles
  }
notice-unfinished-short = Not valid like this: ending the turn costs { $count ->
    [one] a tile
   *[other] { $count } tiles
  }
end-turn = End the turn
keep-building = Keep building
undone-laying = step on the table
joker = joker
throw = Discard it
notice-stuck = It does not start: reload the page, your match is kept

## Hints, taking back and the turn clock

thing-okey = The okey of this round is { $tile }: both of these tiles stand for any tile you need.
thing-indicator = The indicator { $tile } says which tile is the okey: the next number of its colour, { $okey }.
thing-false-joker = A false joker is not wild: it counts as { $tile }, because that tile is the okey itself.
thing-stock = { $count ->
    [0] The stock is empty.
    [one] One tile is left here.
   *[other] { $count } tiles are left here.
  } You draw one in each turn, or take the last discard of { $name }.
thing-away = { $count ->
    [0] Your hand is complete: finish with the tile that is left over.
    [one] One more fitting tile, and your hand is complete.
   *[other] { $count } more fitting tiles, and your hand is complete.
  }
thing-points = Penalty points of this match: the fewer, the better. { $aim }
thing-wins = Rounds won in this match. { $aim }
thing-down = Points that are left in this match. { $aim }
thing-take = Gold outline: you may take this tile now, instead of one from the stock.
thing-last = This tile was discarded last.
thing-taken = You took this tile in this turn; { $name } had discarded it.
thing-away-label = How far is my hand?
thing-points-label = What does my score mean?
lesson-title = How it is played
lesson-leave = On my own
lesson-wait = { $name } is playing; you may take only what { $previous } discards
lesson-false-joker = The tile without a number, with a star, is the false joker: it counts as { $tile }
tile-hint = { $tile }, hint
the-tile = { tile }
the-false-joker = { false-joker }
the-joker = { joker }
a-false-joker = a { false-joker }
a-joker = a { joker }
the-card = { card }
hint-none = It is not your turn: there is nothing to decide
hint-none-short = It is not your turn
hint-try = What would you do? Play it, or press “{ hint }” again
hint-try-short = Play it, or press “{ hint }” again
hint-tried = The hint would have said the same
hint-tried-other = The hint would have said: { $said }
hint-tried-other-short = The hint was: { $brief }
hint-do-showTwin = Show the indicator’s twin
hint-do-take = Take the { $tile }
hint-do-draw = Draw from the stock
hint-do-discard = Discard the { $tile }
hint-do-finish = Finish with the { $tile }
hint-do-pass = Pass
notice-undone = Taken back: { $what }
notice-time = Time is up: your turn has been ended
notice-time-short = Time is up
clock-label = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }

## Rounds, games and players

rack-help = Arrow keys go along the rack, with Shift they move the tile. Space chooses a tile, Enter discards it. The question mark lists all keys.
team-label = { $amount } together
partner-label = { $name }, partner
partner = partner
partner-short = partner: { $points }
team-short = team: { $points }
round-extra = Extra round
round-of = Round { $round } of { $rounds }
game-board = German board edition
game-pagat = Okey according to Pagat
game-kahvehane = Coffee-house okey
game-sayili = Sayılı okey
game-rummi = { $tiles ->
    [84] Table rummy 80
    [106] Table rummy 106
   *[other] Table rummy
  }
game-rummi80 = Table rummy 80
game-rummi80-site = Table rummy 80, 50 s
game-rummi106 = Table rummy 106
game-yuzbir = 101 Okey
game-yuzbir_katlamali = 101 Okey, raising
game-yuzbir_esli = 101 Okey, partners
game-yuzbir_turnuva = 101 Okey, tournament
game-yuzbir_cezali = 101 Okey, with penalties
game-yuzbir_hizli = 101 Okey, short
prompt-extra = Extra round: { $name } is playing
prompt-you-won = You win the round
prompt-won = { $name } wins the round
character-osman = Osman
character-nermin = Nermin
character-elif = Elif
character-cem = Cem
character-ayten = Ayten
character-kemal = Kemal
character-sabri = Sabri
character-feride = Feride
set-sound = Sound
