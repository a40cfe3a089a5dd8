//! The order in which steps run, two at a time.

/// The resource that a step needs exclusively.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// The folder target/: a second cargo command would wait for it.
    Target,
    /// None: it compiles in its own folder, or not at all.
    Aside,
    /// The processor: it uses two cores by itself, or measures time.
    Alone,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    Waiting,
    Running,
    Passed,
    /// Failed, or skipped because it needs a step that did not pass.
    Lost,
}

/// A step, as far as its order is concerned.
pub struct Job {
    /// Indices of the steps whose output it reads.
    pub needs: Vec<usize>,
    pub place: Place,
    pub state: State,
}

/// Returns a waiting step that cannot run, because a needed one did not pass.
pub fn blocked(jobs: &[Job]) -> Option<usize> {
    let lost = |need: &usize| jobs[*need].state == State::Lost;
    jobs.iter().position(|job| job.state == State::Waiting && job.needs.iter().any(lost))
}

/// Returns the first step that can begin beside the running ones.
pub fn next(jobs: &[Job]) -> Option<usize> {
    let running: Vec<Place> =
        jobs.iter().filter(|job| job.state == State::Running).map(|job| job.place).collect();
    let fits = |place| match (place, &running[..]) {
        (_, []) => true,
        (Place::Alone, _) | (_, [Place::Alone]) => false,
        (Place::Target, [other]) => *other != Place::Target,
        (Place::Aside, [_]) => true,
        _ => false,
    };
    let passed = |need: &usize| jobs[*need].state == State::Passed;
    jobs.iter().position(|job| {
        job.state == State::Waiting && job.needs.iter().all(passed) && fits(job.place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: [usize; 0] = [];

    /// Starts all steps that can begin: capitals need the whole processor, `x` to `z` the folder
    /// target/.
    fn begun(jobs: &str, running: &str, passed: &str, needs: &[(usize, usize)]) -> Vec<usize> {
        let mut jobs: Vec<Job> = jobs
            .chars()
            .enumerate()
            .map(|(index, name)| Job {
                needs: needs.iter().filter(|(of, _)| *of == index).map(|(_, need)| *need).collect(),
                place: match name {
                    'A'..='Z' => Place::Alone,
                    'x'..='z' => Place::Target,
                    _ => Place::Aside,
                },
                state: match name {
                    name if running.contains(name) => State::Running,
                    name if passed.contains(name) => State::Passed,
                    _ => State::Waiting,
                },
            })
            .collect();
        let mut begun = Vec::new();
        while let Some(index) = next(&jobs) {
            jobs[index].state = State::Running;
            begun.push(index);
        }
        begun
    }

    #[test]
    fn two_steps_run_at_once() {
        assert_eq!(begun("abc", "", "", &[]), [0, 1]);
        assert_eq!(begun("abc", "a", "", &[]), [1]);
        assert_eq!(begun("abc", "ab", "", &[]), NONE);
    }

    #[test]
    fn only_one_of_them_compiles_in_target() {
        assert_eq!(begun("xyab", "", "", &[]), [0, 2]);
        assert_eq!(begun("xy", "x", "", &[]), NONE);
    }

    #[test]
    fn a_step_for_the_whole_processor_runs_alone() {
        assert_eq!(begun("aBc", "", "", &[]), [0, 2]);
        assert_eq!(begun("Bc", "", "", &[]), [0]);
        assert_eq!(begun("aB", "a", "", &[]), NONE);
    }

    #[test]
    fn a_step_waits_for_what_it_needs() {
        assert_eq!(begun("abc", "", "", &[(0, 1)]), [1, 2]);
        assert_eq!(begun("ab", "", "b", &[(0, 1)]), [0]);
    }

    #[test]
    fn a_step_that_needs_a_lost_one_is_blocked() {
        let job =
            |state, needs: &[usize]| Job { needs: needs.to_vec(), place: Place::Aside, state };
        let jobs = |need| [job(need, &[]), job(State::Waiting, &[0])];
        assert_eq!(blocked(&jobs(State::Lost)), Some(1));
        assert_eq!(blocked(&jobs(State::Running)), None);
        assert_eq!(next(&jobs(State::Lost)), None);
    }
}
