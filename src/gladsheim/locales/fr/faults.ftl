# Pourquoi une table ou la salle refuse une requête. Seul le serveur lit ce fichier, pas la page.

## Tables et places

faults-unknown-table = cette table n'existe pas
faults-unknown-seat = la table n'a pas de place { $seat }
faults-no-decision = la place { $seat } n'a rien décidé à l'entrée { $ply } du journal
faults-not-started = la partie n'a pas commencé : il reste des places libres
faults-started = la partie a commencé : les places ne peuvent plus être changées
faults-closed = la table a été annulée
faults-not-complete = les nombres aléatoires sont acceptés quand tous sont assis et que tous ont promis
faults-broken-promise = ce nombre aléatoire ne correspond à aucune promesse de la place { $seat }
faults-not-asked = la salle n'attend pas de nouveau nombre aléatoire de la place { $seat }
faults-used-promise = la place { $seat } a promis ce nombre aléatoire pour une donne précédente : envoies-en un nouveau
faults-seat-taken = la place est prise ou réservée à quelqu'un d'autre
faults-not-invited = un compte de bot ne s'assied que là où il est invité, ou à une table ouverte par lui
faults-already-seated = ce joueur a déjà une place à cette table
faults-not-your-seat = la place est à quelqu'un d'autre
faults-only-maker = seul celui qui a ouvert la table peut le faire
faults-only-seated = seul celui qui est assis à cette table peut le faire
faults-only-concerned = seul celui qui est assis à cette table, ou qui l'a ouverte, peut le faire
faults-only-rematch = seul celui qui était assis à cette table peut demander une revanche
faults-account-needed = une table classée demande un compte
faults-people-only = une table classée demande un compte différent à chaque place et n'admet pas de bots
faults-rated-clock = une table classée demande une pendule ; permis : { $allowed }
faults-rated-absence = à une table classée, la partie se termine quand le temps d'un joueur est écoulé ; permis : { $allowed }
faults-not-over = la partie n'est pas finie : demande une revanche à la fin

## La partie

faults-stale = la table a déjà avancé : elle en est à { $now }, pas à { $expected }
faults-not-to-act = ce n'est pas à la place { $seat } de jouer
faults-not-yours = la place { $seat } n'est pas à toi
faults-none-to-act = ce n'est à aucune de tes places de jouer
faults-window-runs = quelqu'un est peut-être interrogé en secret : attends que la fenêtre se ferme
faults-over = la partie est finie
faults-running = la partie est en cours : son enregistrement révèle des choses cachées et n'est disponible qu'à la fin
faults-running-eyes = la partie est en cours : jusqu'à la fin, tu ne peux la voir que depuis ta propre place
faults-running-whole = la partie est en cours : tu peux la voir en entier quand elle est finie
faults-running-positions = la partie est en cours : ses positions contiennent des choses cachées jusqu'à la fin
faults-busy-review = trop de parties attendent leur analyse : réessaie plus tard
faults-own-reviews = { $most } de tes parties attendent leur analyse : redemande quand l'une d'elles sera finie
faults-no-undo = tu ne peux pas le reprendre : une autre place a joué ou quelque chose a été révélé
faults-undo-limit = cette partie a atteint la limite d'actions reprises ({ $first }, et { $more } de plus par action jouée) : continue d'abord à jouer
faults-left = le joueur de cette place a quitté la partie
faults-not-away = tu ne peux reprendre ta place que si son temps est écoulé et que la partie est en cours
faults-rated = dans une partie classée, tu ne peux rien reprendre ni revenir une fois ton temps écoulé
faults-no-aids = il n'y a pas d'indices dans les parties classées, les donnes du jour et les matchs en duplicate
faults-rated-rulings = une table classée doit suivre une édition ({ $editions }), pas un mélange d'interprétations
faults-shared-deal = tu ne peux jouer une donne commune qu'une seule fois, sans reprises
faults-deal-closed = le temps pour jouer cette donne est écoulé
faults-no-day = il n'y a pas de donne du jour { $day }
faults-no-deal = il n'y a pas aujourd'hui de donne du jour de { $game }
faults-no-match = ce match n'existe pas
faults-most-matches = tu peux jouer dans { $most } matchs au plus
faults-match-full = ce match a déjà { $most } joueurs
faults-only-match = seuls les joueurs d'un match peuvent jouer ses donnes
faults-only-rotation = { $field } est réservé aux matchs où les amis jouent entre eux
faults-rotation-rounds = un match où les amis jouent entre eux a au plus { $most } tours
faults-match-waits = le match commence quand tous sont là
faults-sits-out = cette donne se joue sans toi
faults-match-gone = ton adversaire dans cette donne est parti
faults-no-offer = cette offre n'existe pas, ou la partie a déjà avancé
faults-id-taken = cet identifiant appartient déjà à une autre requête
faults-too-long = une table contient au plus { $most } actions et reprises
faults-unreadable = cette partie ne peut plus être lue

## Une nouvelle table

