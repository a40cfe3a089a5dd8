### Istaka Türkçe: gerçek bir masanın yazbozu.

score = Yazboz
score-title = Yazboz
score-why = Gerçek bir masa için: her elin nasıl bittiğini gir, toplamı kurallara göre çıkarır.
score-game = Oyun
score-names = İsimler
score-player = { $number }. oyuncu
score-begin = Başla
score-earlier = Eski yazbozlar
score-new = Yeni yazboz
score-print = Yazdır
score-drop = Yazbozu at
score-restore = Yazbozu geri getir
score-unread = Bu kurallar burada okunamıyor. Yazboz olduğu gibi kalır.
score-broken = Bu yazboz { $number }. elden itibaren sayılamıyor.
score-back = Son eli geri al

## Yazboz

score-rounds = El
score-total = Toplam
score-out = elendi
score-won = Oyun bitti. Kazanan: { $names }

## Bir el

score-round = { $number }. el
score-finish = Kim bitti?
score-end-void = Kimse: el geçersiz
score-end-exhausted = Kimse: deste bitti
score-end-blocked = Kimse oynayamadı
score-how = Nasıl?
score-how-okey = Okey atarak
score-how-pairs = Yedi çift
score-how-one-colour = Tek renk
score-how-hand = Elden
score-how-at-once = Hepsi bir anda
score-indicator = Gösterge
score-indicator-R = Kırmızı
score-indicator-Y = Sarı
score-indicator-B = Mavi
score-indicator-K = Siyah
score-indicator-F = Sahte okey
score-nobody = Kimse
score-seat-twin = Göstergenin eşini kim gösterdi?
score-seats-misdeclared = Kim yanlış bitti?
score-seats-announced = Çifte giden ve açmayan kim?
score-seats-opened = Başka kim taş açmıştı?
score-hands = Elde ne kaldı?
score-opened = { $name } nasıl açtı
score-opened-none = Açmadı
score-opened-series = Seri
score-opened-pairs = Çift
score-sum = Toplam
score-left = { $name }: elde kalan taşların toplamı
score-okeys = { $name }: ayrıca okey
score-okeys-left = { $count ->
    [0] Okey yok
   *[other] { $count } okey
  }
score-penalties = Cezalar
score-charged = Kim
score-reason = Neden
score-points = Kaç
score-penalty-okey = Okey attı
score-penalty-playable = İşlek taş attı
score-penalty-return = Taşı geri bıraktı
score-penalty-misopened = Yanlış açtı
score-penalty-takeBack = Geri aldı
score-penalty-feed = El açtıran taş
score-penalty-okeyLost = Okey kaptırdı
score-penalty-record = Çok yüksek açılış
score-add = Ekle
score-remove = Sil: { $what }
score-write = Yaz

## Olamayacak şeyler

score-fault = { $name }: { $fault }
score-fault-tooLong = Bu bir el için çok fazla.
score-fault-unknownField = Bu oyunda öyle bir şey yok.
score-fault-repeatedField = Bu iki kez yazılmış.
score-fault-missingField = Burada bir şey eksik.
score-fault-badValue = Bu bir sayı değil.
score-fault-matchOver = Oyun daha önce bitmişti.
score-fault-notPlaying = Bu elde oynamıyor.
score-fault-twoWinners = Yalnızca bir kişi biter.
score-fault-twoEnds = Bir el tek şekilde biter.
score-fault-notByRules = Bu kurallarda öyle bir şey yok.
score-fault-notCounted = Böyle biten bir elde bu sayılmaz.
score-fault-tilesLeft = Bittiği için elinde taş kalmaz.
score-fault-noTiles = Bitmediği için elinde taş kalır.
score-fault-tooMuch = Taşlar bu kadar tutamaz.
score-fault-tooManyOkeys = Yalnızca iki okey var.
score-fault-notOpened = Açmadı.
score-fault-hasOpened = Zaten açmıştı.
score-fault-othersOpened = Açtığı için kimse elden bitmiş olamaz.
score-fault-noSeries = Çiftle ancak masada seri varken bitilir.
score-fault-allByPairs = Herkes çift açarsa el geçersizdir.
score-fault-lastPoints = Gösterge kimseyi elemez.
