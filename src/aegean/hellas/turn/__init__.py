"""The turn (H-4 to H-7, H-11 to H-14): regular and special actions, and the phases that follow from them."""
