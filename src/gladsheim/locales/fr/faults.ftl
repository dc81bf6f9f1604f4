# Pourquoi une table ou la salle refuse une requête. Seul le serveur lit ce fichier, pas la page.

## Tables et places

faults-unknown-table = cette table n'existe pas
faults-unknown-seat = la table n'a pas de place { $seat }
faults-not-started = la partie n'a pas commencé : il reste des places libres
faults-started = la partie a commencé : les places restent comme elles sont
faults-closed = la table a été annulée
faults-not-complete = les nombres aléatoires se donnent quand tous sont assis et que tous ont promis
faults-broken-promise = la place { $seat } a promis un autre nombre aléatoire, ou aucun
faults-not-asked = aucun nouveau nombre aléatoire n'est attendu de la place { $seat }
faults-used-promise = la place { $seat } a promis ce nombre aléatoire pour une donne précédente ; il en faut un nouveau
faults-seat-taken = la place est prise ou gardée pour quelqu'un d'autre
faults-not-invited = un compte de bot ne s'assied que là où il est invité, ou à une table ouverte par lui
faults-already-seated = celui qui est déjà assis à cette table n'a pas de seconde place
faults-not-your-seat = la place est à quelqu'un d'autre
faults-only-maker = seul celui qui a ouvert la table peut le faire
faults-only-seated = seul celui qui est assis à cette table peut le faire
faults-only-concerned = seul celui qui est assis à cette table, ou qui l'a ouverte, peut le faire
faults-only-rematch = seul celui qui était assis à cette table peut demander une revanche
faults-account-needed = à une table classée, seuls des comptes jouent
faults-people-only = à une table classée, chaque place est jouée par un autre compte, aucune par un bot
faults-rated-clock = une table classée a besoin d'une pendule (permis : { $allowed }), pour que personne ne puisse simplement rester absent
faults-rated-absence = à une table classée, la partie se termine quand le temps de quelqu'un est écoulé (permis : { $allowed })
faults-not-over = la partie n'est pas finie : la revanche vient après

## La partie

faults-stale = la table a déjà avancé : elle en est à { $now }, pas à { $expected }
faults-not-to-act = ce n'est pas à la place { $seat } de jouer
faults-not-yours = la place { $seat } n'est pas à toi
faults-none-to-act = ce n'est à aucune de tes places de jouer
faults-window-runs = quelqu'un est peut-être interrogé en secret : jusqu'à la fin de ce temps, rien d'autre n'est possible ici
faults-over = la partie est finie
faults-running = la partie est en cours : son enregistrement révèle des choses cachées et se montre à la fin
faults-running-eyes = la partie est en cours : jusqu'à la fin, on ne la regarde que de ses propres yeux
faults-running-whole = la partie est en cours : on la regarde en entier quand elle est finie
faults-running-positions = la partie est en cours : ses positions contiennent des choses cachées jusqu'à la fin
faults-busy-review = trop de parties attendent leur analyse : réessaie plus tard
faults-own-reviews = { $most } de tes parties attendent leur analyse : redemande quand l’une d’elles sera finie
faults-no-undo = il n'y a rien à reprendre : une autre place a joué ou quelque chose a été révélé
faults-undo-limit = dans cette partie, on a repris autant d'actions que permis jusqu'ici : { $first }, et { $more } de plus par action qui reste jouée ; il faut d'abord continuer
faults-left = celui qui était à cette place a quitté la partie
faults-not-away = on ne revient qu'à une place dont le temps est écoulé et dont la partie continue
faults-rated = dans une partie classée, rien n'est repris, et celui qui n'a plus de temps reste absent
faults-no-aids = dans les parties classées, les donnes du jour et les matchs en duplicate, on ne dit à personne quels coups sont bons
faults-rated-rulings = une table classée se joue selon une édition ({ $editions }), pas selon un mélange d'interprétations
faults-shared-deal = une donne commune se joue une seule fois, et rien n'est repris
faults-deal-closed = le temps pour jouer cette donne est écoulé
faults-no-day = il n'y a pas de donne du jour { $day }
faults-no-deal = il n'y a pas aujourd'hui de donne du jour de { $game }
faults-no-match = ce match n'existe pas
faults-most-matches = tu joues dans { $most } matchs au plus
faults-match-full = ce match a déjà { $most } joueurs
faults-only-match = seuls les joueurs d'un match jouent ses donnes
faults-only-rotation = { $field } va avec un match où les amis jouent entre eux
faults-rotation-rounds = les amis qui jouent entre eux jouent au plus { $most } tours
faults-match-waits = le match commence quand tous sont là
faults-sits-out = cette donne se joue sans toi
faults-match-gone = celui que tu rencontrerais dans cette donne n'est plus là
faults-no-offer = cette offre n'existe pas, ou la partie a déjà avancé
faults-id-taken = cet identifiant appartient déjà à une autre requête
faults-too-long = une table contient au plus { $most } actions et reprises
faults-unreadable = cette partie ne peut plus être lue

