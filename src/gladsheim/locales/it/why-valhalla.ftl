# Valhalla: perché un'azione non si può fare.

## Carte, semi, armate e fasi

whyvalhalla-card = «{ $name }» ({ $id })
whyvalhalla-none = nessuna
whyvalhalla-suit-moons = Lune
whyvalhalla-suit-suns = Soli
whyvalhalla-suit-waves = Onde
whyvalhalla-suit-leaves = Foglie
whyvalhalla-suit-wyrms = Draghi
whyvalhalla-suit-knots = Nodi
whyvalhalla-no-symbol = nessun seme
whyvalhalla-type-personality = condottiero
whyvalhalla-type-location = luogo
whyvalhalla-type-event = evento
whyvalhalla-rank-none = nessuno
whyvalhalla-rank-ace = asso
whyvalhalla-rank-pawn = pedone
whyvalhalla-rank-court = corte
whyvalhalla-rank-crown = corona
whyvalhalla-armies = { $n ->
    [one] { $n } armata
   *[other] { $n } armate
}
whyvalhalla-phase = { $n ->
    [1] fase 1 (Valhalla)
    [2] fase 2 (Reclutamento)
    [3] fase 3 (Battaglia)
   *[4] fase 4 (Gloria)
}

## Testi che non sono azioni

whyvalhalla-no-text = { $text } non è un'azione: un'azione è un testo.
whyvalhalla-no-word = { $text } non è un'azione. Deve cominciare con una di queste parole: { $words }.
whyvalhalla-no-form = { $text } non è un'azione. La forma giusta è { $form }.
whyvalhalla-no-slot-text = { $text } non è un'azione: { $part } non è un varco. Un varco si scrive 0,0E o 0,0S.
whyvalhalla-no-cell-text = { $text } non è un'azione: { $part } non è una casella. Una casella si scrive con due numeri interi, come 1,0.
whyvalhalla-no-seat-text = { $text } non è un'azione: { $part } non è un posto al tavolo. Un posto è un numero, come 0.
whyvalhalla-no-count-text = { $text } non è un'azione: { $part } non è un numero di armate. Ammesso: 1 o più.
whyvalhalla-no-card-text = { $text } non è un'azione: non c'è una carta { $part }.
whyvalhalla-either = { $one } o { $other }
whyvalhalla-form-place = place:<varco>
whyvalhalla-form-recruit = recruit:<posto>
whyvalhalla-form-event = use:<carta>:event
whyvalhalla-form-person = use:<carta>:person
whyvalhalla-form-leader = use:<carta>:person:<casella>
whyvalhalla-form-location = use:<carta>:location:<casella>
whyvalhalla-form-discard = use:<carta>:discard:<posto al tavolo>:<altra carta>
whyvalhalla-form-ace = ace:<carta>:<casella>
whyvalhalla-form-refresh = refresh:<carta>
whyvalhalla-form-pay = pay:<varco>
whyvalhalla-form-drop = drop:<carta>
whyvalhalla-form-put = put:<casella>:<numero>
whyvalhalla-form-march = march:<casella>:<destinazione>:<numero>
whyvalhalla-form-muster = muster:<casella>:<ultima casella>:<numero>
whyvalhalla-form-excuse = excuse:<carta>
whyvalhalla-form-glory-ace = ace:<carta>
whyvalhalla-form-take = take:<varco>:<numero>
whyvalhalla-not-a-text = un'azione è un testo
whyvalhalla-grammar = non è un'azione; ammesse: { $forms }
whyvalhalla-unknown-card = non c'è una carta { $part }

## Che cosa c'è da decidere

whyvalhalla-over = La partita è finita: non si possono più fare mosse.
whyvalhalla-not-legal = Qui non si può.
whyvalhalla-not-due = { $when } { $text } non è possibile. Forme ammesse: { $forms }.
whyvalhalla-when-turn = All'inizio di un turno
whyvalhalla-when-pay = Mentre paghi una carta,
whyvalhalla-when-drop = Con troppe carte nella zona di controllo
whyvalhalla-when-plan = Mentre fai un piano,
whyvalhalla-when-excuse = Quando ti si chiede della Scusa,
whyvalhalla-when-glory = Prima del conteggio
whyvalhalla-when-take = Dopo il conteggio
whyvalhalla-not-in-game = { $card } non è tra le carte di questa partita.

## Valhalla: schierare e reclutare

