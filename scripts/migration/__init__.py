"""What `scripts/migrate` does: `files` reads, `code` tells code from texts, `renames` and `imports` change it, `findings` lists, `report` prints."""
