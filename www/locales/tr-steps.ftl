### Derslerin adımları, Türkçe.

learn-add-keys = Şimdi uyduğu seride Enter’a bas.

## Okey

learn-first-okey-1 = Aynı renkten sıralı taşlar seri olur. { $a } taşına dokun.
learn-first-okey-1-keys = { $tiles } seri olur. Yan yana koymak için Enter’a bas.
learn-first-okey-2 = Aynı sayı, farklı renkler: grup olur. { $a } taşına dokun.
learn-first-okey-2-keys = { $tiles } grup olur. Yan yana koymak için Enter’a bas.
learn-first-okey-3 = Sıran gelince önce taş alırsın. { $previous } { $a } attı: onu al.
learn-first-okey-4 = Her sıra bir taş atarak biter. { $a } uymuyor: onu at.
learn-first-okey-5 = { $a } hiçbir yere uymuyor. Bu kez desteden çek.
learn-first-okey-6 = Yıldızlı taş okeydir: her taşın yerine geçer. Ona dokun.
learn-first-okey-6-keys = Okey her taşın yerine geçer, burada 12’nin. Enter’a bas.
learn-first-okey-7 = { $a } dışında hepsi tamam. “{ $main }” düğmesine bas ve kazan.
learn-first-okey-8 = Kazandın. İlk gerçek elinde ipuçları sana yardım eder.
learn-first-okey-8-keys = Kazandın. İlk gerçek elinde ipuçları sana yardım eder: Enter’a bas.

learn-tiles-1 = 14 taşının hepsini ilk kim seri ve grup yaparsa eli o kazanır. Dört renkte 1’den 13’e kadar sayılar ikişer tanedir, iki taş daha var. Seninkileri yalnızca sen görürsün.
learn-tiles-2 = Bir taş açık durur: gösterge, bugün { $a }. Oyuna girmez; yalnızca okeyin hangi taş olduğunu gösterir.
learn-tiles-3 = Okey, aynı rengin bir sonraki sayısıdır: bugün { $a }. İkisi de okeydir: hangi taş gerekiyorsa onun yerine geçer.
learn-tiles-4 = Elinde bir okey var: { $a }. Onu { $b } ile { $c } arasına koy: { $keys ->
    [no] sürükle.
   *[yes] sürükle ya da Shift ve ok tuşlarıyla taşı.
  }
learn-tiles-5 = Güzel. Okey burada { $a } yerine geçiyor. Böyle birbirine uyan taşların altına çizgi çekilir.
learn-tiles-5-keys = Güzel. Okey burada { $a } yerine geçiyor. E tuşu elini birbirine uyanlara göre okur.

learn-turn-1 = Oyuncular sırayla oynar. { $previous } az önce bir taş attı. Şimdi sıra sende.
learn-turn-2 = Önce bir taş çek: desteye, kapalı duran taşlara dokun.
learn-turn-2-keys = Önce bir taş çek: D tuşuna bas.
learn-turn-3 = Şimdi on beş taşın var; hiçbir işe yaramayan birini, işaretlilerden birini at: { $keys ->
    [no] iki kez dokun ya da kendi yığınına sürükle.
   *[yes] iki kez dokun, kendi yığınına sürükle ya da üstünde Enter’a bas.
  }
learn-turn-3-keys = Şimdi on beş taşın var. Birini at: ipucu olan bir taşta Enter’a bas.
learn-turn-4 = { $previous } attı: { $a }. Sende { $b } ve { $c } var. Desteden çekmek yerine onu yandan alabilirsin: üstüne dokun.
learn-turn-4-keys = Sende { $b } ve { $c } var. Çekmek yerine { $a } taşını al: T tuşuna bas.
learn-turn-5 = Yandan alan da bir taş atar. Hangisini istersen at.
learn-turn-6 = Bir sıra böyledir: taş çek ya da al, bir taş at. Yalnızca senden önceki oyuncunun az önce attığı taşı alabilirsin.

