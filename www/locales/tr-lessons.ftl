### Oynayarak öğreten dersler, Türkçe.

learn-why = Masada kısa dersler, her biri bir iki dakika. Oyunun olduğu gibi kalır.
learn-of-okey = Okey
learn-of-rummi = 80 taşlı oyun
learn-begun = yarım kaldı
learn-done = bitti
learn-step = { $of } adımdan { $step }.
learn-next = İleri
learn-back = Geri
learn-leave = Çık
learn-follow = Sonraki ders
learn-play = Masaya dön
refused-otherStep = Kurala uygun ama bu adımın konusu değil: dersin dediğini yap

## Okey

learn-tiles = Taşlar ve okey
learn-tiles-1 = Okey 106 taşla oynanır: dört renkte 1’den 13’e kadar sayılar, her biri ikişer tane, ve iki taş daha. On dördü senin; ötekiler onları görmez.
learn-tiles-2 = Bir taş açık durur: gösterge, bugün { $a }. Oyuna girmez; yalnızca okeyin hangi taş olduğunu gösterir.
learn-tiles-3 = Okey, aynı rengin bir sonraki sayısıdır: bugün { $a }. İkisi de okeydir: hangi taş gerekiyorsa onun yerine geçer.
learn-tiles-4 = Elinde bir okey var: { $a }. Onu { $b } ile { $c } arasına koy: sürükle ya da Shift ve ok tuşlarıyla taşı.
learn-tiles-5 = Güzel. Okey burada { $a } yerine geçiyor. Böyle birbirine uyan taşların altına çizgi çekilir.

learn-turn = Çekmek ve atmak
learn-turn-1 = Oyuncular sırayla oynar. { $previous } az önce bir taş attı. Şimdi sıra sende.
learn-turn-2 = Önce bir taş çek: desteye, kapalı duran taşlara dokun.
learn-turn-3 = Şimdi on beş taşın var; hiçbir işe yaramayan birini, işaretlilerden birini at: iki kez dokun, kendi yığınına sürükle ya da üstünde Enter’a bas.
learn-turn-4 = { $previous } attı: { $a }. Sende { $b } ve { $c } var. Desteden çekmek yerine onu yandan alabilirsin: üstüne dokun.
learn-turn-5 = Yandan alan da bir taş atar. Hangisini istersen at.
learn-turn-6 = Bir sıra bundan ibaret: bir taş çek ya da al, bir taş at. Yalnızca senden önceki oyuncunun az önce attığı taşı alabilirsin.

learn-runs = Seriler
learn-runs-1 = Seri, aynı renkten ardışık üç ya da daha çok sayıdır. On dört taşının hepsi serilerde ya da gruplarda olmalı.
learn-runs-2 = { $a } taşlarını yan yana diz.
learn-runs-3 = 13’ten sonra 1 gelebilir. { $a } taşını { $b } taşının arkasına koy. Ötesi yok: 13, 1, 2 seri olmaz.
learn-runs-4 = Tek bir taş eksik. Çek.
learn-runs-5 = Beklenen taş geldi: { $a }. { $b } dışında bütün taşların serilerde: onunla bit. “{ $finish }” düğmesine bas ya da taşı göstergenin üstüne sürükle.
learn-runs-6 = Eli kazandın: on dört taşla dört seri, on beşinciyi atıp bittin. Ötekilerin her biri 2 ceza puanı yazar.
