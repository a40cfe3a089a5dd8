### Istaka Türkçe: pencereler.

## End of a round

result-win = { $round }. eli { $name } kazandı
result-you-win = { $round }. eli kazandın
result-own = Sen: bu elde { $points }, toplam { $total }.
result-own-round = Sen: bu elde { $points }.
result-void = { $round }. el berabere
result-void-why = Deste bitti: el berabere, kazanan da kaybeden de yok.
result-void-twin = Deste bitti: el berabere, yalnızca gösterge sayılır.
result-plain = Her rakibe { $value } ceza puanı yazılır.
result-okey = Son taş okeydi: her rakibe { $loss } yerine { $value } ceza puanı yazılır.
result-pairs = Çiftten bitti: her rakibe { $loss } yerine { $value } ceza puanı yazılır.
result-okey-pairs = Çiftten, okey atarak bitti: her rakibe { $loss } yerine { $value } ceza puanı yazılır.
result-plain-down = Her rakipten { $value } sayı düşüldü.
result-okey-down = Son taş okey: her rakipten { $loss } yerine { $value } sayı düşüldü.
result-pairs-down = Çiftten bitti: her rakipten { $loss } yerine { $value } sayı düşüldü.
result-okey-pairs-down = Hem çiftten hem okey atarak: her rakipten { $loss } yerine { $value } sayı düşüldü.
result-plain-own = Biten kendinden { $value } sayı düştü.
result-okey-own = Son taş okey: biten kendinden { $loss } yerine { $value } sayı düştü.
result-pairs-own = Çiftten bitti: kendinden { $loss } yerine { $value } sayı düştü.
result-okey-pairs-own = Hem çiftten hem okey atarak: biten kendinden { $loss } yerine { $value } sayı düştü.
result-twin = { $name } gösterge gösterdi: her rakibe { points }.
result-you-twin = Gösterge gösterdin: her rakibe { points }.
result-twin-down = { $name } gösterge gösterdi: her rakipten −{ $points }.
result-you-twin-down = Gösterge gösterdin: her rakipten −{ $points }.
result-twin-own = { $name } gösterge gösterdi: kendinden −{ $points }.
result-you-twin-own = Gösterge gösterdin: kendinden −{ $points }.
result-last-tile = Son taş: { $tile }
row-finished = bitti
row-finished-okey = okey atarak bitti
row-finished-pairs = çiftten bitti
row-finished-both = okey atarak çiftten bitti
row-away = { $count } taş eksik
row-complete = tamam
row-out = elendi
column-points = ceza puanı
column-wins = galibiyet
column-down = kalan sayı
column-round = el
column-total = toplam
column-chips = fiş
meld-label = Per: { $tiles }
rest-label = Artan: { $tiles }
to-table = Masa
next-round = Sonraki el
watch-on = İzle
to-standing = Sıralamaya git
to-daily = Günün sonucu
contest-on = Turnuva sıralamasına
human-out = { $limit } ceza puanını aştın ve bu oyundan elendin. Diğerleri oynamaya devam ediyor.

## End of the match

standing-title = Son sıralama
standing-won = Oyunu kazandın
standing-lost = Oyunu { $name } kazandı
standing-own = Sen: { $rank }. sıra, { $points }.
best-hand = Oyunun en iyi eli
last-hand = Son el böyle bitti
cup-first = Altın kupa
cup-second = Gümüş kupa
cup-third = Bronz kupa
again = Bir daha
rank = { $rank }.
standing-out = { $round }. elde elendi
standing-left = sona kaldı
other-rules = Başka kurallar

## Scores

scores-title-points = Ceza puanları
scores-title-wins = Galibiyetler
scores-title-down = Kalan sayılar
scores-empty = Henüz biten el yok.
scores-round = El
scores-running = { $round }, sürüyor
scores-total = Toplam
scores-team = Takım
scores-chips = Fiş

## By other rules

