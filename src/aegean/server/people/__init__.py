"""People among each other: profiles, friends, whom somebody blocks, whom they invite, and what they have played."""
