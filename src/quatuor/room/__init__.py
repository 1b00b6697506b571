"""What a room does for its tables, whatever carries its messages and wherever its logs are kept."""
