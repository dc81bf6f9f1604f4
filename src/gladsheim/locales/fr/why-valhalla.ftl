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
whyvalhalla-no-word = { $text } n'est pas une action. Elle doit commencer par un de ces mots : { $words }.
whyvalhalla-no-form = { $text } n'est pas une action. La forme attendue est { $form }.
whyvalhalla-no-slot-text = { $text } n'est pas une action : { $part } n'est pas un intervalle. Un intervalle s'écrit 0,0E ou 0,0S.
whyvalhalla-no-cell-text = { $text } n'est pas une action : { $part } n'est pas une case. Une case s'écrit par deux nombres entiers, comme 1,0.
whyvalhalla-no-seat-text = { $text } n'est pas une action : { $part } n'est pas une place à la table. Une place est un nombre, comme 0.
whyvalhalla-no-count-text = { $text } n'est pas une action : { $part } n'est pas un nombre d'armées. Permis : 1 ou plus.
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

whyvalhalla-over = La partie est finie : plus aucun coup n'est possible.
whyvalhalla-not-legal = Ici, cela ne va pas.
whyvalhalla-not-due = { $when }, { $text } n'est pas possible. Formes permises : { $forms }.
whyvalhalla-when-turn = Au début d'un tour
whyvalhalla-when-pay = Pendant que tu paies une carte
whyvalhalla-when-drop = Avec trop de cartes dans la zone de contrôle
whyvalhalla-when-plan = Pendant que tu fais un plan
whyvalhalla-when-excuse = Quand on te demande si tu utilises l'Excuse
whyvalhalla-when-glory = Avant le décompte
whyvalhalla-when-take = Après le décompte
whyvalhalla-not-in-game = { $card } n'est pas parmi les cartes de cette partie.

## Valhalla : placer et recruter

whyvalhalla-place-phase = Tu ne peux placer des armées qu'en { $due } ; tu es en { $phase }.
whyvalhalla-no-slot = Il n'y a pas d'intervalle { $slot } : les { $width } x { $height } places du Valhalla ont les intervalles { $slots }.
whyvalhalla-no-army-to-place = Tu n'as pas d'armée en réserve à placer.
whyvalhalla-slot-closed = L'intervalle { $slot } n'est pas ouvert : il n'a de carte d'aucun côté. Choisis un intervalle à côté d'une carte.
whyvalhalla-recruit-late = Tu ne peux plus recruter après la phase 2 ; tu es en { $phase }.
whyvalhalla-recruit-early = Dans ce cycle, tu n'as pas encore placé d'armée. Places-en d'abord une ; tu peux recruter à partir de ton prochain tour.
whyvalhalla-no-position = Il n'y a pas de place { $at } au Valhalla ; permis : 0 à { $right }, puis 0 à { $bottom }.
whyvalhalla-position-empty = La place { $at } est vide ; elle se remplit après une phase de gloire.
whyvalhalla-not-surrounded = Il faut au moins { $least } de tes armées autour de { $card } ; { $n ->
    [0] il n'y en a pas
   *[other] il y en a { $n }
}.
whyvalhalla-twin = Tu as déjà { $card } ; personne ne peut tenir deux cartes identiques.
whyvalhalla-too-dear = { $card } coûte { $price } ; tu peux en payer { $reserve } de la réserve et { $away } du Valhalla, où ta dernière armée doit rester.
whyvalhalla-slot-without-you = Tu n'as pas d'armée dans l'intervalle { $slot }.
whyvalhalla-last-army = C'est ta dernière armée au Valhalla, et elle doit y rester. Paie avec une autre.
whyvalhalla-no-army-to-pay = Tu n'as pas d'armée en réserve pour payer.
whyvalhalla-drop-new = { $card } est la nouvelle carte ; tu peux renoncer à { $cards }.
whyvalhalla-drop-not-held = { $card } n'est pas dans ta zone de contrôle ; tu peux renoncer à { $cards }.
whyvalhalla-take-most = Tu as { $armies } dans l'intervalle { $slot } ; tu ne peux pas en ramener { $count }.

## Passer et avancer

whyvalhalla-pass-first = Dans ce cycle, tu n'as pas encore placé d'armée. Places-en d'abord une ; tu pourras ensuite passer en phase 1.
whyvalhalla-pass-recruit = Dans ce cycle, tu n'as pas encore recruté. Recrute d'abord une carte ; tu pourras ensuite passer en phase 2.
whyvalhalla-pass-glory = Tu as dû avancer à la phase 4. Marque maintenant ta gloire.
whyvalhalla-battle-phase = Tu ne peux passer à la phase de bataille que depuis la { $due } ; tu es en { $phase }.
whyvalhalla-battle-recruit = Dans ce cycle, tu n'as pas encore recruté. Recrute d'abord une carte ; tu pourras ensuite passer à la phase de bataille.
whyvalhalla-unable-phase = Tu ne peux sauter une phase qu'en phase 1 ou 2 ; tu es en { $phase }.
whyvalhalla-able-to-place = Tu ne peux pas sauter cette phase : tu peux placer une armée.
whyvalhalla-able-to-pass = Tu ne peux pas sauter cette phase : tu as recruté dans ce cycle et peux passer.
whyvalhalla-able-to-recruit = Tu ne peux pas sauter cette phase : tu peux recruter une carte.
whyvalhalla-glory-early = C'est ton premier tour en phase 3 de ce cycle. Tu peux marquer ta gloire à partir de ton prochain tour.
whyvalhalla-glory-phase = La phase 4 (gloire) suit la phase 3 (bataille) ; tu es en { $phase }.

## Utiliser les cartes

