### Eine Partie noch einmal ansehen, auf Deutsch: geladen, wenn jemand danach fragt.

replay-title = Wiederholung
replay-opponent = Gegner { $seat }
replay-round = Runde { $round }
replay-rounds = Welche Runde
replay-wait = Einen Moment …
replay-failed = Diese Partie lässt sich nicht zeigen.
replay-dealt = Die Steine sind verteilt.
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-jump = Zug der Runde
replay-move = Zug { $move } von { $moves }
replay-speed = Tempo: { $speed }×
replay-open = Steine, die offen liegen
replay-open-own = Offen: meine
replay-open-seat = Offen: { $name }
replay-open-all = Offen: alle
replay-why = Warum?
replay-on = Übernehmen

replay-on-title = Selbst spielen
replay-on-here = Ab diesem Zug, zur Übung
replay-on-later = Von hier kannst du weiterspielen, sobald die Runde zu Ende ist.
replay-on-deal = Diese Verteilung von Anfang an
replay-on-position = Ab der Stellung, mit der sie begann
replay-on-seat = Diese Verteilung auf dem Platz von { $name }

replay-share = Teilen
replay-share-title = Diese Runde teilen
replay-share-why = Alles steht im Link selbst: Kein Server bekommt etwas davon.
replay-share-match = Zum Ansehen ab diesem Zug
replay-share-deal = Die Verteilung zum Spielen
replay-share-embed = Für eine eigene Seite
replay-code = In die Seite zu kopieren
replay-link = Der Link
replay-copied = Der Link ist kopiert.
replay-uncopied = Kopiere den Link aus dem Feld.
replay-long = Diese Partie ist zu lang für einen Link.
