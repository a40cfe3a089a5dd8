### Schritte der Lektionen, auf Deutsch.

learn-add-keys = Drücke jetzt Enter auf der Sequenz, zu der sie passt.

## Okey

learn-first-okey-1 = Eine Farbe der Reihe nach: eine Sequenz. Tippe auf die { $a }.
learn-first-okey-1-keys = { $tiles } sind eine Sequenz. Lege sie mit Enter zusammen.
learn-first-okey-2 = Gleiche Zahl, verschiedene Farben: ein Satz. Tippe auf die { $a }.
learn-first-okey-2-keys = { $tiles } sind ein Satz. Lege sie mit Enter zusammen.
learn-first-okey-3 = Jeder Zug beginnt mit einem Stein: Nimm die { $a } von { $previous }.
learn-first-okey-4 = Jeder Zug endet mit einem Abwurf. Die { $a } passt nirgends.
learn-first-okey-5 = Die { $a } passt nirgends. Zieh diesmal vom Talon.
learn-first-okey-6 = Der Stern zeigt einen Joker: Er ersetzt jeden Stein. Tippe darauf.
learn-first-okey-6-keys = Ein Joker ersetzt jeden Stein, hier eine 12. Drücke Enter.
learn-first-okey-7 = Nur die { $a } passt in keine Figur (Sequenz, Satz). Drücke „{ $main }“.
learn-first-okey-8 = Gewonnen. In deiner ersten richtigen Runde helfen dir Tipps.
learn-first-okey-8-keys = Gewonnen. In deiner ersten richtigen Runde helfen dir Tipps: Drücke Enter.

learn-tiles-1 = Wer zuerst 14 Steine in Sequenzen und Sätzen hat, gewinnt die Runde. Es gibt die Zahlen 1 bis 13 in vier Farben, jede doppelt, und zwei weitere Steine. Deine siehst nur du.
learn-tiles-2 = Ein Stein liegt offen: der Anzeigestein, heute die { $a }. Er spielt nicht mit; er zeigt nur, was der Joker ist.
learn-tiles-3 = Der Joker ist die nächste Zahl derselben Farbe: heute die { $a }. Beide davon gelten als jeder Stein, den du brauchst.
learn-tiles-4 = Deine { $a } ist ein Joker. Lege sie zwischen die { $b } und die { $c }: { $keys ->
    [no] zieh sie dorthin.
   *[yes] zieh sie dorthin, oder schieb sie mit Umschalt und Pfeiltasten.
  }
learn-tiles-5 = Sehr gut. Hier steht der Joker für die { $a }. Unter Steinen, die so zusammengehören, liegt eine Linie.
learn-tiles-5-keys = Sehr gut. Hier steht der Joker für die { $a }. E liest vor, was auf deiner Hand zusammengehört.

learn-turn-1 = Alle spielen der Reihe nach. { $previous } hat gerade einen Stein abgeworfen. Jetzt bist du dran.
learn-turn-2 = Zieh zuerst einen Stein: Tippe auf den Talon, die verdeckten Steine.
learn-turn-2-keys = Zieh zuerst einen Stein: Drücke D.
learn-turn-3 = Jetzt hast du fünfzehn. Wirf einen ab, der zu nichts passt, einen der markierten: { $keys ->
    [no] zweimal antippen oder auf deinen Stapel schieben.
   *[yes] zweimal antippen, auf deinen Stapel schieben oder Eingabetaste drücken.
  }
learn-turn-3-keys = Du hast jetzt fünfzehn Steine. Wirf einen ab: Drücke Enter auf einem, der als Tipp gilt.
learn-turn-4 = { $previous } hat die { $a } abgeworfen, und du hast die { $b } und die { $c }. Statt zu ziehen, darfst du sie nehmen: Tippe sie an.
learn-turn-4-keys = Du hast die { $b } und die { $c }. Statt zu ziehen, darfst du die { $a } nehmen: Drücke T.
learn-turn-5 = Auch wer nimmt, wirft einen Stein ab. Wirf ab, welchen du willst.
learn-turn-6 = Mehr ist ein Zug nicht: einen Stein ziehen oder nehmen, einen abwerfen. Nehmen darfst du nur, was dein Vorgänger gerade abgeworfen hat.

