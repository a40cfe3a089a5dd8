//! The lessons of the page (`docs/lessons.md`), played by the engine: the wanted actions of each
//! step are legal and lead on to the end, in each of several ways; claims about tiles are true; and
//! refused actions are refused for the stated reason and change nothing.

use std::fs;
use std::path::PathBuf;

use istaka::okey::Rules;
use istaka::{
    Claim, Coded, Game, Indicator, Judge, Level, Match, Seat, Tile, Wild, melds, okey101,
    read_record, rummi, tiles, write_record,
};

use crate::saved::{Saved, parsed, play_on, turn};

const LEARNER: Seat = Seat::ALL[0];

/// A game with lessons.
trait Taught: Saved {
    fn wild(view: &Self::View) -> Wild;
    fn hand(view: &Self::View) -> Vec<Tile>;
}

impl Taught for Rules {
    fn wild(view: &Self::View) -> Wild {
        view.okey
    }

    fn hand(view: &Self::View) -> Vec<Tile> {
        view.hand.clone()
    }
}

impl Taught for rummi::Rules {
    fn wild(_: &Self::View) -> Wild {
        rummi::Rules::WILD
    }

    fn hand(view: &Self::View) -> Vec<Tile> {
        view.hand.clone()
    }
}

impl Taught for okey101::Rules {
    fn wild(view: &Self::View) -> Wild {
        Indicator(view.indicator.kind()).okey()
    }

    fn hand(view: &Self::View) -> Vec<Tile> {
        view.hand.clone()
    }
}

/// A step as text: its kind, the wanted actions, and further lines.
struct Step<'a> {
    kind: &'a str,
    wants: &'a str,
    details: Vec<(&'a str, &'a str)>,
}

impl<'a> Step<'a> {
    /// The further lines with this first word.
    fn all(&self, name: &str) -> impl Iterator<Item = &'a str> {
        self.details.iter().filter(move |(word, _)| *word == name).map(|(_, rest)| *rest)
    }
}

fn split(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}

/// A lesson as text: the record, the order of the rack, and the steps.
struct Plan<'a> {
    record: String,
    /// True for a first hand, in which everything glows that is to be done.
    staged: bool,
    rack: Option<&'a str>,
    steps: Vec<Step<'a>>,
}

fn plan_of(text: &str) -> Plan<'_> {
    let staged = text.split_once("\nstaged\n");
    let lesson = text.split_once("\nlesson\n");
    let (record, plan) = staged.or(lesson).expect("a record and a plan");
    let mut rack = None;
    let mut steps: Vec<Step> = Vec::new();
    for line in plan.lines() {
        match (line.strip_prefix("  "), split(line)) {
            (Some(detail), _) => steps.last_mut().expect("a step").details.push(split(detail)),
            (None, ("rack", slots)) => rack = Some(slots),
            (None, (kind, wants)) => {
                assert!(["read", "arrange", "put", "do", "play"].contains(&kind), "{line}");
                steps.push(Step { kind, wants, details: Vec::new() });
            }
        }
    }
    Plan { record: format!("{record}\n"), staged: staged.is_some(), rack, steps }
}

fn lessons(game: &str) -> Vec<(String, String)> {
    let directory: PathBuf = [env!("CARGO_MANIFEST_DIR"), "www", "lessons", game].iter().collect();
    let files = fs::read_dir(&directory).expect("the lessons");
    let texts = files.map(|file| {
        let path = file.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a text"))
    });
    texts.collect()
}

/// A position in a lesson, with a name for error messages.
#[derive(Clone)]
struct Position<G: Game> {
    lesson: String,
    game: Match<G>,
}

impl<G: Taught> Position<G> {
    fn view(&self, seat: Seat) -> G::View {
        self.game.view(seat).expect("dealt")
    }