wins = { $points } galibiyet
wins-short = galibiyet: { $points }
down = { $points } sayı kaldı
down-short = kalan: { $points }
chips = { $chips } fiş
pot-holds = Çanakta: { chips }
aim-exceed = { $limit } ceza puanını aşan
aim-reach = { $limit } ceza puanına ulaşan
aim-survivor = { $bust } elenir, sona kalan kazanır.
aim-top-two = { $bust } olunca oyun biter; en az cezası olan iki kişi birlikte kazanır.
aim-best = { $bust } olunca oyun biter; en az cezası olan kazanır.
aim-teams = { $bust } takım kaybeder, öbür takım kazanır.
aim-down = Herkes { $limit } sayıyla başlar. Birinin sayısı bitince oyun biter: en çok sayısı kalan kazanır.
aim-down-teams = Her takım { $limit } sayıyla başlar. Birinin sayısı bitince oyun biter: öbür takım kazanır.
aim-own = Herkes { $limit } sayıyla başlar. Sayısını ilk bitiren kazanır.
aim-own-teams = Her takım { $limit } sayıyla başlar. Sayısını ilk bitiren takım kazanır.
aim-wins = { $rounds ->
    [one] Tek el: kazanan oyunu alır.
   *[other] { $rounds } el sonunda en çok kazanan. Berabere biten el yeniden oynanır.
  }
aim-points = { $rounds ->
    [one] Tek el. Berabere biterse yeniden oynanır.
   *[other] { $rounds } el sonunda en az cezası olan. Berabere biten el yeniden oynanır.
  }
aim-partners = Eşler birlikte sayılır.
reason = { $name }: { $what }
reason-offence = tamamlanmamış el açtı, +{ $points }
reason-offence-down = eli tamam değilken bitmeye kalktı, −{ $points }
reason-doubled = rengiyle iki kat
reason-one-colour = tek renk: iki kat
reason-void = el berabere
reason-again = el berabere, yeniden oynanır
reason-twin = gösterge gösterdi
reason-pot = çanağı kırdı
result-win-with = { $round }. eli { $names } ile kazandın
result-win-together = { $round }. eli { $names } kazandı
result-again = Deste bitti: el berabere, yeniden oynanır.
result-one = { $name } bir el kazandı.
result-you-one = Bir el kazandın.
result-doubled = Gösterge kırmızı ya da siyah: bitiş iki kat sayılır.
result-one-colour = 14 taşın hepsi aynı renk: bitiş iki kat sayılır.
result-offence = { $name } tamamlanmamış el açtı: { points }.
result-you-offence = Tamamlanmamış el açtın: { points }.
result-offence-down = { $name } eli tamam değilken bitmeye kalktı: −{ $points }.
result-you-offence-down = Elin tamam değilken bitmeye kalktın: −{ $points }.
result-pot = Çanağı { $name } kırdı.
result-you-pot = Çanağı sen kırdın.
result-level = Başta eşitler: { $names }. Bir ek el oynanır.
human-out-reach = { $limit } ceza puanına ulaştın ve bu oyundan elendin. Diğerleri oynamaya devam ediyor.
human-behind = Ek el sensiz oynanır.
standing-won-with = { $names } ile birlikte kazandın
standing-together = { $names } birlikte kazandı
declare = Aç
shown-hand = Gösterilen el: { $tiles }
look-label = { $name }: atılan { $count } taşa bak
pile-title = { $name } ne attı
pile-own-title = Attığın taşlar
pile-order = Son atılan en başta
pile-dead = alınamaz

## Moves

moves-title = { $round }. elin hamleleri
moves-empty = Henüz kimse taş çekmedi ya da atmadı.
moves-player = Oyuncu
moves-drawn = Çekilen
moves-thrown = Atılan
moves-stock = desteden
moves-from = yandan: { $name }
moves-from-you = senden
moves-twin = gösterge gösterdi
moves-covered = sonradan atılan taşın altında
moves-passed = pas geçti
moves-finished = bitti
moves-misdeclared = tamam değil

## Rakipler

opponent-label = { $name } kim?
hurry-note = Masada boş bir yere dokununca rakiplerin hızlanır.
why-label = { $name } neden { $tile } attı?
why-finished-label = { $name } nasıl bitti?
why-misdeclared-label = { $name } elini neden açtı?
why-passed-label = { $name } neden pas geçti?

## Keys

