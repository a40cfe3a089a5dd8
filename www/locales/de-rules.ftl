### Istaka auf Deutsch: die Regeln, geholt mit dem Dialog, der sie erklärt.

## Which rules

rules-of = { $preset ->
    [board] Deutsche Brettspielausgabe
    [pagat] Okey nach Pagat
    [kahvehane] Kaffeehaus-Okey
    [sayili] Sayılı Okey
    [rummi80] Räuber-Rommé, 80 Steine
    [rummi80-site] Räuber-Rommé, 80 Steine, 50 Sekunden
    [rummi106] Räuber-Rommé, 106 Steine
    [yuzbir] 101 Okey
    [yuzbir_katlamali] 101 Okey, steigend
    [yuzbir_esli] 101 Okey, Partnerspiel
    [yuzbir_turnuva] 101 Okey, Turnier
    [yuzbir_cezali] 101 Okey, mit Strafen
    [yuzbir_hizli] 101 Okey, kurz
   *[turkish] Türkisches Okey
  }
rules-changed = Hausregeln: Was markiert ist, weicht von „{ $preset }“ ab.
rules-differs = Hausregel
rules-players = Für { $players } Spieler.
rules-contents = Inhalt
rules-page = Diese Regeln als Seite
rules-source = Quelle: { $sources }

## Sections

rules-brief = In einer Minute
rules-aim = Das Ziel
rules-tiles = Die Steine
rules-okey = Anzeigestein und Joker
rules-melds = Figuren
rules-series = Figuren
rules-deal = Die Verteilung
rules-play = Die Züge
rules-opening = Die Eröffnung
rules-rebuild = Anlegen und Umbauen
rules-table = Nach der Eröffnung
rules-costs = Abwürfe, die kosten
rules-finish = Das Ende der Runde
rules-points = Die Wertung
rules-match = Ende der Partie
rules-chips = Um Spielchips
rules-handling = Bedienung
rules-sources = Quellen

## Sources

source-S1 = Brettspielausgabe
source-S2 = rummy.ch
source-S3 = GameDuell
source-E101 = Partnerturnier
source-custom = türkischer Brauch
source-PAG = Pagat
source-DER = ausgerechnet
source-OWN = eigene Regel
about-S1 = die Anleitung eines deutschen Okey-Spiels mit 106 Steinen und Würfel.
about-S2 = die Seite „Türkisches Rommé“ von rummy.ch.
about-S3 = die niederländischen Regeln von Räuber-Rommé mit 80 Steinen auf GameDuell.
about-E101 = die geschriebenen Regeln eines türkischen Turniers in 101 Okey für Partner.
about-custom = wie 101 Okey in der Türkei meist gespielt wird.
about-PAG = die Seiten über Okey auf pagat.com.
about-DER = folgt aus der Zahl der Steine und Spieler.
about-OWN = Keine Quelle legt es fest, also ist es hier festgelegt.

## What a figure shows

figure-run = Sequenz
figure-group = Satz
figure-pair = Paar
figure-no-meld = keine Figur
figure-no-pair = kein Paar
figure-complete = vollständig
figure-twin = Zwilling
figure-indicator = Anzeigestein
figure-okey = Joker
figure-penalties = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
  }
figure-points = zählt { $points }
figure-doubles = zählt doppelt
figure-last = letzter Stein
figure-no-series = keine Figur
figure-before = Tisch vorher
figure-rack = vom Bänkchen
figure-after = Tisch nachher
figure-not-after = nicht erlaubt
figure-worth = { COUNT($points, "Punkt", "Punkte") }
figure-minus = { COUNT($points, "Minuspunkt", "Minuspunkte") }
figure-adds = passt
figure-exchanges = löst den Joker aus
figure-playable = anlegbar

## The aim

rule-brief-melds-pairs = Alle haben 14 Steine auf dem Bänkchen. Bring deine als Erster in Figuren unter: Sequenzen einer Farbe und Sätze einer Zahl, je drei Steine oder mehr, oder sammle sieben Paare.
rule-brief-melds = Alle haben 14 Steine auf dem Bänkchen. Bring deine als Erster in Figuren unter: Sequenzen einer Farbe und Sätze einer Zahl, je drei Steine oder mehr.
rule-brief-turn = Wenn du dran bist, nimmst du einen Stein: vom Talon oder den, den der Spieler vor dir gerade abgeworfen hat. Dann wirfst du einen ab, den du nicht brauchst.
rule-brief-okey = Ein Stein liegt offen: der Anzeigestein (Gösterge). Die nächste Zahl seiner Farbe ist der Joker, er steht für jeden Stein. Die Steine mit Stern sind falsche Joker: Sie zählen als der Stein, der Joker ist.
rule-brief-okey-wild = Ein Stein liegt offen: der Anzeigestein (Gösterge). Die nächste Zahl seiner Farbe ist der Joker, er steht für jeden Stein. Die Steine mit Stern sind falsche Joker: Sie zählen als der Stein, der Joker ist; ist einer von ihnen der Anzeigestein, stehen sie selbst für jeden Stein.
rule-brief-finish = Mit 14 Steinen in Figuren beendest du die Runde: Schieb den fünfzehnten auf den Anzeigestein oder nimm den Knopf.
rule-brief-win = Wer die Runde beendet, gewinnt sie.
rule-brief-loss = Beendet jemand die Runde, bekommt jeder Gegner Strafpunkte, meist { $points }: je weniger, desto besser.
rule-brief-loss-down = Beendet jemand die Runde, verliert jeder Gegner Punkte, meist { $points }.
rule-brief-win-own = Wer die Runde beendet, wird Punkte los, meist { $points }.
rule-brief-rounds-wins = Die Partie dauert { COUNT($rounds, "Runde", "Runden") }: Wer die meisten gewinnt, gewinnt die Partie.
rule-brief-rounds-penalties = Die Partie dauert { COUNT($rounds, "Runde", "Runden") }: Wer am Ende die wenigsten Strafpunkte hat, gewinnt.
rule-brief-partners-exceed = Die Partie endet, wenn ein Team zusammen über { COUNT($limit, "Strafpunkt", "Strafpunkte") } kommt: Das andere gewinnt.
rule-brief-partners-reach = Die Partie endet, wenn ein Team zusammen { COUNT($limit, "Strafpunkt", "Strafpunkte") } erreicht: Das andere gewinnt.
rule-brief-survivor-exceed = Wer über { COUNT($limit, "Strafpunkt", "Strafpunkte") } kommt, scheidet aus. Wer übrig bleibt, gewinnt die Partie.
rule-brief-survivor-reach = Wer { COUNT($limit, "Strafpunkt", "Strafpunkte") } erreicht, scheidet aus. Wer übrig bleibt, gewinnt die Partie.
rule-brief-two-exceed = Die Partie endet, wenn jemand über { COUNT($limit, "Strafpunkt", "Strafpunkte") } kommt: Die beiden mit den wenigsten gewinnen gemeinsam.
rule-brief-two-reach = Die Partie endet, wenn jemand { COUNT($limit, "Strafpunkt", "Strafpunkte") } erreicht: Die beiden mit den wenigsten gewinnen gemeinsam.
rule-brief-fewest-exceed = Die Partie endet, wenn jemand über { COUNT($limit, "Strafpunkt", "Strafpunkte") } kommt: Wer die wenigsten hat, gewinnt.
rule-brief-fewest-reach = Die Partie endet, wenn jemand { COUNT($limit, "Strafpunkt", "Strafpunkte") } erreicht: Wer die wenigsten hat, gewinnt.
rule-brief-down = Alle beginnen mit { COUNT($limit, "Punkt", "Punkten") }. Hat jemand keine mehr, ist die Partie zu Ende: Wer die meisten übrig hat, gewinnt.
rule-brief-down-partners = Jedes Team beginnt mit { COUNT($limit, "Punkt", "Punkten") }. Hat eines keine mehr, ist die Partie zu Ende: Das andere gewinnt.
rule-brief-own = Alle beginnen mit { COUNT($limit, "Punkt", "Punkten") }. Wer sie zuerst los ist, gewinnt die Partie.
rule-brief-own-partners = Jedes Team beginnt mit { COUNT($limit, "Punkt", "Punkten") }. Das Team, das sie zuerst los ist, gewinnt die Partie.
rule-aim-wins = Zug um Zug tauschst du Steine, bis alle 14 Steine in Figuren liegen. Wer das zuerst schafft, gewinnt die Runde; wer die meisten Runden gewinnt, gewinnt die Partie.
rule-aim-penalties = Zug um Zug tauschst du Steine, bis alle 14 Steine in Figuren liegen. Wer das zuerst schafft, beendet die Runde, und die Gegner bekommen Strafpunkte: je weniger, desto besser.
rule-aim-down = Zug um Zug tauschst du Steine, bis alle 14 Steine in Figuren liegen. Wer das zuerst schafft, beendet die Runde, und die Gegner verlieren Punkte: Je mehr du behältst, desto besser.
rule-aim-own = Zug um Zug tauschst du Steine, bis alle 14 Steine in Figuren liegen. Wer das zuerst schafft, beendet die Runde und wird Punkte los: Je weniger du übrig hast, desto besser.
rule-partners = Wer einander gegenübersitzt, spielt zusammen. Partner schreiben einander keine Strafpunkte auf; ihre werden zusammengezählt.
rule-partners-wins = Wer einander gegenübersitzt, spielt zusammen. Die Siege beider Partner werden zusammengezählt.
rule-partners-down = Wer einander gegenübersitzt, spielt zusammen. Partner haben ihre Punkte gemeinsam und nehmen einander keine weg.

