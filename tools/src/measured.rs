//! The interface of a game for the arena, in addition to [`Contested`].

use istaka::{Bot, Seat, Standing, Tile, okey, okey101, rummi};

use crate::contested::Contested;

/// A game whose bots are measured.
pub trait Measured: Contested {
    /// The names of the special features of a won round.
    const SPECIAL: &'static [&'static str];

    /// The baseline bot of this game, if there is one.
    fn yardstick(_rules: &Self) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The view of a seat; may reuse the memory of the last view.
    fn see(
        _last: Option<Self::View>,
        round: &Self::Round,
        seat: Seat,
        standing: &Standing<Self>,
    ) -> Self::View {
        Self::view(round, seat, standing)
    }

    /// Returns `true` if this action passes the turn to the next player.
    fn passes_turn(action: &Self::Action) -> bool;

    /// By seat, the points that all seats got because of its play.
    fn made(round: &Self::Round, scores: &[Self::Score; 4]) -> [u64; 4];

    /// The tiles to draw in a round.
    fn stock(round: &Self::Round) -> &[Tile];

    /// Moves this tile to the top of the stock.
    fn put_next(round: &mut Self::Round, tile: Tile);

    /// Returns `true` if this action draws a tile.
    fn draws(action: &Self::Action) -> bool;
}

/// Reads what rounds of all games call by the same names.
macro_rules! read_stock {
    ($game:ident) => {
        fn stock(round: &$game::Round) -> &[Tile] {
            round.stock()
        }

        fn put_next(round: &mut $game::Round, tile: Tile) {
            round.put_next(tile);
        }

        fn draws(action: &$game::Action) -> bool {
            *action == $game::Action::Draw
        }
    };
}

impl Measured for okey::Rules {
    read_stock!(okey);

    const SPECIAL: &'static [&'static str] = &["okey", "pairs"];

    fn yardstick(rules: &okey::Rules) -> Option<Box<dyn Bot<okey::Rules>>> {
        Some(Box::new(okey::Greedy::new(rules, 0)))
    }

    fn see(
        last: Option<okey::View>,
        round: &okey::Round,
        seat: Seat,
        standing: &Standing<okey::Rules>,
    ) -> okey::View {
        match last {
            Some(view) => view.renewed(round, seat, standing),
            None => okey::View::of(round, seat, standing),
        }
    }

    fn passes_turn(action: &okey::Action) -> bool {
        matches!(action, okey::Action::Discard(_))
    }

    /// Points are caused by the winner and by the player who shows the twin.
    fn made(round: &okey::Round, scores: &[okey::Score; 4]) -> [u64; 4] {
        let sum = |part: fn(&okey::Score) -> u16| -> u64 {
            scores.iter().map(|score| u64::from(part(score))).sum()
        };
        let mut made = [0; 4];
        if let Some(okey::Outcome::Won(finish)) = round.outcome() {
            made[finish.seat.index()] += sum(|score| score.win + score.loss);
        }
        if let Some(seat) = round.twin_shown() {
            made[seat.index()] += sum(|score| score.twin);
        }
        made
    }
}

impl Measured for okey101::Rules {
    read_stock!(okey101);

    const SPECIAL: &'static [&'static str] = &["okey", "pairs", "hand"];

    fn yardstick(_: &okey101::Rules) -> Option<Box<dyn Bot<okey101::Rules>>> {
        Some(Box::new(okey101::Greedy::new()))
    }

    fn passes_turn(action: &okey101::Action) -> bool {
        <okey101::Rules as istaka::Game>::ends_turn(action)
    }

    /// Points are caused by the player who finishes.
    fn made(round: &okey101::Round, scores: &[okey101::Score; 4]) -> [u64; 4] {
        let mut made = [0; 4];
        if let Some(okey101::Outcome::Won(finish)) = round.outcome() {
            let points = scores.iter().map(|score| u64::try_from(score.total()).unwrap_or(0));
            made[finish.seat.index()] = points.sum();
        }
        made
    }
}

impl Measured for rummi::Rules {
    read_stock!(rummi);

    const SPECIAL: &'static [&'static str] = &["at_once", "blocked"];

    fn passes_turn(_: &rummi::Action) -> bool {
        true
    }

    /// Points are caused by the player who empties their rack; nobody causes those of a blocked
    /// round, unless the winner takes them.
    fn made(round: &rummi::Round, scores: &[i32; 4]) -> [u64; 4] {
        let won = scores.map(|score| u64::try_from(score).unwrap_or(0));
        match round.outcome() {
            _ if round.rules().count == rummi::Counting::WinnerTakes => won,
            Some(rummi::Outcome::Won { seat, .. }) => {
                let mut made = [0; 4];
                made[seat.index()] = won.iter().sum();
                made
            }
            Some(rummi::Outcome::Blocked) | None => [0; 4],
        }
    }
}
