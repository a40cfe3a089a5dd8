### Türkçe Istaka: Okey masada.

## What to do now

prompt-start = Sen başlıyorsun: attıklarının üstüne bir taş at
prompt-start-short = Sen başlıyorsun: bir taş at
prompt-finish = Elin tamam: bitebilirsin
prompt-last-chance = Deste bitti: yandan alıp bit ({ $tile }) ya da pas geç
prompt-last-chance-short = Deste bitti: alıp bit ({ $tile }) ya da pas geç
prompt-pass = Deste bitti, bu taşla da bitemezsin: pas geç
prompt-pass-short = Deste bitti: pas geç

## Hints

hint-because-showTwin = Göstergenin eşi, yani aynısı sende; göstermek de bedava
hint-because-finish = Bu taş ({ $tile }) olmadan elin tamam
hint-because-finishing = Bu taşla elin tamam oluyor
hint-because-complete = Elin tamam: hangi taşı çeksen bitersin
hint-because-complete-short = Elin tamam: her taş olur
hint-because-taken = Eline destedeki taşların çoğundan daha iyi gidiyor
hint-because-taken-short = Destedeki taşların çoğundan iyi
hint-because-taken-whole = Şunlarla tamam oluyor: { $tiles }
hint-because-taken-begun = Şunlara uyuyor: { $tiles }
hint-because-draw = Atılan taş ({ $tile }) seni yaklaştırmıyor
hint-because-draw-ahead = Atılan taş ({ $tile }) seni yaklaştırır, ama desteden gelecek taş daha çok umut veriyor
hint-because-draw-ahead-short = Desteden gelecek taş daha umutlu
hint-because-alone = Bu taş ({ $tile }) topladığın hiçbir şeye uymuyor
hint-because-beside = Şunlara uyuyor: { $tiles }; ama bu taş ({ $tile }) seni yaklaştırmıyor
hint-because-begun = Bu taş ({ $tile }) gidebilir: ona uyan taşın gelmesi zor
hint-because-meld = Bu taş ({ $tile }) olmadan da perlerin duruyor
hint-because-long = Bu taş ({ $tile }) olmadan da şunlar per kalır: { $tiles }
hint-because-single = Çifte gidiyorsun, bu taşın ({ $tile }) eşi yok
hint-because-pair = Çifte gidiyorsun, bu çift gidebilir
hint-keep = { $because }; şunları tut: { $tiles }, { $completing } gelirse tamam
hint-keep-short = Kalsın: { $tiles }, { $completing } gelirse tamam
hint-waits = { $because }; beklediğin: { $completing } ({ $tiles } için)
hint-waits-short = Beklediğin: { $completing } ({ $tiles } için)
hint-why-showTwin-down = Bununla her rakipten { $points } düşer
hint-why-showTwin-own = Bununla kendinden { $points } düşersin
hint-why-showTwin = Her rakibe { $points } ceza puanı yazılır
hint-way = { $plan ->
    [pairs] Çifte giderken:{" "}
   *[melds] {""}
  }
hint-way-short = { $plan ->
    [pairs] Çifte giderken:{" "}
   *[melds] {""}
  }
hint-why-take = { hint-way }Onunla { $before } yerine { $after } taş eksiğin kalır; sonra { $copies } taş işine yarar
hint-why-take-short = { hint-way-short }{ $before } yerine { $after } eksik; sonra { $copies } taş yarar
hint-why-take-finish = Elini tamamlar: her rakibe { points }
hint-why-take-finish-short = Elin tamam olur: herkese { points }
hint-why-take-finish-down = Elini tamamlar: her rakipten { $points } düşer
hint-why-take-finish-own = Elini tamamlar: kendinden { $points } düşersin
hint-why-draw = { hint-way }Atılan { $tile } seni yaklaştırmaz; görmediğin { $copies } taş yaklaştırır
hint-why-draw-short = { hint-way-short }O taş işine yaramaz; görmediğin { $copies } taş yarar
hint-why-draw-complete = Okeye dönüyorsun: hangi taş gelse elin tamam, okey atarak bitersen iki kat sayılır
hint-why-draw-complete-short = Okeye dönüyorsun: her taş olur
hint-why-discard = { $plan ->
    [pairs] Çifte giderken işine yarayan { $copies } taş kalır; ikinci seçenekte ({ $tile }) { $fewer }
   *[melds] İşine yarayan { $copies } taş kalır; ikinci seçenekte ({ $tile }) { $fewer }
  }
