### Türkçe Istaka: bulmacalar, istendiğinde alınır; başka sayfalardaki öğelerde de.

puzzles-title = Bulmacalar
puzzles-why = Her birinin tek bir doğru yanıtı vardır; program bunu kanıtladı.
puzzles-what = Hangi bulmacalar
puzzles-today = Günün bulmacası
puzzles-practice = Alıştırma
puzzles-day = { $date }: herkese aynı bulmaca.
puzzles-kind = Ne soruluyor
puzzles-kind-any = Hepsi
puzzles-kind-throw = Ne atılır?
puzzles-kind-finish = El biter mi?
puzzles-kind-lay = Hepsini aç
puzzles-kind-open = 101 ile aç
puzzles-kind-fromHand = Elden bitilir mi?
puzzles-kind-playable = Hangisi işlek?
puzzles-kind-last = Son taş
puzzles-grade = Ne kadar zor
puzzles-grade-any = Fark etmez
puzzles-analysis-later = yanıttan sonra
puzzles-rounds = Oynanmış ellerden
puzzles-next = Sonraki bulmaca
puzzles-days = Art arda { $days } gün çözüldü
puzzles-no-days = Günün bulmacasını art arda çözdüğün günler burada sayılır.
puzzles-solved = İlk yanıtta çözülen: { $solved } / { $tried }
puzzles-text-title = Istaka, { $value } bulmacası
puzzles-text-solved = İlk denemede çözüldü
puzzles-text-missed = İlk denemede çözülemedi
puzzles-done = Bu bulmacayı daha önce çözdün.
puzzles-missed = Bu bulmacayı daha önce denedin.
puzzles-turned = Gece yarısı geçti: bu, önceki günün bulmacası; yenisi hazır.
puzzles-new-day = Bugünün bulmacası

## Ne soruluyor

puzzle-ask-throw = Hangi taşı atarsın?
puzzle-ask-finish = El biter mi?
puzzle-ask-lay = Hepsini aç
puzzle-why-throw = Daha kimse taş atmadı. Öyle bir taş bul ki atınca elin bitmeye en yakın olsun ve en çok taş işine yarasın.
puzzle-why-finish = Öyle bir taş var mı ki atınca kalan 14 taş tamam olsun?
puzzle-why-lay = Daha önce açtın. Istakandaki bütün taşları masaya aç; masadaki perlere işleyebilir, onları bozabilirsin.
puzzle-ask-open = 101 ile aç
puzzle-why-open = En az 101 eden seri ve gruplar indir. Yalnızca belli taşlarla olur.
puzzle-ask-fromHand = Elden bitebilir misin?
puzzle-why-fromHand = 22 taşın var, sen başlıyorsun. Öyle bir taş var mı ki onu atınca öteki 21 taş serilerde ve gruplarda dursun?
puzzle-ask-playable = Hangi taş işlek?
puzzle-why-playable = Taşlarından biri masadaki bir seriye ya da gruba işlenebilir. Onu atmak 101 ceza olur.
puzzle-ask-last = Hangi taşla bitersin?
puzzle-why-last = Açtın. Tek taş kalana kadar indir, işle, okey al; olursa son taş okey olsun.
puzzle-grade-easy = kolay
puzzle-grade-medium = orta
puzzle-grade-hard = zor
puzzle-hand = Taşların
puzzle-pick = Bir taş seç
puzzle-throw = At: { $tile }
puzzle-finish-with = Bunu atıp bit: { $tile }
puzzle-choose = { $tile } taşını seç
puzzle-no = El bitmez

## Açmak

puzzle-table = Masada
puzzle-rack = Istakan
puzzle-new = Yeni per
puzzle-here = { $number }. pere koy
puzzle-back = Istakaya geri al
puzzle-row-run = { $number }. per: seri
puzzle-row-group = { $number }. per: grup
puzzle-row-none = { $number }. sıra: henüz per değil
puzzle-where = { $count ->
    [one] Nereye konsun? Birkaç taş birlikte de gidebilir.
   *[other] Bu { $count } taş nereye konsun?
  }
puzzle-left-lay = { $left ->
    [0] Istakan boş.
   *[other] { $left } taş kaldı.
  } { $odd ->
    [0] Bütün perler geçerli.
   *[other] { $odd } sıra henüz per değil.
  }
puzzle-left-open = Perlerin { $worth } ediyor; açmak için 101 gerek.
puzzle-anew = Baştan başla
puzzle-show = Çözümü göster

## Yanıttan sonra

puzzle-once-more = Bu değil. Bir kez daha dene.
puzzle-right = Doğru.
puzzle-wrong = Olmadı.
puzzle-shown = Şöyle olur.
puzzle-throw-why = Atılacak taş: { $tile }. Böylece { $away } taş eksiğin kalır, { $copies } taş işine yarar.
puzzle-helping = İşe yarayanlar:
puzzle-finish-yes = Şunu at: { $tile }. Kalanlar tamam bir el:
puzzle-finish-no = El bitmez: ne atarsan at, en az { $away } taş eksik kalır.
puzzle-kept = { $count } perden { $kept } tanesi olduğu gibi kalır; serilerin nereden bölündüğü dışında başka yolu yok.
puzzle-open-why = Bu taşlar gerekli, başkalarıyla olmaz.
puzzle-fromHand-why = { $found ->
    [no] Hangi taşı atarsan at, öteki 21 taşın hepsi per olmuyor.
   *[yes] { $tile } atılınca ötekilerin hepsi per olur:
  }
puzzle-playable-why = { $tile } masaya uyuyor, ötekilerin hiçbiri uymuyor.
puzzle-last-why = { $tile } son taş olabilir.
puzzle-all = Atılabilecek bütün taşlar
puzzle-col-throw = Atılan
puzzle-col-away = Eksik taş
puzzle-col-help = İşe yarayan taş
puzzle-away = { $away ->
    [0] tamam
   *[other] { $away }
  }
puzzle-away-pairs = { $away ->
    [0] tamam (yedi çift)
   *[other] { $away } (yedi çift)
  }
puzzle-mark-best = (en iyisi)
puzzle-mark-own = (senin yanıtın)
puzzle-at-once = Taşların hiçbir şey oynatmadan nereye uyar
puzzle-col-tile = Taş
puzzle-col-series = Per
