prepared-offer = Préparer un coup
prepared-nothing = Rien ne peut être préparé pour l'instant.
prepared-note = Tu prépares un coup : il sera joué quand viendra ton tour, s'il est encore permis et rapporte au moins ce qui est indiqué.
prepared-back = Retour
prepared-waits = Préparé : { $move }
prepared-cancel = Annuler
prepared-change = Changer
prepared-dropped-illegal = Ton coup préparé n'a pas été joué : { $move } n'est plus permis.
prepared-dropped-points = Ton coup préparé n'a pas été joué : { $move } rapporterait { $points } au lieu de { $least }.
prepared-away = Écarter cette ligne
condition-title = Si …, alors …
condition-about = Si quelqu'un fait exactement cela juste avant ton tour, ta réponse est jouée, pourvu qu'elle rapporte au moins ce qui est indiqué ; sinon ton coup préparé, ou c'est toi qui décides. { $most } lignes au plus ; elles disparaissent toutes quand vient ton tour. Personne d'autre n'en sait rien.
condition-count = { $count ->
    [one] Une condition attend ton tour.
   *[other] { $count } conditions attendent ton tour.
}
condition-first = Que fait { $name } ? Choisis-le sur le plateau, comme si c'était son tour.
condition-if = Si { $name } : { $deed }
condition-then = Si { $name } : { $deed } – que joues-tu alors ?
condition-on = { $piece } en { $at }
condition-choose = Choisir ce que fait { $name }
condition-none = Rien ne peut être supposé pour l'instant : ce qui précède ton tour est ouvert.
condition-full = Il n'y a plus de place : retires-en d'abord une.
condition-remove = Retirer : { $deed }
