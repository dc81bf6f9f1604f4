# How several things are told as one: "a, b and c". $most is all but the last.
words-and = { $most } et { $last }
words-or = { $most } ou { $last }
# What belongs to a name, behind it.
words-pair = { $name } : { $value }
