# Talking at the table, private notes, and being told of one's turn.

talk-tabs = Log, chat and notes
talk-log = Log
talk-chat = Chat
talk-notes = Notes
talk-chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
talk-preview = Read in the chat: { $name }: { $text }
talk-messages = Messages
talk-empty = Nothing has been said yet.
talk-only-players = Only those who sit here read this.
talk-write = Message to the table
talk-send = Send
talk-mute = Mute
talk-muted = Muted: new messages make no sign.
talk-said = { $name }: { $text }
talk-you = You
talk-more = Block or report { $name }
talk-failed = The chat cannot be loaded right now.

talk-person-title = Message from { $name }
talk-block = Block { $name }
talk-block-about = You no longer see what { $name } writes, at any table, and get no invitations from there. { $name } is not told. You can undo this on your account page.
talk-blocked = { $name } is blocked.
talk-block-maker = Block whoever invited me
talk-block-maker-about = You get no more invitations from whoever made this table, and see nothing that they write. They are not told, and the seat stays kept for you as it is. You can undo this on your account page.
talk-block-do = Block
talk-report = Report to the host
talk-report-about = The host of this hall gets the message as it stands, together with your words.
talk-reason = What is wrong with it?
talk-report-send = Send the report
talk-reported = The report has been sent.

notes-about = Only you see these notes.
notes-label = Your notes on this table
notes-saved = Saved
notes-saving = Saving …
notes-unsaved = Not saved yet
notes-failed = The notes could not be saved: { $reason }
notes-changed = These notes have been changed in another tab or on another device.
notes-theirs = What is there now
notes-keep-mine = Keep what I wrote here
notes-take-theirs = Take what is there

presence-here = here
presence-thinking = thinking
presence-away = away since { $time }
presence-seen = last seen { $when }
hide-presence = Hide when I am at a table
hide-presence-about = Others then see neither that you are there nor when you were last.

notify-setting = Tell me when it is my turn
notify-about = A notification of your browser, while this page is open in the background.
notify-denied = Your browser does not allow this page to send notifications; its own settings can change that.
notify-none = This browser has no notifications.
notify-title = It is your turn
notify-body = { $game } with { $names }
notify-alone = { $game }
notify-closed = Also tell me while this page is closed
notify-closed-about = By way of the push service of your browser, which cannot read it. Until you sign out.
notify-closed-failed = Your browser could not subscribe to the news. Try again later.
notify-install = On the iPhone and the iPad this works from the home screen: choose “Share”, then “Add to Home Screen”, and open Gladsheim from there.
notify-offer = Shall this browser tell you when it is your turn, even while the page is closed?
notify-offer-yes = Yes, tell me
notify-offer-no = No, thanks
notify-offer-done = You will hear of it. In the settings you can switch that off.

blocks-title = Blocked people
blocks-about = You see nothing that they write, and get no invitations from them. They are not told.
blocks-none = You have blocked nobody.
blocks-lift = Unblock
blocks-lift-of = Unblock { $name }
blocks-since = blocked { $when }

contact-title = When it is your turn
contact-about = While you are away, the hall can tell you: once for each table, until you come back to it.
contact-email = E-mail
contact-email-about = You get a code first. Nothing else is sent until you have entered it here.
contact-email-ask = Send me a code
contact-email-pending = A code is on its way to { $email }. It is valid for one hour.
contact-email-code = Code from the mail
contact-email-confirm = Confirm the address
contact-email-is = Mails go to { $email }.
contact-email-end = No more mails
contact-webhook = Webhook
contact-webhook-about = An https address that the hall posts to. Each post is signed with a secret.
contact-webhook-url = Address
contact-webhook-set = Use this address
contact-webhook-is = Posts go to { $place }.
contact-webhook-end = No more posts
contact-secret = Secret of the webhook
contact-secret-about = It is shown only now. With it you can check that a post comes from this hall.
contact-failed = This cannot be loaded right now.

unsubscribe-title = Mails from this hall
unsubscribe-done = You get no more mails from this hall. On your account page you can switch them on again.
unsubscribe-failed = The mails could not be switched off right now.

refused-wrong-code = The code is wrong.
refused-code-expired = The code is no longer valid. Ask for a new one.
refused-mail-failed = The mail could not be sent. Try again later.
refused-chat-full = This table's chat is full.

mail-turn-subject = Your turn: { $game }
mail-turn-body =
    It is your turn at a table of { $game }:

    { $link }

    You get one such mail for each table, until you have been there again.
    No more mails from this hall: { $stop }
mail-code-subject = Your code for the hall
mail-code-body =
    Somebody, most likely you, wants the hall at { $hall } to write to this address when it is their turn.

    The code for that is { $code }

    It is good for one hour. If it was not you, there is nothing to do: without the code you get no more mails.
