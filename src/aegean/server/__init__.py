"""The server: tables that friends can rely on. See docs/hosting.md and docs/api.md."""
