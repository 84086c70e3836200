## Konten: anmelden, wieder hineinkommen, und was dazu verschickt wird

# Passwörter, die abgelehnt werden
password-short = Ein Passwort braucht mindestens { $count } { $count ->
    [one] Zeichen
   *[other] Zeichen
}. Drei oder vier Wörter hintereinander lassen sich gut merken.
password-repeat = Dieses Passwort ist ein einziges Muster, das sich wiederholt. Bitte wähle eines ohne Wiederholung.
password-name = Dieses Passwort ist kaum mehr als dein eigener Name. Bitte wähle eines, das sich nicht daraus ergibt.
password-common = Dieses Passwort besteht aus dem, was als Erstes geraten wird: gängige Wörter, Namen, Jahreszahlen oder Tasten in einer Reihe. Besser sind drei oder vier Wörter, die nichts miteinander zu tun haben.

# Was abgelehnt wird
refused-wrong-code = Dieser Code ist falsch, zu alt oder wurde schon benutzt.
refused-second-step = Noch ein Schritt: ein Code aus deiner App, ein Ersatzcode oder ein Passkey.
account-needed = Das gibt es nur für Konten. Du spielst als Gast.
account-ticket-over = Das hat zu lange gedauert. Bitte fang noch einmal an.
account-link-over = Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordere einen neuen an.
account-no-links = Dieser Server kann keine Links verschicken: Wer ihn betreibt, hat keine E-Mail eingerichtet oder ihm seine eigene Adresse nicht genannt.
account-bad-passkey = Dieser Passkey gehört zu keinem Konto hier, oder der Versuch hat zu lange gedauert. Bitte versuche es noch einmal.
account-no-passkeys-here = Für Passkeys braucht es eine https-Adresse, die der Server als seine eigene kennt, oder einen Server auf deinem eigenen Rechner, geöffnet als „localhost“.
account-no-passkey = Du hast noch keinen Passkey. Bitte füge erst einen hinzu.
account-many-passkeys = Du kannst höchstens { $count } { $count ->
    [one] Passkey
   *[other] Passkeys
} haben.
account-last-passkey = Die Anmeldung in zwei Schritten braucht diesen Passkey. Bitte schalte sie erst aus oder füge einen anderen Passkey hinzu.
account-two-step-on = Die Anmeldung in zwei Schritten ist schon eingeschaltet.
account-two-step-off = Die Anmeldung in zwei Schritten ist ausgeschaltet.

# Briefe: Die erste Zeile ist der Betreff
mail-recover =
    Ein neues Passwort für Stellwerk

    Jemand, wahrscheinlich du, möchte ein neues Passwort für das Konto „{ $name }“ wählen. Mit diesem Link geht das einmal, innerhalb von { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }. Wenn du es nicht warst, beachte diese E-Mail nicht: Es ändert sich nichts.
mail-link =
    Dein Link zur Anmeldung bei Stellwerk

    Jemand, wahrscheinlich du, möchte sich beim Konto „{ $name }“ anmelden. Dieser Link gilt einmal, innerhalb von { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }. Wenn du es nicht warst, beachte diese E-Mail nicht und gib den Link an niemanden weiter.
mail-changed =
    Dein Stellwerk-Konto wurde geändert

    { $what } Es geht um das Konto „{ $name }“. Wenn du es nicht warst, wähle sofort ein neues Passwort.
mail-changed-password = Das Passwort wurde geändert, und alle Sitzungen sind beendet.
mail-changed-email = Die E-Mail-Adresse wurde geändert oder entfernt.
mail-changed-two-step = Die Anmeldung in zwei Schritten wurde eingeschaltet.
mail-changed-one-step = Die Anmeldung in zwei Schritten wurde ausgeschaltet.
mail-changed-passkey = Ein Passkey wurde hinzugefügt.

# Die Seite: anmelden
page-signed-in = Willkommen, { $name }.
page-forgot = Passwort vergessen?
page-forgot-about = Wenn ein Konto diese E-Mail-Adresse hat, ist innerhalb einer Minute ein Link dorthin unterwegs. Er gilt einmal, eine halbe Stunde lang.
page-forgot-password = Link für ein neues Passwort schicken
page-forgot-link = Link zum Anmelden schicken
page-email-yours = Deine E-Mail-Adresse
page-link-sent = Wenn es ein Konto mit dieser Adresse gibt, ist der Link unterwegs.
page-link-about = Du hast einen Link geöffnet, der dir geschickt wurde. Er meldet dich hier an, einmal.
page-recover = Ein neues Passwort wählen
page-recover-about = Alle Sitzungen des Kontos werden beendet. Melde dich danach mit dem neuen Passwort an.
page-second-step = Noch ein Schritt
page-second-step-code = Code aus deiner App oder ein Ersatzcode
page-passkey-log-in = Mit Passkey anmelden
page-passkey-use = Passkey benutzen
page-passkey-failed = Der Browser hat keinen Passkey benutzt. Vielleicht gibt es keinen für diese Seite, oder es wurde abgebrochen.
page-prove = Bist du es wirklich?
page-prove-about = Das ändert, was dein Konto schützt. Bitte gib noch einmal dein Passwort ein.
page-prove-go = Weiter

# Die Seite: was ein Konto schützt
page-guard = Passwort und Sicherheit
page-password-change = Passwort ändern
page-password-old = Altes Passwort
page-password-changed = Das Passwort wurde geändert. Alle anderen Sitzungen sind beendet.
page-two-step = Anmeldung in zwei Schritten
page-two-step-about = Nach deinem Passwort gibst du noch einen Code aus einer App auf deinem Telefon ein. Dann kann sich niemand allein mit deinem Passwort anmelden.
page-two-step-app = Eingeschaltet: ein Code aus deiner App oder ein Passkey.
page-two-step-passkey = Eingeschaltet: ein Passkey nach dem Passwort.
page-two-step-on = Einschalten
page-two-step-off = Ausschalten
page-two-step-by-passkey = Meine Passkeys dafür nehmen
page-app-new = App einrichten
page-app-next = Jetzt das Bild mit der App scannen.
page-app-scan = Scanne dieses Bild mit einer Authenticator-App und gib dann den Code ein, den sie anzeigt.
page-app-picture = QR-Code für die Authenticator-App; dasselbe wie der Schlüssel darunter
page-app-type = Wenn du es nicht scannen kannst, tippe diesen Schlüssel ein:
page-app-code = Code aus der App
page-codes-left = { $count ->
    [0] Es ist kein Ersatzcode mehr übrig. Bitte lass dir neue geben.
    [one] Ein Ersatzcode ist noch übrig.
   *[other] { $count } Ersatzcodes sind noch übrig.
}
page-codes-new = Neue Ersatzcodes
page-codes-once = Deine Ersatzcodes: Bewahre sie gut auf. Jeder meldet dich einmal an, wenn du dein Telefon verlierst. Sie werden nur jetzt gezeigt.
page-passkeys = Passkeys
page-passkeys-about = Ein Passkey meldet dich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN.
page-passkey-name = Name des Passkeys, zum Beispiel „mein Telefon“
page-passkey-add = Passkey hinzufügen
page-passkey-made = Hinzugefügt: { $time }
page-passkey-used = Zuletzt benutzt: { $time }
page-passkey-remove = Den Passkey { $name } entfernen
page-email-turns = Schreib mir, wenn ich am Zug bin
page-email-recovers = Mit dieser Adresse kommst du auch wieder in dein Konto, wenn du dein Passwort vergisst.
