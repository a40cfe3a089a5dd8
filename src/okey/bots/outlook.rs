//! The match score in the decisions of a round: the chance of each player to win the match after
//! each possible result of the round. A bot that considers the score skips a finish if another one
//! promises more, and gives up more of its own hand to hinder a next player who must not finish.
//!
//! The chances assume that each player still in the match is equally likely to win every remaining
//! round, with a plain finish. So they are exact for a match that is decided, and a fair estimate
//! before: a test compares them with the winners of matches between Hard bots.

// CITE: Feller: An Introduction to Probability Theory and Its Applications, 1968: the chances of a
// game that is broken off (Pascal's problem of points).

use super::mind::{Unseen, unseen};
use super::odds::thousandths;
use super::params::Params;
use crate::game::Standing;
use crate::hand::Hand;
use crate::mix::MixMap;
use crate::okey::finish::Finish;
use crate::okey::neighbour::taken;
use crate::okey::round::Phase;
use crate::okey::rules::{End, Manner, Rules};
use crate::okey::solver::Solver;
use crate::okey::view::View;
use crate::seat::{Seat, Seats};
use crate::tile::{Kind, Reading, Tile};

/// A cache of the chance of each seat to win the match, by position.
///
/// Nothing is evicted during one computation: many paths lead to the same position, and each of
/// them would compute it again.
#[derive(Default)]
pub(super) struct Chances(MixMap<Position, [f64; 4]>);

/// The parts of a standing that determine the chances under fixed rules: points, players still in,
/// and for an agreed number of rounds the number of decided ones.
type Position = ([i32; 4], Seats, usize);

impl Chances {
    /// Size from which the cache is cleared before the next computation. No single match reaches
    /// it: with the highest limit each of four players wins at most fifteen rounds.
    const MOST: usize = 1 << 16;

    /// Returns the chances by seat while no round is running. Joint winners share.
    fn of(&mut self, standing: &Standing<Rules>) -> [f64; 4] {
        if self.0.len() > Chances::MOST {
            self.0.clear();
        }
        self.worked_out(standing)
    }

    /// Computes the chances recursively, using the cache.
    fn worked_out(&mut self, standing: &Standing<Rules>) -> [f64; 4] {
        let mut chances = [0.0; 4];
        if standing.is_over() {
            let winners = standing.winners().count() as f64;
            standing.winners().for_each(|seat| chances[seat.index()] = 1.0 / winners);
            return chances;
        }
        let decided = if standing.rules.end == End::Rounds { standing.decided } else { 0 };
        let position = (standing.points, standing.seats, decided);
        if let Some(known) = self.0.get(&position) {
            return *known;
        }
        let players = standing.seats.count() as f64;
        for winner in standing.seats.iter() {
            let then = self.worked_out(&standing.after(winner, plain(&standing.rules)));
            chances.iter_mut().zip(then).for_each(|(sum, chance)| *sum += chance / players);
        }
        self.0.insert(position, chances);
        chances
    }
}

/// Points that each loser gets for a finish that nothing doubles.
fn plain(rules: &Rules) -> u16 {
    rules.finish_points(Manner::PLAIN, Kind::FalseJoker)
}

/// A player's chance to win the match, by the winner of the round.
struct ByWinner {
    /// If the player finishes plainly.
    own: f64,
    /// If the next player does.
    next: f64,
    /// If each of the others does, the next player included.
    others: Vec<f64>,
}

impl ByWinner {
    /// The mean chance if another player wins the round.
    fn lost(&self) -> f64 {
        self.others.iter().sum::<f64>() / self.others.len() as f64
    }

    /// Returns the cost of raising the next player's chance to finish, relative to the cost with an
    /// average opponent. Assumes that it lowers the chances of all other players alike.
    fn danger(&self, most: f64) -> f64 {
        let (worse, usual) = (
            self.own - self.next + self.others.iter().map(|other| other - self.next).sum::<f64>(),
            self.own - self.lost(),
        );
        if usual > 0.0 { (worse / usual).max(0.0).min(most) } else { 1.0 }
    }
}

/// A discard by a player who skips a finish.
pub(super) struct Waiting {
    /// The discard.
    pub tile: Tile,
    /// True if by the score even another player's finish is better than the possible one.
    pub refrains: bool,
    /// The players whom the awaited finish by okey would put out and the plain one would not.
    pub out: Vec<Seat>,
}

