## Accounts: signing in, getting back in, and what is mailed about it

# Passwords that are refused
password-short = A password needs at least { $count } { $count ->
    [one] character
   *[other] characters
}. Three or four words in a row are easy to remember.
password-repeat = This password is one pattern, repeated. Please choose one without repetition.
password-name = This password is little more than your own name. Please choose one that does not follow from it.
password-common = This password is made of what is guessed first: common words, names, years, or keys in a row. Three or four unrelated words are better.
