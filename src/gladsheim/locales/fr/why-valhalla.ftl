# Valhalla : pourquoi une action ne va pas.

## Cartes, couleurs, armées et phases

whyvalhalla-card = « { $name } » ({ $id })
whyvalhalla-none = aucune
whyvalhalla-suit-moons = Lunes
whyvalhalla-suit-suns = Soleils
whyvalhalla-suit-waves = Vagues
whyvalhalla-suit-leaves = Feuilles
whyvalhalla-suit-wyrms = Vouivres
whyvalhalla-suit-knots = Nœuds
whyvalhalla-no-symbol = aucune couleur
whyvalhalla-type-personality = meneur
whyvalhalla-type-location = lieu
whyvalhalla-type-event = événement
whyvalhalla-rank-none = nul
whyvalhalla-rank-ace = as
whyvalhalla-rank-pawn = pion
whyvalhalla-rank-court = cour
whyvalhalla-rank-crown = couronne
whyvalhalla-armies = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
whyvalhalla-phase = { $n ->
    [1] phase 1 (Valhalla)
    [2] phase 2 (recrutement)
    [3] phase 3 (bataille)
   *[4] phase 4 (gloire)
}

## Des textes qui ne sont pas des actions

whyvalhalla-no-text = { $text } n'est pas une action : une action est un texte.
whyvalhalla-no-word = { $text } n'est pas une action : elle devrait commencer par un de ces mots : { $words }.
whyvalhalla-no-form = { $text } n'est pas une action : la forme serait { $form }.
whyvalhalla-no-slot-text = { $text } n'est pas une action : { $part } ne convient pas, un intervalle s'écrit 0,0E ou 0,0S.
whyvalhalla-no-cell-text = { $text } n'est pas une action : { $part } ne convient pas, une case s'écrit par deux nombres entiers, comme 1,0.
whyvalhalla-no-seat-text = { $text } n'est pas une action : { $part } ne convient pas, une place à la table est un nombre, comme 0.
whyvalhalla-no-count-text = { $text } n'est pas une action : { $part } ne convient pas, un nombre d'armées est 1 ou plus.
whyvalhalla-no-card-text = { $text } n'est pas une action : il n'y a pas de carte { $part }.
whyvalhalla-either = { $one } ou { $other }
whyvalhalla-form-place = place:<intervalle>
whyvalhalla-form-recruit = recruit:<place>
whyvalhalla-form-event = use:<carte>:event
whyvalhalla-form-person = use:<carte>:person
whyvalhalla-form-leader = use:<carte>:person:<case>
whyvalhalla-form-location = use:<carte>:location:<case>
whyvalhalla-form-discard = use:<carte>:discard:<place à la table>:<autre carte>
whyvalhalla-form-ace = ace:<carte>:<case>
whyvalhalla-form-refresh = refresh:<carte>
whyvalhalla-form-pay = pay:<intervalle>
whyvalhalla-form-drop = drop:<carte>
whyvalhalla-form-put = put:<case>:<nombre>
whyvalhalla-form-march = march:<case>:<destination>:<nombre>
whyvalhalla-form-muster = muster:<case>:<dernière case>:<nombre>
whyvalhalla-form-excuse = excuse:<carte>
whyvalhalla-form-glory-ace = ace:<carte>
whyvalhalla-form-take = take:<intervalle>:<nombre>
whyvalhalla-not-a-text = une action est un texte
whyvalhalla-grammar = ce n'est pas une action ; permis : { $forms }
whyvalhalla-unknown-card = il n'y a pas de carte { $part }

## Ce qui est à décider