learn-runs-1 = Eine Sequenz sind drei oder mehr Zahlen hintereinander in einer Farbe. Am Ende müssen 14 Steine in Sequenzen oder Sätzen liegen.
learn-runs-2 = Lege { $a } nebeneinander.
learn-runs-3 = Nach der 13 darf eine 1 kommen. Lege die { $a } hinter die { $b }. Weiter geht es nicht: 13, 1, 2 ist keine Sequenz.
learn-runs-4 = Nur ein Stein fehlt. Zieh.
learn-runs-5 = Da ist die { $a }. Alle Steine außer der { $b } liegen in Sequenzen: Mach damit Schluss. Drücke „{ $main }“ oder schieb den Stein auf den Anzeigestein.
learn-runs-6 = Du hast die Runde gewonnen: vierzehn Steine in vier Sequenzen, und mit dem fünfzehnten Schluss gemacht. Alle anderen schreiben 2 Strafpunkte.

learn-groups-1 = Ein Satz sind drei oder vier Steine mit derselben Zahl, jeder in einer anderen Farbe.
learn-groups-2 = Lege die { $a } neben { $b }: ein Satz aus vier Steinen.
learn-groups-3 = Keine Farbe darf doppelt sein: { $a } und dazu die { $b } sind kein Satz, und ein fünfter Stein passt nie.
learn-groups-4 = Es fehlt eine 8 in einer dritten Farbe, und { $previous } hat gerade eine abgeworfen, die { $a }. Nimm sie.
learn-groups-5 = Jetzt passt alles, und eine { $a } ist übrig: Mach damit Schluss.
learn-groups-6 = Wieder gewonnen. Sequenzen und Sätze darfst du mischen, wie du willst; nur müssen alle vierzehn Steine darin liegen.

learn-false-joker-1 = Zwei Steine zeigen keine Zahl, sondern einen Stern: die falschen Joker. Du hast beide.
learn-false-joker-1-keys = Zwei Steine haben keine Zahl: die falschen Joker. Du hast beide.
learn-false-joker-2 = Sie gelten nicht als jeder Stein. Sie stehen da, wo der Joker fehlt: Heute ist jeder von ihnen eine gewöhnliche { $a }.
learn-false-joker-3 = Lege also einen vor { $a }: Das ist eine Sequenz.
learn-false-joker-4 = Und den anderen neben { $a }: Das ist ein Satz aus Siebenen.
learn-false-joker-5 = Ein Stein fehlt. Zieh.
learn-false-joker-6 = Die { $a } verlängert die erste Sequenz. Mach mit der { $b } Schluss.
learn-false-joker-7 = Gewonnen. Wird in der nächsten Runde ein anderer Stein aufgedeckt, sind auch die falschen Joker ein anderer.

learn-finish-1 = Schluss machst du in deinem Zug, mit fünfzehn Steinen: Vierzehn liegen in Sequenzen und Sätzen, den fünfzehnten wirfst du auf den Anzeigestein statt auf deinen Stapel.
learn-finish-2 = Hier fehlt ein Stein. Zieh.
learn-finish-3 = Alle fünfzehn passen, einer muss weg, ohne eine Figur zu zerreißen: die { $a } oder { $b } am Ende der Sequenz oder eine der vier Neunen. Mach mit einem davon Schluss.
learn-finish-4 = Alle anderen schreiben 2 Strafpunkte. Wer mehr als 20 hat, scheidet aus; wer übrig bleibt, gewinnt die Partie. Wer zu früh Schluss machen will, verliert nichts.

learn-okey-last-1 = Du hast einen Joker, die { $a }, und könntest nach jedem Zug Schluss machen. Doch wer dabei einen Joker abwirft, zählt doppelt.
learn-okey-last-2 = Das geht, wenn die anderen vierzehn ohne ihn vollständig sind. Zieh.
learn-okey-last-3 = Die { $a } macht deine Hand vollständig. Die { $b } ist übrig: Mach damit Schluss.
learn-okey-last-4 = Alle anderen schreiben 4 Strafpunkte statt 2. Ob sich das Warten lohnt, entscheidest du: Inzwischen kann ein anderer Schluss machen.