learn-runs-1 = Seri, aynı renkten ardışık üç ya da daha çok sayıdır. On dört taşının hepsi serilerde ya da gruplarda olmalı.
learn-runs-2 = { $a } taşlarını yan yana diz.
learn-runs-3 = 13’ten sonra 1 gelebilir. { $a } taşını { $b } taşının arkasına koy. Ötesi yok: 13, 1, 2 seri olmaz.
learn-runs-4 = Tek bir taş eksik. Çek.
learn-runs-5 = Beklenen taş geldi: { $a }. { $b } dışında bütün taşların serilerde: onunla bit. “{ $main }” düğmesine bas ya da taşı göstergenin üstüne sürükle.
learn-runs-6 = Eli kazandın: on dört taşla dört seri, on beşinciyi atıp bittin. Ötekilerin her biri 2 ceza puanı yazar.

learn-groups-1 = Grup, aynı sayının her biri başka renkten üç ya da dört taşıdır.
learn-groups-2 = { $a } taşını { $b } taşlarının yanına koy: dörtlü bir grup.
learn-groups-3 = Hiçbir renk iki kez olamaz: { $a } ile { $b } grup olmaz; beşinci taş da hiç uymaz.
learn-groups-4 = Üçüncü renkten bir 8 eksik; { $previous } az önce tam onu attı: { $a }. Onu al.
learn-groups-5 = Şimdi hepsi oturdu, bir { $a } fazla: onunla bit.
learn-groups-6 = Yine kazandın. Seriler ve gruplar istediğin gibi karışabilir; yeter ki on dört taşın hepsi yerini bulsun.

learn-false-joker-1 = İki taşın üstünde sayı değil yıldız var: sahte okeyler. İkisi de sende.
learn-false-joker-1-keys = İki taşın sayısı yok: sahte okeyler. İkisi de sende.
learn-false-joker-2 = Sahte okey her taşın yerine geçmez. Okeyin boşalan yerini alır: bugün ikisi de sıradan birer { $a }.
learn-false-joker-3 = Birini { $a } taşlarının önüne koy: seri oldu.
learn-false-joker-4 = Ötekini { $a } taşlarının yanına koy: 7’lerden bir grup.
learn-false-joker-5 = Bir taş eksik. Çek.
learn-false-joker-6 = { $a } ilk seriyi uzatıyor. { $b } ile bit.
learn-false-joker-7 = Kazandın. Sonraki elde başka bir taş açılırsa sahte okeyler de başka bir taş olur.

learn-finish-1 = Sıra sendeyken on beş taşla bitilir: on dördü serilerde ve gruplarda durur, on beşinciyi kendi yığınına değil göstergenin üstüne atarsın.
learn-finish-2 = Burada bir taş eksik. Çek.
learn-finish-3 = On beşi de uyuyor; biri, hiçbir per bozulmadan gitmeli: serinin ucundaki { $a } ya da { $b }, ya da dört 9’dan biri. Bunlardan biriyle bit.
learn-finish-4 = Ötekilerin her biri 2 ceza puanı yazar. 20’yi aşan elenir, en son kalan oyunu kazanır. Erken bitmeye kalkarsan bir şey kaybetmezsin.

learn-okey-last-1 = Elinde bir okey var: { $a }. Ne çeksen bitebilirsin. Ama okey atarak biten iki katını yazdırır.
learn-okey-last-2 = Bunun için öteki on dört taş okeysiz tamam olmalı. Çek.
learn-okey-last-3 = { $a } elini tamamladı. Fazla olan { $b }: onunla bit.
learn-okey-last-4 = Ötekilerin her biri 2 değil 4 ceza puanı yazar. Beklemeye değer mi, sen bilirsin: bu arada başkası bitebilir.

