//! Prizes (RULES section 8): the values of the rules, and the formula again in exact fractions.

use istaka::Coded;
use istaka::contest::{
    PrizeError, prizes_by_rank, ranks_of, ring_prizes, sitngo_shares, tournament_shares,
};
use proptest::prelude::*;

fn ring(pool: u64, penalties: &[i64]) -> Vec<u64> {
    ring_prizes(pool, penalties).expect("a ring game")
}

#[test]
fn rule_8_the_key_of_ring_games() {
    assert_eq!(ring(400, &[2, 4, 8, 10]), [326, 56, 18, 0]);
    assert_eq!(ring(400, &[0, 4, 4, 6]), [368, 16, 16, 0]);
    assert_eq!(ring(400, &[0, 0, 4, 4]), [200, 200, 0, 0]);
    assert_eq!(ring(400, &[0, 2, 2, 2]), [400, 0, 0, 0]);
    assert_eq!(ring(400, &[0, 2, 4]), [350, 50, 0]);
    assert_eq!(ring(400, &[2, 2, 2, 2]), [100; 4]);
}

#[test]
fn prizes_of_a_ring_game_stand_at_the_seats() {
    assert_eq!(ring(400, &[10, 2, 8, 4]), [0, 326, 18, 56]);
    assert_eq!(ring(402, &[2, 2, 2, 2]), [101, 101, 100, 100]);
}

#[test]
fn rule_8_places_of_a_sitngo() {
    let paid = |seats: usize| {
        let ranks: Vec<usize> = (1..=seats).collect();
        prizes_by_rank(400, sitngo_shares(seats).unwrap(), &ranks).unwrap()
    };
    assert_eq!(paid(4), [300, 72, 28, 0]);
    assert_eq!(paid(3), [300, 100, 0]);
    assert_eq!(paid(2), [400, 0]);
    assert_eq!([sitngo_shares(1), sitngo_shares(5)], [None, None]);
}

#[test]
fn rule_8_paid_places_of_a_tournament() {
    for (entrants, percent) in [
        (5..=8, vec![65, 35]),
        (9..=16, vec![50, 30, 20]),
        (17..=32, vec![45, 27, 17, 11]),
        (33..=64, vec![38, 24, 15, 10, 7, 6]),
    ] {
        assert_eq!(percent.iter().sum::<u64>(), 100);
        for count in entrants {
            assert_eq!(tournament_shares(count), Some(&percent[..]), "{count}");
        }
    }
    assert_eq!([4, 65].map(tournament_shares), [None, None]);
    // The remainder goes to the first: floor of 45, 27, 17 and 11 % of 99.
    let ranks: Vec<usize> = (1..=17).collect();
    let prizes = prizes_by_rank(99, tournament_shares(17).unwrap(), &ranks).unwrap();
    assert_eq!(prizes[..5], [47, 26, 16, 10, 0]);
}

#[test]
fn ties_share_the_prizes_of_their_places() {
    let percent = tournament_shares(9).unwrap();
    // The third place is shared by all that went out together.
    let prizes = prizes_by_rank(1000, percent, &[3, 1, 3, 2, 3, 6, 6, 8, 9]).unwrap();
    assert_eq!(prizes, [67, 500, 67, 300, 66, 0, 0, 0, 0]);
}

#[test]
fn invalid_contests_are_refused() {
    let code = |result: Result<Vec<u64>, PrizeError>| result.map_err(|error| error.code());
    assert_eq!(code(ring_prizes(400, &[])), Err("entrants"));
    assert_eq!(code(ring_prizes(400, &[1; 5])), Err("entrants"));
    assert_eq!(code(ring_prizes(u64::MAX, &[1, 2])), Err("pool"));
    assert_eq!(code(ring_prizes(400, &[i64::MAX, 0])), Err("points"));
    assert_eq!(code(ring_prizes(400, &[i64::MIN, 0])), Err("points"));
    assert_eq!(code(ring_prizes(400, &[-1_000_001, 0])), Err("points"));
    for ranks in [&[2, 3][..], &[1, 3], &[1, 1, 2], &[0, 1], &[1, usize::MAX]] {
        assert_eq!(code(prizes_by_rank(400, &[100], ranks)), Err("ranks"), "{ranks:?}");
    }
    assert_eq!(code(prizes_by_rank(400, &[100], &[])), Err("entrants"));
}

