"""Food pack, paper bag and envelope machines."""