## Une nouvelle table

faults-no-game = le jeu { $name } n'existe pas ; permis : { $allowed }
faults-no-option = l'option { $name } n'existe pas ; permises : { $allowed }
faults-no-bot = le bot { $name } n'existe pas ; permis : { $allowed }
faults-no-invited = il n'y a pas de compte du nom { $name }
faults-seats-agree = nombre de joueurs { $players }, mais { $seats } places : ils doivent s'accorder
faults-one-seat = une place par personne : nul n'est invité deux fois, et la personne qui ouvre la table ne l'est pas
faults-seat-change = un bot a le champ « bot », une personne invitée « name », une place libre aucun des deux
faults-pace = cette pendule va avec le rythme { $fitting }, pas { $pace }
faults-absence = sans pendule, aucun temps ne s'écoule ; permis : { $allowed }
faults-no-secret-questions = { $game } n'interroge personne en secret : il n'y a rien à couvrir
faults-prepare-turn = c'est ton tour : il n'y a rien à préparer
faults-not-offered = ce coup ne peut pas être préparé maintenant
faults-no-conditions = les conditions existent aux tables par jours, et celle-ci n'en est pas une
faults-not-supposed = pour autant que tu puisses le savoir, personne ne peut faire cela juste avant ton tour
faults-too-many-conditions = une place a au plus { $most } conditions : retires-en d'abord une
faults-no-orders = à cette table, on ne donne pas de consignes d'avance
faults-no-order = cette consigne n'existe pas ou figure deux fois : { $name } ; permis : { $allowed }
faults-order-when = cela ne peut pas être une consigne ici : { $when } ; permis : { $allowed }
faults-order-least = pouvoir d'attaque minimal : { $least } ; permis : { $allowed }
faults-orders-clock = les consignes sont pour les jeux qui en ont, aux tables avec une pendule en jours ou sans pendule ; permis ici : { $allowed }
faults-window-days = les fenêtres sont pour les tables sans pendule en jours ; là, sont permis : { $allowed }
faults-watch-bots = à une table où ne jouent que des bots, il n'y a personne d'assis qui pourrait regarder
faults-open-tables = au plus { $most } tables ouvertes à la fois
faults-bot-tables = au plus { $most } parties entre bots à la fois : ouvres-en une autre quand l’une d’elles sera finie
faults-bot-tables-of-owner = au plus { $most } parties entre bots à la fois depuis un même réseau
faults-find-busy = beaucoup cherchent en ce moment ; réessaie
faults-game-off = pas de nouvelles tables de { $game } : le jeu est désactivé ici

## Options d'un jeu

