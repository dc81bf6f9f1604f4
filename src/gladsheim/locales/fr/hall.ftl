# Prendre place : accueil, tables en attente, places, comptes.

me-account = Ton nom et ton compte : { $name }
me-waiting = { $count ->
    [one] À toi de jouer à { $count } table
   *[other] À toi de jouer à { $count } tables
}
me-next = Partie suivante
me-next-about = { $count ->
    [one] Partie suivante : { $count } autre table t’attend
   *[other] Partie suivante : { $count } autres tables t’attendent
}

lobby-title = Tables ouvertes
lobby-none = Aucune table n’attend de joueurs.
lobby-running = Parties à regarder
lobby-none-running = Personne ne joue en public.
lobby-sit = S'asseoir
lobby-sit-at = S'asseoir : { $game } avec { $names }
lobby-look = Voir la table
lobby-look-at = Voir la table : { $game } avec { $names }
lobby-watch = Regarder
lobby-watch-at = Regarder { $game } avec { $names }
lobby-yours = Tu es à cette table
lobby-unreachable = La liste des tables ne répond pas en ce moment.

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
card-find-private = Par son lien seulement
card-watch = Qui peut regarder
card-watch-anyone = Qui la trouve
card-watch-seated = Seulement ceux qui jouent
card-none = aucune
card-seat = place { $number }

setup-seat-open = N'importe qui
setup-seat-open-about = Libre pour tous
setup-seat-invited = Sur invitation
setup-seat-invited-name = Compte de l'invité pour la place { $number }
setup-seat-invited-placeholder = Nom du compte
setup-seat-unknown = Aucun compte ici ne s'appelle { $name }.
setup-company = Compagnie
setup-find-about = D'autres peuvent prendre les places libres.
setup-watch-about = Un spectateur ne voit que ce que tous peuvent voir.
setup-open = Ouvrir la table
setup-opening = Ouverture…
setup-open-hint = Tu reçois un lien à envoyer aux personnes que tu attends.

sit-free = place libre
sit-kept-for = gardée pour { $name }
sit-kept = gardée pour quelqu'un
sit-erased = personne effacée
sit-kept-you = gardée pour toi
sit-invites = { $name } t’invite à une partie de { $game }
sit-invited-to = Tu as une invitation à une partie de { $game }
sit-learn = Apprendre en quelques minutes
sit-waiting = { $count ->
    [one] Il manque encore un joueur. Ensuite la partie commence toute seule.
   *[other] Il manque encore { $count } joueurs. Ensuite la partie commence toute seule.
}
sit-name = Ton nom à cette table
sit-name-missing = Dis d'abord sous quel nom tu joues.
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
sit-change-free-about = { $name } doit se lever ; la place est ensuite libre pour tous.
sit-change-here = Quelqu'un à cet écran
sit-change-name = Nom
sit-change-invite = Inviter un joueur
sit-change-bot = Un bot joue
sit-change-do = Changer la place
sit-share = Envoyer le lien
sit-share-about = Qui l’a s’assoit d’un clic.
sit-share-local = Seul cet ordinateur peut ouvrir ce lien. Les autres ont besoin de l’adresse de cette salle dans ton réseau.
sit-share-link = Lien vers cette table
sit-share-copy = Copier
sit-share-copied = Copié
sit-share-send = Envoyer…
sit-share-code = Code QR du lien
sit-options = Autres options, pendule ou nombre de joueurs
sit-options-about = Cette table sera annulée pour cela.
sit-cancel = Annuler la table
sit-cancel-about = La table ferme, et ceux qui y sont assis doivent en chercher une autre.
sit-cancel-keep = La laisser ouverte
sit-closed = Cette table a été annulée avant qu'une partie commence.
sit-unseen = La partie a commencé, et seuls ceux qui jouent peuvent la voir.
sit-joined = { $name } s'assied.
sit-left = { $name } se lève.
sit-begins = Tout le monde est là. La partie commence.

