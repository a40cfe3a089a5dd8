### Türkçe Istaka: 101 Okey masada.

## The first visit

okey101-welcome-aim = Seri ve grupla ya da çiftle elini aç, sonra bütün taşlarını bitir.
okey101-welcome-aim-short = Seri ve grupla ya da çiftle aç.
okey101-welcome-pair = çift

## What to do now

okey101-prompt-take-open = Sıra sende: desteden çek ya da yandan al ({ $tile }), elini açarsın
okey101-prompt-take-open-short = Çek ya da al ({ $tile }): elini açarsın
okey101-prompt-take-table = Sıra sende: desteden çek ya da yandan al ({ $tile }), yerde kullanırsın
okey101-prompt-take-table-short = Çek ya da al ({ $tile }): kullanırsın
okey101-prompt-last = Deste bitti: yandaki taşı ({ $tile }) kullanabiliyorsan al ya da pas geç
okey101-prompt-last-short = Deste bitti: al ({ $tile }) ya da pas geç
okey101-prompt-last-pass = Deste bitti: pas geç
okey101-prompt-unused = Yandan aldığın taşı ({ $tile }) kullan ya da geri bırak
okey101-prompt-unused-short = Kullan ya da geri bırak: { $tile }
okey101-prompt-selected = Atmak için attıklarının üstüne dokun: { $tile }
okey101-prompt-selected-work = İşlemek için bir pere, atmak için attıklarına dokun: { $tile }
okey101-prompt-selected-work-short = Pere ya da attıklarına dokun: { $tile }
okey101-prompt-open-series = Serilerin { $worth } ediyor: elini açabilirsin
okey101-prompt-open-series-more = Dizili serilerin { $worth }, en çok { $most } olur: elini açabilirsin
okey101-prompt-open-series-more-short = En çok { $most } olur: elini açabilirsin
okey101-prompt-open-best = Taşlarından { $worth } değerinde seri çıkıyor: elini açabilirsin
okey101-prompt-open-pairs = { $worth } çiftin var: çift açabilirsin
okey101-prompt-open-pairs-more = { $most } çiftinden { $worth } tanesi dizili: çift açabilirsin
okey101-prompt-announce = { $worth } çiftin var: açmak için önce çifte git
okey101-prompt-announce-short = { $worth } çift: açmak için çifte git
okey101-prompt-lay = Istakanda hazır bir per var: indir ya da bir taş at
okey101-prompt-lay-short = Perini indir ya da taş at
okey101-prompt-fits = { $count } taşın işlek: işle ya da bir taş at
okey101-prompt-fits-short = { $count } taşın işlek
okey101-prompt-finish = Son taşın kaldı: bitir
okey101-prompt-own-open = Sıra sende: istersen ve açabiliyorsan aç ya da bir taş at
okey101-prompt-own-open-short = Aç ya da taş at
okey101-prompt-own-lay = Sıra sende: istersen indir, işle ya da bir taş at
okey101-prompt-own-lay-short = İndir, işle ya da taş at
okey101-prompt-start = 22 taşla sen başlıyorsun: açabiliyorsan aç, sonra bir taş at
okey101-prompt-start-short = Sen başlıyorsun: aç ya da taş at
okey101-lesson-wait = { $name } oynuyor; şimdi yere açılanlara, elini açtıktan sonra sen de taş işlersin
okey101-choose = Önce bir taş seç, sonra konacağı yere dokun
okey101-arrange = Önce ıstakanda bir peri yan yana diz
okey101-arrange-pair = Önce ıstakanda bir çifti yan yana diz
okey101-lacks = { $nearer ->
    [pairs] { $pairs } çiftin var, { $least } gerek; serilerin { $points } ediyor, { $need } gerek
   *[series] Serilerin { $points } ediyor, { $need } gerek; { $pairs } çiftin var, { $least } gerek
  }
okey101-lacks-short = { $nearer ->
    [pairs] çift { $pairs } / { $least } · seri { $points } / { $need }
   *[series] seri { $points } / { $need } · çift { $pairs } / { $least }
  }

