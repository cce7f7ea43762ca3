"""The database: schema, migrations, the one writer, backups."""
