prepared-offer = Préparer un coup
prepared-nothing = Tu ne peux pas préparer de coup pour l'instant.
prepared-note = Tu prépares un coup. Il sera joué quand viendra ton tour, s'il est encore permis et rapporte au moins les points indiqués.
prepared-back = Retour
prepared-waits = Préparé : { $move }
prepared-cancel = Annuler
prepared-change = Changer
prepared-dropped-illegal = Ton coup préparé n'a pas été joué : { $move } n'est plus permis.
prepared-dropped-points = Ton coup préparé n'a pas été joué : { $move } rapporterait { $points } au lieu de { $least }.
prepared-away = Masquer cette ligne
condition-title = Si …, alors …
condition-about = Si un adversaire fait exactement cela juste avant ton tour, ta réponse est jouée, pourvu qu'elle rapporte au moins les points indiqués. Sinon ton coup préparé est joué, ou c'est toi qui choisis. { $most } au plus ; toutes sont effacées quand vient ton tour. Personne d'autre ne les voit.
condition-count = { $count ->
    [one] Une condition attend ton tour.
   *[other] { $count } conditions attendent ton tour.
}
condition-first = Que fait { $name } ? Choisis-le sur le plateau, comme si c'était son tour.
condition-if = Si { $name } : { $deed }
condition-then = Si { $name } : { $deed } – que joues-tu alors ?
condition-on = { $piece }{ $places ->
    [off] { "" }
   *[on] { " " }en { $at }
}
condition-choose = Choisir ce que fait { $name }
condition-none = Tu ne peux pas poser de condition maintenant : trop de choses peuvent se passer avant ton tour.
condition-full = Il n'y a plus de place pour une condition. Retires-en d'abord une.
condition-remove = Retirer : { $deed }
