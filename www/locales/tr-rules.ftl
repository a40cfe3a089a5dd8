### Türkçe Istaka: kurallar, onları anlatan pencereyle birlikte yüklenir.

## Which rules

rules-of = { $preset ->
    [board] Alman kutu oyunu
    [pagat] Pagat’a göre okey
    [kahvehane] Kahvehane okeyi
    [sayili] Sayılı okey
    [rummi80] Rummi, 80 taş
    [rummi80-site] Rummi, 80 taş, 50 saniye
    [rummi106] Rummi, 106 taş
    [yuzbir] 101 Okey
    [yuzbir_katlamali] 101 Okey, katlamalı
    [yuzbir_esli] 101 Okey, eşli
    [yuzbir_turnuva] 101 Okey, turnuva
    [yuzbir_cezali] 101 Okey, cezalı
    [yuzbir_hizli] 101 Okey, hızlı
   *[turkish] Türk okeyi
  }
rules-changed = Masa kuralları: işaretli olanlar “{ $preset }” kurallarından farklıdır.
rules-differs = masa kuralı
rules-players = { $players } kişilik.
rules-contents = İçindekiler
rules-page = Bu kurallar ayrı sayfada
rules-source = Kaynak: { $sources }

## Sections

rules-brief = Bir dakikada
rules-aim = Amaç
rules-tiles = Taşlar
rules-okey = Gösterge ve okey
rules-melds = Perler
rules-series = Perler
rules-deal = Dağıtım
rules-play = Oyunun akışı
rules-opening = El açmak
rules-rebuild = İşlemek ve yer değiştirmek
rules-table = El açtıktan sonra
rules-costs = Cezalı taşlar
rules-finish = Bitiş
rules-points = Puanlama
rules-match = Oyunun sonu
rules-chips = Fişle oyun
rules-handling = Taşları oynatmak
rules-sources = Kaynaklar

## Sources

source-S1 = kutu oyunu
source-S2 = rummy.ch
source-S3 = GameDuell
source-E101 = eşli turnuva
source-custom = Türkiye’deki âdet
source-PAG = Pagat
source-DER = hesapla
source-OWN = kendi kararımız
about-S1 = 106 taşlı, zarlı bir Alman okey takımının kural kâğıdı.
about-S2 = rummy.ch’nin “Türkisches Rommé” sayfası.
about-S3 = 80 taşlı rumminin GameDuell’deki Felemenkçe kuralları.
about-E101 = Türkiye’deki bir eşli 101 turnuvasının yazılı kuralları.
about-custom = 101 Okey Türkiye’de genellikle nasıl oynanıyorsa.
about-PAG = pagat.com’un okey sayfaları.
about-DER = taş ve oyuncu sayısından hesaplanır.
about-OWN = hiçbir kaynakta yazmadığı için burada karara bağlandı.

## What a figure shows

figure-run = seri
figure-group = grup
figure-pair = çift
figure-no-meld = per değil
figure-no-pair = çift değil
figure-complete = tamam
figure-twin = eşi
figure-indicator = gösterge
figure-okey = okey
figure-penalties = { $points } ceza puanı
figure-points = { $points } sayı
figure-doubles = iki kat sayılır
figure-last = son taş
figure-no-series = per değil
figure-before = önceki masa
figure-rack = ıstakadan
figure-after = sonraki masa
figure-not-after = olmaz
figure-worth = { $points } puan
figure-minus = { $points } eksi puan
figure-adds = işlenir
figure-exchanges = okeyi alır
figure-playable = işlek

## The aim

rule-brief-melds-pairs = Herkesin ıstakasında 14 taş vardır. Seninkileri rakiplerinden önce per yap: aynı renkten seriler, aynı sayıdan gruplar, her biri en az üç taş; ya da yedi çift topla.
rule-brief-melds = Herkesin ıstakasında 14 taş vardır. Seninkileri rakiplerinden önce per yap: aynı renkten seriler, aynı sayıdan gruplar, her biri en az üç taş.
rule-brief-turn = Sıran gelince bir taş alırsın: ya ortadan çekersin ya da yandan, önceki oyuncunun az önce attığını alırsın. Sonra işine yaramayan bir taşı atarsın.
rule-brief-okey = Bir taş açık durur: gösterge. Aynı rengin bir sonraki sayısı okeydir; okey her taşın yerine geçer. Yıldızlı taşlar sahte okeydir: okey olan taşın kendi yerine geçerler.
rule-brief-okey-wild = Bir taş açık durur: gösterge. Aynı rengin bir sonraki sayısı okeydir; okey her taşın yerine geçer. Yıldızlı taşlar sahte okeydir: okey olan taşın kendi yerine geçerler; gösterge sahte okeyse okey onlardır.
rule-brief-finish = 14 taşın per olunca bitersin: on beşinci taşı göstergenin üstüne at ya da düğmeye bas.
rule-brief-win = Biten eli kazanır.
rule-brief-loss = Biri bitince rakiplerine ceza puanı yazılır, genellikle { $points }: ne kadar az, o kadar iyi.
rule-brief-loss-down = Biri bitince rakiplerinden sayı düşülür, genellikle { $points }.
rule-brief-win-own = Biten kendi sayısından düşer, genellikle { $points }.
rule-brief-rounds-wins = Oyun { $rounds } el sürer: en çok el kazanan oyunu kazanır.
rule-brief-rounds-penalties = Oyun { $rounds } el sürer: ceza puanı en az olan oyunu kazanır.
rule-brief-partners-exceed = Bir takım toplamda { $limit } ceza puanını aşınca oyun biter: öbür takım kazanır.
rule-brief-partners-reach = Bir takım toplamda { $limit } ceza puanına ulaşınca oyun biter: öbür takım kazanır.
rule-brief-survivor-exceed = { $limit } ceza puanını aşan elenir. Sona kalan oyunu kazanır.
rule-brief-survivor-reach = { $limit } ceza puanına ulaşan elenir. Sona kalan oyunu kazanır.
rule-brief-two-exceed = Biri { $limit } ceza puanını aşınca oyun biter: ceza puanı en az olan iki oyuncu birlikte kazanır.
rule-brief-two-reach = Biri { $limit } ceza puanına ulaşınca oyun biter: ceza puanı en az olan iki oyuncu birlikte kazanır.
rule-brief-fewest-exceed = Biri { $limit } ceza puanını aşınca oyun biter: ceza puanı en az olan kazanır.
rule-brief-fewest-reach = Biri { $limit } ceza puanına ulaşınca oyun biter: ceza puanı en az olan kazanır.
rule-brief-down = Herkes { $limit } sayıyla başlar. Birinin sayısı bitince oyun biter: en çok sayısı kalan kazanır.
rule-brief-down-partners = Her takım { $limit } sayıyla başlar. Bir takımın sayısı bitince oyun biter: öbür takım kazanır.
rule-brief-own = Herkes { $limit } sayıyla başlar. Sayısını ilk bitiren oyunu kazanır.
rule-brief-own-partners = Her takım { $limit } sayıyla başlar. Sayısını ilk bitiren takım oyunu kazanır.
rule-aim-wins = Amaç 14 taşın hepsini per yapmaktır. Sıran gelince bir taş alır, bir taş atarsın. Bunu ilk başaran eli kazanır; en çok el kazanan oyunu kazanır.
rule-aim-penalties = Amaç 14 taşın hepsini per yapmaktır. Sıran gelince bir taş alır, bir taş atarsın. Bunu ilk başaran eli bitirir, rakiplerine ceza puanı yazılır: ne kadar az, o kadar iyi.
rule-aim-down = Amaç 14 taşın hepsini per yapmaktır. Sıran gelince bir taş alır, bir taş atarsın. Bunu ilk başaran eli bitirir, rakiplerinden sayı düşülür: sayın ne kadar çok kalırsa o kadar iyi.
rule-aim-own = Amaç 14 taşın hepsini per yapmaktır. Sıran gelince bir taş alır, bir taş atarsın. Bunu ilk başaran eli bitirir ve kendi sayısından düşer: sayın ne kadar az kalırsa o kadar iyi.
rule-partners = Karşılıklı oturanlar eştir. Eşler birbirine ceza yazdırmaz; ikisinin ceza puanı birlikte toplanır.
rule-partners-wins = Karşılıklı oturanlar eştir. İkisinin galibiyetleri birlikte toplanır.
rule-partners-down = Karşılıklı oturanlar eştir. Eşlerin sayısı ortaktır; birbirinden sayı düşürmezler.

