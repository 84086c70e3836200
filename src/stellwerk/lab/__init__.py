"""The lab: bots measured against each other, settings tuned, results drawn."""
