# Parler à la table, notes privées, et savoir que c'est à soi de jouer.

talk-tabs = Journal, discussion et notes
talk-log = Journal
talk-chat = Discussion
talk-notes = Notes
talk-chat-unread = { $count ->
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
talk-preview = Lire dans le chat : { $name } : { $text }
talk-messages = Messages
talk-empty = Personne n'a encore rien dit.
talk-only-players = Seules les personnes assises à cette table lisent ceci.
talk-write = Message à la table
talk-send = Envoyer
talk-mute = Sourdine
talk-muted = En sourdine : les nouveaux messages ne se signalent pas.
talk-said = { $name } : { $text }
talk-you = Toi
talk-more = Bloquer ou signaler { $name }
talk-failed = La discussion ne peut pas être chargée pour l'instant.

talk-person-title = Message de { $name }
talk-block = Bloquer { $name }
talk-block-about = Tu ne vois plus ce qu'écrit { $name }, à aucune table, et tu n'en reçois plus d'invitations. { $name } n'en sait rien. La page de ton compte permet de revenir en arrière.
talk-blocked = { $name } est sur ta liste de blocage.
talk-block-maker = Bloquer la personne qui m'a invité
talk-block-maker-about = Tu ne reçois plus d'invitations de la personne qui a ouvert cette table et tu ne vois plus ce qu'elle écrit. Elle n'en sait rien, et ta place te reste gardée telle quelle. La page de ton compte permet de revenir en arrière.
talk-block-do = Bloquer
talk-report = Signaler à l'hôte
talk-report-about = L'hôte de cette salle reçoit le message tel quel, avec ce que tu y ajoutes.
talk-reason = Qu'est-ce qui ne va pas ?
talk-report-send = Envoyer le signalement
talk-reported = Le signalement est parti.

notes-about = Toi seul vois ces notes.
notes-label = Tes notes sur cette table
notes-saved = Enregistré
notes-saving = Enregistrement…
notes-unsaved = Pas encore enregistré
notes-failed = Les notes n'ont pas pu être enregistrées : { $reason }
notes-changed = Ces notes ont été modifiées entre-temps dans un autre onglet ou sur un autre appareil.
notes-theirs = Ce qui s'y trouve maintenant
notes-keep-mine = Garder ce que j'ai écrit ici
notes-take-theirs = Prendre ce qui s'y trouve

presence-here = à la table
presence-thinking = réfléchit
presence-away = loin de la table depuis { $time }
presence-seen = dernière visite : { $when }
hide-presence = Ne pas montrer quand je suis à la table
hide-presence-about = Les autres ne voient alors ni si tu es là, ni quand tu y étais pour la dernière fois.

notify-setting = Me prévenir quand c'est à moi de jouer
notify-about = Une notification de ton navigateur, tant que cette page est ouverte à l'arrière-plan.
notify-denied = Ton navigateur ne permet pas à cette page d'envoyer des notifications ; tu peux changer cela dans ses réglages.
notify-none = Ce navigateur n'a pas de notifications.
notify-title = À toi de jouer
notify-body = { $game } avec { $names }
notify-alone = { $game }
notify-closed = Me prévenir aussi quand cette page est fermée
notify-closed-about = Par le service push de ton navigateur, qui ne peut rien en lire. Jusqu'à ce que tu te déconnectes.
notify-closed-failed = Ton navigateur n'a pas pu s'abonner. Réessaie plus tard.
notify-install = Sur iPhone et iPad, cela marche depuis l'écran d'accueil : choisis « Partager », puis « Sur l'écran d'accueil », et ouvre Gladsheim de là.
notify-offer = Veux-tu que ce navigateur te prévienne quand c'est à toi de jouer, même si la page est fermée ?
notify-offer-yes = Oui, volontiers
notify-offer-no = Non, merci
notify-offer-done = Tu seras prévenu. Les réglages permettent de l'arrêter.

blocks-title = Personnes bloquées
blocks-about = Tu ne vois rien de ce que ces personnes écrivent et ne reçois pas leurs invitations. Elles n'en savent rien.
blocks-none = Tu n'as bloqué personne.
blocks-lift = Débloquer
blocks-lift-of = Débloquer { $name }
blocks-since = blocage : { $when }

contact-title = Quand c'est à toi de jouer
contact-about = En ton absence, la salle peut te prévenir : une fois par table, jusqu'à ton retour.
contact-email = Courriel
contact-email-about = Tu reçois d'abord un code. Rien d'autre ne part tant que tu ne l'as pas saisi ici.
contact-email-ask = Envoie-moi un code
contact-email-pending = Un code est en route vers { $email }. Il est valable une heure.
contact-email-code = Code reçu par courriel
contact-email-confirm = Confirmer l'adresse
contact-email-is = Les courriels partent vers { $email }.
contact-email-end = Plus de courriels
contact-webhook = Webhook
contact-webhook-about = Une adresse https à laquelle la salle écrit. Chaque envoi est signé avec un secret.
contact-webhook-url = Adresse
contact-webhook-set = Utiliser cette adresse
contact-webhook-is = Les envois partent vers { $place }.
contact-webhook-end = Plus d'envois
contact-secret = Secret du webhook
contact-secret-about = Il n'est montré que maintenant. Il permet de vérifier qu'un envoi vient de cette salle.
contact-failed = Ceci ne peut pas être chargé pour l'instant.

unsubscribe-title = Les courriels de cette salle
unsubscribe-done = Tu ne recevras plus de courriels de cette salle. La page de ton compte permet de les reprendre.
unsubscribe-failed = Les courriels n'ont pas pu être arrêtés pour l'instant.

refused-wrong-code = Le code est faux.
refused-code-expired = Le code n'est plus valable. Demandes-en un nouveau.
refused-mail-failed = Le courriel n'a pas pu partir. Réessaie plus tard.
refused-chat-full = La discussion de cette table est pleine.

mail-turn-subject = À toi de jouer : { $game }
mail-turn-body =
    C'est à toi à une table de { $game } :

    { $link }

    Un seul courriel de ce genre part par table, jusqu'à ton retour.
    Ne plus recevoir de courriels de cette salle : { $stop }
mail-code-subject = Ton code pour la salle
mail-code-body =
    Quelqu'un, sans doute toi, souhaite que la salle { $hall } écrive à cette adresse quand c'est à son tour.

    Le code est { $code }

    Il est valable une heure. Si ce n'était pas toi, il n'y a rien à faire : sans le code, aucun autre courriel ne vient.