/// The score, applied to one decision.
pub(super) struct Outlook<'a> {
    pub view: &'a View,
    pub params: &'a Params,
    pub chances: &'a mut Chances,
}

impl Outlook<'_> {
    /// Returns the cost of a tile that the next player surely takes, weighted by the score.
    pub fn giving(&mut self) -> f64 {
        let by_winner = self.by_winner();
        self.price(by_winner.as_ref())
    }

    fn price(&self, by_winner: Option<&ByWinner>) -> f64 {
        let most = f64::from(self.params.danger_percent) / 100.0;
        thousandths(self.params.giving_permille)
            * by_winner.map_or(1.0, |by_winner| by_winner.danger(most))
    }

    /// Returns the discard if the bot skips a finish, to finish by okey later or not at all.
    pub fn waits(&mut self, solver: &mut Solver) -> Option<Waiting> {
        let (view, params) = (self.view, self.params);
        let players = view.seats().count();
        let may = view.phase == Phase::Discard && !view.legal.show_twin;
        if params.score_rounds == 0 || !may || view.stock < players {
            return None;
        }
        let finish = view.best_finish()?;
        let by_winner = self.by_winner()?;
        let (lost, now) = (by_winner.lost(), self.after(view.seat, finish.value(&view.rules)));
        let value = Finish { by_okey: true, ..finish.clone() }.value(&view.rules);
        let double = self.after(view.seat, value);
        let others = 1.0 - params.finishing.nobody(players - 1, view.turns());
        let unseen = unseen(view, params);
        let given = self.price(Some(&by_winner)) * (now - lost).max(0.0);
        let mut best = (now + thousandths(params.patience_permille), None);
        for tile in
            view.legal.declare.iter().copied().filter(|tile| view.legal.discard.contains(tile))
        {
            if view.okey.read(tile.kind()) == Reading::Wild {
                continue;
            }
            let hope = hope_by_okey(view, solver, &unseen, tile);
            let later = hope * double + (1.0 - hope) * now;
            let waiting = others * lost + (1.0 - others) * later
                - given * taken(view, &unseen, tile.kind(), params.offers);
            if waiting > best.0 {
                best = (waiting, Some(tile));
            }
        }
        let tile = best.1?;
        let refrains = now < lost;
        let left = |points| Standing::seen(view).after(view.seat, points).seats;
        let (by_okey, plainly) = (left(value), left(finish.value(&view.rules)));
        let out = plainly.iter().filter(|&seat| !refrains && !by_okey.contains(seat)).collect();
        Some(Waiting { tile, refrains, out })
    }

    /// Returns the chances by winner; `None` if the bot does not consider the score, or not yet.
    fn by_winner(&mut self) -> Option<ByWinner> {
        let (view, score) = (self.view, self.params.score_rounds);
        if score == 0 || !is_near_its_end(&Standing::seen(view), score) {
            return None;
        }
        let seats = view.seats();
        let value = view.rules.finish_points(Manner::PLAIN, view.indicator.kind());
        let others = seats.iter().filter(|&seat| seat != view.seat);
        Some(ByWinner {
            own: self.after(view.seat, value),
            next: self.after(seats.after(view.seat), value),
            others: others.map(|seat| self.after(seat, value)).collect(),
        })
    }

    /// Returns the player's chance to win the match after `winner` finishes and each loser gets
    /// `points`.
    fn after(&mut self, winner: Seat, points: u16) -> f64 {
        let standing = Standing::seen(self.view).after(winner, points);
        self.chances.of(&standing)[self.view.seat.index()]
    }
}

/// Returns the chance that throwing an okey can finish in the next turn, if `discard` is thrown
/// now.
fn hope_by_okey(view: &View, solver: &mut Solver, unseen: &Unseen, discard: Tile) -> f64 {
    let mut rest = view.meaning();
    rest.remove(discard.kind());
    let (mut drawn, mut offered, mut all) = (0.0, 0.0, 0.0);
    for kind in Rules::PACK.kinds() {
        let copies = f64::from(unseen[kind.index()]);
        all += copies;
        if copies > 0.0 && frees_okey(view, solver, &rest, kind) {
            drawn += copies;
            // Nobody discards an okey, so none is on offer.
            offered += if view.okey.read(kind) == Reading::Wild { 0.0 } else { copies };
        }
    }
    1.0 - (1.0 - drawn / all) * (1.0 - offered / all)
}

