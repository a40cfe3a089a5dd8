### Istaka Türkçe: oynarken söylenenler.

## Tiles as cards

card = { $color ->
    [R] kupa
    [Y] karo
    [B] sinek
   *[K] maça
  } { $number ->
    [1] ası
    [11] valesi
    [12] kızı
    [13] papazı
   *[other] { $number }
  }

## What happened

said-drew = { $name } desteden çekti.
said-took = { $name } yandan { $tile } aldı.
said-discarded = { $name } { $tile } attı.
said-showed = { $name } gösterge gösterdi.
said-passed = { $name } pas geçti.
said-declared = { $name } { $tile } atarak bitti.
said-misdeclared = { $name } tamamlanmamış elini açtı ve { $tile } attı.
said-you-drew = Sen { $tile } çektin.
said-you-took = Yandan { $tile } aldın.
said-you-discarded = Sen { $tile } attın.
said-you-showed = Gösterge gösterdin.
said-you-passed = Pas geçtin.
said-you-declared = Sen { $tile } atarak bittin.
said-you-misdeclared = Tamamlanmamış elini açtın ve { $tile } attın.
said-your-turn = Sıra sende.
said-step = Devam etmek için N tuşuna bas.
said-step-button = Sonraki hamle için Devam düğmesine bas.
said-between = { $tile }: { $left } ile { $right } arasında
said-behind = { $tile }: { $left } taşından sonra
said-before = { $tile }: { $right } taşından önce
said-apart = { $tile }, ayrı
tell-stock = Destede { $count } taş
tell-far = { $count ->
    [0] Elin tamam
   *[other] { $count } taş eksik
  }
said-by-runs = Serilere göre dizildi.
said-by-groups = Gruplara göre dizildi.
said-by-pairs = Çift çift dizildi.
said-by-best = En iyi şekilde dizildi.
said-close-up = Istaka toparlandı.
tell-nothing = Henüz oynanmadı.
tell-left = Kalan: { $tiles }
said-picked = Seçili taşlar: { $tiles }

## Refusals: what is wrong and what would help

refused-notYourTurn = Henüz sıra sende değil
refused-drawFirst = Önce bir taş çek
refused-alreadyDrawn = Taşını aldın: şimdi bir taş at
refused-startsByDiscard = On beş taşla başlıyorsun: çekmeden bir taş at
refused-nothingToTake = Yandan alınacak taş yok
refused-nothingToUndo = Artık geri alınamaz
refused-stockEmpty = Deste bitti
refused-notInHand = Bu taş ıstakanda değil
refused-handIncomplete = Elin tamam değil. Bu dizilişte uymayan: { $tiles }
refused-last = { $refusal }. Atılacak taş: { $tile }
refused-handIncomplete-many = Elin tamam değil: bu dizilişte { $count } taş uymuyor
refused-twinNotDealt = Göstergenin eşi sana gelmedi
refused-twinTooLate = Artık çok geç: gösterge yalnızca elin başında gösterilir
refused-twinWouldWin = Son sayı ancak bitilerek düşülür
refused-twinAlreadyShown = Göstergeyi zaten gösterdin
refused-roundOver = El bitti
refused-unlit = Önce parlayan taşı ya da düğmeyi kullan
refused-taught = Burada ipucu yok: dersin dediğini yap
refused-roundRunning = El sürüyor
refused-matchOver = Oyun bitti: yeni bir oyun başlat
refused-mustFinish = Bu taş yalnızca hemen bitmek için alınabilir
refused-wildOnlyToFinish = Okey yalnızca biterken atılabilir
refused-wildIsDead = Atılan okey burada alınamaz
refused-wouldNotFinish = Bu taşla bitemezsin: pas geç
refused-cannotPass = Yalnızca deste bitince pas geçebilirsin
refused-unknown = Bu şu anda yapılamaz
refused-isBot = Bu yerde bilgisayar oynuyor

## Notices about the game

