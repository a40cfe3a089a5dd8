//! The distribution of tiles to the places at the table, over many deals.

use clap::Args;
use istaka::with_rules;
use istaka::{AnyRules, DealPlan, Game, Indicator, Kind, Reading, Tile, Turning, Wall, Wild};

use crate::output::{Failure, NORMAL, print};

/// Deals many rounds, and compares the tiles of every place with the expected distribution.
///
/// Prints for each hand, the starter's first, for the indicator and for both halves of the stock
/// how often each tile of the set was there, as a chi-square with its degrees of freedom and the
/// share of fair runs that would differ more; and the number of wild tiles among a thousand, with a
/// 95 % interval. If a false joker must not be turned, false jokers are left out of the chi-square:
/// that rule moves them.
#[derive(Args)]
pub struct Deals {
    /// The rules: a preset and the differences from it.
    #[arg(long, default_value = "turkish")]
    rules: AnyRules,
    /// Number of rounds.
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The statistics of one place.
struct Place {
    name: String,
    /// For each compared tile, the number of times it was there.
    counts: Vec<u64>,
    /// The variance of one count under chance, summed over the deals.
    variance: f64,
    tiles: u64,
    wild: u64,
}

impl Deals {
    /// Runs the command.
    ///
    /// # Errors
    /// The error of the output.
    pub fn run(&self) -> Result<(), Failure> {
        with_rules!(self.rules, rules => self.run_by(rules.deal_plan(), rules.seats().count()))
    }

    fn run_by(&self, plan: DealPlan, players: usize) -> Result<(), Failure> {
        let moved = matches!(plan.turning, Some(Turning { redraw: true, .. }));
        let compared: Vec<Tile> =
            plan.pack.tiles().filter(|tile| !moved || tile.kind() != Kind::FalseJoker).collect();
        let hands = (1..=players).map(|hand| format!("hand {hand}"));
        let turned = plan.turning.map(|_| "indicator".to_owned());
        let stock = ["stock, first half", "stock, second half"].map(str::to_owned);
        let mut places: Vec<Place> =
            hands.chain(turned).chain(stock).map(|name| Place::of(name, compared.len())).collect();
        for seed in self.seed..self.seed.saturating_add(self.deals) {
            let deal = Wall::shuffled(plan, seed, 1, players).deal();
            let okey =
                deal.indicator.map_or(Wild(Kind::Joker), |tile| Indicator(tile.kind()).okey());
            let (late, early) = deal.stock.split_at(deal.stock.len() / 2);
            let hands = deal.hands.iter().map(Vec::as_slice);
            let found = hands.chain(deal.indicator.as_slice().chunks(1)).chain([early, late]);
            for (place, tiles) in places.iter_mut().zip(found) {
                place.add(tiles, &compared, okey);
            }
        }
        print(format_args!("{} deals, {players} players", self.deals))?;
        print("place               chi-square  degrees  differ more   wild of 1000 tiles")?;
        places.iter().try_for_each(|place| print(place.line()))
    }
}

impl Place {
    fn of(name: String, compared: usize) -> Place {
        Place { name, counts: vec![0; compared], variance: 0.0, tiles: 0, wild: 0 }
    }

    /// Counts the tiles of one deal.
    fn add(&mut self, tiles: &[Tile], compared: &[Tile], okey: Wild) {
        let mut here = 0;
        for tile in tiles {
            self.wild += u64::from(okey.read(tile.kind()) == Reading::Wild);
            if let Ok(index) = compared.binary_search(tile) {
                self.counts[index] += 1;
                here += 1;
            }
        }
        self.tiles += tiles.len() as u64;
        // A sample without replacement: each tile is here with probability p, and two tiles with a
        // little less than p².
        let (here, all) = (f64::from(here), compared.len() as f64);
        let p = here / all;
        self.variance += p * (1.0 - p) * all / (all - 1.0);
    }

    /// The chi-square of the counts.
    fn chi_square(&self) -> f64 {
        let mean = self.counts.iter().sum::<u64>() as f64 / self.counts.len() as f64;
        let squares = self.counts.iter().map(|&count| (count as f64 - mean).powi(2));
        squares.sum::<f64>() / self.variance
    }

    fn line(&self) -> String {
        let (chi_square, degrees) = (self.chi_square(), self.counts.len() - 1);
        let wild = self.wild as f64 / self.tiles as f64;
        let within = NORMAL * (wild * (1.0 - wild) / self.tiles as f64).sqrt();
        format!(
            "{:<19} {chi_square:>10.1} {degrees:>8} {:>11.0} % {:>12.2} ± {:.2}",
            self.name,
            100.0 * beyond(chi_square, degrees as f64),
            1000.0 * wild,
            1000.0 * within,
        )
    }
}

/// The chance of a chi-square larger than this one, for fifty degrees of freedom and more (Wilson
/// and Hilferty: its cube root is nearly normal).
fn beyond(chi_square: f64, degrees: f64) -> f64 {
    let spread = 2.0 / (9.0 * degrees);
    let z = ((chi_square / degrees).cbrt() - (1.0 - spread)) / spread.sqrt();
    normal_beyond(z)
}

/// The chance of a normal variable above `z` (Abramowitz and Stegun, 26.2.17; to 7.5 · 10⁻⁸).
fn normal_beyond(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let factors = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530];
    let sum = factors.iter().fold(0.0, |sum, factor| (sum + factor) * t);
    let above = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum;
    if z < 0.0 { 1.0 - above } else { above }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_larger_chi_squares_is_that_of_the_tables() {
        for (chi_square, degrees, expected) in [
            (124.342, 100.0, 0.05),
            (149.449, 100.0, 0.001),
            (77.929, 100.0, 0.95),
            (79.334, 80.0, 0.5),
        ] {
            let found = beyond(chi_square, degrees);
            assert!((found - expected).abs() < 0.002, "{chi_square}: {found}");
        }
    }

    #[test]
    fn a_place_that_gets_a_tile_too_often_stands_out() {
        let compared: Vec<Tile> = istaka::Pack::tiles(istaka::okey::Rules::PACK).collect();
        let okey = Wild(Kind::Joker);
        let [mut fair, mut rigged] = ["fair", "rigged"].map(|name| Place::of(name.into(), 106));
        for seed in 0..2_000 {
            let deal =
                Wall::shuffled(istaka::okey::Rules::turkish().deal_plan(), seed, 1, 4).deal();
            fair.add(&deal.hands[1], &compared, okey);
            // Every fourth deal, one particular tile replaces another.
            let mut hand = deal.hands[1].clone();
            if seed % 4 == 0 && !hand.contains(&compared[7]) {
                hand[0] = compared[7];
            }
            rigged.add(&hand, &compared, okey);
        }
        assert!(beyond(fair.chi_square(), 105.0) > 0.001);
        assert!(beyond(rigged.chi_square(), 105.0) < 1e-6);
    }
}
