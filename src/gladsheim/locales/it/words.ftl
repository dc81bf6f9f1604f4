# Come si dicono più cose insieme: «a, b e c». $most è tutto tranne l'ultima.
words-and = { $most } e { $last }
words-or = { $most } o { $last }
# Ciò che appartiene a un nome, dopo di esso.
words-pair = { $name }: { $value }
