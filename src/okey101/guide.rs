//! The explanation of the rules, section by section (OKEY101). In its figures the okey is B7.
//!
//! ```text
//! Rules ──► Section Opening
//!             okey101-series   101 points   from E101, custom   by the setting OpenPoints
//!               figure   R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11   102, opens
//! ```

mod figure;

use super::round::RECORD;
use super::rules::{
    AddCap, AllPairs, ExchangeGroup, Factors, FalseJokerTurned, Feed, FromHand, HAND,
    IndicatorPair, Inspect, Options, PENALTY, PairsLimit, Playable, Preset, Rules, RunLimit,
    Setting, Starter, StockEnd, TakeBack,
};
use super::score::CAP;
use crate::contest::Scored;
use crate::guide::Guide;
use crate::guide::Source::{self, Custom, Der, E101, Own, Pag};
use crate::named::named;
use crate::seat::Direction;

pub use figure::{Figure, FigureClaim};

/// Some sentences about one rule.
pub type Paragraph = crate::guide::Paragraph<Options>;

type Text<'a> = crate::guide::Text<'a, Options>;

named! {
    /// The topics of paragraphs, in reading order.
    #[derive(PartialOrd, Ord)]
    pub enum Section {
        /// The whole game in a few sentences.
        Brief = "brief",
        /// The aim of the game.
        Aim = "aim",
        /// The set, the indicator, wild tiles, and false jokers.
        Tiles = "tiles",
        /// Runs, groups and pairs, and their value.
        Melds = "melds",
        /// The order of play, the starter, and the deal.
        Deal = "deal",
        /// Turns, and the discard that is taken.
        Play = "play",
        /// The opening by series and by pairs.
        Opening = "opening",
        /// Laying, adding and exchanging after the opening.
        Table = "table",
        /// Discards that cost points.
        Costs = "costs",
        /// The end of a round.
        Finish = "finish",
        /// The score of a round.
        Points = "points",
        /// The end of a match, and partners.
        Match = "match",
        /// Contests for play chips.
        Chips = "chips",
    }
}

const MELDS: &[Figure] =
    &[Figure::of(FigureClaim::Run, "B4 B5 B6"), Figure::of(FigureClaim::Group, "R8 Y8 K8")];
const RUNS: &[Figure] = &[
    Figure::of(FigureClaim::Run, "R10 B7 R12"),
    Figure::of(FigureClaim::Run, "R1 R2 R3"),
    Figure::of(FigureClaim::NoMeld, "R12 R13 R1"),
];
const GROUPS: &[Figure] = &[
    Figure::of(FigureClaim::Group, "R9 Y9 B9 K9"),
    Figure::of(FigureClaim::Group, "R9 Y9 B7"),
    Figure::of(FigureClaim::NoMeld, "R9 R9 K9"),
];
const EITHER: &[Figure] =
    &[Figure::of(FigureClaim::Run, "R9 B7 B7"), Figure::of(FigureClaim::Group, "= R9 B7 B7")];
const PAIRS: &[Figure] = &[
    Figure::of(FigureClaim::Pair, "F F"),
    Figure::of(FigureClaim::Pair, "R3 B7"),
    Figure::of(FigureClaim::NoMeld, "F R7"),
];
const FALSE_JOKERS: &[Figure] =
    &[Figure::of(FigureClaim::Run, "F B8 B9"), Figure::of(FigureClaim::NoMeld, "F R8 R9")];