faults-option = l'option { $option } est { $value } ; permis : { $allowed }
faults-allowed-known = cette option n'existe pas ; connues : { $known }
faults-allowed-whole = un nombre entier de { $least } à { $most }
faults-allowed-range = de { $least } à { $most }
faults-allowed-flag = true ou false
faults-allowed-kinds = une liste de codes différents parmi { $codes }
faults-allowed-rulings = une liste d'interprétations différentes parmi { $names }
faults-allowed-custom = une liste de codes, puisque la composition est custom
faults-allowed-no-kinds = aucune, puisque la composition est { $set } (une liste va avec custom)
faults-allowed-enough = au moins { $needed } tuiles outre Hel et Troll (il y en a { $usable } ; V-2.3)
faults-allowed-cards = le nom d'un fichier de cartes
faults-no-book = le fichier de cartes { $name } n'est pas connu ; connus : { $known }
faults-book-differs = le fichier de cartes { $name } a ici l'empreinte { $here }, pas { $there } : le contenu diffère
faults-document = { $count ->
    [one] la position ne tient pas : { $count } erreur, à { $field }
   *[other] la position ne tient pas : { $count } erreurs, la première à { $field }
}

## Comptes et noms

faults-name = un nom a de 1 à { $most } caractères visibles
faults-name-marks = une lettre d'un nom porte au plus { $most } signes, et aucun signe n'est sans lettre
faults-name-taken = le nom appartient à un compte
faults-name-alike = ce nom ressemble à celui d'un compte
faults-name-bot = sous ce nom, on te prendrait pour un bot de cette salle
faults-name-house = sous ce nom, on te prendrait pour la salle ou ceux qui la gèrent
faults-name-nobody = sous ce nom, on te prendrait pour une personne effacée ou une place libre
# Words that no name has, and names that nobody has: with commas between them.
names-bots = bot, bots, robot, ordinateur
names-offices = admin, admins, administrateur, administratrice, modérateur, modératrice, opérateur, opératrice
names-house = salle, la salle, hôte, l'hôte, système, le système, gérant, gérante, assistance
faults-already-account = c'est déjà un compte
faults-wrong-login = nom ou mot de passe incorrect
faults-wrong-code-login = nom ou code incorrect
faults-wrong-password = le mot de passe est faux
faults-password-common = ce mot de passe est l'un des plus courants : choisis-en un autre
faults-password-repeats = ce mot de passe ne fait que répéter quelques caractères : choisis-en un autre
faults-password-name = ce mot de passe n'est guère plus que le nom : choisis-en un avec au moins { $least } caractères en plus
faults-account-password = seul un compte a un mot de passe
faults-account-page = seul un compte a une page à lui
faults-account-told = seul un compte est prévenu quand c'est à lui de jouer
faults-account-bots = seul un compte a des comptes de bot
faults-account-changed = le compte a été changé au même moment : réessaie
faults-no-accounts = cette salle n'a pas de comptes
faults-no-account = il n'y a pas de compte de ce nom
faults-no-trends = cette page n'existe pas ou n'est pas montrée
faults-no-session = cette session n'existe pas
faults-signed-out = tu as été déconnecté sur cet appareil : reconnecte-toi, ou continue comme nouvel invité
faults-guest-ended = cette salle ne connaît plus ta place d'invité : connecte-toi, ou continue comme nouvel invité
faults-banned = exclu pour toujours
faults-banned-until = exclu jusqu'au { $until }
faults-banned-why = { $banned } : { $reason }
faults-slow-down = trop d'essais : réessaie dans { $seconds } s

## Comptes de bot

faults-not-for-bots = un compte de bot ne peut pas le faire
faults-bots-private = un compte de bot n'ouvre que des tables privées
faults-robot-tables = un compte de bot joue au plus à { $most } tables à la fois : termine d'abord une partie ou quitte une table
faults-not-a-bot = les flux sont pour les comptes de bot : envoie un jeton
faults-token-or-cookie = un jeton ou le cookie d'une session, pas les deux
faults-bad-token = l'en-tête Authorization doit être Bearer avec le jeton d'un compte de bot ; ce jeton est inconnu ou révoqué
faults-no-robot = ce compte de bot n'existe pas
faults-no-token = ce jeton n'existe pas
faults-most-robots = au plus { $most } comptes de bot par compte
faults-most-tokens = au plus { $most } jetons par compte de bot
faults-most-streams = trop de connexions sont ouvertes