hint-why-discard-short = { hint-way-short }{ $copies } taş yarar, başkasında en çok { $fewer }
hint-why-take-richer = { hint-way }Seni yaklaştırmaz, ama sonra { $copies } taş işine yarar
hint-why-take-richer-short = { hint-way-short }Sonra { $copies } taş yarar
hint-why-draw-ahead = { hint-way }Görmediğin { $copies } taş, atılandan ({ $tile }) daha çok umut verir
hint-why-draw-ahead-short = { hint-way-short }Görmediğin { $copies } taş daha umutlu
hint-why-discard-ahead = { hint-way }İşine yarayan { $copies } taş kalır, şunu atsan { $fewer }: { $tile }; ama sonraki çekişler ve sıradaki oyuncu da sayılır
hint-why-discard-ahead-short = { hint-way-short }{ $copies } taş yarar, öbüründe { $fewer }; sonraki çekişler de sayılır
hint-why-discard-equal = { $plan ->
    [pairs] Çifte giderken işine yarayan { $copies } taş kalır; şu da aynı: { $tile }
   *[melds] İşine yarayan { $copies } taş kalır; şu da aynı: { $tile }
  }
hint-why-discard-equal-short = { hint-way-short }{ $copies } taş yarar; şu da aynı: { $tile }
hint-why-discard-but = { hint-why-discard-equal }; ama { $but }
hint-why-discard-but-short = { hint-way-short }Şu da aynı: { $tile }; ama { $brief }
hint-but-threw = { $name } zaten { $tiles } attı
hint-but-took = { $name } şunu aldı: { $tiles }; o da ona uyar
hint-but-rarer = ona uyan daha çok taş { $name } tarafında olabilir
hint-but-rarer-short = ona uyan daha çok taş var
hint-but-likely = { $name } onu alabilir
hint-why-discard-only = { hint-way }{ $count } taş eksiğin kalır, { $copies } taş işine yarar; başka her taş seni geri götürür
hint-why-discard-only-short = { hint-way-short }{ $count } eksik kalır; başkası geri götürür
hint-why-finish = Her rakibe { points }
hint-why-finish-okey = Okey atarak bitmek iki kat sayılır: her rakibe { points }
hint-why-finish-okey-short = Okey iki kat: herkese { points }
hint-why-finish-pairs = Çiftten bitmek iki kat sayılır: her rakibe { points }
hint-why-finish-pairs-short = Çiftten bitiş iki kat: herkese { points }
hint-why-finish-both = Çiftten, okey atarak bitmek: her rakibe { points }
hint-why-finish-both-short = Çift ve okey: herkese { points }
hint-why-finish-down = Her rakipten { $points } düşer
hint-why-finish-okey-down = Okey atmak iki kat: her rakipten { $points } düşer
hint-why-finish-pairs-down = Çift iki kat: her rakipten { $points } düşer
hint-why-finish-both-down = Çift ve okey: her rakipten { $points } düşer
hint-why-finish-own = Kendinden { $points } düşersin
hint-why-finish-okey-own = Okey atmak iki kat: { $points } düşersin
hint-why-finish-pairs-own = Çift iki kat: { $points } düşersin
hint-why-finish-both-own = Çift ve okey: { $points } düşersin
hint-why-pass = Deste bitti, bu taş da ({ $tile }) elini tamamlamıyor
hint-why-pass-short = Bu taş elini tamamlamıyor
hint-why-take-win = Elini tamamlar: eli kazanırsın
hint-why-draw-win = Elin tamam: hangi taş gelse olur
hint-why-finish-win = Eli kazandırır

## The indicator, its twin, and wrong declarations

notice-twin = { $name } gösterge gösterdi: her rakibe { points }
notice-twin-short = { $name } gösterge gösterdi: her rakibe { points }
notice-you-twin = Gösterge gösterdin: her rakibe { points }
notice-you-twin-short = Gösterge gösterdin: her rakibe { points }
notice-twin-down = { $name } gösterge gösterdi: her rakipten −{ $points }
notice-you-twin-down = Gösterge gösterdin: her rakipten −{ $points }
notice-twin-own = { $name } gösterge gösterdi: kendinden −{ $points }
notice-you-twin-own = Gösterge gösterdin: kendinden −{ $points }
thing-indicator-odd = Gösterge olarak sahte okey açıldı. Bu elin okeyi: { $okey }.
lesson-twin = { $name } göstergenin eşini gösterdi: bu, rakiplere ceza puanı yazdırır
notice-strict = { $count } taş eksik, atılacak taş: { $tile }. Elini gösterip { points } alacak mısın?
notice-strict-down = { $count } taş eksik, atılacak taş: { $tile }. Elini gösterip { $points } sayı verecek misin?
notice-misdeclared = { $name } tamamlanmamış el açtı: { points }
notice-you-misdeclared = Elin tamam değildi: { points }
notice-misdeclared-down = { $name } tamamlanmamış el açtı: −{ $points }
notice-you-misdeclared-down = Elin tamam değildi: −{ $points }
notice-okey-dead = Bu okey, atarsan kimse alamaz. Atılsın mı?
notice-false-joker = Gösterge sahte okey: tek okey öteki sahte okeydir
