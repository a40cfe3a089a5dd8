### Istaka in English: what only the pages of the rules say; the build reads it.

page-title = { rules-of }: the rules – Istaka
page-description = { rules-of }: tiles, melds, the deal, finishing and scoring explained with figures, each rule with its source.
page-lead = The rules for four, as the game on this site plays them.
page-index = The rules of the games
page-others = Other rules
page-play = Play
