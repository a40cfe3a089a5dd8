### Istaka in English: what there is to know of deals, fetched when somebody asks.

## A deal that can be checked

fair-how = How to check
fair-why = Before every deal its fingerprint is shown. After the round you see what it was made of, and the tiles are made again from that.
fair-next = Before the next deal
fair-next-round = Fingerprint of the next round
fair-next-match = Fingerprint of a new match
fair-word = Your word for the next deal
fair-word-why = It is mixed in after the fingerprint was shown: so nobody can have chosen the tiles. It may stay empty.
fair-round = Round
fair-holds = The tiles were fixed before you saw them.
fair-closed = The round is not over yet. After it you can check the deal here.
fair-fromSeed = These tiles come from a number. Whoever knows it knows the deal, so no fingerprint was shown.
fair-position = This round began in a position that somebody set up. The tiles that nobody had seen were dealt at random.
fair-unsaid = No fingerprint was shown before this deal.
fair-wrongKey = Something is wrong: the key does not fit the fingerprint.
fair-wrongWall = Something is wrong: these tiles do not come from the key and the word.
fair-step-said = Before the deal this fingerprint was shown:
fair-step-closed = The key is shown when the round is over.
fair-step-key = After the round this key was shown:
fair-step-hash = The SHA-256 of the key must be the fingerprint:
fair-step-word = The SHA-256 of the key, a space and your word “{ $value }”:
fair-step-no-word = The SHA-256 of the key and a space; you said no word:
fair-step-wall = The wall is made of it, tile by tile.
fair-same = Tiles that lie where they lay: { $same } of { $of }.
fair-step-secret = The secret of the match. The SHA-256 of the word istaka, the secret and { $round }, with spaces between, must be the key:
fair-agrees = agrees
fair-differs = differs
fair-deal = The deal, made again
fair-dice = Dice: { $value }
fair-indicator = Indicator
fair-wall = The wall as text
fair-tools = With other tools
fair-tools-why = Any tool for SHA-256 must give the same digits. In a shell:
fair-wall-why = How the wall is made of the last digits is told in docs/fairness.md, beside the source of the game. A short program in Python there does all of it again without the game.
fair-limits = What this does not prove
fair-limits-knows = It does not say that nobody knew the tiles: the program that deals knows all of them. Your opponents decide from what a player sees, and from nothing else.
fair-limits-before = It does not say that no other deal was thrown away before the fingerprint was shown. Against that your word helps.
fair-limits-seed = A match that begins by itself, as at the first visit, is dealt before you can say a word.

## The deal of the day

daily-title = Daily deal
daily-why = The same tiles for everybody, one round, the same opponents. The first try counts.
daily-game = Game
daily-okey = Okey
daily-rummi = Table rummy
daily-okey101 = 101 Okey
daily-today = Today, { $value }
daily-turned = Midnight has passed: this is today’s deal.
daily-open = Not played yet.
daily-missed = Not played. You can still play it, but it does not count.
daily-future = This day has not come yet.
daily-begun = Begun, but not finished.
daily-practice = Practice is switched on in the settings: a try in which moves can be taken back does not count.
daily-won = { $turns ->
    [one] Won in { $turns } turn
   *[other] Won in { $turns } turns
  }
daily-lost = { $turns ->
    [one] Lost after { $turns } turn
   *[other] Lost after { $turns } turns
  }
daily-late = Played on another day, so it does not count.
daily-in-practice = Played as practice, so it does not count.
daily-play = Play
daily-again = Play again
daily-on = Go on
daily-share = Share result
daily-text = The result as text
daily-text-title = Istaka, daily deal of { $value } ({ $name })
daily-text-won = { $turns ->
    [one] Won in { $turns } turn
   *[other] Won in { $turns } turns
  }
daily-text-lost = { $turns ->
    [one] Lost after { $turns } turn
   *[other] Lost after { $turns } turns
  }
daily-streak = { $days ->
    [one] Played { $days } day in a row
   *[other] Played { $days } days in a row
  }
daily-no-streak = Days in a row are counted here.
daily-days = { $days ->
    [one] day in a row
   *[other] days in a row
  }
daily-streak-short = { $days } in a row
daily-week = The last seven days
daily-seat = Others in your seat
daily-best = Best in your seat: { $name }, after { COUNT($turns, "turn", "turns") }.
daily-best-own = None of them was faster in your seat than you.
daily-best-alone = None of them would have won from your seat. You have.
daily-best-none = None of them would have won from your seat.
daily-calendar = Calendar
daily-hands = The hands
daily-as-text = Hand on as text
daily-as-picture = As a picture
deals-saved = The picture is saved.
daily-before = Month before
daily-after = Month after
daily-day = { $name }: { $what }
daily-mark-won = won
daily-mark-lost = lost
daily-mark-late = does not count
daily-mark-begun = not finished
daily-key-won = Won
daily-key-lost = Lost
daily-key-late = Does not count

## Tries at the same deal

tries-title = Tries at this deal
tries-why = All matches kept here in which the same tiles were dealt.
tries-none = This deal has not been played in a match that is kept here.
tries-hand = Hand
tries-hand-why = Hand 1 is that of the player who begins, the others follow in the order of play.
tries-end = End
tries-turns = Turns
tries-score = Result
tries-running = Not over
tries-ended = { $names }: { $what }
deals-copied = The text is copied.
deals-refused = Copy the text from the field.
