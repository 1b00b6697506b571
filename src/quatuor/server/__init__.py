"""A room on a network: HTTP, WebSockets, databases, several processes, limits, supervision."""