## Tiles, indicator and okey

rule-set = Es gibt 106 Steine: die Zahlen 1 bis 13 in vier Farben, jede zweimal, und zwei falsche Joker mit einem Stern.
rule-cards = Okey lässt sich auch mit Karten spielen: zwei Paketen zu 52 und zwei Jokern. Das Ass ist die 1; Bube, Dame und König sind 11, 12 und 13; die Kartenfarben sind die Farben, und die Joker sind die falschen Joker. In den Einstellungen kannst du die Steine als Karten zeigen lassen.
rule-okey = In jeder Runde liegt ein Stein offen: der Anzeigestein (Gösterge). Die nächste Zahl seiner Farbe ist der Joker (Okey); nach 13 kommt 1. Der Anzeigestein bleibt aus dem Spiel.
rule-wild = Beide Joker stehen für jeden beliebigen Stein, auch für ihre eigene Zahl. Eine Figur darf beide enthalten.
rule-false-joker = Die falschen Joker sind keine Joker. Sie ersetzen die Steine, die in dieser Runde Joker sind: Jeder ist ein gewöhnlicher Stein mit Farbe und Zahl des Jokers.
rule-false-joker-placeholder = Die falschen Joker (Platzhalter) sind keine Joker. Sie ersetzen die Steine, die in dieser Runde Joker sind: Jeder ist ein gewöhnlicher Stein mit Farbe und Zahl des Jokers.
rule-turned-redraw = Ein falscher Joker kann nicht Anzeigestein sein: Er geht zurück, und ein anderer Stein wird aufgedeckt.
rule-turned-wild = Wird ein falscher Joker aufgedeckt, sind die falschen Joker selbst die Joker. Einer liegt offen, also ist nur ein Joker im Spiel; alle Steine mit Zahlen sind gewöhnlich.

## Melds

rule-run = Eine Sequenz besteht aus drei oder mehr aufeinanderfolgenden Zahlen einer Farbe.
rule-high-one = Die 1 steht vor der 2, und sie darf auf die 13 folgen. Dort endet die Sequenz; mit der 2 geht sie nicht weiter.
rule-low-one = Die 1 steht nur vor der 2. Eine Sequenz endet spätestens mit der 13.
rule-group = Ein Satz besteht aus drei oder vier Steinen einer Zahl in lauter verschiedenen Farben.
rule-complete = Eine vollständige Hand besteht aus 14 Steinen, jeder in genau einer Sequenz oder einem Satz.
rule-pairs = Auch sieben Paare sind eine vollständige Hand. Ein Paar besteht aus zwei gleichen Steinen. Paare lassen sich nicht mit Sequenzen und Sätzen mischen.
rule-pairs-okey = Ein Joker bildet mit jedem Stein ein Paar, auch mit dem anderen Joker. Ein falscher Joker passt zum anderen falschen oder zu einem Joker. Der Zwilling des Anzeigesteins braucht immer einen Joker.
rule-no-pairs = Paare sind keine Figuren: Sieben Paare sind keine vollständige Hand.

## The deal

rule-clockwise = Gespielt wird im Uhrzeigersinn: Der Nächste sitzt links von dir.
rule-anticlockwise = Gespielt wird gegen den Uhrzeigersinn: Der Nächste sitzt rechts von dir.
rule-by-turns = Zwei sitzen einander gegenüber und sind abwechselnd dran.
rule-starter-die = Vor der ersten Runde würfeln alle. Die höchste Zahl beginnt; wer gleichauf liegt, würfelt noch einmal. Nach jeder Runde beginnt der Nächste.
rule-starter-dealer = Der erste Geber wird ausgelost, und der Spieler nach ihm beginnt. Nach jeder Runde, auch nach einer annullierten, gibt der Nächste.
rule-starter-dealer-begins = Der erste Geber wird ausgelost. Wer gibt, bekommt 15 Steine und beginnt. Nach jeder Runde, auch nach einer annullierten, gibt der Nächste.
rule-starter-winner = Wer die erste Runde beginnt, wird ausgelost. Wer eine Runde gewinnt, beginnt die nächste; nach einer annullierten beginnt derselbe noch einmal.
rule-quick = Die Steine werden gemischt. Wer beginnt, bekommt 15, jeder andere 14. Dann wird ein Stein aufgedeckt: der Anzeigestein. Die übrigen { $stock } sind der Talon.
rule-stacks = Der Talon liegt verdeckt { $last ->
    [1] in { COUNT($stacks, "Stapel", "Stapeln") } zu fünf, dazu ein einzelner Stein
   *[other] in { COUNT($stacks, "Stapel", "Stapeln") } zu fünf und einem zu { $last }
  }. Gezogen wird Stapel für Stapel, immer von oben. Auf dem Bildschirm ist er ein einziger Stapel.
rule-ring-top = Die Steine werden gemischt und verdeckt als Reihe von 21 Stapeln zu fünf aufgebaut; einer bleibt übrig. Wer beginnt, würfelt und zählt so viele Stapel von links ab; auf den letzten davon kommt der übrige Stein. Ein zweiter Wurf zählt in diesem Stapel einen Stein von oben ab. Er kommt offen auf den Stapel: der Anzeigestein.
rule-ring-bottom = Die Steine werden gemischt und verdeckt als Ring aus 21 Stapeln zu fünf aufgebaut; einer bleibt übrig. Der Geber würfelt und zählt so viele Stapel von links ab; auf den letzten davon kommt der übrige Stein. Ein zweiter Wurf zählt in diesem Stapel einen Stein von unten ab. Er kommt offen auf den Stapel: der Anzeigestein.
rule-ring-hands = Verteilt wird ab dem Stapel dahinter, reihum. Jeder nimmt zwei ganze Stapel, wer beginnt, einen dritten: 15 Steine. Zeigt der erste Wurf { $die }, sind das die Stapel { $first }, { $second } und { $third }.
rule-ring-rest-four = Die anderen brauchen noch vier. Der Zweite nimmt die oberen vier des nächsten Stapels; der Dritte nimmt den Stein, der dort bleibt, und drei vom Stapel dahinter; der Vierte nimmt die zwei, die dort bleiben, und zwei vom nächsten.
rule-ring-rest = Die anderen brauchen noch vier: Jeder nimmt die oberen vier eines weiteren Stapels.
rule-ring-rest-two = Der andere Spieler braucht noch vier: Er nimmt die oberen vier des nächsten Stapels.
rule-ring-stock = Zum Ziehen bleibt der Rest, { COUNT($stock, "Stein", "Steine") }: zuerst, was die Verteilung von ihren Stapeln übrig lässt, dann Stapel für Stapel, zuletzt die fünf unter dem Anzeigestein.
rule-racks = Jeder stellt seine Steine so auf sein Bänkchen, dass niemand sonst sie sieht.

## The turns

