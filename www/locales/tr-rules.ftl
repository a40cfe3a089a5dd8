### Türkçe Istaka: kurallar, onları anlatan pencereyle birlikte yüklenir.

## Which rules

rules-of = { $preset ->
    [board] Alman kutu oyunu
    [pagat] Pagat’a göre okey
   *[turkish] Türk okeyi
  }
rules-house = Masa kuralları: işaretli olanlar “{ $preset }” kurallarından farklıdır.
rules-differs = masa kuralı
rules-contents = İçindekiler
rules-page = Bu kurallar ayrı sayfada
rules-source = Kaynak: { $sources }

## Sections

rules-brief = Bir dakikada
rules-aim = Amaç
rules-tiles = Taşlar
rules-okey = Gösterge ve okey
rules-melds = Perler
rules-deal = Dağıtım
rules-play = Sıra
rules-finish = Bitmek
rules-points = Hesap
rules-match = Oyunun sonu
rules-handling = Taşları oynatmak
rules-sources = Kaynaklar

## Sources

source-S1 = kutu oyunu
source-S2 = rummy.ch
source-PAG = Pagat
source-DER = hesap
source-OWN = kendi kararımız
about-S1 = 106 taşlı, zarlı bir Alman okey takımının kural kâğıdı.
about-S2 = rummy.ch’nin “Türkisches Rommé” sayfası.
about-PAG = pagat.com’un “Okey” sayfası.
about-DER = taş ve oyuncu sayısından çıkar.
about-OWN = hiçbir kaynak söylemiyor, burada karara bağlandı.

## What a figure shows

figure-run = seri
figure-group = grup
figure-pair = çift
figure-no-meld = per değil
figure-no-pair = çift değil
figure-complete = tamam
figure-twin = eşi
figure-doubles = iki kat sayılır
figure-last = son taş

## The aim

rule-brief-melds-pairs = Herkesin ıstakasında 14 taş vardır. Seninkileri herkesten önce perlere diz: aynı renkten seriler, aynı sayıdan gruplar, her biri en az üç taş; ya da yedi çift.
rule-brief-melds = Herkesin ıstakasında 14 taş vardır. Seninkileri herkesten önce perlere diz: aynı renkten seriler, aynı sayıdan gruplar, her biri en az üç taş.
rule-brief-turn = Sıran gelince bir taş alırsın: ya desteden ya da senden önceki oyuncunun az önce attığını. Sonra işine yaramayan birini atarsın.
rule-brief-okey = Bir taş açık durur: gösterge. Aynı rengin bir sonraki sayısı okeydir, her taşın yerine geçer. Yıldızlı taşlar sahte okeydir: okey olan taşın kendisi sayılırlar.
rule-brief-okey-wild = Bir taş açık durur: gösterge. Aynı rengin bir sonraki sayısı okeydir, her taşın yerine geçer. Yıldızlı taşlar sahte okeydir: okey olan taşın kendisi sayılırlar; gösterge sahte okeyse her taşın yerine onlar geçer.
rule-brief-finish = 14 taşın perlerdeyse bitersin: on beşinciyi göstergenin üstüne at ya da düğmeye bas.
rule-brief-win = Biten eli kazanır.
rule-brief-loss = Bitenin her rakibi ceza puanı yazar, genelde { $points }: ne kadar az, o kadar iyi.
rule-brief-rounds-wins = Oyun { $rounds } el sürer: en çok el kazanan kazanır.
rule-brief-rounds-penalties = Oyun { $rounds } el sürer: en az ceza puanı olan kazanır.
rule-brief-partners-exceed = Bir takım toplamda { $limit } ceza puanını aşınca oyun biter: öbür takım kazanır.
rule-brief-partners-reach = Bir takım toplamda { $limit } ceza puanına ulaşınca oyun biter: öbür takım kazanır.
rule-brief-survivor-exceed = { $limit } ceza puanını aşan elenir. Sona kalan oyunu kazanır.
rule-brief-survivor-reach = { $limit } ceza puanına ulaşan elenir. Sona kalan oyunu kazanır.
rule-brief-fewest-exceed = Biri { $limit } ceza puanını aşınca oyun biter: en azı olan kazanır.
rule-brief-fewest-reach = Biri { $limit } ceza puanına ulaşınca oyun biter: en azı olan kazanır.
rule-aim-wins = { $players } oyuncu için. Her sırada bir taş değiştirirsin; ta ki 14 taşın hepsi perlere girene dek. Bunu ilk başaran eli kazanır, en çok el kazanan oyunu kazanır.
rule-aim-penalties = { $players } oyuncu için. Her sırada bir taş değiştirirsin; ta ki 14 taşın hepsi perlere girene dek. Bunu ilk başaran eli bitirir, rakipleri ceza puanı yazar: ne kadar az, o kadar iyi.
rule-partners = Karşılıklı oturanlar eştir. Eşler birbirine ceza yazdırmaz, yazdıkları birlikte toplanır.

