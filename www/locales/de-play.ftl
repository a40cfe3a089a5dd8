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
said-picked = { $tiles } sind gewählt

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
notice-twin = { $name } zeigt den Anzeiger: je { points } für die Gegner
notice-twin-short = { $name } zeigt den Anzeiger: je { points } für die Gegner
notice-you-twin = Du zeigst den Anzeiger: je { points } für die Gegner
notice-you-twin-short = Du zeigst den Anzeiger: je { points } für die Gegner
notice-twin-down = { $name } zeigt den Anzeiger: je −{ $points } für die Gegner
notice-you-twin-down = Du zeigst den Anzeiger: je −{ $points } für die Gegner
notice-twin-own = { $name } zeigt den Anzeiger: −{ $points } für { $name }
notice-you-twin-own = Du zeigst den Anzeiger: −{ $points } für dich

## Hints, taking back and the turn clock

thing-okey = Joker dieser Runde ist { $tile }: Beide Steine stehen für jeden Stein, den du brauchst.
thing-indicator = Der Anzeigestein ({ $tile }) bestimmt den Joker: die nächste Zahl seiner Farbe, also { $okey }.
thing-indicator-odd = Als Anzeigestein wurde ein falscher Joker aufgedeckt. Joker dieser Runde: { $okey }.
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
thing-take = Der goldene Rahmen: Diesen Stein darfst du jetzt nehmen, statt einen vom Talon zu ziehen.
thing-last = Das Zeichen für den Stein, der zuletzt abgeworfen wurde.
thing-taken = Die Ecke: Dieser Stein wurde in diesem Zug vom Abwurfstapel genommen.
thing-away-label = Wie weit ist meine Hand?
thing-points-label = Was bedeutet mein Stand?
lesson-title = So wird gespielt
lesson-leave = Allein spielen
lesson-wait = { $name } spielt; nehmen darfst du nur, was { $previous } abwirft
lesson-twin = { $name } hat den gleichen Stein wie den Anzeigestein, den Zwilling: Wer ihn zeigt, bringt den anderen Strafpunkte
lesson-false-joker = Der Stein mit dem Stern ist der falsche Joker: Er zählt als { $tile }
tile-hint = { $tile }, Tipp
the-tile = die { tile }
the-false-joker = den falschen Joker
the-joker = den Joker
the-card = { $number ->
    [1] das { card }
    [11] den { card }n
    [13] den { card }
   *[other] die { card }
  }
hint-none = Du bist nicht dran: Es gibt nichts zu entscheiden
hint-none-short = Du bist nicht dran
hint-do-showTwin = Zeig den Anzeiger
hint-do-take = Nimm { $tile }
hint-do-draw = Zieh vom Talon
hint-do-discard = Wirf { $tile } ab
hint-do-finish = Wirf { $tile } ab und beende die Runde
hint-do-pass = Passe
hint-because-showTwin = Du hast den Zwilling des Anzeigesteins, also den gleichen Stein: Ihn zu zeigen kostet nichts
hint-because-finish = Ohne diesen Stein ({ $tile }) ist deine Hand vollständig
hint-because-finishing = Damit ist deine Hand vollständig
hint-because-complete = Deine Hand ist vollständig: Mit jedem Stein, den du ziehst, kannst du die Runde beenden
hint-because-complete-short = Vollständig: Jeder Stein genügt
hint-because-taken = Der Abwurf passt besser zu deiner Hand als die meisten Steine im Talon
hint-because-taken-short = Besser als die meisten im Talon
hint-because-taken-whole = Der Abwurf vervollständigt { $tiles }
hint-because-taken-begun = Der Abwurf ergänzt { $tiles }
hint-because-draw = Der Abwurf ({ $tile }) bringt dich nicht näher
hint-because-draw-ahead = Der Abwurf ({ $tile }) brächte dich näher, aber ein gezogener Stein verspricht mehr
hint-because-draw-ahead-short = Ein gezogener Stein verspricht mehr
hint-because-alone = Dieser Stein ({ $tile }) passt zu nichts, was du sammelst
hint-because-beside = Zu diesem Stein ({ $tile }) hast du zwar { $tiles }, aber er bringt dich nicht näher
hint-because-begun = Auf diesen Stein ({ $tile }) kannst du verzichten: Was dazu passt, kommt kaum noch
hint-because-meld = Deine Figuren kommen ohne diesen Stein ({ $tile }) aus
hint-because-long = Auch ohne diesen Stein ({ $tile }) behältst du { $tiles } als Figur
hint-because-single = Du sammelst Paare, und dieser Stein ({ $tile }) hat keinen Zwilling
hint-because-pair = Du sammelst Paare, und auf dieses kannst du verzichten
hint-keep = { $because }; behalte { $tiles }: Du brauchst nur noch { $completing }
hint-keep-short = Behalte { $tiles }: Du brauchst nur { $completing }
hint-waits = { $because }; du hast { $tiles } und brauchst { $completing }
hint-waits-short = Du hast { $tiles } und brauchst { $completing }
hint-why-showTwin-down = Jeder Gegner verliert dafür { $points }
hint-why-showTwin-own = Damit wirst du { $points } los
hint-why-showTwin = { $points ->
    [one] Jeder Gegner bekommt dafür { $points } Strafpunkt
   *[other] Jeder Gegner bekommt dafür { $points } Strafpunkte
  }
