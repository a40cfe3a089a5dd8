### Istaka auf Deutsch: die Partien dieses Browsers, geholt, wenn jemand nach ihnen fragt.

## Die Liste

matches-title = Partien
matches-table = Am Tisch
matches-running-casual = Angefangen
matches-running-practice = Angefangen, zur Übung
matches-running-tournament = Angefangen, im Turnier
matches-over = Zu Ende gespielt
matches-none = Partien, die du verlässt oder zu Ende spielst, stehen hier.
match-go-on = Weiterspielen
match-record = Aufzeichnung
match-do = { $what }: { $name }
match-unread = Diese Partie ist hier nicht lesbar.
match-changed = { $name }, geändert
match-against = gegen { $names }
match-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }
match-place = Platz { $place } von { $players }
level-mixed = Gemischt
back-to = Schließen

## Was dabei herauskommt

statistics = Statistik
statistics-title = Statistik
statistics-more = Weitere Zahlen
statistics-why = Partien in diesem Browser; Übung zählt nicht.
statistics-rules = Regeln
statistics-level = Gegner
statistics-all = Alle
of-okey = Okey insgesamt
of-rummi = Räuber-Rommé insgesamt
of-okey101 = 101 Okey insgesamt
statistics-none = Noch nichts zu zählen: Spiel erst eine Runde zu Ende.
statistics-strength = So stark spielst du: { $game }
statistics-strength-okey = Gegen dreimal Schwer würdest du { $sum } von 100 Runden gewinnen ({ $from } bis { $to }); ein Experte gewinnt { $best }.
statistics-strength-rummi = Gegen dreimal Schwer würdest du { $sum } von 100 Runden gewinnen ({ $from } bis { $to }); wer immer am meisten auslegt, gewinnt { $best }.
statistics-strength-okey101 = Gegen dreimal Schwer würdest du { $sum } Strafpunkte je Runde schreiben ({ $from } bis { $to }); ein Experte schreibt { $best }.
statistics-strength-from = Aus den Entscheidungen deiner letzten { $rounds } Runden, gleich welche Steine kamen.
statistics-early = Noch zu früh: Es braucht etwa sechzig Runden, bisher sind es { $rounds }.
practise-this = Üben
practise-this-label = Üben: { $name }
statistics-share = { $won } von { $of } ({ $share })
statistics-matches = Partien gewonnen
statistics-rounds = Runden gewonnen
statistics-turns = Züge je Runde
statistics-one-away = Ein Stein fehlte
statistics-away = { $of ->
    [one] in { $rounds } von { $of } Runde, { $won } gewonnen
   *[other] in { $rounds } von { $of } Runden, { $won } davon gewonnen
  }
statistics-waited = Züge, in denen einer fehlte
statistics-twins = Zwillinge gezeigt
statistics-endings = Wie die Runden endeten
statistics-others = Andere
statistics-ending = Ende
statistics-levels = Gewonnene Runden nach Gegnern
statistics-points = { $what }, Partie für Partie
statistics-looked = Glück und Entscheidungen
statistics-looking = { $count ->
    [one] Noch { $count } Partie wird durchgesehen …
   *[other] Noch { $count } Partien werden durchgesehen …
  }
statistics-looked-okey = Glück ist, was die gezogenen Steine halfen, verglichen mit dem Zufall. Entscheidungen sind deine, verglichen mit denen eines Experten, der dasselbe sieht.
statistics-looked-rummi = Glück ist, wie viele Joker du gezogen hast, verglichen mit dem Zufall. Entscheidungen sind deine, verglichen mit dem, was ein Experte gelegt hätte.
statistics-looked-okey101 = Glück ist, wie viele Joker du gezogen hast, verglichen mit dem Zufall. Entscheidungen sind deine, verglichen damit, was ein Experte ausgelegt und abgeworfen hätte.
statistics-helped-okey = Gezogene Steine, die halfen
statistics-helped-rummi = Gezogene Joker
statistics-helped-okey101 = Gezogene Joker
statistics-helped-of = { $helped } von { $draws }; { $expected } durch Zufall
statistics-luck = Glück
statistics-tiles = { $count ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
  }
statistics-right = Richtige Entscheidungen
statistics-lost-okey = Verschenkte Gewinne je Runde
statistics-lost-rummi = Nicht gelegte Steine je Runde
statistics-lost-okey101 = Verschenkte Strafpunkte je Runde
statistics-lucks = Glück, zusammengezählt
statistics-rights = Richtige Entscheidungen, Partie für Partie
statistics-table = Als Tabelle
statistics-date = Datum
statistics-place = Platz
statistics-anew = Neu beginnen
statistics-begun = Ab jetzt wird neu gezählt; die Partien bleiben.
ending-plain = Schluss gemacht
ending-okey = Mit Joker
ending-pairs = Mit Paaren
ending-okeyPairs = Paare und Joker
ending-atOnce = Alles auf einmal
ending-lowest = Blockiert
ending-hand = Aus der Hand
ending-okeyHand = Aus der Hand, mit Joker
ending-exhausted = Talon leer
ending-void = Annulliert

