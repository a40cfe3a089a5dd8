### Türkçe Istaka: rakipler; biri sorulunca gelir.

## Düzeyler ve tarzlar

level-beginner = Acemi
level-easy = Kolay
level-medium = Orta
level-hard = Zor
level-expert = Usta
level-beginner-text = Kuralları bilir, çok şeyi gözden kaçırır, atılanları unutur.
level-easy-text = Daha az kaçırır. Acemiye karşı on elin yedisini kazanır.
level-medium-text = Seyrek kaçırır, son atılan taşları aklında tutar. Kolaya karşı üç elin ikisini kazanır.
level-hard-text = Bütün taşları sayar, hiçbirini unutmaz. Ortaya karşı on elin altısını kazanır.
level-expert-text = Gelebilecek her taşı ve sıradakinin neyi alabileceğini tartar. Zordan biraz iyidir: şansın payı büyüktür.
level-beginner-text-rummi = Istakasında hazır duran perleri açar, tek tek taş işler; ama çok şeyi gözden kaçırır.
level-easy-text-rummi = Perleri birer birer yeniden kurar, ara sıra bir taşı gözden kaçırır. Acemiye karşı on elin sekizini kazanır.
level-medium-text-rummi = Tek bir perle ne yapılabilirse görür, kimi zaman bütün masayı da. Kolaya karşı on elin yedisini kazanır.
level-hard-text-rummi = Bütün masadaki en iyi hamleyi hep görür. Ortaya karşı on elin yedisini kazanır.
level-expert-text-rummi = O da hepsini görür; başkalarının işine yarayacak taşları elinde tutar, elinde yalnız bir iki taş kalacaksa bekler. Zora karşı on elin altısını kazanır.
style-careful = dikkatli
style-quick = hızlı
style-pairs = çift toplar
style-patient = sabırlı
style-careful-text = Dikkatli: sıradakinin işine yarayacak taşı atmaz, yandan az alır.
style-quick-text = Hızlı: yandan çok alır, çabuk atar, ileriyi pek düşünmez.
style-pairs-text = Çift toplar: eşleri saklar, fırsat buldukça çifte gider.
style-patient-text = Sabırlı: bu oyunda beklemeye değer bir şey yoktur, kendi düzeyindeki diğerleri gibi oynar.
style-careful-text-rummi = Dikkatli: acele etmez, önce sayısı en yüksek taşlardan kurtulur.
style-quick-text-rummi = Hızlı: çabuk oynar, açabileceği taşları ara sıra gözden kaçırır.
style-pairs-text-rummi = Çift toplar: bu oyunda çift yoktur, kendi düzeyindeki diğerleri gibi oynar.
style-patient-text-rummi = Sabırlı: elindekilerin neredeyse hepsini birden açana kadar taş çeker. Böylece düzeyinden beklenenden daha sık kazanır, ama masada pek bir şey olmaz.
tempo-plain = sakin
tempo-quick = hızlı oynar
tempo-careful = acele etmez
tempo-expert = gerektiğinde düşünür
line-osman = Taş atmadan önce çayını soğutur.
line-nermin = Kimin ne attığını unutmaz, gülümser.
line-elif = Sen bakmadan atmış olur.
line-cem = Parlayan her taşı alır, çoğu zaman da haklı çıkar.
line-ayten = Eli ne derse desin, çifte inanır.
line-kemal = Yedinci çifti bekler, çoğu zaman da bulur.
line-sabri = “Sabrın sonu selamet” der, bir taş daha çeker.
line-feride = Sonunu çoktan görmüştür.
manner = { $level }, { $style }

## Seçim

opponents = Rakipler
opponents-peers = Benim kadar güçlü
peers-look = Oynadığın eller inceleniyor …
peers-early = Gücünü söylemek için erken: önce altmış kadar el oyna.
peers-chosen = Bu rakipler aşağı yukarı senin kadar güçlü.
opponents-each = Tek tek seç
opponents-characters = Karakterler
opponents-levels = Düzeyler
opponent-usual = Yukarıdaki gibi: { $level }
opponent-character = { $name } · { $level }
opponent-note = Rakipler yalnızca onların yerinde olsan göreceğin kadarını görür.

## Bir hamlenin nedeni

why-held = { $name } elinde şunları tutuyordu:
why-earlier = Önceki
why-later = Sonraki
why-drew-wild = Yandan alındı: { $tile }. Her taşın yerine geçer.
why-drew-nearer = { $after ->
    [0] Yandan alındı: { $tile }. Eksik olan son taştı.
   *[other] Yandan alındı: { $tile }. Böylece { $before } yerine { $after } taş eksik kaldı.
  }
