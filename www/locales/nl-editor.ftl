### Istaka in het Nederlands: de regels van het volgende spel, opgehaald als er om een nieuw wordt gevraagd.

## Nieuw spel

new-game-title = Nieuw spel
new-game-why = Het lopende spel blijft bij Spellen staan.
new-game-seed = Er wordt gedeeld volgens het getal { $seed } uit de link.
new-game-game = Spel
kind-okey = Okey
kind-rummi = Tafelrummy
kind-okey101 = 101 Okey
play = Spelen
back = Annuleren
preset-turkish = Turks Okey
preset-turkish-text = Wie verliest, krijgt strafpunten; wie boven 20 komt, valt af, de laatste wint. Zeven paren tellen dubbel.
preset-turkish-source = Bron: rummy.ch, Türkisches Rommé
preset-board = Duitse uitgave
preset-board-text = Met de klok mee, met de dobbelsteen uit een rij stapels gedeeld. Vijf rondes; wie de meeste wint, wint.
preset-board-source = Bron: handleiding van de Duitse uitgave
preset-pagat = Okey volgens Pagat
preset-pagat-text = Met de dobbelsteen uit een ring van stapels gedeeld. Wie 20 strafpunten heeft, beëindigt het spel: wie er de minste heeft, wint; met vier spelers de twee met de minste.
preset-pagat-source = Bron: pagat.com
preset-kahvehane = Koffiehuis-Okey
preset-kahvehane-text = Iedereen begint met 20 punten; wie verliest, raakt er kwijt. Heeft iemand er geen meer, dan wint wie er de meeste over heeft. Zeven paren tellen dubbel.
preset-kahvehane-source = Zoals in Turkse koffiehuizen; de rest volgens rummy.ch
preset-sayili = Sayılı Okey
preset-sayili-text = Iedereen moet 20 punten kwijtraken. Wie uitgaat, raakt er 2, 4 of 8 kwijt; wie er het eerst geen meer heeft, wint.
preset-sayili-source = Zoals in Turkse koffiehuizen; de rest volgens rummy.ch
preset-rummi80 = Tafelrummy, 80 stenen
preset-rummi80-text = Leg al je stenen uit in rijen en groepen, en manipuleer wat op tafel ligt. Drie rondes; wie de minste minpunten heeft, wint.
preset-rummi80-source = Bron: GameDuell, Nederlandse regels
preset-rummi80-site = Tafelrummy, 80 stenen, 50 seconden
preset-rummi80-site-text = Hetzelfde met een klok zoals op de site: 50 seconden per beurt.
preset-rummi80-site-source = Bron: GameDuell, Nederlandse regels
preset-rummi106 = Tafelrummy, 106 stenen
preset-rummi106-text = De klassieker met getallen tot en met 13 en twee jokers. De eerste series moeten 30 punten tellen; wie al zijn stenen uitlegt, krijgt de punten die de anderen overhouden.
preset-rummi106-source = Zoals het meestal wordt gespeeld
preset-yuzbir = { game-yuzbir }
preset-yuzbir-text = Open met series ter waarde van 101 of met vijf paren, en speel al je stenen weg. Elf rondes; de laagste som wint.
preset-yuzbir-source = Zoals het in Turkije wordt gespeeld
preset-yuzbir_katlamali = { game-yuzbir_katlamali }
preset-yuzbir_katlamali-text = Elke opening moet hoger zijn dan de vorige.
preset-yuzbir_katlamali-source = Zoals het in Turkije wordt gespeeld
preset-yuzbir_esli = { game-yuzbir_esli }
preset-yuzbir_esli-text = Wie tegenover elkaar zitten, spelen samen; hun sommen worden opgeteld.
preset-yuzbir_esli-source = Zoals het in Turkije wordt gespeeld
preset-yuzbir_turnuva = { game-yuzbir_turnuva }
preset-yuzbir_turnuva-text = Met partners, en 101 voor een verkeerde opening of een teruggegeven steen.
preset-yuzbir_turnuva-source = Bron: regels van een Turks toernooi
preset-yuzbir_cezali = { game-yuzbir_cezali }
preset-yuzbir_cezali-text = De steen waarmee de volgende opent, kost iets, en een verloren joker ook.
preset-yuzbir_cezali-source = Zoals het in Turkije wordt gespeeld
preset-yuzbir_hizli = { game-yuzbir_hizli }
preset-yuzbir_hizli-text = Drie rondes, en 81 is genoeg om te openen: voor een eerste partij.
preset-yuzbir_hizli-source = Zoals het in Turkije wordt gespeeld
own-title = Je eigen regels
own-unnamed = Gedeelde regels
own-unread = Deze versie kan deze regels niet lezen.
own-changed = Deze regels zijn veranderd en niet bewaard.
others-rules = Regels van iemand anders
change-rules = Wijzigen
share = Delen
drop = Verwijderen
difference = { $rule }: { $value }

## Wat er is gedaan