## Alles als eine Datei

transfer = Sichern oder laden
transfer-title = Alles sichern oder laden
transfer-save = Sichern
transfer-save-why = Eine Datei mit allem: Partien, Einstellungen, Regeln, Spielchips und Ergebnisse, für einen anderen Browser oder als Kopie.
transfer-open = Datei laden
transfer-open-why = Zuerst siehst du, was darin ist. Bis du zustimmst, ändert sich nichts.
transfer-choose = Datei wählen
transfer-reading = Die Datei wird gelesen …
transfer-large = Diese Datei ist zu groß.
transfer-foreign = Das ist keine Datei von Istaka.
transfer-later = Diese Datei stammt von einer neueren Version des Spiels.
transfer-damaged = Diese Datei ist beschädigt. Es wurde nichts geladen.
transfer-full = Der Browser hat keinen Platz dafür. Es wurde nichts geladen.
transfer-forbidden = Der Browser bewahrt für diese Seite nichts auf. Es wurde nichts geladen.
transfer-taken = Geladen.
transfer-found = In dieser Datei
transfer-matches = { $count ->
    [one] { $count } Partie, die zu deinen kommt
   *[other] { $count } Partien, die zu deinen kommen
  }
transfer-replaced = { $count ->
    [one] { $count } davon ersetzt eine von deinen, die anders ist
   *[other] { $count } davon ersetzen einige von deinen, die anders sind
  }
transfer-settings = Einstellungen, die deine ersetzen
transfer-rules = { $count ->
    [one] { $count } eigenes Regelwerk
   *[other] { $count } eigene Regelwerke
  }
transfer-aside = { $count ->
    [one] { $count } Text, der hier nicht lesbar ist; er wird beiseitegelegt
   *[other] { $count } Texte, die hier nicht lesbar sind; sie werden beiseitegelegt
  }
transfer-chips = Spielchips: { $count }
transfer-chips-own = Spielchips: { $count } statt deiner { $own }
transfer-contest = Ein Turnier oder Spiel um Chips, das noch lief
transfer-contests = Beendete Turniere und Spiele um Chips: { $count }
transfer-days = Ergebnisse von Tagen, die zu deinen kommen: { $count }
transfer-lessons = Beendete Lektionen, die zu deinen kommen: { $count }
transfer-puzzles = Ergebnisse von Aufgaben, die zu deinen kommen: { $count }
transfer-positions = Analysierte Stellungen, die zu deinen kommen: { $count }
transfer-sheets = Spielzettel, die zu deinen kommen: { $count }
transfer-mistakes = Fehler zum Üben, die zu deinen kommen: { $count }
transfer-results = Ergebnisse früherer Partien: { $count }
transfer-since = Der Tag, ab dem deine Statistik zählt
transfer-nothing = Nichts, was du nicht schon hast.
transfer-stays = Was du hier hast, ist neuer und bleibt
stays-chips = Deine Spielchips: { $own } (in der Datei: { $count })
stays-contest = Ein Spiel um Chips, das noch lief, bleibt mit seinen Chips in der Datei
stays-contests = Beendete Turniere und Spiele um Chips: { $count }
stays-days = Ergebnisse von Tagen, die nur du hier hast: { $count }
stays-lessons = Beendete Lektionen, die nur du hier hast: { $count }
stays-matches = Partien, die hier weiter sind: { $count }
stays-puzzles = Ergebnisse von Aufgaben, die nur du hier hast: { $count }
stays-positions = Analysierte Stellungen, die nur du hier hast: { $count }
stays-mistakes = Fehler zum Üben, die nur du hier hast: { $count }
stays-room = Regelwerke der Datei, für die hier kein Platz ist: { $count }
stays-rules = Regelwerke, die es nur hier gibt: { $count }
stays-since = Der Tag, ab dem deine Statistik zählt
transfer-instead = Auch das durch das aus der Datei ersetzen
transfer-leave = Nicht laden
transfer-take = Laden
promise = In diesem Browser behalten
promise-why = Wird der Speicherplatz knapp, darf der Browser löschen, was das Spiel gespeichert hat. Er fragt dich, ob er stattdessen alles behalten soll.
promise-ask = Alles behalten
promise-given = Der Browser behält alles, bis du es selbst löschst.
promise-refused = Der Browser hat nicht zugestimmt. Eine gespeicherte Datei ist trotzdem sicher.
