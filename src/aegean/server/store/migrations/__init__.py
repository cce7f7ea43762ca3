"""The way of the database from its first revision to this one."""
