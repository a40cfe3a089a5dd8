### Istaka auf Deutsch: Räuber-Rommé, geholt, wenn es gespielt wird.

## What is counted

minus = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
minus-short = { $points }
scores-title-minus = Minuspunkte
column-minus = Minuspunkte
aim-minus = { $rounds ->
    [one] Eine Runde: Wer die wenigsten Minuspunkte hat, gewinnt.
   *[other] Wer nach { $rounds } Runden die wenigsten Minuspunkte hat, gewinnt.
  }
taken = { minus }
taken-short = { minus-short }
scores-title-taken = Punkte
column-taken = Punkte
aim-taken = { $rounds ->
    [one] Eine Runde: Wer die meisten Punkte hat, gewinnt.
   *[other] Wer nach { $rounds } Runden die meisten Punkte hat, gewinnt.
  }

## The first visit

rummi-welcome-aim = Leg alle deine Steine in Sequenzen und Sätzen auf den Tisch. Was dort liegt, darf jeder umbauen.
rummi-welcome-aim-short = Leg alle Steine als Figuren aus.
rummi-welcome-joker = Joker: jeder beliebige Stein

## What to do now

rummi-prompt-open = Du bist dran: Leg Figuren für { COUNT($opening, "Punkt", "Punkte") } aus oder zieh
rummi-prompt-open-short = Leg { COUNT($opening, "Punkt", "Punkte") } aus oder zieh
rummi-prompt-open-pass = Der Talon ist leer: Leg Figuren für { COUNT($opening, "Punkt", "Punkte") } aus oder passe
rummi-prompt-open-pass-short = Talon leer: Leg { COUNT($opening, "Punkt", "Punkte") } aus oder passe
rummi-prompt-lay = Du bist dran: Leg Steine aus oder zieh
rummi-prompt-lay-short = Leg Steine aus oder zieh
rummi-prompt-lay-pass = Der Talon ist leer: Leg Steine aus oder passe
rummi-prompt-lay-pass-short = Talon leer: Leg aus oder passe
rummi-prompt-put = { $count ->
    [one] Tipp auf den Platz für diesen Stein ({ $tile }) oder auf weitere, die mitgehen
   *[other] Tipp auf den Platz für diese { $count } Steine
  }
rummi-prompt-put-short = { $count ->
    [one] Tipp auf seinen Platz oder weitere Steine
   *[other] Tipp auf den Platz für { $count } Steine
  }
rummi-choose = Wähl zuerst einen Stein, dann tipp auf seinen Platz
rummi-laid = { $count ->
    [0] Noch nichts ausgelegt
    [one] { $count } Stein ausgelegt
   *[other] { $count } Steine ausgelegt
  }
rummi-laid-short = { $count ->
    [0] Nichts ausgelegt
   *[other] { $count } ausgelegt
  }
rummi-prompt-points = { rummi-laid } · { $points } von { COUNT($opening, "Punkt", "Punkten") }
rummi-prompt-points-short = { rummi-laid-short } · { $points } von { COUNT($opening, "Punkt", "Punkten") }
rummi-tell-points = { $enough ->
    [yes] { COUNT($points, "Punkt", "Punkte") }: genug, um auszulegen
    [later] { COUNT($points, "Punkt", "Punkte") }: genug, sobald der Tisch gültig ist
   *[no] Eröffnung: { $points } von { COUNT($opening, "Punkt", "Punkten") }
  }
rummi-prompt-begun = { rummi-laid } · { $series ->
    [one] eine Figur ist unvollständig
   *[other] { $series } Figuren sind unvollständig
  }
rummi-prompt-begun-short = { rummi-laid-short } · { $series ->
    [one] eine Figur unvollständig
   *[other] { $series } Figuren unvollständig
  }
rummi-prompt-finish = Alle deine Steine liegen: Mach Schluss
rummi-prompt-ready = { rummi-laid } · fertig?
rummi-prompt-nothingLaid = Alles stimmt: Leg noch einen eigenen Stein an oder fang neu an
rummi-prompt-nothingLaid-short = Leg noch einen eigenen Stein an
rummi-prompt-jokerLocked = { rummi-laid } · auf dem Platz eines Jokers fehlt sein Stein
rummi-prompt-jokerLocked-short = Auf dem Platz des Jokers fehlt sein Stein
rummi-prompt-unfinished = { rummi-laid } · der Tisch ist noch nicht gültig
rummi-prompt-left = Deine Zeit ist zweimal abgelaufen: In dieser Runde spielt der Computer für dich
rummi-prompt-left-short = In dieser Runde spielt der Computer für dich
rummi-prompt-share = { $names } teilen sich die Runde
rummi-prompt-you-share = Du teilst dir die Runde mit { $names }