## Tiles, indicator and okey

rule-set = 106 taş vardır: dört renkte 1’den 13’e kadar sayılar, her birinden ikişer tane, bir de yıldızlı iki sahte okey.
rule-cards = Okey iskambille de oynanır: iki deste, yani iki kere 52 kâğıt ve iki joker. As 1’dir; vale, kız ve papaz 11, 12 ve 13’tür; kâğıtların dört türü dört rengin, jokerler de sahte okeylerin yerine geçer. Ayarlardan taşları iskambil olarak gösterebilirsin.
rule-okey = Her elde bir taş açık durur: gösterge. Aynı rengin bir sonraki sayısı okeydir; 13’ten sonra 1 gelir. Gösterge o el oyuna girmez.
rule-wild = İki okey de her taşın yerine geçer, kendi sayısının yerine de. Bir perde ikisi birden olabilir.
rule-false-joker = Sahte okey joker değildir: o elin okeyi olan taşın kendi yerine geçer (okey mavi 7 ise sahte okey sıradan bir mavi 7’dir).
rule-false-joker-placeholder = Sahte okey (kutudaki adıyla yer tutucu) joker değildir: o elin okeyi olan taşın kendi yerine geçer (okey mavi 7 ise sahte okey sıradan bir mavi 7’dir).
rule-turned-redraw = Sahte okey gösterge olamaz: geri konur, başka bir taş açılır.
rule-turned-wild = Gösterge sahte okey çıkarsa o elin okeyi sahte okeydir. Biri açık durduğu için oyunda tek okey kalır; sayılı taşların hepsi sıradandır.

## Melds

rule-run = Seri, aynı renkten ardışık en az üç taştır.
rule-high-one = 1, 2’den önce gelir; 13’ten sonra da gelebilir. Seri orada biter, 2 ile devam etmez.
rule-low-one = 1 yalnızca 2’den önce gelir. Seri en geç 13 ile biter.
rule-group = Grup, aynı sayıdan, hepsi farklı renkte üç ya da dört taştır.
rule-complete = 14 taşın her biri bir seride ya da grupta olmalıdır; bir taş iki perde birden sayılmaz.
rule-pairs = Yedi çiftle de bitilir (çifte gitmek). Çift, birbirinin aynı iki taştır. Çiftler seri ve gruplarla bir arada olmaz.
rule-pairs-okey = Okey her taşla çift olur, öbür okeyle de. Sahte okey öbür sahte okeyle ya da bir okeyle çift olur. Göstergenin eşi ancak okeyle çift olur.
rule-no-pairs = Çifte gidilmez: çift per sayılmaz, yedi çiftle bitilmez.

## The deal

rule-clockwise = Oyun saat yönünde döner: sıradaki oyuncu solundadır.
rule-anticlockwise = Oyun saat yönünün tersine döner: sıradaki oyuncu sağındadır.
rule-by-turns = İki kişi karşılıklı oturur ve sırayla oynar.
rule-starter-die = İlk elden önce herkes zar atar. En yüksek atan başlar, eşit atanlar yeniden atar. Sonraki her ele sıradaki oyuncu başlar.
rule-starter-dealer = İlk dağıtan kurayla belirlenir, sıradaki oyuncu başlar. Her elden sonra, el berabere bitse de, taşları sıradaki oyuncu dağıtır.
rule-starter-dealer-begins = İlk dağıtan kurayla belirlenir. Dağıtan 15 taş alır ve başlar. Her elden sonra, el berabere bitse de, taşları sıradaki oyuncu dağıtır.
rule-starter-winner = İlk eli kimin başlatacağı kurayla belirlenir. Sonraki ele, önceki eli kazanan başlar; el berabere biterse yine aynı oyuncu başlar.
rule-quick = Taşlar karıştırılır. Başlayan 15, öbürleri 14 taş alır. Sonra bir taş açılır: gösterge. Kalan { $stock } taş ortadaki destedir.
rule-stacks = Deste kapalı durur: { $last ->
    [1] beşerli { $stacks } yığın ve tek bir taş
   *[other] beşerli { $stacks } yığın ve { $last } taşlık bir yığın
  }. Taşlar yığın yığın, hep üstten çekilir. Ekranda deste tek yığındır.
rule-ring-top = Taşlar karıştırılır, kapalı olarak beşerli 21 yığın halinde yan yana bir sıraya dizilir; bir taş artar. Başlayan zar atar ve soldan o kadar yığın sayar; artan taş son saydığının üstüne konur. İkinci zar bu yığında üstten kaçıncı taşın açılacağını söyler. O taş yığının üstüne açık konur: gösterge.
rule-ring-bottom = Taşlar karıştırılır, kapalı olarak beşerli 21 yığın halinde halkaya dizilir; bir taş artar. Dağıtan zar atar ve soldan o kadar yığın sayar; artan taş son saydığının üstüne konur. İkinci zar bu yığında alttan kaçıncı taşın açılacağını söyler. O taş yığının üstüne açık konur: gösterge.
rule-ring-hands = Dağıtım sonraki yığından, oyun sırasıyla başlar. Herkes iki tam yığın alır, başlayan bir üçüncüsünü: 15 taş. İlk zar { $die } gelirse bunlar { $first }, { $second } ve { $third } numaralı yığınlardır.
rule-ring-rest-four = Öbürleri dörder taş daha alır. İkinci oyuncu sonraki yığının üstteki dört taşını; üçüncü, orada kalan taşı ve bir sonrakinden üç taş; dördüncü, orada kalan iki taşı ve ondan sonrakinden iki taş.
rule-ring-rest = Öbürleri dörder taş daha alır: her biri yeni bir yığının üstteki dört taşını.
rule-ring-rest-two = Öbür oyuncu dört taş daha alır: sonraki yığının üstteki dört taşını.
rule-ring-stock = Çekmek için { $stock } taş kalır: önce dağıtılan yığınlardan artanlar, sonra sırayla öbür yığınlar, en son göstergenin altındaki beş taş.
rule-racks = Herkes taşlarını kendi ıstakasına, başkası görmeyecek şekilde dizer.

