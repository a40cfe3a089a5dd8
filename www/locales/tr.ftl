### Istaka, Türkçe.

## The table

brand = Istaka
title = Istaka – Okey
game-turkish = Türk okeyi
round = { $round }. el
practice = Alıştırma
table-name = Okey masası
seat-0 = Sen
seat-1 = Mehmet
seat-2 = Leyla
seat-3 = Deniz
points = { $points } ceza puanı
points-short = ceza: { $points }
out = elendi · { $points }
indicator = gösterge
okey = okey
take = al
discards = attığın taşlar
discards-short = attıkların
stock-empty = boş
stock-left = destede

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
tile-taken = { $tile }, yeni alındı
tile-drawn = { $tile }, yeni çekildi

## What to do now

prompt-deal = Taşlar dağıtılıyor
prompt-draw = Sıra sende: desteden çek
prompt-take = Sıra sende: desteden çek ya da yandan al ({ $tile })
prompt-take-short = Çek ya da yandan al ({ $tile })
prompt-draw-short = Desteden çek
prompt-discard = Bir taş at: attıklarının üstüne sürükle ya da iki kez dokun
prompt-discard-short = Taş at: sürükle ya da iki kez dokun
prompt-selected = Atmak için attıklarının üstüne dokun: { $tile }
prompt-ready = Sen hazır olunca { $name } başlayacak
prompt-wait = { $name } oynuyor
prompt-step = Sıra { SUFFIX($name, "DA") }: { $keys ->
    [on] N ya da “Devam”
   *[off] “Devam”
  }
go-on = Devam
faster = Hızlandır
prompt-watch = Elendin: { $name } oynuyor
prompt-over = El bitti

## The first visit

welcome-title = Bu oyunda yeni misin?
welcome-aim = Rakiplerinden önce 14 taşının hepsini seri ve grup yap, on beşinciyi atıp bit.
welcome-aim-short = 14 taşının hepsini seri ve grup yap.
welcome-run = seri
welcome-group = grup
welcome-okey = okey: her taşın yerine geçer
welcome-new = Yeniyim
welcome-known = Biliyorum
welcome-note = Yeniysen önce yardımla kısa bir el kazanırsın.

## Buttons

arrange = Diz
by-runs = 1 2 3
by-runs-label = 1 2 3: serilere göre diz
by-groups = 7 7 7
by-groups-label = 7 7 7: gruplara göre diz
by-pairs = Çift
by-pairs-label = Çift çift diz
by-best = En iyi
by-best-label = En iyi diziliş
close-up = Toparla
close-up-label = Toparla: perlerin yanı dışında boşluk kalmaz
hint = İpucu
hint-plays = Oyna
undo = Geri al
undo-what = Geri al: { $what }
undone-arrangement = diziliş
undone-discard = atılan taş
undone-take = alınan taş
undone-draw = çekilen taş
undone-finish = bitiş
undone-twin = gösterge
undone-pass = pas
away = { $count ->
    [0] tamam
   *[other] { $count } taş eksik
  }
show-twin = Gösterge göster
show-twin-short = Göster
pass = Pas geç
finish = Bitir
finish-by-okey = okeyle
finish-by-okey-short = okey
finish-by-pairs = çiftten
finish-by-pairs-short = çift
finish-by-hand = elden
finish-by-hand-short = elden
finish-by-color = tek renk
result = Sonuç
scores = Skor
moves = Hamleler
analysis = Analiz
analysis-later = el bitince ya da alıştırmada
matches = Oyunlarım
learn = Oynamayı öğren
lobby = Turnuvalar
contest = Sıralama
fixture-chips = { $chips } fiş
contest-place = { $left } oyuncu arasında { $place }.
contest-place-short = { $place }/{ $left }
puzzles = Bulmacalar
rules = Kurallar
settings = Ayarlar
new-game = Yeni oyun
home = Istaka: ana sayfa
leave-table = Masadan kalk
menu = Menü
keys = Tuşlar
report = Burada bir yanlışlık var
close = Kapat
cancel = Oyuna devam
update = Yeni sürüm – yenile
update-short = Güncelle
unkept = Oyun kaydedilmiyor
left-aside = Bir kenara konmuş kayıt var

## Names for screen readers

run-aloud = { $first } ile { $last } arası
rack-label = Istakan
things-label = Deste ve atılan taşlar
melds-label = Masadaki perler
lying-label = { $kind ->
    [run] { $number }: seri, { $tiles }
    [group] { $number }: grup, { $tiles }
    [pair] { $number }: çift, { $tiles }
    [begun] { $number }: { $tiles }, tamam değil
   *[none] { $number }: { $tiles }, per değil
  }
meld-worth = { $meld }, değeri { $worth }
meld-fits = { $meld }. Uyan: { $tiles }
meld-gone = Dağıldı: { $tiles }
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
seat-turn-label = { $seat }, sırada
seat-twin-label = { $seat }. Gösterge gösterdi

## Notices

notice-offline = Oyunun bir bölümü eksik: bağlantı yok
notice-version = Yeni bir sürüm var: sayfayı yenile
