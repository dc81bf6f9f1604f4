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
talk-empty = Nessuno ha ancora detto niente.
talk-only-players = Lo legge solo chi siede qui.
talk-write = Messaggio al tavolo
talk-send = Invia
talk-mute = Silenzia
talk-muted = In silenzio: i messaggi nuovi non si annunciano.
talk-said = { $name }: { $text }
talk-you = Tu
talk-more = Blocca o segnala { $name }
talk-failed = La chat non si può caricare in questo momento.

talk-person-title = Messaggio di { $name }
talk-block = Blocca { $name }
talk-block-about = Non vedi più ciò che scrive { $name }, a nessun tavolo, e non ricevi più i suoi inviti. { $name } non ne sa nulla. Puoi cambiare idea dalla pagina del tuo account.
talk-blocked = { $name } è tra le persone bloccate.
talk-block-maker = Blocca chi mi ha invitato
talk-block-maker-about = Non ricevi più inviti da chi ha aperto questo tavolo e non vedi nulla di ciò che scrive. Non ne sa nulla, e il posto resta tenuto per te com'è. Puoi cambiare idea dalla pagina del tuo account.
talk-block-do = Blocca
talk-report = Segnala a chi gestisce la sala
talk-report-about = Chi gestisce questa sala riceve il messaggio così com'è, con ciò che aggiungi.
talk-reason = Che cosa non va?
talk-report-send = Invia la segnalazione
talk-reported = La segnalazione è partita.

notes-about = Questi appunti li vedi solo tu.
notes-label = I tuoi appunti su questo tavolo
notes-saved = Salvato
notes-saving = Salvo…
notes-unsaved = Non ancora salvato
notes-failed = Gli appunti non si possono salvare: { $reason }
notes-changed = Questi appunti sono stati cambiati nel frattempo in un'altra scheda o su un altro dispositivo.
notes-theirs = Ciò che c'è ora
notes-keep-mine = Tieni ciò che ho scritto qui
notes-take-theirs = Prendi ciò che c'è ora

presence-here = al tavolo
presence-thinking = sta pensando
presence-away = via dal tavolo dalle { $time }
presence-seen = ultima visita: { $when }
hide-presence = Non mostrare quando sono al tavolo
hide-presence-about = Gli altri non vedono più se ci sei, né quando c’eri l’ultima volta.

notify-setting = Avvisami quando tocca a me
notify-about = Una notifica del browser, finché questa pagina è aperta in secondo piano.
notify-denied = Il browser non permette notifiche a questa pagina; si può cambiare nelle sue impostazioni.
notify-none = Questo browser non ha notifiche.
notify-title = Tocca a te
notify-body = { $game } con { $names }
notify-alone = { $game }
notify-closed = Avvisami anche quando questa pagina è chiusa
notify-closed-about = Passa dal servizio push del browser, che non può leggere nulla. Finché non esci dall'account.
notify-closed-failed = Il browser non è riuscito ad attivare gli avvisi. Riprova più tardi.
notify-install = Su iPhone e iPad funziona dalla schermata Home: scegli «Condividi», poi «Aggiungi alla schermata Home», e apri Gladsheim da lì.
notify-offer = Vuoi che questo browser ti avvisi quando tocca a te, anche a pagina chiusa?
notify-offer-yes = Sì, avvisami
notify-offer-no = No, grazie
notify-offer-done = Ti avviserà. Puoi disattivarlo nelle impostazioni.

blocks-title = Persone bloccate
blocks-about = Non vedi nulla di ciò che scrivono e non ricevi i loro inviti. Non ne sanno nulla.
blocks-none = Non hai bloccato nessuno.
blocks-lift = Sblocca
blocks-lift-of = Sblocca { $name }
blocks-since = dal blocco: { $when }

contact-title = Quando tocca a te
contact-about = Mentre non ci sei, la sala può avvisarti: una volta per tavolo, finché non ci torni.
contact-email = E-mail
contact-email-about = Prima ricevi un codice. Finché non lo scrivi qui, non parte nient'altro.
contact-email-ask = Mandami un codice
contact-email-pending = Un codice è in viaggio verso { $email }. Vale un'ora.
contact-email-code = Codice ricevuto per posta
contact-email-confirm = Conferma l'indirizzo
contact-email-is = La posta va a { $email }.
contact-email-end = Niente più posta
contact-webhook = Webhook
contact-webhook-about = Un indirizzo https a cui la sala scrive. Ogni invio è firmato con un segreto.
contact-webhook-url = Indirizzo
contact-webhook-set = Usa questo indirizzo
contact-webhook-is = Gli invii vanno a { $place }.
contact-webhook-end = Niente più invii
contact-secret = Segreto del webhook
contact-secret-about = Si mostra solo ora. Serve a controllare che un invio venga da questa sala.
contact-failed = Non si può caricare in questo momento.

unsubscribe-title = La posta di questa sala
unsubscribe-done = Non ricevi più posta da questa sala. Dalla pagina del tuo account puoi riattivarla.
unsubscribe-failed = La posta non si è potuta disattivare in questo momento.

refused-wrong-code = Il codice è sbagliato.
refused-code-expired = Il codice non vale più. Chiedine uno nuovo.
refused-mail-failed = Il messaggio non si è potuto inviare. Riprova più tardi.
refused-chat-full = La chat di questo tavolo è piena.

mail-turn-subject = Tocca a te: { $game }
mail-turn-body =
    Tocca a te a un tavolo di { $game }:

    { $link }

    Per ogni tavolo arriva un solo messaggio così, finché non ci torni.
    Niente più posta da questa sala: { $stop }
mail-code-subject = Il tuo codice per la sala
mail-code-body =
    Qualcuno, probabilmente tu, vuole che la sala { $hall } scriva a questo indirizzo quando è il suo turno.

    Il codice è { $code }

    Vale un'ora. Se non l'hai chiesto tu, non devi fare nulla: senza il codice non arriva altra posta.