## The turns

rule-first = Başlayanın 15 taşı vardır: taş çekmeden bir taş atar; eli tamamsa hemen bitebilir.
rule-turn = Sonra sırası gelen ortadan bir taş çeker ya da önceki oyuncunun az önce attığı taşı yandan alır. Ardından bir taşı açık olarak kendi atık yerine atar. Yandan alınan taşı kullanmak şart değildir.
rule-inspect-none = Atılan taşlardan yalnızca en üstteki görülür.
rule-inspect-own-left = Kendi attıklarına ve önceki oyuncunun attıklarına bakabilirsin; öbürlerinin attıklarından yalnızca en üstteki görülür.
rule-inspect-both = Kendi attıklarına da rakibinin attıklarına da bakabilirsin.
rule-inspect-all = Atılan bütün taşlara bakılabilir.
rule-wild-anytime = Okey her zaman atılabilir. Sıradaki oyuncu onu alabilir; onda da okeydir.
rule-wild-finish = Okey yalnızca biterken, son taş olarak atılabilir.
rule-wild-finish-strict = Okey yalnızca el açılırken son taş olarak atılabilir; el tamam olmasa bile.
rule-wild-dead = Okey her zaman atılabilir, ama kimse alamaz.
rule-twin = Bir taş göstergenin aynısıdır: göstergenin eşi. Sana dağıtıldıysa ilk taşını çekene kadar (sen başlıyorsan ilk taşını atana kadar) sıran olmasa da gösterebilirsin.
rule-twin-discard = Bir taş göstergenin aynısıdır: göstergenin eşi. Sana dağıtıldıysa ilk taşını atana kadar sıran olmasa da gösterebilirsin.
rule-twin-points = Gösterge gösterilince her rakibe hemen { $points } yazılır; eli kim kazanırsa kazansın, el berabere bitse bile.
rule-twin-down = Gösterge gösterilince her rakipten hemen { $points } sayı düşülür; eli kim kazanırsa kazansın, el berabere bitse bile.
rule-twin-own = Gösterge gösteren kendi sayısından hemen { $points } düşer; eli kim kazanırsa kazansın, el berabere bitse bile. Son sayı böyle düşülmez: onun için bitmek gerekir.
rule-no-twin = Göstergenin eşini göstermek ceza puanı yazdırmaz.
rule-no-twin-down = Göstergenin eşini göstermek sayıları değiştirmez.

## Finishing

rule-finish = 15 taşının 14’ü tamamsa bitersin: bütün perlerini birden açar, son taşı atarsın. Perler tek tek açılmaz.
rule-refused = Eli tamam olmayan bitemez. Bitmeye kalkana neyin eksik olduğu söylenir, başka bir şey olmaz.
rule-strict = Eli tamam değilken bitmeye kalkan, elini göstermiş ve taşını atmış olur; oyun sürer. Cezası hemen yazılır: { $points }, el berabere bitse bile. Bunun için son atılan taşı alan, eli berabere bitirmiş olur.
rule-empty = Destenin son taşını çeken, sırasını her zamanki gibi tamamlar. Sıradaki oyuncu onun attığı taşı ancak onunla hemen bitecekse alabilir. Yoksa el berabere biter, kimse kazanmaz.
rule-void-replayed = Berabere biten el, el sayısına katılmaz; yeniden oynanır.

## The score

rule-wins = Nasıl biterse bitsin, bitene bir galibiyet yazılır.
rule-loss = Biri bitince rakiplerinin her birine { $points } yazılır. Son taşın sahte okey olması bir şey değiştirmez.
rule-loss-down = Biri bitince rakiplerinin her birinden { $points } sayı düşülür. Son taşın sahte okey olması bir şey değiştirmez.
rule-win-own = Biten kendi sayısından { $points } düşer; başka kimsenin sayısı değişmez. Son taşın sahte okey olması bir şey değiştirmez.
rule-by-okey = Okey atarak bitilirse (okeye dönmek) her rakibe { $points } yazılır.
rule-by-okey-down = Okey atarak bitilirse (okeye dönmek) her rakipten { $points } sayı düşülür.
rule-by-okey-own = Okey atarak bitilirse (okeye dönmek) biten { $points } sayı düşer.
rule-by-pairs = Çiftten bitilirse her rakibe { $points } yazılır.
rule-by-pairs-down = Çiftten bitilirse her rakipten { $points } sayı düşülür.
rule-by-pairs-own = Çiftten biten { $points } sayı düşer.
rule-both-multiply = Hem çiftten hem okey atarak bitilirse: { $points }.
rule-both-max = Hem çiftten hem okey atarak bitilirse ikisi birden olsa da yalnız biri sayılır: { $points }.
rule-both-down = Hem çiftten hem okey atarak bitilirse: { $points } sayı.
rule-both-max-down = Hem çiftten hem okey atarak bitilirse ikisi birden olsa da yalnız biri sayılır: { $points } sayı.
rule-double = Renkli: gösterge bu iki renkten biriyse bitiş iki kat sayılır. Gösterge göstermenin ceza puanı iki kat olmaz.
rule-double-down = Renkli: gösterge bu iki renkten biriyse bitiş iki kat sayılır. Gösterge göstermek iki kat olmaz.
rule-one-colour = 14 taşın hepsi aynı renkse (tek renk) bitiş iki kat sayılır; normal bitiş { $points } sayılır. Okey, yerine geçtiği taş sayılır.
rule-pot = Çanak: her elde dağıtan çanağa bir fiş koyar. Çiftten ya da okey atarak biten çanağı kırar, yoksa çanak büyür. Sonunda kalanı oyunu kazanan alır.
rule-pot-okey = Çanak: her elde dağıtan çanağa bir fiş koyar. Okey atarak biten çanağı kırar, yoksa çanak büyür. Sonunda kalanı oyunu kazanan alır.

## End of the match

