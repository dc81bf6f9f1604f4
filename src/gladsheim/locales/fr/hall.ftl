# Prendre place : accueil, tables en attente, places, comptes.

me-account = Ton nom et ton compte : { $name }
me-waiting = { $count ->
    [one] À toi de jouer à { $count } table
   *[other] À toi de jouer à { $count } tables
}
me-next = Partie suivante
me-next-about = { $count ->
    [one] Partie suivante : { $count } autre table t'attend
   *[other] Partie suivante : { $count } autres tables t'attendent
}

lobby-title = Tables ouvertes
lobby-none = Aucune table n'attend de joueurs.
lobby-running = Parties à regarder
lobby-none-running = Aucune partie publique n'est en cours.
lobby-sit = S'asseoir
lobby-sit-at = S'asseoir : { $game } avec { $names }
lobby-look = Voir la table
lobby-look-at = Voir la table : { $game } avec { $names }
lobby-watch = Regarder
lobby-watch-at = Regarder { $game } avec { $names }
lobby-yours = Tu es à cette table
lobby-unreachable = La liste des tables ne peut pas être chargée pour l'instant.

mine-invited = Tu as une invitation
mine-open = Attend des joueurs
mine-turn = À toi de jouer
mine-games = Tes parties
mine-all = { $count ->
    [one] Montrer { $count } table de plus
   *[other] Montrer { $count } tables de plus
}
mine-fewer = Montrer moins

card-title = La table
card-game = Jeu
card-players = Joueurs
card-find = Qui la trouve
card-find-public = Tout le monde, à l'accueil
card-find-private = Seulement avec le lien
card-watch = Qui peut regarder
card-watch-anyone = Qui la trouve
card-watch-seated = Les joueurs seulement
card-none = aucune
card-seat = place { $number }

setup-seat-open = N'importe qui
setup-seat-open-about = Libre pour tous
setup-seat-invited = Sur invitation
setup-seat-invited-name = Compte de l'invité pour la place { $number }
setup-seat-invited-placeholder = Nom du compte
setup-seat-unknown = Aucun compte ici ne s'appelle { $name }.
setup-company = Qui peut jouer et regarder
setup-find-about = D'autres peuvent prendre les places libres.
setup-watch-about = Un spectateur ne voit que ce que tous peuvent voir.
setup-open = Ouvrir la table
setup-opening = Ouverture…
setup-open-hint = Tu reçois un lien à envoyer aux personnes avec qui tu veux jouer.

sit-free = place libre
sit-kept-for = réservée à { $name }
sit-kept = réservée
sit-erased = personne effacée
sit-kept-you = réservée pour toi
sit-invites = { $name } t'invite à une partie de { $game }
sit-invited-to = Tu as une invitation à une partie de { $game }
sit-learn = Apprendre en quelques minutes
sit-waiting = { $count ->
    [one] Il manque encore { $count } joueur. La partie commence ensuite automatiquement.
   *[other] Il manque encore { $count } joueurs. La partie commence ensuite automatiquement.
}
sit-name = Ton nom à cette table
sit-name-missing = Saisis d'abord ton nom.
sit-down = Prendre place
sit-down-on = Prendre place : place { $number }
sit-accept = Accepter
sit-decline = Refuser
sit-leave = Se lever
sit-change = Changer
sit-change-seat = Changer la place { $number }
sit-change-title = Place { $number }
sit-change-open = N'importe qui peut s'asseoir
sit-change-free = Libérer cette place
sit-change-free-about = { $name } perd la place. Elle est ensuite libre pour tous.
sit-change-here = Quelqu'un à cet écran
sit-change-name = Nom
sit-change-invite = Inviter un joueur
sit-change-bot = Un bot joue
sit-change-do = Changer la place
sit-share = Envoyer le lien
sit-share-about = Qui a le lien peut s'asseoir aussitôt.
sit-share-local = Seul cet ordinateur peut ouvrir ce lien. Les autres ont besoin de l'adresse de cette salle dans ton réseau.
sit-share-link = Lien vers cette table
sit-share-copy = Copier
sit-share-copied = Copié
sit-share-send = Envoyer…
sit-share-code = Code QR du lien
sit-options = Autres options, pendule ou nombre de joueurs
sit-options-about = Cette table est annulée, et tu en prépares une nouvelle.
sit-cancel = Annuler la table
sit-cancel-about = La table ferme. Ceux qui y sont assis doivent en chercher une autre.
sit-cancel-keep = La laisser ouverte
sit-closed = Cette table a été annulée avant qu'une partie commence.
sit-unseen = La partie a commencé. Seuls ses joueurs peuvent la voir.
sit-joined = { $name } s'assied.
sit-left = { $name } se lève.
sit-begins = Tout le monde est là. La partie commence.

