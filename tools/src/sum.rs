//! Sums of measured numbers.

use crate::output::NORMAL;

/// The sum of numbers and of their squares.
#[derive(Clone, Copy, Default)]
pub struct Sum {
    /// Number of numbers.
    pub count: u64,
    sum: f64,
    squares: f64,
}

impl Sum {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.merge(Sum { count: 1, sum: number, squares: number * number });
    }

    /// Adds the numbers of another sum.
    pub fn merge(&mut self, other: Sum) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean, and half of its 95 % interval.
    pub fn mean(self) -> (f64, f64) {
        let count = self.count.max(1) as f64;
        let mean = self.sum / count;
        let spread = (self.squares / count - mean * mean).max(0.0);
        (mean, NORMAL * (spread / count).sqrt())
    }
}
