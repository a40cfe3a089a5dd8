### Türkçe Istaka: rummi, oynandığında yüklenir.

## What is counted

minus = { $points } puan
minus-short = { $points }
scores-title-minus = Eksi puanlar
column-minus = eksi puan
aim-minus = { $rounds ->
    [one] Tek el: eksi puanı en az olan kazanır.
   *[other] { $rounds } el sonunda eksi puanı en az olan kazanır.
  }
taken = { minus }
taken-short = { minus-short }
scores-title-taken = Puanlar
column-taken = puan
aim-taken = { $rounds ->
    [one] Tek el: puanı en çok olan kazanır.
   *[other] { $rounds } el sonunda puanı en çok olan kazanır.
  }

## The first visit

rummi-welcome-aim = Bütün taşlarını seri ve grup yapıp masaya aç. Masadaki perleri herkes bozup yeniden kurabilir.
rummi-welcome-aim-short = Bütün taşlarını seri ve grup yapıp aç.
rummi-welcome-joker = joker: her taşın yerine geçer

## What to do now

rummi-prompt-open = Sıra sende: { $opening } puanlık per aç ya da taş çek
rummi-prompt-open-short = { $opening } puanlık per aç ya da çek
rummi-prompt-open-pass = Deste bitti: { $opening } puanlık per aç ya da pas geç
rummi-prompt-open-pass-short = Deste bitti: { $opening } puanlık aç ya da pas geç
rummi-prompt-lay = Sıra sende: taş aç, işle ya da çek
rummi-prompt-lay-short = Taş aç, işle ya da çek
rummi-prompt-lay-pass = Deste bitti: taş aç, işle ya da pas geç
rummi-prompt-lay-pass-short = Deste bitti: aç, işle ya da pas geç
rummi-prompt-put = { $count ->
    [one] Bu taşın konacağı yere dokun ({ $tile }) ya da birlikte gidecek taşları seç
   *[other] Bu { $count } taşın konacağı yere dokun
  }
rummi-prompt-put-short = { $count ->
    [one] Yerine ya da başka taşlara dokun
   *[other] { $count } taşın yerine dokun
  }
rummi-choose = Önce bir taş seç, sonra konacağı yere dokun
rummi-laid = { $count ->
    [0] Henüz taş açmadın
   *[other] { rummi-so-many } açtın
  }
rummi-laid-short = { $count ->
    [0] Açılan taş yok
   *[other] { rummi-so-many } açtın
  }
rummi-prompt-points = { rummi-laid } · { $opening } puanın { $points } puanı tamam
rummi-prompt-points-short = { rummi-laid-short } · { $points } / { $opening } puan
rummi-tell-points = { $enough ->
    [yes] { $points } puan: açmaya yeter
    [later] { $points } puan: masa geçerli olunca açmaya yeter
   *[no] Açılış: { $opening } puanın { $points } puanı tamam
  }
rummi-prompt-begun = { rummi-laid } · { $series ->
    [one] bir per tamam değil
   *[other] { $series } per tamam değil
  }
rummi-prompt-begun-short = { rummi-laid-short } · { $series ->
    [one] bir per tamam değil
   *[other] { $series } per tamam değil
  }
rummi-prompt-finish = Bütün taşların masada: bitir
rummi-prompt-ready = { rummi-laid } · tamam mı?
rummi-prompt-nothingLaid = Masa geçerli: kendi taşlarından da ekle ya da baştan başla
rummi-prompt-nothingLaid-short = Kendi taşlarından da ekle
rummi-prompt-jokerLocked = { rummi-laid } · bir joker alındı, yerine kendi taşı konmadı
rummi-prompt-jokerLocked-short = Jokerin yerine kendi taşı konmadı
rummi-prompt-unfinished = { rummi-laid } · masa henüz geçerli değil
rummi-prompt-left = Süren iki kez doldu: bu elde senin yerine bilgisayar oynuyor
rummi-prompt-left-short = Bu elde yerine bilgisayar oynuyor
rummi-prompt-share = Eli { $names } paylaştı
rummi-prompt-you-share = Eli { $names } ile paylaştın

## Buttons and keys