whyvalhalla-over = La partie est finie : personne ne peut plus rien faire.
whyvalhalla-not-legal = Ici, cela ne va pas.
whyvalhalla-not-due = { $when }, une action est { $forms } ; { $text } ne convient pas.
whyvalhalla-when-turn = Au début d'un tour
whyvalhalla-when-pay = Pendant qu'on paie une carte
whyvalhalla-when-drop = Avec trop de cartes dans la zone de contrôle
whyvalhalla-when-plan = Dans un plan
whyvalhalla-when-excuse = Quand on demande si l'Excuse est utilisée
whyvalhalla-when-glory = Avant le décompte
whyvalhalla-when-take = Après le décompte
whyvalhalla-not-in-game = { $card } n'est pas parmi les cartes de cette partie.

## Valhalla : placer et recruter

whyvalhalla-place-phase = On ne place des armées qu'en { $due } ; tu es en { $phase }.
whyvalhalla-no-slot = Il n'y a pas d'intervalle { $slot } : les { $width } x { $height } places du Valhalla ont les intervalles { $slots }.
whyvalhalla-no-army-to-place = Tu n'as pas d'armée en réserve à placer.
whyvalhalla-slot-closed = L'intervalle { $slot } n'est pas ouvert : il n'y a de carte d'aucun côté.
whyvalhalla-recruit-late = On ne recrute plus après la phase 2 ; tu es en { $phase }.
whyvalhalla-recruit-early = On recrute à partir du tour qui suit la première armée placée d'un cycle ; dans ce cycle, tu n'en as pas encore placé.
whyvalhalla-no-position = Il n'y a pas de place { $at } au Valhalla ; permis : 0 à { $right }, puis 0 à { $bottom }.
whyvalhalla-position-empty = La place { $at } est vide ; elle se remplit après une phase de gloire.
whyvalhalla-not-surrounded = Il faut au moins { $least } de tes armées autour de { $card } ; { $n ->
    [0] il n'y en a pas
   *[other] il y en a { $n }
}.
whyvalhalla-twin = Tu as déjà { $card } ; personne ne peut tenir deux cartes identiques.
whyvalhalla-too-dear = { $card } coûte { $price } ; tu peux en payer { $reserve } de la réserve et { $away } du Valhalla, où ta dernière armée doit rester.
whyvalhalla-slot-without-you = Tu n'as pas d'armée dans l'intervalle { $slot }.
whyvalhalla-last-army = C'est ta dernière armée au Valhalla ; elle ne peut pas payer.
whyvalhalla-no-army-to-pay = Tu n'as pas d'armée en réserve pour payer.
whyvalhalla-drop-new = { $card } est la nouvelle carte ; tu peux renoncer à { $cards }.
whyvalhalla-drop-not-held = { $card } n'est pas dans ta zone de contrôle ; tu peux renoncer à { $cards }.
whyvalhalla-take-most = Tu as { $armies } dans l'intervalle { $slot } ; tu ne peux pas en ramener { $count }.

## Passer et avancer

whyvalhalla-pass-first = Au premier tour d'un cycle, on place une armée ; en phase 1, on ne passe qu'ensuite.
whyvalhalla-pass-recruit = En phase 2, tu ne passes qu'après avoir recruté une fois dans ce cycle.
whyvalhalla-pass-glory = Tu as dû avancer à la phase 4 et dois maintenant compter ta gloire.
whyvalhalla-battle-phase = On ne passe à la phase de bataille que depuis la { $due } ; tu es en { $phase }.
whyvalhalla-battle-recruit = Tu ne passes à la phase de bataille qu'après avoir recruté une fois dans ce cycle.
whyvalhalla-unable-phase = On ne déclare ne rien pouvoir faire qu'en phase 1 ou 2 ; tu es en { $phase }.
whyvalhalla-able-to-place = Tu peux encore faire quelque chose : placer une armée.
whyvalhalla-able-to-pass = Tu peux encore faire quelque chose : tu as recruté dans ce cycle et peux passer.
whyvalhalla-able-to-recruit = Tu peux encore faire quelque chose : recruter une carte.
whyvalhalla-glory-early = Tu ne comptes ta gloire qu'après un tour en phase 3 de ce cycle ; celui-ci est le premier.
whyvalhalla-glory-phase = La phase 4 (gloire) suit la phase 3 (bataille) ; tu es en { $phase }.

