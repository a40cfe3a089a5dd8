/** Begins or resumes a match; replaces what the engine cannot use. */

import { Stopped } from "../engine/calls";
import { FAILED, type Outcome, type RemoteEngine } from "../engine/client";
import { DEFAULTS, opponentsOf, type Settings } from "../settings/settings";
import type { MatchReading, SavedMatch } from "../store/match";
import type { SavedMatches } from "../store/matches";

export interface Begun {
  readonly outcome: Outcome;
  /** The bots in the order of their seats. */
  readonly opponents: readonly string[];
  /** The notice about what had to be replaced. */
  readonly lost?: Lost | undefined;
}

type Lost = "notice-seed" | "notice-rules" | "notice-opponents" | "notice-second" | "notice-mended";

type Opening = [seed: string | null, rules: string, opponents: readonly string[], Begun["lost"]?];

/**
 * Begins a match by a seed and the settings, with the word of the player for its first deal. Tries
 * no further variant once `run` is aborted, as by another new match.
 */
export async function begin(
  engine: Pick<RemoteEngine, "start">,
  seed: string | null,
  settings: Settings,
  word: string,
  run: Pick<AbortSignal, "aborted">,
): Promise<Begun> {
  const [plain, usual] = [DEFAULTS.rules, opponentsOf()];
  const { rules } = settings;
  const opponents = opponentsOf(settings);
  const lost = rules === plain ? "notice-opponents" : "notice-rules";
  const ways: Opening[] = [
    [seed, rules, opponents],
    // All digits, but too large for the engine.
    [null, rules, opponents, "notice-seed"],
    [seed, rules, usual, "notice-opponents"],
    [seed, plain, opponents, "notice-rules"],
    [seed, plain, usual, lost],
    [null, plain, usual, lost],
  ];
  let outcome: Outcome = FAILED;
  for (const [by, under, against, lost] of ways) {
    outcome = await engine.start(by, under, against, word);
    if (outcome.ok) return { outcome, opponents: against, lost };
    if (run.aborted) break;
  }
  return { outcome, opponents: usual };
}

/** The resumed match of the last visit. */
interface TakenUp extends Begun {
  readonly outcome: Outcome & { readonly ok: true };
  readonly saved: SavedMatch;
}

/**
 * Resumes the match of the last visit, against the usual bots if the engine does not know the
 * others. Resolves to null without a match. A damaged match is read from the second copy or as far
 * as possible, and its text is put aside. Puts aside a match that cannot be read, and one that
 * breaks the engine for the second time ("broken"; the engine has to be restarted). Changes nothing
 * once `run` is aborted, as by a new match.
 */
export async function takenUp(
  engine: Pick<RemoteEngine, "load">,
  matches: Pick<SavedMatches, "recall" | "putAside" | "broke" | "withstood">,
  run: Pick<AbortSignal, "aborted">,
): Promise<TakenUp | "unreadable" | "broken" | null> {
  const found = matches.recall();
  if (!found) return null;
  try {
    const read = await readingOf(engine, found.readings, run);
    matches.withstood();
    if (run.aborted) return null;
    // The next save loses the former opponents, so the text is put aside.
    if (read?.damaged || read?.lost === "notice-opponents") matches.putAside(found.text);
    if (read) return found.damaged ? { lost: "notice-second", ...read } : read;
  } catch (error) {
    if (!(error instanceof Stopped && matches.broke())) throw error;
    matches.withstood();
    matches.putAside(found.text);
    return "broken";
  }
  matches.putAside(found.text);
  return "unreadable";
}

/** Returns the first reading that the engine accepts. */
async function readingOf(
  engine: Pick<RemoteEngine, "load">,
  readings: readonly MatchReading[],
  run: Pick<AbortSignal, "aborted">,
): Promise<(TakenUp & { damaged: boolean }) | null> {
  for (const { saved, damaged, hasUsualBots } of readings) {
    for (const opponents of [saved.opponents, opponentsOf()]) {
      const outcome = await engine.load(saved.match, opponents);
      if (run.aborted) return null;
      const others = hasUsualBots || opponents !== saved.opponents;
      const lost = damaged ? "notice-mended" : others ? "notice-opponents" : undefined;
      const taken = { outcome, opponents, saved: { ...saved, opponents }, damaged };
      if (outcome.ok) return { ...taken, outcome, ...(lost && { lost }) };
      if (outcome.refusal.code !== "badOption") break;
    }
  }
  return null;
}
