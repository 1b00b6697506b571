title = Schuif er bovenin een stuk in; maak een lijn van vier voordat de kolommen hem meenemen.
