"""The people whose portraits stand for bots: six sitters and a closed visor, in four moods."""