learn-pairs-1 = Es gibt noch einen Weg, Schluss zu machen: sieben Paare aus je zwei gleichen Steinen. Sequenzen und Sätze zählen dann nicht.
learn-pairs-2 = Auch die beiden falschen Joker sind ein Paar. Ein Joker passt zu jedem Stein.
learn-pairs-3 = Du hast sechs Paare. Zieh.
learn-pairs-4 = Ein Joker, die { $a }: Mit der { $b } bildet er ein Paar. Mach mit der { $c } Schluss.
learn-pairs-5 = Auch sieben Paare zählen doppelt: 4 Strafpunkte für alle anderen. Mit Paaren und einem Joker als letztem Stein sind es 8.

learn-twin-1 = Jeden Stein gibt es zweimal, also hat auch der Anzeigestein einen Zwilling, die andere { $a }. Du hast ihn bekommen.
learn-twin-2 = Zeig ihn, bevor du zum ersten Mal ziehst: Drücke „{ $twin }“.
learn-twin-3 = Alle anderen haben sofort 1 Strafpunkt geschrieben, wer auch immer die Runde gewinnt.
learn-twin-4 = Der Zwilling bleibt auf deinem Bänkchen. Spiel weiter: Zieh.
learn-twin-5 = Nach dem ersten Ziehen wäre es zu spät gewesen. Die { $a } ist nun ein gewöhnlicher Stein; nur gibt es keine zweite für ein Paar.

learn-others-1 = Was abgeworfen wird, sehen alle, und wer etwas nimmt, verrät, was er sammelt. { $next } hat die { $a } genommen, die du abgeworfen hast.
learn-others-2 = Wer die { $a } nimmt, will eine Sequenz um sie herum oder einen Satz aus Fünfen. Was du abwirfst, bekommt { $next }: Behalte { $b } und { $c } eine Weile.
learn-others-3 = Du bist dran: Zieh.
learn-others-4 = Wirf alles ab außer { $a } und { $b }. Sicher ist die { $c }: Beide { $d } liegen auf dem Tisch, dort geht 1, 2, 3 nur mit einem Joker.
learn-others-5 = { $next } musste ziehen. Prüfe so jeden Abwurf: erst, ob du den Stein brauchst, dann, ob ihn der Nächste braucht.

learn-round-1 = Spiel jetzt eine ganze Runde gegen leichte Gegner. { $a } sind schon eine Sequenz, und ein Joker kann noch kommen.
learn-round-2 = Zieh oder nimm, wirf ab und lege zusammen, was zusammengehört, bis jemand Schluss macht. „{ $hint }“ hilft mit jedem Drücken ein Stück weiter; „{ $main }“ wird golden, wenn du es kannst.
learn-round-2-keys = Zieh oder nimm, wirf ab und lege zusammen, was zusammengehört, bis jemand Schluss macht. H hilft mit jedem Drücken ein Stück weiter. E sagt, wie weit du bist; mit F machst du Schluss.
learn-round-3 = { $won ->
    [own] Du hast die Runde gewonnen. Du kannst alles, was du brauchst: Am Tisch wartet eine Partie auf dich.
    [nobody] Der Talon war leer, bevor jemand Schluss machen konnte: Niemand hat gewonnen. Geh einen Schritt zurück, um dieselbe Runde noch einmal zu spielen; am Tisch wartet eine Partie auf dich.
   *[other] { $winner } hat zuerst Schluss gemacht, also schreibst diesmal du Strafpunkte. Geh einen Schritt zurück, um dieselbe Runde noch einmal zu spielen; am Tisch wartet eine Partie auf dich.
  }

## Räuber-Rommé