rule-first = Wer beginnt, hat 15 Steine und wirft einen ab, ohne zu ziehen, oder er beendet die Runde sofort.
rule-turn = Danach ziehst du, wenn du dran bist, den obersten Stein vom Talon oder nimmst den Stein, den dein Vorgänger gerade abgeworfen hat. Dann wirfst du einen Stein offen auf deinen eigenen Stapel ab. Einen genommenen Stein musst du nicht verwenden.
rule-inspect-none = Von jedem Abwurfstapel ist nur der oberste Stein zu sehen.
rule-inspect-own-left = Deinen eigenen Abwurfstapel und den deines Vorgängers darfst du durchsehen, von den anderen siehst du nur den obersten Stein.
rule-inspect-both = Beide Abwurfstapel, deinen und den deines Gegners, darfst du durchsehen.
rule-inspect-all = Alle Abwurfstapel dürfen durchgesehen werden.
rule-wild-anytime = Einen Joker darfst du jederzeit abwerfen. Der Nächste darf ihn nehmen, und auch bei ihm ist er Joker.
rule-wild-finish = Einen Joker darfst du nur als letzten Stein abwerfen, wenn du damit die Runde beendest.
rule-wild-finish-strict = Einen Joker darfst du nur als letzten Stein abwerfen: wenn du die Runde beendest oder eine unvollständige Hand meldest.
rule-wild-dead = Einen Joker darfst du jederzeit abwerfen, aber niemand darf ihn nehmen.
rule-twin = Ein Stein ist dem Anzeigestein gleich: sein Zwilling. Hast du ihn bei der Verteilung bekommen, darfst du ihn zeigen, bis du zum ersten Mal ziehst (oder, wenn du beginnst, abwirfst), auch wenn du nicht dran bist.
rule-twin-discard = Ein Stein ist dem Anzeigestein gleich: sein Zwilling. Hast du ihn bei der Verteilung bekommen, darfst du ihn zeigen, bis du zum ersten Mal abwirfst, auch wenn du nicht dran bist.
rule-twin-points = Wird der Zwilling gezeigt, bekommt jeder Gegner sofort { $points }, wer auch immer die Runde gewinnt, selbst wenn sie annulliert wird.
rule-twin-down = { $points ->
    [one] Wird der Zwilling gezeigt, verliert jeder Gegner sofort { $points } Punkt, wer auch immer die Runde gewinnt, selbst wenn sie annulliert wird.
   *[other] Wird der Zwilling gezeigt, verliert jeder Gegner sofort { $points } Punkte, wer auch immer die Runde gewinnt, selbst wenn sie annulliert wird.
  }
rule-twin-own = { $points ->
    [one] Wer den Zwilling zeigt, wird sofort { $points } Punkt los, wer auch immer die Runde gewinnt, selbst wenn sie annulliert wird. Den letzten Punkt wird man so nicht los: Dazu muss man die Runde beenden.
   *[other] Wer den Zwilling zeigt, wird sofort { $points } Punkte los, wer auch immer die Runde gewinnt, selbst wenn sie annulliert wird. Die letzten Punkte wird man so nicht los: Dazu muss man die Runde beenden.
  }
rule-no-twin = Den Zwilling des Anzeigesteins zu zeigen, bringt nichts.
rule-no-twin-down = Den Zwilling des Anzeigesteins zu zeigen, ändert keine Punkte.

## Finishing

rule-finish = Mit 15 Steinen, von denen 14 eine vollständige Hand sind, beendest du die Runde: Du legst alle Figuren auf einmal aus und wirfst den letzten Stein ab. Einzeln werden Figuren nie ausgelegt.
rule-refused = Mit einer unvollständigen Hand kann niemand Schluss machen. Wer es versucht, erfährt, was fehlt; sonst geschieht nichts.
rule-strict = Wer mit einer unvollständigen Hand Schluss machen will, hat sie gezeigt. Der Stein ist abgeworfen, das Spiel geht weiter, und es kostet sofort { $points }, selbst wenn die Runde annulliert wird. Wer dafür den letzten Abwurf genommen hat, annulliert sie damit.
rule-empty = Wer den letzten Stein vom Talon zieht, spielt seinen Zug wie immer zu Ende. Der Nächste darf diesen Abwurf nur nehmen, wenn er damit sofort die Runde beendet. Sonst wird die Runde annulliert, und niemand gewinnt sie.
rule-void-replayed = Eine annullierte Runde zählt nicht zu den Runden der Partie: Sie wird wiederholt.

## The score

rule-wins = Wer die Runde beendet, bekommt einen Sieg, egal wie.
rule-loss = Beendet jemand die Runde, bekommt jeder Gegner { $points }. Ein falscher Joker als letzter Stein ist nichts Besonderes.
rule-loss-down = Beendet jemand die Runde, verliert jeder Gegner { COUNT($points, "Punkt", "Punkte") }. Ein falscher Joker als letzter Stein ist nichts Besonderes.
rule-win-own = Wer die Runde beendet, wird { COUNT($points, "Punkt", "Punkte") } los; sonst ändert sich bei niemandem etwas. Ein falscher Joker als letzter Stein ist nichts Besonderes.
rule-by-okey = Ist der letzte Stein ein Joker, bekommt jeder Gegner { $points }.
rule-by-okey-down = Ist der letzte Stein ein Joker, verliert jeder Gegner { COUNT($points, "Punkt", "Punkte") }.
rule-by-okey-own = Ist der letzte Stein ein Joker, wird der Gewinner { COUNT($points, "Punkt", "Punkte") } los.
rule-by-pairs = Sieben Paare kosten jeden Gegner { points }.
rule-by-pairs-down = Sieben Paare kosten jeden Gegner { COUNT($points, "Punkt", "Punkte") }.
rule-by-pairs-own = Mit sieben Paaren wird der Gewinner { COUNT($points, "Punkt", "Punkte") } los.
rule-both-multiply = Sieben Paare und ein Joker als letzter Stein: { points }.
rule-both-max = Sieben Paare und ein Joker als letzter Stein kosten nicht mehr als eines davon: { points }.
rule-both-down = Sieben Paare und ein Joker als letzter Stein: { COUNT($points, "Punkt", "Punkte") }.
rule-both-max-down = Sieben Paare und ein Joker als letzter Stein zählen nicht mehr als eines davon: { COUNT($points, "Punkt", "Punkte") }.
rule-double = Hat der Anzeigestein eine dieser beiden Farben, zählt das Ende der Runde doppelt. Die Strafpunkte für den Zwilling nicht.
rule-double-down = Hat der Anzeigestein eine dieser beiden Farben, zählt das Ende der Runde doppelt. Der Zwilling nicht.
rule-one-colour = Sind alle 14 Steine von einer Farbe, zählt das Ende der Runde doppelt, das gewöhnliche also { $points }. Ein Joker zählt als der Stein, für den er steht.
rule-pot = In jeder Runde zahlt der Geber einen Chip in den Topf. Wer die Runde mit sieben Paaren oder mit einem Joker als letztem Stein beendet, bekommt ihn; sonst wächst er. Was am Ende darin ist, bekommt der Sieger der Partie.
rule-pot-okey = In jeder Runde zahlt der Geber einen Chip in den Topf. Wer die Runde mit einem Joker als letztem Stein beendet, bekommt ihn; sonst wächst er. Was am Ende darin ist, bekommt der Sieger der Partie.

## End of the match

rule-exceed = Wer nach einer Runde mehr als { COUNT($limit, "Strafpunkt", "Strafpunkte") } hat, scheidet aus.
rule-reach = Wer nach einer Runde { COUNT($limit, "Strafpunkt", "Strafpunkte") } oder mehr hat, scheidet aus.
rule-partners-exceed = Partner, die nach einer Runde zusammen mehr als { COUNT($limit, "Strafpunkt", "Strafpunkte") } haben, scheiden aus.
rule-partners-reach = Partner, die nach einer Runde zusammen { COUNT($limit, "Strafpunkt", "Strafpunkte") } oder mehr haben, scheiden aus.
rule-survivor = Die anderen spielen weiter, und wer übrig bleibt, gewinnt. Scheiden mehrere zugleich aus, steht vorn, wer weniger Strafpunkte hat; bei gleich vielen teilen sie sich den Platz. Scheiden alle zugleich aus, gewinnt die kleinste Summe.
rule-survivor-two = Damit endet die Partie, und der andere gewinnt. Scheiden beide zugleich aus, gewinnt die kleinere Summe.
rule-top-two = Damit endet die Partie, und die beiden kleinsten Summen gewinnen gemeinsam; wer mit dem Zweiten gleichauf liegt, gewinnt mit.
rule-best = Damit endet die Partie, und die kleinste Summe gewinnt.
rule-count-down = Alle beginnen mit { COUNT($limit, "Punkt", "Punkten") } und spielen bis zum Ende der Partie: Sie ist nach der Runde zu Ende, in der jemand keine mehr hat. Wer die meisten übrig hat, gewinnt; wer gleichauf liegt, teilt sich den Sieg.
rule-count-down-partners = Je zwei Partner beginnen gemeinsam mit { COUNT($limit, "Punkt", "Punkten") }. Die Partie ist nach der Runde zu Ende, in der zwei Partner keine mehr haben; die anderen gewinnen.
rule-count-own = Alle beginnen mit { COUNT($limit, "Punkt", "Punkten") }. Wer nach einer Runde als Erster keine mehr hat, gewinnt die Partie allein.
rule-count-own-partners = Je zwei Partner beginnen gemeinsam mit { COUNT($limit, "Punkt", "Punkten") }. Wer nach einer Runde als Erste keine mehr hat, gewinnt die Partie gemeinsam.
rule-partners-out = Damit endet die Partie, und die anderen Partner gewinnen. Scheiden alle zugleich aus, gewinnt die kleinere Summe.
rule-stakes = Der Letzte der vier zahlt dann dem Ersten zwei Chips, der Dritte dem Zweiten einen.
rule-rounds-wins = { $rounds ->
    [one] Die Partie hat eine Runde. Wer sie gewinnt, gewinnt die Partie.
   *[other] Die Partie hat { $rounds } Runden. Wer die meisten davon gewinnt, gewinnt die Partie.
  }
