### Istaka in het Nederlands: fouten die opnieuw worden gevraagd.

again-region = Jouw fouten, andere kleuren
again-practice = Posities uit rondes tussen bots
again-title = Wat zou jij doen?
again-how = Jij bent aan de beurt, net als toen. Antwoord op tafel.
again-question = { $number } van { $count }{ $phase ->
    [none] .
   *[other] , { $phase }.
  } Wat zou jij doen? Antwoord op tafel.
again-exercise = Vraag { $number }{ $phase ->
    [none] .
   *[other] , { $phase }.
  } Wat zou jij doen? Antwoord op tafel.
again-lesson = { $lesson }{ $phase ->
    [none] {""}
   *[other] {" "}{ $phase }.
  } Wat zou jij doen? Antwoord op tafel.
again-step = { $number } van { $count }
again-tell = Laat zien
again-leave = Stoppen

## Het antwoord

again-right = Goed
again-wrong = Het kon beter
again-best = Het beste
again-now = Jij
again-then = In het spel
again-bot = De bot
again-wins = { $sum } kans om de ronde te winnen
again-points = { $count ->
    [one] { $sum } strafpunt
   *[other] { $sum } strafpunten
}
again-tiles = { $count ->
    [one] nog { $sum } steen
   *[other] nog { $sum } stenen
}
again-whence = { $count ->
    [0] Ronde { $round }, beurt { $turn }
   *[other] Ronde { $round }, beurt { $turn }, tegen { $names }
}
again-made-easy = Uit een ronde tussen bots, makkelijk
again-made-medium = Uit een ronde tussen bots, gemiddeld
again-made-hard = Uit een ronde tussen bots, moeilijk
again-line = { $who }: { $action }, { $worth }.
again-told = Het kon beter. { $said }
again-told-right = Goed. { $said }
again-next = Volgende
again-done = Klaar
again-match = Naar het spel
again-drop = Nooit meer
again-back = Toch houden

## The second course

course-discards-read = Wat is weggelegd, komt niet meer. Houd de stenen waarvan er meer over zijn, en neem een weggelegde steen alleen als hij je dichterbij brengt of meer stenen laat helpen.
course-pairs-or-melds = Zeven paren vragen geluk: van elke steen kan er nog maar één komen. In het begin zijn combinaties meestal dichterbij, ook met drie of vier paren op je plankje.
course-open-or-wait = Wie aan het eind niet geopend heeft, schrijft 202 strafpunten. Wachten op een betere opening loont zelden: open zodra het kan, en neem de steen waarmee het lukt.
course-last-turns = Zijn er weinig stenen over, dan kan de ronde meteen eindigen. Tel wat je overhoudt, leg de dure stenen eerst weg, en geen die op tafel past: dat kost 101.