## Tiles, indicator and okey

rule-set = 106 taş vardır: dört renkte 1’den 13’e kadar sayılar, her biri ikişer tane, bir de yıldızlı iki sahte okey.
rule-okey = Her elde bir taş açık durur: gösterge. Aynı rengin bir sonraki sayısı okeydir; 13’ten sonra 1 gelir. Gösterge o el oyuna girmez.
rule-wild = İki okey de her taşın yerine geçer, kendi sayısı da buna dahildir. Bir perde ikisi birden olabilir.
rule-false-joker = Sahte okeyler her taşın yerine geçmez. Okeylerin yerini tutarlar: her biri, okeyin renginde ve sayısında sıradan bir taştır.
rule-turned-redraw = Sahte okey gösterge olamaz: geri konur, başka bir taş açılır.
rule-turned-wild = Sahte okey açılırsa sahte okeylerin kendisi okey olur. Biri açık durduğundan oyunda tek okey kalır; sayılı taşların hepsi sıradandır.

## Melds

rule-run = Seri, aynı renkten art arda üç ya da daha çok sayıdır.
rule-high-one = 1, 2’den önce gelir; 13’ten sonra da gelebilir. Seri orada biter, baştan devam etmez.
rule-low-one = 1 yalnızca 2’den önce gelir. Seri en geç 13 ile biter.
rule-group = Grup, aynı sayıdan, hepsi farklı renkte üç ya da dört taştır.
rule-complete = Tamamlanmış bir el 14 taştır; her taş tam bir seri ya da grupta yer alır.
rule-pairs = Yedi çift de tamamlanmış bir eldir. Çift, birbirinin aynı iki taştır. Çiftler seri ve gruplarla karışmaz.
rule-pairs-okey = Okey her taşla çift olur, öbür okeyle de. Sahte okey öbür sahte okeyle ya da bir okeyle çift olur. Göstergenin eşi için mutlaka okey gerekir.
rule-no-pairs = Çift per sayılmaz: yedi çiftle bitilmez.

## The deal

rule-clockwise = Oyun saat yönünde döner: sıradaki oyuncu solunda oturur.
rule-anticlockwise = Oyun saat yönünün tersine döner: sıradaki oyuncu sağında oturur.
rule-starter-die = İlk elden önce herkes zar atar. En yüksek atan başlar, eşit atanlar yeniden atar. Her elden sonra sıradaki oyuncu başlar.
rule-starter-dealer = İlk dağıtıcı kurayla belirlenir, sıradaki oyuncu başlar. Her elden sonra, el sayılmasa da, sıradaki oyuncu dağıtır.
rule-quick = Taşlar karıştırılır. Başlayan 15, öbürleri 14 taş alır. Sonra bir taş açılır: gösterge. Kalan { $stock } taş destedir.
rule-ring-top = Taşlar karıştırılır, kapalı olarak beşerlik 21 istif halinde halkaya dizilir; biri artar. Başlayan zar atar ve soldan o kadar istif sayar; artan taş son saydığının üstüne konur. İkinci zar bu istifte üstten bir taş sayar. O taş istifin üstüne açık konur: gösterge.
rule-ring-bottom = Taşlar karıştırılır, kapalı olarak beşerlik 21 istif halinde halkaya dizilir; biri artar. Başlayan zar atar ve soldan o kadar istif sayar; artan taş son saydığının üstüne konur. İkinci zar bu istifte alttan bir taş sayar. O taş istifin üstüne açık konur: gösterge.
rule-ring-hands = Dağıtım sonraki istiften, oyun sırasıyla başlar. Herkes iki tam istif alır, başlayan bir üçüncüsünü: 15 taş. İlk zar { $die } gelirse bunlar { $first }, { $second } ve { $third } numaralı istiflerdir.
rule-ring-rest-four = Öbürlerine dörder taş daha gerekir. İkinci oyuncu sonraki istifin üstteki dört taşını alır; üçüncü, orada kalan taşı ve arkasındakinden üç taş; dördüncü, orada kalan iki taşı ve sonrakinden iki taş.
rule-ring-rest = Öbürlerine dörder taş daha gerekir: her biri bir istifin daha üstteki dört taşını alır.
rule-ring-stock = Çekmek için { $stock } taş kalır: önce dağıtımdan istiflerde kalanlar, sonra istif istif ötekiler, en son göstergenin altındaki beş taş.

## The turns

