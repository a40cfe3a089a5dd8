### Istaka auf Deutsch: 101 Okey am Tisch.

## The first visit

okey101-welcome-aim = Eröffne mit Sequenzen und Sätzen oder mit Paaren und werde dann alle Steine los.
okey101-welcome-aim-short = Eröffne mit Figuren oder mit Paaren.
okey101-welcome-pair = Paar

## What to do now

okey101-prompt-take-open = Du bist dran: zieh oder nimm den Abwurf ({ $tile }), damit kannst du eröffnen
okey101-prompt-take-open-short = Zieh oder nimm ({ $tile }): du kannst eröffnen
okey101-prompt-take-table = Du bist dran: zieh oder nimm den Abwurf ({ $tile }), du kannst ihn auslegen
okey101-prompt-take-table-short = Zieh oder nimm ({ $tile }) und leg aus
okey101-prompt-last = Der Talon ist leer: nimm den Abwurf ({ $tile }), wenn du ihn auslegen kannst, oder passe
okey101-prompt-last-short = Talon leer: nimm ({ $tile }) oder passe
okey101-prompt-last-pass = Der Talon ist leer: passe
okey101-prompt-unused = Lege den genommenen Stein aus ({ $tile }) oder gib ihn zurück
okey101-prompt-unused-short = Auslegen oder zurückgeben: { $tile }
okey101-prompt-selected = Tippe zum Abwerfen auf deine Ablage: { $tile }
okey101-prompt-selected-work = Tippe zum Anlegen auf eine Figur, zum Abwerfen auf deine Ablage: { $tile }
okey101-prompt-selected-work-short = Tippe auf Figur oder Ablage: { $tile }
okey101-prompt-open-series = Deine Figuren zählen { $worth }: genug zum Eröffnen
okey101-prompt-open-series-more = { $worth } liegen beisammen, { $most } sind möglich: genug zum Eröffnen
okey101-prompt-open-series-more-short = { $most } sind möglich: eröffne
okey101-prompt-open-best = Deine Steine ergeben Figuren mit { $worth }: genug zum Eröffnen
okey101-prompt-open-pairs = Du hast { COUNT($worth, "Paar", "Paare") }: genug zum Eröffnen
okey101-prompt-open-pairs-more = { COUNT($most, "Paar", "Paare") } möglich, { $worth } beisammen: genug zum Eröffnen
okey101-prompt-announce = Du hast { COUNT($worth, "Paar", "Paare") }: sag an, dass du auf Paare spielst, um zu eröffnen
okey101-prompt-announce-short = { COUNT($worth, "Paar", "Paare") }: erst ansagen, dann eröffnen
okey101-prompt-lay = Auf deinem Bänkchen liegt eine fertige Figur: Lege sie aus oder wirf einen Stein ab
okey101-prompt-lay-short = Figur auslegen oder abwerfen
okey101-prompt-fits = { $count ->
    [one] Einer deiner Steine passt auf den Tisch: Lege ihn an oder wirf einen Stein ab
   *[other] { $count } deiner Steine passen auf den Tisch: Lege sie an oder wirf einen Stein ab
  }
okey101-prompt-fits-short = { $count ->
    [one] Ein Stein passt auf den Tisch
   *[other] { $count } Steine passen auf den Tisch
  }
okey101-prompt-finish = Dein letzter Stein: Mach Schluss
okey101-prompt-own-open = Du bist dran: Eröffne, wenn du kannst und willst, oder wirf einen Stein ab
okey101-prompt-own-open-short = Eröffne oder wirf ab
okey101-prompt-own-lay = Du bist dran: Lege aus, was du willst, oder wirf einen Stein ab
okey101-prompt-own-lay-short = Lege aus oder wirf ab
okey101-prompt-start = Du beginnst mit 22 Steinen: eröffne, wenn du kannst, und wirf dann einen Stein ab
okey101-prompt-start-short = Du beginnst: eröffne oder wirf ab
okey101-lesson-wait = { $name } spielt; an das, was jetzt ausgelegt wird, darfst du anlegen, sobald du eröffnet hast
okey101-choose = Wähle erst einen Stein, dann den Platz für ihn
okey101-arrange = Stelle erst eine Figur nebeneinander auf
okey101-arrange-pair = Stelle erst ein Paar nebeneinander auf
okey101-lacks = { $nearer ->
    [pairs] Du hast { $pairs } von { COUNT($least, "Paar", "Paaren") }, und deine Figuren zählen { $points } von { $need }
   *[series] Deine Figuren zählen { $points } von { $need }, und du hast { $pairs } von { COUNT($least, "Paar", "Paaren") }
  }