rule-exceed = Bir elden sonra { $limit } ceza puanını aşan elenir.
rule-reach = Bir elden sonra { $limit } ceza puanına ulaşan elenir.
rule-partners-exceed = Bir elden sonra birlikte { $limit } ceza puanını aşan eşler elenir.
rule-partners-reach = Bir elden sonra birlikte { $limit } ceza puanına ulaşan eşler elenir.
rule-survivor = Öbürleri oynamayı sürdürür, sona kalan kazanır. Birden çok oyuncu aynı anda elenirse ceza puanı az olan öndedir, eşit olanlar aynı sırayı paylaşır. Hepsi birden elenirse toplamı en düşük olan kazanır.
rule-survivor-two = Oyun biter, öbür oyuncu kazanır. İkisi aynı anda elenirse toplamı düşük olan kazanır.
rule-top-two = Oyun biter, toplamı en düşük iki oyuncu birlikte kazanır; ikinciyle eşit olan da kazanır.
rule-best = Oyun biter, toplamı en düşük olan kazanır.
rule-count-down = Herkes { $limit } sayıyla başlar ve oyunun sonuna kadar oynar: birinin sayısının bittiği elden sonra oyun biter. En çok sayısı kalan kazanır; eşitler birinciliği paylaşır.
rule-count-down-partners = Eşler ortak { $limit } sayıyla başlar. Bir takımın sayısının bittiği elden sonra oyun biter, öbür eşler kazanır.
rule-count-own = Herkes { $limit } sayıyla başlar. Bir elin sonunda sayısını ilk bitiren oyunu tek başına kazanır.
rule-count-own-partners = Eşler ortak { $limit } sayıyla başlar. Bir elin sonunda sayısını ilk bitiren eşler oyunu kazanır.
rule-partners-out = Oyun biter, öbür eşler kazanır. Hepsi birden elenirse toplamı düşük olan eşler kazanır.
rule-stakes = Sonunda dördüncü birinciye iki fiş, üçüncü ikinciye bir fiş öder.
rule-rounds-wins = Oyun { $rounds } eldir. En çok el kazanan oyunu kazanır.
rule-rounds-penalties = Oyun { $rounds } eldir. Ceza puanı en az olan oyunu kazanır.
rule-rounds-agreed = Oyunun kaç el süreceği baştan serbestçe kararlaştırılır: { $least } ile { $most } arası.
rule-ties-share = Birincilikte eşitlik olursa birincilik paylaşılır.
rule-ties-extra = Birincilikte eşitlik olursa eşit olanlar, bir elden sonra biri öne geçene dek oynar.

## Play chips

rule-chips-pay = Oyunun menüsündeki “Turnuvalar” ile bu kurallarla, hiçbir değeri olmayan fişlerle oynayabilirsin. Herkes baştan bir bahis ve masa payı öder; bahislerin toplamı ödül havuzudur.
rule-chips-none = Bu kurallarla “Turnuvalar”ın fişleriyle oynanmaz: kuralların kendi bahsi ya da çanağı var.
rule-chips-none-down = Bu kurallarla “Turnuvalar”ın fişleriyle oynanmaz: geriye sayılır, kura da eşleri ayırırdı.
rule-chips-down = Bu kurallarla yalnızca turnuva oynanır: geriye sayılan oyunda Ring oyunu ve Sit’n’Go yoktur.
rule-chips-ring = Ring oyunu bir, iki ya da üç el sürer. Sonunda ceza puanı en az olan kazanır.
rule-chips-ring-wins = Ring oyunu bir, iki ya da üç el sürer. En çok el kazanan kazanır.
rule-chips-share-four = Tek başına kazanan, ödül havuzunun en az dörtte üçünü alır; ikinci ne kadar gerideyse o kadar çok. Ötekiler kalanı, sonuncunun ne kadar önünde olduklarına göre paylaşır; eşit olanlar sıralarına düşeni bölüşür. { $pool } fişte { $p1 }, { $p2 }, { $p3 } ve { $p4 } ceza puanı sırasıyla { $c1 }, { $c2 }, { $c3 } ve { $c4 } fiş getirir.
rule-chips-share-four-wins = Tek başına kazanan, ödül havuzunun en az dörtte üçünü alır; ikinci ne kadar gerideyse o kadar çok. Ötekiler kalanı, sonuncunun ne kadar önünde olduklarına göre paylaşır; eşit olanlar sıralarına düşeni bölüşür. { $pool } fişte { $p1 }, { $p2 }, { $p3 } ve { $p4 } galibiyet sırasıyla { $c1 }, { $c2 }, { $c3 } ve { $c4 } fiş getirir.
rule-chips-share-three = Tek başına kazanan, ödül havuzunun en az dörtte üçünü alır; ikinci ne kadar gerideyse o kadar çok. Kalanı ikinci alır; eşit olanlar sıralarına düşeni bölüşür. { $pool } fişte { $p1 }, { $p2 } ve { $p3 } ceza puanı sırasıyla { $c1 }, { $c2 } ve { $c3 } fiş getirir.
rule-chips-share-three-wins = Tek başına kazanan, ödül havuzunun en az dörtte üçünü alır; ikinci ne kadar gerideyse o kadar çok. Kalanı ikinci alır; eşit olanlar sıralarına düşeni bölüşür. { $pool } fişte { $p1 }, { $p2 } ve { $p3 } galibiyet sırasıyla { $c1 }, { $c2 } ve { $c3 } fiş getirir.
rule-chips-share-two = Kazanan ödül havuzunun tamamını alır; iki oyuncu eşitse yarı yarıya paylaşırlar.
rule-chips-share-partners = Önde olan eşler ödül havuzunun tamamını alır ve yarı yarıya paylaşır; herkes eşitse herkes aynı kadar alır.
rule-chips-sitngo = Sit’n’Go bütün yerler dolunca başlar. Elin sonunda { $limit } ceza puanını geçen elenir, son kalan kazanır.
rule-chips-places-four = Ödül havuzunun yüzde { $first } kadarını birinci, yüzde { $second } kadarını ikinci, yüzde { $third } kadarını üçüncü alır.
rule-chips-places-three = Ödül havuzunun yüzde { $first } kadarını birinci, yüzde { $second } kadarını ikinci alır.
rule-chips-places-two = Ödül havuzunun tamamını kazanan alır.
rule-chips-sitngo-partners = Sit’n’Go bütün yerler dolunca başlar. Elin sonunda toplamları { $limit } ceza puanını geçen eşler elenir, öteki eşler ödül havuzunun tamamını kazanır ve yarı yarıya paylaşır.
rule-chips-no-sitngo = Bu kurallarla Sit’n’Go yoktur, çünkü oyun bitmeden kimse elenmez.
rule-chips-tournament = Turnuva dörtten çok oyuncuyla, birkaç masada oynanır ve belli bir saatte başlar. Herkes { $stack } fişle başlar. Her ceza puanının bedeli fişle ödenir, bu bedel seviyeden seviyeye artar; fişleri eli kazanan alır. Fişi biten turnuvadan çıkar, en uzun dayanan kazanır. { $entrants } oyuncuda birinci ödül havuzunun yüzde { $first }, ikinci yüzde { $second }, üçüncü yüzde { $third } kadarını alır.
rule-chips-tournament-wins = Turnuva dörtten çok oyuncuyla, birkaç masada oynanır ve belli bir saatte başlar. Herkes { $stack } fişle başlar. Başkasının kazandığı her elin bedeli fişle ödenir, bu bedel seviyeden seviyeye artar; fişleri eli kazanan alır. Fişi biten turnuvadan çıkar, en uzun dayanan kazanır. { $entrants } oyuncuda birinci ödül havuzunun yüzde { $first }, ikinci yüzde { $second }, üçüncü yüzde { $third } kadarını alır.
rule-chips-tournament-down = Turnuva dörtten çok oyuncuyla, birkaç masada oynanır ve belli bir saatte başlar. Herkes { $stack } fişle başlar. Her puanın bedeli fişle ödenir, bu bedel seviyeden seviyeye artar; fişleri eli kazanan alır. Fişi biten turnuvadan çıkar, en uzun dayanan kazanır. { $entrants } oyuncuda birinci ödül havuzunun yüzde { $first }, ikinci yüzde { $second }, üçüncü yüzde { $third } kadarını alır.
rule-chips-twin = Turnuvada göstergenin bedelini onu gösteren alır; el berabere biterse gösterge için bir şey ödenmez.
rule-chips-formats = Beş dakikalık turnuvada (turbo) hamleler sürelidir ve bedel her elden sonra ikiye katlanır; bedeli her el artan turnuvada (speed) seviyeler her elde yükselir. Yeniden girişli turnuvada fişi erken biten yeniden girebilir. Ücretsiz turnuvada giriş parası yoktur, ödülü ev sahibi koyar. Garantili turnuvada ödül havuzu en az duyurulan kadardır.

