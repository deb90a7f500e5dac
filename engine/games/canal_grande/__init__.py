"""Canal Grande by Alan R. Moon and Aaron Weissblum: two players, or four in two partnerships."""