learn-first-rummi-1 = Eine Farbe der Reihe nach: eine Sequenz. Tippe auf die { $a }.
learn-first-rummi-1-keys = { $tiles } sind eine Sequenz. Lege sie mit Enter zusammen.
learn-first-rummi-2 = Gleiche Zahl, verschiedene Farben: ein Satz. Tippe auf die { $a }.
learn-first-rummi-2-keys = { $tiles } sind ein Satz. Lege sie mit Enter zusammen.
learn-first-rummi-3 = Wer alle Steine auslegt, gewinnt. Tippe diese an.
learn-first-rummi-3-keys = Wer alle Steine auslegt, gewinnt. Lege mit Enter Sequenz und Satz aus.
learn-first-rummi-4 = Du hast ausgelegt. Drücke „{ $main }“, um den Zug zu beenden.
learn-first-rummi-5 = An jede Figur (Sequenz, Satz) darfst du anlegen. Tippe diese an.
learn-first-rummi-5-keys = An jede Figur darfst du anlegen. Lege mit Enter { $tiles } an.
learn-first-rummi-6 = Auch diese beiden passen. Tippe sie an.
learn-first-rummi-6-keys = Auch { $tiles } passen. Drücke Enter.
learn-first-rummi-7 = Umbauen: Tippe für deine 7 und 8 auf die { $a }.
learn-first-rummi-7-keys = Umbauen: Drücke Enter auf der { $a }, für deine 7 und 8.
learn-first-rummi-8 = Drücke „{ $main }“, um den Zug zu beenden.
learn-first-rummi-9 = Nichts passt: Zieh vom Talon. Damit endet dein Zug.
learn-first-rummi-10 = Ein Joker: Er steht für jeden Stein. Tippe ihn an.
learn-first-rummi-10-keys = Ein Joker steht für jeden Stein, hier für eine 6. Drücke Enter.
learn-first-rummi-11 = Das sind deine letzten Steine. Lege sie aus.
learn-first-rummi-11-keys = Das sind deine letzten Steine. Lege sie mit Enter aus.
learn-first-rummi-12 = Drücke „{ $main }“ und gewinne.
learn-first-rummi-13 = Gewonnen. In deiner ersten richtigen Runde helfen dir Tipps.
learn-first-rummi-13-keys = Gewonnen. In deiner ersten richtigen Runde helfen dir Tipps: Drücke Enter.

learn-opening-1 = Hier spielen alle auf den Tisch: Du legst dort Figuren aus mindestens drei Steinen. Wer zuerst keinen Stein mehr auf dem Bänkchen hat, gewinnt die Runde.
learn-opening-2 = Was du zuerst legst, muss mindestens 20 Punkte wert sein, jeder Stein seine Zahl. { $a } sind ein Satz, aber nur 6 Punkte.
learn-opening-3 = { $a } sind 27 wert. Lege sie auf den Tisch: Zieh sie einzeln dorthin, oder wähle sie aus und dann den freien Platz. Danach drücke „{ $main }“.
learn-opening-4 = Du hast ausgelegt. Wer dran ist, legt Steine oder zieht einen, nie beides. { $opposite } hat gezogen.
learn-opening-5 = Du musst nicht legen, wenn du kannst. Zieh diesmal einen Stein: Tippe auf den Talon.
learn-opening-5-keys = Du musst nicht legen, wenn du kannst. Zieh diesmal einen Stein: Drücke D.
learn-opening-6 = Da du ausgelegt hast, darfst du nun jede Figur legen, so wenig sie auch wert ist.

learn-adding-1 = Wer ausgelegt hat, darf an alle Figuren auf dem Tisch anlegen. { $opposite } hat { $a } gelegt.
learn-adding-2 = Deine { $a } passt vor { $b }. { $keys ->
    [no] Zieh sie dorthin, oder tipp sie an und dann ihren Platz.
   *[yes] Zieh sie dorthin, oder wähle sie aus und dann mit der Tastatur den Platz.
  } Danach „{ $main }“.
learn-adding-3 = Und deine { $a } macht die andere Figur zu einem Satz aus vieren. Lege sie an und drücke „{ $main }“.
learn-adding-4 = Jetzt passt nichts mehr von deinem Bänkchen. Wer nichts legt, zieht: Zieh.
learn-adding-5 = Sieh also erst auf den Tisch, dann aufs Bänkchen: Ein einziger Stein, der passt, erspart das Ziehen.

learn-rebuilding-1 = Auch was auf dem Tisch liegt, darfst du verschieben, wenn am Ende alle Figuren gültig sind und kein Stein vom Tisch fehlt.
learn-rebuilding-2 = { $a } brauchen noch eine 7, und deine { $b } braucht einen Platz. So, wie der Tisch liegt, passt keiner davon.
learn-rebuilding-3 = Nimm die { $a } aus ihrer Sequenz und lege sie zu { $b }; die { $c } kommt ans andere Ende. Dann „{ $main }“.
learn-rebuilding-4 = Drei Steine in einem Zug. Beim Umbauen sagt jede Figur, was ihr fehlt, und „Zurück“ nimmt Schritt für Schritt zurück.