rummi-add = İşle
rummi-done = Tamam
rummi-finish-at-once = tek sırada: { $points } puana kadar
rummi-draw = Çek
rummi-draw-instead = Vazgeç, çek
rummi-restart = Baştan başla
undone-lay = sıra
undone-timeout = sıra
key-done = sırayı bitir
key-put-new = taşla yeni bir per başlat
key-restart = sıraya baştan başla

## The table

rummi-new = Yeni per için buraya bırak
rummi-new-short = Yeni per
rummi-missing = { $count ->
    [one] bir taş eksik
   *[other] { $count } taş eksik
  }
rummi-no-series = per değil
rummi-joker-label = joker, { $tile } yerine
rummi-own-label = { $tile }, bu sırada açıldı
rummi-fresh-label = { $tile }, yeni
rummi-end-label = { $number }. perin sonu
rummi-new-label = Yeni per için yer
rummi-seat-tiles = { $count } taş
rummi-seat-tiles-short = { $count } taş
rummi-seat-closed = el açılmadı
rummi-seat-left = oyundan ayrıldı

## What happened

rummi-rebuilds = { $broken ->
    [0] {""}
    [one] {" "}bir peri bozup
   *[other] {" "}{ $broken } peri bozup
  }
rummi-so-many = { $count } taş
rummi-said-laid = { $name }{ rummi-rebuilds } { $tiles } açtı.
rummi-said-opened = { $name }{ rummi-rebuilds } elini { $tiles } ile açtı.
rummi-said-laid-short = { $name }{ rummi-rebuilds } { rummi-so-many } açtı.
rummi-said-opened-short = { $name }{ rummi-rebuilds } elini { $count } taşla açtı.
rummi-said-failed = { $name } masayı geçersiz bıraktı: taşlar eski yerine döndü.
rummi-said-timedOut = { SUFFIX($name, "(n)In") } süresi doldu.
rummi-you-rebuild = { $broken ->
    [0] Sen{" "}
    [one] Bir peri bozup{" "}
   *[other] { $broken } peri bozup{" "}
  }
rummi-said-you-laid = { rummi-you-rebuild }{ $tiles } açtın.
rummi-said-you-opened = { $broken ->
    [0] Elini { $tiles } ile açtın.
   *[other] { rummi-you-rebuild }elini { $tiles } ile açtın.
  }
rummi-said-you-laid-short = { rummi-you-rebuild }{ rummi-so-many } açtın.
rummi-said-you-opened-short = { $broken ->
    [0] Elini { $count } taşla açtın.
   *[other] { rummi-you-rebuild }elini { $count } taşla açtın.
  }
rummi-said-you-drew = Bir taş çektin.
rummi-said-you-failed = Masa geçerli değildi: taşlar eski yerine döndü.
rummi-said-you-timedOut = Süren doldu.
rummi-notice-failed = { $name } masayı geçersiz bıraktı: { $stock ->
    [0] taşlar eski yerine döndü
   *[other] taşlar döndü, { $name } { $count } ceza taşı çekti
  }
rummi-notice-failed-short = { $name } masayı geçersiz bıraktı
rummi-notice-you-failed = Masa geçerli değildi: { $stock ->
    [0] taşlar eski yerine döndü
   *[other] taşlar eski yerine döndü, { $count } ceza taşı çektin
  }
rummi-notice-you-failed-short = { $stock ->
    [0] Geçersiz: taşlar eski yerine döndü
   *[other] Geçersiz: { $count } ceza taşı çektin
  }
rummi-notice-rest = Böylece sıran biter, açtığın taşlar ıstakana döner
rummi-notice-rest-short = Açtığın taşlar ıstakana döner
rummi-notice-timedOut = { SUFFIX($name, "(n)In") } süresi doldu
rummi-notice-left = { $name } oyundan ayrıldı: bu elde yerine bilgisayar oynuyor
rummi-notice-left-short = { $name } oyundan ayrıldı

## Refusals: what is wrong and what would help

refused-nothingLaid = Kendi taşlarından en az birini aç ya da taş çek
refused-notASeries = { $count ->
    [one] Bu taş tek başına kaldı: { $tiles }; bir per en az üç taştır
   *[other] Per değil: { $tiles }; seri tek renk, grup tek sayı olur
  }