faults-no-game = le jeu { $name } n'existe pas ; permis : { $allowed }
faults-no-option = l'option { $name } n'existe pas ; permises : { $allowed }
faults-no-bot = le bot { $name } n'existe pas ; permis : { $allowed }
faults-no-invited = aucun compte ne s'appelle { $name }
faults-seats-agree = nombre de joueurs { $players }, mais { $seats } places : les deux doivent être égaux
faults-one-seat = une place par personne : n'invite personne deux fois, ni toi-même
faults-seat-change = envoie « bot » pour un bot, « name » pour un joueur invité, aucun des deux pour une place libre
faults-pace = cette pendule va avec le rythme { $fitting }, pas { $pace }
faults-absence = sans pendule, aucun temps ne s'écoule ; permis : { $allowed }
faults-no-secret-questions = { $game } n'a pas de questions secrètes : il n'y a rien à cacher
faults-prepare-turn = c'est ton tour : joue maintenant au lieu de préparer un coup
faults-not-offered = tu ne peux pas préparer ce coup maintenant
faults-no-conditions = les conditions n'existent qu'aux tables en jours par coup
faults-not-supposed = autant que tu saches, personne ne peut faire cela juste avant ton tour
faults-too-many-conditions = une place a au plus { $most } conditions : retires-en d'abord une
faults-no-orders = cette table n'utilise pas de consignes d'avance
faults-no-order = la consigne { $name } n'existe pas ou figure deux fois ; permis : { $allowed }
faults-order-when = cette consigne ne peut pas avoir { $when } ; permis : { $allowed }
faults-order-least = cette consigne ne peut pas avoir le pouvoir minimal { $least } ; permis : { $allowed }
faults-orders-clock = les consignes d'avance demandent un jeu qui en a et une table en jours par coup ou sans pendule ; permis ici : { $allowed }
faults-window-days = les fenêtres n'existent pas aux tables en jours par coup ; là, sont permis : { $allowed }
faults-watch-bots = une table où ne jouent que des bots n'a pas de joueurs qui pourraient regarder
faults-open-tables = tu peux avoir au plus { $most } tables ouvertes à la fois : fermes-en d'abord une
faults-bot-tables = tu peux avoir au plus { $most } parties entre bots à la fois : ouvres-en une autre quand l'une d'elles sera finie
faults-bot-tables-of-owner = au plus { $most } parties entre bots à la fois depuis un même réseau
faults-find-busy = trop de joueurs cherchent une partie en ce moment : réessaie
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
    [one] la position n'est pas valide : { $count } erreur, à { $field }
   *[other] la position n'est pas valide : { $count } erreurs, la première à { $field }
}

## Comptes et noms

faults-name = un nom doit avoir de 1 à { $most } caractères visibles
faults-name-marks = chaque lettre d'un nom peut avoir au plus { $most } signes, et chaque signe demande une lettre
faults-name-taken = ce nom appartient à un compte : choisis-en un autre
faults-name-alike = ce nom ressemble à celui d'un compte : choisis-en un autre
faults-name-bot = ce nom ressemble à celui d'un bot de cette salle : choisis-en un autre
faults-name-house = ce nom ressemble à la salle ou à ceux qui la gèrent : choisis-en un autre
faults-name-nobody = ce nom ressemble à une personne effacée ou à une place libre : choisis-en un autre
# Words that no name has, and names that nobody has: with commas between them.
names-bots = bot, bots, robot, ordinateur
names-offices = admin, admins, administrateur, administratrice, modérateur, modératrice, opérateur, opératrice
names-house = salle, la salle, hôte, l'hôte, système, le système, gérant, gérante, assistance
faults-already-account = tu as déjà un compte
faults-wrong-login = nom ou mot de passe incorrect
faults-wrong-code-login = nom ou code incorrect
faults-wrong-password = le mot de passe est faux
faults-password-common = ce mot de passe est l'un des plus courants : choisis-en un autre
faults-password-repeats = ce mot de passe ne fait que répéter quelques caractères : choisis-en un autre
faults-password-name = ce mot de passe n'est guère plus que le nom : choisis-en un avec au moins { $least } caractères en plus
faults-account-password = il te faut un compte pour avoir un mot de passe
faults-account-page = il te faut un compte pour avoir ta propre page
faults-account-told = il te faut un compte pour être averti de tes tours
faults-account-bots = il te faut un compte pour avoir des comptes de bot
faults-account-changed = le compte a été changé au même moment : réessaie
faults-no-accounts = cette salle n'a pas de comptes
faults-no-account = il n'y a pas de compte de ce nom
faults-no-trends = cette page n'existe pas ou est privée
faults-no-session = cette session n'existe pas
faults-signed-out = tu as été déconnecté sur cet appareil : reconnecte-toi, ou continue comme nouvel invité
faults-guest-ended = cette salle ne te connaît plus comme invité : connecte-toi, ou continue comme nouvel invité
faults-banned = exclu pour toujours
faults-banned-until = exclu jusqu'au { $until }
faults-banned-why = { $banned } : { $reason }
faults-slow-down = trop d'essais : réessaie dans { $seconds } s

## Comptes de bot