learn-jokers-1 = Ein Joker steht für jeden Stein, hier für die { $a } in deiner Sequenz. Bleibt er am Ende auf dem Bänkchen, kostet er 50 Minuspunkte.
learn-jokers-2 = Du hast die { $a }: Lege sie an die Stelle des Jokers. Er ist dann frei, bleibt aber auf dem Tisch: Lege ihn mit { $b } als dritte 8. Dann „{ $main }“.
learn-jokers-3 = Mehr brauchst du nicht: auslegen, anlegen, umbauen, Joker wieder verwenden. Am Tisch wartet eine Partie auf dich.

## 101 Okey

learn-first-okey101-1 = Eine Farbe der Reihe nach: eine Sequenz. Tippe auf die { $a }.
learn-first-okey101-1-keys = { $tiles } sind eine Sequenz. Lege sie mit Enter zusammen.
learn-first-okey101-2 = Gleiche Zahl, verschiedene Farben: ein Satz. Tippe auf die { $a }.
learn-first-okey101-2-keys = { $tiles } sind ein Satz. Lege sie mit Enter zusammen.
learn-first-okey101-3 = Durch die { $a } zählen deine Figuren (Sequenzen, Sätze) 85. Nimm sie.
learn-first-okey101-4 = Ab 81 darfst du eröffnen und sie auslegen. Drücke „{ $main }“.
learn-first-okey101-5 = Jeder Zug endet mit einem Abwurf. Die { $a } passt nirgends.
learn-first-okey101-6 = Auch { $opposite } hat eröffnet. Beginne deinen Zug: Zieh vom Talon.
learn-first-okey101-7 = Der Stern zeigt einen Joker: Er ersetzt jeden Stein. Tippe darauf.
learn-first-okey101-7-keys = Ein Joker ersetzt jeden Stein, hier eine 12. Drücke Enter.
learn-first-okey101-8 = Auch das ist eine Sequenz. Drücke „{ $main }“.
learn-first-okey101-9 = Auch an fremde Sequenzen darfst du anlegen. Tippe auf die { $a }.
learn-first-okey101-9-keys = Auch an fremde Sequenzen darfst du anlegen. Lege die { $a } mit Enter an.
learn-first-okey101-10 = Nur die { $a } ist übrig. Wirf sie ab und gewinne.
learn-first-okey101-11 = Gewonnen. In deiner ersten richtigen Runde helfen dir Tipps.
learn-first-okey101-11-keys = Gewonnen. In deiner ersten richtigen Runde helfen dir Tipps: Drücke Enter.

learn-hundred-1 = Zuerst eröffnest du: mit Sequenzen und Sätzen, die zusammen mindestens 101 wert sind, jeder Stein seine Zahl. { $a } sind 36 wert.
learn-hundred-2 = Mit weiteren 36 und den vier Siebenen hast du 100: eins zu wenig. { $a } sind ein Satz und 28 wert. Wie weit du bist, steht immer bei deinem Namen.
learn-hundred-3 = Wer beginnt, hat 22 Steine und zieht nicht. Wirf einen ab, der zu nichts passt, etwa die { $a }: { $keys ->
    [no] Tippe sie zweimal an, oder zieh sie auf deinen Stapel.
   *[yes] Tippe sie zweimal an, zieh sie auf deinen Stapel, oder drücke auf ihr Enter.
  }
learn-hundred-4 = Auch { $opposite } konnte nicht eröffnen. Zieh.
learn-hundred-5 = Die { $a } verlängert die erste Sequenz, und deine Figuren sind 110 wert. Drücke „{ $main }“.
learn-hundred-6 = Du hast eröffnet. Was du auch auslegst, jeder Zug endet mit einem Abwurf. Wirf ab, was du willst.
learn-hundred-7 = Von nun an darfst du Sequenzen und Sätze von jedem Wert auslegen. Macht jemand anders Schluss, bekommt 202, wer nicht eröffnet hat; du nur, was du noch auf der Hand hast.

