"""The table every game is played on: scene, view, prompt strip."""
