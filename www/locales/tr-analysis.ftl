### Istaka Türkçe: herhangi bir durumun analizi.

analysis-title = Analiz
analysis-failed = Yanıt gelmedi: analiz durdu.

## Durum

analysis-place = Sıradaki taşın yeri
analysis-indicator = Gösterge
analysis-hand = Elim
analysis-piles = Atılanlar
analysis-melds = Perler
analysis-series = Perler
analysis-new = yeni
analysis-number = { $number }
analysis-pile = Atılanlar: { $name }
analysis-meld = Per: { $what } ({ $name })
analysis-table = Per: { $name }
analysis-tiles = taş
analysis-whose = Per kimin
analysis-empty = Henüz taş yok
analysis-remove = Kaldır: { $tile }
analysis-palette = Taşlar
analysis-kind = { $count ->
    [0] { $tile }, kalmadı
   *[other] { $tile }, { $count } tane kaldı
  }
analysis-clear = Temizle
analysis-text = Metin olarak durum
analysis-link = Bağlantıyı kopyala
analysis-play = Buradan oyna
analysis-play-why = Kimsenin görmediği taşlar rastgele dağıtılır. Bu bir alıştırmadır: her hamle geri alınabilir.
analysis-with-answer = yanıtla birlikte
analysis-okey = Okey
analysis-picture-turn = Sıradaki oyuncu: { $name }
analysis-picture-stock = Deste: { $count }
analysis-picture-melds = Perler: { $name }
analysis-more = Daha fazla
analysis-phase = Aşama
analysis-follows = taşlardan belli
analysis-phase-draw = taş çekmeden önce
analysis-phase-discard = taş çektikten sonra
analysis-phase-play = taş çektikten sonra
analysis-phase-lastChance = deste bitti: son atılan taş
analysis-phase-finish = deste bitti: bitiş
analysis-turn = Sıra kimde
analysis-own-seat = Yerim
analysis-seat = Yer { $seat }
analysis-seat-me = ben
analysis-seat-only = rakip
analysis-seat-next = sonraki
analysis-seat-opposite = karşı
analysis-seat-before = önceki
analysis-recent = { $count ->
    [one] Son durum
   *[other] Son { $count } durum
  }

## Yanıt

analysis-answer = Yanıt
analysis-unit-wins = Eli kazanma şansı
analysis-unit-points = El sonunda beklenen ceza puanı
analysis-unit-tiles = Hamleden sonra kalan taş
analysis-best = En iyisi: { $action }
analysis-equal = aynı derecede iyi
analysis-unclear = belirgin bir fark yok (± { $within })
analysis-because = { $because }.
analysis-more-actions = { $count } olasılık daha
analysis-quick = İlk yanıt bu; daha kesini geliyor.
analysis-fine = Bir usta böyle görüyor. Oynamak için bir hamleye dokun.
analysis-nothing = Sıra sende değil: karar verilecek bir şey yok.
analysis-over = Bununla el bitti.
analysis-leave-out = Çıkar: “{ $field }”
analysis-helps = { $count } taş yarar
analysis-helps-all = Görünmeyen { $count } taş yarar.
analysis-do-take = Yandan al
analysis-okey-ways = Seri ve gruplar { $melds ->
    [0] tamam
   *[other] için { $melds } taş eksik
  }, yedi çift { $pairs ->
    [0] tamam
   *[other] için { $pairs } taş eksik
  }.
analysis-okey-melds = Seri ve gruplar { $melds ->
    [0] tamam.
   *[other] için { $melds } taş eksik.
  }
analysis-okey-points = Değeri: { $points }.
analysis-okey-gives = Sonraki oyuncuya verdiği: { $share }.
analysis-okey101-opening = Açılış
analysis-okey101-closing = El şimdi bitse: { $points } ceza puanı.
analysis-okey101-penalty = Hemen { $points } ceza puanı yazdırır.
analysis-okey101-fits = Başkalarının işine yarar.
analysis-okey101-value = Eldeki perlerin toplamı { $value }.
analysis-okey101-series = { $count ->
    [0] Seriden açmaya yeter.
   *[other] Seriden açmak için { $count } taş eksik.
  }
