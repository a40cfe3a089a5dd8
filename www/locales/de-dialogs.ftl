### Istaka auf Deutsch: die Dialoge.

## End of a round

result-win = { $name } gewinnt Runde { $round }
result-you-win = Du gewinnst Runde { $round }
result-own = Du: in dieser Runde { $points }, insgesamt { $total }.
result-own-round = Du: in dieser Runde { $points }.
result-void = Runde { $round } wird annulliert
result-void-why = Der Talon ging aus: Niemand gewinnt oder verliert sie.
result-void-twin = Der Talon ging aus: Niemand gewinnt oder verliert sie, nur der Anzeiger zählt.
result-plain = Alle Gegner bekommen je { COUNT($value, "Strafpunkt", "Strafpunkte") }.
result-okey = Der letzte Stein war ein Joker: Alle Gegner bekommen je { COUNT($value, "Strafpunkt", "Strafpunkte") } statt { $loss }.
result-pairs = Sieben Paare: Alle Gegner bekommen je { COUNT($value, "Strafpunkt", "Strafpunkte") } statt { $loss }.
result-okey-pairs = Sieben Paare und ein Joker als letzter Stein: Alle Gegner bekommen je { COUNT($value, "Strafpunkt", "Strafpunkte") } statt { $loss }.
result-plain-down = Jeder Gegner verliert { COUNT($value, "Punkt", "Punkte") }.
result-okey-down = Letzter Stein: der Joker, also verliert jeder Gegner { COUNT($value, "Punkt", "Punkte") } statt { $loss }.
result-pairs-down = Sieben Paare, also verliert jeder Gegner { COUNT($value, "Punkt", "Punkte") } statt { $loss }.
result-okey-pairs-down = Sieben Paare und der Joker als letzter Stein, also verliert jeder Gegner { COUNT($value, "Punkt", "Punkte") } statt { $loss }.
result-plain-own = Der Gewinner wird { COUNT($value, "Punkt", "Punkte") } los.
result-okey-own = Letzter Stein: der Joker, also wird der Gewinner { COUNT($value, "Punkt", "Punkte") } los statt { $loss }.
result-pairs-own = Sieben Paare, also wird der Gewinner { COUNT($value, "Punkt", "Punkte") } los statt { $loss }.
result-okey-pairs-own = Sieben Paare und der Joker als letzter Stein, also wird der Gewinner { COUNT($value, "Punkt", "Punkte") } los statt { $loss }.
result-twin = { $name } hat den Anzeiger gezeigt: { points } für jeden Gegner.
result-you-twin = Du hast den Anzeiger gezeigt: { points } für jeden Gegner.
result-twin-down = { $name } hat den Anzeiger gezeigt: je −{ $points } für die Gegner.
result-you-twin-down = Du hast den Anzeiger gezeigt: je −{ $points } für die Gegner.
result-twin-own = { $name } hat den Anzeiger gezeigt: −{ $points }.
result-you-twin-own = Du hast den Anzeiger gezeigt: −{ $points }.
result-last-tile = Letzter Stein: { $tile }
row-finished = Schluss gemacht
row-finished-okey = Schluss mit Joker
row-finished-pairs = Schluss mit sieben Paaren
row-finished-both = Schluss mit sieben Paaren und Joker
row-away = { $count ->
    [one] { $count } Stein fehlt
   *[other] { $count } Steine fehlen
  }
row-complete = vollständig
row-out = ausgeschieden
column-points = Strafpunkte
column-wins = Siege
column-down = übrig
column-round = Runde
column-total = gesamt
column-chips = Chips
meld-label = Figur: { $tiles }
rest-label = Übrig: { $tiles }
to-table = Tisch
next-round = Nächste Runde
watch-on = Zuschauen
to-standing = Zum Endstand
to-daily = Tagesergebnis
contest-on = Zur Rangliste
human-out = Du hast mehr als { COUNT($limit, "Strafpunkt", "Strafpunkte") } und bist aus dieser Partie ausgeschieden. Die anderen spielen weiter.

## End of the match