rule-rounds-penalties = { $rounds ->
    [one] Die Partie hat eine Runde. Wer danach die wenigsten Strafpunkte hat, gewinnt.
   *[other] Die Partie hat { $rounds } Runden. Wer am Ende die wenigsten Strafpunkte hat, gewinnt.
  }
rule-rounds-agreed = Wie viele Runden eine Partie hat, wird vorher frei vereinbart, von { $least } bis { $most }.
rule-ties-share = Wer auf dem ersten Platz gleichauf liegt, teilt ihn sich.
rule-ties-extra = Wer auf dem ersten Platz gleichauf liegt, spielt weiter, bis einer nach einer Runde vorn ist.

## Play chips

rule-chips-pay = Über „Turniere“ im Menü des Spiels kannst du nach diesen Regeln um Spielchips spielen, die nichts wert sind. Jeder zahlt vorher einen Einsatz und eine Gebühr; alle Einsätze zusammen sind das Preisgeld.
rule-chips-none = Um die Spielchips der „Turniere“ wird nach diesen Regeln nicht gespielt: Sie haben eigene Einsätze oder einen Topf.
rule-chips-none-down = Um die Spielchips der „Turniere“ wird nach diesen Regeln nicht gespielt: Gezählt wird abwärts, und die Auslosung würde Partner trennen.
rule-chips-down = Nach diesen Regeln gibt es nur Turniere: Wo abwärts gezählt wird, gibt es kein Ringspiel und kein Sit’n’Go.
rule-chips-ring = Ein Ringspiel dauert eine, zwei oder drei Runden. Wer danach die wenigsten Strafpunkte hat, gewinnt.
rule-chips-ring-wins = Ein Ringspiel dauert eine, zwei oder drei Runden. Wer die meisten davon gewinnt, gewinnt es.
rule-chips-share-four = Wer allein gewinnt, bekommt mindestens drei Viertel des Preisgelds: umso mehr, je weiter der Zweite zurückliegt. Den Rest teilen sich die anderen danach, wie weit jeder vor dem Letzten liegt; wer gleichauf liegt, teilt, was auf die Plätze entfällt. Von { COUNT($pool, "Chip", "Chips") } bringen { $p1 }, { $p2 }, { $p3 } und { $p4 } Strafpunkte { $c1 }, { $c2 }, { $c3 } und { $c4 }.
rule-chips-share-four-wins = Wer allein gewinnt, bekommt mindestens drei Viertel des Preisgelds: umso mehr, je weiter der Zweite zurückliegt. Den Rest teilen sich die anderen danach, wie weit jeder vor dem Letzten liegt; wer gleichauf liegt, teilt, was auf die Plätze entfällt. Von { COUNT($pool, "Chip", "Chips") } bringen { $p1 }, { $p2 }, { $p3 } und { $p4 } Siege { $c1 }, { $c2 }, { $c3 } und { $c4 }.
rule-chips-share-three = Wer allein gewinnt, bekommt mindestens drei Viertel des Preisgelds: umso mehr, je weiter der Zweite zurückliegt. Den Rest bekommt der Zweite; wer gleichauf liegt, teilt, was auf die Plätze entfällt. Von { COUNT($pool, "Chip", "Chips") } bringen { $p1 }, { $p2 } und { $p3 } Strafpunkte { $c1 }, { $c2 } und { $c3 }.
rule-chips-share-three-wins = Wer allein gewinnt, bekommt mindestens drei Viertel des Preisgelds: umso mehr, je weiter der Zweite zurückliegt. Den Rest bekommt der Zweite; wer gleichauf liegt, teilt, was auf die Plätze entfällt. Von { COUNT($pool, "Chip", "Chips") } bringen { $p1 }, { $p2 } und { $p3 } Siege { $c1 }, { $c2 } und { $c3 }.
rule-chips-share-two = Der Gewinner bekommt das ganze Preisgeld; liegen beide gleichauf, bekommt jeder die Hälfte.
rule-chips-share-partners = Die Partner, die vorn liegen, bekommen das ganze Preisgeld, jeder die Hälfte; liegen alle gleichauf, bekommen alle gleich viel.
rule-chips-sitngo = Ein Sit’n’Go beginnt, sobald alle Plätze besetzt sind. Wer nach einer Runde mehr als { COUNT($limit, "Strafpunkt", "Strafpunkte") } hat, scheidet aus, und wer übrig bleibt, gewinnt.
rule-chips-places-four = Von seinem Preisgeld bekommt der Erste { $first } Prozent, der Zweite { $second } und der Dritte { $third }.
rule-chips-places-three = Von seinem Preisgeld bekommt der Erste { $first } Prozent, der Zweite { $second }.
rule-chips-places-two = Sein ganzes Preisgeld bekommt der Gewinner.
rule-chips-sitngo-partners = Ein Sit’n’Go beginnt, sobald alle Plätze besetzt sind. Partner, die nach einer Runde zusammen mehr als { COUNT($limit, "Strafpunkt", "Strafpunkte") } haben, scheiden aus, und die anderen gewinnen das ganze Preisgeld, jeder die Hälfte.
rule-chips-no-sitngo = Ein Sit’n’Go gibt es nach diesen Regeln nicht, weil vor dem Ende niemand ausscheidet.
rule-chips-tournament = Ein Turnier ist für mehr als vier Spieler an mehreren Tischen und beginnt zu einer festen Zeit. Alle beginnen mit { COUNT($stack, "Chip", "Chips") }. Ein Strafpunkt kostet Chips, von Stufe zu Stufe mehr, und die bekommt der Sieger der Runde. Wer keine Chips mehr hat, für den ist das Turnier zu Ende; wer am längsten dabeibleibt, gewinnt. Von { COUNT($entrants, "Spieler", "Spielern") } bekommt der Erste { $first } Prozent des Preisgelds, der Zweite { $second } und der Dritte { $third }.
rule-chips-tournament-wins = Ein Turnier ist für mehr als vier Spieler an mehreren Tischen und beginnt zu einer festen Zeit. Alle beginnen mit { COUNT($stack, "Chip", "Chips") }. Eine Runde, die ein anderer gewinnt, kostet Chips, von Stufe zu Stufe mehr, und die bekommt der Sieger der Runde. Wer keine Chips mehr hat, für den ist das Turnier zu Ende; wer am längsten dabeibleibt, gewinnt. Von { COUNT($entrants, "Spieler", "Spielern") } bekommt der Erste { $first } Prozent des Preisgelds, der Zweite { $second } und der Dritte { $third }.
rule-chips-tournament-down = Ein Turnier ist für mehr als vier Spieler an mehreren Tischen und beginnt zu einer festen Zeit. Alle beginnen mit { COUNT($stack, "Chip", "Chips") }. Ein Punkt kostet Chips, von Stufe zu Stufe mehr, und die bekommt der Sieger der Runde. Wer keine Chips mehr hat, für den ist das Turnier zu Ende; wer am längsten dabeibleibt, gewinnt. Von { COUNT($entrants, "Spieler", "Spielern") } bekommt der Erste { $first } Prozent des Preisgelds, der Zweite { $second } und der Dritte { $third }.
rule-chips-twin = Was der gezeigte Zwilling im Turnier kostet, bekommt, wer ihn gezeigt hat; wird die Runde annulliert, kostet er nichts.
rule-chips-formats = Im Fünf-Minuten-Turnier (Turbo) läuft für jeden Zug eine Uhr, und der Einsatz verdoppelt sich nach jeder Runde; im Turnier mit steigenden Einsätzen (Speed) steigen die Stufen nach jeder Runde. Im Turnier mit zweiter Chance (Rebuy) darf sich neu einkaufen, wer früh keine Chips mehr hat. Ein Freeroll kostet nichts: Den Preis stiftet das Haus. Bei einem Turnier mit Garantie beträgt das Preisgeld mindestens so viel wie angekündigt.

