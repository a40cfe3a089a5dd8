### Istaka Türkçe: ana sayfa, sayfanın içinde.

## The running match, and the games

home-continue = Devam et
home-again = Yeni oyun
home-back = Oyununa dön: { $title }
home-table = Masan
home-games = Bir oyun seç
home-aim-okey = 14 taşını herkesten önce per yap
home-aim-rummi = Masayı yeniden kur, bütün taşlarını aç
home-aim-okey101 = Elini aç, bütün taşlarını bitir
home-play = Oyna
home-play-label = { $game } oyna
home-variants = { $game }: türleri
home-own = Kendi kuralların
home-own-why = Son seçtiğin kurallar.
home-more-rules = Başka kurallar …
home-variant-turkish = Türk okeyi
home-variant-kahvehane = Kahvehane
home-variant-sayili = Sayılı
home-variant-pagat = Pagat
home-variant-board = Kutu oyunu
home-variant-rummi80 = 80 taş
home-variant-rummi80-site = 80 taş, 50 sn
home-variant-rummi106 = 106 taş
home-variant-yuzbir_hizli = Hızlı
home-variant-yuzbir = 11 el
home-variant-yuzbir_katlamali = Katlamalı
home-variant-yuzbir_esli = Eşli
home-variant-yuzbir_cezali = Cezalı
home-variant-yuzbir_turnuva = Turnuva

## Today, and what else there is

home-today = Bugün
home-row = { $days } gün üst üste
home-same = Herkese aynı taşlar
home-won = Kazandın
home-done = Oynandı
home-on = Devam et
home-cups = { $cups } birincilik
home-puzzle = Tek doğru cevabı var
home-solve = Çöz
home-solved = Çözüldü
home-answered = Cevaplandı
home-first = İlk denemede doğru
home-tomorrow = Yarın yenisi gelir
home-due = Bugün yeniden: { $count }
home-mistakes = Hataların, başka renklerle
home-try = Dene
home-lobby = Botlara karşı, oyun fişiyle
home-look = Seç
home-learn = Masada kısa dersler
home-begin = Başla
home-more = Bakmak ve ayarlamak için
home-you = Adın ve ayarlar
home-script = Istaka tarayıcında çalışır: oynamak için JavaScript’i aç. Kurallar onsuz da okunur.
