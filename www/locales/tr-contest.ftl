### Istaka Türkçe: oyun fişiyle oynanan turnuvalar ve oyunlar, biri isteyince getirilir.

## What can be played

lobby-title = Turnuvalar
lobby-why = Bu cihazdaki oyun fişleriyle oynarsın. Bir değerleri yoktur ve satın alınamazlar: her gün { $chips } fişe tamamlanır.
chips-own = Fişlerin
chips-count = { $chips } fiş
lobby-more = Başka türler
lobby-kind = Tür
lasts = yaklaşık { $rounds } el
kind-table = Turnuva
kind-sitngo = Hızlı masa
kind-ring = Birkaç el
kind-table-why = Bütün masalar aynı anda oynar. Kaybeden, kazanana fiş öder; fişi biten elenir.
kind-sitngo-why = Tek masa, ötekilerin hepsi elenene kadar.
kind-ring-why = { $counts ->
    [wins] En çok eli kazanan
    [minus] En az eksi puanı olan
    [taken] En çok puanı olan
    [down] En çok puanı kalan
   *[points] En az ceza puanı olan
  } en çok fişi alır; eşitler paylaşır.
format-table-blitz = Beş dakikalık turnuva
format-table-speed = Kısa turnuva
format-table-rebuy = Yeniden girişli turnuva
format-table-freeroll = Ücretsiz turnuva
format-table-guaranteed = Garantili turnuva
format-sitngo-blitz = Beş dakikalık masa
format-sitngo-rebuy = Yeniden girişli masa
term-sitngo = Sit’n’Go
term-ring = Ring oyunu
term-blitz = Turbo
term-speed = Speed
term-rebuy = Rebuy
term-freeroll = Freeroll
heading-unit = bedel { $chips }
heading-limit = sınır { $limit }
heading-bubble = Ödülsüz son sıra
heading-bubble-short = Balon
heading-final = Final masası
heading-final-short = Final
rounds-count = { $rounds } el
terms-limit = { $limit } ceza puanını geçen elenir.
terms-levels = Kaybın bedeli { $every ->
    [one] her el
   *[other] her { $every } elde bir
  } artar.
terms-rebuys = Masada { $least } ya da daha çok kişi varken { $rebuys } kez yeniden girebilirsin.
terms-rebuys-early = İlk { $levels } seviyede { $rebuys } kez yeniden girebilirsin; ardından bir kez ek fiş alınabilir.
terms-freeroll = Giriş ücreti yok: ödülü ev sahibi koyar.
terms-guaranteed = Kaç kişi gelirse gelsin ödül havuzunda en az { $prize } fiş olur.
terms-clock = Bir hamle için { $seconds } saniye vardır.
contest-none = Seçili kurallarla oynanamaz: { $why }
unsuited-partnersNeedOneTable = kura eşleri ayırırdı.
unsuited-ownStakes = kuralların kendi bahsi ya da çanağı var.
unsuited-countsDown = geriye sayıldığı için el sayısı belirlenemez.
unsuited-noElimination = bu kurallarla kimse elenmez.
starts-in = { $minutes } dakika sonra
registration-later = Katılım { $time } saatinde başlar
buy-in-of = Giriş { $chips }
buy-in-free = Giriş ücretsiz
entrants-count = { $count } oyuncu
prize-of = { $place }.
win-first = Birincilik ödülü { $chips }
win-up-to = En çok { $chips } kazanılır
prizes-points = Tek başına birinci olan havuzun en az dörtte üçünü alır, ötekiler sonuncuya farklarına göre pay alır.
who-you = Sen
refused-tooFewChips = Bunun için fişin yetmiyor: fişler yarın yeniden tamamlanır
refused-entered = Bu turnuvayı zaten oynadın
refused-closed = Katılım kapandı: şimdi bir sonraki turnuva açık
refused-contestRuns = Zaten bir turnuvadasın: önce onu bitir ya da bırak
to-lobby = Bütün turnuvalar
players-at-table = Masadaki oyuncu sayısı

## The one that is being played

