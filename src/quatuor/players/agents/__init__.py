"""Agents of one's own: functions, programs and HTTP endpoints that choose a legal token."""

from quatuor.players.agents.endpoint import Endpoint
from quatuor.players.agents.named import Chooser, agent_from
from quatuor.players.agents.program import Program

__all__ = ["Chooser", "Endpoint", "Program", "agent_from"]
