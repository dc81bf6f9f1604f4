# The board as text. Forms of a command stand between bars; <words> in angles are slots, and stay as they are.

reader-close = Fermer le plateau en texte
reader-position = Position
reader-now = Maintenant
reader-dice = Dés
reader-answers = Réponses
reader-command = Commande
reader-send = Demander
reader-hint = « aide » donne toutes les commandes ; la flèche vers le haut rappelle les demandes précédentes.
reader-help-intro = Tu peux dire, par exemple :
reader-unknown = « { $line } » n'est pas une commande ici.
reader-score = { $name } : { $points }
reader-none = Rien de tel n'est possible maintenant.
reader-no-number = { $count ->
    [one] Il y a { $count } choix. Dis « fais » et son numéro.
   *[other] Il y a { $count } choix. Dis « fais » et le numéro de l'un d'eux.
}
reader-sure = Dis « oui » pour le faire, ou « non ».
reader-done = C'est fait.
reader-left = Rien n'a été changé.
reader-nothing-to-do = Il n'y a rien à confirmer.
reader-not-now = Ce n'est pas possible maintenant.
reader-nobody = Personne ici ne s'appelle « { $name } ».
reader-hand-empty = Ta main est vide.
reader-rules-usual = Cette table joue selon les règles habituelles.
reader-player-head = Qui
reader-points-head = Points
reader-example-words = Thor

## Commands of every game

reader-help = aide | que puis-je dire | commandes
reader-rules = règles | édition | interprétations | quelles règles
reader-turn = à qui le tour | qui joue | tour
reader-scores = points | scores | score
reader-last = dernier coup | que s'est-il passé | dernier
reader-choices = que puis-je faire | choix
reader-choose = que puis-je faire avec <words> | choix avec <words> | trouve <words>
reader-do = fais <number> | choisis <number> | numéro <number>
reader-yes = oui | o | fais-le | confirmer
reader-no = non | n | laisse
reader-undo = reprendre | reprends | annuler | défaire
reader-may = C'est permis.