keys-title = Tuşlar
ear-title = Dinleyerek nasıl oynanır
keys-rack = Istakada
keys-table = Masada
keys-single = Tek tuşlar
set-keys = Tek tuşlar düğmelerin işini görsün
set-steps = Başkalarının her hamlesinden sonra tuş beklensin
set-gestures = Rakipler baş sallar, iç çeker
set-chips = Fişle oynanan turnuvaları göster
set-again = Pahalıya mal olan hataları yeniden sor
key-name-arrows = Oklar
key-name-shift = Shift
key-name-ctrl = Ctrl
key-name-space = Boşluk
key-name-enter = Enter
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-name-backspace = Geri tuşu
key-go = taştan taşa geç
key-ends = ilk ya da son taşa git
key-move = taşı kaydır
key-block = bütün diziyi kaydır
key-choose = taşı seç ya da bırak
key-discard = taşı at
key-let-go = hepsini bırak
key-over = yerden yere, yukarı ve aşağı perden pere git
key-series-ends = perin başına ya da sonuna git
key-extend = perden başka taşları da seç
key-put = taşı al ya da alınan taşı buraya koy
key-put-here = seçili taşları buraya koy
key-home = kendi taşını ıstakaya geri al
key-draw = desteden çek
key-take = yandan al
key-finish = bitir
key-twin = gösterge göster
key-pass = pas geç
key-swap = seçili taşla yer değiştir
key-arrange = serilere, gruplara, çiftlere göre ya da en iyi biçimde diz
key-close-up = boşlukları kapat
key-hint = ipucu: her basışta bir adım
key-undo = geri al (Ctrl Z veya Cmd Z de olur)
key-hurry = rakiplerini hızlandır ya da adım adım devam et
key-tell-open = gösterge, okey ve deste
key-tell-stock = destede kaç taş olduğu
key-tell-turn = son turu yeniden söyle
key-tell-standing = herkesin durumu
key-tell-hand = kendi elin, per per
key-menu = menü
key-help = bu tuşlar

## Settings

settings-title = Ayarlar
settings-more = Diğer ayarlar
settings-look = Görünüm
settings-play = Oyun
settings-self = Sen
set-name = Adın
set-face = Resmin
face-none = Adının baş harfi
face = { $number }. yüz
settings-names = Rakiplerinin adları
settings-about = Bu oyun hakkında
held-version = Istaka { $version }
held-build = Derleme { $build }
held-same = Çevrimdışı oyun için saklanan { $files } dosyanın hepsi derlenen dosyalarla aynı.
held-other = Saklanan { $other } dosya derlenen dosyayla aynı değil; gerektiğinde yeniden indirilir.
held-none = Çevrimdışı oyun için saklanan dosya yok.
settings-licenses = Bu oyunda kullanılan eserlerin lisansları
set-language = Dil
language-auto = Otomatik
set-theme = Tema
theme-auto = Otomatik
theme-evening = Akşam
theme-day = Gündüz
set-faces = Taş türü
faces-tiles = Okey taşı
faces-cards = İskambil
set-colors = Renkler
colors-turkish = Kırmızı, sarı, mavi, siyah
colors-rummy = Kırmızı, sarı, yeşil, siyah
colors-gameduell = Kırmızı, sarı, mavi, yeşil
set-pace = Hız
pace-slow = Yavaş
pace-normal = Normal
pace-fast = Hızlı
pace-instant = Anında
set-still = Hareketsiz
set-left = Solaklar için: düğmeler öbür yanda
set-clock = Hamle süresi
clock-off = Yok
clock-seconds = { $seconds } sn
set-confirm = Her taş atmadan önce sor
set-remind = Bitirecek taşı atmadan önce sor
set-fit = Çekilen taş uyduğu yere konsun
set-distance = Eksik taş sayısını göster
set-guess = İpucu: önce ben deneyeyim
set-practice = Alıştırma: her hamle geri alınabilir
set-vibration = Titreşim
set-name-1 = Sağdaki
set-name-2 = Karşıdaki
set-name-3 = Soldaki
reset = Sıfırla
reset-keeps = Sıfırlayınca dil ve adlar olduğu gibi kalır.

## A shared deal

shared-title = Bu dağıtım oynansın mı?
shared-why = Süren oyun Oyunlarım listesinde kalır.
shared-play = Bunu oyna
shared-keep = Benimkine devam

## What is kept