whyvalhalla-place-phase = Puoi schierare armate solo in { $due }; tu sei in { $phase }.
whyvalhalla-no-slot = Non c'è un varco { $slot }: i { $width } x { $height } posti del Valhalla hanno i varchi { $slots }.
whyvalhalla-no-army-to-place = Non hai armate nella riserva da schierare.
whyvalhalla-slot-closed = Il varco { $slot } non è aperto: non ha una carta su nessun lato. Scegli un varco accanto a una carta.
whyvalhalla-recruit-late = Non puoi reclutare dopo la fase 2; tu sei in { $phase }.
whyvalhalla-recruit-early = In questo ciclo non hai ancora schierato armate. Schierane prima una; puoi reclutare dal tuo prossimo turno.
whyvalhalla-no-position = Nel Valhalla non c'è un posto { $at }; ammessi: da 0 a { $right }, poi da 0 a { $bottom }.
whyvalhalla-position-empty = Il posto { $at } è vuoto; si riempie dopo una fase di gloria.
whyvalhalla-not-surrounded = Intorno a { $card } devono stare almeno { $least } tue armate; { $n ->
    [0] non ce n'è nessuna
    [one] ce n'è { $n }
   *[other] ce ne sono { $n }
}.
whyvalhalla-twin = Hai già { $card }; nessuno tiene due carte identiche.
whyvalhalla-too-dear = { $card } costa { $price }; puoi pagarne { $reserve } dalla riserva e { $away } dal Valhalla, dove la tua ultima armata resta.
whyvalhalla-slot-without-you = Non hai armate nel varco { $slot }.
whyvalhalla-last-army = È la tua ultima armata nel Valhalla e deve restarci. Paga con un'altra.
whyvalhalla-no-army-to-pay = Non hai armate nella riserva con cui pagare.
whyvalhalla-drop-new = { $card } è la carta nuova; puoi rinunciare a { $cards }.
whyvalhalla-drop-not-held = { $card } non è nella tua zona di controllo; puoi rinunciare a { $cards }.
whyvalhalla-take-most = Hai { $armies } nel varco { $slot }; non puoi riportarne a casa { $count }.

## Passare e andare avanti

whyvalhalla-pass-first = In questo ciclo non hai ancora schierato armate. Schierane prima una; poi nella fase 1 puoi passare.
whyvalhalla-pass-recruit = In questo ciclo non hai ancora reclutato. Recluta prima una carta; poi nella fase 2 puoi passare.
whyvalhalla-pass-glory = Sei stato mandato avanti alla fase 4. Conta ora la tua gloria.
whyvalhalla-battle-phase = Puoi passare alla fase di battaglia solo dalla { $due }; tu sei in { $phase }.
whyvalhalla-battle-recruit = In questo ciclo non hai ancora reclutato. Recluta prima una carta; poi puoi passare alla fase di battaglia.
whyvalhalla-unable-phase = Puoi saltare una fase solo nella fase 1 o 2; tu sei in { $phase }.
whyvalhalla-able-to-place = Non puoi saltare questa fase: puoi schierare un'armata.
whyvalhalla-able-to-pass = Non puoi saltare questa fase: in questo ciclo hai reclutato e puoi passare.
whyvalhalla-able-to-recruit = Non puoi saltare questa fase: puoi reclutare una carta.
whyvalhalla-glory-early = Questo è il tuo primo turno nella fase 3 di questo ciclo. Puoi contare la gloria dal tuo prossimo turno.
whyvalhalla-glory-phase = La fase 4 (Gloria) segue la fase 3 (Battaglia); tu sei in { $phase }.

## Usare le carte

whyvalhalla-use-recruit = In questo ciclo non hai ancora reclutato. Recluta prima una carta; poi puoi usare le carte.
whyvalhalla-use-phase = Puoi usare le carte in { $due }, o in { $early } dopo aver reclutato; tu sei in { $phase }.
whyvalhalla-early-first = Nel primo turno di un ciclo devi schierare un'armata. Secondo l'interpretazione di questo tavolo, puoi usare assi e Scusa dal tuo prossimo turno.
whyvalhalla-early-glory = Nella fase 4 (Gloria) non puoi usare carte. Conta ora la tua gloria.
whyvalhalla-not-controlled = { $card } non è nella tua zona di controllo; vi tieni { $cards }.
whyvalhalla-used = La carta { $card } è già usata in questo ciclo; sarà pronta nel prossimo.
whyvalhalla-face-down = La carta { $card } è coperta dopo due usi. Prima raddrizzala.
whyvalhalla-no-type = La carta { $card } non è né condottiero né luogo né evento; non puoi usarla come { $due }.
whyvalhalla-wrong-type = La carta { $card } è { $types }; non puoi usarla come { $due }.
whyvalhalla-not-face-down = La carta { $card } { $n ->
    [0] non è mai stata usata
   *[1] è stata usata una volta
}; puoi raddrizzare solo una carta coperta.
whyvalhalla-refresh-price = Raddrizzare costa { $price } della riserva; { $n ->
    [0] non ne hai
   *[other] tu ne hai { $n }
}.

## La Scusa e gli assi

whyvalhalla-excuse-stops = Solo la Scusa può fermare un uso, { $card } no.
whyvalhalla-excuse-discards = Solo la Scusa può scartare la carta di un rivale, { $card } no.
whyvalhalla-excuse-refreshed = Non puoi raddrizzare la Scusa: dopo il suo unico uso se ne va.
whyvalhalla-no-seat = Al tavolo non c'è un posto { $seat }; i posti vanno da 0 a { $last }.
whyvalhalla-own-seat = Il posto { $seat } sei tu: la Scusa scarta la carta di un rivale.
whyvalhalla-seat-not-controls = Il posto { $seat } non tiene { $card }; tiene { $cards }.
whyvalhalla-no-ace = { $card } non è un asso.
whyvalhalla-ace-turned = { $card } è già girato.
whyvalhalla-ace-without-place = Non tieni luoghi di rango da 2 a 9 con questo seme: { $suits }.
whyvalhalla-ace-elsewhere = { $place } ha { $has }; l'asso segna solo { $suits }.

