### Istaka auf Deutsch: was beim Spielen gesagt wird.

## Tiles as cards

card = { $color ->
    [R] Herz
    [Y] Karo
    [B] Kreuz
   *[K] Pik
  }{ $number ->
    [1] -Ass
    [11] -Bube
    [12] -Dame
    [13] -König
   *[other] {" "}{ $number }
  }

## What happened

said-drew = { $name } zieht.
said-took = { $name } nimmt den Abwurf: { $tile }.
said-discarded = { $name } wirft ab: { $tile }.
said-showed = { $name } zeigt den Anzeiger.
said-passed = { $name } passt.
said-declared = { $name } beendet die Runde. Letzter Stein: { $tile }.
said-misdeclared = { $name } meldet eine unvollständige Hand und wirft { $tile } ab.
said-you-drew = Gezogen: { $tile }.
said-you-took = Genommen: { $tile }.
said-you-discarded = Abgeworfen: { $tile }.
said-you-showed = Du hast den Anzeiger gezeigt.
said-you-passed = Du hast gepasst.
said-you-declared = Du beendest die Runde. Letzter Stein: { $tile }.
said-you-misdeclared = Du meldest eine unvollständige Hand und wirfst { $tile } ab.
said-your-turn = Du bist dran.
said-step = Mit N geht es weiter.
said-step-button = Der Knopf „Weiter“ führt zum nächsten Zug.
said-between = { $tile } zwischen { $left } und { $right }
said-behind = { $tile } hinter { $left }
said-before = { $tile } vor { $right }
said-apart = { $tile }, für sich
tell-stock = { $count ->
    [one] { $count } Stein im Talon
   *[other] { $count } Steine im Talon
  }
tell-far = { $count ->
    [0] Deine Hand ist vollständig
    [one] { $count } Stein fehlt
   *[other] { $count } Steine fehlen
  }
said-by-runs = Nach Sequenzen geordnet.
said-by-groups = Nach Sätzen geordnet.
said-by-pairs = Nach Paaren geordnet.
said-by-best = Optimal geordnet.
said-close-up = Die Lücken sind geschlossen.
tell-nothing = Noch ist nichts gespielt.
tell-left = Übrig: { $tiles }
said-picked = Gewählt: { $tiles }

## Refusals: what is wrong and what would help

refused-notYourTurn = Du bist noch nicht dran
refused-drawFirst = Zieh zuerst einen Stein
refused-alreadyDrawn = Du hast deinen Stein: Wirf jetzt einen ab
refused-startsByDiscard = Du beginnst mit fünfzehn Steinen: Wirf einen ab, ohne zu ziehen
refused-nothingToTake = Es gibt keinen Abwurf zu nehmen
refused-nothingToUndo = Das lässt sich nicht mehr zurücknehmen
refused-stockEmpty = Der Talon ist leer
refused-notInHand = Dieser Stein liegt nicht auf deinem Bänkchen
refused-handIncomplete = { $count ->
    [one] Nicht vollständig, so wie deine Steine liegen. Es passt nicht: { $tiles }
   *[other] Nicht vollständig, so wie deine Steine liegen. Es passen nicht: { $tiles }
  }
refused-last = { $refusal }. Abgeworfen würde: { $tile }
refused-handIncomplete-many = Nicht vollständig: So, wie deine Steine liegen, passen { $count } davon nicht
refused-twinNotDealt = Du hast den Zwilling des Anzeigesteins nicht bekommen
refused-twinTooLate = Zu spät: Den Anzeiger zeigst du nur am Anfang
refused-twinWouldWin = Die letzten Punkte wirst du nur los, wenn du die Runde beendest
refused-twinAlreadyShown = Du hast den Anzeiger schon gezeigt
refused-roundOver = Die Runde ist vorbei
refused-unlit = Nimm zuerst, was leuchtet
refused-taught = Hier gibt es keinen Tipp: Tu, was die Lektion sagt
refused-answered = Du hast schon geantwortet
refused-asked = Hier gibt es keinen Tipp: Antworte erst selbst
refused-roundRunning = Die Runde läuft noch
refused-matchOver = Die Partie ist vorbei: Beginn eine neue
refused-mustFinish = Nimm diesen Stein nur, um damit sofort die Runde zu beenden
refused-wildOnlyToFinish = Einen Joker darfst du nur abwerfen, um die Runde zu beenden
refused-wildIsDead = Einen abgeworfenen Joker darf hier niemand nehmen
refused-wouldNotFinish = Mit diesem Stein kannst du die Runde nicht beenden: Passe
refused-cannotPass = Passen kannst du erst, wenn der Talon leer ist
refused-unknown = Das geht jetzt nicht
refused-isBot = Auf diesem Platz spielt der Computer

