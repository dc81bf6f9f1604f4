# What tiles are grouped by where many games are told of.

trendsvoluspa-discard = Discarded tiles