const OPENINGS: [&[Figure]; 4] = [
    &[
        Figure::of(FigureClaim::Opening, "R9 R10 R11 | Y7 Y8 Y9"),
        Figure::of(FigureClaim::TooLow, "R9 R10 R11"),
    ],
    &[
        Figure::of(FigureClaim::Opening, "R11 R12 R13 | K9 K10 K11 | R5 Y5 K5"),
        Figure::of(FigureClaim::TooLow, "R11 R12 R13 | K9 K10 K11"),
    ],
    &[
        Figure::of(FigureClaim::Opening, "R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11"),
        Figure::of(FigureClaim::TooLow, "R11 R12 R13 | Y11 Y12 Y13 | R7 Y7 F K7"),
    ],
    &[
        Figure::of(FigureClaim::Opening, "R10 R11 R12 R13 | Y11 Y12 Y13 | K12 B12 Y12 R12"),
        Figure::of(FigureClaim::TooLow, "R11 R12 R13 | Y11 Y12 Y13 | K9 K10 K11"),
    ],
];
const ADD: &[Figure] = &[Figure::of(FigureClaim::Adds("R7"), "R4 R5 R6")];
const EXCHANGE: &[Figure] = &[Figure::of(FigureClaim::Exchanges("R3"), "R2 B7 R4")];
const OWN_FACE: &[Figure] = &[Figure::of(FigureClaim::Exchanges("F"), "B6 B7 B8")];
const FOUR: &[Figure] = &[Figure::of(FigureClaim::Exchanges("B8"), "R8 Y8 K8 B7")];
const THREE: &[Figure] = &[Figure::of(FigureClaim::Exchanges("K8"), "R8 Y8 B7")];
const OF_PAIR: &[Figure] = &[Figure::of(FigureClaim::Exchanges("Y3"), "Y3 B7")];
const COSTLY: &[Figure] = &[Figure::of(FigureClaim::Playable("R7"), "R4 R5 R6")];

impl Guide for Options {
    type Section = Section;
    type Figure = Figure;

    fn source(preset: Preset) -> Source {
        match preset {
            Preset::Turnuva => E101,
            Preset::Yuzbir | Preset::Katlamali | Preset::Esli | Preset::Cezali => Custom,
            Preset::Hizli => Own,
        }
    }

    fn write(section: Section, text: &mut Text<'_>) {
        match section {
            Section::Brief => brief(text),
            Section::Aim => drop(text.say("okey101-aim", "11", &[E101, Custom], &[])),
            Section::Tiles => tiles(text),
            Section::Melds => melds(text),
            Section::Deal => deal(text),
            Section::Play => play(text),
            Section::Opening => opening(text),
            Section::Table => table(text),
            Section::Costs => costs(text),
            Section::Finish => finish(text),
            Section::Points => points(text),
            Section::Match => match_end(text),
            Section::Chips => chips(text),
        }
    }
}

const BOTH: &[Source] = &[E101, Custom];

fn brief(text: &mut Text<'_>) {
    let (points, pairs) = (text.rules.open_points.points(), text.rules.open_pairs);
    text.say("okey101-brief-melds", "1", BOTH, &[]).show(MELDS);
    text.say("okey101-brief-turn", "3", BOTH, &[]);
    text.say("okey101-brief-opening", "4", BOTH, &[Setting::OpenPoints, Setting::OpenPairs])
        .number("points", points)
        .number("pairs", pairs);
    text.say("okey101-brief-table", "6", BOTH, &[]);
    text.say("okey101-brief-end", "9", BOTH, &[]);
}

fn tiles(text: &mut Text<'_>) {
    const SET: &[Figure] = &[Figure::of(FigureClaim::Tiles, "R1 Y5 B9 K13 F")];
    text.say("set", "1", &[Custom, Pag], &[]).show(SET);
    text.say("okey101-okey", "1", BOTH, &[]);
    text.say("false-joker", "1", BOTH, &[]).show(FALSE_JOKERS);
    let turned = &[Setting::FalseJoker];
    match text.rules.false_joker {
        FalseJokerTurned::Redraw => text.say("turned-redraw", "1", &[Custom], turned),
        FalseJokerTurned::Next => text.say("okey101-turned-next", "1", &[E101], turned),
    };
}

fn melds(text: &mut Text<'_>) {
    text.say("okey101-run", "1", BOTH, &[]).show(RUNS);
    if text.rules.run_limit != RunLimit::Off {
        let longest = text.rules.run_limit.longest() as u16;
        text.say("okey101-run-limit", "12", &[Custom], &[Setting::RunLimit])
            .number("tiles", longest);
    }
    text.say("group", "1", BOTH, &[]).show(GROUPS);
    text.say("okey101-either", "1", &[Der], &[]).show(EITHER);
    text.say("okey101-pair", "1", BOTH, &[]).show(PAIRS);
    let twin = &[Setting::IndicatorPair];
    match text.rules.indicator_pair {
        IndicatorPair::Off => text.say("okey101-twin", "1", BOTH, twin),
        IndicatorPair::Single => text.say("okey101-twin-single", "12", &[Custom], twin),
        IndicatorPair::Wild => text.say("okey101-twin-wild", "12", &[Custom], twin),
    };
    text.say("okey101-value", "1", BOTH, &[]);
}

