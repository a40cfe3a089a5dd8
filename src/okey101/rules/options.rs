//! The presets of 101 Okey, and its options as one table: values, names, conflicts (OKEY101
//! sections 12 and 13).

use crate::named::named;
use crate::options::declare_options;
use crate::seat::Direction;
use crate::tile::Number;

named! {
    /// The presets of rules (OKEY101 section 13).
    pub enum Preset {
        /// The usual game (*yüzbir*).
        Yuzbir = "yuzbir",
        /// With raising openings (*katlamalı*).
        Katlamali = "yuzbir_katlamali",
        /// With partners (*eşli*).
        Esli = "yuzbir_esli",
        /// The game of partnership tournaments (E101).
        Turnuva = "yuzbir_turnuva",
        /// With many penalties (*cezalı*).
        Cezali = "yuzbir_cezali",
        /// Three rounds with easier openings (*hızlı*).
        Hizli = "yuzbir_hizli",
    }
}

declare_options! {
    /// All options of a table of 101 Okey. Any combination is allowed here; `Rules::new` checks if
    /// it can be played.
    pub struct Options {
        /// Number of players, 2 to 4 (OKEY101 2.1).
        players: u16 = 4 => Players "players" in Table, from 2..=4;
        /// The order of play. Anticlockwise (OKEY101 2.1).
        direction: Direction = Direction::Anticlockwise => Direction "direction" in Table,
            if |options| options.players > 2;
        /// The starter, who has 22 tiles (OKEY101 2.1). PAG, E101: the seat after the dealer.
        starter: Starter = Starter::AfterDealer => Starter "starter" in Table;
        /// The treatment of a false joker turned as indicator (OKEY101 1.1). E101: the tile below
        /// it.
        false_joker: FalseJokerTurned = FalseJokerTurned::Redraw
            => FalseJoker "false-joker" in Melds;
        /// The longest run that may be laid; tiles may be added to it (OKEY101 12).
        run_limit: RunLimit = RunLimit::Off => RunLimit "run-limit" in Melds;
        /// The value of an opening by series (OKEY101 4.2). E101: 101.
        open_points: OpenPoints = OpenPoints::Points101 => OpenPoints "open-points" in Melds;
        /// Number of pairs of an opening by pairs (OKEY101 4.3). E101: 5.
        open_pairs: u16 = 5 => OpenPairs "open-pairs" in Melds, from 4..=5;
        /// True if an opening must exceed earlier ones (*katlamalı*, OKEY101 4.6).
        raising: bool = false => Raising "raising" in Melds;
        /// True if the partner's opening must be exceeded too (OKEY101 11.3).
        raise_partner: bool = false => RaisePartner "raise-partner" in Melds,
            if |options| options.raising && options.partners;
        /// True if an opening of any value may leave one tile, to finish with it (OKEY101 4.5).
        /// E101: yes.
        direct_finish: bool = true => DirectFinish "direct-finish" in Melds;
        /// True if a wrong opening costs a penalty instead of being refused (OKEY101 4.7). E101:
        /// yes.
        strict_open: bool = false => StrictOpen "strict-open" in Melds;
        /// True if melds, additions and exchanges wait for the turn after the opening (OKEY101
        /// 4.8). E101: no.
        wait_turn: bool = false => WaitTurn "wait-turn" in Play;
        /// True if giving back a taken discard costs a penalty (OKEY101 5.4). E101: yes.
        return_penalty: bool = false => ReturnPenalty "return-penalty" in Play;
        /// The limit of additions in a turn (OKEY101 6.4). E101: two for a player of pairs.
        add_cap: AddCap = AddCap::None => AddCap "add-cap" in Play;
        /// The most pairs that a player of series may lay in a turn (OKEY101 12).
        pairs_limit: PairsLimit = PairsLimit::Off => PairsLimit "pairs-limit" in Play;
        /// True if a wild tile may be exchanged (*okeyi almak*, OKEY101 7.5). E101: yes.
        exchange: bool = true => Exchange "exchange" in Play;
        /// True if a wild tile may be exchanged from a pair (OKEY101 7.3). E101: yes.
        exchange_pair: bool = true => ExchangePair "exchange-pair" in Play,
            if |options| options.exchange;
        /// The groups from which a wild tile may be exchanged (OKEY101 7.2).
        exchange_group: ExchangeGroup = ExchangeGroup::Four
            => ExchangeGroup "exchange-group" in Play,
            if |options| options.exchange;
        /// The cost of taking back table actions (OKEY101 3.4). E101: only the last tile is free.
        take_back: TakeBack = TakeBack::Free => TakeBack "takeback" in Play;
        /// True if discarding a wild tile costs a penalty, unless it finishes (OKEY101 8.1). E101:
        /// yes.
        okey_discard: bool = true => OkeyDiscard "okey-discard" in Points;
        /// The treatment of a playable discard (*işlek taş*, OKEY101 8.2). E101: an opponent calls
        /// it.
        playable: Playable = Playable::Auto => Playable "playable" in Points;
        /// True if a tile that could only be exchanged for a wild tile is playable too (OKEY101
        /// 8.2).
        playable_exchange: bool = false => PlayableExchange "playable-exchange" in Points,
            if |options| options.exchange && options.playable != Playable::Off;
        /// The cost of a discard that the next player takes to open (OKEY101 8.4).
        feed: Feed = Feed::Off => Feed "feed" in Points;
        /// True if a wild tile exchanged by another player costs the owner of the meld (OKEY101
        /// 8.4).
        okey_lost: bool = false => OkeyLost "okey-lost" in Points,
            if |options| options.exchange;
        /// The end of a round with an empty stock (OKEY101 9.2).
        stock_end: StockEnd = StockEnd::AfterTurn => StockEnd "stock-end" in Play;
        /// The result of a round in which all have opened by pairs (OKEY101 9.3). E101: void.
        all_pairs: AllPairs = AllPairs::Void => AllPairs "all-pairs" in Play;
        /// The score of a player who has not opened (OKEY101 10.1). E101: 202.
        unopened: Unopened = Unopened::Points202 => Unopened "unopened" in Points;
        /// True if a player who has not opened scores at most 404, unless another finishes from
        /// hand (OKEY101 10.3). PAG: yes.
        unopened_cap: bool = false => UnopenedCap "unopened-cap" in Points;
        /// The doublings of a finish (OKEY101 10.3). E101: they multiply.
        factors: Factors = Factors::Multiply => Factors "factors" in Points;
        /// The definition of a finish from hand (*elden bitmek*, OKEY101 10.3).
        from_hand: FromHand = FromHand::FirstTurn => FromHand "from-hand" in Points;
        /// True if wild tiles in the hand count 101 in its sum, which is multiplied (OKEY101 10.3).
        held_in_sum: bool = false => HeldInSum "held-in-sum" in Points;
        /// True if opposite seats are partners (*eşli*, OKEY101 11.2). E101: yes.
        partners: bool = false => Partners "partners" in Extras;
        /// Number of rounds of a match (OKEY101 11.1). E101: 11.
        rounds: u16 = 11 => Rounds "rounds" in Match, from 1..=11, or 21,
            worded |_| Some(Wording::AllRounds);
        /// True if a very high opening scores -101 (OKEY101 11.4).
        record_bonus: bool = false => RecordBonus "record-bonus" in Points;
        /// True if only a player who has announced it may open by pairs (*çifte gitmek*, OKEY101
        /// 12).
        declare_pairs: bool = false => DeclarePairs "declare-pairs" in Melds;
        /// The use of the indicator's twin in pairs (OKEY101 12).
        indicator_pair: IndicatorPair = IndicatorPair::Off
            => IndicatorPair "indicator-pair" in Melds;
        /// The discard piles that may be looked through (OKEY101 12). E101: the own one, and all
        /// for a player of pairs.
        inspect: Inspect = Inspect::None => Inspect "inspect" in Play;
        /// The time limit of a turn (OKEY101 12).
        clock: Clock = Clock::Off => Clock "clock" in Play;
        /// True if the page shows values, playable tiles and warnings (*yardımlı*, OKEY101 12).
        /// Never a rule.
        assist: bool = true => Assist "assist" in Extras;
    }

    /// Two options that cannot be combined, or a value out of range.
    pub enum Conflict {
        /// Opposite seats need four players.
        PartnersNeedFour "partnersNeedFour" [Partners, Players] =
            "partners need four players",
            |options| options.partners && options.players != 4;
    }

    impl RuleOptions {
        fn direction(&self) -> Direction {
            self.direction
        }

        /// Setting the number of players also sets partners, if they were the preset's default.
        fn set(&mut self, setting: Setting, value: &str) -> bool {
            let follows = self.partners == self.usual().partners;
            let set = self.field(setting).set(value);
            if setting == Setting::Players && follows {
                self.partners = self.usual().partners;
            }
            set
        }

        /// Even numbers of rounds, which contests may have, are offered only if they are the
        /// current value.
        fn values(&self, setting: Setting) -> Vec<String> {
            let (mut options, current) = (*self, self.get(setting));
            let mut values = options.field(setting).values();
            let is_odd = |value: &str| value.parse::<u16>().is_ok_and(|rounds| rounds % 2 == 1);
            values.retain(|value| {
                setting != Setting::Rounds || is_odd(value) || *value == current
            });
            values
        }
    }
}

