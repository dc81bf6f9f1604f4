# Wonach Plättchen zusammengefasst werden, wo von vielen Partien die Rede ist.

trendsvoluspa-discard = Abgeworfene Plättchen
