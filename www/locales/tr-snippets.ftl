### Oyunu başka sayfalara ekleyen metinler, Türkçe.

embed-title = Sayfaya ekle
embed-why = Kendi sayfan için: orada olmasını istediğini kopyala. Betik bir kez gerekir.
embed-script = Betik
embed-game = Bu kurallarla oyun
embed-position = Oyunun bu anı
embed-figure = Elin
embed-puzzle = Her gün bir bulmaca
embed-frame = Oyun, çerçeve içinde: betiğe izin vermeyen forum ve vikiler için