analysis-okey101-pairs = { $count ->
    [0] Çiftten açmaya yeter.
   *[other] Çiftten açmak için { $count } taş eksik.
  }
analysis-rummi-lay = Aç: { $tiles }
analysis-rummi-lay-many = { $count } taş aç
analysis-rummi-table = Sonraki masa
analysis-rummi-opens = İlk perlerin bunlar.
analysis-rummi-finishes = Istakan boşalır.
analysis-rummi-changes = Masadaki perler bozulur.
analysis-rummi-waits = Bir usta hepsini birden açmak için bekler.

## Ders

analysis-how = Nasıl kullanılır?
analysis-guide-enter = { $left ->
    [one] Şimdi son taşa dokun: { $tile }.
   *[other] Bu elde { $left } taş eksik. Dokun: { $tile }.
  }
analysis-guide-stray = Fazladan bir şey var. “{ $undo }” düğmesine dokun.
analysis-guide-read = En iyisi en üstte, yanında kazanma şansın. Altında nedeni.
analysis-guide-play = En iyi hamleye dokun: burada oynanır.
analysis-guide-played = Sonrası bu. Böyle sürdür ya da kendi elini sor.
analysis-guide-own = Kendi elim

## Neden geçerli bir durum değil

position-fault-tooLong = Metin çok uzun.
position-fault-badRules = Bu kurallar okunamıyor; alışılmış olanlar geçerli.
position-fault-unknownField = Bu oyunda böyle bir şey yok: “{ $field }”.
position-fault-repeatedField = İki kez yazılmış: “{ $field }”.
position-fault-missingField = { $field ->
    [indicator] Göstergeyi seç.
    [hand] Elindeki taşları seç.
   *[other] Eksik olan: { $what }.
  }
position-fault-badValue = { $blank ->
    [yes] Böyle olamaz: { $what }.
   *[no] Okunamıyor: “{ $about }” ({ $what }).
  }
position-fault-badTile = Taş değil: “{ $about }” ({ $what }).
position-fault-notInPlay = Bu kurallarda oyunda değil: { $tile }.
position-fault-tooMany = Bundan o kadar çok yok: { $tile }.
position-fault-tileTwice = Bu taş iki yerde: { $tile }.
position-fault-notHeld = Elinde yok: { $tile }.
position-fault-handSize = { $need ->
    [0] Elinde { $count } taş var: bu olmaz.
   *[other] Elinde { $count } taş var, { $need } gerek.
  }
position-fault-wrongOkey = Bu okey göstergeye uymuyor: { $tile }.
position-fault-badIndicator = Bu, gösterge olamaz: { $tile }.
position-fault-notAMeld = Per değil: { $about }.
position-fault-notPlaying = Orada oynayan yok: { $name } ({ $what }).
position-fault-badPhase = Taşlara uymuyor: { $what }.
position-fault-noOffer = Taş çekmeden önce yanda atılmış bir taş olur. Oraya bir taş koy ({ $name }) ya da eline bir taş daha ekle.
position-fault-badCount = Taş sayıları tutmuyor ({ $what }).
position-fault-notOpened = Masada peri olan açmıştır: { $name }.
position-fault-tooLow = Açmak için az: { $about }.
position-field-rules = kurallar
position-field-seats = oyuncular
position-field-seat = yerim
position-field-turn = sıra
position-field-starter = başlayan
position-field-phase = aşama
position-field-indicator = gösterge
position-field-okey = okey
position-field-hand = el
position-field-drawn = çekilen taş
position-field-taken = yandan alınan taş
position-field-returned = geri bırakılan
position-field-pile = atılanlar
position-field-took = yandan alınanlar
position-field-twin = gösterilen gösterge
position-field-table = masa
position-field-meld = perler
position-field-opened = açılış
position-field-announced = çifte giden
position-field-penalty = cezalar
position-field-left = ayrılan
position-field-tiles = taş sayıları
position-field-stock = deste
position-field-events = olaylar
position-field-points = skor
position-field-decided = biten eller