## Il paesaggio

whyvalhalla-no-location = In { $at } non c'è un luogo.
whyvalhalla-no-location-among = In { $at } non c'è un luogo; il paesaggio ha { $cells }.
whyvalhalla-not-holding = Non tieni { $place } in { $at }.
whyvalhalla-cell-taken = { $at } è occupata. Puoi sostituire un luogo solo quando il paesaggio ne ha almeno { $least }; ne ha { $n }.
whyvalhalla-cell-alone = { $at } non ha vicini nel paesaggio. Scegli un posto accanto a un luogo.
whyvalhalla-too-wide = Con { $at } il paesaggio avrebbe { $n } colonne; ammesse: { $most }.
whyvalhalla-too-high = Con { $at } il paesaggio avrebbe { $n } righe; ammesse: { $most }.

## Piani: annunciarli

whyvalhalla-no-army-to-send = Non hai armate nella riserva da mandare.
whyvalhalla-no-target = Nessun luogo del paesaggio ha un seme in comune con { $card }, che ha { $suits }.
whyvalhalla-no-ranked-target = Nessun luogo del paesaggio di rango da 2 a 9 ha un seme in comune con { $card }, che ha { $suits }.
whyvalhalla-crown-leads = { $card } è una corona. Nomina la sua destinazione: use:{ $id }:person:<x>,<y>.
whyvalhalla-no-crown = { $card } non è una corona. Non nominare una destinazione: use:{ $id }:person.
whyvalhalla-no-start = Non tieni luoghi da cui far partire armate.
whyvalhalla-cannot-lead = { $card } ha { $suits } e non può portare nessuna tua armata a un vicino.
whyvalhalla-cannot-gather = { $card } non può portare nessuna tua armata in { $at }: nessuna via con semi adatti, o una troppo lunga.

## Piani: i loro passi

whyvalhalla-no-step = Il piano di un evento o di un condottiero ha almeno un passo.
whyvalhalla-steps-put = Usi { $card } come evento: i passi sono put o end, non { $text }.
whyvalhalla-steps-march = Usi { $card } come condottiero: i passi sono march o end, non { $text }.
whyvalhalla-steps-muster = Usi { $card }, una corona, come condottiero: i passi sono muster o end, non { $text }.
whyvalhalla-reaches-one = { $card } raggiunge un solo luogo: { $at } è già stato nominato.
whyvalhalla-named-twice = Hai già nominato { $at }: nomina ogni luogo una volta sola.
whyvalhalla-reaches-symbols = { $place } ha { $has }; { $card } raggiunge { $suits }.
whyvalhalla-reaches-ranks = { $place } è di rango { $rank }; { $card } raggiunge solo i ranghi da 2 a 9.
whyvalhalla-reserve-small = All'annuncio la tua riserva aveva { $armies }; non puoi mandarne { $count }.
whyvalhalla-reserve-sent = All'annuncio la tua riserva aveva { $armies }, di cui { $n } già in viaggio; non puoi mandarne { $count }.
whyvalhalla-rank-most = Su { $place } puoi mandare al massimo { $most } armate, quante ne dice il rango; non { $count }.
whyvalhalla-event-most = { $card } manda in tutto al massimo { $most }; restanti: { $left }, non { $count }.
whyvalhalla-no-army-there = Non hai armate in { $at } da far partire.
whyvalhalla-too-many = Hai { $armies } in { $at }, non { $count }.
whyvalhalla-no-neighbour = { $to } non è vicina a { $at }.
whyvalhalla-no-movement = Questo passo richiede { $n ->
    [one] { $n } movimento
   *[other] { $n } movimenti
}; restanti per { $card }: { $left }.
whyvalhalla-one-start = Tutte le armate di { $card } partono da un solo luogo: { $at }.
whyvalhalla-leads-from = { $place } ha { $has }; { $card } fa partire solo da questi semi: { $suits }.
whyvalhalla-shares-none = { $place } ha { $has }, { $other } ha { $suits }: non hanno semi in comune.
whyvalhalla-from-destination = { $at } è la destinazione stessa: le armate vengono da altrove.
whyvalhalla-not-beside = { $to } non è vicina alla destinazione { $at }: da lì non puoi entrare.
whyvalhalla-no-way = Nessuna via porta da { $at } a { $to } per caselle libere o tue con un seme in comune con la precedente e uno con { $card }.
whyvalhalla-way-long = { $armies } per { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}: costa { $cost ->
    [one] { $cost } movimento
   *[other] { $cost } movimenti
}; restanti: { $left } su { $of }.