    /// Plays a line of a record. Returns the code of a refusal.
    fn try_line(&mut self, line: &str) -> Result<(), &'static str> {
        let (seat, action) = split(line);
        let seat = Seat::named(seat).expect("a seat");
        let action: G::Action = parsed(action);
        let before = self.game.clone();
        let played = self.game.play(seat, action);
        played.map(drop).map_err(|refusal| {
            assert_eq!(self.game, before, "{}: {line} has changed something", self.lesson);
            refusal.code()
        })
    }

    fn line(&mut self, line: &str) {
        let lesson = self.lesson.clone();
        self.try_line(line).unwrap_or_else(|code| panic!("{lesson}: {line}: {code}"));
    }

    /// The wanted actions of a step: `*` is each tile of the hand.
    fn wanted(&self, step: &Step) -> Vec<String> {
        let hand = G::hand(&self.view(LEARNER));
        let each = |want: &str| match want.strip_suffix('*') {
            Some(verb) => hand.iter().map(|tile| format!("0 {verb}{tile}")).collect(),
            None => vec![format!("0 {want}")],
        };
        step.wants.split(" or ").flat_map(each).collect()
    }

    /// Plays a step in one of its ways, and the others' actions after it.
    fn take(&mut self, step: &Step, way: &str) {
        self.line(way);
        for line in step.all("then") {
            assert!(!line.starts_with('0'), "{}: {line}", self.lesson);
            self.line(line);
        }
        let next = turn(&self.game);
        assert!(next.is_none_or(|seat| seat == LEARNER), "{}: {way}", self.lesson);
    }

    /// Checks the claims of a step about its position.
    fn claims(&self, step: &Step) {
        let Position { lesson, .. } = self;
        let wild = G::wild(&self.view(LEARNER));
        let judge = Judge::by(&self.game.rules().to_string()).expect("rules");
        for shown in step.all("shows") {
            let (claim, rows) = split(shown);
            let claim: Claim = parsed(claim);
            let rows = melds(rows).expect(shown);
            assert!(judge.judge(claim, &rows, wild).holds, "{lesson}: {shown}");
        }
        for held in step.all("holds") {
            let (seat, held) = split(held);
            let hand = G::hand(&self.view(Seat::named(seat).expect("a seat")));
            let held = tiles(held).expect(held);
            assert!(held.iter().all(|tile| hand.contains(tile)), "{lesson}: {held:?}");
        }
        for refused in step.all("refuses") {
            let (action, code) = refused.split_once(": ").expect("an action and a code");
            let refusal = self.clone().try_line(&format!("0 {action}"));
            assert_eq!(refusal, Err(code), "{lesson}: {refused}");
        }
        for scores in step.all("ends") {
            let played = self.game.rounds().last().expect("a round");
            let written = Seat::ALL.map(|seat| match self.game.rules().seats().contains(seat) {
                true => G::total(played.scores[seat.index()]).to_string(),
                false => "-".to_owned(),
            });
            assert!(played.is_over, "{lesson}: the round goes on");
            assert_eq!(written.join(" "), scores, "{lesson}");
        }
    }
}

/// Plays the steps from a position to the end of the lesson, in every way of the first step.
fn go_on<G: Taught>(position: &Position<G>, steps: &[Step]) {
    let Some((step, rest)) = steps.split_first() else { return };
    let Position { lesson, game } = position;
    position.claims(step);
    match step.kind {
        "do" => {
            let ways = position.wanted(step);
            for (i, way) in ways.iter().enumerate() {
                let mut after = position.clone();
                after.take(step, way);
                // The first way tries every way of the steps after it.
                if i == 0 {
                    go_on(&after, rest);
                } else {
                    through(after, rest);
                }
            }
        }
        "play" => {
            let mut after = position.clone();
            play_on(&mut after.game, Level::Easy, game.rounds().len());
            assert!(turn(&after.game).is_none(), "{lesson}: the round goes on");
            go_on(&after, rest);
        }
        "arrange" => {
            let wanted = tiles(step.wants).expect(step.wants);
            let hand = G::hand(&position.view(LEARNER));
            assert!(wanted.iter().all(|tile| hand.contains(tile)), "{lesson}: {}", step.wants);
            assert!(is_meld(position, &wanted), "{lesson}: {} is no meld", step.wants);
            go_on(position, rest);
        }
        "put" => {
            for row in melds(step.wants).expect(step.wants) {
                assert!(is_meld(position, &row), "{lesson}: {row:?} is no meld");
            }
            go_on(position, rest);
        }
        _ => go_on(position, rest),
    }
}