learn-pairs-1 = Bitmenin bir yolu daha var: ikişer eş taştan yedi çift. O zaman seriler ve gruplar sayılmaz.
learn-pairs-2 = İki sahte okey de bir çifttir. Okey ise her taşla çift olur.
learn-pairs-3 = Altı çiftin var. Çek.
learn-pairs-4 = Bir okey geldi: { $a }. { $b } ile çift oluyor. { $c } ile bit.
learn-pairs-5 = Çiftten bitmek de iki kat sayılır: ötekilerin her birine 4 ceza puanı. Çiftten, üstelik okey atarak bitersen 8.

learn-twin-1 = Her taştan iki tane var, göstergeden de: { $a } taşının eşi sana dağıtıldı.
learn-twin-2 = İlk taşını çekmeden göster: “{ $twin }” düğmesine bas.
learn-twin-3 = Eli kim kazanırsa kazansın, ötekilerin her birine hemen 1 ceza puanı yazıldı.
learn-twin-4 = Gösterge ıstakanda kalır. Şimdi oyna: bir taş çek.
learn-twin-5 = İlk taşını çektikten sonra geç olurdu. { $a } artık senin için sıradan bir taş; ama çift yapacak eşi yok.

learn-others-1 = Atılanı herkes gördü; kim ne alıyorsa ne topladığını belli eder. { $next } senin attığın { $a } taşını aldı.
learn-others-2 = { $a } alan, ya onun çevresinde bir seri ister ya da 5’lerden bir grup. Attığın taş { $next } için: { $b } ile { $c } bir süre sende kalsın.
learn-others-3 = Sıra sende: çek.
learn-others-4 = { $a } ile { $b } dışında istediğini at. Tehlikesiz olan { $c }: iki { SUFFIX($d, " dA") } masada, orada 1, 2, 3 ancak okeyle olur.
learn-others-5 = { $next } desteden çekmek zorunda kaldı. Her taşı atarken böyle bak: önce sana gerekli mi, sonra sıradakine yarar mı?

learn-round-1 = Şimdi kolay rakiplere karşı bütün bir el oyna. { $a } şimdiden bir seri; okey de gelebilir.
learn-round-2 = Biri bitene kadar çek ya da al, at, uyanları yan yana diz. “{ $hint }” her basışta biraz daha yardım eder; bitebileceğin zaman “{ $main }” altın rengi olur.
learn-round-2-keys = Biri bitene kadar çek ya da al, at, uyanları yan yana diz. H her basışta biraz daha yardım eder. E kaç taş eksik olduğunu söyler; F ile bitersin.
learn-round-3 = { $won ->
    [own] Eli kazandın. Gereken her şeyi biliyorsun: masada bir oyun seni bekliyor.
    [nobody] Kimse bitemeden deste tükendi, eli kazanan yok. Bir adım geri dönersen aynı eli yeniden oynarsın; masada bir oyun seni bekliyor.
   *[other] Önce { $winner } bitti, bu kez ceza puanını sen de yazdın. Bir adım geri dönersen aynı eli yeniden oynarsın; masada bir oyun seni bekliyor.
  }

## Rummi