## Notices about the game

notice-damaged = Die gespeicherte Partie war nicht lesbar und liegt beiseite: Das ist eine neue
notice-damaged-short = Gespeicherte Partie nicht lesbar: Sie liegt beiseite
notice-second = Eine Kopie der Partie war beschädigt: Es geht mit der anderen weiter
notice-mended = Die Partie war beschädigt: Sie geht weiter, so weit sie lesbar war
notice-unanswered = Der Spielkern hat darauf keine Antwort
notice-unkept = Diese Partie wird nicht gespeichert: Warum, sagt das Zeichen oben
notice-unkept-short = Diese Partie wird nicht gespeichert
notice-single = Der Browser antwortet beim Speichern nicht: Von deiner Partie gibt es vorerst keine zweite Kopie
notice-single-short = Von deiner Partie gibt es vorerst keine zweite Kopie
notice-dialog = Das lässt sich nicht zeigen: Ein Fehler ist aufgetreten
notice-aside = Etwas Gespeichertes war nicht lesbar und liegt beiseite
notice-settings = Einige Einstellungen waren unlesbar und sind zurückgesetzt
notice-seed = Die Zahl in der Adresse ist unbrauchbar
notice-link = { $why ->
    [unread-tooLong] Der Text im Link ist zu lang für Regeln
    [unread-otherVersion] Die Regeln im Link sind von einer anderen Version
    [unread-unknownPreset] Die Regeln im Link beruhen auf hier unbekannten
    [unread-unknownSetting] Die Regeln im Link haben eine unbekannte Einstellung
    [unread-badValue] Eine Einstellung im Link hat einen unmöglichen Wert
    [unread-repeatedSetting] Die Regeln im Link haben eine Einstellung zweimal
   *[other] Im Link stehen keine Regeln
  }
notice-rules = Deine Regeln sind nicht brauchbar: Es gelten die üblichen
notice-opponents = Deine Gegner sind nicht erreichbar: Hier spielen die üblichen
notice-program = { $name } ist ausgefallen ({ $code }): Ein Bot spielt weiter
notice-language = Diese Sprache ist nicht angekommen: Prüfe deine Verbindung
notice-okey = Das ist ein Joker, auch für den Nächsten. Abwerfen?
notice-sure = Diesen Stein abwerfen: { $tile }?
notice-complete = Deine Hand ist vollständig. Die Runde mit diesem Stein beenden?
notice-choose = Wähl zuerst einen Stein, dann wirf ihn hier ab
keep = Behalten
notice-unfinished = Tisch ungültig: Am Zugende liegt alles wie vorher, du ziehst { $count ->
    [one] einen Strafstein
   *[other] { $count } Strafsteine
  }
notice-unfinished-short = So nicht gültig: Das Zugende kostet { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }
end-turn = Zug beenden
keep-building = Weiterbauen
undone-laying = Schritt auf dem Tisch
joker = Joker
throw = Abwerfen
notice-stuck = Er startet nicht: Lade die Seite neu, deine Partie ist gespeichert

## Hints, taking back and the turn clock

thing-okey = Joker dieser Runde ist { $tile }: Beide Steine stehen für jeden Stein, den du brauchst.
thing-indicator = Der Anzeigestein ({ $tile }) bestimmt den Joker: die nächste Zahl seiner Farbe, also { $okey }.
thing-false-joker = Ein falscher Joker ist kein Joker: Er zählt als { $tile }, weil dieser Stein selbst der Joker ist.
thing-stock = { $count ->
    [0] Der Talon ist leer.
    [one] Hier liegt noch ein Stein.
   *[other] Hier liegen noch { $count } Steine.
  } In jedem Zug ziehst du einen oder nimmst, was { $name } zuletzt abgeworfen hat.