find-title = Ouverte à tous
find-about = Les joueurs qui cherchent une partie arrivent ici, et tous voient la table à l'accueil. Garde cette page ouverte.
find-usual-minutes = { $count ->
    [one] D'habitude, quelqu'un vient en moins d'une minute.
   *[other] D'habitude, quelqu'un vient en moins de { $count } minutes.
}
find-usual-hours = { $count ->
    [one] D'habitude, quelqu'un vient en moins d'une heure.
   *[other] D'habitude, quelqu'un vient en moins de { $count } heures.
}
find-usual-days = { $count ->
    [one] D'habitude, quelqu'un vient en moins d'un jour.
   *[other] D'habitude, quelqu'un vient en moins de { $count } jours.
}
find-nobody = Personne n'est venu ces derniers temps. Envoyer un lien à un ami va plus vite.
find-bot = Jouer contre un bot en attendant
find-bot-about = Tu gardes ta place ici, et tu seras prévenu quand quelqu'un arrive.
find-give-up = Arrêter la recherche
find-came = Quelqu'un est arrivé : ta partie de { $game } commence.
find-still = Toujours à la recherche de joueurs pour { $game } …
find-go = À la table

again-next = Rejoindre la suivante
again-waits = La partie suivante se prépare.
again-watch = Vers la partie suivante

account-title = Ton compte
account-guest-title = Tu joues en invité
account-guest-about = Tu joues comme invité : seul ce navigateur te connaît. Avec un compte, tu retrouves tes parties sur tous tes appareils.
account-name = Nom
account-rename = Changer le nom
account-renamed = Le nom est changé.
account-make = Créer un compte
account-make-about = Un nom et un mot de passe suffisent, sans adresse de courriel. Tes parties commencées restent à toi.
account-password = Mot de passe
account-password-hint = Au moins { $count } caractères
account-nobody = Non connecté
account-new-guest = Continuer comme nouvel invité
account-no-cookies = Ton navigateur bloque les cookies de cette salle : tu ne peux donc pas garder de place. Autorise les cookies pour cette adresse, puis recharge la page
account-cookie-lost = Ton navigateur a perdu son cookie. Connecte-toi si tu as un compte. Les places d'un invité ne peuvent pas être récupérées
account-login = Se connecter
account-login-about = Tu as déjà un compte.
account-keep-games = Ajouter au compte les parties de ce navigateur
account-logout = Se déconnecter
account-logout-about = Ce navigateur t'oublie ; tes parties t'attendent dans ton compte.
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
account-forgotten = Mot de passe oublié ?
account-recover-title = Changer le mot de passe avec un code de secours
account-code = Code de secours
account-recover = Définir le nouveau mot de passe
account-recovered = Ton mot de passe est changé. Tu es connecté.
account-codes-title = Tes codes de secours
account-codes-about = Chaque code te laisse entrer une fois si tu perds ton mot de passe. Les codes ne sont montrés que maintenant et ne peuvent pas être retrouvés : garde-les en lieu sûr.
account-codes-copy = Copier
account-codes-download = Enregistrer dans un fichier
account-codes-done = Je les ai enregistrés
account-fresh-codes = Nouveaux codes de secours
account-fresh-codes-about = Les anciens ne fonctionneront plus.
account-fresh-codes-do = Créer de nouveaux codes
account-devices = Appareils
account-device-this = cet appareil
account-device-seen = dernière utilisation : { $when }
account-device-end = Déconnecter
account-device-end-of = Déconnecter { $agent }
account-devices-none = La liste ne peut pas être chargée pour l'instant.
account-erase = Effacer mon compte
account-erase-guest = M'effacer
account-erase-about = Ton nom, ton mot de passe et toutes tes connexions sont effacés pour toujours et ne peuvent pas être rétablis. Tu abandonnes toutes les parties en cours. Les parties des autres restent, sans ton nom. Les tables qui n'ont pas commencé sont annulées.
account-erase-guest-about = Ton nom est effacé pour toujours, et ce navigateur t'oublie. Tu abandonnes toutes les parties en cours. Les parties des autres restent, sans ton nom. Les tables qui n'ont pas commencé sont annulées.
account-erase-do = Effacer pour toujours
account-erase-keep = Tout garder
account-none = Cette salle n'a pas de comptes. Ton nom reste dans ce navigateur.