## Utiliser les cartes

whyvalhalla-use-recruit = Les cartes s'utilisent dès que tu as recruté dans ce cycle.
whyvalhalla-use-phase = Les cartes s'utilisent en { $due }, ou en { $early } après avoir recruté ; tu es en { $phase }.
whyvalhalla-early-first = Au premier tour d'un cycle, on place une armée ; un as ou l'Excuse ne sert qu'au tour suivant, selon l'interprétation de cette table.
whyvalhalla-early-glory = En phase 4 (gloire), aucune carte ne s'utilise : fais ta phase de gloire.
whyvalhalla-not-controlled = { $card } n'est pas dans ta zone de contrôle ; tu y as { $cards }.
whyvalhalla-used = La carte { $card } est utilisée : elle sera prête à ton prochain cycle.
whyvalhalla-face-down = La carte { $card } est face cachée après deux utilisations : il faut d'abord la redresser.
whyvalhalla-no-type = La carte { $card } n'est ni meneur, ni lieu, ni événement ; elle ne s'utilise pas comme { $due }.
whyvalhalla-wrong-type = La carte { $card } est { $types } ; elle ne s'utilise pas comme { $due }.
whyvalhalla-not-face-down = La carte { $card } { $n ->
    [0] n'a jamais été utilisée
   *[1] a été utilisée une fois
} ; on ne redresse qu'une carte face cachée.
whyvalhalla-refresh-price = Redresser coûte { $price } de la réserve ; { $n ->
    [0] tu n'en as pas
   *[other] tu en as { $n }
}.

## L'Excuse et les as

whyvalhalla-excuse-stops = { $card } n'est pas l'Excuse, qui seule peut arrêter une utilisation.
whyvalhalla-excuse-discards = { $card } n'est pas l'Excuse, qui seule défausse des cartes.
whyvalhalla-excuse-refreshed = L'Excuse ne se redresse jamais : elle est défaussée après son unique utilisation.
whyvalhalla-no-seat = À la table, il n'y a pas de place { $seat } ; les places vont de 0 à { $last }.
whyvalhalla-own-seat = La place { $seat }, c'est toi : l'Excuse défausse la carte d'un rival.
whyvalhalla-seat-not-controls = La place { $seat } n'a pas { $card } dans sa zone de contrôle ; elle y a { $cards }.
whyvalhalla-no-ace = { $card } n'est pas un as.
whyvalhalla-ace-turned = { $card } est déjà tourné.
whyvalhalla-ace-without-place = Tu ne tiens aucun lieu de rang 2 à 9 de cette couleur : { $suits }.
whyvalhalla-ace-elsewhere = { $place } porte { $has } ; l'as ne compte que { $suits }.

## Le paysage

whyvalhalla-no-location = Il n'y a pas de lieu en { $at }.
whyvalhalla-no-location-among = Il n'y a pas de lieu en { $at } ; le paysage a { $cells }.
whyvalhalla-not-holding = Tu ne tiens pas { $place } en { $at }.
whyvalhalla-cell-taken = { $at } est occupée, et une carte n'est remplacée que si le paysage en a au moins { $least } ; il en a { $n }.
whyvalhalla-cell-alone = { $at } n'a pas de voisin dans le paysage.
whyvalhalla-too-wide = Avec { $at }, le paysage aurait { $n } colonnes ; permis : { $most }.
whyvalhalla-too-high = Avec { $at }, le paysage aurait { $n } rangées ; permis : { $most }.

## Les plans : les annoncer

