### Istaka in English: the matches of this browser, fetched when somebody asks for them.

## The list

matches-title = Matches
matches-table = At the table
matches-running-casual = Unfinished
matches-running-practice = Unfinished, for practice
matches-running-tournament = Unfinished, in a tournament
matches-over = Finished
matches-none = Matches that you leave or finish are kept here.
match-go-on = Go on
match-record = Record
match-do = { $what }: { $name }
match-unread = This match cannot be read here.
match-changed = { $name }, changed
match-against = against { $names }
match-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
match-place = place { $place } of { $players }
level-mixed = Mixed
back-to = Back

## What they come to

statistics = Statistics
statistics-title = Statistics
statistics-more = More figures
statistics-why = Matches in this browser; practice does not count.
statistics-rules = Rules
statistics-level = Opponents
statistics-all = All
of-okey = All Okey
of-rummi = All table rummy
of-okey101 = All 101 Okey
statistics-none = Nothing to count yet: finish a round first.
statistics-strength = How strong you play: { $game }
statistics-strength-okey = Among three Hard players you would win { $sum } of 100 rounds ({ $from } to { $to }); an Expert wins { $best }.
statistics-strength-rummi = Among three Hard players you would win { $sum } of 100 rounds ({ $from } to { $to }); whoever always lays most wins { $best }.
statistics-strength-okey101 = Among three Hard players you would write { $sum } penalty points a round ({ $from } to { $to }); an Expert writes { $best }.
statistics-strength-from = Told from the decisions of your latest rounds ({ $rounds }), whatever tiles came.
statistics-early = Too early to say: { $rounds } of some sixty rounds so far.
practise-this = Practise
practise-this-label = Practise: { $name }
statistics-share = { $won } of { $of } ({ $share })
statistics-matches = Matches won
statistics-rounds = Rounds won
statistics-turns = Turns a round
statistics-one-away = One tile away
statistics-away = { $of ->
    [one] in { $rounds } of { $of } round, { $won } won
   *[other] in { $rounds } of { $of } rounds, { $won } of them won
  }
statistics-waited = Turns one tile away
statistics-twins = Twins shown
statistics-endings = How rounds ended
statistics-others = Others
statistics-ending = Ending
statistics-levels = Rounds won, by opponents
statistics-points = { $what }, match by match
statistics-looked = Luck and decisions
statistics-looking = { $count ->
    [one] Looking back on { $count } more match …
   *[other] Looking back on { $count } more matches …
  }
statistics-looked-okey = Luck is what the tiles you drew helped, beside what chance would bring. Decisions are yours, beside what an Expert would have done with the same view.
statistics-looked-rummi = Luck is how many jokers you drew, beside what chance would bring. Decisions are yours, beside what an Expert would have laid.
statistics-looked-okey101 = Luck is how many okeys you drew, beside what chance would bring. Decisions are yours, beside what an Expert would have opened, laid and discarded.
statistics-helped-okey = Draws that helped
statistics-helped-rummi = Jokers drawn
statistics-helped-okey101 = Okeys drawn
statistics-helped-of = { $helped } of { $draws }; { $expected } by chance
statistics-luck = Luck
statistics-tiles = { $count ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
statistics-right = Right decisions
statistics-lost-okey = Won rounds given away, a round
statistics-lost-rummi = Tiles not laid, a round
statistics-lost-okey101 = Penalty points given away, a round
statistics-lucks = Luck, added up
statistics-rights = Right decisions, match by match
statistics-table = As a table
statistics-date = Date
statistics-place = Place
statistics-anew = Begin anew
statistics-begun = Counting begins anew; the matches stay.
ending-plain = Finished
ending-okey = With an okey
ending-pairs = With pairs
ending-okeyPairs = Pairs and okey
ending-atOnce = All tiles at once
ending-lowest = Blocked
ending-hand = From hand
ending-okeyHand = From hand, with an okey
ending-exhausted = Stock empty
ending-void = Void

## Everything as one file

transfer = Save or load
transfer-title = Save or load everything
transfer-save = Save
transfer-save-why = One file with everything: matches, settings, rules, play chips and results, for another browser or as a copy.
transfer-open = Load a file
transfer-open-why = First you see what is in it. Nothing changes before you agree.
transfer-choose = Choose a file
transfer-reading = Reading the file …
transfer-large = This file is too large.
transfer-foreign = This is not a file of Istaka.
transfer-later = A later version of the game wrote this file.
transfer-damaged = This file is damaged. Nothing of it was loaded.
transfer-full = The browser has no room for it. Nothing was loaded.
transfer-forbidden = The browser keeps nothing for this page. Nothing was loaded.
transfer-taken = Loaded.
transfer-found = In this file
transfer-matches = { $count ->
    [one] { $count } match, added to yours
   *[other] { $count } matches, added to yours
  }
transfer-replaced = { $count ->
    [one] { $count } of them replaces one of yours that differs
   *[other] { $count } of them replace some of yours that differ
  }
transfer-settings = Settings, which replace yours
transfer-rules = { $count ->
    [one] { $count } rule set of your own
   *[other] { $count } rule sets of your own
  }
transfer-aside = { $count ->
    [one] { $count } text that cannot be read here; it is put aside
   *[other] { $count } texts that cannot be read here; they are put aside
  }
transfer-chips = Play chips: { $count }
transfer-chips-own = Play chips: { $count } in place of your { $own }
transfer-contest = A contest that was under way
transfer-contests = Finished contests: { $count }
transfer-days = Daily results: { $count }, added to yours
transfer-lessons = Finished lessons: { $count }, added to yours
transfer-puzzles = Puzzle results: { $count }, added to yours
transfer-positions = Analysed positions: { $count }, added to yours
transfer-sheets = Score sheets: { $count }, added to yours
transfer-mistakes = Mistakes to try again: { $count }, added to yours
transfer-results = Results of earlier matches: { $count }
transfer-since = The day from which your statistics count
transfer-nothing = Nothing that you do not have here already.
transfer-stays = What you have here is newer and stays
stays-chips = Your play chips: { $own } (in the file: { $count })
stays-contest = A contest that was under way stays out with its chips
stays-contests = Finished contests: { $count }
stays-days = Daily results that only you have here: { $count }
stays-lessons = Finished lessons that only you have here: { $count }
stays-matches = Matches that have gone further here: { $count }
stays-puzzles = Puzzle results that only you have here: { $count }
stays-positions = Analysed positions that only you have here: { $count }
stays-mistakes = Mistakes to try again that only you have here: { $count }
stays-room = Rule sets of the file for which there is no room: { $count }
stays-rules = Rule sets that only you have here: { $count }
stays-since = The day from which your statistics count
transfer-instead = Replace this too with what the file has
transfer-leave = Do not load
transfer-take = Load
promise = Keep it in this browser
promise-why = When the device is short of space, the browser may delete what the game has saved. It asks you whether it may keep everything instead.
promise-ask = Keep everything
promise-given = The browser keeps everything until you delete it yourself.
promise-refused = The browser has not agreed. A file that you save is safe all the same.