standing-title = Endstand
standing-won = Du gewinnst die Partie
standing-lost = { $name } gewinnt die Partie
standing-own = Du: Platz { $rank }, { $points }.
best-hand = Die beste Hand der Partie
last-hand = So endete die letzte Runde
cup-first = Goldpokal
cup-second = Silberpokal
cup-third = Bronzepokal
again = Noch einmal
rank = { $rank }.
standing-out = raus in Runde { $round }
standing-left = blieb übrig
other-rules = Andere Regeln

## Scores

scores-title-points = Strafpunkte
scores-title-wins = Siege
scores-title-down = Übrige Punkte
scores-empty = Noch ist keine Runde zu Ende.
scores-round = Runde
scores-running = { $round }, läuft
scores-total = Gesamt
scores-team = Team
scores-chips = Chips

## By other rules

wins = { $points ->
    [one] { $points } Sieg
   *[other] { $points } Siege
  }
wins-short = Siege: { $points }
down = { $points ->
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
  }
down-short = übrig: { $points }
chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
  }
pot-holds = Im Topf: { chips }
aim-exceed = über { COUNT($limit, "Strafpunkt", "Strafpunkte") } kommt
aim-reach = { COUNT($limit, "Strafpunkt", "Strafpunkte") } erreicht
aim-survivor = Wer { $bust }, scheidet aus; wer übrig bleibt, gewinnt.
aim-top-two = Sobald jemand { $bust }, ist Schluss; die zwei mit den wenigsten gewinnen zusammen.
aim-best = Sobald jemand { $bust }, ist Schluss; wer die wenigsten hat, gewinnt.
aim-teams = Sobald ein Team { $bust }, ist Schluss; das andere gewinnt.
aim-down = Alle beginnen mit { $limit }. Hat jemand keine mehr, ist die Partie zu Ende: Die meisten gewinnen.
aim-down-teams = Jedes Team beginnt mit { $limit }. Hat eines keine mehr, ist die Partie zu Ende: Das andere gewinnt.
aim-own = Alle beginnen mit { $limit }. Wer sie zuerst los ist, gewinnt.
aim-own-teams = Jedes Team beginnt mit { $limit }. Das Team, das sie zuerst los ist, gewinnt.
aim-wins = { $rounds ->
    [one] Eine Runde: Wer sie gewinnt, gewinnt die Partie.
   *[other] Die meisten Siege nach { $rounds } Runden. Eine annullierte Runde wird wiederholt.
  }
aim-points = { $rounds ->
    [one] Eine Runde. Eine annullierte wird wiederholt.
   *[other] Die wenigsten nach { $rounds } Runden. Eine annullierte Runde wird wiederholt.
  }
aim-partners = Partner zählen zusammen.
reason = { $name }: { $what }
reason-offence = unvollständig gemeldet, +{ $points }
reason-offence-down = unvollständig gemeldet, −{ $points }
reason-doubled = nach Farbe verdoppelt
reason-one-colour = alles eine Farbe: verdoppelt
reason-void = annulliert
reason-again = annulliert, wird wiederholt
reason-twin = Anzeiger gezeigt
reason-pot = nimmt den Topf
result-win-with = Du gewinnst Runde { $round } mit { $names }
result-win-together = { $names } gewinnen Runde { $round }
result-again = Der Talon ging aus: Niemand gewinnt diese Runde, sie wird wiederholt.
result-one = Ein Sieg für { $name }.
result-you-one = Ein Sieg für dich.
result-doubled = Der Anzeigestein ist rot oder schwarz: Die Runde zählt doppelt.
result-one-colour = Alle 14 Steine sind von einer Farbe: Es zählt doppelt.
result-offence = { $name } hat unvollständig gemeldet: { points }.
result-you-offence = Du hast unvollständig gemeldet: { points }.
result-offence-down = { $name } hat unvollständig gemeldet: −{ $points }.
result-you-offence-down = Du hast unvollständig gemeldet: −{ $points }.
result-pot = { $name } nimmt den Topf.
result-you-pot = Du nimmst den Topf.
result-level = Gleichauf an der Spitze: { $names }. Eine Zusatzrunde folgt.
human-out-reach = Du hast { COUNT($limit, "Strafpunkt", "Strafpunkte") } erreicht und bist aus dieser Partie ausgeschieden. Die anderen spielen weiter.
human-behind = Die Zusatzrunde wird ohne dich gespielt.
standing-won-with = Du gewinnst zusammen mit { $names }
standing-together = { $names } gewinnen zusammen
declare = Melden
shown-hand = Die gezeigte Hand: { $tiles }
look-label = { $name }: { COUNT($count, "Abwurf", "Abwürfe") } ansehen
pile-title = Abwürfe von { $name }
pile-own-title = Deine Abwürfe
pile-order = Der letzte zuerst
pile-dead = nicht zu nehmen