## Table rummy

rule-rummi-brief-aim = Herkesin ıstakasında 14 taş vardır. Taşlarının hepsini masaya ilk açan eli kazanır.
rule-rummi-brief-series = Taşlar masaya per olarak açılır: aynı renkten seriler, aynı sayıdan gruplar, her biri en az üç taş. Joker her taşın yerine geçer.
rule-rummi-brief-turn = Sıran gelince ya taş açarsın ya da bir taş çekersin.
rule-rummi-brief-opening = İlk perlerini kendi ıstakandan açarsın; toplamları en az { $points } puan olmalıdır.
rule-rummi-brief-rebuild = Ondan sonra masadaki perlere taş işleyebilir, perleri bozup yeniden kurabilirsin. Sıran bittiğinde masadaki her per geçerli olmalıdır.
rule-rummi-brief-end = { $rounds ->
    [one] El bitince elinde kalan taşlar eksi puandır. Oyun tek el sürer: eksi puanı en az olan kazanır.
   *[other] El bitince elinde kalan taşlar eksi puandır. Oyun { $rounds } el sürer: eksi puanı en az olan kazanır.
  }
rule-rummi-brief-end-taken = { $rounds ->
    [one] Bütün taşlarını açan, ötekilerin elinde kalan puanları alır, onlar da kaybeder. Oyun tek el sürer: puanı en çok olan kazanır.
   *[other] Bütün taşlarını açan, ötekilerin elinde kalan puanları alır, onlar da kaybeder. Oyun { $rounds } el sürer: puanı en çok olan kazanır.
  }
rule-rummi-aim = Amaç bütün taşlarını herkesten önce masaya açmaktır. Bunu başaran eli bitirir; öbürlerine ellerinde kalan taşlar kadar eksi puan yazılır. Oyunun sonunda eksi puanı en az olan kazanır.
rule-rummi-aim-taken = Amaç bütün taşlarını herkesten önce masaya açmaktır. Bunu başaran eli bitirir ve ötekilerin elinde kalan taşların puanını alır. Oyunun sonunda puanı en çok olan kazanır.
rule-rummi-set = { $tiles } taş vardır: dört renkte 1’den { SUFFIX($last, "(y)A") } kadar sayılar, her birinden ikişer tane, bir de { $jokers ->
    [2] iki joker.
    [4] dört joker.
   *[other] { $jokers } joker.
  }
rule-rummi-joker = Joker, seride de grupta da her taşın yerine geçer.
rule-rummi-jokers = Bir perde birden çok joker olabilir. Yalnız üç jokerden de per olur.
rule-rummi-two-jokers = Bir perde iki joker birden olabilir.
rule-rummi-low-one = 1 yalnızca 2’den önce gelir. Seri en geç { $last } ile biter.
rule-rummi-high-one = 1, 2’den önce gelir; serinin sonunda { $last } taşını da izleyebilir. Seri orada biter, 2 ile devam etmez.
rule-rummi-starter = İlk elden önce herkes bir taş çeker. En büyüğünü çeken başlar, joker her sayıdan büyüktür; eşit çekenler yeniden çeker. Sonraki her ele sıradaki oyuncu başlar.
rule-rummi-deal = Başlayan da herkes gibi 14 taş alır. Kalan { $stock } taş kapalı durur: deste.
rule-rummi-turn = Sıran gelince ya ıstakandan en az bir taş açarsın ya da ortadan bir taş çekersin; ikisi birden olmaz. Açabilecekken de çekebilirsin.
rule-rummi-checked = Önemli olan, sıran bittiğinde masanın nasıl olduğudur: her per geçerli olmalı, önceden masada duran her taş yine masada kalmalıdır.
rule-rummi-penalty = Masa geçerli değilse her şey sıran gelmeden önceki yerine döner ve { $tiles ->
    [1] bir ceza taşı
   *[other] { $tiles } ceza taşı
  } çekersin. Deste bittiyse taş çekmez, pas geçmiş olursun.
rule-rummi-refused = Sıra, geçersiz bir masayla bitmez. Bunu deneyene nedeni söylenir, o da sırasına devam eder.
rule-rummi-no-clock = Bir sıra istediğin kadar sürebilir.
rule-rummi-clock = Her sıran için { $seconds } saniyen vardır. Süre dolunca her şey sıran gelmeden önceki yerine döner ve, deste bitmediyse, { $tiles ->
    [1] bir taş
   *[other] { $tiles } taş
  } çekersin.
rule-rummi-left = Süresi art arda iki sırada dolan elden çıkar, yerine bilgisayar oynar. Sonraki elde herkes yeniden oyundadır.
rule-rummi-opening = Bir elde açtığın ilk perler toplam en az { $points } puan olmalıdır; her taş kendi sayısı kadar puandır. Bu perlerin bütün taşları kendi ıstakandan gelir: masadaki taşlar sayılmaz. Bunu henüz yapamayan taş çeker.
rule-rummi-opening-face = El açarken joker, durduğu yerde hangi taşın yerine geçiyorsa o kadar sayılır.
rule-rummi-opening-fifty = El açarken joker { $joker } puan sayılır.
rule-rummi-opening-none = İlk sırandan başlayarak her peri açabilir, masadaki perlere taş işleyebilir, onları bozup yeniden kurabilirsin.
rule-rummi-opening-rest = Bu perler yeterli puana ulaşınca, sonraki sıralarında olduğu gibi aynı sırada devam edebilirsin.
rule-rummi-add = El açtıktan sonra masadaki perlere ıstakandan taş işleyebilirsin.
rule-rummi-rebuild = Masadaki taşların yerini de değiştirebilirsin: perlerden taş alabilir, perleri bölüp birleştirebilirsin; yeter ki ıstakandan en az bir taş eklensin.
rule-rummi-exchange = Masadaki bir jokeri, yerine geçtiği taşı koyarak alabilirsin. Jokeri aynı sırada yine masada kullanman gerekir; ıstakaya alınmaz.
rule-rummi-joker-free = Joker, öbür taşlar gibi, yerine taş konmadan da perinden ayrılabilir.
rule-rummi-joker-locked = Joker, perinden ancak yerine geçtiği taş konursa ayrılabilir.
rule-rummi-finish = Istakasındaki son taşı açan eli bitirir ve kazanır.
rule-rummi-empty = Deste bitince, açamayan ya da açmak istemeyen pas geçer. Çekilecek taş varken pas geçilmez. Herkes art arda pas geçerse el biter.
rule-rummi-sum = Bütün taşlarını açana eksi puan yazılmaz. Öbürlerine ellerinde kalan taşlar yazılır: her taş kendi sayısı kadar, joker { $joker } eksi puandır.
rule-rummi-sum-taken = Bütün taşlarını açan, ötekilerin ıstakasında kalanların toplamını alır; onların her biri kendi toplamını kaybeder. Her taş kendi sayısı kadar, joker { $joker } puan sayılır.
rule-rummi-blocked = Herkes pas geçtiyse herkese elinde kalan taşlar yazılır. Toplamı en az olan eli kazanır; eşit olanlar birlikte kazanır.
rule-rummi-blocked-taken = Herkes pas geçtiyse toplamı en az olan eli kazanır. Ötekilerin her biri aradaki farkı kaybeder, kazanan bu farkların hepsini alır; eşit olanlar bölüşür.
rule-rummi-at-once = O elde daha hiç açmamış biri bütün ıstakasını tek sırada açarsa, hiç açmamış rakiplere { $nothing }, açmış olanlara { $something } eksi puan yazılır; taşları ayrıca sayılmaz.
rule-rummi-rounds = { $rounds ->
    [one] Oyun tek eldir. Eksi puanı en az olan kazanır.
   *[other] Oyun { $rounds } eldir. Bütün ellerin eksi puanları toplanır, en az olan kazanır.
  }
