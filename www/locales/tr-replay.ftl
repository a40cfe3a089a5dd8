### Bir oyunu yeniden izlemek: ilk izlenmek istendiğinde yüklenir.

replay-title = Tekrar
replay-opponent = { $seat }. rakip
replay-round = { $round }. el
replay-rounds = Hangi el
replay-wait = Bir saniye …
replay-failed = Bu oyun gösterilemiyor.
replay-dealt = Taşlar dağıtıldı.
replay-first = Başa dön
replay-back = Bir hamle geri
replay-play = Oynat
replay-pause = Durdur
replay-next = Bir hamle ileri
replay-last = Sona git
replay-jump = Elin hamlesi
replay-move = Hamle { $move }, toplam { $moves }
replay-speed = Hız: { $speed }×
replay-open = Açık duran taşlar
replay-open-own = Açık: benimki
replay-open-seat = Açık: { $name }
replay-open-all = Açık: herkes
replay-why = Neden?
replay-on = Devral

replay-on-title = Kendin oyna
replay-on-here = Bu hamleden sonra, alıştırma olarak
replay-on-later = Buradan oynamak için elin bitmesi gerekiyor.
replay-on-deal = Bu dağıtımı baştan
replay-on-position = Başladığı durumdan yeniden
replay-on-seat = Bu dağıtımı baştan, yerin: { $name }

replay-share = Paylaş
replay-share-title = Bu eli paylaş
replay-share-why = Her şey bağlantının içinde: sunucuya hiçbir şey gönderilmez.
replay-share-match = Bu hamleden başlayarak izlensin
replay-share-deal = Aynı dağıtım oynansın
replay-share-embed = Kendi sayfan için
replay-code = Sayfaya kopyalanacak metin
replay-link = Bağlantı
replay-copied = Bağlantı kopyalandı.
replay-uncopied = Bağlantıyı alandan kopyala.
replay-long = Bu oyun bir bağlantıya sığmayacak kadar uzun.
