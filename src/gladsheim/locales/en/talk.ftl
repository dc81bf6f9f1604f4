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
talk-empty = No messages yet.
talk-only-players = Only the players at this table can read this.
talk-write = Message to the table
talk-send = Send
talk-mute = Mute
talk-muted = Muted: you are not alerted to new messages.
talk-said = { $name }: { $text }
talk-you = You
talk-more = Block or report { $name }
talk-failed = The chat cannot be loaded right now.

talk-person-title = Message from { $name }
talk-block = Block { $name }
talk-block-about = You no longer see messages from { $name } at any table, and { $name } cannot invite you. { $name } is not told. You can undo this on your account page.
talk-blocked = { $name } is blocked.
talk-block-maker = Block the person who invited me
talk-block-maker-about = The person who opened this table can no longer invite you, and you see none of their messages. They are not told, and your seat stays reserved. You can undo this on your account page.
talk-block-do = Block
talk-report = Report to the host
talk-report-about = The host of this hall gets the message together with your comment.
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
notes-theirs = Saved version
notes-keep-mine = Keep my version
notes-take-theirs = Use the saved version

presence-here = here
presence-thinking = thinking
presence-away = away since { $time }
presence-seen = last seen: { $when }
presence-online = online
hide-presence = Hide when I am at a table
hide-presence-about = Others then cannot see whether you are there or when you last were.

notify-setting = Tell me when it is my turn
notify-about = Your browser notifies you while this page is open in the background.
notify-denied = Your browser blocks notifications from this page. You can allow them in the browser's settings.
notify-none = This browser does not support notifications.
notify-title = It is your turn
notify-body = { $game } with { $names }
notify-alone = { $game }
notify-closed = Also tell me while this page is closed
notify-closed-about = Uses your browser's push service, which cannot read the message. It works until you sign out.
notify-closed-failed = Your browser could not turn on notifications. Try again later.
notify-install = On the iPhone and the iPad this works from the home screen: choose “Share”, then “Add to Home Screen”, and open Gladsheim from there.
notify-offer = Should this browser tell you when it is your turn, even while the page is closed?
notify-offer-yes = Yes, tell me
notify-offer-no = No, thanks
notify-offer-done = Notifications are on. You can turn them off in the settings.

blocks-title = Blocked people
blocks-about = You do not see their messages, and they cannot invite you. They are not told.
blocks-none = You have not blocked anyone.
blocks-lift = Unblock
blocks-lift-of = Unblock { $name }
blocks-since = blocked: { $when }

contact-title = When it is your turn
contact-about = While you are away, the hall can notify you once for each table until you return to it.
contact-email = E-mail
contact-email-about = You get a code first. Nothing else is sent until you have entered it here.
contact-email-ask = Send me a code
contact-email-pending = A code is on its way to { $email }. It is valid for one hour.
contact-email-code = Code from the e-mail
contact-email-confirm = Confirm the address
contact-email-is = E-mails go to { $email }.
contact-email-end = Stop e-mails
contact-webhook = Webhook
contact-webhook-about = An https address that the hall posts to. Each post is signed with a secret.
contact-webhook-url = Address
contact-webhook-set = Use this address
contact-webhook-is = Posts go to { $place }.
contact-webhook-end = Stop posts
contact-secret = Secret of the webhook
contact-secret-about = It is shown only now. Use it to check that a post comes from this hall.
contact-failed = This cannot be loaded right now.

unsubscribe-title = E-mails from this hall
unsubscribe-done = You will get no more e-mails from this hall. You can turn them on again on your account page.
unsubscribe-failed = The e-mails could not be turned off right now. Try again later.

refused-wrong-code = The code is wrong.
refused-code-expired = The code is no longer valid. Ask for a new one.
refused-mail-failed = The e-mail could not be sent. Try again later.
refused-chat-full = This table's chat is full.

mail-turn-subject = Your turn: { $game }
mail-turn-body =
    It is your turn in a game of { $game }:

    { $link }

    You get one e-mail like this for each table until you return to it.
    To stop e-mails from this hall: { $stop }
mail-code-subject = Your code for the hall
mail-code-body =
    Someone, most likely you, asked the hall at { $hall } to write to this address when it is their turn.

    Your code is { $code }

    It is valid for one hour. If it was not you, ignore this e-mail: without the code, no more e-mails are sent.