hint-way = { $plan ->
    [pairs] Auf dem Weg zu sieben Paaren:{" "}
   *[melds] {""}
  }
hint-way-short = { $plan ->
    [pairs] Sieben Paare:{" "}
   *[melds] {""}
  }
hint-why-take = { hint-way }{ $after ->
    [one] Damit fehlt dir noch { $after } Stein statt { $before }; dann können { $copies } helfen
   *[other] Damit fehlen dir noch { $after } Steine statt { $before }; dann können { $copies } helfen
  }
hint-why-take-short = { hint-way-short }{ $copies ->
    [one] Noch { $after } statt { $before }; dann hilft { $copies } Stein
   *[other] Noch { $after } statt { $before }; dann helfen { $copies } Steine
  }
hint-why-take-finish = Damit ist deine Hand vollständig: { points } für jeden Gegner
hint-why-take-finish-short = Damit vollständig: { points } für jeden
hint-why-take-finish-down = Damit ist deine Hand vollständig: Jeder Gegner verliert { $points }
hint-why-take-finish-own = Damit ist deine Hand vollständig: Du wirst { $points } los
hint-why-draw = { hint-way }{ $copies ->
    [one] Der Abwurf ({ $tile }) bringt dich nicht näher, { $copies } Stein, den du noch nicht gesehen hast, schon
   *[other] Der Abwurf ({ $tile }) bringt dich nicht näher, { $copies } Steine, die du noch nicht gesehen hast, schon
  }
hint-why-draw-short = { hint-way-short }{ $copies ->
    [one] Der Abwurf hilft nicht, { $copies } ungesehener Stein schon
   *[other] Der Abwurf hilft nicht, { $copies } ungesehene Steine schon
  }
hint-why-draw-complete = Deine Hand ist vollständig: Jeder Stein genügt, und ein Joker zählt doppelt
hint-why-draw-complete-short = Vollständig: Jeder Stein genügt
hint-why-discard = { $plan ->
    [pairs] { $copies ->
        [one] Auf dem Weg zu sieben Paaren bleibt { $copies } Stein, der hilft; beim Nächstbesten ({ $tile }) { $fewer }
       *[other] Auf dem Weg zu sieben Paaren bleiben { $copies } Steine, die helfen; beim Nächstbesten ({ $tile }) { $fewer }
      }
   *[melds] { $copies ->
        [one] Dann bleibt { $copies } Stein, der hilft; beim Nächstbesten ({ $tile }) { $fewer }
       *[other] Dann bleiben { $copies } Steine, die helfen; beim Nächstbesten ({ $tile }) { $fewer }
      }
  }
hint-why-discard-short = { hint-way-short }{ $copies ->
    [one] Dann hilft { $copies } Stein, sonst höchstens { $fewer }
   *[other] Dann helfen { $copies } Steine, sonst höchstens { $fewer }
  }
hint-why-take-richer = { hint-way }{ $copies ->
    [one] Du bist damit nicht näher, aber dann kann { $copies } Stein helfen
   *[other] Du bist damit nicht näher, aber dann können { $copies } Steine helfen
  }
hint-why-take-richer-short = { hint-way-short }{ $copies ->
    [one] Dann kann { $copies } Stein helfen
   *[other] Dann können { $copies } Steine helfen
  }
hint-why-draw-ahead = { hint-way }{ $copies ->
    [one] { $copies } Stein, den du noch nicht gesehen hast, verspricht mehr als der Abwurf ({ $tile })
   *[other] { $copies } Steine, die du noch nicht gesehen hast, versprechen mehr als der Abwurf ({ $tile })
  }
hint-why-draw-ahead-short = { hint-way-short }{ $copies ->
    [one] { $copies } ungesehener Stein verspricht mehr
   *[other] { $copies } ungesehene Steine versprechen mehr
  }
hint-why-discard-ahead = { hint-way }Dann { $copies ->
    [one] hilft { $copies } Stein
   *[other] helfen { $copies } Steine
  }, und { $fewer } ohne { $tile }; aber spätere Züge und der Nächste zählen auch