fn deal(text: &mut Text<'_>) {
    let rules = text.rules;
    let direction = &[Setting::Direction];
    match rules.direction {
        _ if rules.players == 2 => text.say("by-turns", "2", &[Own], &[]),
        Direction::Clockwise => text.say("clockwise", "2", &[Own], direction),
        Direction::Anticlockwise => text.say("anticlockwise", "2", &[Custom, Pag], direction),
    };
    let starter = &[Setting::Starter];
    match rules.starter {
        Starter::AfterDealer => text.say("okey101-starter", "2", &[E101, Pag], starter),
        Starter::Dealer => text.say("okey101-starter-dealer", "2", &[Custom], starter),
    };
    let plan = rules.deal_plan();
    let stock = plan.pack.size() - plan.dealt(rules.players.into()) - 1;
    text.say("okey101-deal", "2", &[Pag, Der], &[])
        .number("tiles", HAND as u16)
        .number("first", plan.first_hand() as u16)
        .number("stock", stock as u16);
}

fn play(text: &mut Text<'_>) {
    let rules = text.rules;
    text.say("okey101-turn", "3", BOTH, &[]);
    text.say("okey101-public", "3", &[Custom], &[]);
    text.say("okey101-tile-left", "3", BOTH, &[]);
    let back = &[Setting::TakeBack];
    match rules.take_back {
        TakeBack::Free => text.say("okey101-takeback", "3", &[Custom, Own], back),
        TakeBack::LastOnly => {
            text.say("okey101-takeback-last", "3", BOTH, back).number("points", PENALTY as u16)
        }
    };
    text.say("okey101-take", "5", BOTH, &[]);
    let given = &[Setting::ReturnPenalty];
    if rules.return_penalty {
        text.say("okey101-return-penalty", "5", BOTH, given).number("points", PENALTY as u16);
    } else {
        text.say("okey101-return", "5", &[Custom], given);
    }
    let inspect = &[Setting::Inspect];
    match rules.inspect {
        Inspect::None => text.say("inspect-none", "12", &[Own], inspect),
        Inspect::Own => text.say("okey101-inspect-own", "12", &[Custom], inspect),
        Inspect::PairsAll => text.say("okey101-inspect-pairs", "12", &[Own], inspect),
        Inspect::OwnAndPairsAll => text.say("okey101-inspect-both", "12", &[E101], inspect),
    };
    let clock = &[Setting::Clock];
    match rules.clock.seconds() {
        None => text.say("okey101-no-clock", "12", &[Own], clock),
        Some(seconds) => {
            text.say("okey101-clock", "12", &[Custom, Own], clock).number("seconds", seconds)
        }
    };
    let assist = if rules.assist { "okey101-assist" } else { "okey101-no-assist" };
    text.say(assist, "12", &[Custom], &[Setting::Assist]);
}

fn opening(text: &mut Text<'_>) {
    let rules = text.rules;
    let points = &[Setting::OpenPoints];
    text.say("okey101-series", "4", BOTH, points)
        .number("points", rules.open_points.points())
        .show(Figure::fitting(rules, &OPENINGS));
    text.say("okey101-pairs", "4", BOTH, &[Setting::OpenPairs]).number("pairs", rules.open_pairs);
    text.say("okey101-way", "4", BOTH, &[]);
    let direct = &[Setting::DirectFinish];
    if rules.direct_finish {
        text.say("okey101-direct", "4", BOTH, direct);
    } else {
        text.say("okey101-no-direct", "4", &[Own], direct);
    }
    let raising = &[Setting::Raising];
    if rules.raising {
        text.say("okey101-raising", "4", &[Custom], raising);
        if rules.partners {
            let partner = &[Setting::RaisePartner, Setting::Raising, Setting::Partners];
            let raises = rules.raise_partner;
            let id = if raises { "okey101-raise-partner" } else { "okey101-raise-opponents" };
            text.say(id, "11", &[Custom], partner);
        }
    } else {
        text.say("okey101-fixed", "4", BOTH, raising);
    }
    let strict = &[Setting::StrictOpen];
    if rules.strict_open {
        text.say("okey101-strict", "4", BOTH, strict).number("points", PENALTY as u16);
    } else {
        text.say("okey101-refused", "4", &[Custom], strict);
    }
    if rules.declare_pairs {
        text.say("okey101-declare", "12", &[Custom], &[Setting::DeclarePairs, Setting::Unopened])
            .number("points", 2 * rules.unopened.points() as u16);
    }
    let waits = &[Setting::WaitTurn];
    if rules.wait_turn {
        text.say("okey101-wait", "4", &[Custom], waits);
    } else {
        text.say("okey101-at-once", "4", BOTH, waits);
    }
}

