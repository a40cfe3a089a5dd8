//! The presets of Okey, and its options as one table: values, names, conflicts (RULES sections 2 to
//! 6 and 9).

use std::ops::RangeInclusive;

use crate::named::named;
use crate::options::declare_options;
use crate::seat::Direction;
use crate::wall::Dealing;

/// Number of rounds that may be agreed (RULES section 6).
pub(in crate::okey) const ROUNDS: RangeInclusive<u16> = 1..=99;

named! {
    /// Named rules.
    pub enum Preset {
        /// The German board edition with a die (S1).
        Board = "board",
        /// Turkish Okey as on rummy.ch (S2).
        Turkish = "turkish",
        /// Turkish Okey with the traditional deal, as described by Pagat (PAG).
        Pagat = "pagat",
        /// Turkish Okey of coffee houses: points are counted down (*düz okey*).
        Kahvehane = "kahvehane",
        /// Turkish Okey in which players count down their own number (*sayılı okey*).
        Sayili = "sayili",
    }
}

declare_options! {
    /// All options of a table of Okey. Any combination is allowed here; `Rules::new` checks if it
    /// can be played.
    pub struct Options {
        /// Number of players, 2 to 4.
        players: u16 = 4 => Players "players" in Table, from 2..=4;
        /// The order of play. S1 clockwise, S2 and PAG anticlockwise (RULES section 4).
        direction: Direction = Direction::Anticlockwise => Direction "direction" in Table,
            if |options| options.players > 2;
        /// The way of dealing. S1 and PAG traditional, S2 quick (RULES section 4).
        dealing: Dealing = Dealing::Quick => Dealing "deal" in Table;
        /// The starter. S1 the highest die, S2 the seat after the dealer (RULES section 4).
        starter: Starter = Starter::AfterDealer => Starter "starter" in Table;
        /// The meaning of a false joker turned as indicator (RULES section 2).
        false_joker: FalseJokerTurned = FalseJokerTurned::Redraw
            => FalseJoker "false-joker" in Melds;
        /// True if 1 may also follow 13 at the end of a run (`12-13-1`, RULES section 3). S1, S2:
        /// yes.
        high_one: bool = true => HighOne "high-one" in Melds;
        /// True if seven pairs are a complete hand (RULES section 3). S2: yes, S1: no.
        seven_pairs: bool = true => SevenPairs "seven-pairs" in Melds;
        /// The right to discard a wild tile (RULES 5.3).
        wild_discard: WildDiscard = WildDiscard::Anytime => WildDiscard "wild-discard" in Play;
        /// The discard piles that may be looked through (RULES 5.4). Enforced by the page: a
        /// [`View`] contains all public tiles.
        ///
        /// [`View`]: crate::okey::View
        inspect: Inspect = Inspect::None => Inspect "inspect" in Play;
        /// Points that each opponent gets at once when the indicator's twin is shown; 0 if showing
        /// it is not allowed. S2: 1, S1: off (RULES 5.5).
        twin_points: u16 = 1 => Twin "twin" in Play, from 0..=3, worded counted;
        /// The last moment for showing it. S2: the first draw (RULES 5.5).
        twin_until: TwinUntil = TwinUntil::FirstDraw => TwinUntil "twin-until" in Play,
            if |options| options.twin_points > 0;
        /// True if declaring an incomplete hand costs [`OFFENCE`](super::OFFENCE) points instead of
        /// being refused (RULES 5.6).
        strict_declare: bool = false => StrictDeclare "strict-declare" in Play, worded counted;
        /// The unit of the score. S1 a win, S2 penalty points (RULES section 6).
        counting: Counting = Counting::Penalties => Counting "count" in Points;
        /// The value of seven pairs finished by an okey (RULES section 6).
        stacking: Stacking = Stacking::Multiply => Stacking "stacking" in Points,
            if |options| options.counting != Counting::Wins && options.seven_pairs;
        /// True if a red or black indicator doubles the finish (*renkli*, RULES section 6).
        color_double: bool = false => ColorDouble "color-double" in Points;
        /// True if a hand of one colour doubles the finish (*tek renk*, RULES section 6).
        one_color: bool = false => OneColor "one-colour" in Points;
        /// The end of a match (RULES section 6).
        end: End = End::LastSurvivor => End "end" in Match, worded counted;
        /// The number of rounds, for [`End::Rounds`]. S1: 5 unless agreed otherwise.
        rounds: u16 = 5 => Rounds "rounds" in Match, from ROUNDS,
            if |options| options.end == End::Rounds;
        /// The treatment of a tie after the last round (RULES section 6).
        ties: Ties = Ties::Share => Ties "ties" in Match,
            if |options| options.end == End::Rounds;
        /// The penalty points that put a player out, or the points that players start with where
        /// they are counted down. S2: 20 (RULES section 6).
        limit: u16 = 20 => Limit "limit" in Match, from 5..=30,
            if |options| options.end != End::Rounds,
            worded |options| counted(options).or(Some(match options.limit_rule {
                LimitRule::Exceed => Wording::Exceed,
                LimitRule::Reach => Wording::Reach,
            }));
        /// The treatment of a player with exactly that number. S2 still in, PAG out.
        limit_rule: LimitRule = LimitRule::Exceed => LimitRule "limit-rule" in Match,
            if |options| options.end != End::Rounds && !options.counts_down();
        /// True if opposite seats are partners (RULES section 6).
        partners: bool = false => Partners "partners" in Extras;
        /// True if a pot is played (*çanak*, RULES section 6).
        pot: bool = false => Pot "pot" in Extras,
            worded |options| (!options.seven_pairs).then_some(Wording::OnlyOkey);
        /// True if the last two of four pay the first two (RULES section 6, S2).
        stakes: bool = false => Stakes "stakes" in Extras;
    }

    /// Two options that cannot be combined, or a value out of range.
    pub enum Conflict {
        /// Two winners of two or three players would be nearly all.
        TopTwoNeedsFour "topTwoNeedsFour" [End, Players] =
            "that two win together needs four players",
            |options| options.end == End::TopTwo && options.players != 4;
        /// Opposite seats need four players.
        PartnersNeedFour "partnersNeedFour" [Partners, Players] =
            "partners need four players",
            |options| options.partners && options.players != 4;
        /// Four places are needed: the last two pay the first two.
        StakesNeedFour "stakesNeedFour" [Stakes, Players] =
            "stakes need four players",
            |options| options.stakes && options.players != 4;
        /// Wins do not put a player out, so a match needs a number of rounds.
        WinsNeedRounds "winsNeedRounds" [End, Counting] =
            "where wins are counted a match ends after some rounds",
            |options| options.counting == Counting::Wins && options.end != End::Rounds;
        /// Counting points down needs [`End::Best`]: the first player with none left ends the
        /// match, and the best wins.
        CountdownNeedsBest "countdownNeedsBest" [End, Counting] =
            "where points are counted down, who has none left ends the match",
            |options| options.counts_down() && options.end != End::Best;
        /// The twin costs points, but wins are counted.
        TwinNeedsPenalties "twinNeedsPenalties" [Twin, Counting] =
            "the twin costs points, but wins are counted",
            |options| options.counting == Counting::Wins && options.twin_points > 0;
        /// A wrong declaration costs penalty points, which are not counted.
        StrictNeedsPenalties "strictNeedsPenalties" [StrictDeclare, Counting] =
            "a wrong declaration costs penalty points, which nobody counts here",
            |options| options.strict_declare
                && matches!(options.counting, Counting::Wins | Counting::Own);
        /// Colours double points, but wins are counted.
        DoublingNeedsPenalties "doublingNeedsPenalties" [ColorDouble, Counting] =
            "points are doubled, but wins are counted",
            |options| options.counting == Counting::Wins && options.color_double;
        /// A hand of one colour doubles points, but wins are counted.
        OneColorNeedsPenalties "oneColorNeedsPenalties" [OneColor, Counting] =
            "a hand of one colour doubles points, but wins are counted",
            |options| options.counting == Counting::Wins && options.one_color;
        /// Partners win together anyway.
        PartnersAreTwo "partnersAreTwo" [Partners, End] =
            "partners win together anyway",
            |options| options.partners && options.end == End::TopTwo;
        /// The places of partners are two, not four.
        StakesNeedSingles "stakesNeedSingles" [Stakes, Partners] =
            "stakes are for single players, not for partners",
            |options| options.partners && options.stakes;
        /// Stakes need matches that put players out.
        StakesNeedElimination "stakesNeedElimination" [Stakes, End] =
            "stakes are for matches that put players out",
            |options| options.stakes && options.end == End::Rounds;
    }

    impl RuleOptions {
        fn direction(&self) -> Direction {
            self.direction
        }

        /// Setting the number of players also sets the end of a match, if that was the preset's
        /// default.
        fn set(&mut self, setting: Setting, value: &str) -> bool {
            let follows = self.end == self.usual().end;
            let set = self.field(setting).set(value);
            if setting == Setting::Players && follows {
                self.end = self.usual().end;
            }
            set
        }
    }
}

