### What the page says where the game cannot begin, whatever could be fetched, and so in each language.

failed-title = { $language ->
    [tr] Oyun başlatılamıyor
    [de] Das Spiel startet nicht
    [nl] Het spel start niet
   *[en] The game cannot start
  }
failed-slow = { $language ->
    [tr] Istaka henüz başlamadı. Bağlantı yavaşsa biraz sürebilir; olmazsa sayfayı yenile. Güncel bir tarayıcı ve bir web adresi gerekir: dosya olarak açılamaz.
    [de] Istaka ist noch nicht gestartet. Bei langsamer Verbindung dauert das etwas; sonst lade die Seite neu. Nötig sind ein aktueller Browser und eine Adresse im Web: Als Datei lässt sich das Spiel nicht öffnen.
    [nl] Istaka is nog niet gestart. Met een trage verbinding duurt dat even; laad anders de pagina opnieuw. Nodig zijn een recente browser en een webadres: als bestand kan het spel niet worden geopend.
   *[en] Istaka has not started yet. With a slow connection that takes a while; otherwise reload the page. It needs a current browser and an address on the web: it cannot be opened as a file.
  }
failed-file = { $language ->
    [tr] Oyun bir dosya olarak açıldı; tarayıcılar onu böyle çalıştırmaz. Klasörü bir web sunucusuna koy ya da oyunu web adresinden aç.
    [de] Das Spiel wurde als Datei geöffnet, und so führen Browser es nicht aus. Leg den Ordner auf einen Webserver, oder öffne das Spiel unter seiner Adresse im Web.
    [nl] Het spel is als bestand geopend, en zo voeren browsers het niet uit. Zet de map op een webserver of open het spel op zijn webadres.
   *[en] The game was opened as a file, and browsers do not run it that way. Put the folder on a web server, or open the game at its address on the web.
  }
failed-missing = { $language ->
    [tr] Oyunun bir parçası gelmedi ya da yerinde değil. Bağlantını kontrol edip sayfayı yenile.
    [de] Ein Teil des Spiels ist nicht angekommen oder fehlt auf dem Server. Prüfe deine Verbindung und lade die Seite neu.
    [nl] Een deel van het spel is niet aangekomen of ontbreekt op de server. Controleer je verbinding en laad de pagina opnieuw.
   *[en] Part of the game did not arrive, or is missing on the server. Check your connection and reload the page.
  }
failed-offline = { $language ->
    [tr] Bağlantı yok, oyunun bir bölümü de henüz bu cihazda değil. Bağlanınca sayfayı yenile.
    [de] Es gibt keine Verbindung, und ein Teil des Spiels ist noch nicht auf diesem Gerät. Lade die Seite neu, sobald du verbunden bist.
    [nl] Er is geen verbinding, en een deel van het spel staat nog niet op dit apparaat. Laad de pagina opnieuw zodra je verbonden bent.
   *[en] There is no connection, and part of the game is not on this device yet. Reload the page once you are connected.
  }
failed-version = { $language ->
    [tr] Oyunun yeni bir sürümü var: sayfayı yenile.
    [de] Es gibt eine neue Version des Spiels: Lade die Seite neu.
    [nl] Er is een nieuwe versie van het spel: laad de pagina opnieuw.
   *[en] There is a new version of the game: reload the page.
  }
failed-frame = { $language ->
    [tr] Bu sayfa, oyunun çalışamadığı kapalı bir çerçevenin içinde. Onu kendi penceresinde aç. Bu sayfayı yapana: sandbox için allow-scripts allow-same-origin gerekir.
    [de] Diese Seite steckt in einem abgeschlossenen Rahmen, in dem das Spiel nicht laufen darf. Öffne sie in einem eigenen Fenster. Wer sie eingebettet hat: sandbox braucht allow-scripts allow-same-origin.
    [nl] Deze pagina staat in een afgesloten kader waarin het spel niet mag draaien. Open haar in een eigen venster. Voor wie haar heeft ingesloten: sandbox heeft allow-scripts allow-same-origin nodig.
   *[en] This page stands in a closed frame, in which the game may not run. Open it in a window of its own. For whoever embedded it: sandbox needs allow-scripts allow-same-origin.
  }
failed-own-window = { $language ->
    [tr] Kendi penceresinde aç
    [de] In eigenem Fenster öffnen
    [nl] In een eigen venster openen
   *[en] Open in its own window
  }
