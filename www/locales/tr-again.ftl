### Istaka Türkçe: yeniden sorulan hatalar.

again-region = Hataların, başka renklerle
again-practice = Botların oynadığı ellerden sorular
again-title = Sen ne yapardın?
again-how = Sıra sende, masa o anki gibi. Cevabını masada ver.
again-question = Soru { $number }, toplam { $count }{ $phase ->
    [none] .
   *[other] , { $phase }.
  } Sen ne yapardın? Cevabını masada ver.
again-exercise = Soru { $number }{ $phase ->
    [none] .
   *[other] , { $phase }.
  } Sen ne yapardın? Cevabını masada ver.
again-lesson = { $lesson }{ $phase ->
    [none] {""}
   *[other] {" "}{ $phase }.
  } Sen ne yapardın? Cevabını masada ver.
again-step = { $number } / { $count }
again-tell = Göster
again-leave = Çık

## Cevap

again-right = Doğru
again-wrong = Daha iyisi vardı
again-best = En iyisi
again-now = Sen
again-then = O elde
again-bot = Bot
again-wins = eli kazanma şansı { $sum }
again-points = { $sum } ceza puanı
again-tiles = { $sum } taş kalır
again-whence = { $count ->
    [0] { $round }. el, { $turn }. sıra
   *[other] { $round }. el, { $turn }. sıra; rakipler: { $names }
}
again-made-easy = Botların oynadığı bir elden, kolay
again-made-medium = Botların oynadığı bir elden, orta
again-made-hard = Botların oynadığı bir elden, zor
again-line = { $who }: { $action }, { $worth }.
again-told = Daha iyisi vardı. { $said }
again-told-right = Doğru. { $said }
again-next = Sonraki
again-done = Bitti
again-match = Oyuna bak
again-drop = Artık sorma
again-back = Kalsın

## The second course

course-discards-read = Atılmış bir taş bir daha gelmez. Daha çok eşi kalan taşları tut; yandan ancak elini yaklaştırıyorsa ya da yarayan taşları çoğaltıyorsa taş al.
course-pairs-or-melds = Yedi çift şans ister: her taştan gelecek yalnız bir eş kalmıştır. Elin başında üç dört çiftin olsa bile seriler çoğu zaman daha yakındır.
course-open-or-wait = Elini açamadan biten 202 ceza puanı yazar. Daha iyisini beklemek nadiren işe yarar: açabildiğin an aç, seni açtıran taşı yandan al.
course-last-turns = Az taş kalınca el her an bitebilir. Elinde ne kalacağını say, önce büyük taşları at; işlek taş atma, 101 ceza yazar.