## Buttons and keys

okey101-draw = Çek
okey101-open = Aç
okey101-open-pairs = Çift aç
okey101-lay = İndir
okey101-add = İşle
okey101-exchange = Okeyi al
okey101-discard = At
okey101-return = Geri bırak
okey101-return-short = Geri bırak
okey101-announce = Çifte git
okey101-call = İşlek
okey101-leave = Vazgeç
okey101-as-run = Seri
okey101-as-group = Grup
key-open = el aç
key-lay = per indir

## The table

okey101-by-series = Seri
okey101-by-series-label = Seri: serilere göre diz
okey101-counter = seri { $points } / { $need } · çift { $pairs } / { $least }
okey101-counter-aloud = Seri: { $worth } dizili, en çok { $points } olur, { $need } gerek. Çift: { $lying } dizili, en çok { $pairs } olur, { $least } gerek.
okey101-counter-short = { $points }/{ $need } · { $pairs }/{ $least }
okey101-new = Yeni per
okey101-new-label = Yeni per için yer
okey101-end-label = { $number }. perin sonu
okey101-as-label = okey, { $tile } yerine
okey101-fresh-label = { $tile }, bu sırada açıldı
okey101-fits-label = { $tile }, işlek
okey101-exchange-label = { $tile }, yerden okey alır
okey101-seat-tiles = { $count } taş
okey101-seat-top = { $seat }. Son attığı: { $tile }
okey101-seat-series = { $worth } ile açıldı
okey101-seat-series-short = { $worth } açtı
okey101-seat-pairs = { $worth } çift açıldı
okey101-seat-announced = çifte gidiyor
okey101-seat-announced-short = çifte
okey101-seat-you-announced = çifte gidiyorsun
okey101-seat-closed = el açılmadı

## What happened

okey101-said-returned = { $name } taşı geri bıraktı: { $tile }.
okey101-said-opened-series = { $name } { $worth } ile elini açtı: { $tiles }.
okey101-said-opened-series-short = { $name } { $worth } ile elini açtı.
okey101-said-opened-pairs = { $name } { $worth } çift açtı: { $tiles }.
okey101-said-opened-pairs-short = { $name } { $worth } çift açtı.
okey101-said-misopened = { $name } elini yanlış açtı.
okey101-said-laid = { $name } indirdi: { $tiles }.
okey101-said-laid-short = { $name } bir per açtı.
okey101-said-added = { $name } işledi: { $tile }.
okey101-said-exchanged = { $name } yerden okey aldı, yerine { $tile } koydu.
okey101-said-tookBack = { $name } son hamlesini geri aldı.
okey101-said-wentForPairs = { $name } çifte gidiyor.
okey101-said-called = { $name } işlek taşı söyledi: { $tile }.
okey101-said-timedOut = { SUFFIX($name, "(n)In") } süresi doldu, taşı atıldı: { $tile }.
okey101-said-timedOut-none = { SUFFIX($name, "(n)In") } süresi doldu.
okey101-said-you-drew = Bir taş çektin.
okey101-said-you-returned = Taşı geri bıraktın: { $tile }.
okey101-said-you-opened-series = Elini { $worth } ile açtın: { $tiles }.
okey101-said-you-opened-series-short = Elini { $worth } ile açtın.
okey101-said-you-opened-pairs = Çift açtın ({ $worth } çift): { $tiles }.
okey101-said-you-opened-pairs-short = Çift açtın ({ $worth } çift).
okey101-said-you-misopened = Elini yanlış açtın.
okey101-said-you-laid = İndirdin: { $tiles }.
okey101-said-you-laid-short = Bir per açtın.
okey101-said-you-added = İşledin: { $tile }.
okey101-said-you-exchanged = Yerden okey aldın, yerine { $tile } koydun.
okey101-said-you-tookBack = Son hamleni geri aldın.
okey101-said-you-wentForPairs = Çifte gidiyorsun.
okey101-said-you-called = İşlek taşı söyledin: { $tile }.
okey101-said-you-timedOut = Süren doldu, taşın atıldı: { $tile }.
okey101-said-you-timedOut-none = Süren doldu.