## Table rummy

rule-rummi-brief-aim = Jeder hat 14 Steine auf seinem Bänkchen. Wer zuerst alle auf den Tisch gelegt hat, gewinnt die Runde.
rule-rummi-brief-series = Gelegt wird in Figuren aus drei oder mehr Steinen: Sequenzen einer Farbe und Sätzen einer Zahl. Ein Joker steht für jeden beliebigen Stein.
rule-rummi-brief-turn = Wenn du dran bist, legst du entweder Steine auf den Tisch, oder du ziehst einen.
rule-rummi-brief-opening = Deine ersten Figuren müssen vom eigenen Bänkchen kommen und zusammen mindestens { COUNT($points, "Punkt", "Punkte") } zählen.
rule-rummi-brief-rebuild = Danach darfst du auch an die Figuren auf dem Tisch anlegen und sie umbauen. Am Ende deines Zugs muss jede Figur gültig sein.
rule-rummi-brief-end = { $rounds ->
    [one] Steine, die du am Ende einer Runde noch hast, sind Minuspunkte. Die Partie hat eine Runde: Wer die wenigsten hat, gewinnt.
   *[other] Steine, die du am Ende einer Runde noch hast, sind Minuspunkte. Die Partie dauert { $rounds } Runden: Wer die wenigsten hat, gewinnt.
  }
rule-rummi-brief-end-taken = { $rounds ->
    [one] Wer alle Steine legt, bekommt die Punkte, die den anderen bleiben, und sie verlieren sie. Die Partie hat eine Runde: Wer die meisten Punkte hat, gewinnt.
   *[other] Wer alle Steine legt, bekommt die Punkte, die den anderen bleiben, und sie verlieren sie. Die Partie dauert { $rounds } Runden: Wer die meisten Punkte hat, gewinnt.
  }
rule-rummi-aim = Leg als Erster alle deine Steine auf den Tisch. Damit endet die Runde, und wem Steine bleiben, dem bringen sie Minuspunkte. Wer am Ende der Partie die wenigsten hat, gewinnt.
rule-rummi-aim-taken = Leg als Erster alle deine Steine auf den Tisch. Damit endet die Runde, und du bekommst die Punkte aller Steine, die den anderen bleiben. Wer am Ende der Partie die meisten Punkte hat, gewinnt.
rule-rummi-set = Es gibt { COUNT($tiles, "Stein", "Steine") }: die Zahlen 1 bis { $last } in vier Farben, jede zweimal, und { $jokers ->
    [2] zwei Joker.
    [4] vier Joker.
   *[other] { $jokers } Joker.
  }
rule-rummi-joker = Ein Joker steht für jeden beliebigen Stein, in einer Sequenz wie in einem Satz.
rule-rummi-jokers = Eine Figur darf mehrere Joker enthalten. Auch drei Joker allein sind eine Figur.
rule-rummi-two-jokers = Eine Figur darf beide Joker enthalten.
rule-rummi-low-one = Die 1 steht nur vor der 2. Eine Sequenz endet spätestens mit der { $last }.
rule-rummi-high-one = Die 1 steht vor der 2, und sie darf auf die { $last } folgen. Dort endet die Sequenz; mit der 2 geht sie nicht weiter.
rule-rummi-starter = Vor der ersten Runde zieht jeder einen Stein. Der höchste beginnt, und ein Joker ist höher als jede Zahl; wer gleichauf liegt, zieht noch einmal. Nach jeder Runde beginnt der Nächste.
rule-rummi-deal = Jeder bekommt 14 Steine, auch wer beginnt. Die übrigen { $stock } liegen verdeckt: der Talon.
rule-rummi-turn = Wenn du dran bist, legst du entweder mindestens einen Stein von deinem Bänkchen, oder du ziehst einen vom Talon, nie beides. Ziehen darfst du auch, wenn du legen könntest.
rule-rummi-checked = Es zählt, wie der Tisch am Ende deines Zugs aussieht: Jede Figur muss gültig sein, und jeder Stein, der vorher auf dem Tisch lag, muss noch dort liegen.
rule-rummi-penalty = Ist der Tisch dann nicht gültig, liegt alles wieder wie vor deinem Zug, und du ziehst { $tiles ->
    [one] einen Strafstein.
   *[other] { $tiles } Strafsteine.
  } Ist der Talon leer, ziehst du keinen; du hast gepasst.
rule-rummi-refused = Mit einem ungültigen Tisch kann kein Zug enden. Wer es versucht, erfährt, warum, und macht weiter.
rule-rummi-no-clock = Für einen Zug hast du so viel Zeit, wie du willst.
rule-rummi-clock = Für einen Zug hast du { COUNT($seconds, "Sekunde", "Sekunden") }. Sind sie um, liegt alles wieder wie vor deinem Zug, und du ziehst { $tiles ->
    [one] einen Stein, falls noch welche da sind.
   *[other] { $tiles } Steine, soweit noch welche da sind.
  }
rule-rummi-left = Wer die Zeit in zwei Zügen nacheinander ablaufen lässt, verlässt die Runde, und der Computer spielt auf seinem Platz weiter. In der nächsten Runde sind alle wieder dabei.
rule-rummi-opening = Die ersten Figuren, die du in einer Runde auslegst, müssen zusammen mindestens { COUNT($points, "Punkt", "Punkte") } zählen, jeder Stein seine Zahl. Alle ihre Steine müssen von deinem Bänkchen kommen: Steine auf dem Tisch helfen dabei nicht. Wer das noch nicht kann, zieht.
rule-rummi-opening-face = Beim Auslegen zählt ein Joker so viel wie der Stein, für den er dort steht, wo er liegt.
rule-rummi-opening-fifty = Beim Auslegen zählt ein Joker { COUNT($joker, "Punkt", "Punkte") }.
rule-rummi-opening-none = Vom ersten Zug an darfst du jede Figur auslegen, an die Figuren auf dem Tisch anlegen und sie umbauen.
rule-rummi-opening-rest = Sobald diese Figuren genug zählen, darfst du im selben Zug weitermachen wie in jedem späteren.
rule-rummi-add = Hast du ausgelegt, darfst du Steine von deinem Bänkchen an die Figuren auf dem Tisch anlegen.
rule-rummi-rebuild = Du darfst den Tisch auch umbauen: Steine wegnehmen, Figuren teilen, verbinden und Steine umlegen, solange mindestens ein Stein von deinem Bänkchen dazukommt.
rule-rummi-exchange = Einen Joker auf dem Tisch darfst du gegen den Stein tauschen, für den er steht. Der Joker muss im selben Zug wieder auf den Tisch; auf ein Bänkchen kommt er nie.
rule-rummi-joker-free = Wie jeder andere Stein darf ein Joker seine Figur auch verlassen, ohne ersetzt zu werden.
rule-rummi-joker-locked = Ein Joker darf seine Figur nur verlassen, wenn der Stein, für den er steht, an seinen Platz kommt.
rule-rummi-finish = Wer den letzten Stein von seinem Bänkchen legt, beendet die Runde und gewinnt sie.
rule-rummi-empty = Ist der Talon leer, passt, wer nicht legen kann oder will. Solange es Steine zu ziehen gibt, darf niemand passen. Passen alle nacheinander, ist die Runde zu Ende.
rule-rummi-sum = Wer alle Steine gelegt hat, bekommt keine Minuspunkte. Alle anderen bekommen welche für die Steine, die ihnen bleiben: Jeder zählt seine Zahl, ein Joker { $joker }.
rule-rummi-sum-taken = Wer alle Steine gelegt hat, bekommt die Summe dessen, was den anderen bleibt, und jeder von ihnen verliert die eigene Summe: Ein Stein zählt seine Zahl, ein Joker { $joker }.
rule-rummi-blocked = Haben alle gepasst, bekommt jeder Minuspunkte für die Steine, die ihm bleiben. Die niedrigste Summe gewinnt die Runde; wer gleichauf liegt, gewinnt sie gemeinsam.
rule-rummi-blocked-taken = Haben alle gepasst, gewinnt die niedrigste Summe die Runde. Jeder andere verliert den Unterschied zu ihr, und der Sieger bekommt alle diese Unterschiede; wer gleichauf liegt, teilt sie.
rule-rummi-at-once = Legt jemand, der vorher nichts gelegt hat, sein ganzes Bänkchen in einem Zug, bekommen Gegner, die noch nichts gelegt haben, { COUNT($nothing, "Minuspunkt", "Minuspunkte") } und die anderen { $something }, statt für ihre Steine.
rule-rummi-rounds = { $rounds ->
    [one] Die Partie hat eine Runde. Wer danach die wenigsten Minuspunkte hat, gewinnt.
   *[other] Die Partie hat { $rounds } Runden. Die Minuspunkte aller Runden werden zusammengezählt, und wer die wenigsten hat, gewinnt.
  }