did-reset = Alles is weer zoals gebruikelijk.
did-keep = “{ $name }” is bewaard.
did-drop = “{ $name }” is verwijderd.
did-leave = Je wijzigingen zijn niet bewaard.
did-receive = Deze regels zijn met je gedeeld.
did-receive-clash = Deze regels zijn met je gedeeld, maar ze gaan niet allemaal samen.
sets-damaged = Sommige van je eigen regels waren niet te lezen.
sets-full = Er is geen plaats voor meer: verwijder er eerst een paar.
sets-forbidden = Je browser bewaart niets: ze zijn weg als je de pagina sluit.

## De editor

editor-title = Regels wijzigen
editor-preset = Gebaseerd op
editor-differs = { $count ->
    [0] { $name }, zoals gebruikelijk
    [one] { $name }, { $count } wijziging
   *[other] { $name }, { $count } wijzigingen
  }
put-all-back = Alles terug
editor-clashes = { $count ->
    [one] Twee instellingen gaan niet samen.
   *[other] Sommige instellingen gaan niet samen.
  }
show-clash = Tonen
done = Klaar
editor-table = Tafel en delen
editor-melds = Stenen en combinaties
editor-play = Spelen
editor-points = Telling van een ronde
editor-match = Het spel
editor-extras = Extra’s
editor-keep = Deze regels bewaren
own-name = Naam
keep-rules = Bewaren
keep-anew = Als nieuw bewaren
option-idle = Maakt nu geen verschil.
option-usual = Gebruikelijk: { $value }
put-back = { $value }. Terugzetten: { $rule }
resolve = Kies: { $value }
resolve-no = Uitzetten
value-yes = ja
value-no = nee

## Instellingen

option-players = Spelers
option-direction = Richting
option-direction-clockwise = Met de klok mee
option-direction-anticlockwise = Tegen de klok in
option-deal = Delen
option-deal-quick = Snel
option-deal-ring-top = Met dobbelsteen, van boven
option-deal-ring-bottom = Met dobbelsteen, van onder
option-deal-why = Met dobbelsteen: uit 21 stapels, in een rij als hij van boven telt, in een ring als hij van onder telt. Twee worpen bepalen de aanwijssteen.
option-starter = Wie begint
option-starter-die = Hoogste worp
option-starter-after-dealer = Na de gever
option-starter-dealer = De gever
option-starter-winner = De laatste winnaar
option-false-joker = Valse joker opengedraaid
option-false-joker-redraw = Een andere steen wordt gedraaid
option-false-joker-wild = Valse jokers zijn joker
option-high-one = 1 aan het einde van een rij
option-high-one-why = 12-13-1 is een rij.
option-high-one-why-ten = 9-10-1 is een rij.
option-seven-pairs = Zeven paren
option-seven-pairs-why = Ook daarmee kun je uitgaan.
option-wild-discard = Joker wegleggen
option-wild-discard-anytime = Altijd
option-wild-discard-finish = Alleen om uit te gaan
option-wild-discard-dead = Niemand mag hem nemen
option-inspect = Aflegstapels bekijken
option-inspect-none = Alleen bovenste stenen
option-inspect-own-left = Eigen en die van de vorige
option-inspect-all = Alle
option-strict-declare = Fout uitgaan kost
option-strict-declare-why = Wie met een onvolledige hand wil uitgaan, krijgt meteen 2 strafpunten, ook in een ongeldige ronde, en heeft de steen weggelegd.
option-strict-declare-why-down = Wie met een onvolledige hand wil uitgaan, verliest meteen 2 punten, ook in een ongeldige ronde, en heeft de steen weggelegd.
option-count = Een ronde geeft
option-count-wins = Eén de winst
option-count-penalties = De anderen strafpunten
option-count-down = Verlies voor de anderen, aftellend
option-count-own = Punten van het eigen getal af
option-count-minus = Minpunten voor wie stenen heeft
option-count-winner-takes = De punten van de anderen voor de winnaar
option-twin = Aanwijssteen tonen
option-twin-0 = Uit
option-twin-why = Strafpunten voor elke tegenstander als zijn tweelingsteen op tijd wordt getoond.
option-twin-why-down = Zoveel punten verliest elke tegenstander als zijn tweelingsteen op tijd wordt getoond.
option-twin-why-own = Zoveel punten raakt kwijt wie zijn tweelingsteen op tijd toont.
option-twin-until = Tonen mag tot
option-twin-until-draw = de eerste keer trekken
option-twin-until-discard = de eerste keer wegleggen
option-stacking = Paren en joker als laatste
option-stacking-multiply = Elk van beide verdubbelt
option-stacking-max = Maar één verdubbelt
option-color-double = Rood en zwart dubbel
option-color-double-why = Met een rode of zwarte aanwijssteen telt uitgaan dubbel.
option-one-colour = Hand van één kleur verdubbelt
option-one-colour-why = 14 stenen van één kleur tellen dubbel; een joker telt als de steen die hij vervangt.
option-end = Het spel eindigt
option-end-rounds = Na enkele rondes
option-end-survivor = Met de laatste speler
option-end-top-two = Als er een afvalt: twee winnen
option-end-top-two-down = Als iemand niets over heeft: twee winnen
option-end-top-two-own = Als iemand niets over heeft: twee winnen
option-end-best = Als er een afvalt: de beste wint
option-end-best-down = Als iemand niets over heeft: de beste wint
option-end-best-own = Als iemand niets over heeft: die wint
option-rounds = Rondes
option-rounds-why = Ongeldige rondes tellen niet.
option-rounds-why-all = Elke ronde telt, ook een waarin iedereen heeft gepast.
option-ties = Gelijk aan het einde
option-ties-share = Gedeeld
option-ties-extra = Extra rondes
option-limit = Grens
option-limit-why-exceed = Wie boven deze grens komt, valt af.
option-limit-why-reach = Wie deze grens bereikt, valt af.
option-limit-why-down = Met zoveel punten begint iedereen; er wordt afgeteld.
option-limit-why-own = Zoveel punten moet iedereen kwijtraken.
option-limit-rule = Precies op de grens
option-limit-rule-exceed = Blijft erin
option-limit-rule-reach = Valt af
option-partners = Partners
option-partners-why = Wie tegenover elkaar zitten, spelen samen.
option-pot = Pot
option-pot-why = De gever betaalt elke ronde één fiche; wie uitgaat met joker of paren, krijgt alles.
option-pot-why-okey = De gever betaalt elke ronde één fiche; wie met een joker uitgaat, krijgt alles.
option-stakes = Inzetten
option-stakes-why = Aan het einde betaalt de laatste 2 fiches aan de winnaar en de derde 1 aan de tweede.
option-numbers = Getallen
option-numbers-10 = 1 tot en met 10
option-numbers-13 = 1 tot en met 13
option-jokers = Jokers
option-opening = Waarde van de eerste series
option-opening-why = Zoveel punten moeten ze samen tellen. Bij 0 mag alles worden uitgelegd.
option-opening-joker = Joker bij de eerste uitleg
option-opening-joker-face = Als zijn steen
option-opening-joker-50 = Als op het plankje
option-opening-joker-any = Als zijn hoogste steen
option-opening-joker-why = Wat hij bijdraagt aan de waarde van de eerste series.
option-joker-lock = Jokers blijven tot ze vervangen zijn
option-joker-lock-why = Een joker verlaat zijn serie alleen als de steen die hij vervangt, op zijn plaats komt.
option-refuse-only = Ongeldige beurten worden alleen geweigerd
option-refuse-only-why = Anders gaat alles terug, en kost het stenen en de beurt.
option-penalty-tiles = Stenen voor een mislukte beurt
option-penalty-tiles-why = Een beurt waarvan de tijd verloopt, kost er evenveel.
option-clock = Tijd per beurt
option-clock-off = Geen limiet
option-clock-30 = 30 s
option-clock-50 = 50 s
option-clock-60 = 60 s
option-clock-90 = 90 s
option-clock-why = Verloopt de tijd twee keer na elkaar, dan speelt de computer verder tot het einde van de ronde.
option-joker-value = Joker op het plankje
option-joker-value-30 = 30 punten
option-joker-value-50 = 50 punten