## Events in place of the prompt

okey101-notice-series = { $name } { $worth } ile elini açtı
okey101-notice-pairs = { $name } { $worth } çift açtı
okey101-notice-okey = { $name } okey attı: { $points } ceza
okey101-notice-playable = { $name } işlek taş attı: { $points } ceza
okey101-notice-return = { $name } taşı geri bıraktı: { $points } ceza
okey101-notice-misopened = { $name } elini yanlış açtı: { $points } ceza
okey101-notice-takeBack = { $name } fazla taş geri aldı: { $points } ceza
okey101-notice-feed = { $name } el açtıran taşı attı: { $points } ceza
okey101-notice-okeyLost = { $name } okeyini kaptırdı: { $points } ceza
okey101-notice-record = Çok yüksek açılış: { SUFFIX($name, "(y)A") } { $points }
okey101-notice-you-okey = Okey attın: { $points } ceza
okey101-notice-you-playable = Attığın taş işlekti ({ $tile }): { $points } ceza
okey101-notice-you-return = Taşı geri bıraktın: { $points } ceza
okey101-notice-you-misopened = Elini yanlış açtın: { $points } ceza
okey101-notice-you-takeBack = Fazla taş geri aldın: { $points } ceza
okey101-notice-you-feed = Attığın taşla el açıldı ({ $tile }): { $points } ceza
okey101-notice-you-okeyLost = Okeyini kaptırdın: { $points } ceza
okey101-notice-you-record = Çok yüksek açılış: sana { $points }

## Questions before an action

okey101-doubt-okey = Bu taş okey: atarsan { $points } ceza yersin. Atılsın mı?
okey101-doubt-playable = Bu taş işlek ({ $tile }), şu pere işlenir: { $fits }. Atarsan { $points } ceza yersin. Atılsın mı?
okey101-doubt-playable-short = İşlek taş ({ $tile }): atarsan { $points } ceza. Atılsın mı?
okey101-doubt-take = Bu taşı ({ $tile }) şimdi kullanamazsın. Yine de alınsın mı?
okey101-doubt-return = Geri bırakırsan { $points } ceza yersin. Geri bırakılsın mı?
okey101-doubt-pairs = Çifte gitmenin dönüşü yok: artık yalnızca çift açarsın, açmazsan { $points } yazılır. Çifte gidilsin mi?
okey101-doubt-pairs-short = Dönüşü yok: açmazsan { $points } yazılır. Çifte gidilsin mi?
okey101-doubt-open = Perlerin { $need } yerine { $worth } ediyor: açarsan { $points } ceza yersin. Açılsın mı?
okey101-doubt-open-short = { $worth } / { $need }: açarsan { $points } ceza. Açılsın mı?
okey101-doubt-meaning = Bu per seri mi, grup mu: { $tiles }?

## Refusals: what is wrong and what would help