hint-why-discard-ahead-short = { hint-way-short }Nützlich: { $copies }, sonst { $fewer }; auch spätere Züge zählen
hint-why-discard-equal = { $plan ->
    [pairs] { $copies ->
        [one] Auf dem Weg zu sieben Paaren bleibt { $copies } Stein, der hilft; ebenso gut: { $tile }
       *[other] Auf dem Weg zu sieben Paaren bleiben { $copies } Steine, die helfen; ebenso gut: { $tile }
      }
   *[melds] { $copies ->
        [one] Dann bleibt { $copies } Stein, der hilft; ebenso gut: { $tile }
       *[other] Dann bleiben { $copies } Steine, die helfen; ebenso gut: { $tile }
      }
  }
hint-why-discard-equal-short = { hint-way-short }{ $copies ->
    [one] Dann hilft { $copies } Stein; auch gut: { $tile }
   *[other] Dann helfen { $copies } Steine; auch gut: { $tile }
  }
hint-why-discard-but = { hint-why-discard-equal }; aber { $but }
hint-why-discard-but-short = { hint-way-short }Auch gut: { $tile }; aber { $brief }
hint-but-threw = { $name } hat selbst schon { $tiles } abgeworfen
hint-but-took = der andere passt zu dem, was { $name } genommen hat ({ $tiles })
hint-but-rarer = der andere passt zu mehr Steinen, die { $name } haben kann
hint-but-rarer-short = der andere passt zu mehr Steinen
hint-but-likely = { $name } nimmt eher den anderen
hint-why-discard-only = { hint-way }{ $count ->
    [one] Dir fehlt weiter { $count } Stein, und { $copies } können helfen; jeder andere Abwurf wirft dich zurück
   *[other] Dir fehlen weiter { $count } Steine, und { $copies } können helfen; jeder andere Abwurf wirft dich zurück
  }
hint-why-discard-only-short = { hint-way-short }{ $count ->
    [one] Es fehlt weiter { $count }; jeder andere wirft dich zurück
   *[other] Es fehlen weiter { $count }; jeder andere wirft dich zurück
  }
hint-why-finish = { points } für jeden Gegner
hint-why-finish-okey = Ein Joker als letzter Stein zählt doppelt: { points } für jeden Gegner
hint-why-finish-okey-short = Ein Joker zählt doppelt: { points } für jeden
hint-why-finish-pairs = Sieben Paare zählen doppelt: { points } für jeden Gegner
hint-why-finish-pairs-short = Sieben Paare zählen doppelt: { points } für jeden
hint-why-finish-both = Sieben Paare und ein Joker als letzter Stein: { points } für jeden Gegner
hint-why-finish-both-short = Paare und Joker: { points } für jeden
hint-why-finish-down = Jeder Gegner verliert { $points }
hint-why-finish-okey-down = Joker zählt doppelt: Jeder Gegner verliert { $points }
hint-why-finish-pairs-down = Paare zählen doppelt: Jeder Gegner verliert { $points }
hint-why-finish-both-down = Paare und Joker: Jeder Gegner verliert { $points }
hint-why-finish-own = Du wirst { $points } los
hint-why-finish-okey-own = Ein Joker zählt doppelt: Du wirst { $points } los
hint-why-finish-pairs-own = Paare zählen doppelt: Du wirst { $points } los
hint-why-finish-both-own = Paare und Joker: Du wirst { $points } los
hint-why-pass = Der Talon ist leer, und der Abwurf ({ $tile }) macht deine Hand nicht vollständig
hint-why-pass-short = Der Abwurf vervollständigt deine Hand nicht
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
game-board = Deutsche Brettausgabe
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
character-feride = Feride
set-sound = Ton

## By other rules

hint-why-take-win = Damit ist deine Hand vollständig: Die Runde gehört dir
hint-why-draw-win = Deine Hand ist vollständig: Jeder Stein passt
hint-why-finish-win = Damit gewinnst du die Runde
notice-strict = { $count ->
    [one] { $count } Stein fehlt, abgeworfen wird: { $tile }. Hand zeigen und { points } bekommen?
   *[other] { $count } Steine fehlen, abgeworfen wird: { $tile }. Hand zeigen und { points } bekommen?
  }
notice-strict-down = { $count ->
    [one] { $count } Stein fehlt, abgeworfen wird: { $tile }. Hand zeigen und { $points } verlieren?
   *[other] { $count } Steine fehlen, abgeworfen wird: { $tile }. Hand zeigen und { $points } verlieren?
  }
notice-misdeclared = { $name } meldet unvollständig: { points }
notice-you-misdeclared = Deine Hand war nicht vollständig: { points }
notice-misdeclared-down = { $name } meldet unvollständig: −{ $points }
notice-you-misdeclared-down = Deine Hand war nicht vollständig: −{ $points }
notice-okey-dead = Das ist ein Joker, und niemand darf ihn nehmen. Abwerfen?
notice-false-joker = Aufgedeckt ist ein falscher Joker: Nur der andere ist jetzt Joker
notice-stuck = Er startet nicht: Lade die Seite neu, deine Partie ist gespeichert