rule-rummi-rounds-taken = { $rounds ->
    [one] Die Partie hat eine Runde. Wer danach die meisten Punkte hat, gewinnt.
   *[other] Die Partie hat { $rounds } Runden. Die Punkte aller Runden werden zusammengezählt, und wer die meisten hat, gewinnt.
  }
rule-rummi-chips-ring = Ein Ringspiel dauert eine, zwei oder drei Runden. Wer danach die wenigsten Minuspunkte hat, gewinnt.
rule-rummi-chips-ring-taken = Ein Ringspiel dauert eine, zwei oder drei Runden. Wer danach die meisten Punkte hat, gewinnt.
rule-rummi-chips-share-four = Wer allein gewinnt, bekommt mindestens drei Viertel des Preisgelds: umso mehr, je weiter der Zweite zurückliegt. Den Rest teilen sich die anderen danach, wie weit jeder vor dem Letzten liegt; wer gleichauf liegt, teilt, was auf die Plätze entfällt. Von { COUNT($pool, "Chip", "Chips") } bringen { $p1 }, { $p2 }, { $p3 } und { $p4 } Minuspunkte { $c1 }, { $c2 }, { $c3 } und { $c4 }.
rule-rummi-chips-share-four-taken = Wer allein gewinnt, bekommt mindestens drei Viertel des Preisgelds: umso mehr, je weiter der Zweite zurückliegt. Den Rest teilen sich die anderen danach, wie weit jeder vor dem Letzten liegt; wer gleichauf liegt, teilt, was auf die Plätze entfällt.
rule-rummi-chips-share-three = Wer allein gewinnt, bekommt mindestens drei Viertel des Preisgelds: umso mehr, je weiter der Zweite zurückliegt. Den Rest bekommt der Zweite; wer gleichauf liegt, teilt, was auf die Plätze entfällt. Von { COUNT($pool, "Chip", "Chips") } bringen { $p1 }, { $p2 } und { $p3 } Minuspunkte { $c1 }, { $c2 } und { $c3 }.
rule-rummi-chips-share-three-taken = Wer allein gewinnt, bekommt mindestens drei Viertel des Preisgelds: umso mehr, je weiter der Zweite zurückliegt. Den Rest bekommt der Zweite; wer gleichauf liegt, teilt, was auf die Plätze entfällt.
rule-rummi-chips-tournament = Ein Turnier ist für mehr als vier Spieler an mehreren Tischen und beginnt zu einer festen Zeit. Alle beginnen mit { COUNT($stack, "Chip", "Chips") }. Die anderen bezahlen dem Sieger einer Runde die Punkte, um die sie verloren haben: Je angefangene { $points } davon kosten Chips, von Stufe zu Stufe mehr. Wer keine Chips mehr hat, für den ist das Turnier zu Ende; wer am längsten dabeibleibt, gewinnt. Von { COUNT($entrants, "Spieler", "Spielern") } bekommt der Erste { $first } Prozent des Preisgelds, der Zweite { $second } und der Dritte { $third }.

## 101 Okey

