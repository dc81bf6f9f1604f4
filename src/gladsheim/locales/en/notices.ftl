imprint-title = Imprint and credits
imprint-no-host = The host has not added an imprint.
imprint-software-title = The software
imprint-software = This hall runs Gladsheim, which is free software. The people who write Gladsheim do not run this hall: its host is responsible.
imprint-games-title = The games
imprint-games = This is a free fan project. It is not affiliated with the people and publishers who made the games: if you like a game, buy the original.
imprint-licence-title = Licences
imprint-licence = Code under Apache-2.0, texts and drawings under CC BY 4.0. Emblems from game-icons.net, CC BY 3.0.
privacy-title = Privacy
privacy-no-host = The host has added no notice. This applies to the software:
privacy-cookies-title = Cookies
privacy-cookies = One cookie tells the hall who you are, even as a guest. It lasts { $session } days from your last visit. If you have an account, a second cookie lets the hall recognise this browser, so that nobody who guesses at your password can shut you out. Your browser keeps the settings of the page. There is no advertising, and there is no tracking.
privacy-stored-title = What the hall stores
privacy-stored = Your name, a hash of your password, your games with each action, your results and ratings, your messages, notes and settings. The hall stores a mail address, a webhook or a browser for notifications only if you enter it. A log of sign-ins and of the operators' work holds ids, not names. Its entries are deleted after { $audit ->
    [one] a day
   *[other] { $audit } days
  }.
privacy-addresses-title = Network addresses
privacy-addresses = The hall stores no network addresses except those of networks that its operators ban. Tables and reviews of guests hold a hash of the guest's network, so that everyone gets a fair share of the hall. To limit requests, the hall may also keep hashes of addresses, for about an hour at most.
privacy-others-title = Other servers
privacy-others = The page loads nothing from other servers. Notifications that you switch on pass through the mail provider, the browser's maker or the webhook that you chose.
privacy-public-title = What others see
privacy-public = Others see your name, your public games, your results and your ratings. In your settings you decide whether they see when you are here, and whether they see the summary of your reviews.
privacy-erase-title = Erasing
privacy-erase = To erase your account, open the page behind your name. Guests can do this, too. Your finished games stay with the other players, without your name. Backups keep your data for as long as the host keeps them.
