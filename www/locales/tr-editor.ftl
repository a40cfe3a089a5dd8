### Türkçe Istaka: sonraki oyunun kuralları, yeni oyun istenince getirilir.

## Yeni oyun

new-game-title = Yeni oyun
new-game-why = Süren oyun Oyunlarım listesinde kalır.
new-game-seed = Taşlar bağlantıdaki { $seed } sayısına göre dağıtılır.
new-game-game = Oyun
kind-okey = Okey
kind-rummi = Masa remisi
kind-okey101 = 101 Okey
play = Oyna
back = Geri
preset-turkish = Türk okeyi
preset-turkish-text = Eli kaybedenlere ceza puanı yazılır; 20’yi geçen elenir, sona kalan kazanır. Çiftten bitmek iki kat sayılır.
preset-turkish-source = Kaynak: rummy.ch, Türkisches Rommé
preset-board = Alman kutu oyunu
preset-board-text = Saat yönünde, zar atılıp yan yana dizilmiş yığınlardan dağıtılır. Beş el; en çok el kazanan kazanır.
preset-board-source = Kaynak: Alman kutu oyununun kuralları
preset-pagat = Pagat’a göre okey
preset-pagat-text = Zar atılıp halka biçiminde dizilmiş yığınlardan dağıtılır. Birinin ceza puanı 20 olunca oyun biter: en az olan kazanır, dört kişide en az olan iki kişi.
preset-pagat-source = Kaynak: pagat.com
preset-kahvehane = Kahvehane okeyi
preset-kahvehane-text = Düz okey: herkes 20 sayıyla başlar, kaybedenden düşülür. Birinin sayısı bitince en çok sayısı kalan kazanır. Çiftten ve okey atarak bitiş iki kat.
preset-kahvehane-source = Kahvehanelerde oynandığı gibi; gerisi rummy.ch’den
preset-sayili = Sayılı okey
preset-sayili-text = Herkes 20 sayıyla başlar. Biten kendi sayısından 2, 4 ya da 8 düşer; sayısını ilk bitiren kazanır.
preset-sayili-source = Kahvehanelerde oynandığı gibi; gerisi rummy.ch’den
preset-rummi80 = Masa remisi, 80 taş
preset-rummi80-text = Taşlarının hepsini seri ve grup olarak aç, masadaki perleri bozup yeniden kur. Üç el; eksi puanı en az olan kazanır.
preset-rummi80-source = Kaynak: GameDuell, Felemenkçe kurallar
preset-rummi80-site = Masa remisi, 80 taş, 50 saniye
preset-rummi80-site-text = Aynısı, sitedeki gibi süreli: her sıra 50 saniye.
preset-rummi80-site-source = Kaynak: GameDuell, Felemenkçe kurallar
preset-rummi106 = Masa remisi, 106 taş
preset-rummi106-text = 13’e kadar sayılar ve iki jokerle oynanan klasik oyun. İlk perler 30 puan olmalıdır; bütün taşlarını açan, ötekilerin elinde kalan puanları alır.
preset-rummi106-source = Yaygın oynandığı biçimiyle
preset-yuzbir = { game-yuzbir }
preset-yuzbir-text = 101 değerinde seriyle ya da beş çiftle elini aç, sonra bütün taşlarını bitir. On bir el; toplamı en az olan kazanır.
preset-yuzbir-source = Türkiye’de oynandığı gibi
preset-yuzbir_katlamali = { game-yuzbir_katlamali }
preset-yuzbir_katlamali-text = Her açılış öncekinden yüksek olmalı.
preset-yuzbir_katlamali-source = Türkiye’de oynandığı gibi
preset-yuzbir_esli = { game-yuzbir_esli }
preset-yuzbir_esli-text = Karşılıklı oturanlar eştir, hesapları toplanır.
preset-yuzbir_esli-source = Türkiye’de oynandığı gibi
preset-yuzbir_turnuva = { game-yuzbir_turnuva }
preset-yuzbir_turnuva-text = Eşli; yanlış açan da taşı geri bırakan da 101 yer.
preset-yuzbir_turnuva-source = Kaynak: bir eşli 101 turnuvasının kuralları
preset-yuzbir_cezali = { game-yuzbir_cezali }
preset-yuzbir_cezali-text = El açtıran taşı atana ve okeyini kaptırana ceza yazılır.
preset-yuzbir_cezali-source = Türkiye’de oynandığı gibi
preset-yuzbir_hizli = { game-yuzbir_hizli }
preset-yuzbir_hizli-text = Üç el, açmak için 81 yeter: ilk oyun için.
preset-yuzbir_hizli-source = Türkiye’de oynandığı gibi
own-title = Kendi kuralların
own-unnamed = Paylaşılan kurallar
own-unread = Bu sürüm bu kuralları okuyamıyor.
own-changed = Bu kurallar değişti, henüz kaydedilmedi.
others-rules = Başkasının kuralları
change-rules = Değiştir
share = Paylaş
drop = Sil
difference = { $rule }: { $value }

## Yapılanlar