rule-okey101-brief-melds = Alle haben 21 Steine auf dem Bänkchen. Sie kommen als Figuren auf den Tisch: Sequenzen einer Farbe und Sätze einer Zahl, je drei Steine oder mehr. Der Joker, die nächste Zahl nach dem offenen Stein, steht für jeden Stein.
rule-okey101-brief-turn = Wenn du dran bist, nimmst du einen Stein: vom Talon oder, wenn du ihn gleich auslegst, den, den der Spieler vor dir gerade abgeworfen hat. Am Ende wirfst du einen ab.
rule-okey101-brief-opening = Zuerst eröffnest du: mit Sequenzen und Sätzen, die zusammen mindestens { COUNT($points, "Punkt", "Punkte") } zählen, oder mit { COUNT($pairs, "Paar", "Paaren") }.
rule-okey101-brief-table = Danach legst du weitere Figuren aus und legst Steine an die Figuren auf dem Tisch an, egal von wem sie sind.
rule-okey101-brief-end = Wer seinen letzten Stein abwirft, beendet die Runde und wird Strafpunkte los; die anderen bekommen welche für das, was ihnen bleibt, oder eine feste Zahl, wenn sie nicht eröffnet haben. Die kleinste Summe gewinnt die Partie.
rule-okey101-aim = Eröffne, leg alle deine Steine aus und wirf als Erster den letzten ab. Damit endet die Runde, und die anderen bekommen Strafpunkte für die Steine, die ihnen bleiben. Die kleinste Summe gewinnt die Partie.
rule-okey101-okey = In jeder Runde liegt ein Stein offen: der Anzeigestein (Gösterge). Die nächste Zahl seiner Farbe ist der Joker (Okey); nach 13 kommt 1. Beide Joker stehen für jeden beliebigen Stein, auch für ihre eigene Zahl. Der Anzeigestein bleibt aus dem Spiel.
rule-okey101-turned-next = Wird ein falscher Joker aufgedeckt, ist der Stein darunter der Anzeigestein.
rule-okey101-run = Eine Sequenz besteht aus drei oder mehr aufeinanderfolgenden Zahlen einer Farbe. Die 1 steht nur vor der 2, und eine Sequenz endet spätestens mit der 13.
rule-okey101-run-limit = Beim Auslegen hat eine Sequenz höchstens { COUNT($tiles, "Stein", "Steine") }. Länger wird sie nur durch Anlegen.
rule-okey101-either = Ein gewöhnlicher Stein und zwei Joker können eine Sequenz oder ein Satz sein: Wer sie auslegt, entscheidet es.
rule-okey101-pair = Ein Paar besteht aus zwei gleichen Steinen. Ein Joker bildet mit jedem Stein ein Paar, auch mit dem anderen Joker. Ein falscher Joker passt zum anderen falschen oder zu einem Joker.
rule-okey101-twin = Der Zwilling des Anzeigesteins bildet nur mit einem Joker ein Paar. Ihn zu zeigen bringt nichts.
rule-okey101-twin-single = Der Zwilling des Anzeigesteins zählt allein als Paar, aber nur für Spieler, die mit Paaren eröffnen.
rule-okey101-twin-wild = In Paaren passt der Zwilling des Anzeigesteins zu jedem Stein.
rule-okey101-value = Eine Figur zählt die Summe ihrer Zahlen. Ein Joker zählt so viel wie der Stein, für den er dort steht, ein falscher Joker so viel wie die Zahl des Jokers.
rule-okey101-starter = Der erste Geber wird ausgelost, und der Spieler nach ihm beginnt. Nach jeder Runde, auch nach einer annullierten, gibt der Nächste.
rule-okey101-starter-dealer = Der erste Geber wird ausgelost, und wer gibt, beginnt. Nach jeder Runde, auch nach einer annullierten, gibt der Nächste.
rule-okey101-deal = Die Steine werden gemischt. Wer beginnt, bekommt { $first }, jeder andere { $tiles }. Dann wird ein Stein aufgedeckt: der Anzeigestein. Die übrigen { $stock } sind der Talon.
rule-okey101-turn = Wenn du dran bist, ziehst du zuerst den obersten Stein vom Talon oder nimmst den letzten Abwurf deines Vorgängers. Dann darfst du Steine auslegen. Am Ende wirfst du einen Stein offen auf deinen eigenen Stapel ab. Wer die Runde beginnt, zieht im ersten Zug nicht, darf aber schon eröffnen und sogar die Runde beenden.
rule-okey101-public = Dein Bänkchen siehst nur du. Alle sehen den Tisch und wer was ausgelegt hat, wie und mit wie viel jeder eröffnet hat, wie viele Steine jeder noch hat, und alle Strafpunkte.
rule-okey101-tile-left = Ein Stein muss immer zum Abwerfen bleiben: Den letzten Stein kannst du nicht auslegen.
rule-okey101-takeback = Bis zu deinem Abwurf darfst du zurücknehmen, was du in diesem Zug auf dem Tisch getan hast, den letzten Schritt zuerst. Das kostet nichts.
rule-okey101-takeback-last = Bis zu deinem Abwurf darfst du den zuletzt ausgelegten Stein umsonst zurücknehmen. Mehr zurückzunehmen kostet { points }, einmal im Zug.
rule-okey101-take = Einen Abwurf darfst du nur nehmen, wenn du ihn im selben Zug auslegst: in deiner Eröffnung, in einer neuen Figur oder an einer, die schon liegt. Wer nicht eröffnet hat, darf ihn nur zum Eröffnen nehmen. Solange er nicht ausliegt, kannst du nicht abwerfen; hast du den gleichen Stein schon, genügt auch der. Auch einen abgeworfenen Joker darf man nehmen, und er bleibt Joker.
rule-okey101-return = Hast du in diesem Zug noch nichts ausgelegt, darfst du einen genommenen Stein umsonst zurückgeben. Dann ziehst du vom Talon.
rule-okey101-return-penalty = Hast du in diesem Zug noch nichts ausgelegt, darfst du einen genommenen Stein zurückgeben. Das kostet { points }, und du ziehst vom Talon.
rule-okey101-inspect-own = Nach deinem Abwurf darfst du deinen eigenen Abwurfstapel durchsehen; von den anderen siehst du nur den obersten Stein.
rule-okey101-inspect-pairs = Wer mit Paaren eröffnet hat, darf alle Abwurfstapel durchsehen; die anderen sehen von jedem nur den obersten Stein.
rule-okey101-inspect-both = Nach deinem Abwurf darfst du deinen eigenen Abwurfstapel durchsehen; wer mit Paaren eröffnet hat, jederzeit alle. Die anderen sehen nur die obersten Steine.
rule-okey101-no-clock = Für einen Zug hast du so viel Zeit, wie du willst.
rule-okey101-clock = Für einen Zug hast du { COUNT($seconds, "Sekunde", "Sekunden") }. Sind sie um, liegt alles wieder wie vor deinem Zug. Hast du noch nicht gezogen, wird ein Stein gezogen; dann wird einer abgeworfen, wenn möglich einer, der nichts kostet. Damit wird weder eröffnet noch die Runde beendet, und es gibt keine Strafpunkte, egal welcher Stein abgeworfen wird.
rule-okey101-assist = Mit Hilfe: Das Spiel zeigt, was deine Figuren zählen und welche Steine anlegbar sind, und fragt vor einem Abwurf, der etwas kostet.
rule-okey101-no-assist = Ohne Hilfe: Das Spiel zeigt weder, was deine Figuren zählen, noch, welche Steine anlegbar sind, und fragt vor keinem Abwurf.
rule-okey101-series = Mit Figuren eröffnest du, indem du Sequenzen und Sätze vom eigenen Bänkchen auslegst, die zusammen mindestens { $points } zählen.
rule-okey101-pairs = Mit Paaren eröffnest du, indem du mindestens { COUNT($pairs, "Paar", "Paare") } vom eigenen Bänkchen auslegst; ihre Zahlen spielen keine Rolle.
rule-okey101-way = Eröffnet wird mit Figuren oder mit Paaren, nie mit beidem, und dabei bleibt es die ganze Runde. Vor der Eröffnung darfst du auf dem Tisch nichts anderes tun.
rule-okey101-direct = Kannst du alle Steine bis auf einen in Sequenzen und Sätzen auslegen, darfst du auch mit weniger eröffnen und mit dem letzten Stein die Runde beenden.
rule-okey101-no-direct = Auch eine Eröffnung, nach der nur ein Stein bleibt, muss genug zählen.
rule-okey101-raising = Die Eröffnung steigt: Figuren müssen mindestens 1 mehr zählen als die höchste Eröffnung der Runde; mit Paaren braucht es mindestens ein Paar mehr als bisher. Was später ausgelegt wird, zählt dabei nicht.
rule-okey101-raise-partner = Auch die Eröffnung deines Partners erhöht, was du brauchst.
rule-okey101-raise-opponents = Die Eröffnung deines Partners erhöht nicht, was du brauchst, nur die der Gegner.
rule-okey101-fixed = Die Eröffnung ist fest: Was du brauchst, bleibt gleich, wie hoch andere auch eröffnet haben.
rule-okey101-strict = Wer mit zu wenig oder mit einer ungültigen Figur eröffnet, nimmt die Steine zurück und bekommt { points }. Der Zug geht weiter.
rule-okey101-refused = Mit zu wenig oder mit einer ungültigen Figur kann niemand eröffnen. Wer es versucht, erfährt, warum, und macht weiter.
rule-okey101-declare = Wer mit Paaren eröffnen will, muss das vorher in einem eigenen Zug ansagen; ohne Ansage geht es nicht. Alle sehen sie, und sie gilt für die ganze Runde: Mit Figuren kann man dann nicht mehr eröffnen. Wer ansagt und nicht eröffnet, bekommt dafür doppelt so viel: { $points }.
rule-okey101-wait = Nach der Eröffnung musst du warten: Weiter auslegen und anlegen darfst du ab deinem nächsten Zug.
rule-okey101-at-once = Nach der Eröffnung darfst du im selben Zug weiter auslegen und anlegen.
rule-okey101-lay = Wer mit Figuren eröffnet hat, darf weitere Sequenzen und Sätze auslegen, egal was sie zählen; Paare nur, wenn jemand anderes mit Paaren eröffnet hat. Wer mit Paaren eröffnet hat, darf weitere Paare auslegen, aber keine Sequenzen und Sätze.
rule-okey101-pairs-limit = Wer mit Figuren eröffnet hat, darf in einem Zug höchstens { COUNT($pairs, "Paar", "Paare") } auslegen.
rule-okey101-add = Hast du eröffnet, darfst du Steine an jede Sequenz und jeden Satz auf dem Tisch anlegen: an beide Enden einer Sequenz oder die fehlende Farbe an einen Satz. An Paare wird nichts angelegt, und auf dem Tisch wird nichts umgebaut.
rule-okey101-no-cap = In einem Zug darfst du so viele Steine anlegen, wie passen.
rule-okey101-cap-pairs = Wer mit Paaren eröffnet hat, darf im Zug zwei Steine anlegen, jeder andere so viele, wie passen.
rule-okey101-cap-end = In einem Zug darfst du an dasselbe Ende einer Sequenz oder an denselben Satz zwei Steine anlegen.
rule-okey101-no-exchange = Ein Joker auf dem Tisch bleibt dort liegen.
rule-okey101-exchange = Hast du eröffnet, darfst du einen Joker auf dem Tisch mit dem Stein auslösen, für den er steht. Der Joker kommt auf dein Bänkchen; du darfst ihn gleich verwenden oder behalten.
rule-okey101-exchange-false = Steht ein Joker für seine eigene Zahl, löst ihn ein falscher Joker aus. Der andere Joker löst ihn nie aus.
rule-okey101-exchange-four = Aus einem Satz lässt er sich nur auslösen, wenn der Satz vier Steine hat: Bei drei Steinen ist offen, für welche Farbe er steht.
rule-okey101-exchange-either = Aus einem Satz von drei Steinen löst ihn jede der beiden fehlenden Farben aus.
rule-okey101-exchange-pair = Aus einem Paar löst ihn ein Stein aus, der dem anderen des Paars gleicht; aus einem Paar von zwei Jokern lässt sich keiner auslösen.
rule-okey101-no-exchange-pair = Ein Joker in einem Paar bleibt dort liegen.
rule-okey101-okey-discard = Einen Joker abzuwerfen kostet { points }, wenn er nicht die Runde beendet.
rule-okey101-free-okey = Einen Joker abzuwerfen kostet nichts.
rule-okey101-playable = Anlegbar ist ein Stein, der an eine Sequenz oder einen Satz auf dem Tisch passt. Ihn abzuwerfen kostet { points }, auch wenn du noch nicht eröffnet hast; nur wenn er die Runde beendet, kostet er nichts.
rule-okey101-playable-call = Anlegbar ist ein Stein, der an eine Sequenz oder einen Satz auf dem Tisch passt. Ihn abzuwerfen kostet { points }, auch wenn du noch nicht eröffnet hast, aber nur, wenn ein Gegner „anlegbar“ ruft: bevor der Nächste vom Talon zieht oder, wenn er den Stein nimmt, bevor er selbst abwirft. Beendet der Stein die Runde, kostet er nichts; endet sie, weil der Talon leer ist, kostet er sofort.
rule-okey101-playable-off = Einen Stein abzuwerfen, der auf den Tisch passt, kostet nichts.
rule-okey101-playable-exchange = Anlegbar ist auch ein Stein, der nur einen Joker auslösen könnte.
rule-okey101-no-feed = Eröffnet der Nächste mit deinem Abwurf, kostet dich das nichts extra.
rule-okey101-feed = Eröffnet der Nächste mit deinem Abwurf, kostet dich das { points }.
rule-okey101-feed-times = Eröffnet der Nächste mit deinem Abwurf, kostet dich das zehnmal seine Zahl, bei einer Eröffnung mit Paaren zwanzigmal. Ein Joker zählt so viel wie der Stein, für den er dort steht.
rule-okey101-okey-lost = Löst jemand einen Joker aus einer Figur aus, die du ausgelegt hast, kostet dich das { points }.
rule-okey101-no-okey-lost = Löst jemand einen Joker aus einer Figur aus, die du ausgelegt hast, kostet dich das keine { points }.
rule-okey101-last-discard = Endet die Runde, weil der Talon leer ist, gewinnt der letzte Abwurf sie nicht: Er kostet, was er sonst auch kostet.
rule-okey101-finish = Wer seinen letzten Stein abwirft, beendet die Runde und gewinnt sie.
rule-okey101-empty = Wer den letzten Stein vom Talon zieht, spielt seinen Zug wie sonst zu Ende. Danach ist die Runde vorbei, und wenn er sie nicht beendet hat, gewinnt sie niemand.
rule-okey101-last-take = Ist der Talon leer, darf der Nächste den Abwurf noch nehmen und auslegen, und so weiter. Kann oder will es einer nicht, ist die Runde vorbei, und niemand gewinnt sie.
rule-okey101-all-pairs = Eröffnen alle mit Paaren, kann niemand mehr die Runde beenden. Sie wird sofort annulliert, samt ihren Strafpunkten: Sie zählt nicht, und es wird neu gegeben.
rule-okey101-all-pairs-single = Eröffnen alle mit Paaren, wird die Runde sofort annulliert, samt ihren Strafpunkten: Sie zählt nicht, und es wird neu gegeben.
rule-okey101-play-on = Auch wenn alle mit Paaren eröffnen, geht die Runde weiter.
rule-okey101-won = Wer die Runde beendet, bekommt minus { $points }.
rule-okey101-left = Wer eröffnet hat, bekommt die Zahlen der Steine, die in der Hand bleiben, nach einer Eröffnung mit Paaren doppelt. Ein falscher Joker zählt so viel wie die Zahl des Jokers.
rule-okey101-unopened = Wer nicht eröffnet hat, bekommt { $points }, was auch immer in der Hand ist.
rule-okey101-held = Für jeden Joker in der Hand bekommt, wer eröffnet hat, { $points } dazu; das wird nicht verdoppelt, wie auch immer die Runde endet.
rule-okey101-held-in-sum = Für jeden Joker in der Hand zählt, wer eröffnet hat, { $points } zu den anderen Steinen; wo sie verdoppelt werden, gilt das auch dafür.
rule-okey101-factors = Das Minus des Siegers, die Zahlen der Steine in der Hand und der feste Betrag für alle, die nicht eröffnet haben, werden verdoppelt, wenn der letzte Stein ein Joker ist, verdoppelt, wenn der Sieger mit Paaren eröffnet hat, und verdoppelt, wenn er aus der Hand Schluss macht. Zweierlei zusammen macht das Vierfache, alles drei das Achtfache. Strafpunkte bleiben, wie sie sind, und ein falscher Joker als letzter Stein ist nichts Besonderes.
rule-okey101-factor-once = Das Minus des Siegers, die Zahlen der Steine in der Hand und der feste Betrag für alle, die nicht eröffnet haben, werden verdoppelt, aber nur einmal, wenn der letzte Stein ein Joker ist, wenn der Sieger mit Paaren eröffnet hat oder wenn er aus der Hand Schluss macht. Strafpunkte bleiben, wie sie sind, und ein falscher Joker als letzter Stein ist nichts Besonderes.
rule-okey101-no-factor = Auf welche Weise die Runde endet, verdoppelt nichts.
rule-okey101-from-hand = Aus der Hand macht Schluss, wer im Zug der Eröffnung die Runde beendet, wenn sonst niemand eröffnet hat.
rule-okey101-from-hand-any = Aus der Hand macht Schluss, wer im Zug der Eröffnung die Runde beendet, auch wenn andere eröffnet haben.
rule-okey101-from-hand-alone = Aus der Hand macht Schluss, wer die Runde beendet, wenn sonst niemand eröffnet hat, in welchem Zug auch immer.
rule-okey101-cap = Macht niemand aus der Hand Schluss, bekommt, wer nicht eröffnet hat, höchstens { $points }, die Strafpunkte nicht mitgezählt.
rule-okey101-record = Eine Eröffnung, die mehr als { $value } zählt oder { COUNT($pairs, "Paar", "Paare") } oder mehr hat, bringt minus { $points }.
rule-okey101-no-record = Für eine sehr hohe Eröffnung gibt es keinen Bonus von minus { $points }.
rule-okey101-rounds = { $rounds ->
    [one] Die Partie hat eine Runde. Die kleinste Summe gewinnt.
   *[other] Die Partie hat { $rounds } Runden. Alle Strafpunkte werden zusammengezählt, und die kleinste Summe gewinnt.
  }
