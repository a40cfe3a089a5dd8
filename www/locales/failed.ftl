### What the page says where it could not fetch a language, and so in each of them.

failed-title = { $language ->
    [tr] Oyun başlatılamıyor
    [de] Das Spiel startet nicht
    [nl] Het spel start niet
   *[en] The game cannot start
  }
failed-words = { $language ->
    [tr] Oyunun metinleri yüklenemedi. Bağlantını kontrol edip sayfayı yenile.
    [de] Die Texte des Spiels sind nicht angekommen. Prüfe deine Verbindung und lade die Seite neu.
    [nl] De teksten van het spel zijn niet geladen. Controleer je verbinding en laad de pagina opnieuw.
   *[en] The words of the game could not be fetched. Check your connection and reload the page.
  }
failed-reload = { $language ->
    [tr] Yenile
    [de] Neu laden
    [nl] Opnieuw laden
   *[en] Reload
  }
