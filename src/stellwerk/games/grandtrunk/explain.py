from ...engine.text import Text
def explain(board, s, seat, action): return Text("x")
def tell(board, before, after, seat, action): return Text("x")