## Buttons and keys

rummi-add = Anlegen
rummi-done = Fertig
rummi-finish-at-once = in einem Zug: bis { $points }
rummi-draw = Ziehen
rummi-draw-instead = Doch ziehen
rummi-restart = Neu anfangen
undone-lay = Zug
undone-timeout = Zug
key-done = den Zug beenden
key-put-new = den Stein als neue Figur ablegen
key-restart = den Zug neu anfangen

## The table

rummi-new = Hier ablegen: neue Figur
rummi-new-short = Neue Figur
rummi-missing = { $count ->
    [one] ein Stein fehlt
   *[other] { $count } Steine fehlen
  }
rummi-no-series = keine Figur
rummi-joker-label = Joker als { $tile }
rummi-own-label = { $tile }, in diesem Zug ausgelegt
rummi-fresh-label = { $tile }, neu
rummi-end-label = Ende von Figur { $number }
rummi-new-label = Platz für eine neue Figur
rummi-seat-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
  }
rummi-seat-tiles-short = { $count } St.
rummi-seat-closed = noch nichts ausgelegt
rummi-seat-left = ausgestiegen

## What happened

rummi-rebuilds = { $broken ->
    [0] {""}
    [one] {" "}baut eine Figur um und
   *[other] {" "}baut { $broken } Figuren um und
  }
rummi-so-many = { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }
rummi-said-laid = { $name }{ rummi-rebuilds } legt: { $tiles }.
rummi-said-opened = { $name }{ rummi-rebuilds } legt zum ersten Mal aus: { $tiles }.
rummi-said-laid-short = { $name }{ rummi-rebuilds } legt { rummi-so-many }.
rummi-said-opened-short = { $name }{ rummi-rebuilds } legt erstmals aus: { rummi-so-many }.
rummi-said-failed = Der Tisch von { $name } war nicht gültig: Alles liegt wieder wie vorher.
rummi-said-timedOut = Die Zeit von { $name } ist abgelaufen.
rummi-you-rebuild = { $broken ->
    [0] {""}
    [one] {" "}eine Figur umgebaut und
   *[other] {" "}{ $broken } Figuren umgebaut und
  }
rummi-said-you-laid = Du hast{ rummi-you-rebuild } gelegt: { $tiles }.
rummi-said-you-opened = Du hast{ rummi-you-rebuild } zum ersten Mal ausgelegt: { $tiles }.
rummi-said-you-laid-short = Du hast{ rummi-you-rebuild } { rummi-so-many } gelegt.
rummi-said-you-opened-short = Du hast{ rummi-you-rebuild } zum ersten Mal ausgelegt: { rummi-so-many }.
rummi-said-you-drew = Du hast einen Stein gezogen.
rummi-said-you-failed = Dein Tisch war nicht gültig: Alles liegt wieder wie vorher.
rummi-said-you-timedOut = Deine Zeit ist abgelaufen.
rummi-notice-failed = Der Tisch von { $name } war ungültig: { $stock ->
    [0] Alles liegt wieder wie vorher
   *[other] Alles wie vorher, { $name } zieht { rummi-so-many }
  }
rummi-notice-failed-short = Der Tisch von { $name } war nicht gültig
rummi-notice-you-failed = Der Tisch war ungültig: { $stock ->
    [0] Alles liegt wieder wie vorher
   *[other] Alles wie vorher, du hast { rummi-so-many } gezogen
  }
rummi-notice-you-failed-short = { $stock ->
    [0] Nicht gültig: alles wieder wie vorher
   *[other] Nicht gültig: { rummi-so-many } gezogen
  }
rummi-notice-rest = Dein Zug endet, und die ausgelegten Steine kommen zurück aufs Bänkchen
rummi-notice-rest-short = Die ausgelegten Steine kommen zurück aufs Bänkchen
rummi-notice-timedOut = Die Zeit von { $name } ist abgelaufen
rummi-notice-left = { $name } ist ausgestiegen: In dieser Runde spielt der Computer weiter
rummi-notice-left-short = { $name } ist ausgestiegen

## Refusals: what is wrong and what would help

refused-nothingLaid = Leg mindestens einen eigenen Stein aus oder zieh
refused-notASeries = { $count ->
    [one] Ein Stein liegt allein ({ $tiles }): Eine Figur hat mindestens drei
   *[other] Keine Figur: { $tiles }; Sequenzen haben eine Farbe, Sätze eine Zahl
  }
refused-openingTooLow = Zum ersten Auslegen reicht das nicht: Leg mehr aus oder zieh
refused-tilesMissing = { $count ->
    [one] Muss auf dem Tisch bleiben: { $tiles }
   *[other] Müssen auf dem Tisch bleiben: { $tiles }
  }