/// The wording of settings that depend on the counting.
fn counted(options: &Options) -> Option<Wording> {
    match options.counting {
        Counting::Wins | Counting::Penalties => None,
        Counting::Down => Some(Wording::Down),
        Counting::Own => Some(Wording::Own),
    }
}

named! {
    /// The starter of a round (RULES sections 4 and 6).
    pub enum Starter {
        /// The player who throws the highest die, after further throws in a tie; the role moves on
        /// by one seat each round (S1).
        HighestDie = "die",
        /// The seat after the dealer, who is chosen at random; the role moves on (S2).
        AfterDealer = "after-dealer",
        /// The dealer, who is chosen at random; the role moves on.
        Dealer = "dealer",
        /// The winner of the previous round, the same player again after a void one. The first is
        /// chosen at random.
        Winner = "winner",
    }
}

named! {
    /// The meaning of a false joker turned as indicator (RULES section 2).
    pub enum FalseJokerTurned {
        /// It goes back, and another tile is turned (S2).
        Redraw = "redraw",
        /// The false jokers themselves are wild; one of them is in play (S1).
        Wild = "wild",
    }
}

named! {
    /// The right to discard a wild tile, and its effect (RULES 5.3).
    pub enum WildDiscard {
        /// At any time; the next player may take it as a wild tile.
        Anytime = "anytime",
        /// Only as the last tile of a finish.
        OnlyToFinish = "finish",
        /// At any time, but no player may take it.
        Dead = "dead",
    }
}

