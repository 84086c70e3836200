"""What bots' thinking costs, and who pays: the person who made the table, and the address they were last seen at.

A decision is not refused to whoever has used up their budget, since others may be at the table too; it is hurried.
"""

from __future__ import annotations

from collections import OrderedDict

from .limits import Limits
from .refusals import Refusal

REMEMBERED = 10_000  # people whose address is known, in memory alone


class Costs:
    """The accounts of one process.

    >>> import asyncio
    >>> costs = Costs(Limits())
    >>> asyncio.run(costs.is_in_debt("ada"))
    False
    >>> costs.charge("ada", seconds=1000)
    >>> asyncio.run(costs.is_in_debt("ada"))
    True
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def saw(self, person: str, address: str) -> None:
        """Remember where somebody is."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    def party(self, person: str) -> str:
        """With whom somebody shares the threads that think: all of their address, if that is known."""
        return self._addresses.get(person, person)

    async def is_in_debt(self, person: str) -> bool:
        """Whether the budget of the person, of their address or of the house is used up."""
        try:
            await self._limits.spend("thinking", person=person, address=self._addresses.get(person), cost=0)
        except Refusal:
            return True
        return False

    def charge(self, person: str, seconds: float) -> None:
        """Take what was thought out of the budgets."""
        self._limits.charge("thinking", person=person, address=self._addresses.get(person), cost=seconds)
