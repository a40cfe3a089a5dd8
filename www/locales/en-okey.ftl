### Istaka in English: Okey at the table.

## What to do now

prompt-start = You start: discard a tile
prompt-start-short = You start: discard a tile
prompt-finish = Your hand is complete: finish
prompt-last-chance = The stock is empty: take the { $tile } to finish, or pass
prompt-last-chance-short = Stock empty: finish with the { $tile } or pass
prompt-pass = The stock is empty, and this discard does not finish: pass
prompt-pass-short = The stock is empty: pass

## Hints

hint-because-showTwin = You hold the indicator’s twin, the same tile once more: to show it costs you nothing
hint-because-finish = Without the { $tile } your hand is complete
hint-because-finishing = It completes your hand
hint-because-complete = Your hand is complete: any tile you draw ends the round
hint-because-complete-short = Complete: any tile will do
hint-because-taken = It goes better with your hand than most tiles of the stock
hint-because-taken-short = It is better than most tiles of the stock
hint-because-taken-whole = It completes { $tiles }
hint-because-taken-begun = It goes with { $tiles }
hint-because-draw = The { $tile } does not bring you nearer
hint-because-draw-ahead = The { $tile } would bring you nearer, but a tile from the stock promises more
hint-because-draw-ahead-short = A tile from the stock promises more
hint-because-alone = The { $tile } goes with nothing you are collecting
hint-because-beside = The { $tile } could go with { $tiles }, but that brings you no nearer
hint-because-begun = You can do without the { $tile }: it waits for tiles that hardly come
hint-because-meld = Your melds can do without the { $tile }
hint-because-long = Without the { $tile } you keep { $tiles } as a meld
hint-because-single = You are collecting pairs, and the { $tile } has no twin
hint-because-pair = You are collecting pairs, and can do without this one
hint-keep = { $because }; keep { $tiles }: { $completing } completes them
hint-keep-short = Keep { $tiles }: { $completing } completes them
hint-waits = { $because }; you wait for { $completing } to go with { $tiles }
hint-waits-short = You wait for { $completing }, with { $tiles }
hint-why-showTwin-down = Each opponent loses { $points } for it
hint-why-showTwin-own = You get rid of { $points } with it
hint-why-showTwin = { $points ->
    [one] Each opponent scores { $points } penalty point for it
   *[other] Each opponent scores { $points } penalty points for it
  }
hint-way = { $plan ->
    [pairs] On the way to seven pairs:{" "}
   *[melds] {""}
  }
hint-way-short = { $plan ->
    [pairs] Seven pairs:{" "}
   *[melds] {""}
  }
hint-why-take = { hint-way }{ $after ->
    [one] With it you are { $after } tile away instead of { $before }; then { $copies } can help
   *[other] With it you are { $after } tiles away instead of { $before }; then { $copies } can help
  }
hint-why-take-short = { hint-way-short }{ $copies ->
    [one] { $after } away instead of { $before }; then { $copies } tile helps
   *[other] { $after } away instead of { $before }; then { $copies } tiles help
  }
hint-why-take-finish = It completes your hand: { points } for each opponent
hint-why-take-finish-short = Then it is complete: { points } each
hint-why-take-finish-down = It completes your hand: each opponent loses { $points }
hint-why-take-finish-own = It completes your hand: you get rid of { $points }
hint-why-draw = { hint-way }{ $copies ->
    [one] The { $tile } brings you no nearer; { $copies } tile you have not seen would
   *[other] The { $tile } brings you no nearer; { $copies } tiles you have not seen would
  }
hint-why-draw-short = { hint-way-short }{ $copies ->
    [one] That does not help; { $copies } unseen tile would
   *[other] That does not help; { $copies } unseen tiles would
  }
hint-why-draw-complete = Your hand is complete: any tile will do, and an okey counts double
hint-why-draw-complete-short = Complete: any tile will do
hint-why-discard = { $plan ->
    [pairs] { $copies ->
        [one] On the way to seven pairs it keeps { $copies } tile that helps; the next best, the { $tile }, { $fewer }
       *[other] On the way to seven pairs it keeps { $copies } tiles that help; the next best, the { $tile }, { $fewer }
      }
   *[melds] { $copies ->
        [one] It keeps { $copies } tile that helps; the next best, the { $tile }, { $fewer }
       *[other] It keeps { $copies } tiles that help; the next best, the { $tile }, { $fewer }
      }
  }
hint-why-discard-short = { hint-way-short }{ $copies ->
    [one] Keeps { $copies } tile that helps, the next best { $fewer }
   *[other] Keeps { $copies } tiles that help, the next best { $fewer }
  }
hint-why-take-richer = { hint-way }It brings you no nearer, but then { $copies ->
    [one] { $copies } tile can help
   *[other] { $copies } tiles can help
  }
hint-why-take-richer-short = { hint-way-short }{ $copies ->
    [one] Then { $copies } tile can help
   *[other] Then { $copies } tiles can help
  }
hint-why-draw-ahead = { hint-way }{ $copies ->
    [one] { $copies } tile you have not seen promises more than the { $tile }
   *[other] { $copies } tiles you have not seen promise more than the { $tile }
  }
