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
refused-answered = Cevabını verdin
refused-asked = Burada ipucu yok: önce kendin cevapla
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
notice-stuck = Motor çalışmıyor: sayfayı yenile, oyunun kayıtlı

## Hints, taking back and the turn clock

thing-okey = Bu elin okeyi: { $tile }. İki tanesi de istediğin her taşın yerine geçer.
thing-indicator = Gösterge ({ $tile }) okeyi belirler: aynı rengin bir sonraki sayısı, yani { $okey }.
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
thing-last = En son bu taş atıldı.
thing-taken = Bu taşı { $name } attı, az önce sen aldın.
thing-away-label = Elim ne kadar eksik?
thing-points-label = Skorum ne demek?
lesson-title = Böyle oynanır
lesson-leave = Kendim oynayayım
lesson-wait = { $name } oynuyor; sen yalnız { $previous } atınca alabilirsin
lesson-false-joker = Sayısız, yıldızlı taş sahte okeydir: { $tile } sayılır
tile-hint = { $tile }, ipucu
the-tile = { tile }
the-false-joker = { false-joker }
the-joker = { joker }
a-false-joker = { false-joker }
a-joker = { joker }
the-card = { card }
hint-none = Sıra sende değil: karar verilecek bir şey yok
hint-none-short = Sıra sende değil
hint-try = Sen ne yapardın? Hamleni yap ya da “{ hint }” düğmesine bir daha bas
hint-try-short = Hamleni yap ya da bir daha “{ hint }”
hint-tried = İpucu da aynısını söylerdi
hint-tried-other = İpucu şöyle derdi: { $said }
hint-tried-other-short = İpucu şuydu: { $brief }
hint-do-showTwin = Gösterge göster
hint-do-take = Yandan al: { $tile }
hint-do-draw = Desteden çek
hint-do-discard = At: { $tile }
hint-do-finish = Bu taşı atıp bit: { $tile }
hint-do-pass = Pas geç
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
character-sabri = Sabri
character-feride = Feride
set-sound = Ses
