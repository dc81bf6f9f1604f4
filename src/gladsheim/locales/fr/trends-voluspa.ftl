# Comment les tuiles sont regroupées quand il est question de nombreuses parties.

trendsvoluspa-discard = Tuiles défaussées