refused-name-taken = Ce nom est pris. Choisis-en un autre.
refused-wrong-login = Le nom et le mot de passe ne correspondent pas.
refused-wrong-password = Le mot de passe est faux.
refused-slow-down = { $seconds ->
    [0] Trop d'essais. Attends un peu, puis réessaie.
    [one] Trop d'essais. Réessaie dans { $seconds } seconde.
   *[other] Trop d'essais. Réessaie dans { $seconds } secondes.
}
refused-seat-taken = Quelqu'un d'autre a pris la place, ou elle est réservée à un autre joueur.
refused-started = La partie a déjà commencé.
refused-banned = Tu ne peux pas jouer dans cette salle : { $message }
refused-game-off = L'hôte a désactivé ce jeu. Pas de nouvelles tables pour le moment.

# Donne équitable
fair-dealing = Tout le monde est assis. Vos navigateurs et la salle font la donne ensemble…
fair-check = Recalculer la donne ici
fair-secret-holds = Le secret de la salle correspond à l'empreinte affichée ici avant que quiconque ne s'assoie.
fair-secret-broken = Le secret de la salle ne correspond pas à sa promesse.
fair-nonce-own = { $name } : ce navigateur a tiré le nombre, et la donne l'utilise.
fair-nonce-holds = { $name } : le nombre correspond à sa promesse.
fair-nonce-untold = { $name } : le nombre promis n'est pas arrivé à temps ; la donne s'est faite sans lui.
fair-nonce-broken = { $name } : le nombre ne correspond pas à sa promesse.
fair-void = { $count ->
    [one] Une donne était nulle, parce que { $names } n'a pas envoyé à temps un nombre promis. Elle est refaite sans ce nombre.
   *[other] Une donne était nulle, parce que { $names } n'ont pas envoyé à temps des nombres promis. Elle est refaite sans ces nombres.
  }
fair-void-broken = La donne nulle { $number } ne correspond pas à sa promesse.
fair-alone = Aucun joueur n'a contribué à cette donne : elle vient du seul secret de la salle.
fair-company-broken = L'enregistrement montre d'autres promesses que celles que ce navigateur voyait quand il a envoyé son nombre.
fair-chain-holds = { $count ->
    [one] Un coup est resté tel qu'il a été joué.
   *[other] Les { $count } coups sont restés tels qu'ils ont été joués.
  }
fair-chain-broken = Le coup { $ply } a été modifié après coup.
fair-words = Tout le hasard de cette partie vient de cette clé. Si l'on pioche ou lance des dés en cours de jeu, la donne (0) et chaque coup en reçoivent un nombre propre. Pour vérifier aussi les règles, lance « gladsheim verify » sur l'enregistrement.

offline-title = La salle est injoignable
offline-about = Tu es hors ligne, ou la salle ne répond pas. Tes tables sont en sûreté dans la salle ; rien n'en est enregistré sur cet appareil.
offline-again = Réessayer

nowhere-title = Il n'y a rien ici
nowhere-about = Aucune page de la salle n'a cette adresse. Il manque peut-être une lettre, ou le lien est ancien.
nowhere-back = À la page d'accueil
