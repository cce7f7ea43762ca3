"""The Oracle of Delphi in the terminal."""

from aegean.terminal.delphi.painter import DelphiPainter

PAINTER = DelphiPainter
