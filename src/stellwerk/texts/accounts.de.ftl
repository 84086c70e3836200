## Konten: anmelden, wieder hineinkommen, und was dazu verschickt wird

# Passwörter, die abgelehnt werden
password-short = Ein Passwort braucht mindestens { $count } { $count ->
    [one] Zeichen
   *[other] Zeichen
}. Drei oder vier Wörter hintereinander lassen sich gut merken.
password-repeat = Dieses Passwort ist ein einziges Muster, das sich wiederholt. Bitte wähle eines ohne Wiederholung.
password-name = Dieses Passwort ist kaum mehr als dein eigener Name. Bitte wähle eines, das sich nicht daraus ergibt.
password-common = Dieses Passwort besteht aus dem, was als Erstes geraten wird: gängige Wörter, Namen, Jahreszahlen oder Tasten in einer Reihe. Besser sind drei oder vier Wörter, die nichts miteinander zu tun haben.