named! {
    /// The name of the sentence that explains a setting: for settings of other games that mean
    /// something else here.
    pub enum Wording {
        /// Every round is played, and all are added up.
        AllRounds = "all",
    }
}

named! {
    /// The starter of a round (OKEY101 2.1).
    pub enum Starter {
        /// The seat after the dealer (PAG, E101).
        AfterDealer = "after-dealer",
        /// The dealer.
        Dealer = "dealer",
    }
}

named! {
    /// The treatment of a false joker turned as indicator (OKEY101 1.1).
    pub enum FalseJokerTurned {
        /// It goes back to a random place, and another tile is turned.
        Redraw = "redraw",
        /// It goes back, and the tile below it is turned (E101).
        Next = "next",
    }
}

named! {
    /// The limit of the length of a run that is laid (OKEY101 12).
    pub enum RunLimit {
        /// No limit.
        Off = "off",
        /// Five tiles.
        Five = "5",
    }
}

named! {
    /// The value that the series of an opening must have together (OKEY101 4.2).
    pub enum OpenPoints {
        /// 51.
        Points51 = "51",
        /// 81.
        Points81 = "81",
        /// 101.
        Points101 = "101",
        /// 121.
        Points121 = "121",
    }
}

named! {
    /// The limit of additions in a turn (OKEY101 6.4).
    pub enum AddCap {
        /// No limit.
        None = "none",
        /// Two tiles for a player who has opened by pairs (E101).
        PairsTwo = "pairs-two",
        /// Two tiles at one end of a run or to one group, for all players.
        EndTwo = "end-two",
    }
}