## Moves

moves-title = Züge der Runde { $round }
moves-empty = Noch hat niemand gezogen oder abgeworfen.
moves-player = Spieler
moves-drawn = Gezogen
moves-thrown = Abgeworfen
moves-stock = vom Talon
moves-from = von { $name }
moves-from-you = von dir
moves-twin = zeigt den Anzeiger
moves-covered = von einem späteren Abwurf verdeckt
moves-passed = passt
moves-finished = beendet die Runde
moves-misdeclared = nicht vollständig

## Gegner

opponent-label = Wer ist { $name }?
hurry-note = Ein Tipp auf eine freie Stelle des Tisches treibt deine Gegner an.
why-label = { $name } wirft ab: { $tile }. Warum?
why-finished-label = Wie hat { $name } die Runde beendet?
why-misdeclared-label = Warum hat { $name } gemeldet?
why-passed-label = Warum hat { $name } gepasst?

## Keys

keys-title = Tasten
ear-title = So spielt man nach Gehör
keys-rack = Auf dem Bänkchen
keys-table = Auf dem Tisch
keys-single = Einzelne Tasten
set-keys = Einzelne Tasten wirken wie die Knöpfe
set-steps = Nach jedem Zug der anderen auf eine Taste warten
set-gestures = Gegner nicken und seufzen
set-chips = Turniere um Spielchips anbieten
set-again = Teure Fehler noch einmal fragen
key-name-arrows = Pfeile
key-name-shift = Umschalt
key-name-ctrl = Strg
key-name-space = Leertaste
key-name-enter = Eingabe
key-name-escape = Esc
key-name-home = Pos1
key-name-end = Ende
key-name-backspace = Rücktaste
key-go = von Stein zu Stein gehen
key-ends = zum ersten oder letzten Stein gehen
key-move = den Stein verschieben
key-block = seinen ganzen Block verschieben
key-choose = den Stein wählen oder loslassen
key-discard = den Stein abwerfen
key-let-go = alles loslassen
key-over = von Platz zu Platz gehen, auf und ab von Figur zu Figur
key-series-ends = zum Anfang oder Ende der Figur gehen
key-extend = weitere Steine der Figur dazunehmen
key-put = den Stein aufnehmen oder den aufgenommenen hier ablegen
key-put-here = das Gewählte hierher legen
key-home = den eigenen Stein auf das Bänkchen zurücknehmen
key-draw = vom Talon ziehen
key-take = den Abwurf nehmen
key-finish = die Runde beenden
key-twin = den Anzeiger zeigen
key-pass = passen
key-swap = mit dem gewählten Stein tauschen
key-arrange = nach Sequenzen, Sätzen, Paaren oder optimal ordnen
key-close-up = Lücken schließen
key-hint = Tipp: jedes Mal ein Schritt
key-undo = zurück (auch Strg Z oder Cmd Z)
key-hurry = deine Gegner antreiben, oder schrittweise weiter
key-tell-open = Anzeigestein, Joker und Talon
key-tell-stock = die Zahl der Steine im Talon
key-tell-turn = den letzten Zug noch einmal
key-tell-standing = wie alle stehen
key-tell-hand = die eigene Hand nach Figuren
key-menu = Menü
key-help = diese Tasten

## Settings