learn-five-pairs-1 = Es gibt noch einen Weg zu eröffnen: fünf Paare gleicher Steine, egal mit welchen Zahlen. Auch die falschen Joker sind ein Paar: { $a }. Ein echter Joker passt zu jedem Stein.
learn-five-pairs-2 = Du hast genau fünf Paare. Vier wären zu wenig. Drücke „{ $main }“.
learn-five-pairs-3 = Jetzt darfst du weitere Paare auslegen und bei Sequenzen und Sätzen der anderen anlegen, aber keine eigenen auslegen: auch nicht { $a }. Wirf einen Stein ab.
learn-five-pairs-4 = Was du am Ende noch auf der Hand hast, zählt doppelt. Paare sind also ein Wagnis. Machst aber du Schluss, verdoppelt sich, was alle anderen bekommen.

learn-take-and-use-1 = { $opposite } hat die { $a } abgeworfen, und du hast { $b }. Nimm sie nur, wenn du sie in diesem Zug verwendest. Vor der Eröffnung heißt das: mit ihr eröffnen.
learn-take-and-use-2 = Mit der { $a } kommst du auf 105. Nimm sie.
learn-take-and-use-3 = Bis die { $a } auf dem Tisch liegt, kannst du nicht abwerfen. Drücke „{ $main }“.
learn-take-and-use-4 = Verwendet. Jetzt wirf einen Stein ab.
learn-take-and-use-5 = Kannst du einen genommenen Stein doch nicht verwenden, gib ihn zurück und zieh vom Talon. Das kostet hier nichts; nach manchen Hausregeln 101.

learn-playable-1 = Ihr habt beide eröffnet. Nun darf jeder an alles anlegen: an beide Enden einer Sequenz wie { $a } und an einen Satz aus dreien.
learn-playable-2 = Zieh zuerst, wie immer.
learn-playable-3 = Deine { $a } passt hinter { $b }. { $keys ->
    [no] Zieh sie dorthin, oder tippe erst sie und dann die Sequenz an.
   *[yes] Zieh sie dorthin, oder tippe erst sie und dann die Sequenz an; mit der Tastatur wähle sie aus und dann den Platz.
  }
learn-playable-4 = Auch deine { $a } passt, vor { $b }. So ein Stein heißt anlegbar: Wer einen abwirft, bekommt 101 Strafpunkte. Wirf einen anderen ab.
learn-playable-5 = Sieh also vor jedem Abwurf auf den Tisch. Die Strafe trifft auch die, die nicht eröffnet haben. Nur der Abwurf, mit dem du Schluss machst, kostet nichts.

learn-exchange-1 = { $opposite } hat einen Joker, die { $a }, als { $b } ausgelegt. Wer eröffnet hat, darf ihn gegen genau diesen Stein auslösen.
learn-exchange-2 = Du hast ihn. Zieh zuerst.
learn-exchange-3 = Lege deine { $a } auf den Joker: Zieh sie dorthin, oder wähle erst sie und dann den Joker.
learn-exchange-3-keys = Wähle deine { $a } mit der Leertaste. Geh hinauf zur Sequenz mit dem Joker und drücke Enter.
learn-exchange-4 = Jetzt gehört dir die { $a }, ein Joker wie zuvor. Behalte sie und wirf einen anderen Stein ab. Einen Joker abzuwerfen kostet 101, wenn du damit nicht Schluss machst.
learn-exchange-5 = Auch ein Joker, der am Ende auf deiner Hand bleibt, kostet 101. Aus einem Satz löst du ihn nur, wenn alle vier Farben daliegen.

learn-last-okey-1 = Du hast eröffnet und nur noch einen Stein, den Joker { $a }. Bevor du abwirfst, musst du ziehen.
learn-last-okey-2 = Zieh.
learn-last-okey-3 = Die { $a } passt an die schwarze Sequenz. Lege sie an: Dann ist die { $b } dein letzter Stein.
learn-last-okey-4 = Einen Joker abzuwerfen kostet sonst 101, aber nicht, wenn es die Runde beendet. Wirf die { $a } ab.
learn-last-okey-5 = Geschafft. Du schreibst −101, und weil der letzte Stein ein Joker war, zählt alles doppelt: −202 für dich, 404 statt 202 für { $opposite } ohne Eröffnung. Die niedrigste Summe gewinnt die Partie.
