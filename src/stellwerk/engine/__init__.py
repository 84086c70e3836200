"""The engine: rules, records, random numbers, the Game contract and batch play.  It knows no game."""