named! {
    /// The limit of the pairs that a player of series lays in a turn (OKEY101 12).
    pub enum PairsLimit {
        /// No limit.
        Off = "off",
        /// Three.
        Three = "3",
    }
}

named! {
    /// The groups from which a wild tile may be exchanged (OKEY101 7.2).
    pub enum ExchangeGroup {
        /// Groups of four, in which the missing colours are settled.
        Four = "four",
        /// Groups of three too, for one of the two missing colours.
        Either = "either",
    }
}

named! {
    /// The cost of taking back the table actions of a turn (OKEY101 3.4).
    pub enum TakeBack {
        /// None.
        Free = "free",
        /// Only the tile laid last is free; more costs a penalty once per turn (E101).
        LastOnly = "last-only",
    }
}

named! {
    /// The treatment of a playable tile that is discarded (OKEY101 8.2).
    pub enum Playable {
        /// It costs a penalty.
        Auto = "auto",
        /// It costs a penalty if an opponent calls it in time (E101).
        Call = "call",
        /// It costs nothing.
        Off = "off",
    }
}

named! {
    /// The cost of a discard that the next player takes to open (OKEY101 8.4).
    pub enum Feed {
        /// None.
        Off = "off",
        /// A penalty.
        Flat = "flat",
        /// Ten times its number for series, twenty times for pairs.
        Times = "times",
    }
}