## Conversation, temps et courrier

faults-message = un message a des caractères visibles
faults-chat-full = une table contient au plus { $most } messages
faults-note-changed = la note a été changée ailleurs entre-temps
faults-block-oneself = nul ne peut se bloquer soi-même
faults-most-blocks = on peut bloquer au plus { $most } personnes
faults-no-block = ce blocage n'existe pas
faults-reason = un motif a des caractères visibles
faults-most-reports = au plus { $most } signalements attendent l'hôte de la salle
faults-no-message = ce message n'existe pas
faults-no-person = aucune personne n'est assise là
faults-one-of-three = il faut exactement un champ parmi « seat », « message » et « maker »
faults-one-of-two = il faut exactement un champ parmi « seat » et « message »
faults-no-vacation = il ne reste pas de vacances ; permis : { $days } jours sur { $within }, en { $parts } parties au plus
faults-not-seated = seul celui qui joue ici peut être en vacances
faults-email = une adresse de courriel a la forme NOM@DOMAINE
faults-email-refused = le serveur de courrier refuse cette adresse
faults-mail-failed = le courriel n'a pas pu partir : réessaie plus tard
faults-code-expired = le code n'est plus valable : demandes-en un nouveau
faults-wrong-code = le code est faux
faults-no-mails = cette salle n'envoie pas de courriels
faults-no-webhooks = cette salle n'appelle pas de webhooks
faults-webhook = un webhook est une adresse comme { $example }
faults-webhook-public = un webhook est une adresse de l'Internet public
faults-no-push = cette salle ne prévient pas les navigateurs sans page ouverte
faults-push = un service push a une adresse comme { $example }
faults-push-public = un service push a une adresse de l'Internet public
faults-push-key = ce n'est pas une clé publique sur la courbe P-256
faults-push-session = seul le navigateur de quelqu'un qui joue ici peut être prévenu

## Requêtes illisibles

faults-at = { $field } : { $what }
faults-type = attendu : { $expected }, reçu : { $got }
faults-type-int = nombre entier
faults-type-float = nombre
faults-type-str = texte
faults-type-bool = true ou false
faults-type-array = liste
faults-type-object = objet
faults-type-null = null
faults-least = attendu : au moins { $amount }
faults-most = attendu : au plus { $amount }
faults-characters = { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
}
faults-entries = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
faults-form = attendu : un texte de la forme { $form }
faults-missing = le champ { $name } manque
faults-missing-query = le paramètre { $name } manque
faults-unknown-field = le champ { $name } n'est pas connu ici
faults-value = { $value } n'est pas une valeur permise
faults-range = le nombre est trop grand ou trop petit
faults-json = la requête n'est pas du JSON valide
faults-deep = la requête est trop profondément imbriquée
faults-request = la requête est illisible
faults-no-page = il n'y a rien à cette adresse
faults-method = cette adresse n'accepte pas une telle requête
faults-too-large = la requête est trop grande
faults-media-type = une requête doit être du JSON (Content-Type: application/json)
faults-cross-origin = les requêtes venant de pages d'autres sites sont refusées
faults-host-changed = le proxy devant cette salle est mal réglé : la page est à { $origin }, et la salle a été appelée { $host } ; son hôte doit laisser le proxy transmettre Host sans le changer
faults-unknown-host = la salle n'est pas connue sous le nom { $host } ; son hôte peut l'ajouter : gladsheim serve --name
faults-forbidden = ce n'est pas permis

## La salle elle-même

faults-no-database = la base de données de la salle ne répond pas
faults-not-saved = la salle ne peut pas enregistrer en ce moment : rien n'a été changé, réessaie
faults-unsettled = la base de données de la salle s'est perdue en enregistrant : envoie la requête encore une fois
faults-internal = quelque chose s'est mal passé dans la salle ; rien n'a été enregistré
faults-closing = la salle ferme : réessaie dans un instant