refused-openingTooLow = Elini açmaya yetmiyor: daha çok per aç ya da taş çek
refused-tilesMissing = { $count ->
    [one] Bu taş masadaydı, masada kalır: { $tiles }
   *[other] Bu taşlar masadaydı, masada kalır: { $tiles }
  }
refused-jokerLocked = Joker ancak temsil ettiği taş yerine konursa perinden alınabilir
refused-noPlace = Oraya taş konamaz
refused-notHeld = Bu taş artık başka bir yerde

## One sentence about a thing

rummi-thing-stock = { $count ->
    [0] Deste bitti: taş açamayan pas geçer.
   *[other] Destede { $count } taş kaldı. Taş çeken bu sırada taş açamaz.
  }
rummi-thing-joker = Joker her taşın yerine geçer. Temsil ettiği taşı yerine koyan, jokeri hemen masada başka bir yerde kullanabilir.
rummi-thing-minus = Bu oyundaki eksi puan: her elin sonunda ıstakada kalan taşlar. { $aim }
rummi-thing-taken = Bu oyundaki puan: eli kazanan, ötekilerin kaybettiğini alır. { $aim }
rummi-thing-minus-lock = { rummi-thing-minus } { rummi-thing-lock }
rummi-thing-taken-lock = { rummi-thing-taken } { rummi-thing-lock }
rummi-thing-lock = Kilit ya da “el açılmadı” sözü, henüz { $opening } puanlık per açmamış oyuncuyu gösterir.

## Hints

rummi-hint-because-lay = Hepsi uyuyor, şimdilik daha fazlası açılamaz
rummi-hint-because-plain = Hepsi uyuyor, masa da olduğu gibi kalıyor
rummi-hint-because-open = Elini açmaya yetiyorlar
rummi-hint-because-wait = Taş açabilirsin; ama bekle, hepsini birden aç: o zamana dek kimse perlerine taş işleyemez
rummi-hint-because-wait-short = Bekle, hepsini birden aç
rummi-hint-because-finish = Istakan boşalır, eli kazanırsın
rummi-hint-count = { $count ->
    [one] Bir taş açılabilir, değeri { $points }
   *[other] { $count } taş açılabilir, toplam değeri { $points }
  }
rummi-hint-count-short = { $count ->
    [one] Bir taş açılabilir
   *[other] { $count } taş açılabilir
  }
rummi-hint-count-all = { $count ->
    [one] Son taşın da açılabilir
   *[other] { $count } taşının hepsi açılabilir
  }
rummi-hint-count-wait = { $count ->
    [one] Bir taş açılabilirdi, değeri { $points }; bir usta bekler
   *[other] { $count } taş açılabilirdi, toplam değeri { $points }; bir usta bekler
  }
rummi-hint-count-wait-short = { $count ->
    [one] Bir taş açılabilirdi; bir usta bekler
   *[other] { $count } taş açılabilirdi; bir usta bekler
  }
rummi-hint-left = { $left ->
    [0] {""}
    [one] ; sonra bir taş daha
   *[other] ; sonra { $left } taş daha
  }
rummi-hint-lay-new = Per olarak aç: { $tiles }{ rummi-hint-left }
rummi-hint-lay-new-short = { $count ->
    [3] Aç: { $tiles }
   *[other] İşaretli { $count } taşı aç
  }
rummi-hint-lay-new-marked = İşaretli { $count } taşı per olarak aç{ rummi-hint-left }
rummi-hint-lay-new-marked-short = { rummi-hint-lay-new-short }
rummi-hint-lay-add = Masadaki pere ({ $others }) işle: { $tiles }{ rummi-hint-left }
rummi-hint-lay-add-short = { $count ->
    [one] İşaretli pere işle: { $tiles }
   *[other] İşaretli taşları bir araya getir
  }
rummi-hint-lay-add-marked = İşaretli pere işle: { $tiles }{ rummi-hint-left }
rummi-hint-lay-add-marked-short = { rummi-hint-lay-add-short }
rummi-hint-lay-with = Masadan alıp ({ $others }) birlikte per yap: { $tiles }{ rummi-hint-left }
rummi-hint-lay-with-short = { $count ->
    [one] İşaretli taşlarla per yap: { $tiles }
   *[other] İşaretli taşları bir araya getir
  }
