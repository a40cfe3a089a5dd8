//! The view of a match of Okey.

use serde::Serialize;
use tsify::Tsify;

use super::sheet::{
    OkeyOptionsView, OkeyScoreView, OkeySheetRow, RingView, ThrowView, options_view, ring_view,
    score_view, sheet_row,
};
use crate::bots::Roster;
use crate::contest::Match;
use crate::game::Game;
use crate::host::Host;
use crate::named::Named;
use crate::okey::{
    Action, End, Event, Manner, Order, Outcome, Player, Round, Rules, Side, Solver, Sorted, View,
};
use crate::seat::Seat;
use crate::tile::{Kind, Tile, Which, Wild};
use crate::wasm::views::{
    ArrangementView, MatchView, MeldView, SideView, TileView, UnitsView, meld_view, numbers,
    placings, texts, tile_view,
};

/// The viewer's legal actions.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct OkeyLegalView {
    /// Showing the indicator's twin is legal.
    pub show_twin: bool,
    /// Drawing from the stock is legal.
    pub draw: bool,
    /// Taking the previous player's last discard is legal.
    pub take: bool,
    /// Leaving the last discard is legal, because the stock is empty.
    pub pass: bool,
    /// The legal discards.
    pub discard: Vec<String>,
    /// The legal discards with which the hand finishes.
    pub declare: Vec<String>,
    /// Those of them whose finish costs the others most.
    pub best_declare: Vec<String>,
    /// True if an incomplete hand may be declared, which costs `options.offence` points.
    pub misdeclare: bool,
}

/// The public part of a seat.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct OkeySeatView {
    /// The number of the seat.
    pub seat: usize,
    /// True if the seat is in play.
    pub playing: bool,
    /// Number of tiles on the rack.
    pub tiles: usize,
    /// The discard pile, bottom first.
    pub discards: Vec<TileView>,
    /// True if the viewer may look below the top of the discard pile.
    pub may_inspect: bool,
    /// True if the player has shown the indicator's twin.
    pub shown_twin: bool,
}

/// A public event.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
#[tsify(missing_as_null)]
pub enum OkeyEventView {
    /// A tile was drawn from the stock; null unless the viewer drew it.
    Drew { seat: usize, tile: Option<TileView> },
    /// The previous player's last discard was taken.
    Took { seat: usize, tile: TileView },
    /// A tile was discarded.
    Discarded { seat: usize, tile: TileView },
    /// The indicator's twin was shown.
    ShowedTwin { seat: usize, tile: TileView },
    /// A hand was declared; the tile is the finishing discard.
    Declared { seat: usize, tile: TileView },
    /// An incomplete hand was declared: the discard, and the tiles that were shown.
    Misdeclared { seat: usize, tile: TileView, shown: Vec<TileView> },
    /// The last discard was left.
    Passed { seat: usize },
}

/// A player's row in the result of a round.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OkeyRowView {
    /// The player.
    pub seat: usize,
    /// The melds of the hand.
    pub melds: Vec<MeldView>,
    /// The tiles that fit no meld.
    pub rest: Vec<TileView>,
    /// Number of tiles that a complete hand lacked.
    pub deficiency: u8,
    /// The score for this round.
    pub score: OkeyScoreView,
    /// The total after this round: points, wins, or remaining points.
    pub total: i32,
    /// True if this round eliminated the player.
    pub out: bool,
}

/// The result of a round.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct OkeyResultView {
    /// The player who finished; null if the stock ran out.
    pub winner: Option<usize>,
    /// The finishing discard.
    pub discard: Option<TileView>,
    /// True if that was a real okey.
    pub by_okey: bool,
    /// True if the hand was seven pairs.
    pub by_pairs: bool,
    /// The points of each loser.
    pub value: u16,
    /// The player who showed the indicator's twin.
    pub twin_shown_by: Option<usize>,
    /// A row for each player of the round, seat 0 first.
    pub rows: Vec<OkeyRowView>,
}

/// A round seen from one seat.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct OkeyRoundView {
    /// The seat of the viewing player.
    pub seat: usize,
    /// The previous player, whose last discard the viewer may take.
    pub previous: usize,
    /// The seat that began.
    pub starter: usize,
    /// The tile turned face up.
    pub indicator: TileView,
    /// The wild tile.
    pub okey: TileView,
    /// The viewer's tiles in the order of arrival.
    pub hand: Vec<TileView>,
    /// The viewer's tiles in rows, runs first, then by colour.
    pub sorted: Vec<Vec<String>>,
    /// The tile that the viewer has drawn or taken in this turn.
    pub drawn: Option<String>,
    /// Number of tiles that the viewer's hand lacks.
    pub deficiency: u8,
    /// All four seats.
    pub players: Vec<OkeySeatView>,
    /// Number of tiles left to draw.
    pub stock: usize,
    /// The seat to move; null when the round is over.
    pub turn: Option<usize>,
    /// The kind of action expected of the seat to move. "lastChance": the stock is empty, so the
    /// player takes the last discard to finish, or passes. "finish": the player has taken it and
    /// must finish.
    #[tsify(type = "Phase")]
    pub phase: &'static str,
    /// The viewer's legal actions now.
    pub legal: OkeyLegalView,
    /// All public events, in order.
    pub history: Vec<OkeyEventView>,
    /// The indices of the events whose discards lie below the top of piles that the viewer may not
    /// look through. A list of moves must hide these tiles while the round runs.
    pub covered: Vec<usize>,
    /// The ring of stacks; null if tiles are not dealt from stacks.
    pub ring: Option<RingView>,
    /// The throws of the die for the starter; each further list repeats the throw for the tied
    /// players.
    pub throws: Vec<Vec<ThrowView>>,
    /// The points for each event.
    pub values: ValuesView,
    /// The players tied for first place, whom extra rounds decide; empty if none are played.
    pub tied: Vec<usize>,
    /// The result of the round; null while it runs.
    pub result: Option<OkeyResultView>,
}

