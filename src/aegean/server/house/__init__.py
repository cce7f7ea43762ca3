"""What a host does and wants to know."""