fn table(text: &mut Text<'_>) {
    let rules = text.rules;
    text.say("okey101-lay", "6", BOTH, &[]);
    if rules.pairs_limit != PairsLimit::Off {
        text.say("okey101-pairs-limit", "12", &[Custom], &[Setting::PairsLimit])
            .number("pairs", rules.pairs_limit.most() as u16);
    }
    text.say("okey101-add", "6", BOTH, &[]).show(ADD);
    let cap = &[Setting::AddCap];
    match rules.add_cap {
        AddCap::None => drop(text.say("okey101-no-cap", "6", &[Custom], cap)),
        AddCap::PairsTwo => drop(text.say("okey101-cap-pairs", "6", BOTH, cap)),
        AddCap::EndTwo => drop(text.say("okey101-cap-end", "6", &[Custom], cap)),
    }
    if !rules.exchange {
        text.say("okey101-no-exchange", "7", &[Custom], &[Setting::Exchange]);
        return;
    }
    text.say("okey101-exchange", "7", BOTH, &[Setting::Exchange]).show(EXCHANGE);
    text.say("okey101-exchange-false", "7", &[Custom], &[Setting::Exchange]).show(OWN_FACE);
    let group = &[Setting::ExchangeGroup, Setting::Exchange];
    match rules.exchange_group {
        ExchangeGroup::Four => text.say("okey101-exchange-four", "7", &[Custom], group).show(FOUR),
        ExchangeGroup::Either => {
            text.say("okey101-exchange-either", "7", &[Custom], group).show(THREE);
        }
    }
    let pair = &[Setting::ExchangePair, Setting::Exchange];
    if rules.exchange_pair {
        text.say("okey101-exchange-pair", "7", BOTH, pair).show(OF_PAIR);
    } else {
        text.say("okey101-no-exchange-pair", "7", &[Custom], pair);
    }
}

fn costs(text: &mut Text<'_>) {
    let (rules, penalty) = (text.rules, PENALTY as u16);
    let okey = &[Setting::OkeyDiscard];
    if rules.okey_discard {
        text.say("okey101-okey-discard", "8", BOTH, okey).number("points", penalty);
    } else {
        text.say("okey101-free-okey", "8", &[Own], okey);
    }
    let playable = &[Setting::Playable];
    match rules.playable {
        Playable::Auto => text
            .say("okey101-playable", "8", &[Custom], playable)
            .number("points", penalty)
            .show(COSTLY),
        Playable::Call => text
            .say("okey101-playable-call", "8", &[E101], playable)
            .number("points", penalty)
            .show(COSTLY),
        Playable::Off => drop(text.say("okey101-playable-off", "8", &[Own], playable)),
    }
    if rules.playable_exchange && rules.exchange && rules.playable != Playable::Off {
        let settings = &[Setting::PlayableExchange, Setting::Exchange, Setting::Playable];
        text.say("okey101-playable-exchange", "8", &[Custom], settings);
    }
    let feed = &[Setting::Feed];
    match rules.feed {
        Feed::Off => drop(text.say("okey101-no-feed", "8", BOTH, feed)),
        Feed::Flat => {
            text.say("okey101-feed", "8", &[Custom], feed).number("points", penalty);
        }
        Feed::Times => drop(text.say("okey101-feed-times", "8", &[Custom], feed)),
    }
    if rules.exchange {
        let settings = &[Setting::OkeyLost, Setting::Exchange];
        let id = if rules.okey_lost { "okey101-okey-lost" } else { "okey101-no-okey-lost" };
        text.say(id, "8", &[Custom], settings).number("points", penalty);
    }
    if rules.okey_discard || rules.playable != Playable::Off {
        let settings = &[Setting::OkeyDiscard, Setting::Playable];
        text.say("okey101-last-discard", "8", &[Custom], settings);
    }
}

