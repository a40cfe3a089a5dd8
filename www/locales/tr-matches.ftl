### Istaka Türkçe: bu tarayıcıdaki oyunlar, biri sorunca alınır.

## Liste

matches-title = Oyunlarım
matches-table = Masada
matches-running-casual = Yarım kalanlar
matches-running-practice = Yarım kalan alıştırmalar
matches-running-tournament = Yarım kalan turnuva oyunları
matches-over = Bitenler
matches-none = Bıraktığın ve bitirdiğin oyunlar burada durur.
match-go-on = Devam et
match-record = Oyun metni
match-do = { $what }: { $name }
match-unread = Bu oyun burada okunamıyor.
match-changed = { $name }, değiştirilmiş
match-against = rakipler: { $names }
match-rounds = { $rounds } el
match-place = { $players } kişi arasında { $place }.
level-mixed = Karışık
back-to = Geri

## Sonuçlar

statistics = İstatistik
statistics-title = İstatistik
statistics-why = Bu tarayıcıdaki oyunlar; alıştırma sayılmaz.
statistics-rules = Kurallar
statistics-level = Rakipler
statistics-all = Hepsi
of-okey = Tüm Okey
of-rummi = Tüm 80 taşlı oyunlar
statistics-none = Henüz sayılacak bir şey yok: önce bir el bitir.
statistics-share = { $won } / { $of } ({ $share })
statistics-matches = Kazandığın oyunlar
statistics-rounds = Kazandığın eller
statistics-turns = El başına sıra
statistics-one-away = Bitmeye tek taş kala
statistics-away = { $of } elden { $rounds } tanesinde; { $won } tanesi kazanıldı
statistics-waited = Tek taş beklenen sıra
statistics-twins = Gösterdiğin eşler
statistics-endings = Eller nasıl bitti
statistics-others = Diğerleri
statistics-ending = Bitiş
statistics-levels = Rakiplere göre kazandığın eller
statistics-points = { $what }, oyun oyun
statistics-looked = Şans ve kararlar
statistics-looking = { $count } oyuna daha bakılıyor …
statistics-looked-okey = Şans, çektiğin taşların ortalama şansa göre ne kadar işe yaradığıdır. Kararlar senindir; aynı taşları gören bir ustanınkiyle karşılaştırılır.
statistics-looked-rummi = Şans, ortalama şansa göre kaç joker çektiğindir. Kararlar senindir; bir ustanın açacaklarıyla karşılaştırılır.
statistics-helped-okey = İşe yarayan çekişler
statistics-helped-rummi = Çekilen jokerler
statistics-helped-of = { $draws } taştan { $helped }; ortalama şansla { $expected }
statistics-luck = Şans
statistics-tiles = { $tiles } taş
statistics-right = Doğru kararlar
statistics-lost-okey = El başına kaçan kazanma şansı
statistics-lost-rummi = El başına açılmayan taş
statistics-lucks = Şans, toplam olarak
statistics-rights = Doğru kararlar, oyun oyun
statistics-table = Tablo olarak
statistics-date = Tarih
statistics-place = Sıra
statistics-anew = Baştan başla
statistics-begun = Sayım baştan başlıyor; oyunlar duruyor.
ending-plain = Normal bitiş
ending-okey = Okeyle
ending-pairs = Yedi çift
ending-okeyPairs = Çift ve okey
ending-atOnce = Hepsi birden
ending-lowest = Kilitlendi
ending-void = Berabere

## Hepsi tek dosyada

transfer = Kaydet ya da yükle
transfer-title = Hepsini kaydet ya da yükle
transfer-save = Kaydet
transfer-save-why = Oyunların, ayarların ve kendi kuralların tek dosyada: başka bir tarayıcı için ya da yedek olarak.
transfer-open = Dosya yükle
transfer-open-why = Önce içinde ne olduğunu görürsün. Sen onaylamadan hiçbir şey değişmez.
transfer-choose = Dosya seç
transfer-reading = Dosya okunuyor …
transfer-large = Bu dosya çok büyük.
transfer-foreign = Bu bir Istaka dosyası değil.
transfer-later = Bu dosya oyunun daha yeni bir sürümüyle yazılmış.
transfer-damaged = Bu dosya bozuk. Hiçbir şey yüklenmedi.
transfer-full = Tarayıcıda buna yer yok. Hiçbir şey yüklenmedi.
transfer-forbidden = Tarayıcı bu sayfa için hiçbir şey saklamıyor. Hiçbir şey yüklenmedi.
transfer-taken = Yüklendi.
transfer-found = Bu dosyada
transfer-matches = { $count } oyun; seninkilere eklenir
transfer-replaced = { $count } tanesi, sendeki farklı kaydın yerine geçer
transfer-settings = Ayarlar; seninkilerin yerine geçer
transfer-rules = { $count } kural takımı
transfer-own = Buradaki { $count } kural takımının yerine geçer
transfer-aside = Burada okunamayan { $count } metin; bir kenara konur
transfer-leave = Yükleme
transfer-take = Yükle