rummi-hint-lay-with-marked = Masadaki işaretli taşlarla per yap: { $tiles }{ rummi-hint-left }
rummi-hint-lay-with-marked-short = { rummi-hint-lay-with-short }
rummi-hint-lay-gather = Masada per olarak bir araya getir: { $others }{ rummi-hint-left }
rummi-hint-lay-gather-short = İşaretli taşları bir araya getir
rummi-hint-lay-gather-marked = Masadaki işaretli taşları per olarak bir araya getir{ rummi-hint-left }
rummi-hint-lay-gather-marked-short = { rummi-hint-lay-gather-short }
rummi-hint-back = Istakana geri al: { $tiles }
rummi-hint-reached = Daha fazla taş açılamaz: hamleni bitir
rummi-hint-reached-short = Daha fazlası açılamaz
rummi-hint-why-none = Masa nasıl değişirse değişsin, taşlarından hiçbiri açılamıyor
rummi-hint-why-none-short = Taşlarından hiçbiri açılamıyor
rummi-hint-why-closed = Istakandaki perler { $opening } puan etmiyor
rummi-hint-why-closed-short = Perlerin { $opening } puan etmiyor
rummi-lesson-wait = { $name } oynuyor; açılan perlere sonra sen de taş işleyebilir, onları bozup yeniden kurabilirsin

## The end of a round

rummi-result-share = { $round }. eli { $names } paylaştı
rummi-result-you-share = { $round }. eli { $names } ile paylaştın
rummi-result-plain = { $name } son taşını açtı. Diğerlerine ıstakalarında kalan yazılır.
rummi-result-you-plain = Son taşını açtın. Diğerlerine ıstakalarında kalan yazılır.
rummi-result-at-once = { $name } bütün taşlarını tek sırada açtı: en çok, hiç açmamış olanlara yazılır.
rummi-result-you-at-once = Bütün taşlarını tek sırada açtın: en çok, hiç açmamış olanlara yazılır.
rummi-result-taken = { $name } son taşını açtı, diğerlerinin ıstakasında kalan puanları alır.
rummi-result-you-taken = Son taşını açtın, diğerlerinin ıstakasında kalan puanları alırsın.
rummi-result-blocked = { $count ->
    [one] Deste bitti, herkes pas geçti: ıstakasında en az kalan kazanır.
   *[other] Deste bitti, herkes pas geçti: ıstakasında en az kalan kazanır, eşit olanlar paylaşır.
  }
rummi-result-blocked-taken = { $count ->
    [one] Deste bitti, herkes pas geçti: ıstakasında en az kalan kazanır, diğerlerinin her birinden farkı alır.
   *[other] Deste bitti, herkes pas geçti: ıstakasında en az kalan kazanır, eşit olanlar diğerlerinden gelen farkları paylaşır.
  }
rummi-row-all = hepsi açıldı
rummi-row-some = el önceden açılmıştı
rummi-row-none = el hiç açılmamıştı
rummi-row-sum = ıstakada { $points } kaldı
rummi-row-closed = ıstakada { $points }, el açılmadı
rummi-reason-won = bütün taşlarını açtı
rummi-reason-at-once = bütün taşlarını tek sırada açtı
rummi-reason-blocked = deste bitti, herkes pas geçti
rummi-reason-least = ıstakasında en az kalan: { $names }

## Moves, and what was possible

rummi-moves-empty = Henüz kimse oynamadı.
rummi-moves-turn = Hamle
rummi-moves-laid = açtı
rummi-moves-opens = elini açtı
rummi-moves-rebuilds = { $series ->
    [one] bir peri bozdu
   *[other] { $series } peri bozdu
  }
rummi-moves-drew = taş çekti
rummi-moves-passed = pas
rummi-moves-failed = masa geçersiz
rummi-moves-timedOut = süre doldu
rummi-why-label = { $number }. hamlede ne mümkündü?
rummi-why-laid = { $count ->
    [0] Hiç taş açmadın.
   *[other] { rummi-so-many } açtın.
  }
rummi-why-nothing = Açılacak taş yoktu.
rummi-why-all = Daha fazlası mümkün değildi.
rummi-why-best = { $count ->
    [one] Bir taş açılabilirdi, değeri { $points }:
   *[other] { $count } taş açılabilirdi, toplam değeri { $points }:
  }
rummi-why-table = Masa şöyle olurdu:
