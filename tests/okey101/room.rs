//! An estimate of the room above the bots: a player that sees all tiles.

use crate::sample::sample;
use istaka::okey101::{Action, Legal, Player, Round, Rules, View, score};
use istaka::{Bot, Game, Level, Seat, Standing, Wall, next_to_act};

/// A round in which all play as Hard does, but for one seat, if there is one: it tries each draw,
/// opening and discard on the very tiles that follow, and takes what leads to the fewest points.
struct Table {
    players: [Player; 4],
    standing: Standing<Rules>,
    /// The points to which the last action of the seat that sees all leads if all go on as Hard.
    promised: Option<i32>,
}

impl Table {
    fn new(rules: Rules) -> Table {
        let players = [0, 1, 2, 3].map(|seat| Player::new(Level::Hard, seat));
        Table { players, standing: Standing::first(rules), promised: None }
    }

    /// Plays a round to its end, and returns the points of a seat.
    fn points(&mut self, mut round: Round, of: Seat, sees_all: Option<Seat>) -> i32 {
        while let Some(seat) = next_to_act::<Rules>(&round, |_| true) {
            let view = View::of(&round, seat, &self.standing);
            let usual = self.players[seat.index()].decide(&view, &mut || false);
            let action = match sees_all {
                Some(all) if all == seat => self.best(&round, &view, usual),
                _ => usual,
            };
            round.play(seat, action).expect("bots keep the rules");
        }
        score(&round)[of.index()].total()
    }

    /// The action that leads to the fewest points if all go on as Hard does: no more than the one
    /// before it has led to, as bots decide the same again in the same view.
    fn best(&mut self, round: &Round, view: &View, usual: Action) -> Action {
        let mut all = choices(view, &usual);
        all.insert(0, usual);
        let after = |action: &Action| {
            let mut round = round.clone();
            round.play(view.seat, action.clone()).ok().map(|_| round)
        };
        let tried = all.into_iter().filter_map(|action| Some((after(&action)?, action)));
        let tried: Vec<_> = tried.collect();
        let points = |(round, action)| (self.points(round, view.seat, None), action);
        let best = tried.into_iter().map(points).min_by_key(|(points, _)| *points);
        let (points, action) = best.expect("the usual action is legal");
        let promised = self.promised.replace(points).unwrap_or(points);
        assert!(points <= promised, "{action} leads to {points} points, and not to {promised}");
        action
    }
}

/// The other actions that a player may choose instead of a draw, an opening or a discard.
fn choices(view: &View, usual: &Action) -> Vec<Action> {
    let Legal { draw, take, discard, .. } = view.legal;
    match usual {
        Action::Draw if take => vec![Action::Take],
        Action::Take if draw => vec![Action::Draw],
        Action::Discard(_) | Action::Open(_) if discard => {
            let mut tiles = view.hand.clone();
            tiles.sort();
            tiles.dedup_by_key(|tile| tile.kind());
            tiles.into_iter().map(Action::Discard).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_player_that_sees_all_gets_the_points_it_has_foreseen() {
    let deals = sample(4, 60);
    for players in [4, 3, 2] {
        let rules = Rules::yuzbir(players);
        let mut table = Table::new(rules);
        let mut sums = [0; 2];
        for seed in 0..deals {
            let seats = rules.seats();
            let wall = Wall::shuffled(rules.deal_plan(), 70_000 + seed, 1, seats.count());
            let seat = seats.iter().nth(seed as usize % seats.count()).expect("a player");
            let round = Rules::deal(&table.standing, Seat::ALL[0], &wall);
            sums[0] += table.points(round.clone(), seat, None);
            table.promised = None;
            let points = table.points(round, seat, Some(seat));
            assert_eq!(table.promised.unwrap_or(points), points, "{players} players, {seed}");
            sums[1] += points;
        }
        let [hard, all] = sums.map(|sum| f64::from(sum) / deals as f64);
        println!("{players} players, {deals} deals: Hard {hard:.1}, seeing all {all:.1} points");
        assert!(all < hard, "{players} players: {all} not below {hard}");
    }
}
