#!/usr/bin/python3
"""Each control of the first half of the gallery's pages is operated, and something follows."""
from controls import operate
from gallery import PAGES

operate(PAGES[:len(PAGES) // 2])
