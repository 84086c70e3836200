# The map studio.
studio-title = Map studio
studio-intro = Draw a map of your own, or correct one of ours from the board on your table. It is checked as you type and drawn as the game draws it. What you make stays in this browser; save it as a file, or play on it at once.
studio-continue = Continue: { $title }
studio-new = A small new map
studio-file = Open a file …
studio-open = Open …
studio-save = Save file
studio-back = Other maps
studio-undo = Undo
studio-redo = Redo
studio-find = Find
studio-play = Play on it
studio-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
studio-sheets = Parts of the map
studio-single = Single values
studio-rows = Rows
studio-field = Field
studio-value = Value
studio-label = Label
studio-number = Number
studio-add = Add
studio-duplicate = Duplicate
studio-remove = Remove
studio-copy = Copy all
studio-copied = Copied
studio-count = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
studio-none = There is nothing here.
studio-check = Check
studio-sound = This map can be played on.
studio-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
studio-doubts = { $count ->
    [one] One thing may not be meant:
   *[other] { $count } things may not be meant:
}
studio-facts = What there is on it
studio-places = Places
studio-nearer = Zoom in
studio-farther = Zoom out
studio-whole = Whole map
studio-picture = Picture on top …
studio-opacity = How much of the picture is seen
studio-space = Space { $space }
studio-blank = blank
studio-drawing = The map is being checked and drawn …
studio-undrawn = Once its faults are mended, the map is drawn here.
studio-full = This browser keeps no more: save the map as a file.
studio-no-game = This file is no map for a game that is known here (“{ $game }”). Games: { $known }.
studio-no-json = This file is no map: { $fault }
studio-changes = Changes
studio-unchanged = Nothing differs from the map that you began with.
studio-source = Where the new values come from
studio-source-printed = printed on the board
studio-source-measured = measured
studio-source-guessed = guessed
studio-save-correction = Save as a correction
studio-drawings = Drawing
studio-print = Print
studio-print-size = Printed size
studio-print-sheets = { $count ->
    [one] { $size }, on one sheet
   *[other] about { $size }, { $count } sheets of A4 across
}