okey101-refused-startsByDiscard = 22 taşla başlıyorsun: taş çekmeden oyna
okey101-refused-takenBefore = Bu taşı geri bıraktın: desteden çek
okey101-refused-nothingTaken = Bu sırada yandan taş almadın
okey101-refused-actionStands = Önce bu sırada açtıklarını geri al
okey101-refused-takenUnused = Yandan aldığın taşı ({ $tiles }) önce kullan ya da geri bırak
okey101-refused-nothingLaid = Önce ıstakanda bir peri yan yana diz
okey101-refused-tileTwice = Bir taş iki perde birden olamaz: { $tiles }
okey101-refused-notAMeld = Seri de grup da değil: { $tiles }
okey101-refused-notAPair = Çift değil: { $tiles }
okey101-refused-runLimit = Bir seri en çok beş taşla indirilir
okey101-refused-mixed = Ya seriyle ya çiftle açılır, ikisi birden olmaz
okey101-refused-tooLow = Serilerin { $found } ediyor: { $need } için { $lacks } eksik
okey101-refused-tooLow-short = { $found } / { $need }: { $lacks } eksik
okey101-refused-tooFewPairs = { $need } çift gerek, sende { $found } var
okey101-refused-noTileLeft = Elinde bir taş kalmalı: onu atacaksın
okey101-refused-alreadyOpened = Elini zaten açtın
okey101-refused-notOpened = Önce elini aç: sonra yerdeki perlere taş işlersin
okey101-refused-waitsATurn = Elini yeni açtın: bir sonraki sırandan itibaren işleyebilirsin
okey101-refused-onlyPairs = Çift açtın: yalnızca çift indirir, taş işlersin
okey101-refused-noPairsYet = Başka biri çift açmadan çift indirilmez
okey101-refused-pairsLimit = Bir sırada en çok üç çift indirilir
okey101-refused-notAnnounced = Önce çifte gittiğini söyle
okey101-refused-pairsAnnounced = Çifte gidiyorsun: çift aç
okey101-refused-noAnnouncing = Bu kurallarda çifte gitmek söylenmez
okey101-refused-noPlace = Orada taş işlenecek per yok
okey101-refused-doesNotFit = Bu taş oraya uymuyor: { $tiles }
okey101-refused-addCap = Bu sırada oraya daha çok taş işlenmez
okey101-refused-noExchange = Bu kurallarda yerden okey alınmaz
okey101-refused-notWild = Orada alınacak okey yok
okey101-refused-notStoodFor = O okey bu taşın yerine geçmiyor: { $tiles }
okey101-refused-nothingToTakeBack = Bu sırada geri alınacak bir hamle kalmadı
okey101-refused-nothingToCall = Söylenecek işlek taş yok

## One sentence about a thing

okey101-thing-stock = { $count ->
    [0] Deste bitti: el bu sırayla biter.
    [one] Destede son taş kaldı. Onu çekenin sırasıyla el biter.
   *[other] Destede { $count } taş kaldı. Deste bitince el biter.
  }
okey101-thing-points = Bu oyundaki ceza puanı: ne kadar azsa o kadar iyi. { $aim }
okey101-thing-take = Yandan atılan taş ({ $name }): ancak bu sırada yere açacaksan alabilirsin.
okey101-aim = { $rounds ->
    [one] Tek el: toplamı en az olan kazanır.
   *[other] { $rounds } el sonunda toplamı en az olan kazanır.
  }
okey101-aim-teams = { $rounds ->
    [one] Tek el: eşlerin hesabı toplanır, az olan kazanır.
   *[other] { $rounds } el: eşlerin hesabı toplanır, az olan kazanır.
  }

## Hints