faults-not-for-bots = un compte de bot ne peut pas le faire
faults-bots-private = un compte de bot ne peut ouvrir que des tables privées
faults-robot-tables = un compte de bot peut jouer au plus à { $most } tables à la fois : termine d'abord une partie ou quitte une table
faults-not-a-bot = les flux sont pour les comptes de bot : envoie un jeton
faults-token-or-cookie = envoie un jeton ou le cookie d'une session, pas les deux
faults-bad-token = l'en-tête Authorization doit être Bearer avec le jeton d'un compte de bot ; ce jeton est inconnu ou révoqué
faults-no-robot = ce compte de bot n'existe pas
faults-no-token = ce jeton n'existe pas
faults-most-robots = au plus { $most } comptes de bot par compte
faults-most-tokens = au plus { $most } jetons par compte de bot
faults-most-streams = trop de connexions sont ouvertes

## Conversation, temps et courrier

faults-message = un message doit avoir des caractères visibles
faults-chat-full = une table contient au plus { $most } messages
faults-note-changed = la note a été changée ailleurs entre-temps
faults-block-oneself = tu ne peux pas te bloquer toi-même
faults-most-blocks = tu peux bloquer au plus { $most } personnes
faults-no-block = ce blocage n'existe pas
faults-reason = un motif doit avoir des caractères visibles
faults-most-reports = au plus { $most } signalements attendent l'hôte de la salle
faults-no-message = ce message n'existe pas
faults-no-person = aucune personne n'occupe cette place
faults-one-of-three = envoie exactement un champ parmi « seat », « message » et « maker »
faults-one-of-two = envoie exactement un champ parmi « seat » et « message »
faults-no-vacation = il ne te reste plus de vacances ; permis : { $days } jours sur { $within }, en { $parts } parties au plus
faults-not-seated = seules les personnes qui jouent dans cette salle peuvent partir en vacances
faults-email = une adresse de courriel doit avoir la forme NOM@DOMAINE
faults-email-refused = le serveur de courrier refuse cette adresse
faults-mail-failed = le courriel n'a pas pu partir : réessaie plus tard
faults-code-expired = le code n'est plus valable : demandes-en un nouveau
faults-wrong-code = le code est faux
faults-no-mails = cette salle n'envoie pas de courriels
faults-no-webhooks = cette salle n'appelle pas de webhooks
faults-webhook = un webhook doit avoir une adresse comme { $example }
faults-webhook-public = un webhook doit avoir une adresse de l'Internet public
faults-no-push = cette salle n'envoie pas de notifications push
faults-push = un service push doit avoir une adresse comme { $example }
faults-push-public = un service push doit avoir une adresse de l'Internet public
faults-push-key = ce n'est pas une clé publique sur la courbe P-256
faults-push-session = seul un navigateur d'un joueur de cette salle peut recevoir des notifications

## Requêtes illisibles

faults-at = { $field } : { $what }
faults-type-int = un nombre entier
faults-type-float = un nombre
faults-type-str = un texte
faults-type-bool = true ou false
faults-type-array = une liste
faults-type-object = un objet
faults-type-null = null
faults-allowed-characters = un texte de { $least } à { $most } caractères
faults-allowed-entries = une liste de { $least } à { $most } éléments
faults-form = { $text } de la forme { $form }
faults-missing = le champ { $name } manque ; permis : { $allowed }
faults-missing-query = le paramètre { $name } manque : ajoute-le à l'adresse
faults-unknown-field = le champ { $name } n'existe pas ici ; permis : { $allowed }
faults-value = { $value } ne convient pas ici ; permis : { $allowed }
faults-hidden-value = cette valeur ne convient pas ici ; permis : { $allowed }
faults-allowed-described = ce que décrit le document de l'interface
faults-json = la requête n'est pas du JSON valide (erreur à l'octet { $at }) : corrige-la et renvoie-la
faults-utf8 = la requête n'est pas en UTF-8 : envoie du JSON en UTF-8
faults-deep = la requête est trop profondément imbriquée : n'envoie que les champs qu'elle peut avoir
faults-request = la requête est illisible : le document de l'interface dit ce qu'elle peut contenir
faults-no-page = il n'y a rien à cette adresse
faults-method = cette adresse n'accepte pas ce genre de requête
faults-too-large = la requête est trop grande
faults-media-type = une requête doit être du JSON (Content-Type: application/json)
faults-cross-origin = les requêtes venant de pages d'autres sites sont refusées
faults-host-changed = le proxy devant cette salle est mal réglé : la page est à { $origin }, et la salle a été appelée { $host } ; son hôte doit laisser le proxy transmettre Host sans le changer
faults-unknown-host = cette salle n'a pas le nom { $host } ; son hôte peut l'ajouter : gladsheim serve --name
faults-forbidden = tu n'as pas le droit de faire cela

## La salle elle-même

faults-no-database = la base de données de la salle ne répond pas
faults-not-saved = la salle ne peut pas enregistrer en ce moment : rien n'a été changé, réessaie
faults-unsettled = la salle a perdu sa base de données en enregistrant : envoie la requête encore une fois
faults-internal = quelque chose s'est mal passé dans la salle ; rien n'a été enregistré
faults-closing = la salle ferme : réessaie dans un instant
