/** How a match is begun or taken up: what the engine cannot use, or what is out of reach, gives way. */

import type { Outcome, Rules } from "./engine/client";
import { areUsual, opponentsOf } from "./seats";
import { DEFAULTS, type Settings } from "./settings";
import type { Kept } from "./store";

export interface Begun {
  readonly outcome: Outcome;
  /** Who the bots are, in the order of their seats. */
  readonly opponents: readonly string[];
  /** What is said where something had to give way. */
  readonly lost?: "notice-seed" | "notice-rules" | "notice-opponents";
}

type Opening = Omit<Begun, "outcome"> & Pick<Settings, "rules"> & { readonly seed: string | null };

/** Begins a match by this seed and these settings. */
export async function begin(
  engine: Pick<Rules, "start">,
  seed: string | null,
  settings: Settings,
): Promise<Begun> {
  let outcome: Outcome = { ok: false, refusal: { code: "unknown", tiles: [], missing: [] } };
  for (const { seed: by, rules, ...rest } of openings(seed, settings)) {
    // Other rules and other bots need the whole engine, which may be out of reach.
    const plain = rules === DEFAULTS.rules && areUsual(rest.opponents);
    const started = engine.start(by, rules, rest.opponents);
    outcome = await (plain ? started : started.catch(() => outcome));
    if (outcome.ok) return { outcome, ...rest };
  }
  return { outcome, opponents: opponentsOf() };
}

/** The ways to begin, the one that is wanted first. */
function openings(seed: string | null, settings: Settings): Opening[] {
  const { rules } = settings;
  const opponents = opponentsOf(settings);
  const usual = { rules: DEFAULTS.rules, opponents: opponentsOf() };
  const lost = rules === usual.rules ? "notice-opponents" : "notice-rules";
  return [
    { seed, rules, opponents },
    // Digits, but a larger number than the engine takes.
    { seed: null, rules, opponents, lost: "notice-seed" },
    { seed, rules: usual.rules, opponents, lost: "notice-rules" },
    { seed, rules, opponents: usual.opponents, lost: "notice-opponents" },
    { seed, ...usual, lost },
    { seed: null, ...usual, lost },
  ];
}

/** The match of the last visit, by the usual bots where this engine does not know the others. */
export async function takenUp(
  engine: Pick<Rules, "load">,
  { match, opponents }: Kept,
): Promise<Begun> {
  const outcome = await engine.load(match, opponents);
  if (outcome.ok || outcome.refusal.code !== "badOption") return { outcome, opponents };
  const usual = opponentsOf();
  return { outcome: await engine.load(match, usual), opponents: usual };
}