settings-title = Einstellungen
settings-more = Weitere Einstellungen
settings-look = Aussehen
settings-play = Spiel
settings-self = Du
set-name = Dein Name
set-face = Dein Bild
face-none = Der Anfangsbuchstabe deines Namens
face = Gesicht { $number }
settings-names = Namen deiner Gegner
settings-about = Über dieses Spiel
held-version = Istaka { $version }
held-build = Build { $build }
held-same =
    { $files ->
        [one] Die fürs Offline-Spiel gespeicherte Datei ist so, wie sie gebaut wurde.
       *[other] Alle { $files } fürs Offline-Spiel gespeicherten Dateien sind so, wie sie gebaut wurden.
    }
held-other =
    { $other ->
        [one] Eine gespeicherte Datei weicht von der gebauten ab. Sie wird bei Bedarf neu geladen.
       *[other] { $other } gespeicherte Dateien weichen von den gebauten ab. Sie werden bei Bedarf neu geladen.
    }
held-none = Fürs Offline-Spiel ist nichts gespeichert.
settings-licenses = Lizenzen zu allem, woraus dieses Spiel besteht
set-language = Sprache
language-auto = Automatisch
set-theme = Farbschema
theme-auto = Automatisch
theme-evening = Abend
theme-day = Tag
set-faces = Spielen mit
faces-tiles = Steinen
faces-cards = Karten
set-colors = Farben
colors-turkish = Rot, Gelb, Blau, Schwarz
colors-rummy = Rot, Gelb, Grün, Schwarz
colors-gameduell = Rot, Gelb, Blau, Grün
set-pace = Tempo
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
set-still = Ohne Bewegung
set-left = Für Linkshänder: Knöpfe auf der anderen Seite
set-clock = Bedenkzeit
clock-off = Aus
clock-seconds = { $seconds } s
set-confirm = Vor jedem Abwurf nachfragen
set-remind = Nachfragen, wenn der Abwurf die Runde beenden könnte
set-fit = Gezogene Steine passend einordnen
set-distance = Zeigen, wie viele Steine fehlen
set-guess = Tipp: erst selbst versuchen
set-practice = Üben: jeden Zug zurücknehmen
set-vibration = Vibration
set-name-1 = Rechts
set-name-2 = Gegenüber
set-name-3 = Links
reset = Zurücksetzen
reset-keeps = Sprache und Namen bleiben beim Zurücksetzen.

## A shared deal

shared-title = Diese Verteilung spielen?
shared-why = Die laufende Partie bleibt unter Partien.
shared-play = Diese Verteilung spielen
shared-keep = Meine behalten

## What is kept

kept-title = Gespeicherte Partie
forgets = Safari löscht nach sieben Tagen ohne Besuch, was eine Seite gespeichert hat. Leg das Spiel auf den Home-Bildschirm (Teilen, „Zum Home-Bildschirm“) und spiel dort, oder sichere deine Partien:
kept-well = Deine Partie ist in diesem Browser gespeichert.
kept-full = Diese Partie wird nicht mehr gespeichert: Der Browser hat keinen Platz dafür. Was du seitdem gespielt hast, geht verloren, wenn du die Seite schließt.
kept-full-way = Lösch in den Einstellungen des Browsers Websitedaten, die du nicht brauchst, oder schaff Platz auf dem Gerät und versuch es dann noch einmal. Oder nimm die Partie als Text mit.
kept-forbidden = Diese Partie wird nicht gespeichert: Der Browser hebt für diese Seite nichts auf. Vielleicht ist es ein privates Fenster, Websitedaten sind blockiert, oder die Seite steckt in einer anderen. Wenn du die Seite schließt, ist die Partie verloren.
kept-forbidden-way = Erlaub dieser Website in den Einstellungen des Browsers, Daten zu speichern, oder öffne die Seite in einem eigenen Fenster und versuch es dann noch einmal. Oder nimm die Partie als Text mit.
kept-again = Noch einmal versuchen
kept-text = Diese Partie als Text
save-file = Als Datei sichern
copy-text = Text kopieren
did-copy = Kopiert.
no-copy = Kopieren geht hier nicht: markiere den Text.
aside-title = Beiseitegelegt
aside-why = Diese Version des Spiels konnte nicht lesen, was gespeichert war: Es ist beschädigt oder stammt von einer neueren Version. Nichts daran wurde verändert; die letzten { $count } bleiben hier, bis du sie löschst.
aside-some = Gespeicherter Text
aside-drop = Löschen
aside-drop-label = Löschen: { $name }
aside-gone = Gelöscht.

