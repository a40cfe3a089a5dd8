### Oynanmış elleri incelemek: ilk sorulduğunda yüklenir.

review-title = İnceleme
review-which = Ne incelensin
review-round = { $round }. el
review-whole = Bütün oyun
review-wait = Bir saniye …
review-looking = { $rounds } elden { $round }. el inceleniyor …
review-failed = Bu incelenemiyor.
review-asks = { $count ->
    [one] { $turns }. sıradaki kararın sana pahalıya mal oldu. Şimdi ne yapardın?
   *[other] Sana en pahalıya mal olan { $count } karar şu sıralarda: { $turns }. Şimdi ne yapardın?
}
review-tell = Göster
review-never = Bunu sorma
review-ask = Yine sor
review-luck = Şans
review-grade = Not
review-grade-expert = Usta işi
review-grade-strong = Güçlü
review-grade-solid = Sağlam
review-grade-uneven = İnişli çıkışlı
review-grade-learning = Öğreniyorsun
review-grade-none = Karar yoktu
review-marks = 5 üzerinden { $count }
review-mostly = En çok kaybettiren: { $habit } ({ review-times }).
review-course = Başta { $first }, en çok { $most } ({ $turn }. sıra), sonda { $last }.
review-turns = Sıra
review-turn-number = { $turn }. sıra
review-gained = { $luck } taş
review-other = { $name } { $luck }
review-luck-why = Çektiğin taş: { $draws }. Bitmeye yaklaştıran: { $helped }; ortalama şansla { $expected } olurdu.
review-skill-why = { $decisions } kararından { $right } tanesi bir ustanınki kadar iyiydi. { $count ->
    [0] { $wrong ->
        [one] Öteki neredeyse hiçbir şey kaybettirmedi.
       *[other] Ötekiler neredeyse hiçbir şey kaybettirmedi.
      }
   *[other] { $wrong ->
        [one] Öteki { $sum } el kaybettirdi.
       *[other] Ötekiler toplamda { $sum } el kaybettirdi.
      }
  }
review-skill-all = { $decisions ->
    [0] Karar verilecek bir şey yoktu.
   *[other] { $decisions } kararının hepsi bir ustanınki kadar iyiydi.
  }
review-worst = En pahalıya mal olanlar
review-none = Sözü edilecek bir şey yok: bir usta da hemen hemen aynısını oynardı.
review-all = Kararların hepsi: { $count }
review-show = Masada göster
review-habits = En pahalıya mal olan alışkanlıklar
review-times = { $times } kez
review-rounds = El el
review-number = El
review-turn = { $turn }. sıra: { $what }

## Okey

review-note = Buradaki şans, eli kazanma şansıdır: bir usta onu, o anda görebildiklerine bakarak kestirir; atılan taşın sıradakine yarayabileceği kadarı düşülür. Şanslar toplanınca kazanılan el eder: %10’luk on hata bir galibiyete mal olur. Yüzde yarımdan azı yazılmaz.
review-cost = { $count ->
    [0] neredeyse hiç
   *[other] −{ $sum } el
  }
review-instead = { $there } yerine { $here }
review-curve = El boyunca kazanma şansın
review-held = Elindekiler: { $tiles }
review-did-draw = { $tile } alınmadı, desteden çekildi
review-did-take = yandan alındı: { $tile }
review-did-discard = atıldı: { $tile }
review-did-finish = şu taş atılıp bitildi: { $tile }
review-did-pass = pas geçildi
review-best-draw = Bir usta desteden çeker.
review-best-draw-left = Bir usta onu almaz, desteden çeker.
review-best-take = Bir usta onu alır.
review-best-discard = Bir usta şunu atar: { $tile }.
review-best-finish = Bir usta şunu atıp biter: { $tile }.
review-best-pass = Bir usta pas geçer.
review-why-unfinished = Elin tamamdı.
review-why-misdeclared = Elin tamam değildi.
review-why-took = Desteden gelecek taş daha çok umut veriyordu.
review-why-left = Desteden gelecek taştan daha çok umut veriyordu.
review-why-threwWild = Okey her taşın yerine geçer.
review-why-fed = Sıradakine yarayabilir: bu { $less } yerine { $gives } kaybettirir.
review-why-heldPairs = Çiftleri bırakmadın; oysa yedi çifte { $pairs }, seri ve gruplara { $melds } taş eksikti.
review-why-partedPair = En yakını yedi çiftti, sen bir çifti bozdun.
review-why-farther = Böylece { $there } yerine { $here } taş eksik kaldı.
review-why-fewer = Böylece işe yarayan { $more } yerine { $copies } taş kaldı.
review-why-later = İlk bakışta fark yok; ama sonraki çekişler daha az umut veriyor.
review-you = Sen
review-expert = Usta
review-both = Sen ve bir usta
review-chance = Şans
review-melds = Seri ve gruplar
review-pairs = Yedi çift
review-plan = { $missing ->
    [0] tamam
   *[other] { $missing } eksik, { $copies } yarar
  }
review-habit-unfinished = El tamamken bitmemek
review-habit-misdeclared = El tamam değilken bitmeye kalkmak
review-habit-took = Az yarayan bir taşı yandan almak
review-habit-left = Yarayan bir taşı yandan almamak
review-habit-threwWild = Okey atmak
review-habit-fed = Sıradakine yarayanı atmak
review-habit-heldPairs = Çiftleri fazla elde tutmak
review-habit-partedPair = Yedi çift yakınken çift bozmak
review-habit-farther = Gereken bir taşı atmak
review-habit-fewer = İşe yarayan taşları azaltmak
review-habit-later = Bir sonraki çekişten ötesini düşünmemek

## Rummi

