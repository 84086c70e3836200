"""Bots: every one of them sees only what its seat may see."""
