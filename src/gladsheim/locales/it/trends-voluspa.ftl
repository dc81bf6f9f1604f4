# Come si raggruppano le tessere dove si parla di molte partite.

trendsvoluspa-discard = Tessere scartate