fn finish(text: &mut Text<'_>) {
    text.say("okey101-finish", "9", BOTH, &[]);
    let empty = &[Setting::StockEnd];
    match text.rules.stock_end {
        StockEnd::AfterTurn => text.say("okey101-empty", "9", &[Custom], empty),
        StockEnd::LastTake => text.say("okey101-last-take", "9", &[Custom], empty),
    };
    let pairs = &[Setting::AllPairs];
    match text.rules.all_pairs {
        // With the twin of the indicator as a pair somebody could still finish.
        AllPairs::Void if text.rules.indicator_pair == IndicatorPair::Single => {
            let settings = &[Setting::AllPairs, Setting::IndicatorPair];
            text.say("okey101-all-pairs-single", "9", &[Own], settings)
        }
        AllPairs::Void => text.say("okey101-all-pairs", "9", &[E101, Custom, Own], pairs),
        AllPairs::PlayOn => text.say("okey101-play-on", "9", &[Own], pairs),
    };
}

fn points(text: &mut Text<'_>) {
    let rules = text.rules;
    let unopened = rules.unopened.points() as u16;
    text.say("okey101-won", "10", BOTH, &[]).number("points", PENALTY as u16);
    text.say("okey101-left", "10", BOTH, &[]);
    text.say("okey101-unopened", "10", BOTH, &[Setting::Unopened]).number("points", unopened);
    let held = if rules.held_in_sum { "okey101-held-in-sum" } else { "okey101-held" };
    text.say(held, "10", &[Custom], &[Setting::HeldInSum]).number("points", PENALTY as u16);
    let factors = &[Setting::Factors];
    match rules.factors {
        Factors::Multiply => text.say("okey101-factors", "10", BOTH, factors),
        Factors::Once => text.say("okey101-factor-once", "10", &[Custom], factors),
        Factors::None => text.say("okey101-no-factor", "10", &[Custom], factors),
    };
    let hand = &[Setting::FromHand];
    match rules.from_hand {
        FromHand::FirstTurn => text.say("okey101-from-hand", "10", BOTH, hand),
        FromHand::AnyTurn => text.say("okey101-from-hand-any", "10", &[Custom], hand),
        FromHand::Alone => text.say("okey101-from-hand-alone", "10", &[Custom], hand),
    };
    if rules.unopened_cap {
        text.say("okey101-cap", "10", &[Pag], &[Setting::UnopenedCap]).number("points", CAP as u16);
    }
    let (penalty, record) = (PENALTY as u16, &[Setting::RecordBonus]);
    if rules.record_bonus {
        let (value, pairs) = RECORD;
        text.say("okey101-record", "11", &[Custom], record)
            .number("points", penalty)
            .number("value", value)
            .number("pairs", pairs);
    } else {
        text.say("okey101-no-record", "11", &[Custom], record).number("points", penalty);
    }
}

fn match_end(text: &mut Text<'_>) {
    let rules = text.rules;
    text.say("okey101-rounds", "11", BOTH, &[Setting::Rounds]).number("rounds", rules.rounds);
    let partners = &[Setting::Partners];
    if rules.partners {
        text.say("okey101-partners", "11", BOTH, partners);
        text.say("okey101-partner-finishes", "11", &[Custom, Own], partners);
    } else {
        text.say("okey101-alone", "11", BOTH, partners);
    }
}

fn chips(text: &mut Text<'_>) {
    let partners = &[Setting::Partners];
    text.say("chips-pay", "11", &[Own], &[]);
    text.say("okey101-chips-ring", "11", &[Own], &[]);
    let share = &[Setting::Partners, Setting::Players];
    match (text.rules.players, text.rules.partners) {
        (2, _) => drop(text.say("chips-share-two", "11", &[Own], share)),
        (_, true) => drop(text.say("chips-share-partners", "11", &[Own], share)),
        (3, _) => text.say("chips-share-three", "11", &[Own], share).ring_game(&[120, 260, 404]),
        _ => text.say("chips-share-four", "11", &[Own], share).ring_game(&[120, 260, 320, 404]),
    }
    text.say("chips-no-sitngo", "11", &[Own], &[]);
    if text.rules.partners {
        text.say("okey101-chips-partners", "11", &[Own], partners);
    } else {
        text.say("okey101-chips-tournament", "11", &[Own], partners)
            .number("points", Rules::POINTS_OF_ONE)
            .tournament();
    }
    text.say("chips-formats", "11", &[Own], &[]);
}