failed-worker = { $language ->
    [tr] Tarayıcı, oyunun motorunun çalıştığı arka plan işçisine (worker) izin vermiyor. Güvenlik ayarlarına bak ya da başka bir tarayıcı dene.
    [de] Der Browser erlaubt der Seite keinen Worker, in dem der Spielkern läuft. Sieh in seinen Sicherheitseinstellungen nach, oder nimm einen anderen Browser.
    [nl] De browser staat de pagina geen worker toe, waarin de motor van het spel draait. Kijk in de beveiligingsinstellingen of neem een andere browser.
   *[en] The browser does not let the page have a worker, in which the game’s engine runs. Look into its security settings, or try another browser.
  }
failed-wasm = { $language ->
    [tr] Bu tarayıcıda WebAssembly kapalı, oyun ise onsuz olmuyor. Kilitleme modu ve sıkı güvenlik ayarları onu kapatır: bu sayfa için izin ver ya da başka bir tarayıcı dene.
    [de] WebAssembly ist in diesem Browser ausgeschaltet, und ohne geht es nicht. Der Blockierungsmodus und strenge Sicherheitseinstellungen tun das: Erlaub es für diese Seite, oder nimm einen anderen Browser.
    [nl] WebAssembly staat uit in deze browser, en zonder gaat het niet. De isolatiemodus en strenge beveiligingsinstellingen doen dat: sta het toe voor deze pagina of neem een andere browser.
   *[en] WebAssembly is switched off in this browser, and the game cannot do without it. Lockdown mode and strict security settings do that: allow it for this page, or try another browser.
  }
failed-old = { $language ->
    [tr] Bu tarayıcı oyunun motoru için çok eski. Chrome ya da Edge 114, Firefox 125, Safari 17 veya daha yeni bir sürüm gerekiyor.
    [de] Dieser Browser ist zu alt für den Spielkern. Nötig ist Chrome oder Edge 114, Firefox 125, Safari 17 oder eine neuere Version.
    [nl] Deze browser is te oud voor de motor van het spel. Nodig is Chrome of Edge 114, Firefox 125, Safari 17 of een nieuwere versie.
   *[en] This browser is too old for the game’s engine. It needs Chrome or Edge 114, Firefox 125, Safari 17, or a later version.
  }
failed-canvas = { $language ->
    [tr] Tarayıcı sayfanın resim çizmesine izin vermiyor ya da bunun için belleği kalmadı. Başka sekmeleri kapatıp sayfayı yenile ya da başka bir tarayıcı dene.
    [de] Der Browser lässt die Seite nicht zeichnen, oder ihm fehlt der Speicher dafür. Schließ andere Tabs und lade die Seite neu, oder nimm einen anderen Browser.
    [nl] De browser laat de pagina niet tekenen, of heeft er geen geheugen meer voor. Sluit andere tabbladen en laad de pagina opnieuw, of neem een andere browser.
   *[en] The browser does not let the page draw, or has no memory left for it. Close other tabs and reload the page, or try another browser.
  }
failed-stopped = { $language ->
    [tr] Oyunun motoru kayıtlı oyunu açarken durdu. Sayfayı yenile: yine durursa o oyun bir kenara konur ve yenisi başlar.
    [de] Der Spielkern ist bei der gespeicherten Partie stehen geblieben. Lade die Seite neu: Bleibt er wieder stehen, wird die Partie beiseitegelegt und eine neue beginnt.
    [nl] De motor van het spel is bij het bewaarde spel gestopt. Laad de pagina opnieuw: stopt hij weer, dan wordt dat spel apart gelegd en begint er een nieuw.
   *[en] The game’s engine stopped while it took up the saved match. Reload the page: if it stops again, that match is put aside and a new one begins.
  }
failed-engine = { $language ->
    [tr] Oyunun motoru yüklenemedi. Bağlantını kontrol edip sayfayı yenile; olmazsa Firefox, Chrome, Edge ya da Safari’nin güncel bir sürümünü dene.
    [de] Der Spielkern konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu; hilft das nicht, nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
    [nl] De motor van het spel kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw; helpt dat niet, neem dan een recente Firefox, Chrome, Edge of Safari.
   *[en] The game’s engine could not be loaded. Check your connection and reload the page; if that does not help, try a current version of Firefox, Chrome, Edge or Safari.
  }
failed-reload = { $language ->
    [tr] Yenile
    [de] Neu laden
    [nl] Opnieuw laden
   *[en] Reload
  }
