"""Lords of Hellas in the terminal."""

from aegean.terminal.hellas.painter import HellasPainter

PAINTER = HellasPainter