refused-jokerLocked = Ein Joker darf nur weg, wenn sein Stein an seinen Platz kommt
refused-noPlace = Dort lässt sich nichts hinlegen
refused-notHeld = Dieser Stein liegt inzwischen woanders

## One sentence about a thing

rummi-thing-stock = { $count ->
    [0] Der Talon ist leer: Wer nichts legen kann, passt.
    [one] Hier liegt noch ein Stein. Wer zieht, legt in diesem Zug nichts.
   *[other] Hier liegen noch { $count } Steine. Wer zieht, legt in diesem Zug nichts.
  }
rummi-thing-joker = Ein Joker steht für jeden beliebigen Stein. Wer diesen Stein an seinen Platz legt, darf den Joker sofort anderswo auf dem Tisch einsetzen.
rummi-thing-minus = Minuspunkte dieser Partie: was am Ende jeder Runde auf dem Bänkchen übrig war. { $aim }
rummi-thing-taken = Punkte dieser Partie: Wer eine Runde gewinnt, bekommt, was die anderen verlieren. { $aim }
rummi-thing-minus-lock = { rummi-thing-minus } { rummi-thing-lock }
rummi-thing-taken-lock = { rummi-thing-taken } { rummi-thing-lock }
rummi-thing-lock = Ein Schloss oder die Worte „noch nichts ausgelegt“ zeigen, wer noch keine Figuren im Wert von { COUNT($opening, "Punkt", "Punkten") } gelegt hat.

## Hints

rummi-hint-because-lay = Sie passen alle, und mehr lässt sich jetzt nicht legen
rummi-hint-because-plain = Sie passen alle, und der Tisch bleibt, wie er liegt
rummi-hint-because-open = Sie sind genug wert, um auszulegen
rummi-hint-because-wait = Du könntest auslegen; warte aber, um alles auf einmal auszulegen: Bis dahin kann niemand an deine Figuren anlegen
rummi-hint-because-wait-short = Warte, um alles auf einmal auszulegen
rummi-hint-because-finish = Dann ist dein Bänkchen leer, und die Runde gehört dir
rummi-hint-count = { $count ->
    [one] Ein Stein lässt sich legen, { $points } wert
   *[other] { $count } Steine lassen sich legen, zusammen { $points } wert
  }
rummi-hint-count-short = { $count ->
    [one] Ein Stein lässt sich legen
   *[other] { $count } Steine lassen sich legen
  }
rummi-hint-count-all = { $count ->
    [one] Dein letzter Stein lässt sich legen
   *[other] Alle deine { $count } Steine lassen sich legen
  }
rummi-hint-count-wait = { $count ->
    [one] Ein Stein ließe sich legen, { $points } wert; ein Experte wartet
   *[other] { $count } Steine ließen sich legen, zusammen { $points } wert; ein Experte wartet
  }
rummi-hint-count-wait-short = { $count ->
    [one] Ein Stein ließe sich legen; ein Experte wartet
   *[other] { $count } Steine ließen sich legen; ein Experte wartet
  }
rummi-hint-left = { $left ->
    [0] {""}
    [one] ; dann noch einen Stein
   *[other] ; dann noch { $left } Steine
  }
rummi-hint-lay-new = Leg { $tiles } als eigene Figur{ rummi-hint-left }
rummi-hint-lay-new-short = { $count ->
    [3] Leg { $tiles } aus
    [one] Leg den markierten Stein aus
   *[other] Leg die { $count } markierten Steine aus
  }
rummi-hint-lay-new-marked = { $count ->
    [one] Leg den markierten Stein als eigene Figur
   *[other] Leg die { $count } markierten Steine als eigene Figur
  }{ rummi-hint-left }
rummi-hint-lay-new-marked-short = { rummi-hint-lay-new-short }
rummi-hint-lay-add = Leg { $tiles } an { $others } an{ rummi-hint-left }
rummi-hint-lay-add-short = { $count ->
    [one] Leg { $tiles } an die markierte Figur an
   *[other] Leg die markierten Steine zusammen
  }
rummi-hint-lay-add-marked = Leg { $tiles } an die markierte Figur an{ rummi-hint-left }
rummi-hint-lay-add-marked-short = { rummi-hint-lay-add-short }
rummi-hint-lay-with = Leg { $tiles } und vom Tisch { $others } als Figur zusammen{ rummi-hint-left }
rummi-hint-lay-with-short = { $count ->
    [one] Leg { $tiles } mit den markierten zusammen
   *[other] Leg die markierten Steine zusammen
  }