whyvalhalla-use-recruit = Dans ce cycle, tu n'as pas encore recruté. Recrute d'abord une carte ; tu pourras ensuite utiliser des cartes.
whyvalhalla-use-phase = Tu peux utiliser des cartes en { $due }, ou en { $early } après avoir recruté ; tu es en { $phase }.
whyvalhalla-early-first = Au premier tour d'un cycle, tu dois placer une armée. Selon l'interprétation de cette table, tu peux utiliser un as ou l'Excuse à partir de ton prochain tour.
whyvalhalla-early-glory = En phase 4 (gloire), tu ne peux pas utiliser de carte. Marque maintenant ta gloire.
whyvalhalla-not-controlled = { $card } n'est pas dans ta zone de contrôle ; tu y as { $cards }.
whyvalhalla-used = La carte { $card } est déjà utilisée dans ce cycle ; elle sera prête au prochain.
whyvalhalla-face-down = La carte { $card } est face cachée après deux utilisations. Redresse-la d'abord.
whyvalhalla-no-type = La carte { $card } n'est ni meneur, ni lieu, ni événement ; tu ne peux pas l'utiliser comme { $due }.
whyvalhalla-wrong-type = La carte { $card } est { $types } ; tu ne peux pas l'utiliser comme { $due }.
whyvalhalla-not-face-down = La carte { $card } { $n ->
    [0] n'a jamais été utilisée
   *[1] a été utilisée une fois
} ; tu ne peux redresser qu'une carte face cachée.
whyvalhalla-refresh-price = Redresser coûte { $price } de la réserve ; { $n ->
    [0] tu n'en as pas
   *[other] tu en as { $n }
}.

## L'Excuse et les as

whyvalhalla-excuse-stops = Seule l'Excuse peut arrêter une utilisation, pas { $card }.
whyvalhalla-excuse-discards = Seule l'Excuse peut défausser la carte d'un rival, pas { $card }.
whyvalhalla-excuse-refreshed = Tu ne peux pas redresser l'Excuse : elle est défaussée après son unique utilisation.
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
whyvalhalla-cell-taken = { $at } est occupée. Tu ne peux remplacer un lieu que si le paysage en a au moins { $least } ; il en a { $n }.
whyvalhalla-cell-alone = { $at } n'a pas de voisin dans le paysage. Choisis une place à côté d'un lieu.
whyvalhalla-too-wide = Avec { $at }, le paysage aurait { $n } colonnes ; permis : { $most }.
whyvalhalla-too-high = Avec { $at }, le paysage aurait { $n } rangées ; permis : { $most }.

## Les plans : les annoncer

whyvalhalla-no-army-to-send = Tu n'as pas d'armée en réserve à envoyer.
whyvalhalla-no-target = Aucun lieu du paysage n'a de couleur en commun avec { $card }, qui porte { $suits }.
whyvalhalla-no-ranked-target = Aucun lieu du paysage de rang 2 à 9 n'a de couleur en commun avec { $card }, qui porte { $suits }.
whyvalhalla-crown-leads = { $card } est une couronne. Nomme sa destination : use:{ $id }:person:<x>,<y>.
whyvalhalla-no-crown = { $card } n'est pas une couronne. Ne nomme pas de destination : use:{ $id }:person.
whyvalhalla-no-start = Tu ne tiens aucun lieu d'où mener des armées.
whyvalhalla-cannot-lead = { $card }, qui porte { $suits }, ne peut mener aucune de tes armées vers un lieu voisin.
whyvalhalla-cannot-gather = { $card } ne peut mener aucune de tes armées en { $at } : il n'y a pas de chemin aux couleurs voulues, ou il est trop long.

## Les plans : leurs étapes

whyvalhalla-no-step = Le plan d'un événement ou d'un meneur a au moins une étape.
whyvalhalla-steps-put = Tu utilises { $card } comme événement : les étapes sont put ou end, pas { $text }.
whyvalhalla-steps-march = Tu utilises { $card } comme meneur : les étapes sont march ou end, pas { $text }.
whyvalhalla-steps-muster = Tu utilises { $card } comme meneur couronné : les étapes sont muster ou end, pas { $text }.
whyvalhalla-reaches-one = { $card } n'atteint qu'un lieu : { $at } est déjà nommé.
whyvalhalla-named-twice = Tu as déjà nommé { $at } : nomme chaque lieu une seule fois.
whyvalhalla-reaches-symbols = { $place } porte { $has } ; { $card } n'atteint que ces couleurs : { $suits }.
whyvalhalla-reaches-ranks = { $place } est de rang { $rank } ; { $card } n'atteint que les rangs 2 à 9.
whyvalhalla-reserve-small = À l'annonce, ta réserve avait { $armies } ; tu ne peux pas en envoyer { $count }.
whyvalhalla-reserve-sent = À l'annonce, ta réserve avait { $armies }, dont { $n } déjà en route ; tu ne peux pas en envoyer { $count }.
whyvalhalla-rank-most = Sur { $place }, tu peux envoyer au plus { $most } armées, autant que son rang ; pas { $count }.
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
whyvalhalla-not-beside = { $to } n'est pas voisine de la destination { $at } : tu ne peux pas y entrer de là.
whyvalhalla-no-way = Aucun chemin ne mène de { $at } à { $to } par des cases libres ou à toi qui ont une couleur en commun avec la précédente et une avec { $card }.
whyvalhalla-way-long = { $armies } sur un chemin de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} : cela coûte { $cost ->
    [one] { $cost } mouvement
   *[other] { $cost } mouvements
} ; il en reste { $left } sur { $of }.