kept-title = Kayıtlı oyun
forgets = Safari, yedi gün açılmayan bir sayfanın kayıtlarını siler. Oyunu ana ekrana ekle (Paylaş, “Ana Ekrana Ekle”) ve oradan oyna ya da oyunlarını kaydet:
kept-well = Oyunun bu tarayıcıda kayıtlı.
kept-full = Bu oyun artık kaydedilmiyor: tarayıcıda yer kalmadı. Sayfayı kapatırsan o andan sonra oynadıkların kaybolur.
kept-full-way = Tarayıcının ayarlarından gerekmeyen site verilerini sil ya da cihazda yer aç, sonra yeniden dene. İstersen oyunu metin olarak yanına al.
kept-forbidden = Bu oyun kaydedilmiyor: tarayıcı bu sayfa için hiçbir şey saklamıyor. Gizli pencere açık olabilir, site verileri engellenmiş olabilir ya da sayfa başka bir sayfanın içinde açılmıştır. Sayfayı kapatırsan oyun kaybolur.
kept-forbidden-way = Tarayıcının ayarlarından bu sitenin veri saklamasına izin ver ya da sayfayı kendi penceresinde aç, sonra yeniden dene. İstersen oyunu metin olarak yanına al.
kept-again = Yeniden dene
kept-text = Bu oyunun metni
save-file = Dosya olarak kaydet
copy-text = Metni kopyala
did-copy = Kopyalandı.
no-copy = Burada kopyalanamıyor: metni seç.
aside-title = Bir kenara konanlar
aside-why = Oyunun bu sürümü kaydı okuyamadı: kayıt bozulmuş ya da daha yeni bir sürümle yazılmış. İçinde hiçbir şey değiştirilmedi; son { $count } kayıt sen silene kadar burada durur.
aside-some = Kayıtlı metin
aside-drop = Sil
aside-drop-label = Sil: { $name }
aside-gone = Silindi.

## Another tab

elsewhere-title = Oyun başka bir sekmede sürüyor
elsewhere-why = Hiçbir şey kaybolmadı. Burada da devam edebilirsin.
elsewhere-here = Burada oyna
stopped-title = Oyunun motoru durdu
stopped-why = Oyunun son hamleye kadar kayıtlı.
stopped-unkept = Oyunun kaydedilmiyor ama bu sayfa açık kaldıkça son hamleden devam eder. İstersen metin olarak yanına al.
stopped-go-on = Devam et
stuck-unkept = Motor çalışmıyor. Sayfayı yenilemeden önce oyunu metin olarak yanına al.

## A report

report-why = Oyun kendiliğinden hiçbir yere bir şey göndermez. Bu metni kopyalayıp oyunla ilgilenenlere ilet; bundan başka bir şey paylaşılmaz. İçindeki bağlantıda oyunun buraya kadarki hâli, bütün oyuncuların taşlarıyla bulunur.
report-words = Yanlış olan ne?
report-text = İletilecek metin
report-rules = Kurallar
report-moment = Bu an
report-long = bir bağlantıya sığmayacak kadar uzun
report-opponents = Rakipler
report-pressed = Son yapılanlar
report-browser = Tarayıcı
report-window = Pencere
report-language = Dil

## Rules

rules-title = Nasıl oynanır
embed-open = Sayfaya ekle

## Tekrar izlemek ve bağlantılar

look-back = Geriye bak
look-back-watch = Eli taş taş yeniden izle
look-back-review = Kararların, en pahalıya mal olanlar önce
look-back-analysis = Son hamlenin anı: neler yapılabilirdi
look-back-moves = Bütün hamleler sırayla
look-back-scores = Bütün eller ve son durum
look-back-daily = Paylaşabileceğin sonucun ve takvim
look-back-fair = Taşları kimsenin seçmediğini denetle
look-back-fair-next = Bu dağıtımı denetle; sonrakinin parmak izi: { $value }
watch = Tekrar
review = İncele
link-long = Bağlantı bu oyunun bağlantısı olamayacak kadar uzun.
link-version = Bağlantı oyunun daha yeni bir sürümünden. Sayfayı yenileyip tekrar dene.
link-damaged = Bağlantı bozuk: harfleri eksik ya da değişmiş.
shared-none = Bu oyunun açabileceği bir şey değil: ne oyun, ne kural, ne bulmaca, ne de kayıt dosyası.
shared-damaged = Bu oyun okunamıyor: eksik ya da değişmiş harfler var.
shared-no-puzzle = Bu bulmaca okunamıyor: eksik ya da değişmiş harfler var.

## About deals

fair = Adil dağıtım
fair-before = Adil dağıtım · { $value }
daily = Günün eli
tries = Denemeleri karşılaştır

## Mistakes that are tried again

mistakes-here = Bu elin en pahalıya mal olan kararları çalışman için saklandı.
mistakes-first = Bu elde bazı kararların sana pahalıya mal oldu. Istaka bunları yarın ve sonra başka renklerle yeniden sorar, cevabı ancak sen oynayınca söyler; istemezsen ayarlardan kapat.
mistakes-try = { $count ->
    [1] Bunu çalış
    [2] Bu ikisini çalış
    [3] Bu üçünü çalış
   *[other] Bu { $count } hatayı çalış
}
