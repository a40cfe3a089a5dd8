### Istaka in het Nederlands: wat er over delingen te weten is, opgehaald als iemand ernaar vraagt.

## A deal that can be checked

fair-how = Hoe je het controleert
fair-why = Voor elke deling zie je haar vingerafdruk. Na de ronde zie je waaruit ze is gemaakt, en worden de stenen daaruit opnieuw gemaakt.
fair-next = Voor de volgende deling
fair-next-round = Vingerafdruk van de volgende ronde
fair-next-match = Vingerafdruk van een nieuw spel
fair-word = Jouw woord voor de volgende deling
fair-word-why = Het wordt pas na de vingerafdruk bijgemengd: zo kan niemand de stenen hebben uitgekozen. Het mag leeg blijven.
fair-round = Ronde
fair-holds = De stenen lagen vast voordat je ze zag.
fair-closed = De ronde is nog niet afgelopen. Daarna kun je de deling hier controleren.
fair-fromSeed = Deze stenen komen uit een getal. Wie het kent, kent de deling; daarom was er geen vingerafdruk.
fair-position = Deze ronde begon met een stelling die iemand heeft opgezet. Wat niemand had gezien, is willekeurig verdeeld.
fair-unsaid = Voor deze deling was er geen vingerafdruk.
fair-wrongKey = Er klopt iets niet: de sleutel past niet bij de vingerafdruk.
fair-wrongWall = Er klopt iets niet: deze stenen komen niet uit sleutel en woord.
fair-step-said = Voor het delen stond deze vingerafdruk er:
fair-step-closed = De sleutel zie je als de ronde is afgelopen.
fair-step-key = Na de ronde kwam deze sleutel:
fair-step-hash = De SHA-256 van de sleutel moet de vingerafdruk zijn:
fair-step-word = De SHA-256 van sleutel, spatie en jouw woord ‘{ $value }’:
fair-step-no-word = De SHA-256 van sleutel en spatie; je hebt geen woord gezegd:
fair-step-wall = Daaruit ontstaat de muur, steen voor steen.
fair-same = Stenen die liggen waar ze lagen: { $same } van { $of }.
fair-step-secret = Het geheim van het spel. De SHA-256 van het woord istaka, het geheim en { $round }, met spaties ertussen, moet de sleutel zijn:
fair-agrees = klopt
fair-differs = klopt niet
fair-deal = De deling, opnieuw gemaakt
fair-dice = Dobbelstenen: { $value }
fair-indicator = Aanwijssteen
fair-wall = De muur als tekst
fair-tools = Met andere hulpmiddelen
fair-tools-why = Elk hulpmiddel voor SHA-256 moet dezelfde cijfers geven. In een shell:
fair-wall-why = Hoe uit de laatste cijfers de muur ontstaat, staat in docs/fairness.md bij de broncode van het spel. Een kort programma in Python doet daar alles opnieuw, zonder het spel.
fair-limits = Wat dit niet bewijst
fair-limits-knows = Het zegt niet dat niemand de stenen kende: het programma dat deelt, kent ze allemaal. Je tegenstanders beslissen alleen op wat een speler ziet.
fair-limits-before = Het zegt niet dat er voor de vingerafdruk geen andere deling is weggegooid. Daartegen helpt jouw woord.
fair-limits-seed = Een spel dat vanzelf begint, zoals bij het eerste bezoek, is gedeeld voordat je een woord kunt zeggen.

## The deal of the day

daily-title = Deling van de dag
daily-why = Dezelfde stenen voor iedereen, één ronde, dezelfde tegenstanders. De eerste poging telt.
daily-game = Spel
daily-okey = Okey
daily-rummi = Tafelrummy
daily-okey101 = 101 Okey
daily-today = Vandaag, { $value }
daily-turned = Het is na middernacht: dit is de deling van vandaag.
daily-open = Nog niet gespeeld.
daily-missed = Niet gespeeld. Je kunt haar nog spelen, maar ze telt niet.
daily-future = Deze dag moet nog komen.
daily-begun = Begonnen, maar niet uitgespeeld.
daily-practice = Oefenen staat aan bij de instellingen: een poging waarin zetten terug te nemen zijn, telt niet.
daily-won = { $turns ->
    [one] Gewonnen in { $turns } beurt
   *[other] Gewonnen in { $turns } beurten
  }
daily-lost = { $turns ->
    [one] Verloren na { $turns } beurt
   *[other] Verloren na { $turns } beurten
  }
daily-late = Op een andere dag gespeeld, telt dus niet.
daily-in-practice = Als oefening gespeeld, telt dus niet.
daily-play = Spelen
daily-again = Nog eens spelen
daily-on = Verderspelen
daily-share = Uitslag delen
daily-text = De uitslag als tekst
daily-text-title = Istaka, deling van { $value } ({ $name })
daily-text-won = { $turns ->
    [one] Gewonnen in { $turns } beurt
   *[other] Gewonnen in { $turns } beurten
  }
daily-text-lost = { $turns ->
    [one] Verloren na { $turns } beurt
   *[other] Verloren na { $turns } beurten
  }
daily-streak = { $days ->
    [one] { $days } dag op rij gespeeld
   *[other] { $days } dagen op rij gespeeld
  }
daily-no-streak = Hier worden dagen op rij geteld.
daily-days = { $days ->
    [one] dag op rij
   *[other] dagen op rij
  }
daily-streak-short = { $days } op rij
daily-week = De laatste zeven dagen
daily-seat = Anderen op jouw plaats
daily-best = Het best op jouw plaats: { $name }, na { COUNT($turns, "beurt", "beurten") }.
daily-best-own = Op jouw plaats was geen van hen sneller dan jij.
daily-best-alone = Op jouw plaats had geen van hen gewonnen. Jij wel.
daily-best-none = Op jouw plaats had geen van hen gewonnen.
daily-calendar = Kalender
daily-hands = De handen
daily-as-text = Doorgeven als tekst
daily-as-picture = Als plaatje
deals-saved = Het plaatje is opgeslagen.
daily-before = Vorige maand
daily-after = Volgende maand
daily-day = { $name }: { $what }
daily-mark-won = gewonnen
daily-mark-lost = verloren
daily-mark-late = telt niet
daily-mark-begun = niet uitgespeeld
daily-key-won = Gewonnen
daily-key-lost = Verloren
daily-key-late = Telt niet

## Tries at the same deal

tries-title = Pogingen met deze deling
tries-why = Alle spellen hier waarin dezelfde stenen zijn gedeeld.
tries-none = Deze deling komt in geen spel voor dat hier wordt bewaard.
tries-hand = Hand
tries-hand-why = Hand 1 heeft wie begint; de andere volgen in de volgorde van de spelers.
tries-end = Einde
tries-turns = Beurten
tries-score = Uitslag
tries-running = Niet afgelopen
tries-ended = { $names }: { $what }
deals-copied = De tekst is gekopieerd.
deals-refused = Kopieer de tekst uit het veld.