thing-away = { $count ->
    [0] Deine Hand ist vollständig: Beende die Runde mit dem Stein, der übrig ist.
    [one] Noch ein passender Stein, und deine Hand ist vollständig.
   *[other] Noch { $count } passende Steine, und deine Hand ist vollständig.
  }
thing-points = Strafpunkte dieser Partie: je weniger, desto besser. { $aim }
thing-wins = Gewonnene Runden dieser Partie. { $aim }
thing-down = Punkte, die in dieser Partie übrig sind. { $aim }
thing-take = Goldener Rahmen: Diesen Stein darfst du jetzt nehmen, statt einen vom Talon zu ziehen.
thing-last = Dieser Stein wurde zuletzt abgeworfen.
thing-taken = Diesen Stein hast du in diesem Zug genommen; { $name } hatte ihn abgeworfen.
thing-away-label = Wie weit ist meine Hand?
thing-points-label = Was bedeutet mein Stand?
lesson-title = So wird gespielt
lesson-leave = Allein spielen
lesson-wait = { $name } spielt; nehmen darfst du nur, was { $previous } abwirft
lesson-false-joker = Der Stein ohne Zahl, mit dem Stern, ist der falsche Joker: Er zählt als { $tile }
tile-hint = { $tile }, Tipp
the-tile = die { tile }
the-false-joker = den falschen Joker
the-joker = den Joker
a-false-joker = { false-joker }
a-joker = { joker }
the-card = { $number ->
    [1] das { card }
    [11] den { card }n
    [13] den { card }
   *[other] die { card }
  }
hint-none = Du bist nicht dran: Es gibt nichts zu entscheiden
hint-none-short = Du bist nicht dran
hint-try = Was würdest du tun? Mach deinen Zug, oder drück noch einmal auf „{ hint }“
hint-try-short = Mach deinen Zug, oder noch einmal „{ hint }“
hint-tried = Der Tipp hätte dasselbe gesagt
hint-tried-other = Der Tipp hätte gesagt: { $said }
hint-tried-other-short = Der Tipp war: { $brief }
hint-do-showTwin = Zeig den Anzeiger
hint-do-take = Nimm { $tile }
hint-do-draw = Zieh vom Talon
hint-do-discard = Wirf { $tile } ab
hint-do-finish = Wirf { $tile } ab und beende die Runde
hint-do-pass = Passe
notice-undone = Zurückgenommen: { $what }
notice-time = Die Zeit ist um: Dein Zug wurde beendet
notice-time-short = Die Zeit ist um
clock-label = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
  }

## Rounds, games and players

rack-help = Die Pfeiltasten gehen das Bänkchen entlang, mit der Umschalttaste verschieben sie den Stein. Die Leertaste wählt einen Stein, die Eingabetaste wirft ihn ab. Das Fragezeichen zeigt alle Tasten.
team-label = { $amount } zusammen
partner-label = { $name }, Partner
partner = Partner
partner-short = Partner: { $points }
team-short = Team: { $points }
round-extra = Zusatzrunde
round-of = Runde { $round } von { $rounds }
game-board = Deutsche Brettspielausgabe
game-pagat = Okey nach Pagat
game-kahvehane = Kaffeehaus-Okey
game-sayili = Sayılı Okey
game-rummi = { $tiles ->
    [84] Räuber-Rommé 80
    [106] Räuber-Rommé 106
   *[other] Räuber-Rommé
  }
game-rummi80 = Räuber-Rommé 80
game-rummi80-site = Räuber-Rommé 80, 50 s
game-rummi106 = Räuber-Rommé 106
game-yuzbir = 101 Okey
game-yuzbir_katlamali = 101 Okey, steigend
game-yuzbir_esli = 101 Okey, Partnerspiel
game-yuzbir_turnuva = 101 Okey, Turnier
game-yuzbir_cezali = 101 Okey, mit Strafen
game-yuzbir_hizli = 101 Okey, kurz
prompt-extra = Zusatzrunde: { $name } spielt
prompt-you-won = Du gewinnst die Runde
prompt-won = { $name } gewinnt die Runde
character-osman = Osman
character-nermin = Nermin
character-elif = Elif
character-cem = Cem
character-ayten = Ayten
character-kemal = Kemal
character-sabri = Sabri
character-feride = Feride
set-sound = Ton