find-title = Ouverte à tous
find-about = Qui cherche quelqu’un est mené ici, et tous voient la table dans la halle. Garde cette page ouverte.
find-usual-minutes = { $count ->
    [one] D’habitude, quelqu’un vient en moins d’une minute.
   *[other] D’habitude, quelqu’un vient en moins de { $count } minutes.
}
find-usual-hours = { $count ->
    [one] D’habitude, quelqu’un vient en moins d’une heure.
   *[other] D’habitude, quelqu’un vient en moins de { $count } heures.
}
find-usual-days = { $count ->
    [one] D’habitude, quelqu’un vient en moins d’un jour.
   *[other] D’habitude, quelqu’un vient en moins de { $count } jours.
}
find-nobody = Personne n’est venu ces derniers temps : un lien à un ami va plus vite.
find-bot = Jouer contre un bot en attendant
find-bot-about = Ta place ici reste la tienne, et tu sauras quand quelqu’un arrive.
find-give-up = Renoncer
find-came = Quelqu’un est arrivé : ta partie de { $game } commence.
find-still = Toujours à la recherche de quelqu’un pour { $game } …
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
account-no-cookies = ce navigateur ne garde aucun cookie de cette salle et ne peut donc pas tenir de place : autorise les cookies pour cette adresse, puis recharge la page
account-cookie-lost = ce navigateur a perdu le cookie par lequel la salle te reconnaissait : connecte-toi si tu as un compte ; les places d'un invité sont perdues avec le cookie
account-login = Se connecter
account-login-about = Tu as déjà un compte.
account-keep-games = Emporter les parties de ce navigateur
account-logout = Se déconnecter
account-logout-about = Ce navigateur t'oublie ; tes parties t'attendent dans ton compte.
account-change-password = Changer le mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
account-forgotten = Mot de passe oublié ?
account-recover-title = Revenir avec un code de secours
account-code = Code de secours
account-recover = Fixer le nouveau mot de passe
account-recovered = Ton mot de passe est changé. Tu es connecté.
account-codes-title = Tes codes de secours
account-codes-about = Chacun te laisse entrer une fois si le mot de passe est perdu. Ils ne sont montrés que maintenant, et personne ne pourra les retrouver : garde-les en lieu sûr.
account-codes-copy = Copier
account-codes-download = Enregistrer dans un fichier
account-codes-done = Je les ai rangés
account-fresh-codes = Nouveaux codes de secours
account-fresh-codes-about = Les anciens ne vaudront plus.
account-fresh-codes-do = Me donner de nouveaux codes
account-devices = Appareils
account-device-this = celui-ci
account-device-seen = vu { $when }
account-device-end = Déconnecter
account-device-end-of = Déconnecter { $agent }
account-devices-none = La liste ne répond pas en ce moment.
account-erase = Effacer mon compte
account-erase-guest = M'effacer
account-erase-about = Ton nom, ton mot de passe et toutes tes connexions disparaissent pour toujours, et personne ne peut les faire revenir. Tu abandonnes toutes les parties en cours. Les parties des autres restent, sans ton nom. Les tables qui n'ont pas commencé sont annulées.
account-erase-guest-about = Ton nom disparaît pour toujours, et ce navigateur t'oublie. Tu abandonnes toutes les parties en cours. Les parties des autres restent, sans ton nom. Les tables qui n'ont pas commencé sont annulées.
account-erase-do = Effacer pour toujours
account-erase-keep = Tout garder
account-none = Cette salle ne tient pas de comptes. Ton nom reste dans ce navigateur.

refused-name-taken = Ce nom est pris. Choisis-en un autre.
refused-wrong-login = Le nom et le mot de passe ne correspondent pas.
refused-wrong-password = Le mot de passe est faux.
refused-slow-down = { $seconds ->
    [0] Trop d'essais. Attends un peu avant le prochain.
    [one] Trop d'essais. Attends { $seconds } seconde avant le prochain.
   *[other] Trop d'essais. Attends { $seconds } secondes avant le prochain.
}
refused-seat-taken = Quelqu'un a été plus rapide, ou la place est gardée pour un autre.
refused-started = La partie a déjà commencé.
refused-banned = L'hôte de cette salle t'a exclu : { $message }
refused-game-off = L'hôte a désactivé ce jeu : pas de nouvelles tables pour le moment.

# Donne équitable
fair-dealing = Tout le monde est assis. La donne naît de vous tous…
fair-check = Recalculer la donne ici
fair-secret-holds = Le secret de la salle est celui dont l'empreinte figurait ici avant que quiconque ne s'assoie.
fair-secret-broken = Le secret de la salle n'est pas celui qui était promis.
fair-nonce-own = { $name } : ce navigateur a tiré le nombre, et il est dans la donne.
fair-nonce-holds = { $name } : le nombre est celui qui était promis.
fair-nonce-untold = { $name } : un nombre était promis mais n'a pas été donné à temps ; la donne s'est faite sans lui.
fair-nonce-broken = { $name } : le nombre n'est pas celui qui était promis.
fair-void = { $count ->
    [one] Une donne était nulle, parce que { $names } n'a pas donné à temps un nombre promis ; elle est refaite sans sa part.
   *[other] Une donne était nulle, parce que { $names } n'ont pas donné à temps des nombres promis ; elle est refaite sans leur part.
  }
fair-void-broken = La donne nulle { $number } n'est pas telle qu'elle était promise.
fair-alone = Personne à la table n'a eu part à cette donne : elle découle du seul secret de la salle.
fair-company-broken = L'enregistrement montre d'autres promesses que celles que ce navigateur voyait quand il a donné son nombre.
fair-chain-holds = { $count ->
    [one] Un coup est tel qu'il a été écrit.
   *[other] Les { $count } coups sont tels qu'ils ont été écrits.
  }
fair-chain-broken = Le coup { $ply } a été modifié après coup.
fair-words = Tout le hasard de cette partie découle de cette clé. Là où l'on pioche ou lance des dés en cours de jeu, la donne (0) et chaque coup en tirent un nombre à eux. Les règles elles-mêmes sont vérifiées par « gladsheim verify » avec l'enregistrement.

offline-title = La salle est injoignable
offline-about = Tu es hors ligne, ou la salle ne répond pas. Tes tables y sont en sûreté ; rien n'en est gardé sur cet appareil.
offline-again = Réessayer

nowhere-title = Il n’y a rien ici
nowhere-about = Cette adresse ne mène à aucune page de la halle. Il manque peut-être une lettre, ou le lien est ancien.
nowhere-back = À la page d’accueil
