"""Weights of the features of `win_probability.features`, by own turns left.

They are a logistic regression on 105,000 positions, each the beginning of a turn of 2,950 matches
of the bot `scripted`. In two of three matches one action in seven was drawn at random from its five
best. Adjusted by hand: a troop outside counts at most 0.8 of one in the city, the next treasure at
least its points, and gold never less than nothing.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

#: The numbers of a seat's turns left with a column of weights; values between them are
#: interpolated.
KNOTS: Final[list[float]] = [0.0, 1.5, 4.0, 8.0, 14.0]
#: The weights for two seats, and for more.
TWO_SEAT_WEIGHTS: Final[list[list[float]]] = [
    [0.608, 0.462, -0.129, -0.279, 0.346],  # probability that its nation leads
    [0.821, 0.822, 0.742, 0.552, 0.437],  # marked troops in the city
    [-0.093, -0.143, -0.176, 0.204, -0.025],  # troops in the city beyond the third
    [0.635, 0.658, 0.594, 0.442, 0.342],  # marked troops outside
    [0.465, 0.347, 0.177, 0.128, 0.226],  # points it is sure of, in tens
    [0.045, 0.042, 0.000, 0.000, 0.000],  # gold
    [0.465, 0.395, 0.390, 0.379, 0.226],  # probability of the next treasure, unless it is the last
    [3.044, 2.662, 1.870, 0.718, 1.011],  # probability of the last treasure
    [-0.104, -0.038, -0.111, -0.010, 0.024],  # camouflage, at most three
    [-0.009, 0.055, 0.052, 0.105, 0.061],  # weapons
    [0.173, 0.207, 0.177, 0.083, 0.095],  # food, at most three
    [0.155, 0.153, 0.106, 0.076, 0.045],  # warriors from the fifth to the eighth
    [0.028, 0.025, 0.025, 0.027, 0.042],  # warriors beyond the eighth
    [0.000, 0.028, 0.009, 0.017, 0.017],  # values of the warriors above the mean
    [0.123, 0.096, 0.025, 0.057, 0.213],  # bribery cards that move or draw
    [0.219, 0.229, 0.118, 0.072, 0.080],  # whether it is the active player
]
MORE_SEAT_WEIGHTS: Final[list[list[float]]] = [
    [0.754, 0.476, -0.004, -0.020, -0.139],  # probability that its nation leads
    [1.021, 1.097, 0.890, 0.625, 0.656],  # marked troops in the city
    [-0.334, -0.365, -0.174, -0.252, -0.572],  # troops in the city beyond the third
    [0.720, 0.868, 0.712, 0.500, 0.524],  # marked troops outside
    [0.823, 0.704, 0.333, 0.079, 0.301],  # points it is sure of, in tens
    [0.095, 0.074, 0.048, 0.015, 0.022],  # gold
    [0.823, 0.704, 0.333, 0.079, 0.301],  # probability of the next treasure, unless it is the last
    [2.843, 0.898, 0.199, 0.923, 1.139],  # probability of the last treasure
    [0.058, 0.004, 0.012, -0.011, 0.169],  # camouflage, at most three
    [0.008, -0.053, -0.014, -0.001, 0.054],  # weapons
    [-0.046, 0.070, 0.122, 0.079, 0.186],  # food, at most three
    [0.152, 0.176, 0.125, 0.047, 0.024],  # warriors from the fifth to the eighth
    [0.089, 0.047, -0.054, 0.003, 0.052],  # warriors beyond the eighth
    [0.034, 0.027, -0.008, 0.004, 0.037],  # values of the warriors above the mean
    [-0.287, 0.110, 0.014, -0.030, 0.175],  # bribery cards that move or draw
    [0.572, 0.338, 0.256, 0.141, -0.120],  # whether it is the active player
]