rule-first = Başlayanın 15 taşı vardır; yalnızca bir taş atar ya da hemen biter.
rule-turn = Sonra sırası gelen desteden bir taş çeker ya da önceki oyuncunun az önce attığı taşı yandan alır. Ardından kendi yerine bir taş açık atar. Yandan alınan taşı kullanmak şart değildir.
rule-inspect-none = Atılan taşların yalnızca en üstteki görülür.
rule-inspect-own-left = Kendi attıklarına ve önceki oyuncunun attıklarına bakabilirsin; öbürlerinin yalnızca en üstteki taşı görülür.
rule-inspect-all = Atılan bütün taşlara bakılabilir.
rule-wild-anytime = Okey her zaman atılabilir. Sıradaki oyuncu onu alabilir, onun için de okeydir.
rule-wild-finish = Okey yalnızca biterken, son taş olarak atılabilir.
rule-wild-dead = Okey her zaman atılabilir, ama kimse alamaz.
rule-twin = Bir taş göstergeyle aynıdır: göstergenin eşi. Sana dağıtıldıysa ilk taşını çekene kadar (sen başlıyorsan ilk taşını atana kadar) sıran olmasa da gösterebilirsin. Her rakip hemen { points } yazar; eli kim kazanırsa kazansın, el sayılmasa bile.
rule-no-twin = Göstergenin eşini göstermek bir şey kazandırmaz.

## Finishing

rule-finish = 15 taşının 14’ü tamamlanmış bir else bitersin: bütün perleri birden açar, son taşı atarsın. Perler tek tek açılmaz.
rule-refused = Tamamlanmamış elle bitilmez. Deneyene söylenir, başka bir şey olmaz.
rule-strict = Tamamlanmamış elle biten elini göstermiş olur. Taş atılmıştır, oyun sürer, bedeli { points }.
rule-empty = Destenin son taşını çeken sırasını her zamanki gibi tamamlar. Sıradaki oyuncu bu atılan taşı ancak onunla hemen bitmek için alabilir. Yoksa el sayılmaz, kimse kazanmaz.
rule-void-replayed = Sayılmayan el oyunun ellerinden sayılmaz, yeniden oynanır.

## The score

rule-wins = Biten, nasıl bitmiş olursa olsun, bir el kazanmış yazar.
rule-loss = Biri bitince her rakibi { points } yazar. Son atılan sahte okeyin bir özelliği yoktur.
rule-by-okey = Son atılan taş okeyse her rakip { points } yazar.
rule-by-pairs = Yedi çiftle bitilirse her rakip { points } yazar.
rule-both-multiply = Yedi çift ve son taş olarak okey: { points }.
rule-both-max = Yedi çift ve son taş olarak okey, tek birinden çok yazdırmaz: { points }.
rule-double = Renkli: gösterge bu iki renkten biriyse bitmek iki kat sayılır. Gösterge göstermek iki kat olmaz.
rule-pot = Çanak: her elde dağıtıcı çanağa bir fiş koyar. Yedi çiftle ya da okey atarak biten çanağı alır, yoksa çanak büyür. Sonda kalanı oyunu kazanan alır.
rule-pot-okey = Çanak: her elde dağıtıcı çanağa bir fiş koyar. Okey atarak biten çanağı alır, yoksa çanak büyür. Sonda kalanı oyunu kazanan alır.

## End of the match

rule-exceed = Bir elden sonra { $limit } ceza puanını aşan elenir.
rule-reach = Bir elden sonra { $limit } ceza puanına ulaşan elenir.
rule-partners-exceed = Bir elden sonra birlikte { $limit } ceza puanını aşan eşler elenir.
rule-partners-reach = Bir elden sonra birlikte { $limit } ceza puanına ulaşan eşler elenir.
rule-survivor = Öbürleri oynamayı sürdürür, sona kalan kazanır. Birden çok oyuncu aynı anda elenirse ceza puanı az olan önde gelir, eşit olanlar aynı sırayı paylaşır. Hepsi birden elenirse en düşük toplam kazanır.
rule-top-two = Oyun biter, toplamı en düşük iki oyuncu birlikte kazanır; ikinciyle eşit olan da kazanır.
rule-best = Oyun biter, en düşük toplam kazanır.
rule-partners-out = Oyun biter, öbür eşler kazanır. Hepsi birden elenirse düşük toplam kazanır.
rule-stakes = Sonra dördüncü birinciye iki fiş, üçüncü ikinciye bir fiş öder.
rule-rounds-wins = Oyun { $rounds } eldir. En çok el kazanan oyunu kazanır.
rule-rounds-penalties = Oyun { $rounds } eldir. Ceza puanı en az olan oyunu kazanır.
rule-ties-share = Birincilikte eşit olanlar onu paylaşır.
rule-ties-extra = Birincilikte eşit olanlar, bir elden sonra biri öne geçene dek oynar.

## Handling

rule-handling = Taşları ıstakanda istediğin zaman sürükle. Yanındaki boşluktan ya da altındaki tahtadan tutarsan bütün dizi birlikte gelir; Shift ile de öyle. Atmak için taşa iki kez dokun ya da onu attıklarının üstüne sürükle. Bitmek için taşı Bitir düğmesine sürükle ya da düğmeye bas.