/// The formula of ring games as the rules word it, in fractions and place by place.
fn twin(pool: i128, penalties: &[i64]) -> Vec<u64> {
    let n = penalties.len();
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&who| penalties[who]);
    let p: Vec<i128> = order.iter().map(|&who| penalties[who].into()).collect();
    let floor = |over: i128, under: i128| over.div_euclid(under);
    let mut share = vec![0; n];
    if p[0] != p[n - 1] {
        let losers = floor(pool * (p[n - 1] - p[1]), 4 * (p[n - 1] - p[0]));
        let all: i128 = (1..n).map(|i| p[n - 1] - p[i]).sum();
        for i in 1..n {
            share[i] = if all == 0 { 0 } else { floor(losers * (p[n - 1] - p[i]), all) };
        }
    }
    share[0] = pool - share[1..].iter().sum::<i128>();
    let mut prizes = vec![0; n];
    let mut from = 0;
    while from < n {
        let to = (from..n).find(|&i| p[i] != p[from]).unwrap_or(n);
        let together: i128 = share[from..to].iter().sum();
        let mut tied = order[from..to].to_vec();
        tied.sort_unstable();
        let (each, odd) = (together / tied.len() as i128, together % tied.len() as i128);
        for (i, who) in tied.into_iter().enumerate() {
            prizes[who] = each + i128::from((i as i128) < odd);
        }
        from = to;
    }
    prizes.into_iter().map(|chips| chips as u64).collect()
}

/// The points of two to four players.
fn points(most: i64) -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(-most..=most, 2..=4)
}

proptest! {
    #[test]
    fn the_key_is_the_formula(pool in 0_u64..100_000, penalties in points(30)) {
        let prizes = ring(pool, &penalties);
        prop_assert_eq!(&prizes, &twin(pool.into(), &penalties));
        prop_assert_eq!(prizes.iter().sum::<u64>(), pool);
        for (one, lost) in penalties.iter().enumerate() {
            for (other, more) in penalties.iter().enumerate() {
                // Fewer points never give less, and equal points differ by at most a chip.
                prop_assert!(lost >= more || prizes[one] >= prizes[other]);
                prop_assert!(lost != more || prizes[one].abs_diff(prizes[other]) <= 1);
            }
        }
        // A sole winner gets three quarters or more.
        let ranks = ranks_of(&penalties);
        let winners: Vec<usize> = (0..ranks.len()).filter(|&who| ranks[who] == 1).collect();
        if let [winner] = winners[..] {
            prop_assert!(4 * prizes[winner] >= 3 * pool);
        }
    }

    #[test]
    fn the_largest_pools_do_not_break(penalties in points(1_000_000)) {
        prop_assert_eq!(ring(1 << 40, &penalties), twin(1 << 40, &penalties));
    }

    #[test]
    fn places_give_the_whole_pool_away(
        pool in 0_u64..1_000_000,
        points in prop::collection::vec(0_i64..20, 5..=64),
    ) {
        let ranks = ranks_of(&points);
        let percent = tournament_shares(points.len()).unwrap();
        let prizes = prizes_by_rank(pool, percent, &ranks).unwrap();
        prop_assert_eq!(prizes.iter().sum::<u64>(), pool);
        for (one, rank) in ranks.iter().enumerate() {
            for (other, behind) in ranks.iter().enumerate() {
                prop_assert!(rank >= behind || prizes[one] >= prizes[other]);
            }
        }
    }
}
