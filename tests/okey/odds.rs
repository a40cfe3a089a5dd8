//! Bots' estimated chances come true as often as they say, in rounds from other seeds than those
//! used to learn the weights.

use crate::sample::sample;
use istaka::okey::{Action, Offer, Outcome, Params, Player, Round, Rules, Situation, Solver, View};
use istaka::{Bot, Level, Seat, Seats, Wall};

/// Forecasts by tenths: number of cases, sum of the chances, and number that came true.
#[derive(Default)]
struct Forecasts([(f64, f64, f64); 10]);

impl Forecasts {
    fn add(&mut self, likely: f64, came_true: bool) {
        let tenth = &mut self.0[((likely * 10.0) as usize).min(9)];
        tenth.0 += 1.0;
        tenth.1 += likely;
        tenth.2 += f64::from(u8::from(came_true));
    }

    /// Checks that each tenth with enough cases is right on average, and that there are several.
    fn check(&self, most_off: f64) {
        let often = self.0.iter().filter(|(cases, ..)| *cases >= 400.0);
        let off = often.map(|(cases, likely, came_true)| (likely - came_true) / cases);
        let off: Vec<f64> = off.collect();
        println!("{off:.3?}");
        assert!(off.len() >= 3, "what is held likely differs");
        assert!(off.iter().all(|off| off.abs() < most_off), "{off:?}");
    }
}

/// Plays rounds between Hard bots and asks for the chances after each discard.
fn forecasts(players: usize, deals: u64) -> (Forecasts, Forecasts) {
    let rules: Rules = format!("turkish players={players}").parse().expect("rules");
    let seats = Seats::of(rules.players);
    let mut bot = Player::new(&rules, Level::Hard, 0);
    let mut solver = Solver::new(rules.hands());
    let (mut wins, mut takes) = (Forecasts::default(), Forecasts::default());
    for seed in 0..deals {
        let wall = Wall::shuffled(rules.deal_plan(), seed, 1, seats.count());
        let starter = seats.iter().nth(seed as usize % players).expect("a player");
        let mut round = Round::new(rules, seats, starter, &wall);
        let mut hopes: Vec<(Seat, f64)> = Vec::new();
        let mut offer: Option<Offer> = None;
        while let Some(seat) = round.turn() {
            let view = View::alone(&round, seat);
            let action = bot.decide(&view, &mut || false);
            if let Some(offer) = offer.take() {
                takes.add(offer.taken(Params::EXPERT.offers), action == Action::Take);
            }
            let thrown = match action {
                Action::Discard(tile) => Some(tile),
                _ => None,
            };
            round.play(seat, action).expect("bots keep the rules");
            if let Some(tile) = thrown {
                offer = Offer::of(&view, &view.unseen(), tile.kind());
                let situation = Situation::of(&View::alone(&round, seat), &mut solver);
                hopes.push((seat, situation.odds(players - 1, Params::EXPERT.odds)));
            }
        }
        let Some(Outcome::Won(finish)) = round.outcome() else { continue };
        hopes.iter().for_each(|&(seat, odds)| wins.add(odds, seat == finish.seat));
    }
    (wins, takes)
}

#[test]
fn chances_to_win_come_true_as_often_as_they_say() {
    let (deals, most_off) = sample((1000, 0.06), (3000, 0.04));
    for players in 2..=4 {
        forecasts(players, deals).0.check(most_off);
    }
}

#[test]
fn tiles_are_taken_as_often_as_is_foreseen() {
    let (deals, most_off) = sample((1000, 0.04), (3000, 0.02));
    forecasts(4, deals).1.check(most_off);
}

#[test]
fn nearer_hands_and_more_helping_tiles_win_more() {
    for others in 1..=3 {
        for (turns, deficiency) in (1..12).flat_map(|turns| (1..=4).map(move |d| (turns, d))) {
            let odds = |deficiency, helping, wilds| {
                Situation { deficiency, helping, wilds, turns }.odds(others, Params::EXPERT.odds)
            };
            let helping = [2, 4, 8, 12, 16, 24, 32, 40];
            for two in helping.windows(2) {
                let [fewer, more] = [two[0], two[1]].map(|helping| odds(deficiency, helping, 0));
                assert!(fewer < more, "{others} others, turn {turns}, {deficiency}, {two:?}");
            }
            // The usual number of improving tiles grows with the deficiency.
            let usual = [7, 13, 20, 28, 42][usize::from(deficiency) - 1..].iter();
            let [near, far] =
                [0, 1].map(|more| (deficiency + more, usual.as_slice()[usize::from(more)]));
            assert!(odds(near.0, near.1, 0) > odds(far.0, far.1, 0), "{others}, {turns}, {near:?}");
            assert!(odds(near.0, near.1, 1) > odds(near.0, near.1, 0), "{others}, {turns}");
        }
    }
}