did-reset = Her şey varsayılana döndü.
did-keep = “{ $name }” kaydedildi.
did-drop = “{ $name }” silindi.
did-leave = Değişikliklerin kaydedilmedi.
did-receive = Bu kurallar seninle paylaşıldı.
did-receive-clash = Bu kurallar seninle paylaşıldı, ama hepsi birbiriyle bağdaşmıyor.
sets-damaged = Kendi kurallarından bazıları okunamadı.
sets-full = Yer kalmadı: önce birini sil.
sets-forbidden = Tarayıcın bir şey saklamıyor: sayfayı kapatınca kaybolur.

## Düzenleyici

editor-title = Kuralları değiştir
editor-preset = Temel
editor-differs = { $count ->
    [0] { $name }, varsayılan
   *[other] { $name }, { $count } değişiklik
  }
put-all-back = Hepsini geri al
editor-clashes = { $count ->
    [one] İki ayar birbirine uymuyor.
   *[other] Bazı ayarlar birbirine uymuyor.
  }
show-clash = Göster
done = Tamam
editor-table = Masa ve dağıtım
editor-melds = Taşlar ve perler
editor-play = Oyun
editor-points = Bir elin puanlaması
editor-match = Bütün oyun
editor-extras = Ekler
editor-keep = Bu kuralları kaydet
own-name = Ad
keep-rules = Kaydet
keep-anew = Yeni adla kaydet
option-idle = Şu an bir şey değiştirmiyor.
option-usual = Varsayılan: { $value }
put-back = { $value }. Geri al: { $rule }
resolve = Seç: { $value }
resolve-no = Kapat
value-yes = evet
value-no = hayır

## Ayarlar

option-players = Oyuncu
option-direction = Yön
option-direction-clockwise = Saat yönü
option-direction-anticlockwise = Saatin tersi
option-deal = Dağıtım
option-deal-quick = Hızlı
option-deal-ring-top = Zarla, üstten
option-deal-ring-bottom = Zarla, alttan
option-deal-why = Zarla: 21 yığından; zar üstten sayıyorsa yığınlar yan yana, alttan sayıyorsa halka olur. Göstergeyi iki atış belirler.
option-starter = İlk başlayan
option-starter-die = En yüksek zar
option-starter-after-dealer = Dağıtandan sonraki
option-starter-dealer = Dağıtan
option-starter-winner = Son kazanan
option-false-joker = Sahte okey açılınca
option-false-joker-redraw = Başka taş açılır
option-false-joker-wild = Sahte okeyler okey olur
option-high-one = Serinin sonunda 1
option-high-one-why = 12-13-1 bir seridir.
option-high-one-why-ten = 9-10-1 bir seridir.
option-seven-pairs = Yedi çift
option-seven-pairs-why = Çifte gidilir, çiftten bitilir.
option-wild-discard = Okey atmak
option-wild-discard-anytime = Her zaman
option-wild-discard-finish = Yalnız biterken
option-wild-discard-dead = Kimse alamaz
option-inspect = Atılanlara bakmak
option-inspect-none = Yalnız üsttekiler
option-inspect-own-left = Kendinin ve öncekinin
option-inspect-all = Hepsi
option-strict-declare = Yanlış bitişe ceza
option-strict-declare-why = Eli tamam değilken bitmeye kalkana hemen 2 ceza puanı yazılır, el berabere bitse bile; taşı da atılmış olur.
option-strict-declare-why-down = Eli tamam değilken bitmeye kalkandan hemen 2 sayı düşülür, el berabere bitse bile; taşı da atılmış olur.
option-count = Bir elin karşılığı
option-count-wins = Birine galibiyet
option-count-penalties = Ötekilere ceza puanı
option-count-down = Kaybedenlerden düşülür
option-count-own = Biten kendinden düşer
option-count-minus = Elinde taş kalana eksi puan
option-count-winner-takes = Kazanana ötekilerin puanı
option-twin = Gösterge göstermek
option-twin-0 = Yok
option-twin-why = Zamanında gösterilince her rakibe yazılan ceza puanı.
option-twin-why-down = Zamanında gösterilince her rakipten düşülen sayı.
option-twin-why-own = Zamanında gösterenin kendinden düştüğü sayı.
option-twin-until = Gösterme süresi
option-twin-until-draw = İlk taş çekilene kadar
option-twin-until-discard = İlk taş atılana kadar
option-stacking = Çiftten ve okey atarak bitiş
option-stacking-multiply = İkisi de ikiye katlar
option-stacking-max = Yalnız biri ikiye katlar
option-color-double = Kırmızı ve siyah iki kat
option-color-double-why = Gösterge kırmızı ya da siyahsa bitiş iki kat sayılır.
option-one-colour = Tek renk bitiş iki kat
option-one-colour-why = 14 taşın hepsi aynı renkse bitiş iki kat sayılır; okey, yerine geçtiği taş sayılır.
option-end = Oyunun sonu
option-end-rounds = Birkaç elden sonra
option-end-survivor = Son kalan kazanır
option-end-top-two = Biri elenince: iki kişi kazanır
option-end-top-two-down = Birinin puanı bitince: iki kişi kazanır
option-end-top-two-own = Birinin puanı bitince: iki kişi kazanır
option-end-best = Biri elenince: en iyi kazanır
option-end-best-down = Birinin puanı bitince: en iyi kazanır
option-end-best-own = Birinin sayısı bitince: o kazanır
option-rounds = El sayısı
option-rounds-why = Berabere biten eller sayıya katılmaz.
option-rounds-why-all = Her el sayılır, herkesin pas geçtiği el de.
option-ties = Sonunda eşitlik
option-ties-share = Paylaşılır
option-ties-extra = Ek eller
option-limit = Sınır
option-limit-why-exceed = Bu sınırı aşan elenir.
option-limit-why-reach = Bu sınıra ulaşan elenir.
option-limit-why-down = Herkes bu kadar sayıyla başlar; geriye doğru sayılır.
option-limit-why-own = Herkesin bitirmesi gereken sayı.
option-limit-rule = Tam sınırda
option-limit-rule-exceed = Oyunda
option-limit-rule-reach = Elenir
option-partners = Eşli
option-partners-why = Karşılıklı oturanlar birlikte oynar.
option-pot = Çanak
option-pot-why = Dağıtan her el bir fiş koyar; okey atarak ya da çiftten biten çanağı kırar.
option-pot-why-okey = Dağıtan her el bir fiş koyar; okey atarak biten çanağı kırar.
option-stakes = Bahis
option-stakes-why = Sonunda sonuncu birinciye 2 fiş, üçüncü ikinciye 1 fiş öder.
option-numbers = Sayılar
option-numbers-10 = 1–10
option-numbers-13 = 1–13
option-jokers = Joker sayısı
option-opening = İlk perlerin değeri
option-opening-why = Toplam bu kadar puan olmalıdır. 0 ise her şey açılabilir.
option-opening-joker = El açarken joker
option-opening-joker-face = Taşı kadar
option-opening-joker-50 = Istakadaki kadar
option-opening-joker-any = En büyük taşı kadar
option-opening-joker-why = İlk perlerin değerine ne kadar kattığı.
option-joker-lock = Joker yerine taş konana dek kalır
option-joker-lock-why = Joker, perinden ancak yerine geçtiği taş konursa ayrılır.
option-refuse-only = Geçersiz hamle yalnızca reddedilir
option-refuse-only-why = Yoksa her şey yerine döner, ceza taşı çekilir ve sıra biter.
option-penalty-tiles = Geçersiz sıranın taş cezası
option-penalty-tiles-why = Süresi dolan sıra da bu kadar taşa mal olur.
option-clock = Bir sıranın süresi
option-clock-off = Sınırsız
option-clock-30 = 30 sn
option-clock-50 = 50 sn
option-clock-60 = 60 sn
option-clock-90 = 90 sn
option-clock-why = Art arda iki kez dolarsa, elin sonuna kadar bilgisayar oynar.
option-joker-value = Istakadaki joker
option-joker-value-30 = 30 puan
option-joker-value-50 = 50 puan

