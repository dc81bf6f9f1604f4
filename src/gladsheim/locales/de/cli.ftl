# Das Spiel im Terminal (gladsheim play).
cli-player = Spieler { $number }
cli-your-turn = { $name }, du bist am Zug.
cli-choose = Wähle eine Nummer, tippe eine Aktion oder „help“.
cli-choose-many = Wähle eine Nummer, tippe eine Aktion oder „help“; eine zweite Zahl sagt, wie viele: „1 3“.
cli-amounts = { $choice }: 1 bis { $most }
cli-how-many = { $choice }: wie viele, 1 bis { $most }?
cli-where = { $piece }: wohin?
cli-back = (Enter: zurück)
cli-spots = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
  }
cli-best = höchstens { $points }
cli-more = … und { $count ->
    [one] { $count } weitere
   *[other] { $count } weitere
  } mit höchstens { $points }; „all“ zeigt sie
cli-thinking = { $name } denkt nach …
cli-pass = Gib die Tastatur an { $name } weiter, und drücke dann Enter.
cli-undone = Zurückgenommen: { $action }.
cli-no-undo = Nichts zurückzunehmen: Zurück geht es nur bis zur Aktion eines anderen oder bis zum letzten Ziehen.
cli-legal = { $action } ist erlaubt und bringt { $points }.
cli-not-legal = Nicht erlaubt: { $reason }
cli-unknown = { $text } ist weder Befehl noch Aktion. „help“ zeigt eine Liste.
cli-no-number = Eine Nummer { $number } gibt es hier nicht; erlaubt: 1 bis { $most }.
cli-no-piece = Das Plättchen { $code } gibt es nicht; erlaubt: { $codes }
cli-saved = Gespeichert in { $file }.
cli-not-saved = Nicht gespeichert: { $reason }
cli-over = Die Partie ist zu Ende.
cli-winner = { $name } gewinnt.
cli-until = Bis bald.
cli-resume-with = Später weiter mit: { $command }
cli-log-empty = Noch ist nichts geschehen.
cli-printed = Wert { $value }
cli-deck = Vorrat { $count }
cli-hand = Hand: { $pieces }
cli-count = { $count } im Spiel
cli-way-cover = bedeckt
cli-way-capture = erobert
cli-way-bump = schubst
cli-stay = bleiben
cli-end = Zug beenden
cli-discard = { $piece } abwerfen
cli-fly = weiterfliegen
cli-enter = Enter: { $choice }
cli-skip = skip: in diesem Zug nicht mehr.
cli-no-skip = Hier gibt es nichts zu überspringen.
cli-earlier = … davor { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
  }; „log 100“ zeigt mehr
cli-no-hint = Keine Aktion bringt sofort Punkte.
cli-resolving = Einen Augenblick …
cli-puzzle = Rätsel { $number } von { $all } ({ $id }), Schwierigkeit { $level } von 6. Was ist hier das Beste? „solution“ zeigt es.
cli-puzzle-solved = Gelöst.
cli-puzzle-wrong = Es gibt etwas Besseres. Versuch etwas anderes, oder „solution“.
cli-puzzle-shown = Das war die beste Aktion:
cli-puzzle-other = Das Zweitbeste:
cli-puzzle-missed = Auf Dauer ist es um etwa { $points } Punkte schlechter als das Beste.
cli-puzzles-done = Alle { $count } Rätsel sind gelöst. Mit seiner ID kannst du jedes noch einmal versuchen.
cli-puzzles-unreadable = { $file } ist nicht lesbar, daher gelten alle Rätsel als ungelöst. Das nächste, das du löst, schreibt die Datei neu.
cli-help =
    Eine Nummer   wählt; die Punkte stehen dabei
    eine Aktion   jede Aktion, wie die Regeln sie schreiben
    why AKTION    was sie bringen würde, oder warum sie nicht erlaubt ist
    help          diese Liste; help NAME erklärt ein Plättchen
    hint          die Aktionen, die sofort am meisten bringen
    undo          zurücknehmen, bis zum letzten Ziehen oder zur Aktion eines anderen
    log [N]       die letzten N Ereignisse
    board         den Tisch neu zeichnen
    save DATEI    die Partie als Aufzeichnung schreiben
    quit          aufhören
cli-key-help = Hilfe
cli-key-log = Verlauf
cli-key-table = Tisch
cli-key-hint = Tipp
cli-key-undo = Zurück
cli-key-why = Warum
cli-key-skip = Nicht
cli-key-quit = Ende
cli-back-key = (Esc: zurück)
cli-type-here = Nummer, Aktion oder Befehl; „/“ engt die Liste ein
cli-close = Pfeiltasten blättern. Esc oder Enter: zurück zum Tisch.
cli-too-small = Dieses Fenster ist zu klein für den Tisch: Er braucht { $columns } Spalten und { $rows } Zeilen. Mach es größer, um den Tisch wieder zu sehen.
cli-by-lines = Dieses Terminal hat { $width } Spalten und { $height } Zeilen; der Tisch auf dem ganzen Bildschirm braucht { $columns } und { $rows }. Gespielt wird zeilenweise.
cli-by-lines-encoding = Dieses Terminal schreibt { $encoding }; der Tisch auf dem ganzen Bildschirm braucht UTF-8. Gespielt wird zeilenweise.
cli-narrowed = { $count } von { $of ->
    [one] { $of } Möglichkeit
   *[other] { $of } Möglichkeiten
  } (Esc: alle)
cli-leave = Den Tisch verlassen
cli-new = — seit deiner letzten Wahl —
cli-screen-help =
    Auf dem Bildschirm
    Auf, Ab       eine Möglichkeit und ihren Ort ansehen. Enter wählt sie
    1 2 3 …       auch eine Nummer und Enter wählen
    /TEXT         nur die Möglichkeiten mit diesem Text
    Tab           zum Tisch, zum Verlauf, zur Zeile; Pfeile blättern dort
    Umschalt+Pfeil  den Tisch von überall aus verschieben
    F3            der Tisch allein, und zurück
    F6            warum: was die angesehene Möglichkeit bringen würde
    Esc           zurück: vom Ort zum Plättchen, von der Zeile zur Liste
    Strg-Q        aufhören, wie auch Strg-C
