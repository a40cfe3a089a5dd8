### Istaka in het Nederlands: wat alleen op de regelpagina’s staat, gelezen bij het bouwen.

page-title = { rules-of }: de regels – Istaka
page-description = { rules-of }: stenen, combinaties, delen, uitgaan en telling, uitgelegd met afbeeldingen, elke regel met zijn bron.
page-lead = De regels voor vier, zoals het spel op deze site ze speelt.
page-index = De regels van de spellen
page-others = Andere regels
page-play = Spelen
