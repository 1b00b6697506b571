"""The game room on a network: messages, storage, wake-ups, computer players, the web app."""