## Paylaşmak

sharing-title = Kuralları paylaş
sharing-own = Bu kurallar
copy-link = Bağlantıyı kopyala
take-rules = Bu kuralları al

## Kurallar neden okunamaz ya da oynanamaz

unread-tooLong = Bu metin kural olmak için çok uzun.
unread-notRules = Bunlar kural değil: kural metni istaka-rules ile başlar.
unread-otherVersion = Bu kurallar oyunun başka bir sürümünden.
unread-unknownPreset = Bu kuralların temelini bu sürüm bilmiyor.
unread-unknownSetting = Bu kurallarda bu sürümün bilmediği bir ayar var.
unread-badValue = Bu kurallarda bir ayarın değeri geçersiz.
unread-repeatedSetting = Bu kurallarda bir ayar iki kez geçiyor.
unread-topTwoNeedsFour = İki kişinin kazanması için dört oyuncu gerek.
unread-partnersNeedFour = Eşli oyun için dört oyuncu gerek.
unread-stakesNeedFour = Bahis için dört oyuncu gerek.
unread-winsNeedRounds = Galibiyet sayılınca oyun birkaç elden sonra biter.
unread-countdownNeedsBest = Geriye sayılırken oyun birinin sayısı bitince biter ve en iyi olan kazanır.
unread-twinNeedsPenalties = Gösterge ceza puanı yazdırır, ama galibiyet sayılıyor.
unread-strictNeedsPenalties = Yanlış bitiş ceza puanı yazdırır, ama burada ceza puanı sayılmıyor.
unread-doublingNeedsPenalties = Ceza puanı katlanırdı, ama galibiyet sayılıyor.
unread-oneColorNeedsPenalties = Tek renk bitiş ceza puanını ikiye katlar, ama burada ceza puanı sayılmıyor.
unread-partnersAreTwo = Eşler zaten birlikte kazanır.
unread-stakesNeedSingles = Bahis tek oyuncular içindir, eşler için değil.
unread-stakesNeedElimination = Bahis elemeli oyunlar içindir.
