def terminal(board, view, language): return ""
