# Parler à la table, notes privées, et savoir que c'est à soi de jouer.

talk-tabs = Journal, discussion et notes
talk-log = Journal
talk-chat = Discussion
talk-notes = Notes
talk-chat-unread = { $count ->
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
talk-preview = Lire la discussion : { $name } : { $text }
talk-messages = Messages
talk-empty = Pas encore de messages.
talk-only-players = Seules les personnes assises à cette table lisent ceci.
talk-write = Message à la table
talk-send = Envoyer
talk-mute = Sourdine
talk-muted = En sourdine : les nouveaux messages ne sont pas signalés.
talk-said = { $name } : { $text }
talk-you = Toi
talk-more = Bloquer ou signaler { $name }
talk-failed = La discussion ne peut pas être chargée pour l'instant.

talk-person-title = Message de { $name }
talk-block = Bloquer { $name }
talk-block-about = Tu ne vois plus les messages de { $name }, à aucune table, et tu n'en reçois plus d'invitations. { $name } n'en est pas averti. Tu peux débloquer depuis la page de ton compte.
talk-blocked = { $name } est sur ta liste de blocage.
talk-block-maker = Bloquer la personne qui m'a invité
talk-block-maker-about = La personne qui a ouvert cette table ne peut plus t'inviter et tu ne vois plus ses messages. Elle n'en est pas avertie, et ta place reste réservée. Tu peux débloquer depuis la page de ton compte.
talk-block-do = Bloquer
talk-report = Signaler à l'hôte
talk-report-about = L'hôte de cette salle reçoit le message avec ton commentaire.
talk-reason = Qu'est-ce qui ne va pas ?
talk-report-send = Envoyer le signalement
talk-reported = Le signalement a été envoyé.

notes-about = Toi seul vois ces notes.
notes-label = Tes notes sur cette table
notes-saved = Enregistré
notes-saving = Enregistrement…
notes-unsaved = Pas encore enregistré
notes-failed = Les notes n'ont pas pu être enregistrées : { $reason }
notes-changed = Ces notes ont été modifiées entre-temps dans un autre onglet ou sur un autre appareil.
notes-theirs = Version enregistrée
notes-keep-mine = Garder ma version
notes-take-theirs = Prendre la version enregistrée

presence-here = à la table
presence-thinking = réfléchit
presence-away = loin de la table depuis { $time }
presence-seen = dernière visite : { $when }
presence-online = en ligne
hide-presence = Ne pas montrer quand je suis à la table
hide-presence-about = Les autres ne voient alors ni si tu es là, ni quand tu y étais pour la dernière fois.

notify-setting = Me prévenir quand c'est à moi de jouer
notify-about = Ton navigateur te prévient tant que cette page est ouverte à l'arrière-plan.
notify-denied = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
notify-none = Ce navigateur ne prend pas en charge les notifications.
notify-title = À toi de jouer
notify-body = { $game } avec { $names }
notify-alone = { $game }
notify-closed = Me prévenir aussi quand cette page est fermée
notify-closed-about = Utilise le service push de ton navigateur, qui ne peut pas lire le message. Cela vaut jusqu'à ce que tu te déconnectes.
notify-closed-failed = Ton navigateur n'a pas pu activer les notifications. Réessaie plus tard.
notify-install = Sur iPhone et iPad, cela marche depuis l'écran d'accueil : choisis « Partager », puis « Sur l'écran d'accueil », et ouvre Gladsheim de là.
notify-offer = Veux-tu que ce navigateur te prévienne quand c'est à toi de jouer, même si la page est fermée ?
notify-offer-yes = Oui, volontiers
notify-offer-no = Non, merci
notify-offer-done = Les notifications sont activées. Tu peux les désactiver dans les réglages.

blocks-title = Personnes bloquées
blocks-about = Tu ne vois pas leurs messages et elles ne peuvent pas t'inviter. Elles n'en sont pas averties.
blocks-none = Tu n'as bloqué personne.
blocks-lift = Débloquer
blocks-lift-of = Débloquer { $name }
blocks-since = blocage : { $when }

contact-title = Quand c'est à toi de jouer
contact-about = En ton absence, la salle peut te prévenir une fois par table, jusqu'à ton retour.
contact-email = Courriel
contact-email-about = Tu reçois d'abord un code. Rien d'autre ne part tant que tu ne l'as pas saisi ici.
contact-email-ask = Envoie-moi un code
contact-email-pending = Un code est en route vers { $email }. Il est valable une heure.
contact-email-code = Code reçu par courriel
contact-email-confirm = Confirmer l'adresse
contact-email-is = Les courriels partent vers { $email }.
contact-email-end = Arrêter les courriels
contact-webhook = Webhook
contact-webhook-about = Une adresse https à laquelle la salle écrit. Chaque envoi est signé avec un secret.
contact-webhook-url = Adresse
contact-webhook-set = Utiliser cette adresse
contact-webhook-is = Les envois partent vers { $place }.
contact-webhook-end = Arrêter les envois
contact-secret = Secret du webhook
contact-secret-about = Il n'est montré que maintenant. Il permet de vérifier qu'un envoi vient de cette salle.
contact-failed = Ceci ne peut pas être chargé pour l'instant.

unsubscribe-title = Les courriels de cette salle
unsubscribe-done = Tu ne recevras plus de courriels de cette salle. Tu peux les réactiver sur la page de ton compte.
unsubscribe-failed = Les courriels n'ont pas pu être arrêtés. Réessaie plus tard.

refused-wrong-code = Le code est faux.
refused-code-expired = Le code n'est plus valable. Demandes-en un nouveau.
refused-mail-failed = Le courriel n'a pas pu partir. Réessaie plus tard.
refused-chat-full = La discussion de cette table est pleine.

mail-turn-subject = À toi de jouer : { $game }
mail-turn-body =
    C'est à toi de jouer dans une partie de { $game } :

    { $link }

    Tu reçois un seul courriel de ce genre par table, jusqu'à ton retour.
    Ne plus recevoir de courriels de cette salle : { $stop }
mail-code-subject = Ton code pour la salle
mail-code-body =
    Quelqu'un, sans doute toi, a demandé à la salle { $hall } d'écrire à cette adresse quand c'est son tour.

    Ton code est { $code }

    Il est valable une heure. Si ce n'était pas toi, ignore ce courriel : sans le code, aucun autre ne sera envoyé.
