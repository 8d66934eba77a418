"""The web application: tables, seats, clocks, live updates, and the store behind them."""