## Another tab

elsewhere-title = Das Spiel läuft in einem anderen Tab
elsewhere-why = Nichts geht verloren. Du kannst auch hier weiterspielen.
elsewhere-here = Hier spielen
stopped-title = Der Spielkern ist stehen geblieben
stopped-why = Deine Partie ist bis zum letzten Zug gespeichert.
stopped-unkept = Deine Partie wird nicht gespeichert, aber solange diese Seite offen ist, geht sie vom letzten Zug an weiter. Du kannst sie als Text mitnehmen.
stopped-go-on = Weiterspielen
stuck-unkept = Er startet nicht. Nimm die Partie als Text mit, bevor du die Seite neu lädst.

## A report

report-why = Das Spiel verschickt von sich aus nichts. Kopiere diesen Text und gib ihn denen, die das Spiel betreuen; mehr gibst du nicht preis. Der Link darin enthält die Partie bis hierher, mit den Steinen aller Spieler.
report-words = Was stimmt nicht?
report-text = Der Text zum Weitergeben
report-rules = Regeln
report-moment = Dieser Moment
report-long = zu lang für einen Link
report-opponents = Gegner
report-pressed = Zuletzt getan
report-browser = Browser
report-window = Fenster
report-language = Sprache

## Rules

rules-title = So wird gespielt
embed-open = Einbetten

## Noch einmal ansehen, und Links dazu

look-back = Rückblick
look-back-watch = Die Runde noch einmal, Stein für Stein
look-back-review = Deine Entscheidungen, die teuersten zuerst
look-back-analysis = Der Augenblick deines letzten Zuges: was möglich war
look-back-moves = Alle Züge der Reihe nach
look-back-scores = Jede Runde, und wie es steht
look-back-daily = Dein Ergebnis zum Weitergeben und der Kalender
look-back-fair = Prüfen, dass niemand die Steine ausgesucht hat
look-back-fair-next = Diese prüfen; Fingerabdruck der nächsten: { $value }
watch = Wiederholung
review = Rückblick
link-long = Der Link ist zu lang, um einer von diesem Spiel zu sein.
link-version = Der Link kommt von einer neueren Version des Spiels. Lade die Seite neu und versuche es noch einmal.
link-damaged = Der Link ist beschädigt: Zeichen fehlen oder sind verändert.
shared-none = Das kann dieses Spiel nicht öffnen: keine Partie, keine Regeln, keine Aufgabe, keine gespeicherte Datei.
shared-damaged = Diese Partie ist nicht lesbar: Buchstaben fehlen oder sind verändert.
shared-no-puzzle = Diese Aufgabe ist nicht lesbar: Buchstaben fehlen oder sind verändert.

## About deals

fair = Faire Verteilung
fair-before = Faire Verteilung · { $value }
daily = Tagesrunde
tries = Versuche vergleichen

## Mistakes that are tried again

mistakes-here = { $count ->
    [one] Eine Entscheidung dieser Runde war teuer.
   *[other] Die teuersten Entscheidungen dieser Runde sind zum Üben aufgehoben.
}
mistakes-first = { $count ->
    [one] Eine deiner Entscheidungen war teuer. Istaka fragt sie morgen und später noch einmal, in anderen Farben, und verrät die Antwort erst danach; in den Einstellungen lässt sich das abschalten.
   *[other] Einige deiner Entscheidungen waren teuer. Istaka fragt sie morgen und später noch einmal, in anderen Farben, und verrät die Antwort erst danach; in den Einstellungen lässt sich das abschalten.
}
mistakes-try = { $count ->
    [1] Jetzt üben
    [2] Diese zwei üben
    [3] Diese drei üben
   *[other] Diese { $count } üben
}
