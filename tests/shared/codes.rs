//! The codes of errors, which programs compare.

use istaka::contest::{ContestError, DirectorError, PrizeError, TermsError, Unsuited, WalletError};
use istaka::contests::ContestsError;
use istaka::okey::{Conflict, Options, Refusal};
use istaka::{
    Coded, CommonRefusal, EntryError, HostError, LinkError, MatchError, Named, ParseError,
    PuzzleError, RulesError, ViewError, okey101, rummi,
};

/// Checks that no two errors of a type have the same code.
fn are_different<T: Coded>() {
    let mut codes = T::CODES.to_vec();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), T::CODES.len(), "{:?}", T::CODES);
}

#[test]
fn the_errors_of_a_type_have_different_codes() {
    are_different::<ParseError>();
    are_different::<Refusal>();
    are_different::<rummi::Refusal>();
    are_different::<okey101::Refusal>();
    are_different::<MatchError<Refusal>>();
    are_different::<HostError<Refusal>>();
    are_different::<RulesError<Options>>();
    are_different::<LinkError>();
    are_different::<PrizeError>();
    are_different::<TermsError>();
    are_different::<DirectorError>();
    are_different::<ContestError>();
    are_different::<Unsuited>();
    are_different::<WalletError>();
    are_different::<ContestsError>();
    are_different::<PuzzleError>();
    are_different::<ViewError>();
    are_different::<EntryError>();
}

#[test]
fn an_error_that_is_passed_on_keeps_its_code() {
    let conflict = Conflict::NAMES[0];
    assert_eq!(RulesError::<Options>::Conflict(conflict.0).code(), conflict.1);
    let refused = MatchError::Refused(Refusal::from(CommonRefusal::StockEmpty));
    assert_eq!(HostError::Match(refused).code(), "stockEmpty");
}