okey101-lacks-short = { $nearer ->
    [pairs] { $pairs } von { COUNT($least, "Paar", "Paaren") }, { $points } von { $need }
   *[series] { $points } von { $need }, { $pairs } von { COUNT($least, "Paar", "Paaren") }
  }

## Buttons and keys

okey101-draw = Ziehen
okey101-open = Eröffnen
okey101-open-pairs = Mit Paaren
okey101-lay = Auslegen
okey101-add = Anlegen
okey101-exchange = Auslösen
okey101-discard = Abwerfen
okey101-return = Zurückgeben
okey101-return-short = Rückgabe
okey101-announce = Auf Paare
okey101-call = Anlegbar
okey101-leave = Lieber nicht
okey101-as-run = Als Sequenz
okey101-as-group = Als Satz
key-open = eröffnen
key-lay = Figur auslegen

## The table

okey101-by-series = Figuren
okey101-by-series-label = Figuren: nach Figuren ordnen
okey101-counter = Figuren { $points } / { $need } · Paare { $pairs } / { $least }
okey101-counter-aloud = Figuren: { $worth } beisammen, { $points } möglich, { $need } nötig. Paare: { $lying } beisammen, { $pairs } möglich, { $least } nötig.
okey101-counter-short = { $points }/{ $need } · { $pairs }/{ $least }
okey101-new = Neue Figur
okey101-new-label = Platz für eine neue Figur
okey101-end-label = Ende von Figur { $number }
okey101-as-label = Joker als { $tile }
okey101-fresh-label = { $tile }, in diesem Zug ausgelegt
okey101-fits-label = { $tile }, anlegbar
okey101-exchange-label = { $tile }, löst einen Joker aus
okey101-seat-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
  }
okey101-seat-top = { $seat }. Letzter Abwurf: { $tile }
okey101-seat-series = eröffnet { $worth }
okey101-seat-series-short = offen { $worth }
okey101-seat-pairs = { COUNT($worth, "Paar", "Paare") }
okey101-seat-announced = spielt auf Paare
okey101-seat-announced-short = auf Paare
okey101-seat-you-announced = du spielst auf Paare
okey101-seat-closed = nicht eröffnet

## What happened

okey101-said-returned = { $name } gibt den Stein zurück: { $tile }.
okey101-said-opened-series = { $name } eröffnet mit { $worth }: { $tiles }.
okey101-said-opened-series-short = { $name } eröffnet mit { $worth }.
okey101-said-opened-pairs = { $name } eröffnet mit { COUNT($worth, "Paar", "Paaren") }: { $tiles }.
okey101-said-opened-pairs-short = { $name } eröffnet mit { COUNT($worth, "Paar", "Paaren") }.
okey101-said-misopened = { $name } zeigt eine Eröffnung, die nicht zählt.
okey101-said-laid = { $name } legt aus: { $tiles }.
okey101-said-laid-short = { $name } legt eine Figur aus.
okey101-said-added = { $name } legt an: { $tile }.
okey101-said-exchanged = { $name } löst einen Joker aus: { $tile }.
okey101-said-tookBack = { $name } nimmt den letzten Schritt zurück.
okey101-said-wentForPairs = { $name } spielt auf Paare.
okey101-said-called = { $name } ruft „anlegbar“: { $tile }.
okey101-said-timedOut = Die Zeit von { $name } ist um, abgeworfen wird: { $tile }.
okey101-said-timedOut-none = Die Zeit von { $name } ist um.
okey101-said-you-drew = Du hast einen Stein gezogen.
okey101-said-you-returned = Du hast den Stein zurückgegeben: { $tile }.
okey101-said-you-opened-series = Du hast mit { $worth } eröffnet: { $tiles }.
okey101-said-you-opened-series-short = Du hast mit { $worth } eröffnet.
okey101-said-you-opened-pairs = Du hast mit { COUNT($worth, "Paar", "Paaren") } eröffnet: { $tiles }.
okey101-said-you-opened-pairs-short = Du hast mit { COUNT($worth, "Paar", "Paaren") } eröffnet.
okey101-said-you-misopened = Deine Eröffnung zählte nicht.
okey101-said-you-laid = Du hast ausgelegt: { $tiles }.
okey101-said-you-laid-short = Du hast eine Figur ausgelegt.
okey101-said-you-added = Du hast angelegt: { $tile }.
okey101-said-you-exchanged = Du hast einen Joker ausgelöst: { $tile }.
okey101-said-you-tookBack = Du hast den letzten Schritt zurückgenommen.
okey101-said-you-wentForPairs = Du spielst auf Paare.
okey101-said-you-called = Du hast „anlegbar“ gerufen: { $tile }.
okey101-said-you-timedOut = Deine Zeit ist um, abgeworfen wird: { $tile }.
okey101-said-you-timedOut-none = Deine Zeit ist um.

