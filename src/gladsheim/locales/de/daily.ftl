# Die Tagespartie: die Verteilungen von heute, die Tabellen der Tage, was sie belegt.

daily-about = Alle bekommen dieselbe Verteilung, dieselben Bots und einen Versuch. Beginne bis { $ends }, und spiel bis { $closes } zu Ende.
daily-about-over = Alle bekamen dieselbe Verteilung, dieselben Bots und einen Versuch. Dieser Tag ist vorbei: Du kannst alle Versuche ansehen.
daily-guest = Du spielst als Gast. In der Tabelle des Tages stehen nur Konten.
daily-guest-account = Konto anlegen
daily-seat = Du sitzt auf Platz { $seat } von { $players }, gegen den Bot { $level }.
daily-play = Spielen
daily-play-game = Die Tagespartie von { $game } spielen
daily-go-on = Weiterspielen
daily-go-on-game = Die Tagespartie von { $game } weiterspielen
daily-own = { $score ->
    [one] Dein Versuch: Platz { $place } an deinem Tisch, mit einem Punkt.
   *[other] Dein Versuch: Platz { $place } an deinem Tisch, mit { $score } Punkten.
}
daily-rank = Dein Platz unter den Versuchen des Tages: { $rank } von { $all }.
daily-own-unfinished = Dein Versuch wurde nicht zu Ende gespielt.
daily-look = Zurückblicken
daily-look-own = Auf deinen Versuch in { $game } zurückblicken
daily-look-at = Den Versuch von { $name } ansehen
daily-rows = Tabelle des Tages: { $game }
daily-rows-later = Die Ergebnisse der anderen siehst du, sobald dein eigener Versuch zu Ende ist.
daily-rows-none = Noch hat kein Konto einen Versuch beendet.
daily-came = Am Tisch
daily-points = Punkte
daily-unfinished = nicht beendet
daily-days = Frühere Tage
daily-today = Heute
daily-proof = Warum niemand die Verteilung ändern kann
daily-proof-about = Die Halle zieht für jeden Tag ein Geheimnis. Zwei Tage vorher veröffentlicht sie dessen Fingerabdruck (SHA-256), und wenn der Tag vorbei ist, das Geheimnis. Aller Zufall der Verteilungen kommt daraus. Auch die Aufzeichnung eines Versuchs nennt den Fingerabdruck ihrer Verteilung.
daily-proof-hash = Fingerabdruck des { $day }, veröffentlicht { $since }
daily-proof-secret = Das Geheimnis des { $day }
daily-proof-check = Um eine Aufzeichnung dieses Tages zu prüfen, gib in einem Terminal ein
daily-proof-deal = Fingerabdruck der Verteilung von { $game }

daily-match = Duplicate-Match
daily-matches = Duplicate-Matches
daily-matches-about = Zwei bis fünf Freunde spielen dieselben Verteilungen von jedem Platz aus, gegen Bots oder gegeneinander. Glück, das alle gleich hatten, wird herausgerechnet.
daily-match-new = Ein neues Match beginnen
daily-match-seats = Plätze an jedem Tisch
daily-match-bot = Stufe der Bots
daily-match-rounds = Verteilungen je Platz
daily-match-days = Tage
daily-match-begin = Match beginnen
daily-match-join = Mitspielen
daily-match-link = Link für deine Freunde
daily-match-terms = { $count } Verteilungen; auf allen anderen Plätzen spielt der Bot { $level }. Offen bis { $closes }.
daily-match-standings = Stand
daily-match-compared = { $count ->
    [one] { $count } Verteilung
   *[other] { $count } Verteilungen
}
daily-match-luck = Punkte über dem Durchschnitt jeder Verteilung. { $share } der Streuung war Glück, das alle teilten; es ist herausgerechnet.
daily-match-deal = Verteilung { $number }
daily-match-seat = Platz { $seat } von { $seats }
daily-match-proof = Die Verteilungen kommen aus einem Geheimnis. Sein Fingerabdruck (SHA-256) steht von Anfang an hier, das Geheimnis selbst, sobald das Match vorbei ist.
daily-match-way = Wer gegen wen
daily-match-way-bots = Jeder gegen Bots
daily-match-way-4 = Vier Freunde gegeneinander
daily-match-way-4-about = Jede Verteilung wird an zwei Tischen zugleich gespielt. Alle treffen auf alle, von beiden Plätzen aus, und werden mit denen verglichen, die am anderen Tisch auf demselben Platz sitzen. Das Match beginnt, sobald vier dabei sind.
daily-match-way-5 = Fünf Freunde gegeneinander
daily-match-way-5-about = Jede Verteilung wird an zwei Tischen zugleich gespielt, und einer von euch setzt aus. Alle treffen auf alle, von beiden Plätzen aus, und werden mit denen verglichen, die am anderen Tisch auf demselben Platz sitzen. Das Match beginnt, sobald fünf dabei sind.
daily-match-turns = Durchgänge
daily-match-meet-terms = { $count } Verteilungen, jede an zwei Tischen gespielt. Offen bis { $closes }.
daily-match-missing = { $count ->
    [one] Ein Freund fehlt noch. Das Match beginnt, sobald alle dabei sind.
   *[other] { $count } Freunde fehlen noch. Das Match beginnt, sobald alle dabei sind.
}
daily-match-next = Als Nächstes
daily-match-with = Verteilung { $number }: mit { $name }
daily-match-waits = { $name } wartet am Tisch auf dich.
daily-match-out = In dieser Verteilung setzt du aus.
daily-match-gone = ein ehemaliger Mitspieler
daily-match-hidden = Wie andere eine Verteilung gespielt haben, siehst du, sobald dein eigener Tisch damit fertig ist.