/// The points for each event by these rules, in this round.
#[derive(Serialize, Tsify)]
pub struct ValuesView {
    /// The points of each loser after an ordinary finish.
    pub loss: u16,
    /// After a finish by discarding an okey.
    pub okey: u16,
    /// After a finish with seven pairs.
    pub pairs: u16,
    /// After a finish with both.
    pub both: u16,
    /// The points of each opponent when the indicator's twin is shown.
    pub twin: u16,
}

/// A match of Okey seen from one seat.
pub type OkeyGameView = MatchView<OkeyOptionsView, OkeySheetRow, OkeyRoundView>;

/// The view of the player at `seat`.
pub fn game_view(
    host: &Host<Rules, Roster<Player>>,
    seat: Seat,
    solver: &mut Solver,
) -> OkeyGameView {
    let game = &host.game;
    let undo = host.undoable(seat);
    let rules = game.rules();
    let units = game.units().map(|units| UnitsView { seats: units.seats.into(), pot: units.pot });
    let rounds = game.rounds().len();
    MatchView {
        game: Rules::NAME,
        options: options_view(rules),
        direction: rules.direction.name(),
        counts: rules.counts().name(),
        agreed: (rules.end == End::Rounds).then_some(rules.rounds),
        round: rounds,
        number: if rounds == 0 { 0 } else { game.round_number(rounds - 1) },
        dealer: game.dealer().index(),
        players: numbers(rules.seats()),
        sides: game.sides().into_iter().map(side_view).collect(),
        scores: Seat::ALL.map(|seat| game.shown(seat)).to_vec(),
        units,
        eliminated: Seat::ALL.map(|seat| !game.seats().contains(seat)).to_vec(),
        sheet: (0..rounds).map(|index| sheet_row(game, index)).collect(),
        standing: placings(game, |rank| rules.place(rank), |seat| game.shown(seat)),
        practice: game.practice(),
        undo: undo.map(Named::name),
        undone: undo.and(game.undone(seat)).map(Action::verb),
        table: game.view(seat).zip(game.round()).map(|(view, round)| {
            let result = round.outcome().map(|outcome| result(game, round, outcome, solver));
            OkeyRoundView { result, ..round_view(&view, game, solver) }
        }),
    }
}

fn side_view(side: Side) -> SideView {
    SideView { seats: numbers(side.seats), total: side.total }
}

fn values(game: &Match<Rules>) -> ValuesView {
    let rules = game.rules();
    let indicator = game.round().map_or(Kind::FalseJoker, |round| round.indicator().kind());
    let value = |manner| rules.finish_points(manner, indicator);
    ValuesView {
        loss: value(Manner::PLAIN),
        okey: value(Manner { by_okey: true, by_pairs: false }),
        pairs: value(Manner { by_okey: false, by_pairs: true }),
        both: value(Manner { by_okey: true, by_pairs: true }),
        twin: rules.twin_points,
    }
}

fn round_view(view: &View, game: &Match<Rules>, solver: &mut Solver) -> OkeyRoundView {
    let tile = |tile: Tile| tile_view(tile, view.okey);
    let throw = |&(seat, pips): &(Seat, u8)| ThrowView { seat: seat.index(), pips };
    OkeyRoundView {
        seat: view.seat.index(),
        previous: view.previous.index(),
        starter: view.starter.index(),
        // Not in play this round, even if its twin is wild.
        indicator: TileView { wild: false, ..tile(view.indicator) },
        okey: tile(Tile::new(view.okey.0, Which::First)),
        hand: view.hand.iter().copied().map(tile).collect(),
        sorted: texts(&Sorted::of(Order::Runs, &view.hand, view.okey, solver).begun),
        drawn: view.drawn.map(|tile| tile.to_string()),
        deficiency: solver.deficiency(&view.meaning()).best(),
        players: Seat::ALL.map(|seat| seat_view(seat, view)).into(),
        stock: view.stock,
        turn: view.turn.map(Seat::index),
        phase: view.phase.name(),
        legal: legal_view(view),
        history: history_view(view),
        covered: view.covered(),
        ring: ring_view(game),
        throws: game.throws().iter().map(|round| round.iter().map(throw).collect()).collect(),
        values: values(game),
        tied: game.tied().into_iter().map(Seat::index).collect(),
        result: None,
    }
}

