"""The parts of `scripts/migrate`: `files` reads, `code` separates code from strings, `renames` and `imports` change the
code, `findings` lists places, `report` prints."""
