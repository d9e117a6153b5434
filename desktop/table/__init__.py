"""The table on which every game is played: scene, view, prompt strip."""
