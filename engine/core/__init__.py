"""The contract of a game: values, errors, policies, options, odds, random numbers, registries."""