named! {
    /// The end of a round with an empty stock (OKEY101 9.2).
    pub enum StockEnd {
        /// After the turn of the player who draws the last tile.
        AfterTurn = "after-turn",
        /// When a player cannot or does not use the last discard.
        LastTake = "last-take",
    }
}

named! {
    /// The result of a round in which all players have opened by pairs (OKEY101 9.3).
    pub enum AllPairs {
        /// It is void (E101).
        Void = "void",
        /// It goes on.
        PlayOn = "play-on",
    }
}

named! {
    /// The score of a player who has not opened (OKEY101 10.1).
    pub enum Unopened {
        /// 101.
        Points101 = "101",
        /// 202.
        Points202 = "202",
        /// 303.
        Points303 = "303",
        /// 404.
        Points404 = "404",
    }
}

named! {
    /// The doublings of a finish (OKEY101 10.3).
    pub enum Factors {
        /// They multiply (E101).
        Multiply = "multiply",
        /// At most one of them counts.
        Once = "once",
        /// None counts.
        None = "none",
    }
}

named! {
    /// The definition of a finish from hand (OKEY101 10.2, 10.3).
    pub enum FromHand {
        /// No other player has opened, and the finisher opened in this turn (E101).
        FirstTurn = "first-turn",
        /// The finisher opened in this turn.
        AnyTurn = "any-turn",
        /// No other player has opened.
        Alone = "alone",
    }
}

named! {
    /// The right of a pairs player to use the indicator's twin (OKEY101 12).
    pub enum IndicatorPair {
        /// None: it pairs only with a wild tile.
        Off = "off",
        /// The twin alone counts as a pair.
        Single = "single",
        /// The twin pairs with any tile.
        Wild = "wild",
    }
}

named! {
    /// The discard piles that may be looked through (OKEY101 12). Enforced by the page: a view
    /// contains all public tiles.
    pub enum Inspect {
        /// None: only the tops are visible.
        None = "none",
        /// The player's own.
        Own = "own",
        /// A player who has opened by pairs may see all.
        PairsAll = "pairs-all",
        /// The player's own, and all for a player who has opened by pairs (E101).
        OwnAndPairsAll = "own-and-pairs-all",
    }
}

named! {
    /// The time limit of a turn (OKEY101 12).
    pub enum Clock {
        /// No limit.
        Off = "off",
        /// 30 seconds.
        Seconds30 = "30",
        /// 45 seconds.
        Seconds45 = "45",
        /// 60 seconds.
        Seconds60 = "60",
    }
}

impl RunLimit {
    /// Number of tiles of the longest run.
    pub const fn longest(self) -> usize {
        match self {
            RunLimit::Off => Number::MAX.get() as usize,
            RunLimit::Five => 5,
        }
    }
}

impl PairsLimit {
    /// The most pairs.
    pub const fn most(self) -> usize {
        match self {
            PairsLimit::Off => usize::MAX,
            PairsLimit::Three => 3,
        }
    }
}

impl OpenPoints {
    /// The value.
    pub const fn points(self) -> u16 {
        match self {
            OpenPoints::Points51 => 51,
            OpenPoints::Points81 => 81,
            OpenPoints::Points101 => 101,
            OpenPoints::Points121 => 121,
        }
    }
}

impl Unopened {
    /// The points.
    pub const fn points(self) -> i32 {
        match self {
            Unopened::Points101 => 101,
            Unopened::Points202 => 202,
            Unopened::Points303 => 303,
            Unopened::Points404 => 404,
        }
    }
}

impl Clock {
    /// The seconds of a turn; `None` without a clock.
    pub const fn seconds(self) -> Option<u16> {
        match self {
            Clock::Off => None,
            Clock::Seconds30 => Some(30),
            Clock::Seconds45 => Some(45),
            Clock::Seconds60 => Some(60),
        }
    }
}