notice-damaged = Kayıtlı oyun okunamadı, bir kenara kondu: bu yeni bir oyun
notice-damaged-short = Kayıtlı oyun okunamadı, bir kenara kondu
notice-second = Kaydın bir kopyası bozuktu: öbüründen devam ediliyor
notice-mended = Kayıt bozulmuştu: okunabildiği kadarıyla devam ediyor
notice-unanswered = Oyunun motoru buna yanıt vermedi
notice-unkept = Bu oyun kaydedilmiyor: nedeni yukarıdaki işarette
notice-unkept-short = Bu oyun kaydedilmiyor
notice-single = Tarayıcı kayda yanıt vermiyor: oyununun şimdilik ikinci kopyası yok
notice-single-short = Oyununun şimdilik ikinci kopyası yok
notice-dialog = Bu gösterilemiyor: bir hata oluştu
notice-aside = Bir kayıt okunamadı ve bir kenara kondu
notice-settings = Bazı ayarlar okunamadı ve ilk durumuna döndü
notice-seed = Adresteki sayı kullanılamıyor
notice-link = { $why ->
    [unread-tooLong] Bağlantıdaki metin kural olmak için çok uzun
    [unread-otherVersion] Bağlantıdaki kurallar başka bir sürümden
    [unread-unknownPreset] Bağlantıdaki kuralların temeli burada bilinmiyor
    [unread-unknownSetting] Bağlantıdaki kurallarda bilinmeyen bir ayar var
    [unread-badValue] Bağlantıdaki bir ayarın değeri geçersiz
    [unread-repeatedSetting] Bağlantıdaki kurallarda bir ayar iki kez geçiyor
   *[other] Bağlantıda kural yok
  }
notice-rules = Kuralların kullanılamıyor: varsayılan kurallar geçerli
notice-opponents = Seçtiğin rakipler alınamadı: her zamankiler oynuyor
notice-program = { $name } oyundan düştü ({ $code }): yerine bilgisayar oynuyor
notice-language = Bu dil yüklenemedi: bağlantını kontrol et
notice-okey = Bu okey, alan oyuncu için de okeydir. Atılsın mı?
notice-sure = Bu taş atılsın mı: { $tile }?
notice-complete = Elin tamam. Bu taşı atıp bitmek ister misin?
notice-choose = Önce bir taş seç, sonra buraya at
keep = Kalsın
notice-unfinished = Masa geçersiz: bitirirsen her şey eski yerine döner, { $count ->
    [one] bir
   *[other] { $count }
  } ceza taşı çekersin
notice-unfinished-short = Masa geçerli değil: bitirirsen { $count ->
    [one] bir
   *[other] { $count }
  } ceza taşı çekersin
end-turn = Sırayı bitir
keep-building = Dizmeye devam
undone-laying = masadaki adım
joker = joker
throw = At
notice-twin = { $name } gösterge gösterdi: her rakibe { points }
notice-twin-short = { $name } gösterge gösterdi: her rakibe { points }
notice-you-twin = Gösterge gösterdin: her rakibe { points }
notice-you-twin-short = Gösterge gösterdin: her rakibe { points }
notice-twin-down = { $name } gösterge gösterdi: her rakipten −{ $points }
notice-you-twin-down = Gösterge gösterdin: her rakipten −{ $points }
notice-twin-own = { $name } gösterge gösterdi: kendinden −{ $points }
notice-you-twin-own = Gösterge gösterdin: kendinden −{ $points }

## Hints, taking back and the turn clock

thing-okey = Bu elin okeyi: { $tile }. İki tanesi de istediğin her taşın yerine geçer.
thing-indicator = Gösterge ({ $tile }) okeyi belirler: aynı rengin bir sonraki sayısı, yani { $okey }.
thing-indicator-odd = Gösterge olarak sahte okey açıldı. Bu elin okeyi: { $okey }.
thing-false-joker = Sahte okey joker değildir: okey olan taşın kendi yerine geçer, yani sıradan bir { $tile } sayılır.
thing-stock = { $count ->
    [0] Destede taş kalmadı.
   *[other] Destede { $count } taş kaldı.
  } Sıran gelince buradan bir taş çekersin ya da { $name } son ne attıysa onu alırsın.
thing-away = { $count ->
    [0] Elin tamam: artan taşı atıp bitebilirsin.
   *[other] Uyan { $count } taş daha gelirse elin tamamlanır.
  }