## Events in place of the prompt

okey101-notice-series = { $name } eröffnet mit { $worth }
okey101-notice-pairs = { $name } eröffnet mit { COUNT($worth, "Paar", "Paaren") }
okey101-notice-okey = { $name } wirft einen Joker ab: { points }
okey101-notice-playable = { $name } wirft einen anlegbaren Stein ab: { points }
okey101-notice-return = { $name } gibt den Stein zurück: { points }
okey101-notice-misopened = Die Eröffnung von { $name } zählt nicht: { points }
okey101-notice-takeBack = { $name } nimmt mehr als einen Stein zurück: { points }
okey101-notice-feed = { $name } warf den Stein für eine Eröffnung ab: { points }
okey101-notice-okeyLost = { $name } verliert einen Joker: { points }
okey101-notice-record = Sehr hohe Eröffnung: { $points } für { $name }
okey101-notice-you-okey = Du hast einen Joker abgeworfen: { points }
okey101-notice-you-playable = Der Stein war anlegbar ({ $tile }): { points }
okey101-notice-you-return = Du hast den Stein zurückgegeben: { points }
okey101-notice-you-misopened = Deine Eröffnung zählte nicht: { points }
okey101-notice-you-takeBack = Du hast mehr als einen Stein zurückgenommen: { points }
okey101-notice-you-feed = Mit deinem Stein wurde eröffnet ({ $tile }): { points }
okey101-notice-you-okeyLost = Du hast einen Joker verloren: { points }
okey101-notice-you-record = Sehr hohe Eröffnung: { $points } für dich

## Questions before an action

okey101-doubt-okey = Das ist ein Joker: ihn abzuwerfen kostet { $points }. Abwerfen?
okey101-doubt-playable = Dieser Abwurf kostet { $points } ({ $tile }): er passt an { $fits }. Abwerfen?
okey101-doubt-playable-short = Anlegbar ({ $tile }): kostet { $points }. Abwerfen?
okey101-doubt-take = Diesen Stein kannst du jetzt nicht auslegen ({ $tile }). Trotzdem nehmen?
okey101-doubt-return = Zurückgeben kostet { $points }. Zurückgeben?
okey101-doubt-pairs = Das gilt für die ganze Runde: du eröffnest dann nur noch mit Paaren und bekommst uneröffnet { $points }. Auf Paare spielen?
okey101-doubt-pairs-short = Gilt für die Runde: uneröffnet { $points }. Auf Paare spielen?
okey101-doubt-open = Deine Figuren zählen { $worth } von { $need }: sie zu zeigen kostet { $points }. Eröffnen?
okey101-doubt-open-short = { $worth } von { $need }: das kostet { $points }. Eröffnen?
okey101-doubt-meaning = Sequenz oder Satz: { $tiles }?

## Refusals: what is wrong and what would help

okey101-refused-startsByDiscard = Du beginnst mit 22 Steinen: spiel, ohne zu ziehen
okey101-refused-takenBefore = Diesen Stein hast du zurückgegeben: zieh vom Talon
okey101-refused-nothingTaken = Du hast in diesem Zug keinen Abwurf genommen
okey101-refused-actionStands = Nimm erst zurück, was du in diesem Zug ausgelegt hast
okey101-refused-takenUnused = Lege den genommenen Stein erst aus ({ $tiles }) oder gib ihn zurück
okey101-refused-nothingLaid = Stelle erst eine Figur nebeneinander auf
okey101-refused-tileTwice = Ein Stein kann nicht in zwei Figuren liegen: { $tiles }
okey101-refused-notAMeld = Weder Sequenz noch Satz: { $tiles }
okey101-refused-notAPair = Kein Paar: { $tiles }
okey101-refused-runLimit = Lege höchstens fünf Steine als eine Sequenz aus
okey101-refused-mixed = Eröffne mit Figuren oder mit Paaren, nicht mit beidem
okey101-refused-tooLow = Deine Figuren zählen { $found }: zum Eröffnen mit { $need } { $lacks ->
    [one] fehlt { $lacks }
   *[other] fehlen { $lacks }
  }
okey101-refused-tooLow-short = { $found } von { $need }: es { $lacks ->
    [one] fehlt { $lacks }
   *[other] fehlen { $lacks }
  }