learn-first-rummi-1 = Aynı renkten sıralı taşlar seri olur. { $a } taşına dokun.
learn-first-rummi-1-keys = { $tiles } seri olur. Yan yana koymak için Enter’a bas.
learn-first-rummi-2 = Aynı sayı, farklı renkler: grup olur. { $a } taşına dokun.
learn-first-rummi-2-keys = { $tiles } grup olur. Yan yana koymak için Enter’a bas.
learn-first-rummi-3 = Taşlarını ilk bitiren kazanır. Masaya koymak için bunlara dokun.
learn-first-rummi-3-keys = Taşlarını ilk bitiren kazanır. Seriyle grubu masaya koymak için Enter’a bas.
learn-first-rummi-4 = Elini açtın. Sıranı bitirmek için “{ $main }” düğmesine bas.
learn-first-rummi-5 = Masadaki perler (seri, grup) herkesindir. Eklemek için bunlara dokun.
learn-first-rummi-5-keys = Masadaki perler herkesindir. { $tiles } eklemek için Enter’a bas.
learn-first-rummi-6 = Bu ikisi de uyuyor. Onlara da dokun.
learn-first-rummi-6-keys = Bunlar da uyuyor: { $tiles }. Enter’a bas.
learn-first-rummi-7 = Masayı yeniden kurabilirsin: 7 ile 8’ine uyan { $a } taşına dokun.
learn-first-rummi-7-keys = Masayı yeniden kur: 7 ile 8’ine uyan { $a } taşında Enter’a bas.
learn-first-rummi-8 = Sıranı bitirmek için “{ $main }” düğmesine bas.
learn-first-rummi-9 = Hiçbir taşın uymuyor: desteden çek. Böylece sıran biter.
learn-first-rummi-10 = Joker geldi: her taşın yerine geçer. Ona dokun.
learn-first-rummi-10-keys = Joker her taşın yerine geçer, burada 6’nın. Enter’a bas.
learn-first-rummi-11 = Bunlar son taşların. Masaya koy.
learn-first-rummi-11-keys = Bunlar son taşların. Masaya koymak için Enter’a bas.
learn-first-rummi-12 = “{ $main }” düğmesine bas ve kazan.
learn-first-rummi-13 = Kazandın. İlk gerçek elinde ipuçları sana yardım eder.
learn-first-rummi-13-keys = Kazandın. İlk gerçek elinde ipuçları sana yardım eder: Enter’a bas.

learn-opening-1 = Bu oyunda herkes masaya açar: masaya en az üç taşlık perler koyarsın. Istakasında taşı ilk biten eli kazanır.
learn-opening-2 = İlk açtığın en az 20 puan etmeli; her taş kendi sayısı kadar eder. { $a } bir grup, ama yalnızca 6 puan ediyor.
learn-opening-3 = { $a } 27 eder. Onları masaya koy: teker teker sürükle ya da seçip boş yere bas. Sonra “{ $main }” düğmesine bas.
learn-opening-4 = Açtın. Sıran gelince ya taş koyarsın ya da bir taş çekersin, ikisi birden olmaz. { $opposite } çekti.
learn-opening-5 = Koyabiliyorsun diye koyman gerekmez. Bu kez bir taş çek: desteye dokun.
learn-opening-5-keys = Koyabiliyorsun diye koyman gerekmez. Bu kez bir taş çek: D tuşuna bas.
learn-opening-6 = Artık açtığın için, ne kadar az ederse etsin, istediğin peri koyabilirsin.

learn-adding-1 = Açtıktan sonra masadaki perler herkesindir. { $opposite } şunları koydu: { $a }.
learn-adding-2 = Sendeki { $a }, { $b } taşlarının önüne uyuyor. { $keys ->
    [no] Oraya sürükle ya da ona, sonra yerine dokun.
   *[yes] Oraya sürükle ya da seçip klavyeyle yerini bul.
  } Sonra “{ $main }”.
learn-adding-3 = Sendeki { $a } öteki peri dörtlü grup yapar. Ekle ve “{ $main }” düğmesine bas.
learn-adding-4 = Şimdi elindeki hiçbir taş uymuyor. Taş koymayan çeker: çek.
learn-adding-5 = Önce masaya bak, sonra ıstakana: uyan tek bir taş, çekmeden geçen bir sıradır.

learn-rebuilding-1 = Masadaki taşların yerini de değiştirebilirsin; yeter ki sonunda bütün perler geçerli olsun ve masadan taş eksilmesin.
learn-rebuilding-2 = Sendeki { $a } bir 7 daha ister, { $b } ise bir yer. Masa böyleyken hiçbiri uymuyor.
learn-rebuilding-3 = { $a } taşını serisinden al, { $b } ile yan yana koy; { $c } serinin öteki ucuna. Sonra “{ $main }”.
learn-rebuilding-4 = Bir sırada üç taş gitti. Yerlerini değiştirirken her per neyi eksik, söyler; “Geri al” adım adım geri gider.

