### The browser client.

web-title = Aegean
