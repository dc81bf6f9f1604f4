# Parlare al tavolo, appunti privati, e sapere quando tocca a sé.

talk-tabs = Cronaca, chat e appunti
talk-log = Cronaca
talk-chat = Chat
talk-notes = Appunti
talk-chat-unread = { $count ->
    [one] Chat, { $count } messaggio nuovo
   *[other] Chat, { $count } messaggi nuovi
}
talk-preview = Leggi nella chat: { $name }: { $text }
talk-messages = Messaggi
talk-empty = Ancora nessun messaggio.
talk-only-players = Può leggerlo solo chi siede a questo tavolo.
talk-write = Messaggio al tavolo
talk-send = Invia
talk-mute = Silenzia
talk-muted = In silenzio: i messaggi nuovi non vengono segnalati.
talk-said = { $name }: { $text }
talk-you = Tu
talk-more = Blocca o segnala { $name }
talk-failed = La chat non si può caricare in questo momento.

talk-person-title = Messaggio di { $name }
talk-block = Blocca { $name }
talk-block-about = Non vedi più i messaggi di { $name } a nessun tavolo e non ricevi più i suoi inviti. { $name } non ne sa nulla. Puoi annullare il blocco dalla pagina del tuo account.
talk-blocked = { $name } è tra le persone bloccate.
talk-block-maker = Blocca chi mi ha invitato
talk-block-maker-about = Chi ha aperto questo tavolo non può più invitarti e non ne vedi più i messaggi. Non ne sa nulla, e il tuo posto resta riservato. Puoi annullare il blocco dalla pagina del tuo account.
talk-block-do = Blocca
talk-report = Segnala a chi gestisce la sala
talk-report-about = Chi gestisce questa sala riceve il messaggio insieme al tuo commento.
talk-reason = Che cosa non va?
talk-report-send = Invia la segnalazione
talk-reported = La segnalazione è stata inviata.

notes-about = Solo tu vedi questi appunti.
notes-label = I tuoi appunti su questo tavolo
notes-saved = Salvato
notes-saving = Salvo…
notes-unsaved = Non ancora salvato
notes-failed = Non è stato possibile salvare gli appunti: { $reason }
notes-changed = Questi appunti sono stati cambiati nel frattempo in un'altra scheda o su un altro dispositivo.
notes-theirs = Versione salvata
notes-keep-mine = Tieni la mia versione
notes-take-theirs = Usa la versione salvata

presence-here = al tavolo
presence-thinking = sta pensando
presence-away = via dal tavolo dalle { $time }
presence-seen = ultima visita: { $when }
presence-online = online
hide-presence = Non mostrare quando sono al tavolo
hide-presence-about = Gli altri non vedono se ci sei né quando ci sei stato l'ultima volta.

notify-setting = Avvisami quando tocca a me
notify-about = Il browser ti avvisa finché questa pagina è aperta in secondo piano.
notify-denied = Il browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
notify-none = Questo browser non supporta le notifiche.
notify-title = Tocca a te
notify-body = { $game } con { $names }
notify-alone = { $game }
notify-closed = Avvisami anche quando questa pagina è chiusa
notify-closed-about = Usa il servizio push del browser, che non può leggere il messaggio. Funziona finché non esci dall'account.
notify-closed-failed = Il browser non è riuscito ad attivare le notifiche. Riprova più tardi.
notify-install = Su iPhone e iPad funziona dalla schermata Home: scegli «Condividi», poi «Aggiungi alla schermata Home», e apri Gladsheim da lì.
notify-offer = Vuoi che questo browser ti avvisi quando tocca a te, anche a pagina chiusa?
notify-offer-yes = Sì, avvisami
notify-offer-no = No, grazie
notify-offer-done = Le notifiche sono attive. Puoi disattivarle nelle impostazioni.

blocks-title = Persone bloccate
blocks-about = Non vedi i loro messaggi e non possono invitarti. Non vengono avvisate.
blocks-none = Non hai bloccato nessuno.
blocks-lift = Sblocca
blocks-lift-of = Sblocca { $name }
blocks-since = blocco: { $when }

contact-title = Quando tocca a te
contact-about = Quando non ci sei, la sala può avvisarti una volta per tavolo, finché non ci torni.
contact-email = E-mail
contact-email-about = Prima ricevi un codice. Finché non lo scrivi qui, non parte nient'altro.
contact-email-ask = Mandami un codice
contact-email-pending = Un codice è in viaggio verso { $email }. Vale un'ora.
contact-email-code = Codice ricevuto per e-mail
contact-email-confirm = Conferma l'indirizzo
contact-email-is = Le e-mail vanno a { $email }.
contact-email-end = Non inviare più e-mail
contact-webhook = Webhook
contact-webhook-about = Un indirizzo https a cui la sala scrive. Ogni invio è firmato con un segreto.
contact-webhook-url = Indirizzo
contact-webhook-set = Usa questo indirizzo
contact-webhook-is = Gli invii vanno a { $place }.
contact-webhook-end = Interrompi gli invii
contact-secret = Segreto del webhook
contact-secret-about = Si mostra solo ora. Serve a controllare che un invio venga da questa sala.
contact-failed = Non si può caricare in questo momento.

unsubscribe-title = E-mail di questa sala
unsubscribe-done = Non riceverai più e-mail da questa sala. Puoi riattivarle dalla pagina del tuo account.
unsubscribe-failed = Non è stato possibile disattivare le e-mail. Riprova più tardi.

refused-wrong-code = Il codice è sbagliato.
refused-code-expired = Il codice non vale più. Chiedine uno nuovo.
refused-mail-failed = Non è stato possibile inviare l'e-mail. Riprova più tardi.
refused-chat-full = La chat di questo tavolo è piena.

mail-turn-subject = Tocca a te: { $game }
mail-turn-body =
    Tocca a te in una partita di { $game }:

    { $link }

    Per ogni tavolo ricevi una sola e-mail come questa, finché non ci torni.
    Per non ricevere più e-mail da questa sala: { $stop }
mail-code-subject = Il tuo codice per la sala
mail-code-body =
    Qualcuno, probabilmente tu, ha chiesto alla sala { $hall } di scrivere a questo indirizzo quando è il suo turno.

    Il tuo codice è { $code }

    Vale un'ora. Se non l'hai chiesto tu, ignora questa e-mail: senza il codice non ne arriveranno altre.
