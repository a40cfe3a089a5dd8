### Türkçe Istaka: dağıtımlar üzerine bilinecekler, sorulunca getirilir.

## A deal that can be checked

fair-how = Nasıl denetlenir
fair-why = Her dağıtımdan önce parmak izi gösterilir. El bitince taşların neyden türetildiğini görürsün; taşlar ondan yeniden dizilir.
fair-next = Bir sonraki dağıtımdan önce
fair-next-round = Sonraki elin parmak izi
fair-next-match = Yeni oyunun parmak izi
fair-word = Sonraki dağıtım için senin sözcüğün
fair-word-why = Parmak izi gösterildikten sonra katılır: böylece taşları kimse seçmiş olamaz. Boş kalabilir.
fair-round = El
fair-holds = Taşlar sen görmeden önce belliydi.
fair-closed = El daha bitmedi. Bitince dağıtımı burada denetleyebilirsin.
fair-fromSeed = Bu taşlar bir sayıdan geliyor. Sayıyı bilen dağıtımı da bilir; o yüzden parmak izi gösterilmedi.
fair-unsaid = Bu dağıtımdan önce parmak izi gösterilmedi.
fair-wrongKey = Bir terslik var: anahtar parmak izine uymuyor.
fair-wrongWall = Bir terslik var: bu taşlar anahtarla sözcükten çıkmıyor.
fair-step-said = Dağıtımdan önce gösterilen parmak izi:
fair-step-closed = Anahtar el bitince gösterilir.
fair-step-key = El bitince gösterilen anahtar:
fair-step-hash = Anahtarın SHA-256 değeri parmak izi olmalı:
fair-step-word = Anahtar, boşluk ve “{ $value }” sözcüğünün SHA-256 değeri:
fair-step-no-word = Anahtarla boşluğun SHA-256 değeri; sözcük girmedin:
fair-step-wall = Taşların dizilişi bundan çıkar, taş taş.
fair-same = { $of } taştan { $same } tanesi aynı yerde.
fair-step-secret = Oyunun sırrı. Aralarında boşlukla istaka sözcüğü, sır ve { $round }; SHA-256 değeri anahtar olmalı:
fair-agrees = tutuyor
fair-differs = tutmuyor
fair-deal = Yeniden yapılan dağıtım
fair-dice = Zarlar: { $value }
fair-indicator = Gösterge
fair-wall = Diziliş, metin olarak
fair-tools = Başka araçlarla
fair-tools-why = SHA-256 hesaplayan her araç aynı rakamları vermeli. Komut satırında:
fair-wall-why = Dizilişin son rakamlardan nasıl çıktığı oyunun kaynağında, docs/fairness.md dosyasında anlatılır. Oradaki kısa bir Python programı hepsini oyun olmadan yeniden yapar.
fair-limits = Bunun kanıtlamadığı
fair-limits-knows = Taşları kimsenin bilmediğini kanıtlamaz: dağıtan program hepsini bilir. Rakiplerin yalnızca bir oyuncunun gördüğüne göre karar verir.
fair-limits-before = Parmak izinden önce başka bir dağıtımın atılmadığını kanıtlamaz. Buna karşı senin sözcüğün işe yarar.
fair-limits-seed = İlk gelişte olduğu gibi kendiliğinden başlayan oyun, sen sözcük giremeden dağıtılır.

## The deal of the day

daily-title = Günün eli
daily-why = Herkese aynı taşlar, tek el, aynı rakipler. İlk deneme sayılır.
daily-game = Oyun
daily-okey = Okey
daily-rummi = Rummi
daily-okey101 = 101 Okey
daily-today = Bugün, { $value }
daily-turned = Gece yarısı geçti: bu, bugünün eli.
daily-open = Daha oynanmadı.
daily-missed = Oynanmadı. Yine de oynayabilirsin ama sayılmaz.
daily-future = Bu gün daha gelmedi.
daily-begun = Başlandı, bitirilmedi.
daily-practice = Ayarlarda alıştırma açık: hamlelerin geri alınabildiği deneme sayılmaz.
daily-won = { $turns } hamlede kazandın
daily-lost = { $turns } hamlede kaybettin
daily-late = Başka bir gün oynandı, sayılmaz.
daily-in-practice = Alıştırma olarak oynandı, sayılmaz.
daily-play = Oyna
daily-again = Yeniden oyna
daily-on = Devam et
daily-share = Sonucu paylaş
daily-text = Sonuç, metin olarak
daily-text-title = Istaka, günün eli: { $value } ({ $name })
daily-text-won = { $turns } hamlede kazandım
daily-text-lost = { $turns } hamlede kaybettim
daily-streak = Art arda { $days } gün oynandı
daily-no-streak = Art arda oynanan günler burada sayılır.
daily-days = gün üst üste
daily-streak-short = { $days } gün üst üste
daily-week = Son yedi gün
daily-seat = Senin yerinde başkaları
daily-best = Senin yerinde en iyisi: { $name }, { $turns } hamlede.
daily-best-own = Senin yerinde hiçbiri senden hızlı değildi.
daily-best-alone = Senin yerinde hiçbiri kazanamazdı. Sen kazandın.
daily-best-none = Senin yerinde hiçbiri kazanamazdı.
daily-calendar = Takvim
daily-hands = Eller
daily-as-text = Metin olarak paylaş
daily-as-picture = Resim olarak
deals-saved = Resim kaydedildi.
daily-before = Önceki ay
daily-after = Sonraki ay
daily-day = { $name }: { $what }
daily-mark-won = kazanıldı
daily-mark-lost = kaybedildi
daily-mark-late = sayılmaz
daily-mark-begun = bitirilmedi
daily-key-won = Kazanıldı
daily-key-lost = Kaybedildi
daily-key-late = Sayılmaz

## Tries at the same deal

tries-title = Bu dağıtımla denemeler
tries-why = Burada saklanan ve aynı taşların dağıtıldığı bütün oyunlar.
tries-none = Bu dağıtım burada saklanan hiçbir oyunda yok.
tries-hand = Dağıtılan taşlar
tries-hand-why = 1 numaralı taşlar başlayanındır, ötekiler oyun sırasıyla gelir.
tries-end = Bitiş
tries-turns = Hamle
tries-score = Sonuç
tries-running = Bitmedi
tries-ended = { $names }: { $what }
deals-copied = Metin kopyalandı.
deals-refused = Metni kutudan kopyala.