rule-rummi-rounds-taken = { $rounds ->
    [one] Oyun tek eldir. Puanı en çok olan kazanır.
   *[other] Oyun { $rounds } eldir. Bütün ellerin puanları toplanır, en çok olan kazanır.
  }
rule-rummi-chips-ring = Ring oyunu bir, iki ya da üç el sürer. Sonunda eksi puanı en az olan kazanır.
rule-rummi-chips-ring-taken = Ring oyunu bir, iki ya da üç el sürer. Sonunda puanı en çok olan kazanır.
rule-rummi-chips-share-four = Tek başına kazanan, ödül havuzunun en az dörtte üçünü alır; ikinci ne kadar gerideyse o kadar çok. Ötekiler kalanı, sonuncunun ne kadar önünde olduklarına göre paylaşır; eşit olanlar sıralarına düşeni bölüşür. { $pool } fişte { $p1 }, { $p2 }, { $p3 } ve { $p4 } eksi puan sırasıyla { $c1 }, { $c2 }, { $c3 } ve { $c4 } fiş getirir.
rule-rummi-chips-share-four-taken = Tek başına kazanan, ödül havuzunun en az dörtte üçünü alır; ikinci ne kadar gerideyse o kadar çok. Ötekiler kalanı, sonuncunun ne kadar önünde olduklarına göre paylaşır; eşit olanlar sıralarına düşeni bölüşür.
rule-rummi-chips-share-three = Tek başına kazanan, ödül havuzunun en az dörtte üçünü alır; ikinci ne kadar gerideyse o kadar çok. Kalanı ikinci alır; eşit olanlar sıralarına düşeni bölüşür. { $pool } fişte { $p1 }, { $p2 } ve { $p3 } eksi puan sırasıyla { $c1 }, { $c2 } ve { $c3 } fiş getirir.
rule-rummi-chips-share-three-taken = Tek başına kazanan, ödül havuzunun en az dörtte üçünü alır; ikinci ne kadar gerideyse o kadar çok. Kalanı ikinci alır; eşit olanlar sıralarına düşeni bölüşür.
rule-rummi-chips-tournament = Turnuva dörtten çok oyuncuyla, birkaç masada oynanır ve belli bir saatte başlar. Herkes { $stack } fişle başlar. Ötekiler, eli kaç puan farkla kaybettilerse bedelini kazanana öder: başlayan her { $points } puanın bedeli fişle ödenir, bu bedel seviyeden seviyeye artar. Fişi biten turnuvadan çıkar, en uzun dayanan kazanır. { $entrants } oyuncuda birinci ödül havuzunun yüzde { $first }, ikinci yüzde { $second }, üçüncü yüzde { $third } kadarını alır.

## 101 Okey

