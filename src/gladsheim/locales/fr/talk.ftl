# Parler à la table, notes privées, et savoir que c'est à soi de jouer.

talk-tabs = Journal, discussion et notes
talk-log = Journal
talk-chat = Discussion
talk-notes = Notes
talk-chat-unread = { $count ->
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
talk-log-unread = { $count ->
    [one] Journal et discussion, { $count } nouveau message
   *[other] Journal et discussion, { $count } nouveaux messages
}
talk-messages = Messages
talk-empty = Personne n'a encore rien dit.
talk-only-players = Seules les personnes assises ici lisent ceci.
talk-write = Message à la table
talk-send = Envoyer
talk-mute = Silence
talk-muted = En silence : les nouveaux messages ne se signalent pas.
talk-said = { $name } : { $text }
talk-you = Vous
talk-more = Bloquer ou signaler { $name }
talk-failed = La discussion ne peut pas être chargée pour l'instant.

talk-person-title = Message de { $name }
talk-block = Bloquer { $name }
talk-block-about = Vous ne voyez plus ce qu'écrit { $name }, à aucune table, et n'en recevez plus d'invitations. { $name } n'en sait rien. La page de votre compte permet de revenir en arrière.
talk-blocked = { $name } est sur votre liste de blocage.
talk-block-maker = Bloquer qui m'a invité
talk-block-maker-about = Vous ne recevez plus d'invitations de la personne qui a ouvert cette table et ne voyez plus ce qu'elle écrit. Elle n'en sait rien, et la place vous reste gardée telle quelle. La page de votre compte permet de revenir en arrière.
talk-block-do = Bloquer
talk-report = Signaler à l'hôte
talk-report-about = L'hôte de cette salle reçoit le message tel quel, et vos mots.
talk-reason = Qu'est-ce qui ne va pas ?
talk-report-send = Envoyer le signalement
talk-reported = Le signalement est parti.

notes-about = Vous seul voyez ces notes.
notes-label = Vos notes sur cette table
notes-saved = Enregistré
notes-saving = Enregistrement …
notes-unsaved = Pas encore enregistré
notes-failed = Les notes n'ont pas pu être enregistrées : { $reason }
notes-changed = Ces notes ont été changées entre-temps dans un autre onglet ou sur un autre appareil.
notes-theirs = Ce qui s'y trouve maintenant
notes-keep-mine = Garder ce que j'ai écrit ici
notes-take-theirs = Prendre ce qui s'y trouve

notify-setting = Me prévenir quand c'est à moi
notify-about = Une notification de votre navigateur, tant que cette page est ouverte à l'arrière-plan.
notify-denied = Votre navigateur ne permet pas de notifications à cette page ; ses propres réglages peuvent y remédier.
notify-none = Ce navigateur n'a pas de notifications.
notify-title = C'est à vous
notify-body = { $game } avec { $names }
notify-alone = { $game }

blocks-title = Personnes bloquées
blocks-about = Vous ne voyez rien de ce qu'elles écrivent et ne recevez pas leurs invitations. Elles n'en savent rien.
blocks-none = Vous n'avez bloqué personne.
blocks-lift = Débloquer
blocks-lift-of = Débloquer { $name }
blocks-since = blocage : { $when }

contact-title = Quand c'est à vous
contact-about = En votre absence, la salle peut vous prévenir : une fois par table, jusqu'à votre retour.
contact-email = Courriel
contact-email-about = Vous recevez d'abord un code. Rien d'autre ne part avant son retour.
contact-email-ask = Envoyez-moi un code
contact-email-pending = Un code est en route vers { $email }. Il est valable une heure.
contact-email-code = Code reçu par courriel
contact-email-confirm = Confirmer l'adresse
contact-email-is = Les courriels vont à { $email }.
contact-email-end = Plus de courriels
contact-webhook = Webhook
contact-webhook-about = Une adresse https à laquelle la salle écrit. Chaque envoi est signé avec un secret.
contact-webhook-url = Adresse
contact-webhook-set = Utiliser cette adresse
contact-webhook-is = Les envois vont à { $place }.
contact-webhook-end = Plus d'envois
contact-secret = Secret du webhook
contact-secret-about = Il n'est montré que maintenant. Il permet de vérifier qu'un envoi vient de cette salle.
contact-failed = Ceci ne peut pas être chargé pour l'instant.

unsubscribe-done = Vous ne recevrez plus de courriels de cette salle. La page de votre compte permet de les reprendre.
unsubscribe-failed = Les courriels n'ont pas pu être arrêtés pour l'instant.

refused-wrong-code = Le code est faux.
refused-code-expired = Le code n'est plus valable. Demandez-en un nouveau.
refused-mail-failed = Le courriel n'a pas pu partir. Réessayez plus tard.
refused-chat-full = La discussion de cette table est pleine.

mail-turn-subject = À vous de jouer : { $game }
mail-turn-body =
    C'est à vous à une table de { $game } :

    { $link }

    Un seul courriel de ce genre part par table, jusqu'à votre retour.
    Plus de courriels de cette salle : { $stop }
mail-code-subject = Votre code pour la salle
mail-code-body =
    Quelqu'un, vous sans doute, souhaite que la salle { $hall } écrive à cette adresse quand c'est à son tour.

    Le code est { $code }

    Il est valable une heure. Si ce n'était pas vous, il n'y a rien à faire : sans le code, aucun autre courriel ne vient.
