## Accounts: signing in, getting back in, and what is mailed about it

# Passwords that are refused
password-short = A password needs at least { $count } { $count ->
    [one] character
   *[other] characters
}. Three or four words in a row are easy to remember.
password-repeat = This password is one pattern, repeated. Please choose one without repetition.
password-name = This password is little more than your own name. Please choose one that does not follow from it.
password-common = This password is made of what is guessed first: common words, names, years, or keys in a row. Three or four unrelated words are better.

# Refusals
refused-wrong-code = This code is wrong, too old, or was used before.
refused-second-step = One more step: a code from your app, a recovery code, or a passkey.
account-needed = This is for accounts. You are playing as a guest.
account-ticket-over = That took too long. Please start again.
account-link-over = This link was used before, or is too old. Please ask for a new one.
account-no-links = This server cannot mail links: its operator has not set up e-mail, or not told it its own address.
account-bad-passkey = This passkey does not belong to an account here, or the attempt took too long. Please try again.
account-no-passkeys-here = Passkeys need an https address that the server knows as its own, or a server on your own computer, opened as “localhost”.
account-no-passkey = You have no passkey yet. Please add one first.
account-many-passkeys = You can have at most { $count } { $count ->
    [one] passkey
   *[other] passkeys
}.
account-last-passkey = Two-step sign-in needs this passkey. Please turn it off first, or add another passkey.
account-two-step-on = Two-step sign-in is on already.
account-two-step-off = Two-step sign-in is off.

# Letters: the first line is the subject
mail-recover =
    A new password for Stellwerk

    Somebody, probably you, would like to choose a new password for the account “{ $name }”. With this link you can do so once, within { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }. If it was not you, ignore this e-mail: nothing will change.
mail-link =
    Your link to sign in to Stellwerk

    Somebody, probably you, would like to sign in to the account “{ $name }”. This link works once, within { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }. If it was not you, ignore this e-mail, and do not pass the link on to anybody.
mail-changed =
    Your Stellwerk account was changed

    { $what } This is about the account “{ $name }”. If it was not you, choose a new password at once.
mail-changed-password = The password was changed, and all sessions have ended.
mail-changed-email = The e-mail address was changed or removed.
mail-changed-two-step = Two-step sign-in was turned on.
mail-changed-one-step = Two-step sign-in was turned off.
mail-changed-passkey = A passkey was added.

# The page: signing in
page-signed-in = Welcome, { $name }.
page-forgot = Forgot your password?
page-forgot-about = If an account has this e-mail address, a link is on its way to it within a minute. It works once, for half an hour.
page-forgot-password = Mail me a link for a new password
page-forgot-link = Mail me a link to sign in
page-email-yours = Your e-mail address
page-link-sent = If there is an account with this address, the link is on its way.
page-link-about = You opened a link that was mailed to you. It signs you in here, once.
page-recover = Choose a new password
page-recover-about = All sessions of the account will end. Then sign in with the new password.
page-second-step = One more step
page-second-step-code = Code from your app, or a recovery code
page-passkey-log-in = Log in with a passkey
page-passkey-use = Use a passkey
page-passkey-failed = The browser did not use a passkey. Perhaps there is none for this page, or it was cancelled.
page-prove = Is it really you?
page-prove-about = This changes what guards your account. Please enter your password once more.
page-prove-go = Continue

# The page: what guards an account
page-guard = Password and security
page-password-change = Change the password
page-password-old = Old password
page-password-changed = The password was changed. All other sessions have ended.
page-two-step = Two-step sign-in
page-two-step-about = After your password, you also enter a code from an app on your phone. Then nobody can sign in with your password alone.
page-two-step-app = On: a code from your app, or a passkey.
page-two-step-passkey = On: a passkey after the password.
page-two-step-on = Turn on
page-two-step-off = Turn off
page-two-step-by-passkey = Use my passkeys for this
page-app-new = Set up an app
page-app-next = Now scan the picture with the app.
page-app-scan = Scan this picture with an authenticator app, then enter the code that it shows.
page-app-picture = QR code for the authenticator app; the same as the key below
page-app-type = If you cannot scan it, type in this key:
page-app-code = Code from the app
page-codes-left = { $count ->
    [0] There are no recovery codes left. Please make new ones.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
page-codes-new = New recovery codes
page-codes-once = Your recovery codes: keep them somewhere safe. Each signs you in once, if you lose your phone. They are shown only now.
page-passkeys = Passkeys
page-passkeys-about = A passkey signs you in without a password, with your fingerprint, your face or a PIN.
page-passkey-name = Name of the passkey, such as “my phone”
page-passkey-add = Add a passkey
page-passkey-made = Added { $time }
page-passkey-used = Last used { $time }
page-passkey-remove = Remove the passkey { $name }
page-email-turns = Write to me when it is my turn
page-email-recovers = You can also get back into your account with this address, if you forget your password.
