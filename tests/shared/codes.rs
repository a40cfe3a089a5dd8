//! The lists of codes, of which the TypeScript types are made, have every code that there is.

use istaka::{
    Coded, Conflict, ContestKind, DirectorError, Format, HostError, HouseError, MatchError, Named,
    Options, PrizeError, Refusal, RulesError, Seat, Setting, TermsError, Tile, Unsuited,
    WalletError,
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

#[test]
fn of_contests() {
    check(PrizeError::Entrants(1), |error| {
        Some(match error {
            PrizeError::Entrants(_) => PrizeError::Pool,
            PrizeError::Pool => PrizeError::Points,
            PrizeError::Points => PrizeError::Ranks,
            PrizeError::Ranks => return None,
        })
    });
    check(TermsError::Format(ContestKind::Ring, Format::Turbo), |error| {
        Some(match error {
            TermsError::Format(..) => TermsError::Entrants(ContestKind::Ring, 5),
            TermsError::Entrants(..) => TermsError::Rounds(4),
            TermsError::Rounds(_) => TermsError::Stake(0),
            TermsError::Stake(_) => TermsError::Rake(99),
            TermsError::Rake(_) => TermsError::Prize(1),
            TermsError::Prize(_) => TermsError::Purse(0),
            TermsError::Purse(_) => TermsError::Name(0),
            TermsError::Name(_) => TermsError::Partners,
            TermsError::Partners => TermsError::Rules,
            TermsError::Rules => TermsError::Rebuy(3),
            TermsError::Rebuy(_) => return None,
        })
    });
    check(DirectorError::NoLeg(0), |error| {
        Some(match error {
            DirectorError::NoLeg(_) => DirectorError::BadReport(0),
            DirectorError::BadReport(_) => DirectorError::NoOffer(0),
            DirectorError::NoOffer(_) => DirectorError::TooFewChips,
            DirectorError::TooFewChips => return None,
        })
    });
    check(Unsuited::Partners, |error| {
        Some(match error {
            Unsuited::Partners => Unsuited::OwnStakes,
            Unsuited::OwnStakes => Unsuited::CountsDown,
            Unsuited::CountsDown => Unsuited::NoElimination,
            Unsuited::NoElimination => return None,
        })
    });
    check(HouseError::BadRules, |error| {
        Some(match error {
            HouseError::BadRules => HouseError::NoSuchOffer(String::new()),
            HouseError::NoSuchOffer(_) => HouseError::Closed,
            HouseError::Closed => HouseError::Entered,
            HouseError::Entered => HouseError::ContestRuns,
            HouseError::ContestRuns => HouseError::NoContest,
            HouseError::NoContest => HouseError::NoOwnLeg,
            HouseError::NoOwnLeg => HouseError::BadRecord(String::new()),
            HouseError::BadRecord(_) => HouseError::OtherLeg,
            HouseError::OtherLeg => HouseError::Unfinished,
            HouseError::Unfinished => HouseError::PrizeOpen,
            HouseError::PrizeOpen
            | HouseError::Unsuited(_)
            | HouseError::Terms(_)
            | HouseError::Director(_)
            | HouseError::Contest(_)
            | HouseError::Wallet(_) => return None,
        })
    });
    check(WalletError::TooFewChips, |error| {
        Some(match error {
            WalletError::TooFewChips => WalletError::NotOpen(1),
            WalletError::NotOpen(_) => WalletError::TooMany,
            WalletError::TooMany => WalletError::TooLong,
            WalletError::TooLong => WalletError::OtherVersion,
            WalletError::OtherVersion => WalletError::BadLine(1, String::new()),
            WalletError::BadLine(..) => WalletError::DoesNotAddUp(1),
            WalletError::DoesNotAddUp(_) => return None,
        })
    });
}
