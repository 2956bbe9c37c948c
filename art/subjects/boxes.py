"""Box styles: plain, unprinted."""
