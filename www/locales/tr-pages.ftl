### Türkçe Istaka: yalnızca kural sayfalarında geçenler, yapım sırasında okunur.

page-title = { rules-of }: kurallar – Istaka
page-description = { rules-of }: taşlar, perler, dağıtım, bitiş ve puanlama; resimlerle anlatıldı, her kural kaynağıyla.
page-lead = Dört kişilik kurallar, bu sitedeki oyunun oynadığı gibi.
page-index = Oyunların kuralları
page-others = Başka kurallar
page-play = Oyna
