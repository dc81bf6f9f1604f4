imprint-title = Note legali e crediti
imprint-no-host = Chi ospita questa sala non ha aggiunto note legali.
imprint-software-title = Il software
imprint-software = Questa sala funziona con Gladsheim, che è software libero. Chi scrive Gladsheim non gestisce questa sala: ne è responsabile chi la ospita.
imprint-games-title = I giochi
imprint-games = Questo è un progetto libero di appassionati, non legato agli autori né agli editori dei giochi: se un gioco ti piace, compra l'originale.
imprint-licence-title = Licenze
imprint-licence = Codice sotto Apache-2.0, testi e disegni sotto CC BY 4.0. Emblemi da game-icons.net, CC BY 3.0.
privacy-title = Privacy
privacy-no-host = Chi ospita questa sala non ha aggiunto nulla. Per il software vale questo:
privacy-cookies-title = Cookie
privacy-cookies = Un cookie dice alla sala chi sei, anche come ospite. Vale { $session } giorni dalla tua ultima visita. Se hai un account, con un secondo cookie la sala riconosce questo browser: così nessuno può tenerti fuori tentando di indovinare la tua password. Le impostazioni della pagina restano nel tuo browser. Non ci sono né pubblicità né tracciamento.
privacy-stored-title = Che cosa conserva la sala
privacy-stored = Il tuo nome, un hash della tua password, le tue partite con ogni azione, i tuoi risultati e punteggi, i tuoi messaggi, le note e le impostazioni. La sala conserva un indirizzo e-mail, un webhook o un browser da avvisare solo se lo inserisci. Un registro degli accessi e del lavoro dei gestori contiene identificativi, non nomi. Le sue voci vengono cancellate dopo { $audit ->
    [one] un giorno
   *[other] { $audit } giorni
  }.
privacy-addresses-title = Indirizzi di rete
privacy-addresses = La sala non conserva indirizzi di rete, tranne quelli delle reti bloccate. I tavoli e le analisi degli ospiti contengono un hash della loro rete, perché tutti abbiano una parte equa della sala. Per limitare le richieste, la sala può conservare anche hash di indirizzi, per circa un'ora al massimo.
privacy-others-title = Altri server
privacy-others = La pagina non carica nulla da altri server. Le notifiche che attivi passano per il fornitore di posta, il produttore del browser o il webhook che hai scelto.
privacy-public-title = Che cosa vedono gli altri
privacy-public = Gli altri vedono il tuo nome, le tue partite pubbliche, i tuoi risultati e i tuoi punteggi. Nelle impostazioni decidi se vedono quando ci sei e se vedono il riassunto delle tue analisi.
privacy-erase-title = Cancellare
privacy-erase = Nella pagina dietro il tuo nome puoi cancellare il tuo account, anche come ospite. Le tue partite finite restano agli altri, senza il tuo nome. Le copie di sicurezza contengono i tuoi dati finché chi ospita la sala le conserva.
