### Oynayarak öğreten dersler, Türkçe.

learn-why = Masada kısa dersler, her biri bir iki dakika. Oyunun olduğu gibi kalır.
learn-of-okey = Okey
learn-of-rummi = Rummi
learn-of-okey101 = 101 Okey
learn-course = İkinci kurs: botların ellerinden
learn-of-analysis = Analiz
learn-begun = yarım kaldı
learn-done = bitti
learn-step = { $of } adımdan { $step }.
learn-now = Ders { $number } / { $of }: { $title }
learn-next = İleri
learn-back = Geri
learn-leave = Çık
learn-follow = Sonraki ders
learn-play = Masaya dön
learn-skip = Doğrudan oyuna geç
learn-begin = Oyna
learn-wait = { $others ->
    [one] Şimdi { $name } oynuyor.
   *[other] Şimdi ötekiler oynuyor.
  }
learn-add = Şimdi parlayan seriye dokun.
refused-otherStep = Kurala uygun ama bu adımın konusu değil: dersin dediğini yap

## Okey

learn-first-okey = İlk elin
learn-tiles = Taşlar ve okey
learn-turn = Çekmek ve atmak
learn-runs = Seriler
learn-groups = Gruplar
learn-false-joker = Sahte okey
learn-finish = Bitmek
learn-okey-last = Okeyle bitmek
learn-pairs = Yedi çift
learn-twin = Göstergenin eşi
learn-others = Ötekileri okumak
learn-round = Bütün bir el

## Rummi

learn-first-rummi = İlk elin
learn-opening = Açmak
learn-adding = İşlemek
learn-rebuilding = Yerini değiştirmek
learn-jokers = Jokerler

## 101 Okey

learn-first-okey101 = İlk elin
learn-hundred = 101 ile açmak
learn-five-pairs = Çift açmak
learn-take-and-use = Yandan almak
learn-playable = İşlemek ve işlek taş
learn-exchange = Yerden okey almak
learn-last-okey = Okey atarak bitmek

## Analiz

learn-discards-read = Atılanları oku
learn-pairs-or-melds = Çift mi, seri mi
learn-open-or-wait = 101: aç ya da bekle
learn-last-turns = 101: son sıralar
learn-ask = Kendi elini sor