rummi-hint-lay-with-marked = Leg { $tiles } mit den markierten Steinen vom Tisch zusammen{ rummi-hint-left }
rummi-hint-lay-with-marked-short = { rummi-hint-lay-with-short }
rummi-hint-lay-gather = Leg auf dem Tisch { $others } als Figur zusammen{ rummi-hint-left }
rummi-hint-lay-gather-short = Leg die markierten Steine zusammen
rummi-hint-lay-gather-marked = Leg die markierten Steine auf dem Tisch als Figur zusammen{ rummi-hint-left }
rummi-hint-lay-gather-marked-short = { rummi-hint-lay-gather-short }
rummi-hint-back = Nimm { $tiles } auf dein Bänkchen zurück
rummi-hint-reached = Mehr lässt sich nicht legen: Beende den Zug
rummi-hint-reached-short = Mehr lässt sich nicht legen
rummi-hint-why-none = Wie man den Tisch auch umbaut: Keiner deiner Steine lässt sich legen
rummi-hint-why-none-short = Keiner deiner Steine lässt sich legen
rummi-hint-why-closed = Die Figuren auf deinem Bänkchen sind weniger als { COUNT($opening, "Punkt", "Punkte") } wert
rummi-hint-why-closed-short = Deine Figuren sind weniger als { $opening } wert
rummi-lesson-wait = { $name } spielt; was jetzt ausgelegt wird, darfst du später ergänzen und umbauen

## The end of a round

rummi-result-share = { $names } teilen sich Runde { $round }
rummi-result-you-share = Du teilst dir Runde { $round } mit { $names }
rummi-result-plain = { $name } hat den letzten Stein gelegt. Die anderen schreiben auf, was auf ihren Bänkchen übrig ist.
rummi-result-you-plain = Du hast deinen letzten Stein gelegt. Die anderen schreiben auf, was auf ihren Bänkchen übrig ist.
rummi-result-at-once = { $name } hat alle Steine in einem einzigen Zug gelegt: Wer noch nichts ausgelegt hatte, schreibt am meisten auf.
rummi-result-you-at-once = Du hast alle Steine in einem einzigen Zug gelegt: Wer noch nichts ausgelegt hatte, schreibt am meisten auf.
rummi-result-taken = { $name } hat den letzten Stein gelegt und bekommt die Punkte, die auf den Bänkchen der anderen übrig sind.
rummi-result-you-taken = Du hast deinen letzten Stein gelegt und bekommst die Punkte, die auf den Bänkchen der anderen übrig sind.
rummi-result-blocked = { $count ->
    [one] Der Talon ist leer, und alle haben gepasst: Wer am wenigsten übrig hat, gewinnt.
   *[other] Der Talon ist leer, und alle haben gepasst: Wer am wenigsten übrig hat, gewinnt, bei Gleichstand gemeinsam.
  }
rummi-result-blocked-taken = { $count ->
    [one] Der Talon ist leer, und alle haben gepasst: Wer am wenigsten übrig hat, gewinnt und bekommt von jedem anderen den Unterschied.
   *[other] Der Talon ist leer, und alle haben gepasst: Wer am wenigsten übrig hat, gewinnt. Bei Gleichstand werden die Unterschiede zu den anderen geteilt.
  }
rummi-row-all = alles gelegt
rummi-row-some = vorher schon ausgelegt
rummi-row-none = vorher nichts ausgelegt
rummi-row-sum = { $points } übrig
rummi-row-closed = { $points } übrig, nie ausgelegt
rummi-reason-won = alle Steine gelegt
rummi-reason-at-once = alle Steine in einem Zug gelegt
rummi-reason-blocked = Talon leer, alle haben gepasst
rummi-reason-least = am wenigsten übrig: { $names }

## Moves, and what was possible

rummi-moves-empty = Noch hat niemand gespielt.
rummi-moves-turn = Zug
rummi-moves-laid = gelegt
rummi-moves-opens = zum ersten Mal ausgelegt
rummi-moves-rebuilds = { $series ->
    [one] eine Figur umgebaut
   *[other] { $series } Figuren umgebaut
  }
rummi-moves-drew = gezogen
rummi-moves-passed = gepasst
rummi-moves-failed = Tisch nicht gültig
rummi-moves-timedOut = Zeit abgelaufen
rummi-why-label = Was war in Zug { $number } möglich?
rummi-why-laid = { $count ->
    [0] Du hast nichts gelegt.
    [one] Du hast einen Stein gelegt.
   *[other] Du hast { $count } Steine gelegt.
  }
rummi-why-nothing = Es ließ sich nichts legen.
rummi-why-all = Mehr war nicht möglich.
rummi-why-best = { $count ->
    [one] Ein Stein hätte sich legen lassen, { $points } wert:
   *[other] { $count } Steine hätten sich legen lassen, zusammen { $points } wert:
  }
rummi-why-table = Der Tisch hätte dann so ausgesehen:
