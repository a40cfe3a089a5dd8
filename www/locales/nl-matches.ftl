### Istaka in het Nederlands: de spellen van deze browser, opgehaald als iemand ernaar vraagt.

## De lijst

matches-title = Spellen
matches-table = Aan tafel
matches-running-casual = Niet uitgespeeld
matches-running-practice = Niet uitgespeeld, om te oefenen
matches-running-tournament = Niet uitgespeeld, in een toernooi
matches-over = Uitgespeeld
matches-none = Spellen die je verlaat of uitspeelt, staan hier.
match-go-on = Verderspelen
match-record = Verslag
match-do = { $what }: { $name }
match-unread = Dit spel is hier niet te lezen.
match-changed = { $name }, aangepast
match-against = tegen { $names }
match-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
match-place = plaats { $place } van { $players }
level-mixed = Gemengd
back-to = Sluiten

## Wat het oplevert

statistics = Statistiek
statistics-title = Statistiek
statistics-more = Meer cijfers
statistics-why = Spellen in deze browser; oefenspellen tellen niet.
statistics-rules = Spelregels
statistics-level = Tegenstanders
statistics-all = Alle
of-okey = Alle Okey
of-rummi = Alle tafelrummy
of-okey101 = Alle 101 Okey
statistics-none = Nog niets te tellen: speel eerst een ronde uit.
statistics-strength = Zo sterk speel je: { $game }
statistics-strength-okey = Tegen drie keer Moeilijk zou je { $sum } van de 100 rondes winnen ({ $from } tot { $to }); een expert wint er { $best }.
statistics-strength-rummi = Tegen drie keer Moeilijk zou je { $sum } van de 100 rondes winnen ({ $from } tot { $to }); wie altijd het meeste uitlegt, wint er { $best }.
statistics-strength-okey101 = Tegen drie keer Moeilijk zou je { $sum } strafpunten per ronde schrijven ({ $from } tot { $to }); een expert schrijft er { $best }.
statistics-strength-from = Uit de beslissingen van je laatste rondes ({ $rounds }), welke stenen er ook kwamen.
statistics-early = Nog te vroeg: daarvoor zijn ongeveer zestig rondes nodig, tot nu toe { $rounds }.
practise-this = Oefenen
practise-this-label = Oefenen: { $name }
statistics-share = { $won } van { $of } ({ $share })
statistics-matches = Spellen gewonnen
statistics-rounds = Rondes gewonnen
statistics-turns = Beurten per ronde
statistics-one-away = Eén steen te kort
statistics-away = { $of ->
    [one] in { $rounds } van { $of } ronde, { $won } gewonnen
   *[other] in { $rounds } van { $of } rondes, { $won } daarvan gewonnen
  }
statistics-waited = Beurten met één te kort
statistics-twins = Tweelingstenen getoond
statistics-endings = Hoe rondes eindigden
statistics-others = Anderen
statistics-ending = Einde
statistics-levels = Gewonnen rondes per tegenstander
statistics-points = { $what }, spel voor spel
statistics-looked = Geluk en beslissingen
statistics-looking = { $count ->
    [one] Nog { $count } spel wordt bekeken …
   *[other] Nog { $count } spellen worden bekeken …
  }
statistics-looked-okey = Geluk is wat de getrokken stenen hielpen, vergeleken met het toeval. Beslissingen zijn die van jou, vergeleken met die van een expert die hetzelfde ziet.
statistics-looked-rummi = Geluk is hoeveel jokers je trok, vergeleken met het toeval. Beslissingen zijn die van jou, vergeleken met wat een expert had gelegd.
statistics-looked-okey101 = Geluk is hoeveel jokers je trok, vergeleken met het toeval. Beslissingen zijn die van jou, vergeleken met wat een expert had uitgelegd en weggelegd.
statistics-helped-okey = Getrokken stenen die hielpen
statistics-helped-rummi = Getrokken jokers
statistics-helped-okey101 = Getrokken jokers
statistics-helped-of = { $helped } van { $draws }; { $expected } door toeval
statistics-luck = Geluk
statistics-tiles = { $count ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
  }
statistics-right = Juiste beslissingen
statistics-lost-okey = Weggegeven winst per ronde
statistics-lost-rummi = Niet gelegde stenen per ronde
statistics-lost-okey101 = Weggegeven strafpunten per ronde
statistics-lucks = Geluk, opgeteld
statistics-rights = Juiste beslissingen, spel voor spel
statistics-table = Als tabel
statistics-date = Datum
statistics-place = Plaats
statistics-anew = Opnieuw beginnen
statistics-begun = Het tellen begint opnieuw; de spellen blijven.
ending-plain = Uitgegaan
ending-okey = Met een joker
ending-pairs = Met paren
ending-okeyPairs = Paren en joker
ending-atOnce = Alles in één keer
ending-lowest = Geblokkeerd
ending-hand = In één keer
ending-okeyHand = In één keer, met een joker
ending-exhausted = Stapel leeg
ending-void = Ongeldig

## Alles als één bestand

transfer = Opslaan of laden
transfer-title = Alles opslaan of laden
transfer-save = Opslaan
transfer-save-why = Eén bestand met alles: spellen, instellingen, spelregels, speelfiches en resultaten, voor een andere browser of als kopie.
transfer-open = Bestand laden
transfer-open-why = Eerst zie je wat erin staat. Zolang je niet instemt, verandert er niets.
transfer-choose = Bestand kiezen
transfer-reading = Het bestand wordt gelezen …
transfer-large = Dit bestand is te groot.
transfer-foreign = Dit is geen bestand van Istaka.
transfer-later = Een nieuwere versie van het spel heeft dit bestand gemaakt.
transfer-damaged = Dit bestand is beschadigd. Er is niets geladen.
transfer-full = De browser heeft er geen ruimte voor. Er is niets geladen.
transfer-forbidden = De browser bewaart niets voor deze pagina. Er is niets geladen.
transfer-taken = Geladen.
transfer-found = In dit bestand
transfer-matches = { $count ->
    [one] { $count } spel, dat bij de jouwe komt
   *[other] { $count } spellen, die bij de jouwe komen
  }
transfer-replaced = { $count ->
    [one] { $count } daarvan vervangt er een van jou die anders is
   *[other] { $count } daarvan vervangen er een paar van jou die anders zijn
  }
transfer-settings = Instellingen, die de jouwe vervangen
transfer-rules = { $count ->
    [one] { $count } stel eigen spelregels
   *[other] { $count } stel eigen spelregels
  }
transfer-aside = { $count ->
    [one] { $count } tekst die hier niet te lezen is; die wordt apart gelegd
   *[other] { $count } teksten die hier niet te lezen zijn; die worden apart gelegd
  }
transfer-chips = Speelfiches: { $count }
transfer-chips-own = Speelfiches: { $count } in plaats van jouw { $own }
transfer-contest = Een toernooi of spel om fiches dat nog liep
transfer-contests = Afgelopen toernooien en spellen om fiches: { $count }
transfer-days = Dagresultaten die bij de jouwe komen: { $count }
transfer-lessons = Voltooide lessen die bij de jouwe komen: { $count }
transfer-puzzles = Puzzelresultaten die bij de jouwe komen: { $count }
transfer-positions = Geanalyseerde stellingen die bij de jouwe komen: { $count }
transfer-sheets = Scorebladen die bij de jouwe komen: { $count }
transfer-mistakes = Fouten om te oefenen die bij de jouwe komen: { $count }
transfer-results = Resultaten van eerdere spellen: { $count }
transfer-since = De dag vanaf wanneer je statistieken tellen
transfer-nothing = Niets wat je hier niet al hebt.
transfer-stays = Wat je hier hebt is nieuwer en blijft
stays-chips = Jouw speelfiches: { $own } (in het bestand: { $count })
stays-contest = Een spel om fiches dat nog liep, blijft met zijn fiches in het bestand
stays-contests = Afgelopen toernooien en spellen om fiches: { $count }
stays-days = Dagresultaten die alleen jij hier hebt: { $count }
stays-lessons = Voltooide lessen die alleen jij hier hebt: { $count }
stays-matches = Spellen die hier verder zijn: { $count }
stays-puzzles = Puzzelresultaten die alleen jij hier hebt: { $count }
stays-positions = Geanalyseerde stellingen die alleen jij hier hebt: { $count }
stays-mistakes = Fouten om te oefenen die alleen jij hier hebt: { $count }
stays-room = Spelregels uit het bestand waarvoor hier geen plaats is: { $count }
stays-rules = Spelregels die alleen jij hier hebt: { $count }
stays-since = De dag vanaf wanneer je statistieken tellen
transfer-instead = Ook dit vervangen door wat in het bestand staat
transfer-leave = Niet laden
transfer-take = Laden
promise = In deze browser bewaren
promise-why = Als het apparaat weinig ruimte heeft, mag de browser wissen wat het spel heeft bewaard. Hij vraagt je of hij in plaats daarvan alles mag bewaren.
promise-ask = Alles bewaren
promise-given = De browser bewaart alles tot je het zelf wist.
promise-refused = De browser heeft niet toegestemd. Een bestand dat je opslaat is toch veilig.
