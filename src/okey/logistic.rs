//! Logistic regression, rounded alike on every platform.

/// The logistic function of a weighted sum.
pub fn logistic<const N: usize>(features: &[f64; N], weights: &[f64; N]) -> f64 {
    let terms = features.iter().zip(weights).map(|(feature, weight)| feature * weight);
    1.0 / (1.0 + exp(-terms.sum::<f64>()))
}

/// Approximates the exponential function, alike on every platform: (1 + x/n)ⁿ for n = 2¹⁶.
#[inline]
fn exp(x: f64) -> f64 {
    #[expect(clippy::disallowed_methods, reason = "these bounds cannot be wrong")]
    let mut power = 1.0 + x.clamp(-30.0, 30.0) / 65536.0;
    for _ in 0..16 {
        power *= power;
    }
    power
}
