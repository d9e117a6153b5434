"""The weights of `win_probability.py`, written by `python -m benchmarks.fit_condottiere`.

The keys are the edition, the number of seats, and whether cards are drawn after each battle. The
values are the weights of `win_probability.OUTLINE_COLUMNS`, then of the cards by kind. Provenance:

- condottiere3, 4 seats: 800 to 1,000 matches between bots that judged by the two fits before it,
  log loss 1.113 on held-out matches; from a campaign that came before this program.
- condottiere1, 4 seats: 600 matches of 40 iterations between bots that judged by the weights above
  (`--matches 600 --iterations 40 --seed 11`), log loss 1.224 on held-out matches, 1.241 with those
  weights; fitted from zero and with a hundredth of the current shrinkage.
- condottiere3, 2 seats: 1,000 matches of 40 iterations between bots that played matches out
  (`--afresh --matches 1000 --iterations 40 --seed 21`), log loss 0.511 on held-out matches, 0.533
  with the weights for four seats.
- condottiere3, 4 seats, cards drawn after each battle: 500 matches of 60 iterations between bots
  that judged by the weights for four seats without (`--draws --afresh --matches 500 --seed
  31`), log loss 1.260 on held-out matches, 1.467 with those weights, 1.386 without any knowledge.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[tuple[str, int, bool], list[float]]] = {
    ("condottiere1", 4, False): [
        *(-0.3005, 0.0000, 0.3482, -0.2125, 0.1192, 0.2872, 0.0000, 0.1706, 0.2778, 0.0024),
        *(0.1315, 0.2302, 0.5646, 0.8845, -0.3258, 0.2873, -0.4285, 0.0552, 0.0000, 0.0000),
        *(0.2334, -0.1889, 0.2271, 0.1441, 0.3998, 0.0607),
        *(0.0972, -0.0158, 0.0411, 0.0245, 0.1526, 0.0510, 0.1007),
        *(-0.0296, -0.1165, -0.0633, -0.2420, -0.0380, -0.0707, 0.0000, 0.0000),
    ],
    ("condottiere3", 2, False): [
        *(0.3557, -0.1880, 0.1030, 0.1208, -0.1053, 0.0713, 0.4581, 0.0571, -0.0605, 0.1358),
        *(0.1149, 0.1817, 0.1456, -0.0956, 0.1934, 0.0979, 0.3218, 0.2824, -0.3400, -0.3215),
        *(0.1844, 0.1758, 0.0000, 0.0505, 0.0972, 0.0574),
        *(-0.0502, 0.0095, -0.0353, 0.0428, 0.0627, 0.0659, 0.1370),
        *(-0.1002, 0.0502, 0.2370, -0.2402, 0.1151, 0.2007, -0.1582, 0.0001),
    ],
    ("condottiere3", 4, False): [
        *(0.2224, 0.2542, 0.1768, 0.0666, 0.1197, 0.1094, 0.1658, 0.0649, -0.0583, 0.2663),
        *(0.0612, 0.1602, -0.9631, 0.1459, 0.1915, 0.7590, -0.5458, 0.9785, -0.2616, -0.5987),
        *(0.1223, -0.1981, 0.1794, 0.3379, 1.5613, 0.0085),
        *(0.1468, 0.1575, 0.2483, 0.2071, 0.2488, 0.2357, 0.2291),
        *(0.0435, -0.0422, 0.2780, -0.1534, 0.3307, 0.1570, -0.0920, 0.1331),
    ],
    ("condottiere3", 4, True): [
        *(0.1930, 0.2668, 0.0386, -0.0811, 0.1180, 0.1477, -0.0874, 0.0704, 0.0334, 0.0141),
        *(-0.0584, -0.0176, -0.9365, 0.2645, 0.4827, 0.7131, -0.5458, 0.9785, -0.2616, -0.5987),
        *(0.0072, 0.0758, 0.0703, 0.3985, 1.4436, -0.0203),
        *(0.1170, 0.2209, 0.0985, 0.0944, 0.1101, 0.1331, -0.0637),
        *(-0.0056, 0.1813, 0.2113, -0.1233, 0.5524, 0.0708, 0.0408, 0.0039),
    ],
}