learn-jokers-1 = Joker her taşın yerine geçer. Burada senin serinde { $a } yerinde. Sonunda ıstakada kalan joker 50 eksi puan yazdırır.
learn-jokers-2 = { $a } sende: onu jokerin yerine koy. Joker boşa çıkar ama masada kalır: { $b } ile üçüncü 8 olarak koy. Sonra “{ $main }”.
learn-jokers-3 = Rummi için gereken bu kadar: aç, işle, yerini değiştir, jokeri yeniden kullan. Masada bir oyun seni bekliyor.

## 101 Okey

learn-first-okey101-1 = Aynı renkten sıralı taşlar seri olur. { $a } taşına dokun.
learn-first-okey101-1-keys = { $tiles } seri olur. Yan yana koymak için Enter’a bas.
learn-first-okey101-2 = Aynı sayı, farklı renkler: grup olur. { $a } taşına dokun.
learn-first-okey101-2-keys = { $tiles } grup olur. Yan yana koymak için Enter’a bas.
learn-first-okey101-3 = { $a } ile perlerin (seri, grup) toplam 85 ediyor. Onu al.
learn-first-okey101-4 = 81’den itibaren elini yere açabilirsin. “{ $main }” düğmesine bas.
learn-first-okey101-5 = Her sıra bir taş atarak biter. { $a } uymuyor: onu at.
learn-first-okey101-6 = { SUFFIX($opposite, " dA") } açtı. Sıra sende: önce desteden taş çek.
learn-first-okey101-7 = Yıldızlı taş okeydir: her taşın yerine geçer. Ona dokun.
learn-first-okey101-7-keys = Okey her taşın yerine geçer, burada 12’nin. Enter’a bas.
learn-first-okey101-8 = Bu da bir seri. “{ $main }” düğmesine bas.
learn-first-okey101-9 = Başkalarının serilerine de taş işlenir. { $a } taşına dokun.
learn-first-okey101-9-keys = Başkalarının serilerine de taş işlenir. { $a } işlemek için Enter’a bas.
learn-first-okey101-10 = Yalnızca { $a } kaldı. Onu at ve kazan.
learn-first-okey101-11 = Kazandın. İlk gerçek elinde ipuçları sana yardım eder.
learn-first-okey101-11-keys = Kazandın. İlk gerçek elinde ipuçları sana yardım eder: Enter’a bas.

learn-hundred-1 = Herkes masaya per indirir, perlere taş işler. İlk indirdiğin, el açmandır: seri ve gruplar birlikte en az 101 etmeli, her taş kendi sayısı kadar. { $a } 36 eder.
learn-hundred-2 = Bir 36 daha ve dört tane 7 ile elinde 100 var: bir eksik. { $a } 28 eden bir grup. Nerede olduğun hep adının yanında yazar.
learn-hundred-3 = İlk oynayanın 22 taşı vardır ve çekmez. Hiçbir şeye uymayan birini at, örneğin { $a }: { $keys ->
    [no] iki kez dokun ya da yığınına sürükle.
   *[yes] iki kez dokun, yığınına sürükle ya da üstünde Enter’a bas.
  }
learn-hundred-4 = { SUFFIX($opposite, " dA") } açamadı. Çek.
learn-hundred-5 = { $a } ilk seriyi uzatıyor, perlerin 110 ediyor. “{ $main }” düğmesine bas.
learn-hundred-6 = El açtın. Ne indirirsen indir, her sıra bir taş atarak biter. İstediğin taşı at.
learn-hundred-7 = Artık ne kadar ederse etsin seri ve grup indirebilirsin. Başkası biterse açmamış olan 202 yazar; sen yalnız elinde kalanı.

