### Istaka auf Deutsch: Okey am Tisch.

## What to do now

prompt-start = Du beginnst: Wirf einen Stein auf deinen Abwurfstapel
prompt-start-short = Du beginnst: Wirf einen Stein ab
prompt-finish = Deine Hand ist vollständig: Beende die Runde
prompt-last-chance = Der Talon ist leer: Mach mit dem Abwurf ({ $tile }) Schluss oder passe
prompt-last-chance-short = Talon leer: Mach Schluss ({ $tile }) oder passe
prompt-pass = Der Talon ist leer, und dieser Abwurf reicht nicht: Passe
prompt-pass-short = Der Talon ist leer: Passe

## Hints

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
hint-why-take-win = Damit ist deine Hand vollständig: Die Runde gehört dir
hint-why-draw-win = Deine Hand ist vollständig: Jeder Stein passt
hint-why-finish-win = Damit gewinnst du die Runde

## The indicator, its twin, and wrong declarations

notice-twin = { $name } zeigt den Anzeiger: je { points } für die Gegner
notice-twin-short = { $name } zeigt den Anzeiger: je { points } für die Gegner
notice-you-twin = Du zeigst den Anzeiger: je { points } für die Gegner
notice-you-twin-short = Du zeigst den Anzeiger: je { points } für die Gegner
notice-twin-down = { $name } zeigt den Anzeiger: je −{ $points } für die Gegner
notice-you-twin-down = Du zeigst den Anzeiger: je −{ $points } für die Gegner
notice-twin-own = { $name } zeigt den Anzeiger: −{ $points } für { $name }
notice-you-twin-own = Du zeigst den Anzeiger: −{ $points } für dich
thing-indicator-odd = Als Anzeigestein wurde ein falscher Joker aufgedeckt. Joker dieser Runde: { $okey }.
lesson-twin = { $name } hat den gleichen Stein wie den Anzeigestein, den Zwilling: Wer ihn zeigt, bringt den anderen Strafpunkte
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
