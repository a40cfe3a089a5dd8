### Türkçe Istaka: yalnızca kural sayfalarında geçenler, yapım sırasında okunur.

page-title = { rules-of }: kurallar – Istaka
page-description = { rules-of }: taşlar, perler, dağıtım, bitiş ve puanlama; resimlerle anlatıldı, her kural kaynağıyla.
page-lead = İki, üç ve dört kişilik kurallar, bu sitedeki oyunun oynadığı gibi. Yalnızca bazı oyuncu sayılarında geçerli olanlar belirtilmiştir.
page-index = Oyunların kuralları
page-index-lead = Okey birçok biçimde oynanır. Bu sitedeki oyunun kuralları bunlardır; her biri kaynağıyla.
page-index-description = Alman kutu oyununa göre okey, Türk okeyi, kahvehane okeyi ve 80 ya da 106 taşlı rummi: resimli kurallar ve aralarındaki farklar.
page-differences = Kurallar arasındaki farklar
page-differences-lead = Dört kişilik oyun için. Çizgi, orada fark etmediğini gösterir.
page-others = Başka kurallar
page-play = Oyna
page-players = { $players } kişi

## To the table

page-at-new = Bu kurallarla oyna:
page-at-deal = Masada: taşlar yeni dağıtıldı
page-at-okey = Masada: elinde okey var
page-at-melds = Masada: bitmene bir taş kaldı
page-at-turn = Masada: sıra sende
page-at-twin = Masada: gösterge sende
page-at-opening = Masada: ilk perlerin
page-at-rebuild = Masada: bozulacak perler var
page-at-adding = Masada: işleyeceğin bir taş var
page-at-exchange = Masada: yerden alacağın bir okey var
page-at-costly = Masada: elinde işlek taş var
page-at-finish = Masada: bitebilirsin
page-at-score = Masada: biten bir el

## The deal from the stacks

page-ring-built = { $shape ->
    [row] 105 taş, kapalı olarak beşerli 21 yığın halinde bir sıraya dizilir. Bir taş artar.
   *[ring] 105 taş, kapalı olarak beşerli 21 yığın halinde halkaya dizilir. Bir taş artar.
  }
page-ring-stack = İlk zar, burada { $die }: soldan o kadar yığın sayılır, artan taş sonuncunun üstüne konur.
page-ring-tile = { $from ->
    [top] İkinci zar, burada { $die }: altı taşlık bu yığında üstten o kadar taş sayılır ve sonuncusu açılır. O taş göstergedir.
   *[bottom] İkinci zar, burada { $die }: altı taşlık bu yığında alttan o kadar taş sayılır ve sonuncusu açılır. O taş göstergedir.
  }
page-ring-hands = Kim hangi taşları alır: 1 başlayandır, öbürleri oyun sırasıyla gelir. Bir yığını iki oyuncu paylaşıyorsa üstteki önce alır.
page-ring-left = Çekmek için kalanlar: önce işaretli yığın, en son göstergenin bulunduğu yığın.

## How to play by ear

ear-description = Ekran okuyucuyla Okey, 101 Okey ve Rummi: nasıl başlanır, neler okunur ve bütün tuşlar.
ear-lead = Bu sitedeki her oyun ekranı görmeden, ekran okuyucu ve klavyeyle oynanır, kazanılır ve anlaşılır. Bu sayfa nasıl oynandığını anlatır ve her oyunun tuşlarını sıralar.
ear-begin = Başlarken
ear-begin-text = Ana sayfada bir oyun seç. Masa, bütün tuşların oyuna ait olduğu bir bölümdür: ekran okuyucun kendiliğinden odak kipine geçer. Sekme tuşu desteden ve atılan taşlardan masadaki perlere, ıstakana, düğmelere ve menüye götürür. Harfler seni rahatsız ediyorsa “Tuşlar” penceresinden kapat.
ear-hand = Istakan
ear-hand-text = Istaka bir taş listesidir. Oklar taştan taşa gider, Shift ile taşı kaydırır. E elini per per okur, sonra artan taşları ve kaç taş eksik olduğunu söyler. 1’den 4’e kadar olan tuşlar elini dizer.
ear-hear = Kendiliğinden duydukların
ear-hear-text = Her hamle okunur, ardından değiştirdiği perler, sonra “Sıra sende”. El bitince tek cümlede kimin kazandığı, senin sonucun ve toplamın söylenir. L son sırayı yeniden okur, I açıkta ne olduğunu, G herkesin durumunu.
ear-steps = Adım adım
ear-steps-text = Yetişmek zorunda değilsin: “Tuşlar” ve “Ayarlar” pencerelerindeki “Başkalarının her hamlesinden sonra tuş beklensin” açıkken her hamle sen N tuşuna basana kadar bekler. Bu her oyunda, derslerde ve turnuvalarda geçerlidir.
ear-table = Masadaki perler
ear-table-text = 101 Okey’de ve Rummi’de perler bir listenin satırlarıdır. Yukarı ve aşağı oklar perden pere gider. Her per önce numarasını, türünü, taşlarını ve değerini, sonra taşlarından hangilerinin uyduğunu söyler. Istakandan Boşluk ile bir taş seç, yukarı çıkıp pere gel ve Enter’a bas: taş işlenir ya da okeyle değişir. Son satır yeni per için yerdir. U her adımı geri alır.
ear-keys = Tuşlar: { $game }
