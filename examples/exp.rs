use istaka::*;
use std::time::Instant;
fn bot(name: &str, rules: &Rules) -> Box<dyn Bot> {
    if let Some(l) = Level::named(name) {
        return Box::new(Player::new(rules, l.params(), 1));
    }
    let mut p = Params { ..Level::Hard.params() };
    match name {
        "steady" => return Box::new(Steady::new(rules.melds)),
        "O" => {
            p.take_gain = None;
        }
        "P" => {
            p.take_gain = None;
            p.ahead = 6;
        }
        "PV" => {
            p.ahead = 6;
        }
        _ => panic!("{name}"),
    }
    Box::new(Player::new(rules, p, 1))
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let rules: Rules = "turkish".parse().unwrap();
    let (n1, n2) = (a[1].as_str(), a[2].as_str());
    let deals: u64 = a[3].parse().unwrap();
    let seed0: u64 = a.get(4).map_or(0, |s| s.parse().unwrap());
    let mut bots = [bot(n1, &rules), bot(n2, &rules)];
    let seatings =
        [[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 1, 0], [1, 1, 0, 0]];
    let t = Instant::now();
    let (mut wins, mut void, mut turns, mut rounds) = ([0u64; 2], 0u64, 0u64, 0u64);
    let mut pts = [0i64; 2];
    let (mut s1, mut s2, mut p1, mut p2) = (0f64, 0f64, 0f64, 0f64);
    let (mut okeyw, mut pairw) = ([0; 2], [0; 2]);
    for d in 0..deals {
        let wall = Wall::shuffled(&rules, seed0 + d, 1, 4);
        let mut diff = 0f64;
        let mut pd = 0f64;
        let st: &[[usize; 4]] = if n1 == n2 { &seatings[..1] } else { &seatings };
        for s in st {
            let mut r = Round::new(rules, Seats::ALL, Seat::ALL[(d % 4) as usize], &wall);
            while let Some(seat) = r.turn() {
                let shower = Seat::ALL.into_iter().find(|s| r.check(*s, &Action::ShowTwin).is_ok());
                if let Some(x) = shower {
                    r.play(x, Action::ShowTwin).unwrap();
                    continue;
                }
                let v = View::of(&r, seat);
                let act = bots[s[seat.index()]].decide(&v, &mut || false);
                if matches!(act, Action::Discard(_)) {
                    turns += 1;
                }
                r.play(seat, act).unwrap();
            }
            rounds += 1;
            let sc = score(&r);
            for x in Seat::ALL {
                pts[s[x.index()]] += i64::from(sc[x.index()].finish);
                pd += f64::from(sc[x.index()].finish) * (if s[x.index()] == 0 { 1. } else { -1. });
            }
            match r.outcome().unwrap() {
                Outcome::Void => void += 1,
                Outcome::Won(f) => {
                    let w = s[f.seat.index()];
                    wins[w] += 1;
                    if f.by_okey {
                        okeyw[w] += 1
                    }
                    if f.by_pairs {
                        pairw[w] += 1
                    }
                    diff += if w == 0 { 1. } else { -1. };
                }
            }
        }
        let k = st.len() as f64;
        diff /= k;
        pd /= k;
        s1 += diff;
        s2 += diff * diff;
        p1 += pd;
        p2 += pd * pd;
    }
    let n = deals as f64;
    let m = s1 / n;
    let sd = ((s2 / n - m * m) / n).sqrt() * 1.96;
    let pm = p1 / n;
    let psd = ((p2 / n - pm * pm) / n).sqrt() * 1.96;
    let share = wins[0] as f64 / (wins[0] + wins[1]).max(1) as f64 * 100.;
    println!(
        "{n1} v {n2}: share {share:.1}% A-B {m:+.3}±{sd:.3} points written A {} B {} ({:.1}% by B) diff {pm:+.3}±{psd:.3} void {:.2}% turns {:.2} okey {okeyw:?} pairs {pairw:?} {:.0} rounds/s",
        pts[0],
        pts[1],
        pts[1] as f64 / (pts[0] + pts[1]) as f64 * 100.,
        void as f64 / rounds as f64 * 100.,
        turns as f64 / rounds as f64 / 4.,
        rounds as f64 / t.elapsed().as_secs_f64()
    );
}