named! {
    /// The discard piles that may be looked through (RULES 5.4).
    pub enum Inspect {
        /// None: only the top of each is visible (S2).
        None = "none",
        /// The player's own and that of the previous player (PAG).
        OwnAndLeft = "own-left",
        /// All.
        All = "all",
    }
}

named! {
    /// The last moment for showing the indicator's twin (RULES 5.5).
    pub enum TwinUntil {
        /// Until the player's own first draw; for the starter until their first discard (S2).
        FirstDraw = "draw",
        /// Until the player's own first discard.
        FirstDiscard = "discard",
    }
}

named! {
    /// The unit of the score (RULES section 6).
    pub enum Counting {
        /// One win for the player who finishes; most wins take the match (S1).
        Wins = "wins",
        /// Penalty points for the others; the fewest are best (S2).
        Penalties = "penalties",
        /// Players start with the points of the limit; losers lose some, and the most left are best
        /// (*düz okey*).
        Down = "down",
        /// Players start with the points of the limit; the winner of a round gets rid of some, and
        /// the first without any wins (*sayılı okey*).
        Own = "own",
    }
}

named! {
    /// The value of seven pairs finished by an okey (RULES section 6).
    pub enum Stacking {
        /// Each doubles: 8.
        Multiply = "multiply",
        /// No more than one of them: 4.
        Max = "max",
    }
}

named! {
    /// The end of a match (RULES section 6).
    pub enum End {
        /// An agreed number of decided rounds (S1).
        Rounds = "rounds",
        /// One player is left; players above the limit are out (S2).
        LastSurvivor = "survivor",
        /// The first player out ends it, and the two lowest win together (S2, PAG).
        TopTwo = "top-two",
        /// The first player out ends it, and the lowest wins.
        Best = "best",
    }
}

named! {
    /// The treatment of a tie for the first place after the last round (RULES section 6).
    pub enum Ties {
        /// Tied players share it (S1).
        Share = "share",
        /// Tied players play on until one is ahead.
        ExtraRounds = "extra",
    }
}

named! {
    /// The number of points that puts a player out (RULES section 6).
    pub enum LimitRule {
        /// More than the limit (S2).
        Exceed = "exceed",
        /// The limit or more (PAG).
        Reach = "reach",
    }
}

named! {
    /// Selects one of several sentences that explain a setting.
    pub enum Wording {
        /// More points than the limit put a player out.
        Exceed = "exceed",
        /// The limit or more puts a player out.
        Reach = "reach",
        /// Points are counted down.
        Down = "down",
        /// Players count down their own number.
        Own = "own",
        /// Only an okey discarded last takes the pot.
        OnlyOkey = "okey",
    }
}