whyvalhalla-no-army-to-send = Tu n'as pas d'armée en réserve à envoyer.
whyvalhalla-no-target = Aucun lieu du paysage n'a de couleur en commun avec { $card }, qui porte { $suits }.
whyvalhalla-no-ranked-target = Aucun lieu du paysage de rang 2 à 9 n'a de couleur en commun avec { $card }, qui porte { $suits }.
whyvalhalla-crown-leads = { $card } est une couronne : nomme sa destination, use:{ $id }:person:<x>,<y>.
whyvalhalla-no-crown = { $card } n'est pas une couronne : on ne nomme pas de destination, use:{ $id }:person.
whyvalhalla-no-start = Tu ne tiens aucun lieu d'où mener des armées.
whyvalhalla-cannot-lead = { $card }, qui porte { $suits }, ne peut mener aucune de tes armées vers un lieu voisin.
whyvalhalla-cannot-gather = { $card } ne peut mener aucune de tes armées en { $at } : il n'y a pas de chemin aux couleurs voulues, ou il est trop long.

## Les plans : leurs étapes

whyvalhalla-no-step = Le plan d'un événement ou d'un meneur a au moins une étape.
whyvalhalla-steps-put = { $card } sert d'événement : les étapes sont put ou end ; { $text } n'est ni l'un ni l'autre.
whyvalhalla-steps-march = { $card } sert de meneur : les étapes sont march ou end ; { $text } n'est ni l'un ni l'autre.
whyvalhalla-steps-muster = { $card } sert de meneur couronné : les étapes sont muster ou end ; { $text } n'est ni l'un ni l'autre.
whyvalhalla-reaches-one = { $card } n'atteint qu'un lieu : { $at } est déjà nommé.
whyvalhalla-named-twice = { $at } est déjà nommé : chaque lieu se nomme une fois.
whyvalhalla-reaches-symbols = { $place } porte { $has } ; { $card } n'atteint que ces couleurs : { $suits }.
whyvalhalla-reaches-ranks = { $place } est de rang { $rank } ; { $card } n'atteint que les rangs 2 à 9.
whyvalhalla-reserve-small = À l'annonce, ta réserve avait { $armies } ; tu ne peux pas en envoyer { $count }.
whyvalhalla-reserve-sent = À l'annonce, ta réserve avait { $armies }, dont { $n } déjà en route ; tu ne peux pas en envoyer { $count }.
whyvalhalla-rank-most = Au plus { $most } armées vont sur { $place }, autant que son rang ; pas { $count }.
whyvalhalla-event-most = { $card } envoie au plus { $most } en tout ; il en reste { $left }, pas { $count }.
whyvalhalla-no-army-there = Tu n'as pas d'armée en { $at } à mener ailleurs.
whyvalhalla-too-many = Tu as { $armies } en { $at }, pas { $count }.
whyvalhalla-no-neighbour = { $to } n'est pas voisine de { $at }.
whyvalhalla-no-movement = Cette étape demande { $n ->
    [one] { $n } mouvement
   *[other] { $n } mouvements
} ; il en reste { $left } à { $card }.
whyvalhalla-one-start = Toutes les armées de { $card } partent d'un seul lieu : { $at }.
whyvalhalla-leads-from = { $place } porte { $has } ; { $card } ne mène que depuis ces couleurs : { $suits }.
whyvalhalla-shares-none = { $place } porte { $has }, { $other } porte { $suits } : aucune couleur en commun.
whyvalhalla-from-destination = { $at } est la destination elle-même : les armées viennent d'ailleurs.
whyvalhalla-not-beside = { $to } n'est pas voisine de la destination { $at } : on ne peut pas y entrer de là.
whyvalhalla-no-way = Aucun chemin ne mène de { $at } à { $to } par des cases libres ou à toi qui ont une couleur en commun avec la précédente et une avec { $card }.
whyvalhalla-way-long = { $armies } sur un chemin de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} : cela coûte { $cost ->
    [one] { $cost } mouvement
   *[other] { $cost } mouvements
} ; il en reste { $left } sur { $of }.