okey101-hint-do-draw = Desteden çek
okey101-hint-do-take = Yandan al
okey101-hint-do-return = Aldığın taşı geri bırak
okey101-hint-do-open-series = Elini { $worth } ile aç
okey101-hint-do-open-pairs = { $worth } çift aç
okey101-hint-do-lay = İndir: { $tiles }
okey101-hint-do-lay-marked = İşaretli { $count } taşı indir
okey101-hint-do-add = Yerdeki bir pere işle: { $tile }
okey101-hint-do-exchange = Yerden okeyi al, yerine koy: { $tile }
okey101-hint-do-takeback = Son hamleni geri al
okey101-hint-do-discard = At: { $tile }
okey101-hint-do-pairs = Çifte gittiğini söyle
okey101-hint-do-call = İşlek taşı söyle
okey101-hint-do-pass = Pas geç
okey101-hint-do-timeout = Sürenin dolmasını bekle
okey101-hint-why-playable = Atılan taş yerdeki bir pere işlenir
okey101-hint-why-opens = Onunla elini açarsın
okey101-hint-why-fits = Yerdeki bir pere işlenir
okey101-hint-why-lays = Onunla yeni bir per açabilirsin
okey101-hint-why-costly = Onunla açabilirdin ama elinde kalanlar açmamaktan daha çok yazdırır
okey101-hint-why-useless = Yandaki taşı şimdi yere açamazsın
okey101-hint-why-nothing = Deste bitti, yandaki taşı da yere açamazsın
okey101-hint-why-finishes = Son taş dışında bütün taşların açılır
okey101-hint-why-last = Bu son taşın: onu atınca bitersin
okey101-hint-why-enough = Serilerin açmaya yetiyor
okey101-hint-why-enoughPairs = Çiftlerin açmaya yetiyor
okey101-hint-why-sheds = Elinden çıkan her taş cezanı azaltır
okey101-hint-why-mistake = Yandan aldığın taş yere açılamıyor
okey101-hint-why-cheapest = Atabileceğin taşlar içinde sana en az yazdıran bu
okey101-hint-number-series = Elini { $worth } ile açabilirsin (gereken { $need })
okey101-hint-number-pairs = { $worth } çift açabilirsin (gereken { $need })
okey101-hint-number-direct = Bir taş dışında hepsini açabilirsin: o zaman { $need } gerekmez, { $worth } yeter
okey101-hint-number-direct-short = Bir taş dışında hepsi: { $worth } yeter
okey101-hint-number-lacks = En iyi dizilişle taşlarından { $need } yerine { $points } sayılık per ya da { $least } yerine { $pairs } çift çıkar
okey101-hint-number-lacks-short = En iyi dizilişle { $points } / { $need }, çift { $pairs } / { $least }
okey101-hint-number-lacksPairs = Gereken { $least } çift yerine { $pairs } çiftin var
okey101-hint-number-free = { $count ->
    [0] Şimdi hangi taşı atsan ceza yazılabilir
   *[other] Attığında ceza yazılmayan { $count } taşın var
  }
okey101-hint-number-held = Elindeki taşlar şimdi { $points } yazdırır

## The end of a round

okey101-finish-plain = bitti
okey101-finish-okey = okey atarak bitti
okey101-finish-pairs = çiftten bitti
okey101-finish-pairs-okey = çiftten, okey atarak bitti
okey101-finish-hand = elden bitti
okey101-finish-hand-okey = elden, okey atarak bitti
okey101-finish-hand-pairs = elden çiftle bitti
okey101-finish-hand-pairs-okey = elden çiftle, okey atarak bitti
okey101-result-nobody = { $round }. eli kazanan yok
okey101-result-won = { $name } { $how }.
okey101-result-you-won = { $way ->
    [okey] Okey atarak bittin
    [pairs] Çiftten bittin
    [pairs-okey] Çiftten, okey atarak bittin
    [hand] Elden bittin
    [hand-okey] Elden, okey atarak bittin
    [hand-pairs] Elden çiftle bittin
    [hand-pairs-okey] Elden çiftle, okey atarak bittin
   *[plain] Eli sen bitirdin
  }.
okey101-result-exhausted = Deste bitti: elini açana elinde kalan yazılır.
okey101-result-void = Herkes çift açtı, kimse bitemez: el yeniden dağıtılır.
okey101-reason-exhausted = deste bitti
okey101-reason-void = herkes çift açtı, el yenilendi
okey101-line-finished = bitiş { $points }
okey101-line-series = elde kalan +{ $points }
okey101-line-pairs = elde kalan 2 × { $half }
okey101-line-closed = açmadı { $points }
okey101-line-factor = × { $factor } = { $points }
okey101-line-cap = en çok { $points }
okey101-line-held = elde kalan okey +{ $points }
okey101-penalty-okey = okey attı +{ $points }
okey101-penalty-playable = işlek taş attı +{ $points }
okey101-penalty-return = taşı geri bıraktı +{ $points }
okey101-penalty-misopened = yanlış açtı +{ $points }
okey101-penalty-takeBack = fazla geri aldı +{ $points }
okey101-penalty-feed = el açtıran taş +{ $points }
okey101-penalty-okeyLost = okey kaptırdı +{ $points }
okey101-penalty-record = çok yüksek açılış { $points }
