def explain(board, s, seat, action): return None
def tell(board, before, after, seat, action): return None
