### Taş yığınlarının halkası, Türkçe.

ring-throws = Herkes zar atar: en yüksek sayı başlar
ring-tie = { $pips } ile berabere: yeniden atarlar
ring-starts = { $name } { $pips } attı ve başlıyor
ring-you-start = { $pips } attın ve başlıyorsun
ring-dice = { $name } okey için zar atıyor
ring-you-dice = Okey için zar atıyorsun
ring-stack = { $pips }: artan taş { $pips }. yığına konur
ring-indicator = { $from ->
    [top] Üstten
   *[bottom] Alttan
  } { $pips }. taş gösterge: { $tile }
ring-again = { $pips }. taş sahte okey: zar yeniden atılır
ring-jokers = Sahte okey açıldı: artık yalnız öteki sahte okey okeydir
ring-hands = Taşlar yığın yığın dağıtılıyor
ring-skip = Geç
ring-open-label = Çekilecek { $count } taş: yığınları göster
ring-title = { $shape ->
    [row] Yığınların sırası
   *[ring] Yığınların halkası
  }
ring-next = Sıradaki: { $stack }. yığın, { $count } taş
ring-empty = Bütün yığınlar çekildi
ring-thrown = Zarlar: yığın için { $stack }, { $from ->
    [top] üstten
   *[bottom] alttan
  } taş için { $pips }
