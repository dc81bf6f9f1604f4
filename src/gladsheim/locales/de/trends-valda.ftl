# Wonach Aktionen zusammengefasst werden, wo von vielen Partien die Rede ist.

trendsvalda-trade = Tauschen
trendsvalda-take = Rohstoff nehmen
trendsvalda-buy = Karten kaufen
trendsvalda-card = Gelbe Karten: { $deck }
trendsvalda-build = Tempel: { $god }
trendsvalda-build-mine = Minen
trendsvalda-build-drill = Blutschürfer
trendsvalda-attack = Angriffe
trendsvalda-pass = Passen: kein Angriff, keine Waffe
trendsvalda-defence = Verteidigen oder nachgeben
trendsvalda-exchange = Anhänger durch { $god }
trendsvalda-hand = Karten behalten und abwerfen
trendsvalda-choice = Entscheidungen innerhalb einer Karte
trendsvalda-end = Eine Phase beenden
