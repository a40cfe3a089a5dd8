//! 101 Okey (*yüzbir okey*): opening with melds worth 101 or with pairs, adding to the melds of all
//! players, and penalties of 101. `OKEY101` in the comments is `docs/okey101.md`.

mod rules;
mod row;
mod table;
mod action;
mod penalty;
mod solver;
mod finish;
mod round;
mod score;
mod view;
mod scored;
mod game;
mod entry;
mod guide;
mod sorted;
mod possible;
mod bots;
mod summary;
mod coach;
mod value;
mod foresight;
mod costs;
mod better;
mod arranged;
mod uses;
mod review;
mod position;
mod ranking;
mod misplays;

pub use action::{Action, Event, Place, Refusal, Way};
pub use arranged::{Arranged, Counted, Read, worth};
pub use better::{Because, Better};
pub use bots::{Greedy, Judged, Judgement, Params, Pause, Player, Why};
pub use coach::{Hint, Numbers, use_of};
pub use costs::Costs;
pub use finish::Finish;
pub use foresight::Foresight;
pub use guide::{Figure, FigureClaim, Paragraph, Section};
pub use penalty::{Penalty, Reason};
pub use possible::Possible;
pub use ranking::Facts;
pub use review::{Decision, Mistake, review, why};
pub use round::{Opened, Outcome, Phase, Round};
pub use row::{MELDS, Row, pair_with_twin, rows, value, write_rows};
pub use rules::{
    AddCap, AllPairs, Clock, Conflict, ExchangeGroup, Factors, FalseJokerTurned, Feed, FromHand,
    HAND, IndicatorPair, Inspect, OpenPoints, Options, PENALTY, PairsLimit, Playable, Preset,
    Rules, RunLimit, Setting, Starter, StockEnd, TakeBack, Unopened, Wording,
};
pub use score::{Ended, Entry, Left, Score, score};
pub use solver::{
    Discard, Distance, Melds, Need, Opening, Position, Solver, TableTurn, Unseen, count_pairs,
    feeds, pairs, pairs_distance, points_left,
};
pub use sorted::{Order, sorted};
pub use summary::Ending;
pub use table::{Faces, Fitting, Lying};
pub use uses::Use;
pub use value::{Situation, Weights};
pub use view::{Legal, SeatView, View};
