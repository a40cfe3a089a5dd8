/** How a match is begun or taken up: what the engine cannot use gives way. */

import { Stopped } from "./engine/calls";
import { FAILED, type Outcome, type RemoteEngine } from "./engine/client";
import { opponentsOf } from "./seats";
import { DEFAULTS, type Settings } from "./settings";
import type { MatchReading, SavedMatch } from "./store/match";
import type { SavedMatches } from "./store/matches";

export interface Begun {
  readonly outcome: Outcome;
  /** Who the bots are, in the order of their seats. */
  readonly opponents: readonly string[];
  /** What is said where something had to give way. */
  readonly lost?: Lost | undefined;
}

type Lost = "notice-seed" | "notice-rules" | "notice-opponents" | "notice-second" | "notice-mended";

type Opening = [seed: string | null, rules: string, opponents: readonly string[], Begun["lost"]?];

/**
 * Begins a match by this seed and these settings, with the player's word for its first deal. Once
 * `run` is aborted, as where he has begun another one meanwhile, no other way is tried.
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
    // Digits, but a larger number than the engine takes.
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

/** The match of the last visit, taken up. */
export interface TakenUp extends Begun {
  readonly outcome: Outcome & { readonly ok: true };
  readonly saved: SavedMatch;
}

/**
 * The match of the last visit, by the usual bots where this engine does not know the others. Null
 * where there is none. What is damaged is read from the second copy, or as far as it can be, and
 * then it is put aside as it was found. One that cannot be read is put aside; so is one on which
 * the engine breaks at a second visit too, and then there is no engine until another begins. Once
 * `run` is aborted, as where the player has begun another match meanwhile, it is left as it is.
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
    // Who the opponents were is lost with the next move, so the text stays as it was found.
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

/** The first of these that the engine can read. */
async function readingOf(
  engine: Pick<RemoteEngine, "load">,
  readings: readonly MatchReading[],
  run: Pick<AbortSignal, "aborted">,
): Promise<(TakenUp & { damaged: boolean }) | null> {
  for (const { saved, damaged, anybody } of readings) {
    for (const opponents of [saved.opponents, opponentsOf()]) {
      const outcome = await engine.load(saved.match, opponents);
      if (run.aborted) return null;
      const others = anybody || opponents !== saved.opponents;
      const lost = damaged ? "notice-mended" : others ? "notice-opponents" : undefined;
      const taken = { outcome, opponents, saved: { ...saved, opponents }, damaged };
      if (outcome.ok) return { ...taken, outcome, ...(lost && { lost }) };
      if (outcome.refusal.code !== "badOption") break;
    }
  }
  return null;
}