fn seat_view(seat: Seat, view: &View) -> OkeySeatView {
    let player = &view.players[seat.index()];
    OkeySeatView {
        seat: seat.index(),
        playing: player.playing,
        tiles: player.tiles,
        discards: player.discards.iter().map(|&tile| tile_view(tile, view.okey)).collect(),
        may_inspect: view.may_inspect(seat),
        shown_twin: player.shown_twin,
    }
}

fn legal_view(view: &View) -> OkeyLegalView {
    let legal = &view.legal;
    let texts = |tiles: &[Tile]| tiles.iter().map(Tile::to_string).collect();
    OkeyLegalView {
        show_twin: legal.show_twin,
        draw: legal.draw,
        take: legal.take,
        pass: legal.pass,
        discard: texts(&legal.discard),
        declare: texts(&legal.declare),
        best_declare: texts(&view.best_declare()),
        misdeclare: view.may_misdeclare(),
    }
}

/// The public events, with the tiles that the viewing player has drawn.
fn history_view(view: &View) -> Vec<OkeyEventView> {
    let mut draws = view.draws.iter().copied();
    let told = |&event: &Event| {
        let drawn = if event == (Event::Drew { seat: view.seat }) { draws.next() } else { None };
        event_view(event, drawn, view.okey)
    };
    view.history.iter().map(told).collect()
}

/// Converts a public event for the page; `drawn` is the drawn tile, if the viewer may see it.
pub fn event_view(event: Event, drawn: Option<Tile>, okey: Wild) -> OkeyEventView {
    let view = |tile| tile_view(tile, okey);
    match event {
        Event::Drew { seat: by } => OkeyEventView::Drew { seat: by.index(), tile: drawn.map(view) },
        Event::Took { seat: by, tile } => {
            OkeyEventView::Took { seat: by.index(), tile: view(tile) }
        }
        Event::Discarded { seat: by, tile } => {
            OkeyEventView::Discarded { seat: by.index(), tile: view(tile) }
        }
        Event::ShowedTwin { seat: by, tile } => {
            OkeyEventView::ShowedTwin { seat: by.index(), tile: view(tile) }
        }
        Event::Declared { seat: by, tile } => {
            OkeyEventView::Declared { seat: by.index(), tile: view(tile) }
        }
        Event::Misdeclared { seat: by, tile, shown } => OkeyEventView::Misdeclared {
            seat: by.index(),
            tile: view(tile),
            shown: Rules::PACK.tiles().filter(|&tile| shown.contains(tile)).map(view).collect(),
        },
        Event::Passed { seat: by } => OkeyEventView::Passed { seat: by.index() },
    }
}

/// The best arrangement of these tiles.
pub fn arrangement(solver: &mut Solver, hand: &[Tile], okey: Wild) -> ArrangementView {
    let arranged = solver.arrange(hand, okey);
    ArrangementView {
        melds: arranged.melds.iter().map(|meld| meld_view(meld, okey)).collect(),
        rest: arranged.loose().into_iter().map(|tile| tile_view(tile, okey)).collect(),
        deficiency: arranged.deficiency.best(),
    }
}

fn result(
    game: &Match<Rules>,
    round: &Round,
    outcome: &Outcome,
    solver: &mut Solver,
) -> OkeyResultView {
    let played = game.rounds().last().expect("the round is on record");
    let okey = round.okey();
    let finish = match outcome {
        Outcome::Won(finish) => Some(finish),
        Outcome::Void => None,
    };
    let row = |seat: Seat| {
        let laid = match finish.filter(|finish| finish.seat == seat) {
            Some(finish) => ArrangementView {
                melds: finish.read(game.rules()).iter().map(|meld| meld_view(meld, okey)).collect(),
                rest: Vec::new(),
                deficiency: 0,
            },
            None => arrangement(solver, round.hand(seat), okey),
        };
        let score = played.scores[seat.index()];
        OkeyRowView {
            seat: seat.index(),
            melds: laid.melds,
            rest: laid.rest,
            deficiency: laid.deficiency,
            score: score_view(game.rules(), score),
            total: game.shown(seat),
            out: !game.seats().contains(seat),
        }
    };
    OkeyResultView {
        winner: finish.map(|finish| finish.seat.index()),
        discard: finish.map(|finish| tile_view(finish.discard, okey)),
        by_okey: finish.is_some_and(|finish| finish.by_okey),
        by_pairs: finish.is_some_and(|finish| finish.by_pairs),
        value: finish.map_or(0, |finish| finish.value(game.rules())),
        twin_shown_by: round.twin_shown().map(Seat::index),
        rows: round.seats().iter().map(row).collect(),
    }
}
