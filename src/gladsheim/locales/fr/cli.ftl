# La partie dans le terminal (gladsheim play).
cli-player = Joueur { $number }
cli-your-turn = { $name }, à toi de jouer.
cli-choose = Choisis un numéro, tape une action, ou « help ».
cli-choose-many = Choisis un numéro, tape une action, ou « help » ; un second nombre dit combien : « 1 3 ».
cli-amounts = { $choice } : 1 à { $most }
cli-how-many = { $choice } : combien, de 1 à { $most } ?
cli-where = { $piece } : où ?
cli-back = (Entrée : retour)
cli-spots = { $count ->
    [one] 1 possibilité
   *[other] { $count } possibilités
  }
cli-best = au mieux { $points }
cli-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} à { $points } au plus ; « all » montre tout
cli-thinking = { $name } réfléchit…
cli-pass = Passe le clavier à { $name }, puis appuie sur Entrée.
cli-undone = Annulé : { $action }.
cli-no-undo = Rien à annuler : on ne revient jamais avant l'action d'un autre ni avant une pioche.
cli-legal = { $action } est permis et rapporte { $points }.
cli-not-legal = Interdit : { $reason }
cli-unknown = { $text } n'est ni une commande ni une action. « help » montre une liste.
cli-no-number = Il n'y a pas de numéro { $number } ici ; permis : de 1 à { $most }.
cli-no-piece = La tuile { $code } n'existe pas ; permises : { $codes }
cli-saved = Enregistré dans { $file }.
cli-not-saved = Non enregistré : { $reason }
cli-over = La partie est finie.
cli-winner = { $name } gagne.
cli-until = Au revoir.
cli-resume-with = Pour continuer plus tard : { $command }
cli-log-empty = Rien ne s'est encore passé.
cli-printed = valeur { $value }
cli-deck = pioche { $count }
cli-hand = main : { $pieces }
cli-count = { $count } dans la partie
cli-way-cover = couvre
cli-way-capture = capture
cli-way-bump = pousse
cli-stay = rester
cli-end = finir le tour
cli-discard = défausser { $piece }
cli-fly = repartir
cli-enter = Entrée : { $choice }
cli-skip = skip : plus pendant ce tour.
cli-no-skip = Il n'y a rien à passer ici.
cli-earlier = … et avant cela { $count ->
    [one] un événement
   *[other] { $count } événements
  } ; « log 100 » en montre davantage
cli-no-hint = Aucune action ne rapporte de points tout de suite.
cli-resolving = Un instant…
cli-puzzle = Énigme { $number } sur { $all } ({ $id }), difficulté { $level } sur 6. Quel est le meilleur coup ? « solution » le montre.
cli-puzzle-solved = Résolue.
cli-puzzle-wrong = Il y a mieux. Essaie autre chose, ou « solution ».
cli-puzzle-shown = Voici le meilleur coup :
cli-puzzle-other = Le deuxième meilleur coup :
cli-puzzle-missed = À la longue, c'est environ { $points } points de moins que le meilleur coup.
cli-puzzles-done = Les { $count } énigmes sont toutes résolues. Tu peux reprendre chacune avec son ID.
cli-puzzles-unreadable = { $file } est illisible : toutes les énigmes comptent comme non résolues. La prochaine que tu résous réécrit le fichier.
cli-help =
    Un numéro     choisit ; les points sont montrés avant
    une action    toute action, comme les règles l'écrivent
    why ACTION    ce qu'elle rapporterait, ou pourquoi elle est interdite
    help          cette liste ; help NOM explique une tuile ou une carte
    hint          les actions qui rapportent le plus tout de suite
    undo          annule, jusqu'à la dernière pioche ou l'action d'un autre
    log [N]       les N derniers événements
    board         redessine la table
    save FICHIER  écrit l'enregistrement de la partie
    quit          quitte
cli-key-help = Aide
cli-key-log = Journal
cli-key-table = Table
cli-key-hint = Indice
cli-key-undo = Annuler
cli-key-why = Raison
cli-key-skip = Passer
cli-key-quit = Quitter
cli-back-key = (Échap : retour)
cli-type-here = Un numéro, une action ou une commande ; « / » réduit la liste
cli-close = Les flèches font défiler. Échap ou Entrée : retour à la table.
cli-too-small = Cette fenêtre est trop petite pour la table : il faut { $columns } colonnes et { $rows } lignes. Agrandis-la pour revoir la table.
cli-by-lines = Ce terminal a { $width } colonnes et { $height } lignes ; la table en plein écran en demande { $columns } et { $rows }. La partie se joue ligne par ligne.
cli-by-lines-encoding = Ce terminal écrit en { $encoding } ; la table en plein écran demande UTF-8. La partie se joue ligne par ligne.
cli-narrowed = { $count } choix sur { $of } (Échap : tous)
cli-leave = Quitter la table
cli-new = — depuis ton dernier choix —
cli-screen-help =
    À l'écran
    Haut, Bas     regarder un choix et sa place. Entrée le prend
    1 2 3 …       un numéro et Entrée prennent aussi un choix
    /TEXTE        seulement les choix qui ont ce texte
    Tab           vers la table, le journal, la ligne ; les flèches y défilent
    Maj-flèches   déplacer la table depuis n'importe où
    F3            la table seule, et retour
    F6            la raison : ce que rapporterait le choix regardé
    Échap         retour : des places aux tuiles, de la ligne à la liste
    Ctrl-Q        quitter, comme Ctrl-C
