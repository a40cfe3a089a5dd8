//! The weights that bots learnt from played rounds: chances of hands, and of finishing.

use super::finishing::Finishing;
use super::odds;

/// From 40 000 rounds between Hard bots for each number of players: the output of `tools/odds.rs`.
// CITE: measured in this project.
pub(super) const ODDS: odds::Weights = [
    [
        [-2.814, -2.254, 0.745, -0.346, 3.241, 0.727, -0.346],
        [-0.937, -2.717, 0.925, 0.220, 0.525, 0.840, -0.358],
        [-5.304, -2.918, 1.063, -0.731, 4.229, 0.873, -0.281],
        [-4.771, -2.693, 0.914, -0.517, 3.216, 0.853, -0.154],
        [-1.694, -1.201, -0.524, -0.005, 0.445, 0.896, -0.095],
    ],
    [
        [-3.286, -3.430, 1.316, -0.365, 3.454, 0.659, -0.285],
        [-3.057, -3.796, 1.493, -0.127, 2.058, 0.844, -0.256],
        [-6.766, -3.496, 1.005, -0.823, 4.794, 0.870, -0.113],
        [-6.729, -3.005, 0.064, -0.661, 4.049, 0.877, -0.060],
        [-2.513, -2.034, -1.415, 0.037, 0.317, 0.876, 0.059],
    ],
    [
        [-4.056, -3.372, 1.141, -0.437, 3.801, 0.780, -0.388],
        [-4.436, -3.824, 1.010, -0.344, 2.995, 0.864, -0.168],
        [-7.719, -3.693, 0.340, -0.915, 5.236, 0.883, 0.129],
        [-7.182, -3.610, -0.654, -0.626, 3.957, 0.838, 0.953],
        [-2.184, -2.849, -1.431, 0.222, -0.529, 1.026, 0.168],
    ],
];

/// The finishing rate of Hard bots in 40 000 rounds each of two, three and four players, with equal
/// results: 0.05 after the fifth discard, 0.09 after the seventh, 0.17 at the end.
// CITE: measured in this project.
pub(super) const FINISHING: Finishing =
    Finishing { from: 2.6, growth: 0.021, least: 0.001, most: 0.17 };
