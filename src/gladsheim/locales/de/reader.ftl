# The board as text. Forms of a command stand between bars; <words> in angles are slots, and stay as they are.

reader-close = Brett als Text schließen
reader-position = Stellung
reader-now = Jetzt
reader-dice = Würfel
reader-answers = Antworten
reader-command = Befehl
reader-send = Fragen
reader-hint = „Hilfe“ nennt alle Befehle; Pfeil nach oben holt frühere Fragen zurück.
reader-help-intro = Du kannst zum Beispiel sagen:
reader-unknown = „{ $line }“ ist hier kein Befehl.
reader-score = { $name }: { $points }
reader-none = Nichts dergleichen geht jetzt.
reader-no-number = Es gibt { $count } Möglichkeiten; sag „mach“ mit der Nummer von einer.
reader-sure = Sag „ja“, um es zu tun, oder „nein“.
reader-done = Getan.
reader-left = Es bleibt, wie es war.
reader-nothing-to-do = Es gibt nichts zu bejahen oder zu verneinen.
reader-not-now = Das geht jetzt nicht.
reader-nobody = Niemand hier heißt „{ $name }“.
reader-hand-empty = Deine Hand ist leer.
reader-player-head = Wer
reader-points-head = Punkte
reader-example-words = Thor

## Commands of every game

reader-help = hilfe | was kann ich sagen | befehle
reader-turn = wer ist dran | wer ist am zug | zug
reader-scores = punkte | punktestand | stand
reader-last = letzter zug | was ist geschehen | zuletzt
reader-choices = was kann ich tun | was darf ich tun | möglichkeiten
reader-choose = was kann ich tun mit <words> | möglichkeiten mit <words> | finde <words>
reader-do = mach <number> | wähle <number> | nummer <number>
reader-yes = ja | j | mach es | bestätigen
reader-no = nein | n | lass es
reader-undo = zurück | nimm zurück | zurücknehmen

## Völuspá

reader-voluspa-at = was liegt auf <cell> | was ist auf <cell> | auf <cell> | feld <cell>
reader-voluspa-row = reihe <number> | lies reihe <number>
reader-voluspa-column = spalte <number> | lies spalte <number>
reader-voluspa-hand = meine hand | hand | meine plättchen
reader-voluspa-where = wo kann <tile> punkten | wo punktet <tile> | wohin kann <tile> | wo <tile>
reader-voluspa-play = lege <tile> auf <cell> | spiele <tile> auf <cell> | <tile> auf <cell>
reader-voluspa-why = warum nicht <tile> auf <cell> | warum <tile> auf <cell>
reader-voluspa-fly = fliege nach <cell> | flieg nach <cell> | fliege auf <cell>
reader-voluspa-stay = bleibe | bleiben
reader-voluspa-end = zug beenden | beende den zug
reader-voluspa-discard = gib <tile> ab | <tile> abgeben
reader-voluspa-this = das | dies | dieses | es | dieses plättchen | etwas
reader-voluspa-dir-N = norden | nord | n | oben
reader-voluspa-dir-E = osten | ost | o | rechts
reader-voluspa-dir-S = süden | süd | s | unten
reader-voluspa-dir-W = westen | west | w | links
reader-voluspa-bump = { $under } mit { $tile } nach { $dir } stoßen, { $cell }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reader-voluspa-may = Das ist erlaubt.
reader-voluspa-which-way = Sag dazu, wohin, zum Beispiel „Westen“ am Ende:
reader-voluspa-no-tile = Kein Plättchen heißt „{ $tile }“.
reader-voluspa-no-cell = „{ $cell }“ ist kein Feld: nenne Spalte und Reihe, wie in 3,2.
reader-voluspa-no-number = „{ $said }“ ist keine Zahl.
reader-voluspa-empty = Dort liegt nichts: { $cell }.
reader-voluspa-row-name = Reihe { $number }
reader-voluspa-column-name = Spalte { $number }
reader-voluspa-line-empty = { $line } ist leer.
reader-voluspa-row-head = Reihe
reader-voluspa-tiles-head = Plättchen
reader-voluspa-hand-head = Auf der Hand
reader-voluspa-in-row = { $tile } in Spalte { $x }

## Valda

reader-valda-now = phase | wo sind wir | jetzt
reader-valda-hand = meine hand | hand | meine karten
reader-valda-dice = würfel
reader-valda-mine = mein brett
reader-valda-board = brett von <name>
reader-valda-area = gebiet von <god> | gebiet <god>
reader-valda-track = leiste | yggdrasil | anhänger
reader-valda-supply = vorrat | stapel
reader-valda-play = spiele <thing> | benutze <thing> | baue <thing> | nimm <thing> | angriff mit <thing> | verteidige mit <thing> | wirf <thing> ab
reader-valda-why = warum nicht <thing> | warum <thing>
reader-valda-phase = { $phase } von { $who }
reader-valda-temples = Tempel von { $god }: { $n }
reader-valda-no-dice = Es wurde nicht gewürfelt.
reader-valda-no-god = Kein Gott hier heißt „{ $god }“.
reader-valda-no-thing = Nichts hier heißt „{ $thing }“.
reader-valda-which = Das geht auf mehrere Arten; nenne die Nummer, etwa „mach 1“:
reader-valda-areas = Gebiete der Götter
reader-valda-goods-head = Rohstoffe
reader-valda-works-head = Bauten und Karten
reader-valda-supply-title = Vorrat und Stapel

## Valhalla

reader-valhalla-now = phase | wo sind wir | jetzt
reader-valhalla-mine = meine karten | meine hand | mein brett
reader-valhalla-board = brett von <name>
reader-valhalla-hall = halle | valhalla | markt
reader-valhalla-armies = heere | plätze
reader-valhalla-land = landschaft | orte
reader-valhalla-territories = territorien | kronen
reader-valhalla-at = was liegt auf <cell> | auf <cell>
reader-valhalla-why-recruit = warum nicht <card> anwerben
reader-valhalla-why-use = warum nicht <card> einsetzen | warum nicht <card>
reader-valhalla-why-lay = warum nicht <card> auf <cell>
reader-valhalla-why-place = warum kein heer zwischen <one> und <other>
reader-valhalla-why-march = warum nicht von <from> nach <to> ziehen
reader-valhalla-why-send = warum keine heere nach <cell>
reader-valhalla-why-pass = warum nicht passen
reader-valhalla-why-battle = warum nicht in den kampf passen
reader-valhalla-why-glory = warum nicht ruhm zählen
reader-valhalla-may = Das ist erlaubt.
reader-valhalla-no-card = Keine Karte dort heißt „{ $card }“.
reader-valhalla-no-slot = Zwischen „{ $one }“ und „{ $other }“ ist keine Lücke.
reader-valhalla-phase = { $who }: { $cycle }, { $phase }
reader-valhalla-place = Spalte { $x }, Reihe { $y }: { $card }. Darum herum: { $armies }
reader-valhalla-cell = Spalte { $x }, Reihe { $y }: { $land }
reader-valhalla-territory = { $crown } bindet { $suit }: { $cells }
reader-valhalla-no-territory = In der Landschaft liegt keine Krone.
reader-valhalla-no-armies = Kein Heer steht in der Halle.
reader-valhalla-no-cell = „{ $cell }“ ist kein Feld: nenne Spalte und Reihe, wie in 0,1.
reader-valhalla-hall-title = Die Halle
reader-valhalla-slots-title = Heere zwischen den Karten
reader-valhalla-land-title = Die Landschaft
reader-valhalla-territories-title = Territorien
reader-valhalla-where-head = Phase
reader-valhalla-armies-head = Heere
