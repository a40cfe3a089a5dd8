### A match watched again, in English: fetched by whoever asks for one.

replay-title = Replay
replay-opponent = Opponent { $seat }
replay-round = Round { $round }
replay-rounds = Which round
replay-wait = One moment …
replay-failed = This match cannot be shown.
replay-dealt = The tiles have been dealt.
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Stop
replay-next = One move on
replay-last = To the end
replay-jump = Move of the round
replay-move = Move { $move } of { $moves }
replay-speed = Speed: { $speed }×
replay-open = Tiles that lie open
replay-open-own = Open: mine
replay-open-seat = Open: { $name }
replay-open-all = Open: all
replay-why = Why?
replay-on = Take over

replay-on-title = Play it yourself
replay-on-here = On from this move, as practice
replay-on-later = You can play on from here once the round is over.
replay-on-deal = This deal from its beginning
replay-on-position = From the position that it began with
replay-on-seat = This deal in { $name }’s place

replay-share = Share
replay-share-title = Share this round
replay-share-why = The link holds everything itself: nothing is sent to a server.
replay-share-match = To be watched from this move
replay-share-deal = The deal, to be played
replay-share-embed = For a page of your own
replay-code = To be copied into the page
replay-link = The link
replay-copied = The link is copied.
replay-uncopied = Copy the link from the field.
replay-long = This match is too long for a link.