rule-okey101-partners = Wer einander gegenübersitzt, spielt zusammen. Jeder eröffnet für sich und sieht die Steine des anderen nicht. Die Summen beider werden zusammengezählt; bei gleicher Summe gewinnen beide Teams.
rule-okey101-partner-finishes = Beendet ein Partner die Runde, bekommt der andere nichts für seine Hand: nicht für Steine, nicht für Joker und auch nichts dafür, dass er nicht eröffnet hat. Nur seine Strafpunkte bleiben.
rule-okey101-alone = Jeder spielt für sich; bei gleicher Summe wird der Sieg geteilt.
rule-okey101-chips-ring = Ein Ringspiel dauert eine, zwei oder drei Runden. Wer danach die kleinste Summe hat, gewinnt.
rule-okey101-chips-partners = Mit Partnern gibt es nur Ringspiele: Die Auslosung eines Turniers würde sie trennen.
rule-okey101-chips-tournament = Ein Turnier ist für mehr als vier Spieler an mehreren Tischen und beginnt zu einer festen Zeit. Alle beginnen mit { COUNT($stack, "Chip", "Chips") }. Nach jeder Runde bezahlen die anderen dem mit den wenigsten Strafpunkten, was sie mehr haben: Je angefangene { $points } davon kosten Chips, von Stufe zu Stufe mehr. Wer keine Chips mehr hat, für den ist das Turnier zu Ende; wer am längsten dabeibleibt, gewinnt. Von { COUNT($entrants, "Spieler", "Spielern") } bekommt der Erste { $first } Prozent des Preisgelds, der Zweite { $second } und der Dritte { $third }.

## Handling

rule-handling-okey = Verschieb die Steine auf dem Bänkchen, wann du willst. Fasst du sie an der Lücke daneben oder am Holz darunter, kommt der ganze Block mit{ $keys ->
    [no] {""}
   *[yes] ; ebenso mit der Umschalttaste
  }. Zum Abwerfen tipp einen Stein zweimal an oder schieb ihn auf deinen Abwurfstapel. Um die Runde zu beenden, schieb ihn auf „Schluss“ oder drück diesen Knopf.
rule-handling-rummi = Zieh Steine von deinem Bänkchen auf den Tisch und dort von Figur zu Figur; oder tipp einen Stein an und dann seinen neuen Platz. Auf kleinen Bildschirmen holt ein Tipp auf eine Figur sie erst heran. Am Ende einer Figur werden sie angelegt, zwischen zwei Steinen teilen sie die Figur, auf einem Joker ersetzen sie ihn. „Fertig“ beendet deinen Zug; „Zurück“ nimmt einen Schritt zurück, „Neu anfangen“ alle.