/// Plays the steps by the first way of each.
fn through<G: Taught>(mut position: Position<G>, steps: &[Step]) {
    for step in steps {
        match step.kind {
            "do" => {
                let way = &position.wanted(step)[0];
                position.take(step, way);
            }
            "play" => return,
            _ => {}
        }
    }
}

fn is_meld<G: Taught>(position: &Position<G>, row: &[Tile]) -> bool {
    let wild = G::wild(&position.view(LEARNER));
    let judge = Judge::by(&position.game.rules().to_string()).expect("rules");
    judge.judge(Claim::Meld, &[row.to_vec()], wild).holds
}

/// Checks that the rack holds the hand, and that tiles to be put side by side are not side by side
/// already.
fn lies_apart<G: Taught>(position: &Position<G>, rack: &str, steps: &[Step]) {
    let lesson = &position.lesson;
    let text = rack.replace(['/', '.'], " ");
    let mut lying = tiles(&text.split_whitespace().collect::<Vec<_>>().join(" ")).expect(rack);
    let mut hand = G::hand(&position.view(LEARNER));
    lying.sort();
    hand.sort();
    assert_eq!(lying, hand, "{lesson}: the rack is not the hand");
    for wanted in steps.iter().filter(|step| step.kind == "arrange") {
        let wanted = tiles(wanted.wants).expect(wanted.wants);
        for block in rack.split(['/', '.']).map(|block| tiles(block.trim()).expect(block)) {
            let whole = wanted.iter().all(|tile| block.contains(tile));
            assert!(!whole, "{lesson}: {wanted:?} lie so already");
        }
    }
}

/// Checks that every step of a first hand but the last points at something, and that series that
/// are put on the table are those with which the turn ends.
fn leads_to_a_win(lesson: &str, steps: &[Step]) {
    let (last, before) = steps.split_last().expect("steps");
    for (i, step) in before.iter().enumerate() {
        assert!(step.kind != "read" && step.all("at").next().is_some(), "{lesson}: {}", step.wants);
        assert!(!step.wants.contains(" or "), "{lesson}: a tap does one thing");
        let (turn, ends) = (&before[i..], |step: &&Step| step.kind == "do");
        let end = turn.iter().find(ends).expect("the end of a turn").wants;
        let puts = turn.iter().take_while(|step| step.kind == "put").last();
        assert!(puts.is_none_or(|put| end == format!("lay {}", put.wants)), "{lesson}: {end}");
    }
    let scores = last.all("ends").next().expect("the round is over");
    let scores: Vec<i32> = scores.split(' ').filter_map(|points| points.parse().ok()).collect();
    let [own, others @ ..] = &scores[..] else { panic!("{lesson}: nobody scores") };
    assert!(others.iter().all(|other| own <= other), "{lesson}: {own} is no win");
}

fn every_lesson_teaches_what_it_says<G: Taught>(least: usize) {
    let lessons = lessons(G::NAME);
    assert!(lessons.len() >= least);
    for (lesson, text) in lessons {
        let Plan { record, staged, rack, steps } = plan_of(&text);
        let game: Match<G> =
            read_record(&record).unwrap_or_else(|error| panic!("{lesson}: {error}"));
        assert_eq!(write_record(&game), record, "{lesson}");
        assert!(game.practice(), "{lesson}: what a lesson does not want must be taken back");
        assert_eq!(turn(&game), Some(LEARNER), "{lesson}");
        assert_eq!(steps.last().expect("steps").kind, "read", "{lesson}");
        if staged {
            leads_to_a_win(&lesson, &steps);
        }
        let position = Position { lesson, game };
        if let Some(rack) = rack {
            lies_apart(&position, rack, &steps);
        }
        go_on(&position, &steps);
    }
}

#[test]
fn every_lesson_of_okey_teaches_what_it_says() {
    every_lesson_teaches_what_it_says::<Rules>(12);
}

#[test]
fn every_lesson_of_the_game_with_80_tiles_teaches_what_it_says() {
    every_lesson_teaches_what_it_says::<rummi::Rules>(5);
}

#[test]
fn every_lesson_of_101_okey_teaches_what_it_says() {
    every_lesson_teaches_what_it_says::<okey101::Rules>(7);
}