/// Returns `true` if a complete hand stays complete without an okey once a tile of this kind is
/// added.
pub(super) fn frees_okey(view: &View, solver: &mut Solver, hand: &Hand, kind: Kind) -> bool {
    let mut hand = *hand;
    if hand.add(kind).is_err() || hand.wilds() == 0 {
        return false;
    }
    hand.remove(view.okey.kind(Reading::Wild));
    solver.deficiency(&hand).best() == 0
}

/// Returns `true` if within `rounds` rounds the match may end or a player may be out.
fn is_near_its_end(standing: &Standing<Rules>, rounds: u16) -> bool {
    let Standing { rules, decided, .. } = standing;
    match rules.end {
        End::Rounds => decided.saturating_add(rounds.into()) >= rules.rounds.into(),
        End::LastSurvivor | End::TopTwo | End::Best => {
            let lost = i32::from(rounds) * i32::from(plain(rules));
            standing.seats.iter().any(|seat| rules.is_out(standing.total(seat) + lost))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::bots::Level;
    use crate::contest::Match;
    use crate::game::Bot;
    use crate::notation::tiles;
    use crate::okey::action::Action;
    use crate::okey::bots::{Params, Player};

    fn chances(rules: &str, points: [i32; 4], decided: usize) -> [f64; 4] {
        let rules: Rules = rules.parse().expect("rules");
        let seats = Seats::of(rules.players);
        let running = false;
        let mut standing = Standing { rules, points, seats, decided, running, lasted: [1; 4] };
        standing.seats = standing.staying();
        Chances::default().of(&standing)
    }

    fn close(one: [f64; 4], other: [f64; 4]) -> bool {
        one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-9)
    }

    /// Red 1 to 4, yellow 5 to 7, three nines, three black tiles completed by an okey, and one tile
    /// too many. The natural tiles that would free the okey are unseen.
    fn complete(rules: &str) -> View {
        let player = |tiles: usize| {
            json!({
                "playing": true, "tiles": tiles, "discards": [], "shownTwin": false, "open": [],
            })
        };
        let players = [14, 15, 14, 14].map(player);
        let hand = tiles("R1 R2 R3 R4 Y5 Y6 Y7 B9 K9 R9 K10 K11 K12 B7 R8").expect("tiles");
        let view = json!({
            "rules": rules, "seat": 1, "previous": 0, "starter": 1, "indicator": "B6", "okey": "B7",
            "hand": hand, "drawn": "R8",
            "draws": [], "players": players, "stock": 48, "turn": 1,
            "phase": "discard",
            "legal": {
                "showTwin": false, "draw": false, "take": false, "pass": false,
                "discard": ["R8", "K12", "R1"], "declare": ["R8"],
            },
            "history": [], "points": [0, 0, 0, 0], "decided": 0, "outcome": null,
        });
        serde_json::from_value(view).expect("a view")
    }

    /// Returns the decision of a bot that could finish plainly, with these rules and this score.
    fn decides(params: Params, rules: &str, points: [i32; 4], decided: usize) -> Action {
        let view = View { points, decided, ..complete(rules) };
        Player::new(&view.rules, params, 0).decide(&view, &mut || false)
    }

    #[test]
    fn a_finish_is_let_go_where_only_one_by_okey_puts_the_others_out() {
        let finish: Action = "finish R8".parse().expect("an action");
        let wait: Action = "discard R8".parse().expect("an action");
        for (rules, points, decided, expected) in [
            // Only four points put both others out.
            ("turkish", [17, 18, 18, 17], 8, &wait),
            // Two points do.
            ("turkish", [19, 18, 19, 20], 8, &finish),
            // All are far from the limit.
            ("turkish", [0, 0, 0, 0], 0, &finish),
            // The last round: with two more points the others are still ahead, with four behind.
            ("turkish end=rounds rounds=9", [2, 5, 2, 3], 8, &wait),
            ("turkish end=rounds rounds=9", [4, 5, 4, 3], 8, &wait),
            ("turkish end=rounds rounds=9", [4, 5, 4, 4], 8, &finish),
            // Nothing helps; where wins are counted nothing is doubled.
            ("turkish end=rounds rounds=9", [0, 5, 0, 0], 8, &finish),
            ("board rounds=9", [4, 1, 1, 2], 8, &finish),
            // Counted down from 20: only four points leave the others none, or make all equal.
            ("kahvehane", [16, 18, 16, 16], 8, &wait),
            // Two points end the match, and it is won.
            ("kahvehane", [17, 16, 18, 17], 8, &finish),
            // All are about to get rid of their own points: two are too few, four win.
            ("sayili", [18, 16, 18, 18], 8, &wait),
            ("sayili", [18, 18, 18, 18], 8, &finish),
            ("sayili", [0, 0, 0, 0], 0, &finish),
        ] {
            let does = decides(Params::EXPERT, rules, points, decided);
            assert_eq!(does, *expected, "{rules} {points:?}");
            assert_eq!(decides(Params::HARD, rules, points, decided), finish);
        }
    }

    #[test]
    fn the_next_player_is_fed_less_if_their_finish_costs_most() {
        let giving = |rules: &str, points| {
            let view = View { points, ..complete(rules) };
            let chances = &mut Chances::default();
            Outlook { view: &view, params: &Params::EXPERT, chances }.giving() * 1000.0
        };
        let usual = f64::from(Params::EXPERT.giving_permille);
        // Far from the end, and where all others are alike.
        assert_eq!(giving("turkish", [0, 3, 1, 2]), usual);
        assert!((giving("turkish", [15, 18, 15, 15]) - usual).abs() < 1e-9);
        // Seat 2 follows seat 1, whose view it is: first as the rival, then as a player without
        // chances.
        let (rival, weak) =
            (giving("turkish", [20, 10, 11, 20]), giving("turkish", [12, 16, 20, 12]));
        assert!(weak < usual && usual < rival, "{weak} {rival}");
        // The next player would win the match at once, the others would not.
        let wins = giving("turkish end=best", [12, 10, 10, 20]);
        assert!(wins > 2.0 * usual, "{wins}");
    }

    #[test]
    fn passing_up_a_finish_wins_more_matches_on_average() {
        let rules: Rules = "turkish limit=8".parse().expect("rules");
        // Independent of the search depth.
        let take_gain = Params::HARD.take_gain_percent;
        let params = Params { ahead_draws: 0, take_gain_percent: take_gain, ..Params::EXPERT };
        let mut bot = Player::new(&rules, params, 0);
        let (mut solver, mut chances) = (Solver::new(rules.hands()), Chances::default());
        let (mut waited, mut gained) = (0.0, 0.0);
        for seed in 0..150 {
            let mut game = Match::new(rules, seed);
            while game.deal().is_ok() {
                let mut let_go: Vec<(Seat, f64)> = Vec::new();
                while let Some(turn) = game.turn() {
                    let view = game.view(turn).expect("dealt");
                    let chances = &mut chances;
                    let mut outlook = Outlook { view: &view, params: &params, chances };
                    let waits = outlook.waits(&mut solver).is_some();
                    if waits && let_go.iter().all(|(seat, _)| *seat != turn) {
                        let value = view.best_finish().expect("it was let go").value(&rules);
                        let_go.push((turn, outlook.after(turn, value)));
                    }
                    game.play(turn, bot.decide(&view, &mut || false)).expect("a legal action");
                }
                let view = game.view(Seat::ALL[0]).expect("dealt");
                let seats = game.seats();
                let after = Standing { seats, running: false, ..Standing::seen(&view) };
                let chances = chances.of(&after);
                for (seat, chance) in let_go {
                    waited += 1.0;
                    gained += chances[seat.index()] - chance;
                }
            }
        }
        println!("{waited} times, {:.3} each", gained / waited);
        assert!(waited > 60.0 && gained / waited > 0.02, "{waited} {gained}");
    }

    #[test]
    fn chances_to_win_a_match_come_true_as_often_as_they_say() {
        for text in ["turkish limit=10", "turkish players=2", "pagat players=3 end=best"] {
            let rules: Rules = text.parse().expect("rules");
            let mut bot = Player::new(&rules, Level::Hard, 0);
            let mut fifths = [(0.0, 0.0, 0.0); 5];
            for seed in 0..150 {
                let mut game = Match::new(rules, seed);
                let mut foretold = Vec::new();
                while game.deal().is_ok() {
                    let seat = game.round().expect("dealt").starter();
                    let standing = Standing::seen(&game.view(seat).expect("dealt"));
                    let chances = bot.chances.of(&Standing { running: false, ..standing });
                    foretold.extend(Seat::ALL.map(|seat| (seat, chances[seat.index()])));
                    while let Some(turn) = game.turn() {
                        let view = game.view(turn).expect("dealt");
                        game.play(turn, bot.decide(&view, &mut || false)).expect("a legal action");
                    }
                }
                let places = game.places().expect("it is over");
                let winners: Vec<Seat> =
                    places.iter().filter(|place| place.rank == 1).map(|place| place.seat).collect();
                for (seat, chance) in foretold {
                    let fifth = &mut fifths[((chance * 5.0) as usize).min(4)];
                    let won = f64::from(u8::from(winners.contains(&seat))) / winners.len() as f64;
                    *fifth = (fifth.0 + 1.0, fifth.1 + chance, fifth.2 + won);
                }
            }
            let often = fifths.iter().filter(|(cases, ..)| *cases >= 100.0);
            let off: Vec<f64> = often.map(|(cases, chance, won)| (chance - won) / cases).collect();
            println!("{text}: {fifths:.0?} {off:.3?}");
            assert!(off.len() >= 3 && off.iter().all(|off| off.abs() < 0.1), "{text}: {off:?}");
        }
    }

    #[test]
    fn the_longest_matches_are_looked_at_to_their_end() {
        for text in [
            "turkish limit=30",
            "turkish limit=30 limit-rule=reach",
            "pagat limit=30",
            "kahvehane limit=30",
            "sayili limit=30",
            "turkish end=rounds rounds=99",
            "board rounds=99 ties=extra",
        ] {
            let rules: Rules = text.parse().expect("rules");
            let first = Standing { decided: 91, running: false, ..Standing::first(rules) };
            let mut chances = Chances::default();
            let found = chances.of(&first);
            assert!(close(found, [0.25; 4]), "{text}: {found:?}");
            let positions = chances.0.len();
            assert!(positions <= Chances::MOST, "{text}: {positions} positions");
        }
    }

    #[test]
    fn chances_are_exact_where_few_rounds_are_left() {
        for (rules, points, decided, expected) in [
            // The next round decides: a win puts the others out.
            ("turkish", [20, 19, 20, 20], 9, [0.25; 4]),
            // Of two players the first may lose two more rounds, the other one.
            ("turkish players=2", [17, 0, 19, 0], 9, [0.75, 0.0, 0.25, 0.0]),
            ("turkish players=2 limit-rule=reach", [17, 0, 19, 0], 9, [0.75, 0.0, 0.25, 0.0]),
            ("turkish players=2", [21, 0, 3, 0], 9, [0.0, 0.0, 1.0, 0.0]),
            // The first player out ends it, and the lowest wins: only the last may not finish.
            ("turkish end=best", [2, 4, 20, 20], 9, [0.875, 0.125, 0.0, 0.0]),
            ("turkish end=top-two", [2, 4, 20, 20], 9, [0.5, 0.5, 0.0, 0.0]),
            // One round of five is left; the tie for the first place is shared.
            ("board rounds=5", [2, 1, 1, 0], 4, [0.75, 0.125, 0.125, 0.0]),
            ("board rounds=5 ties=extra", [2, 1, 0, 0], 4, [0.875, 0.125, 0.0, 0.0]),
            ("turkish end=rounds rounds=5", [4, 6, 8, 8], 4, [0.875, 0.125, 0.0, 0.0]),
            // Partners: one side may lose two more rounds, the other one.
            ("turkish partners=yes", [7, 10, 7, 10], 9, [0.375, 0.125, 0.375, 0.125]),
        ] {
            let found = chances(rules, points, decided);
            assert!(close(found, expected), "{rules} {points:?}: {found:?}");
        }
    }
}
