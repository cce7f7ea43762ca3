"""What components do: `vocabulary` names and runs effects, the other modules hold them by subject."""
