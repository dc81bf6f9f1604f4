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
reader-no-number = Il y a { $count } choix ; dis « fais » et le numéro de l'un d'eux.
reader-sure = Dis « oui » pour le faire, ou « non ».
reader-done = C'est fait.
reader-left = On laisse tout comme avant.
reader-nothing-to-do = Il n'y a rien à accepter ni à refuser.
reader-not-now = Ce n'est pas possible maintenant.
reader-nobody = Personne ici ne s'appelle « { $name } ».
reader-hand-empty = Ta main est vide.
reader-player-head = Qui
reader-points-head = Points
reader-example-words = Thor

## Commands of every game

reader-help = aide | que puis-je dire | commandes
reader-turn = à qui le tour | qui joue | tour
reader-scores = points | scores | score
reader-last = dernier coup | que s'est-il passé | dernier
reader-choices = que puis-je faire | choix
reader-choose = que puis-je faire avec <words> | choix avec <words> | trouve <words>
reader-do = fais <number> | choisis <number> | numéro <number>
reader-yes = oui | o | fais-le | confirmer
reader-no = non | n | laisse
reader-undo = annuler | reprendre | défaire

## Völuspá

reader-voluspa-at = qu'y a-t-il en <cell> | en <cell> | case <cell>
reader-voluspa-row = rangée <number> | lis la rangée <number>
reader-voluspa-column = colonne <number> | lis la colonne <number>
reader-voluspa-hand = ma main | main | mes tuiles
reader-voluspa-where = où <tile> peut marquer | où peut marquer <tile> | où peut aller <tile> | où <tile>
reader-voluspa-play = pose <tile> en <cell> | joue <tile> en <cell> | <tile> en <cell>
reader-voluspa-why = pourquoi pas <tile> en <cell> | pourquoi <tile> en <cell>
reader-voluspa-fly = vole en <cell> | vole vers <cell>
reader-voluspa-stay = reste | rester
reader-voluspa-end = finir le tour | fin du tour
reader-voluspa-discard = cède <tile> | défausse <tile>
reader-voluspa-this = ceci | celle-ci | cette tuile | quelque chose
reader-voluspa-dir-N = nord | n | haut
reader-voluspa-dir-E = est | e | droite
reader-voluspa-dir-S = sud | s | bas
reader-voluspa-dir-W = ouest | o | gauche
reader-voluspa-bump = Pousser { $under } vers { $dir } avec { $tile }, { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reader-voluspa-may = C'est permis.
reader-voluspa-which-way = Dis aussi de quel côté, par exemple « ouest » à la fin :
reader-voluspa-no-tile = Aucune tuile ne s'appelle « { $tile } ».
reader-voluspa-no-cell = « { $cell } » n'est pas une case : dis colonne et rangée, comme 3,2.
reader-voluspa-no-number = « { $said } » n'est pas un nombre.
reader-voluspa-empty = Il n'y a rien là : { $cell }.
reader-voluspa-row-name = Rangée { $number }
reader-voluspa-column-name = Colonne { $number }
reader-voluspa-line-empty = { $line } est vide.
reader-voluspa-row-head = Rangée
reader-voluspa-tiles-head = Tuiles
reader-voluspa-hand-head = En main
reader-voluspa-in-row = { $tile } en colonne { $x }

## Valda

reader-valda-now = phase | où en est-on | maintenant
reader-valda-hand = ma main | main | mes cartes
reader-valda-dice = dés
reader-valda-mine = mon plateau
reader-valda-board = plateau de <name>
reader-valda-area = région de <god> | région <god>
reader-valda-track = piste | yggdrasil | fidèles
reader-valda-supply = réserve | pioches
reader-valda-play = joue <thing> | utilise <thing> | construis <thing> | prends <thing> | attaque avec <thing> | défends avec <thing> | défausse <thing>
reader-valda-why = pourquoi pas <thing> | pourquoi <thing>
reader-valda-phase = { $phase } de { $who }
reader-valda-temples = Temples de { $god } : { $n }
reader-valda-no-dice = Aucun dé n'a été lancé.
reader-valda-no-god = Aucun dieu ici ne s'appelle « { $god } ».
reader-valda-no-thing = Rien ici ne s'appelle « { $thing } ».
reader-valda-which = Il y a plusieurs façons ; donne le numéro, par exemple « fais 1 » :
reader-valda-areas = Régions des dieux
reader-valda-goods-head = Ressources
reader-valda-works-head = Constructions et cartes
reader-valda-supply-title = Réserve et pioches

## Valhalla

reader-valhalla-now = phase | où en est-on | maintenant
reader-valhalla-mine = mes cartes | ma main | mon plateau
reader-valhalla-board = plateau de <name>
reader-valhalla-hall = salle | valhalla | marché
reader-valhalla-armies = armées | emplacements
reader-valhalla-land = paysage | lieux
reader-valhalla-territories = territoires | couronnes
reader-valhalla-at = qu'y a-t-il en <cell> | en <cell>
reader-valhalla-why-recruit = pourquoi ne pas recruter <card>
reader-valhalla-why-use = pourquoi ne pas utiliser <card> | pourquoi pas <card>
reader-valhalla-why-lay = pourquoi pas <card> en <cell>
reader-valhalla-why-place = pourquoi pas d'armée entre <one> et <other>
reader-valhalla-why-march = pourquoi ne pas aller de <from> à <to>
reader-valhalla-why-send = pourquoi ne pas envoyer d'armées en <cell>
reader-valhalla-why-pass = pourquoi ne pas passer
reader-valhalla-why-battle = pourquoi ne pas passer à la bataille
reader-valhalla-why-glory = pourquoi ne pas compter la gloire
reader-valhalla-may = C'est permis.
reader-valhalla-no-card = Aucune carte là ne s'appelle « { $card } ».
reader-valhalla-no-slot = Il n'y a pas de brèche entre « { $one } » et « { $other } ».
reader-valhalla-phase = { $who } : { $cycle }, { $phase }
reader-valhalla-place = Colonne { $x }, rangée { $y } : { $card }. Autour : { $armies }
reader-valhalla-cell = Colonne { $x }, rangée { $y } : { $land }
reader-valhalla-territory = { $crown } lie { $suit } : { $cells }
reader-valhalla-no-territory = Aucune couronne dans le paysage.
reader-valhalla-no-armies = Aucune armée dans la salle.
reader-valhalla-no-cell = « { $cell } » n'est pas une case : dis colonne et rangée, comme 0,1.
reader-valhalla-hall-title = La salle
reader-valhalla-slots-title = Armées entre les cartes
reader-valhalla-land-title = Le paysage
reader-valhalla-territories-title = Territoires
reader-valhalla-where-head = Phase
reader-valhalla-armies-head = Armées