hint-why-draw-ahead-short = { hint-way-short }{ $copies ->
    [one] { $copies } unseen tile promises more
   *[other] { $copies } unseen tiles promise more
  }
hint-why-discard-ahead = { hint-way }It keeps { $copies ->
    [one] { $copies } tile that helps
   *[other] { $copies } tiles that help
  }, and the { $tile } would keep { $fewer }; but later draws and the next player count too
hint-why-discard-ahead-short = { hint-way-short }Keeps { $copies }, another { $fewer }: later draws count too
hint-why-discard-equal = { $plan ->
    [pairs] { $copies ->
        [one] On the way to seven pairs it keeps { $copies } tile that helps, and so does the { $tile }
       *[other] On the way to seven pairs it keeps { $copies } tiles that help, and so does the { $tile }
      }
   *[melds] { $copies ->
        [one] It keeps { $copies } tile that helps, and so does the { $tile }
       *[other] It keeps { $copies } tiles that help, and so does the { $tile }
      }
  }
hint-why-discard-equal-short = { hint-way-short }{ $copies ->
    [one] Keeps { $copies } tile that helps; so does the { $tile }
   *[other] Keeps { $copies } tiles that help; so does the { $tile }
  }
hint-why-discard-but = { hint-why-discard-equal }; but { $but }
hint-why-discard-but-short = { hint-way-short }As good as the { $tile }; but { $brief }
hint-but-threw = { $name } has already discarded { $tiles }
hint-but-took = { $name } took { $tiles }, with which that one goes
hint-but-rarer = that one goes with more tiles that { $name } may hold
hint-but-rarer-short = that one fits more unseen tiles
hint-but-likely = { $name } is likelier to take that one
hint-why-discard-only = { hint-way }{ $count ->
    [one] You stay { $count } tile away, and { $copies } can help; any other discard sets you back
   *[other] You stay { $count } tiles away, and { $copies } can help; any other discard sets you back
  }
hint-why-discard-only-short = { hint-way-short }You stay { $count } away; others set you back
hint-why-finish = { points } for each opponent
hint-why-finish-okey = An okey as last tile counts double: { points } for each opponent
hint-why-finish-okey-short = An okey counts double: { points } each
hint-why-finish-pairs = Seven pairs count double: { points } for each opponent
hint-why-finish-pairs-short = Seven pairs count double: { points } each
hint-why-finish-both = Seven pairs and an okey as last tile: { points } for each opponent
hint-why-finish-both-short = Pairs and okey: { points } each
hint-why-finish-down = Each opponent loses { $points }
hint-why-finish-okey-down = An okey counts double: each opponent loses { $points }
hint-why-finish-pairs-down = Pairs count double: each opponent loses { $points }
hint-why-finish-both-down = Pairs and okey: each opponent loses { $points }
hint-why-finish-own = You get rid of { $points }
hint-why-finish-okey-own = An okey counts double: you get rid of { $points }
hint-why-finish-pairs-own = Pairs count double: you get rid of { $points }
hint-why-finish-both-own = Pairs and okey: you get rid of { $points }
hint-why-pass = The stock is empty, and the { $tile } does not complete your hand
hint-why-pass-short = It does not complete your hand
hint-why-take-win = It completes your hand: the round is yours
hint-why-draw-win = Your hand is complete: any tile will do
hint-why-finish-win = It wins the round

## The indicator, its twin, and wrong declarations

notice-twin = { $name } shows the indicator’s twin: { points } for each opponent
notice-twin-short = { $name } shows the twin: { points } for each opponent
notice-you-twin = You show the indicator’s twin: { points } for each opponent
notice-you-twin-short = You show the twin: { points } for each opponent
notice-twin-down = { $name } shows the twin: −{ $points } for each opponent
notice-you-twin-down = You show the twin: −{ $points } for each opponent
notice-twin-own = { $name } shows the twin: −{ $points } for { $name }
notice-you-twin-own = You show the twin: −{ $points } for you
thing-indicator-odd = A false joker was turned as indicator. The okey of this round: { $okey }.
lesson-twin = { $name } has the same tile as the indicator, its twin: to show it gives the others penalty points
notice-strict = { $count ->
    [one] { $count } tile is missing. Discard the { $tile }, show your hand and score { points }?
   *[other] { $count } tiles are missing. Discard the { $tile }, show your hand and score { points }?
  }
notice-strict-down = { $count ->
    [one] { $count } tile is missing. Discard the { $tile }, show your hand and lose { COUNT($points, "point", "points") }?
   *[other] { $count } tiles are missing. Discard the { $tile }, show your hand and lose { COUNT($points, "point", "points") }?
  }
notice-misdeclared = { $name } declares an incomplete hand: { points }
notice-you-misdeclared = Your hand was not complete: { points }
notice-misdeclared-down = { $name } declares an incomplete hand: −{ $points }
notice-you-misdeclared-down = Your hand was not complete: −{ $points }
notice-okey-dead = That is an okey, and nobody may take it from you. Discard it?
notice-false-joker = A false joker was turned: the other is the only wild tile
