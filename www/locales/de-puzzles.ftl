### Istaka auf Deutsch: Aufgaben, geholt, wenn jemand danach fragt, und in den Elementen für andere Seiten.

puzzles-title = Aufgaben
puzzles-why = Jede hat genau eine richtige Antwort; das Programm hat es bewiesen.
puzzles-what = Welche Aufgaben
puzzles-today = Tagesaufgabe
puzzles-practice = Üben
puzzles-day = { $date }: dieselbe Aufgabe für alle.
puzzles-kind = Was gefragt ist
puzzles-kind-any = Alles
puzzles-kind-throw = Was abwerfen?
puzzles-kind-finish = Reicht es?
puzzles-kind-lay = Alles auslegen
puzzles-kind-open = Mit 101 eröffnen
puzzles-kind-fromHand = Aus der Hand?
puzzles-kind-playable = Welcher ist anlegbar?
puzzles-kind-last = Der letzte Abwurf
puzzles-grade = Wie schwer
puzzles-grade-any = Egal
puzzles-analysis-later = nach der Antwort
puzzles-rounds = Stellungen aus Runden
puzzles-next = Nächste Aufgabe
puzzles-days = { $days ->
    [one] { $days } Tag in Folge gelöst
   *[other] { $days } Tage in Folge gelöst
  }
puzzles-no-days = Hier werden Tage gezählt, an denen du die Tagesaufgabe in Folge gelöst hast.
puzzles-solved = { $solved } von { $tried } mit der ersten Antwort gelöst
puzzles-text-title = Istaka, Aufgabe vom { $value }
puzzles-text-solved = Auf Anhieb gelöst
puzzles-text-missed = Nicht auf Anhieb gelöst
puzzles-done = Diese Aufgabe hast du schon einmal gelöst.
puzzles-missed = Diese Aufgabe hast du schon einmal versucht.
puzzles-turned = Mitternacht ist vorbei: Das ist die Aufgabe vom Tag davor, und es gibt eine neue.
puzzles-new-day = Aufgabe von heute

## Was gefragt ist

puzzle-ask-throw = Was wirfst du ab?
puzzle-ask-finish = Kannst du die Runde beenden?
puzzle-ask-lay = Leg alles aus
puzzle-why-throw = Noch hat niemand etwas abgeworfen. Such den Stein, ohne den du einer vollständigen Hand am nächsten bist und dir die meisten Steine helfen können.
puzzle-why-finish = Gibt es einen Stein, nach dessen Abwurf die anderen 14 eine vollständige Hand sind?
puzzle-why-lay = Du hast schon ausgelegt. Bring dein ganzes Bänkchen auf den Tisch; an die Figuren dort darfst du anlegen und sie umbauen.
puzzle-ask-open = Mit 101 eröffnen
puzzle-why-open = Lege Sequenzen und Sätze aus, die mindestens 101 wert sind. Nur mit bestimmten Steinen geht es.
puzzle-ask-fromHand = Kannst du sofort Schluss machen?
puzzle-why-fromHand = Du hast 22 Steine und beginnst. Gibt es einen Abwurf, nach dem die anderen 21 in Sequenzen und Sätzen liegen?
puzzle-ask-playable = Welcher Stein ist anlegbar?
puzzle-why-playable = Einer deiner Steine passt an eine Sequenz oder einen Satz auf dem Tisch. Ihn abzuwerfen würde 101 kosten.
puzzle-ask-last = Womit machst du Schluss?
puzzle-why-last = Du hast eröffnet. Lege aus, lege an und löse Joker aus, bis ein Stein übrig ist, wenn möglich der Joker.
puzzle-grade-easy = leicht
puzzle-grade-medium = mittel
puzzle-grade-hard = schwer
puzzle-hand = Deine Steine
puzzle-pick = Wähle einen Stein
puzzle-throw = Abwerfen: { $tile }
puzzle-finish-with = Schluss machen mit: { $tile }
puzzle-choose = { $tile } wählen
puzzle-no = Es reicht nicht

## Auslegen

puzzle-table = Auf dem Tisch
puzzle-rack = Dein Bänkchen
puzzle-new = Neue Figur
puzzle-here = In Figur { $number } legen
puzzle-back = Zurück aufs Bänkchen
puzzle-row-run = Figur { $number }: eine Sequenz
puzzle-row-group = Figur { $number }: ein Satz
puzzle-row-none = Figur { $number }: noch keine Figur
puzzle-where = { $count ->
    [one] Wohin damit? Mehrere Steine können zusammen gehen.
   *[other] Wohin mit diesen { $count } Steinen?
  }
puzzle-left-lay = { $left ->
    [0] Dein Bänkchen ist leer.
    [one] Noch { $left } Stein.
   *[other] Noch { $left } Steine.
  } { $odd ->
    [0] Alle Figuren sind gültig.
    [one] Eine Reihe ist noch keine Figur.
   *[other] { $odd } Reihen sind noch keine Figuren.
  }
puzzle-left-open = Deine Figuren sind { $worth } wert; zum Eröffnen brauchst du 101.
puzzle-anew = Neu anfangen
puzzle-show = Lösung zeigen

## Nach der Antwort

puzzle-once-more = Dieser nicht. Versuch es noch einmal.
puzzle-right = Richtig.
puzzle-wrong = Nicht ganz.
puzzle-shown = So geht es.
puzzle-throw-why = { $away ->
    [one] Nach dem Abwurf ({ $tile }) fehlt dir { $away } Stein, und
   *[other] Nach dem Abwurf ({ $tile }) fehlen dir { $away } Steine, und
  } { $copies ->
    [one] { $copies } Stein kann helfen.
   *[other] { $copies } Steine können helfen.
  }
puzzle-helping = Diese helfen:
puzzle-finish-yes = Wirf ab: { $tile }. Die anderen sind eine vollständige Hand:
puzzle-finish-no = { $away ->
    [one] Es reicht nicht: Was du auch abwirfst, mindestens { $away } Stein fehlt.
   *[other] Es reicht nicht: Was du auch abwirfst, mindestens { $away } Steine fehlen.
  }
puzzle-kept = Unverändert: { $kept } von { COUNT($count, "Figur", "Figuren") }; anders geht es nicht, außer dass Sequenzen anders geteilt sein können.
puzzle-open-why = Genau diese Steine sind nötig, mit anderen geht es nicht.
puzzle-fromHand-why = { $found ->
    [no] Welchen Stein du auch abwirfst, die anderen 21 liegen nie alle in Figuren.
   *[yes] Wirf { $tile } ab, dann liegen alle anderen in Figuren:
  }
puzzle-playable-why = { $tile } passt an den Tisch, von den anderen keiner.
puzzle-last-why = { $tile } kann der letzte Stein sein.
puzzle-all = Alle Abwürfe
puzzle-col-throw = Abwurf
puzzle-col-away = Fehlende Steine
puzzle-col-help = Steine, die helfen können
puzzle-away = { $away ->
    [0] vollständig
   *[other] { $away }
  }
puzzle-away-pairs = { $away ->
    [0] vollständig (sieben Paare)
   *[other] { $away } (sieben Paare)
  }
puzzle-mark-best = (am besten)
puzzle-mark-own = (deine Antwort)
puzzle-at-once = Wo deine Steine passen, ohne dass etwas bewegt wird
puzzle-col-tile = Stein
puzzle-col-series = Figuren