why-drew-richer = Yandan alındı: { $tile }. El yaklaşmadı, ama { $now } yerine { $then } taş yarar oldu.
why-drew-twin = Yandan alındı: { $tile }. Eldeki bir taşın eşi; çifte gidiyordu.
why-drew-frees = Yandan alındı: { $tile }. Onunla okey atarak bitilebilirdi, bu iki kat sayılır.
why-drew-hope = Boş umutla alındı: { $tile }. Bir taşa uyuyor, ama eli yaklaştırmıyor.
why-drew-promising = Yandan alındı: { $tile }. Eli yaklaştırmıyordu, ama desteden gelecek taş kadar değerliydi.
why-drew-rash = Yandan alındı: { $tile }. Oysa desteden gelecek taş daha çok umut veriyordu.
why-drew-useless = Alınmadı: { $tile }. Eli yaklaştırmıyordu.
why-drew-missed = Alınmadı: { $tile }. Eli yaklaştırmıyordu, ama desteden gelecek taştan daha çok umut veriyordu.
why-drew-noTwin = Alınmadı: { $tile }. Elde eşi yoktu; çifte gidiyordu.
why-drew-reserve = Alınmadı: { $tile }. Yarayacaktı, ama { $now } taş daha yarıyordu, neyin gerektiğini de kimse görmedi.
why-drew-narrow = Alınmadı: { $tile }. El yaklaşacaktı, ama { $now } yerine yalnız { $then } taş yarayacaktı.
why-drew-ahead = Alınmadı: { $tile }. { $name } gelebilecek her taşı tarttı: çekmenin şansı daha yüksekti.
why-drew-even = Alınmadı: { $tile }. El yaklaşacaktı, ama desteden gelecek taş da o kadar umut veriyordu.
why-drew-overlooked = { $after ->
    [0] Gözden kaçtı: { $tile }. Onunla el tamam olacaktı.
   *[other] Gözden kaçtı: { $tile }. Onunla { $before } yerine { $after } taş eksik kalacaktı.
  }
why-threw-finish = El tamamdı.
why-threw-misdeclared = El tamam değildi.
why-threw-pass = Deste bitmişti, bu taş da eli tamamlamıyordu.
why-threw-waited = { $name } bitebilirdi, ama okeye döndü: okey atarak bitmek iki kat sayılır.
why-threw-refrained = { $name } bitebilirdi, ama oyunun durumuna göre bu daha çok bir başkasına yarardı.
why-out = Böylece şunlar elenirdi: { $names }.
why-threw-best = Daha iyi bir atış yoktu.
why-best-nearer = İkinci seçenekte ({ $next }) { $here } yerine { $there } taş eksik kalırdı.
why-best-more = İşe yarayan { $copies } taş kaldı; ikinci seçenekte ({ $next }) { $fewer }.
why-best-equal = { $copies ->
    [0] Şu da aynıydı: { $next }.
   *[other] İşe yarayan { $copies } taş kaldı; şu da aynıydı: { $next }.
  }
why-threw-careful = Dikkatli davranıp atmadı: { $better }. Sıradakine yarayabilirdi.
why-threw-pairs = { $name } çift topluyordu.
why-threw-ahead = { $name } gelebilecek her taşı tarttı: bu atışın şansı daha yüksekti.
why-threw-even = Neredeyse hiçbir şey yitirmedi.
why-threw-near = { $name } bir sonraki çekişten ötesine bakmadı.
why-threw-unwary = { $name } bu taşın sıradakine yarayıp yaramayacağını düşünmedi.
why-threw-overlooked = Gözden kaçtı: bu taş gerekliydi.
why-threw-forgot = { $name } hangi taşların gittiğini unutmuştu.
why-threw-misjudged = { $name } kaç taşın yarayacağını yanlış kestirdi.
why-better-nearer = { $there ->
    [0] Şu atılsaydı { $here } yerine hiç taş eksik kalmazdı: { $better }.
   *[other] Şu atılsaydı { $here } yerine { $there } taş eksik kalırdı: { $better }.
  }
why-better-more = Şu atılsaydı işe yarayan { $more } taş daha kalırdı: { $better }.
why-better-chance = Şu atılsaydı eli kazanma şansı daha yüksek olurdu: { $better }.
why-leaves = { $count ->
    [0] Sonra hiç taş eksik değildi.
   *[other] Sonra { $count } taş eksikti; { $name } görmediği { $copies } taştan birini bekliyordu:
  }