thing-points = Bu oyundaki ceza puanı: ne kadar az, o kadar iyi. { $aim }
thing-wins = Bu oyunda kazanılan eller. { $aim }
thing-down = Bu oyunda kalan sayı. { $aim }
thing-take = Altın çerçeve: desteden çekmek yerine bu taşı alabilirsin.
thing-last = Bu işaret en son atılan taşı gösterir.
thing-taken = Köşe işareti: bu taş az önce yandan alındı.
thing-away-label = Elim ne kadar eksik?
thing-points-label = Skorum ne demek?
lesson-title = Böyle oynanır
lesson-leave = Kendim oynayayım
lesson-wait = { $name } oynuyor; sen yalnız { $previous } atınca alabilirsin
lesson-twin = { $name } göstergenin eşini gösterdi: bu, rakiplere ceza puanı yazdırır
lesson-false-joker = Sayısız, yıldızlı taş sahte okeydir: { $tile } sayılır
tile-hint = { $tile }, ipucu
the-tile = { tile }
the-false-joker = { false-joker }
the-joker = { joker }
the-card = { card }
hint-none = Sıra sende değil: karar verilecek bir şey yok
hint-none-short = Sıra sende değil
hint-do-showTwin = Gösterge göster
hint-do-take = Yandan al: { $tile }
hint-do-draw = Desteden çek
hint-do-discard = At: { $tile }
hint-do-finish = Bu taşı atıp bit: { $tile }
hint-do-pass = Pas geç
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
notice-undone = Geri alındı: { $what }
notice-time = Süre doldu: sıran sona erdi
notice-time-short = Süre doldu
clock-label = { $seconds } saniye kaldı

## Rounds, games and players

rack-help = Ok tuşlarıyla ıstakada gezersin, Shift ile taşı kaydırırsın. Boşluk tuşu taşı seçer, Enter atar. Soru işareti bütün tuşları gösterir.
team-label = takımca { $amount }
partner-label = { $name }, eşin
partner = eşin
partner-short = eşin: { $points }
team-short = takım: { $points }
round-extra = Ek el
round-of = { $round } / { $rounds }. el
game-board = Alman kutu oyunu
game-pagat = Pagat’a göre okey
game-kahvehane = Kahvehane okeyi
game-sayili = Sayılı okey
game-rummi = { $tiles ->
    [84] Rummi 80
    [106] Rummi 106
   *[other] Rummi
  }
game-rummi80 = Rummi 80
game-rummi80-site = Rummi 80, 50 sn
game-rummi106 = Rummi 106
game-yuzbir = 101 Okey
game-yuzbir_katlamali = 101 Okey, katlamalı
game-yuzbir_esli = 101 Okey, eşli
game-yuzbir_turnuva = 101 Okey, turnuva
game-yuzbir_cezali = 101 Okey, cezalı
game-yuzbir_hizli = 101 Okey, hızlı
prompt-extra = Ek el: { $name } oynuyor
prompt-you-won = Eli kazandın
prompt-won = Eli { $name } kazandı
character-osman = Osman
character-nermin = Nermin
character-elif = Elif
character-cem = Cem
character-ayten = Ayten
character-kemal = Kemal
character-feride = Feride
set-sound = Ses

## By other rules

hint-why-take-win = Elini tamamlar: eli kazanırsın
hint-why-draw-win = Elin tamam: hangi taş gelse olur
hint-why-finish-win = Eli kazandırır
notice-strict = { $count } taş eksik, atılacak taş: { $tile }. Elini gösterip { points } alacak mısın?
notice-strict-down = { $count } taş eksik, atılacak taş: { $tile }. Elini gösterip { $points } sayı verecek misin?
notice-misdeclared = { $name } tamamlanmamış el açtı: { points }
notice-you-misdeclared = Elin tamam değildi: { points }
notice-misdeclared-down = { $name } tamamlanmamış el açtı: −{ $points }
notice-you-misdeclared-down = Elin tamam değildi: −{ $points }
notice-okey-dead = Bu okey, atarsan kimse alamaz. Atılsın mı?
notice-false-joker = Gösterge sahte okey: tek okey öteki sahte okeydir
notice-stuck = Motor çalışmıyor: sayfayı yenile, oyunun kayıtlı