okey101-refused-tooFewPairs = Du hast { $found } von { COUNT($need, "Paar", "Paaren") }
okey101-refused-noTileLeft = Behalte einen Stein: du brauchst ihn zum Abwerfen
okey101-refused-alreadyOpened = Du hast schon eröffnet
okey101-refused-notOpened = Eröffne erst: dann darfst du hier anlegen
okey101-refused-waitsATurn = Du hast gerade eröffnet: anlegen darfst du ab deinem nächsten Zug
okey101-refused-onlyPairs = Du hast mit Paaren eröffnet: du darfst nur Paare auslegen und anlegen
okey101-refused-noPairsYet = Paare darf man auslegen, wenn jemand anderes mit Paaren eröffnet hat
okey101-refused-pairsLimit = In einem Zug darf man höchstens drei Paare auslegen
okey101-refused-notAnnounced = Sage erst an, dass du auf Paare spielst
okey101-refused-pairsAnnounced = Du spielst auf Paare: eröffne mit Paaren
okey101-refused-noAnnouncing = Paare werden hier nicht angesagt
okey101-refused-noPlace = Dort liegt nichts, woran man anlegen kann
okey101-refused-doesNotFit = Passt dort nicht: { $tiles }
okey101-refused-addCap = Mehr Steine dürfen dort in diesem Zug nicht angelegt werden
okey101-refused-noExchange = Joker auf dem Tisch bleiben nach diesen Regeln liegen
okey101-refused-notWild = Dort liegt kein Joker zum Auslösen
okey101-refused-notStoodFor = Dieser Joker steht für einen anderen Stein: { $tiles } passt nicht
okey101-refused-nothingToTakeBack = In diesem Zug ist nichts mehr zurückzunehmen
okey101-refused-nothingToCall = Es gibt keinen anlegbaren Abwurf

## One sentence about a thing

okey101-thing-stock = { $count ->
    [0] Der Talon ist leer: die Runde endet mit diesem Zug.
    [one] Ein Stein liegt noch hier. Mit dem Zug dessen, der ihn zieht, endet die Runde.
   *[other] { $count } Steine liegen noch hier. Ist der Talon leer, endet die Runde.
  }
okey101-thing-points = Strafpunkte dieser Partie: je weniger, desto besser. { $aim }
okey101-thing-take = Der Abwurf von { $name }: nimm ihn nur, wenn du ihn in diesem Zug auslegst.
okey101-aim = { $rounds ->
    [one] Eine Runde: die kleinste Summe gewinnt.
   *[other] Die kleinste Summe nach { $rounds } Runden gewinnt.
  }
okey101-aim-teams = { $rounds ->
    [one] Eine Runde: Partner zählen zusammen, die kleinere Summe gewinnt.
   *[other] { $rounds } Runden: Partner zählen zusammen, die kleinere Summe gewinnt.
  }

## Hints

okey101-hint-do-draw = Zieh vom Talon
okey101-hint-do-take = Nimm den Abwurf
okey101-hint-do-return = Gib den genommenen Stein zurück
okey101-hint-do-open-series = Eröffne mit { $worth }
okey101-hint-do-open-pairs = Eröffne mit { COUNT($worth, "Paar", "Paaren") }
okey101-hint-do-lay = Lege { $tiles } aus
okey101-hint-do-lay-marked = { $count ->
    [one] Lege den markierten Stein aus
   *[other] Lege die { $count } markierten Steine aus
  }
