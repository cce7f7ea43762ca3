"""The terminal client and the commands of the command line.

Nothing here knows a game, apart from the folder of that game's name, which draws it: `aegean.terminal.delphi` draws
`aegean.delphi`. A new game adds such a folder (or module) with a `Painter` under the name `PAINTER`.
"""