review-jokers-why = Çektiğin taş: { $draws }. Aralarında joker: { $helped }; ortalama şansla { $expected } olurdu.
review-laid-why = Taş açabildiğin { $decisions } sıradan { $right } tanesinde bir usta kadar iyi oynadın. Ötekilerde ustanın açacağı taşlar ıstakanda kaldı: her sıra yeniden sayılınca { $lost }.
review-laid-cost = { $count ->
    [0] kayıp yok
   *[other] −{ $count } taş
  }
review-laid-note = Bir usta çoğu zaman bekler, hepsini birden açmak ister. O sırada taş açmak kayıp sayılmaz. Hepsini tutmak daha çok el kazandırıyorsa o da kayıp sayılmaz.
review-laid-curve = Ustanın açacağı, senin tuttuğun taşlar
review-laid-did = { $count ->
    [0] taş açılmadı
   *[other] { $count } taş açıldı
  }
review-laid-expert = Bir usta burada { $count } taş açar.
review-laid-waits = Bir usta burada bekler, sonra hepsini birden açar.
review-laid-keeps = Hepsini bekletip birden açmak, Zor rakiplere karşı 100 elde { $wins } (± { $within }) el daha kazandırıyor.
review-laid-habit-closed = İlk taşları açmamak
review-laid-habit-nothing = Uyan taş varken hiç açmamak
review-laid-habit-fewer = Açabileceğinden az taş açmak

## 101 Okey

okey101-moves-turn = Hamle
okey101-moves-drew = çekti
okey101-moves-took = yandan aldı
okey101-moves-returned = geri bıraktı
okey101-moves-opened-series = { $worth } açtı
okey101-moves-opened-pairs = { $worth } çift açtı
okey101-moves-misopened = yanlış açtı
okey101-moves-laid = indirdi
okey101-moves-added = işledi
okey101-moves-exchanged = okeyi aldı, yerine
okey101-moves-discarded = attı
okey101-moves-wentForPairs = çifte gidiyor
okey101-moves-called = işlek dedi
okey101-moves-passed = pas
okey101-moves-timedOut = süre doldu
okey101-why-label = { $number }. hamlede ne mümkündü?
okey101-why-nothing = Bu hamlede kaçan bir şey yok.
okey101-why-missed-series = Elini { $worth } ile açabilirdin. El o an bitseydi { $points } daha az yazılırdı.
okey101-why-missed-pairs = { $worth } çift açabilirdin. El o an bitseydi { $points } daha az yazılırdı.
okey101-why-missed-series-taken = Yandaki taşı ({ $tile }) alıp elini { $worth } ile açabilirdin. El o an bitseydi { $points } daha az yazılırdı.
okey101-why-missed-pairs-taken = Yandaki taşı ({ $tile }) alıp { $worth } çift açabilirdin. El o an bitseydi { $points } daha az yazılırdı.
okey101-why-free = Cezasız atılabilirdi: { $tiles }.
okey101-why-kept = Masada { $count } hamle daha yapsan elinden { $points } eksilirdi.
okey101-why-untaken = Yandaki taşı ({ $tile }) alıp masada kullanabilirdin.
okey101-why-costs = El sonuna kadar bunun bedeli yaklaşık { $points } ceza puanı (± { $within }).
okey101-why-even = O anda bunun el sonunda beklenene belirgin bir etkisi yoktu.
okey101-why-better = Atılacak daha iyi taş: { $best } (atılan: { $did }).
okey101-why-better-farther = Açmak için { $here } yerine { $there } taş eksik kalırdı.
okey101-why-better-fewer = İşe yarayan { $here } yerine { $there } görünmeyen taş kalırdı.
okey101-why-better-less = Elindeki serilerin toplamı { $here } yerine { $there } olurdu.
okey101-why-better-lower = Elinden daha büyük bir sayı eksilirdi.
okey101-why-better-later = Kalan taşlarla sonraki çekişlerden daha çok şey beklenirdi.
okey101-review-did-well = kaçan yok
okey101-review-did-unopened = kaçan açılış
okey101-review-did-penalty = gereksiz ceza
okey101-review-did-untaken = alınmayan işlek taş
okey101-review-did-kept = elde kalan taş
okey101-review-did-discard = daha iyi bir taş atılabilirdi
okey101-review-cost = { $lost } ceza puanı
okey101-review-luck = Çekilen her taş, gelebilecek bütün taşlarla, sonra beklenen ceza puanına göre karşılaştırılır. { $draws } çekişte { $helped } okey geldi; beklenen { $expected }.
okey101-review-gained-less = ortalamadan { $points } ceza puanı iyi
okey101-review-gained-more = ortalamadan { $points } ceza puanı kötü
okey101-review-gained-even = ortalama
okey101-review-skill = { $decisions } hamlenin { $right } tanesinde kaçan yok.{ $unopened ->
    [0] {""}
   *[other] {" "}Ötekilerin { $unopened } tanesinde elini açabilirdin.
  } El sonunda bunun beklenen bedeli { $lost } ceza puanı.
okey101-review-habit-unopened = Kaçan açılışlar
okey101-review-habit-penalty = Gereksiz cezalar
okey101-review-habit-untaken = Alınmayan işlek taşlar
okey101-review-habit-kept = Elde tutulan işlek taşlar
okey101-review-habit-discard = Daha iyisi varken atılan taşlar
okey101-review-note = Bir hamle, o anda senin taşlarınla ve masayla mümkün olana göre ölçülür; bilinemeyecek taşlar sayılmaz. Daha iyi hamlenin el sonuna kadar ne kazandırmasının beklendiği yazılır; bu, güçlü botların oynadığı binlerce elden öğrenildi. Yanındaki ± payından küçük olan fark sayılmaz. Gereksiz cezalar eklenir.
okey101-review-curve = Her hamleden sonra, el sonunda beklenen ceza puanı