## Delen met anderen

sharing-title = Regels delen
sharing-own = Deze regels
copy-link = Link kopiëren
take-rules = Overnemen

## Waarom regels niet te lezen of te spelen zijn

unread-tooLong = Deze tekst is te lang voor regels.
unread-notRules = Dit zijn geen regels: een regeltekst begint met istaka-rules.
unread-otherVersion = Deze regels zijn van een andere versie van het spel.
unread-unknownPreset = Deze regels zijn gebaseerd op regels die deze versie niet kent.
unread-unknownSetting = Deze regels hebben een instelling die deze versie niet kent.
unread-badValue = Een instelling in deze regels heeft een onmogelijke waarde.
unread-repeatedSetting = Deze regels hebben een instelling twee keer.
unread-topTwoNeedsFour = Dat er twee winnen, vraagt vier spelers.
unread-partnersNeedFour = Partners vragen vier spelers.
unread-stakesNeedFour = Inzetten vragen vier spelers.
unread-winsNeedRounds = Waar winst telt, eindigt het spel na enkele rondes.
unread-countdownNeedsBest = Wordt er afgeteld, dan eindigt het spel als iemand geen punten meer heeft, en de beste wint.
unread-twinNeedsPenalties = De aanwijssteen kost strafpunten, maar winst telt.
unread-strictNeedsPenalties = Verkeerd uitgaan kost strafpunten, die hier niet tellen.
unread-doublingNeedsPenalties = Strafpunten zouden verdubbelen, maar winst telt.
unread-oneColorNeedsPenalties = Een hand van één kleur verdubbelt strafpunten, maar die tellen hier niet.
unread-partnersAreTwo = Partners winnen toch al samen.
unread-stakesNeedSingles = Inzetten zijn voor losse spelers, niet voor partners.
unread-stakesNeedElimination = Inzetten zijn voor spellen waarin spelers afvallen.
