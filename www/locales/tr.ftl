### Istaka, Türkçe.

## The table

brand = Istaka
title = Istaka – Okey
game-name = Klasik Okey
round = { $round }. el
table-name = Okey masası
seat-0 = Sen
seat-1 = Mehmet
seat-2 = Leyla
seat-3 = Deniz
points = { $points } puan
out = elendi · { $points }
indicator = gösterge
okey = okey
take = al
discards = attığın taşlar
discards-short = attıkların
stock-empty = boş

## Tiles

tile = { $color ->
    [R] kırmızı
    [Y] sarı
    [B] mavi
    [G] yeşil
   *[K] siyah
  } { $number }
false-joker = sahte okey
wild-tile = { $tile } (okey)
tile-misfit = { $tile }, uymuyor
tile-drawn = { $tile }, yeni çekildi

## What to do now

prompt-deal = Taşlar dağıtılıyor
prompt-draw = Sıra sende: desteden çek
prompt-take = Sıra sende: desteden çek ya da yandan al ({ $tile })
prompt-take-short = Çek ya da yandan al ({ $tile })
prompt-draw-short = Desteden çek
prompt-start = Sen başlıyorsun: sağındaki yere bir taş at
prompt-start-short = Sen başlıyorsun: bir taş at
prompt-discard = Bir taş at: sağındaki yere sürükle ya da iki kez dokun
prompt-discard-short = Taş at: sürükle ya da iki kez dokun
prompt-selected = { $tile } için sağındaki yere dokun
prompt-finish = Elin tamam: bitebilirsin
prompt-last-chance = Deste bitti: yandan alıp bit ({ $tile }) ya da pas geç
prompt-last-chance-short = Deste bitti: alıp bit ({ $tile }) ya da pas geç
prompt-pass = Deste bitti, bu taşla da bitemezsin: pas geç
prompt-pass-short = Deste bitti: pas geç
prompt-wait = { $name } oynuyor
prompt-watch = Elendin. { $name } oynuyor
prompt-over = El bitti

## Buttons

by-runs = 1 2 3
by-runs-label = Serilere göre diz
by-groups = 7 7 7
by-groups-label = Gruplara göre diz
how-far = Kaç taş?
show-twin = Gösterge göster
show-twin-short = Göster
pass = Pas geç
finish = Bit
scores = Puanlar
moves = Hamleler
rules = Kurallar
settings = Ayarlar
new-game = Yeni oyun
menu = Menü
close = Kapat
cancel = Oyuna devam
update = Yeni sürüm – yenile
update-short = Güncelle

## Names for screen readers

rack-label = Istakan
actions-label = Hamlelerin
stock-label = Deste, { $count } taş: çek
take-label = { $name } { $tile } attı: yandan al
take-empty-label = Yandan alınacak taş yok
discard-label = Seçtiğin taşı at
pile-label = { $name } { $tile } attı
pile-empty-label = { $name } henüz taş atmadı
indicator-label = Gösterge: { $tile }
okey-label = Okey: { $tile }
seat-label = { $name }, { $points }, { $count } taş
seat-turn-label = { $seat }, oynuyor
seat-twin-label = { $seat }, gösterge gösterildi
rack-help = Ok tuşlarıyla ıstakada gezersin, Shift ile taşı kaydırırsın. Boşluk tuşu taşı seçer, Enter atar.

## Notices

notice-damaged = Kayıtlı oyun okunamadı: bu yeni bir oyun
notice-settings = Bazı ayarlar okunamadı ve ilk durumuna döndü
notice-language = Bu dil yüklenemedi. Bağlantını kontrol et
notice-seed = Adresteki sayı kullanılamıyor
refused-unknown = Bu şu anda olmuyor
failed-engine = Bu tarayıcı oyunun motorunu yükleyemedi. WebAssembly gerekiyor: Firefox, Chrome, Edge ya da Safari’nin güncel bir sürümünü dene ya da sayfayı yenile.
failed-old = Bu tarayıcı oyunun motoru için çok eski. Chrome ya da Edge 114, Firefox 125, Safari 17 veya daha yeni bir sürüm gerekiyor.
