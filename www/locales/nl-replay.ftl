### Een spel terugkijken, in het Nederlands: geladen als iemand erom vraagt.

replay-title = Terugkijken
replay-opponent = Tegenstander { $seat }
replay-round = Ronde { $round }
replay-rounds = Welke ronde
replay-wait = Een ogenblik …
replay-failed = Dit spel kan niet worden getoond.
replay-dealt = De stenen zijn gedeeld.
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Stoppen
replay-next = Eén zet verder
replay-last = Naar het eind
replay-jump = Zet van de ronde
replay-move = Zet { $move } van { $moves }
replay-speed = Snelheid: { $speed }×
replay-open = Stenen die open liggen
replay-open-own = Open: de mijne
replay-open-seat = Open: { $name }
replay-open-all = Open: alle
replay-why = Waarom?
replay-on = Overnemen

replay-on-title = Zelf spelen
replay-on-here = Vanaf deze zet, als oefening
replay-on-later = Zodra de ronde voorbij is, kun je vanaf hier verderspelen.
replay-on-deal = Deze deling vanaf het begin
replay-on-position = Vanaf de stelling waarmee ze begon
replay-on-seat = Deze deling op de plaats van { $name }

replay-share = Delen
replay-share-title = Deze ronde delen
replay-share-why = Alles staat in de link zelf: er gaat niets naar een server.
replay-share-match = Om terug te kijken vanaf deze zet
replay-share-deal = De deling, om te spelen
replay-share-embed = Voor een eigen pagina
replay-code = Om in de pagina te kopiëren
replay-link = De link
replay-copied = De link is gekopieerd.
replay-uncopied = Kopieer de link uit het veld.
replay-long = Dit spel is te lang voor een link.