learn-five-pairs-1 = El açmanın bir yolu daha var: sayıları ne olursa olsun beş çift eş taş. Sahte okeyler de çifttir: { $a }. Gerçek okey ise her taşla çift olur.
learn-five-pairs-2 = Elinde tam beş çift var. Dört olsa kabul edilmezdi. “{ $main }” düğmesine bas.
learn-five-pairs-3 = Artık başka çiftler indirebilir, ötekilerin seri ve gruplarına taş işleyebilirsin; ama kendin per indiremezsin, { $a } bile olmaz. Bir taş at.
learn-five-pairs-4 = Sonunda elinde kalan taşlar iki kat sayılır, bu yüzden çifte gitmek riskli. Ama sen bitersen ötekilerin yazdığı da ikiye katlanır.

learn-take-and-use-1 = { $opposite } { $a } attı, sende { $b } var. Çekmek yerine onu alabilirsin; ama bu sırada kullanman gerekir. Açmadıysan, onunla açman demektir.
learn-take-and-use-2 = { $a } ile 105 oluyor. Al.
learn-take-and-use-3 = { $a } masaya inene kadar taş atamazsın. “{ $main }” düğmesine bas.
learn-take-and-use-4 = Kullandın. Şimdi bir taş at.
learn-take-and-use-5 = Aldığın taşı kullanamayacaksan geri bırak, desteden çek. Burada bedeli yok; kimi masalarda 101 yazılır.

learn-playable-1 = İkiniz de açtınız. Masadaki perler herkesindir: { $a } gibi bir serinin iki ucuna ya da üçlü bir gruba birer taş işlenir.
learn-playable-2 = Her zamanki gibi önce çek.
learn-playable-3 = Sendeki { $a }, { $b } taşlarının arkasına uyuyor. { $keys ->
    [no] Oraya sürükle ya da önce taşa, sonra seriye dokun.
   *[yes] Oraya sürükle ya da önce taşa, sonra seriye dokun; klavyeyle seçip yerini bul.
  }
learn-playable-4 = { SUFFIX($a, " dA") } { $b } taşlarının önüne uyuyor. Böyle taşa işlek denir: işlek taş atan 101 ceza yer. Başka bir taş at.
learn-playable-5 = Her taştan önce masaya bak. Ceza, açmamış olana da yazılır. Yalnız eli bitiren taş cezasızdır.

learn-exchange-1 = { $opposite } bir seride okeyi, { $a } taşını, { $b } yerine koymuş. Açmış olan, tam o taşı yerine koyup okeyi alabilir.
learn-exchange-2 = O taş sende. Önce çek.
learn-exchange-3 = { $a } taşını okeyin üstüne koy: sürükle ya da önce taşı, sonra okeyi seç.
learn-exchange-3-keys = { $a } taşını boşlukla seç. Yukarı okla okeyin serisine git, Enter’a bas.
learn-exchange-4 = { $a } artık senin, yine her taşın yerine geçer. Onu sakla, başka bir taş at. Okey atmak, onunla bitmiyorsan, 101 cezadır.
learn-exchange-5 = El bittiğinde elinde kalan okey de 101 yazdırır. Gruptaki okey ancak dört renk de oradaysa alınır.

learn-last-okey-1 = Açtın, elinde tek taş kaldı: okey, { $a }. Atmadan önce çekmen gerekir.
learn-last-okey-2 = Çek.
learn-last-okey-3 = { $a } siyah seriye uyuyor. İşle: son taşın { $b } olur.
learn-last-okey-4 = Okey atmak 101 cezadır, ama eli bitirirse değil. { $a } taşını at.
learn-last-okey-5 = Bittin. −101 yazarsın; son taş okey olduğu için her şey iki kat: sana −202, açmamış olan { $opposite } için 202 değil 404. Toplamı en düşük olan oyunu kazanır.