okey101-hint-do-add = Lege an eine Figur an: { $tile }
okey101-hint-do-exchange = Löse einen Joker aus: { $tile }
okey101-hint-do-takeback = Nimm den letzten Schritt zurück
okey101-hint-do-discard = Wirf ab: { $tile }
okey101-hint-do-pairs = Sage an, dass du auf Paare spielst
okey101-hint-do-call = Rufe „anlegbar“
okey101-hint-do-pass = Passe
okey101-hint-do-timeout = Lass die Zeit ablaufen
okey101-hint-why-playable = Der Abwurf passt an eine Figur auf dem Tisch
okey101-hint-why-opens = Damit kannst du eröffnen
okey101-hint-why-fits = Er passt auf den Tisch
okey101-hint-why-lays = Damit kannst du eine Figur auslegen
okey101-hint-why-costly = Damit könntest du eröffnen, aber was auf der Hand bleibt, kostet mehr, als nicht zu eröffnen
okey101-hint-why-useless = Den Abwurf könntest du jetzt nicht auslegen
okey101-hint-why-nothing = Der Talon ist leer, und den Abwurf könntest du nicht auslegen
okey101-hint-why-finishes = Alle deine Steine bis auf den letzten liegen dann aus
okey101-hint-why-last = Es ist dein letzter Stein: damit machst du Schluss
okey101-hint-why-enough = Deine Figuren sind genug wert
okey101-hint-why-enoughPairs = Du hast genug Paare
okey101-hint-why-sheds = Jeder Stein, der die Hand verlässt, erspart dir Strafpunkte
okey101-hint-why-mistake = Der genommene Stein lässt sich nicht auslegen
okey101-hint-why-cheapest = Von allen Abwürfen kostet er dich am wenigsten
okey101-hint-number-series = Du kannst mit { $worth } eröffnen (nötig { $need })
okey101-hint-number-pairs = Du kannst mit { COUNT($worth, "Paar", "Paaren") } eröffnen (nötig { $need })
okey101-hint-number-direct = Alle Steine bis auf einen lassen sich auslegen: dann genügen { $worth } statt { $need }
okey101-hint-number-direct-short = Alle Steine bis auf einen: { $worth } genügen
okey101-hint-number-lacks = Bestmöglich sortiert ergeben deine Steine Figuren für { $points } von { $need } oder { $pairs } von { COUNT($least, "Paar", "Paaren") }
okey101-hint-number-lacks-short = Bestmöglich: { $points } von { $need } oder { $pairs } von { COUNT($least, "Paar", "Paaren") }
okey101-hint-number-lacksPairs = Du hast { $pairs } von { COUNT($least, "Paar", "Paaren") }
okey101-hint-number-free = { $count ->
    [0] Jeder Abwurf kann dich jetzt etwas kosten
    [one] Einer deiner Steine kostet beim Abwerfen nichts
   *[other] { $count } deiner Steine kosten beim Abwerfen nichts
  }
okey101-hint-number-held = Deine Steine zählen jetzt { COUNT($points, "Strafpunkt", "Strafpunkte") }

## The end of a round

okey101-finish-plain = macht Schluss
okey101-finish-okey = macht mit dem Joker Schluss
okey101-finish-pairs = macht mit Paaren Schluss
okey101-finish-pairs-okey = macht mit Paaren und dem Joker Schluss
okey101-finish-hand = macht aus der Hand Schluss
okey101-finish-hand-okey = macht aus der Hand mit dem Joker Schluss
okey101-finish-hand-pairs = macht aus der Hand mit Paaren Schluss
okey101-finish-hand-pairs-okey = macht aus der Hand mit Paaren und dem Joker Schluss
okey101-result-nobody = Niemand gewinnt Runde { $round }
okey101-result-won = { $name } { $how }.
okey101-result-you-won = Du machst Schluss{ $way ->
    [okey] {" "}mit dem Joker
    [pairs] {" "}mit Paaren
    [pairs-okey] {" "}mit Paaren und dem Joker
    [hand] {" "}aus der Hand
    [hand-okey] {" "}aus der Hand mit dem Joker
    [hand-pairs] {" "}aus der Hand mit Paaren
    [hand-pairs-okey] {" "}aus der Hand mit Paaren und dem Joker
   *[plain] {""}
  }.
okey101-result-exhausted = Der Talon ist leer: Wer eröffnet hat, bekommt, was in der Hand bleibt.
okey101-result-void = Alle haben mit Paaren eröffnet, niemand kann mehr Schluss machen: es wird neu gegeben.
okey101-reason-exhausted = Talon leer
okey101-reason-void = alle mit Paaren eröffnet: neu gegeben
okey101-line-finished = Schluss gemacht { $points }
okey101-line-series = Reststeine +{ $points }
okey101-line-pairs = Reststeine 2 × { $half }
okey101-line-closed = nicht eröffnet { $points }
okey101-line-factor = × { $factor } = { $points }
okey101-line-cap = höchstens { $points }
okey101-line-held = Joker auf der Hand +{ $points }
okey101-penalty-okey = Joker abgeworfen +{ $points }
okey101-penalty-playable = anlegbaren Stein abgeworfen +{ $points }
okey101-penalty-return = Stein zurückgegeben +{ $points }
okey101-penalty-misopened = falsche Eröffnung +{ $points }
okey101-penalty-takeBack = mehr zurückgenommen +{ $points }
okey101-penalty-feed = Stein für eine Eröffnung +{ $points }
okey101-penalty-okeyLost = Joker verloren +{ $points }
okey101-penalty-record = sehr hohe Eröffnung { $points }
