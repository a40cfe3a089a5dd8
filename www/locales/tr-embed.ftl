### Başka sayfalardaki öğelerin söyledikleri, Türkçe (docs/embedding.md).

## What of an attribute cannot be read

embed-wrong = { $name }: “{ $part }” okunamıyor. Beklenen: { $expected }.
embed-missing = { $name } eksik. Beklenen: { $expected }.
embed-expected-tiles = R5 gibi taşlar (R, Y, B ya da K ve 1–13), sahte okey için F, joker için J; | ile yeni sıra
embed-expected-okey = okey olan taş, R7 gibi, ya da J
embed-expected-hand = complete, pairs ya da kaç taş eksik olduğu
embed-expected-claim = ya kind ya da hand
embed-expected-rules = turkish, board ya da rummi80 gibi kurallar
embed-expected-record = Istaka’nın kaydettiği ya da paylaştığı bir oyun
embed-expected-position = indicator Y1; hand R1 R2 …
embed-expected-at = 17 gibi bir hamle, ya da 2.17 gibi el ve hamle
embed-expected-seat = 0–3 arası, oyuncusu olan bir yer
embed-expected-seed = en çok 20 basamaklı bir sayı
embed-expected-src = oyunun adresi
embed-expected-puzzle = istaka puzzles’ın yazdığı gibi bir bulmaca
embed-expected-daily = 2026-11-24 gibi bir tarih

## Verdicts

verdict-right = Doğru
verdict-wrong = Yanlış
verdict-asked = Programa soruluyor …
verdict-unreached = Program yüklenemedi, bu yüzden bir şey söylemiyor.
verdict-meld = { $kind ->
    [run] Bu bir seri.
    [group] Bu bir grup.
   *[pair] Bu bir çift.
  }
verdict-stands = { $tile } şu taşın yerinde: { $face }.
verdict-few = { $kind ->
    [run] Seride en az { $number } taş olur.
    [group] Grupta en az { $number } taş olur.
   *[pair] Çiftte { $number } taş olur.
  }
verdict-many = { $kind ->
    [run] Seride en çok { $number } taş olur.
    [group] Grupta en çok { $number } taş olur.
   *[pair] Çiftte { $number } taş olur.
  }
verdict-colors = Seri tek renkten olur; burada { $tiles } var.
verdict-numbers = Grupta sayılar aynı olur; burada { $tiles } var.
verdict-twice = { $kind ->
    [run] Seride her sayı en çok bir kez olur: burada { $tiles } var.
   *[other] Grupta her renk en çok bir kez olur: burada { $tiles } var.
  }
verdict-gap = Eksik: { $faces }.
verdict-highOne = Bu kurallarda son sayıdan sonra 1 gelmez.
verdict-pastOne = Seri, son sayıdan sonraki 1 ile biter.
verdict-apart = Sayılar art arda gelmiyor.
verdict-differ = Çiftin taşları aynı olur; burada { $tiles } var.
verdict-noMeld = Ne seri ne grup.
verdict-length = Bitmiş el 14 taştır; burada { $number } var.
verdict-tooMany = Oyunda bu kadar yok: { $tiles }.
verdict-foreign = Oyunda bu taş yok: { $tiles }.
verdict-complete = El tamam.
verdict-away = Elin tamamlanmasına { $number } taş kaldı.
verdict-unfit = Artan: { $tiles }.
verdict-awayPairs = Yedi çifte { $number } taş kaldı.
verdict-noPairs = Bu kurallarda yedi çift yok.
verdict-noHands = Bu oyunda el tamamlama yok.
verdict-opens = Hepsi { $number } ediyor; açmak için { $need } gerek.
verdict-tooLow = Hepsi { $number } ediyor; { $need } için { $lacks } eksik.
verdict-opensByPairs = { $number } çift var; açmak için { $need } gerek.
verdict-tooFewPairs = { $number } çift var; açmak için { $need } gerek.
verdict-mixed = El ya seriyle ya çiftle açılır, ikisiyle birden açılmaz.
verdict-noOpening = Açılış yalnızca 101 Okey kurallarıyla denetlenir.

## A moment of a match

position-label = Bir oyundan bir an
position-hand = { $name }: { $tiles }
position-hidden = { $name }: { $count } kapalı taş
position-pile = { $name } şunları attı: { $tiles }
position-table = Masada
position-stock = Destede { $count } taş
position-turn = Sıra: { $name }.
position-draw = Desteden çekebilir.
position-take = Yandan alabilir: { $tile }.
position-pass = Pas geçebilir.
position-discard = { $count } taştan birini atabilir.
position-finish = Şununla bitebilir: { $tiles }.
position-lay = Taş açabilir.
position-over = El bitti.
position-show = Bütün elleri göster
position-hide = Öbür elleri kapat
position-drew = { $name } çekti: { $tile }.
position-moves = Hamleler
position-lays = { $name } elini açıyor
position-player = { $number }. oyuncu
placed-label = Bir konum
placed-analyse = Analiz et

## The game in a frame

frame-title = Istaka, okey oyunu
