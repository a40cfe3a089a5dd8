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
  readonly lost?: "notice-seed" | "notice-rules" | "notice-opponents" | undefined;
}

type Opening = [seed: string | null, rules: string, opponents: readonly string[], Begun["lost"]?];

/** Begins a match by this seed and these settings. */
export async function begin(
  engine: Pick<Rules, "start">,
  seed: string | null,
  settings: Settings,
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
  let outcome: Outcome = { ok: false, refusal: { code: "unknown", tiles: [], missing: [] } };
  for (const [by, under, against, lost] of ways) {
    // Other rules and other bots need the whole engine, which may be out of reach.
    const started = engine.start(by, under, against);
    outcome = await (under === plain && areUsual(against) ? started : started.catch(() => outcome));
    if (outcome.ok) return { outcome, opponents: against, lost };
  }
  return { outcome, opponents: usual };
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