rule-okey101-brief-melds = Herkesin ıstakasında 21 taş vardır. Taşlar yere per olarak açılır: aynı renkten seriler, aynı sayıdan gruplar, her biri en az üç taş. Açık duran taşın bir sonraki sayısı okeydir, her taşın yerine geçer.
rule-okey101-brief-turn = Sıran gelince bir taş alırsın: ya ortadan çekersin ya da, hemen yere açacaksan, önceki oyuncunun attığını yandan alırsın. Sonunda bir taş atarsın.
rule-okey101-brief-opening = Önce elini açarsın: toplamı en az { $points } olan seri ve gruplarla ya da { $pairs } çiftle.
rule-okey101-brief-table = Elini açtıktan sonra yeni perler indirir, yerdeki perlere taş işlersin; onları kimin açtığı önemli değildir.
rule-okey101-brief-end = Son taşını atan biter, hesabından düşülür; ötekilere elinde kalan taşlar, elini açmayana sabit bir ceza yazılır. Oyunu toplamı en az olan kazanır.
rule-okey101-aim = Amaç elini açıp bütün taşlarını yere indirmek ve son taşını herkesten önce atmaktır. El böyle biter; ötekilere elinde kalan taşlar ceza puanı olarak yazılır. Oyunun sonunda toplamı en az olan kazanır.
rule-okey101-okey = Her elde bir taş açık durur: gösterge. Aynı rengin bir sonraki sayısı okeydir; 13’ten sonra 1 gelir. İki okey de her taşın yerine geçer, kendi sayısının yerine de. Gösterge o el oyuna girmez.
rule-okey101-turned-next = Gösterge sahte okey çıkarsa altındaki taş gösterge olur.
rule-okey101-run = Seri, aynı renkten ardışık en az üç taştır. 1 yalnızca 2’den önce gelir; seri en geç 13 ile biter.
rule-okey101-run-limit = Seri en çok { $tiles } taşla indirilir; ancak taş işlenerek uzar.
rule-okey101-either = Bir taşla iki okey seri de olur, grup da: hangisi olduğunu indiren seçer.
rule-okey101-pair = Çift, birbirinin aynı iki taştır. Okey her taşla çift olur, öbür okeyle de. Sahte okey öbür sahte okeyle ya da bir okeyle çift olur.
rule-okey101-twin = Göstergenin eşi ancak okeyle çift olur. Onu göstermenin bir karşılığı yoktur.
rule-okey101-twin-single = Göstergenin eşi tek başına çift sayılır, ama yalnızca çift açan için.
rule-okey101-twin-wild = Çift yaparken göstergenin eşi her taşla çift olur.
rule-okey101-value = Bir perin değeri sayılarının toplamıdır. Okey, orada yerine geçtiği taş kadar; sahte okey, okeyin sayısı kadar sayılır.
rule-okey101-starter = İlk dağıtan kurayla belirlenir, sıradaki oyuncu başlar. Her elden sonra, el yenilense de, taşları sıradaki oyuncu dağıtır.
rule-okey101-starter-dealer = İlk dağıtan kurayla belirlenir, dağıtan başlar. Her elden sonra, el yenilense de, taşları sıradaki oyuncu dağıtır.
rule-okey101-deal = Taşlar karıştırılır. Başlayan { $first }, öbürleri { $tiles } taş alır. Sonra bir taş açılır: gösterge. Kalan { $stock } taş ortadaki destedir.
rule-okey101-turn = Sıran gelince önce ortadan bir taş çeker ya da önceki oyuncunun son attığını yandan alırsın. Sonra yere taş açabilirsin. En sonunda bir taşı açık olarak kendi atık yerine atarsın. Ele başlayan ilk sırasında taş çekmez; ama elini açabilir, bitebilir de.
rule-okey101-public = Istakanı yalnızca sen görürsün. Yerde ne olduğunu ve kimin açtığını, kimin nasıl ve kaçla açtığını, herkesin elinde kaç taş kaldığını ve cezaları herkes görür.
rule-okey101-tile-left = Elinde atacak bir taş kalmalıdır: son taş yere açılmaz.
rule-okey101-takeback = Taşını atana kadar bu sırada yere açtıklarını sondan başlayarak geri alabilirsin, cezası yoktur.
rule-okey101-takeback-last = Taşını atana kadar son açtığın tek taşı cezasız geri alabilirsin. Daha çok geri alan { $points } ceza yer, bir sırada bir kez.
rule-okey101-take = Yandan taş ancak aynı sırada yere açılacaksa alınır: elini açarken, yeni bir perde ya da yerdeki bir perde. Elini açmamış olan yandan yalnızca elini açmak için alır. Alınan taş ya da elindeki aynı taş yere açılmadan taş atılmaz. Atılan okey de alınabilir; alanda da okeydir.
rule-okey101-return = Bu sırada yere bir şey açmadıysan, yandan aldığın taşı cezasız geri bırakabilirsin. Sonra ortadan çekersin.
rule-okey101-return-penalty = Bu sırada yere bir şey açmadıysan, yandan aldığın taşı geri bırakabilirsin. Bunun için { $points } ceza yersin, sonra ortadan çekersin.
rule-okey101-inspect-own = Taşını attıktan sonra kendi attıklarına bakabilirsin; öbürlerinin attıklarından yalnızca en üstteki görülür.
rule-okey101-inspect-pairs = Çift açan, atılan bütün taşlara bakabilir; öbürleri yalnızca en üsttekileri görür.
rule-okey101-inspect-both = Taşını attıktan sonra kendi attıklarına bakabilirsin; çift açan ise atılan bütün taşlara her zaman bakabilir. Öbürleri yalnızca en üsttekileri görür.
rule-okey101-no-clock = Bir sıra istediğin kadar sürebilir.
rule-okey101-clock = Her sıran için { $seconds } saniyen vardır. Süre dolunca her şey sıran gelmeden önceki yerine döner. Çekmediysen senin için bir taş çekilir, sonra bir taş atılır; olabiliyorsa cezasız bir taş. Böylece el açılmaz, bitilmez; hangi taş atılırsa atılsın ceza da yazılmaz.
rule-okey101-assist = Yardımlı: oyun perlerinin değerini ve işlek taşları gösterir, cezalı bir taş atmadan önce sorar.
rule-okey101-no-assist = Yardımsız: oyun perlerinin değerini de işlek taşları da göstermez, cezalı bir taş atmadan önce sormaz.
rule-okey101-series = Seri açan, kendi ıstakasından toplamı en az { $points } olan seri ve gruplar açar.
rule-okey101-pairs = Çift açan, kendi ıstakasından en az { $pairs } çift açar; sayılarının önemi yoktur.
rule-okey101-way = Ya seri ya çift açılır, ikisi birden olmaz; nasıl açtıysan el sonuna kadar öyle gider. Elini açmadan yere başka bir şey yapılmaz.
rule-okey101-direct = Bir taş dışında bütün taşlarını seri ve grup yapabilen, sınırın altında da açabilir ve o taşı atıp biter.
rule-okey101-no-direct = Elde tek taş bırakan açılış da sınırın altında olamaz.
rule-okey101-raising = Katlamalı: seri açılışı, o elin en yüksek açılışından en az 1 fazla olmalıdır; çift açılışında en az bir çift fazlası gerekir. Sonradan indirilenler sayılmaz.
rule-okey101-raise-partner = Eşinin açılışı da sınırını yükseltir.
rule-okey101-raise-opponents = Eşe katlama yoktur: sınırını yalnızca rakiplerin açılışları yükseltir.
rule-okey101-fixed = Katlamasız: başkaları kaçla açarsa açsın, sınır değişmez.
rule-okey101-strict = Eksik ya da geçersiz perle açan, taşlarını geri alır ve { $points } ceza yer. Sırası sürer.
rule-okey101-refused = Eksik ya da geçersiz perle el açılmaz: açmaya kalkana nedeni söylenir, başka bir şey olmaz.
rule-okey101-declare = Çift açacak olan, kendi sırasında çifte gittiğini önceden söyler; söylemeyen çift açamaz. Bunu herkes görür, geri dönüşü yoktur: o el artık seri açılamaz. Çifte gittiğini söyleyip elini açmayana iki katı, { $points } yazılır.
rule-okey101-wait = Elini açtığın sırada yere başka bir şey açılmaz; gelecek sıranı beklersin.
rule-okey101-at-once = Elini açınca aynı sırada yere açmaya devam edebilirsin.
rule-okey101-lay = Seri açan, değeri ne olursa olsun yeni seri ve gruplar indirebilir; çifti ancak başka biri çift açtıysa indirir. Çift açan yeni çiftler indirir, seri ya da grup indiremez.
rule-okey101-pairs-limit = Seri açmış olan bir sırada en çok { $pairs } çift indirir.
rule-okey101-add = Elini açtıktan sonra yerdeki her seri ve gruba taş işleyebilirsin: serinin iki ucuna, grubun eksik rengine. Çifte taş işlenmez, yerdeki taşların yeri değiştirilmez.
rule-okey101-no-cap = Bir sırada uyan her taşı işleyebilirsin.
rule-okey101-cap-pairs = Çift açan bir sırada en çok iki taş işler; ötekiler uyan her taşı işleyebilir.
rule-okey101-cap-end = Bir sırada serinin aynı ucuna ya da aynı gruba en çok iki taş işlenir.
rule-okey101-no-exchange = Yerdeki okey alınmaz.
rule-okey101-exchange = Elini açtıktan sonra, yerdeki bir okeyi yerine geçtiği taşı koyarak alabilirsin. Okey ıstakana gelir; hemen kullanabilir ya da elinde tutabilirsin.
rule-okey101-exchange-false = Kendi sayısının yerinde duran okey, sahte okeyle alınır. Okeyin yerine öbür okey konmaz.
rule-okey101-exchange-four = Gruptan okey ancak grup dört taşlıysa alınır: üç taşlı grupta okeyin hangi rengin yerine geçtiği belli değildir.
rule-okey101-exchange-either = Üç taşlı gruptan okey, eksik iki renkten biriyle de alınır.
rule-okey101-exchange-pair = Çiftten okey, yanındaki taşın eşiyle alınır; iki okeyden oluşan çiftten okey alınmaz.
rule-okey101-no-exchange-pair = Çiftteki okey alınmaz.
rule-okey101-okey-discard = Okey atan { $points } ceza yer, onu atıp bitmiyorsa.
rule-okey101-free-okey = Okey atmanın cezası yoktur.
rule-okey101-playable = Yerdeki bir seriye ya da gruba işlenebilen taş işlektir. İşlek taş atan, elini açmamış olsa da, { $points } ceza yer; onu atıp biterse ceza yoktur.
rule-okey101-playable-call = Yerdeki bir seriye ya da gruba işlenebilen taş işlektir. İşlek taş atan, elini açmamış olsa da, { $points } ceza yer; ama ancak bir rakip bunu, sıradaki oyuncu ortadan çekmeden ya da yandan aldıysa taşını atmadan söylerse. Onu atıp bitene ceza yoktur; deste bittiği için el sona eriyorsa ceza hemen yazılır.
rule-okey101-playable-off = Yere işlenebilecek bir taşı atmanın cezası yoktur.
rule-okey101-playable-exchange = Yalnızca yerden okey alabilecek taş da işlektir.
rule-okey101-no-feed = Sıradaki oyuncu attığın taşla elini açarsa sana ayrıca ceza yazılmaz.
rule-okey101-feed = Sıradaki oyuncu attığın taşla elini açarsa { $points } ceza yersin.
rule-okey101-feed-times = Sıradaki oyuncu attığın taşla elini açarsa sana taşın on katı, çift açarsa yirmi katı ceza yazılır. Okey, yerine geçtiği taş kadar sayılır.
rule-okey101-okey-lost = Senin açtığın bir perden başkası okey alırsa { $points } ceza yersin.
rule-okey101-no-okey-lost = Senin açtığın bir perden başkası okey alırsa sana { $points } yazılmaz.
rule-okey101-last-discard = El, deste bittiği için sona ererse son atılan taş bitiş sayılmaz: cezası varsa her zamanki gibi yazılır.
rule-okey101-finish = Son taşını atan biter: el sona erer, eli o kazanır.
rule-okey101-empty = Destenin son taşını çeken, sırasını her zamanki gibi tamamlar. Bitmezse el kazananı olmadan sona erer.
rule-okey101-last-take = Deste bitince sıradaki oyuncu atılan taşı, yere açacaksa, yine alabilir; böyle sürer. Biri alamaz ya da almazsa el kazananı olmadan sona erer.
rule-okey101-all-pairs = Herkes çift açarsa artık kimse bitemez. El o anda geçersiz olur, cezaları da silinir; el sayısına katılmaz, yeniden dağıtılır.
rule-okey101-all-pairs-single = Herkes çift açarsa el o anda geçersiz olur, cezaları da silinir; el sayısına katılmaz, yeniden dağıtılır.
rule-okey101-play-on = Herkes çift açsa da el sürer.
rule-okey101-won = Bitene eksi { $points } yazılır.
rule-okey101-left = Elini açmış olana elinde kalan taşların sayıları yazılır, çift açtıysa iki katı. Sahte okey, okeyin sayısı kadar sayılır.
rule-okey101-unopened = Elini açmayana, elinde ne olursa olsun, { $points } yazılır.
rule-okey101-held = Elini açmış olana elinde kalan her okey için ayrıca { $points } yazılır; nasıl bitilirse bitilsin bu katlanmaz.
rule-okey101-held-in-sum = Elini açmış olanın elinde kalan her okey { $points } sayılır, öbür taşlar katlanıyorsa onlarla birlikte katlanır.
rule-okey101-factors = Okey atarak bitilirse bitenin eksisi, elde kalan sayılar ve açmayana yazılan ikiye katlanır; çiftten bitilirse de, elden bitilirse de öyle. Katlar çarpılır: ikisi birden dört kat, üçü birden sekiz kat eder. Cezalar katlanmaz. Son taşın sahte okey olması bir şey değiştirmez.
rule-okey101-factor-once = Okey atarak, çiftten ya da elden bitilirse bitenin eksisi, elde kalan sayılar ve açmayana yazılan ikiye katlanır; birkaçı birden olsa da iki kattan çok olmaz. Cezalar katlanmaz. Son taşın sahte okey olması bir şey değiştirmez.
rule-okey101-no-factor = Bitiş biçimi hiçbir şeyi katlamaz.
rule-okey101-from-hand = Elden bitmek, başka kimse açmamışken elini açtığın sırada bitmektir.
rule-okey101-from-hand-any = Elden bitmek, başkaları açmış olsa da elini açtığın sırada bitmektir.
rule-okey101-from-hand-alone = Elden bitmek, hangi sırada olursa olsun, senden başka açan yokken bitmektir.
rule-okey101-cap = Elden bitilmedikçe elini açmayana, cezalar dışında, en çok { $points } yazılır.
rule-okey101-record = Elini { $value } sayıdan fazlasıyla ya da en az { $pairs } çiftle açana eksi { $points } yazılır.
rule-okey101-no-record = Çok yüksek bir açılışa ödül olarak eksi { $points } yazılmaz.
rule-okey101-rounds = { $rounds ->
    [one] Oyun tek eldir. Toplamı en az olan kazanır.
   *[other] Oyun { $rounds } eldir. Bütün ellerde yazılanlar toplanır, toplamı en az olan kazanır.
  }