running = Süren turnuva
running-go-on = Devam et
give-up = Bırak
give-up-sure = Bırakılsın mı?{ $chips ->
    [0] {""}
   *[other] {" "}Giriş ücretin gider.
  }
give-up-no = Oynamayı sürdür
level = { $level }. seviye
point-costs = { $counts ->
    [wins] kaybedilen bir el { $chips } fiş
    [minus] başlayan her { $each } eksi puan { $chips } fiş
    [taken] başlayan her { $each } kayıp puan { $chips } fiş
    [down] bir puan { $chips } fiş
   *[points] { $each ->
        [1] bir ceza puanı { $chips } fiş
       *[other] başlayan her { $each } ceza puanı { $chips } fiş
    }
  }
next-level = { $rounds ->
    [1] bu seviyenin son eli
   *[other] bu seviyede { $rounds } el daha
  }
your-place = Sıran
place-of = { $place } / { $left }
your-points = Durumun
until-prizes = Ödüle kalan
until-prizes-in = kalan herkes ödüllü
until-prizes-count = { $count } kişi daha elenince
others-playing = { $tables } masadan { $done } tanesi eli bitirdi
elsewhere = Son elden beri
happened-out = { $name } elendi: { $place }. sıra
happened-you-out = Elendin: { $place }. sıra
happened-break = { $table }. masa dağıtıldı
happened-you-move = { $table }. masaya geçtin
happened-you-won = Bu el sana { $chips } fiş kazandırdı
happened-you-lost = Bu el sana { $chips } fişe mal oldu
happened-nothing = Bu elde fişlerin değişmedi
happened-bubble = Balon: sıradaki elenen, ödülsüz son kişi olur
happened-paid = Kalan herkesin ödülü kesinleşti
happened-final = Final masası: kalan herkes burada oturuyor
standings = Sıralama
payouts = Ödüller
is-out = elendi
offer-rebuy = Fişin kalmadı. { $price } karşılığında yeniden girip { $chips } fiş almak ister misin?
offer-rebuy-points = Sınırı aştın. { $price } karşılığında yeniden girmek ister misin? Kalanların en kötüsü gibi { $points } ceza puanıyla dönersin.
offer-addon = Ek fiş: { $price } karşılığında { $chips } fiş, bir kez.
offer-yes = Evet, { $price }
offer-no = Hayır
to-the-table = Masaya dön
next-fixture = Sonraki el
you-are-out = Elendin: { $entrants } oyuncu arasında { $place }. sıra
watch-table = { $table }. masayı izle
watch-round = Son elden bir masa izle
watch-next = Bir el ileri
watch-end = Sonuna kadar oynat
leave = Ayrıl
playing-out = Ötekiler sonuna kadar oynuyor: { $left } kişi kaldı

## The end

over-won = Kazandın: { $name }
over-place = { $entrants } oyuncu arasında { $place }. sıra
over-no-prize = Bu kez ödül yok
prize = Ödül

## What has been played

trophies = Geçmiş ve kupalar
trophies-none = Henüz sonuna kadar oynadığın turnuva yok.
trophies-won = Birincilik
trophies-second = İkincilik
trophies-third = Üçüncülük
trophies-chips = Kazanç ve kayıp
trophies-played = Oynanan
contest-gave-up = bırakıldı
contest-rounds = Oynadığın eller
watch-fixture = { $round }. el
watch-all = Yeniden izle
trophies-open = Aç
trophies-open-label = Aç: { $name }
contest-unread = Saklanan bir turnuva okunamadı. Kenara kondu, oradan kaydedebilirsin; fişlerin olduğu gibi duruyor.
wallet-unread = Fişlerin okunamadı. Bulundukları gibi kenara kondu; yeni fişlerle başlıyorsun.
wallet-unread-contest = Fişlerin okunamadı. Bulundukları gibi kenara kondu, onlarla girdiğin turnuva da; yeni fişlerle başlıyorsun.
fixture-foreign = Masadaki oyun bu turnuvanın değil. El yeniden dağıtılıyor.
contest-gone = Bu oyunun turnuvası bitmiş ya da artık yok.
