//! The lists of codes, of which the TypeScript types are made, have every code that there is.

use istaka::{
    Coded, Conflict, HostError, MatchError, Named, Options, Refusal, RulesError, Seat, Setting,
    Tile,
};

/// The codes of a type, from its first variant on. `next` is a `match` over all of them, so that a
/// variant that is new must be put in.
fn check<T: Coded>(first: T, next: impl Fn(&T) -> Option<T>) {
    let all = std::iter::successors(Some(first), next);
    let codes: Vec<&str> = all.map(|error| error.code()).collect();
    assert_eq!(codes, T::CODES);
}

#[test]
fn of_refusals() {
    let (seat, tile): (Seat, Tile) = (Seat::ALL[0], "R1".parse().expect("a tile"));
    check(Refusal::RoundOver, |refusal| {
        Some(match refusal {
            Refusal::RoundOver => Refusal::NotPlaying(seat),
            Refusal::NotPlaying(_) => Refusal::NotYourTurn(seat),
            Refusal::NotYourTurn(_) => Refusal::DrawFirst,
            Refusal::DrawFirst => Refusal::AlreadyDrawn,
            Refusal::AlreadyDrawn => Refusal::StartsByDiscard,
            Refusal::StartsByDiscard => Refusal::NothingToTake,
            Refusal::NothingToTake => Refusal::StockEmpty,
            Refusal::StockEmpty => Refusal::WouldNotFinish(tile),
            Refusal::WouldNotFinish(_) => Refusal::WildOnlyToFinish(tile),
            Refusal::WildOnlyToFinish(_) => Refusal::WildIsDead(tile),
            Refusal::WildIsDead(_) => Refusal::MustFinish,
            Refusal::MustFinish => Refusal::CannotPass,
            Refusal::CannotPass => Refusal::NotInHand(tile),
            Refusal::NotInHand(_) => Refusal::HandIncomplete(tile),
            Refusal::HandIncomplete(_) => Refusal::NoTwinRule,
            Refusal::NoTwinRule => Refusal::TwinNotDealt,
            Refusal::TwinNotDealt => Refusal::TwinAlreadyShown,
            Refusal::TwinAlreadyShown => Refusal::TwinTooLate,
            Refusal::TwinTooLate => Refusal::TwinWouldWin,
            Refusal::TwinWouldWin => return None,
        })
    });
}

#[test]
fn of_matches_and_tables() {
    check(MatchError::<Refusal>::MatchOver, |error| {
        Some(match error {
            MatchError::MatchOver => MatchError::RoundRunning,
            MatchError::RoundRunning => MatchError::NoRound,
            MatchError::NoRound => MatchError::WrongWall,
            MatchError::WrongWall => MatchError::NothingToUndo,
            MatchError::NothingToUndo | MatchError::Refused(_) => return None,
        })
    });
    check(HostError::<Refusal>::IsBot(Seat::ALL[0]), |error| {
        Some(match error {
            HostError::IsBot(_) => HostError::NotBotTurn,
            HostError::NotBotTurn | HostError::Match(_) => return None,
        })
    });
}

#[test]
fn of_rules() {
    check(RulesError::<Options>::TooLong, |error| {
        Some(match error {
            RulesError::TooLong => RulesError::NotRules,
            RulesError::NotRules => RulesError::OtherVersion(String::new()),
            RulesError::OtherVersion(_) => RulesError::UnknownPreset(String::new()),
            RulesError::UnknownPreset(_) => RulesError::UnknownSetting(String::new()),
            RulesError::UnknownSetting(_) => RulesError::BadValue(Setting::Limit, String::new()),
            RulesError::BadValue(..) => RulesError::Repeated(Setting::Limit),
            RulesError::Repeated(_) | RulesError::Conflict(_) => return None,
        })
    });
    let conflict = Conflict::NAMES[0];
    assert_eq!(RulesError::<Options>::Conflict(conflict.0).code(), conflict.1);
}