rule-okey101-partners = Karşılıklı oturanlar eştir. Her eş elini kendi açar, eşinin taşlarını görmez. İkisinin hesabı toplanır; eşitlik olursa birincilik paylaşılır.
rule-okey101-partner-finishes = Biri bitince eşine elinden hiçbir şey yazılmaz: ne taşları, ne okeyi, ne de elini açmadıysa bunun bedeli. Yalnızca cezaları kalır.
rule-okey101-alone = Tekli: herkes kendi hesabına oynar; eşitlik olursa birincilik paylaşılır.
rule-okey101-chips-ring = Ring oyunu bir, iki ya da üç el sürer. Sonunda toplamı en az olan kazanır.
rule-okey101-chips-partners = Eşli oyunda yalnızca Ring oyunu vardır: turnuvanın kurası eşleri ayırırdı.
rule-okey101-chips-tournament = Turnuva dörtten çok oyuncuyla, birkaç masada oynanır ve belli bir saatte başlar. Herkes { $stack } fişle başlar. Her elden sonra ötekiler, en az yazılandan kaç ceza puanı fazla aldılarsa bedelini ona öder: başlayan her { $points } ceza puanının bedeli fişle ödenir, bu bedel seviyeden seviyeye artar. Fişi biten turnuvadan çıkar, en uzun dayanan kazanır. { $entrants } oyuncuda birinci ödül havuzunun yüzde { $first }, ikinci yüzde { $second }, üçüncü yüzde { $third } kadarını alır.

## Handling

rule-handling-okey = Taşları ıstakanda istediğin zaman sürükle. Yanındaki boşluktan ya da altındaki tahtadan tutarsan bütün dizi birlikte gelir{ $keys ->
    [no] .
   *[yes] ; Shift ile de öyle.
  } Atmak için taşa iki kez dokun ya da onu attıklarının üstüne sürükle. Bitmek için taşı Bitir düğmesine sürükle ya da düğmeye bas.
rule-handling-rummi = Taşları ıstakandan masaya, masada da perden pere sürükle; ya da bir taşa, sonra yeni yerine dokun. Küçük ekranda bir pere dokununca per büyür. Perin ucunda ona eklenir, iki taşın arasında onu böler, jokerin üstünde onun yerine geçer. “Tamam” sıranı bitirir; “Geri al” bir adımı, “Baştan başla” hepsini geri alır.
