"""Rules, records and bots of Conquista; imports no Qt and holds no displayed sentence."""
