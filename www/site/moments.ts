/**
 * Moments to play from the pages of the rules. At build time the engine plays against itself; when
 * a situation comes that a section describes, the match until then becomes a link into the game.
 */

import type { HintView } from "../engine/views";
import type * as istaka from "../pkg/istaka/istaka";
import type { Game, Okey101RoundView } from "../pkg/istaka/istaka";
import { faceIn } from "../state/faces";
import { winnerOf } from "../state/state";

export type Engine = typeof istaka;

/** A hint that says its kind. */
type Advice = Extract<HintView, { readonly kind: string }>;

/** A situation of play; its messages are `page-at-…`. */
export type Moment =
  | "deal"
  | "okey"
  | "melds"
  | "turn"
  | "twin"
  | "opening"
  | "rebuild"
  | "adding"
  | "exchange"
  | "costly"
  | "finish"
  | "score";

/** The moment that a section or a paragraph is about. */
const TOLD: Readonly<Record<string, Moment>> = {
  okey: "okey",
  complete: "melds",
  series: "opening",
  "okey101-okey": "okey",
  "okey101-value": "opening",
  "okey101-add": "adding",
  "okey101-exchange": "exchange",
  "okey101-playable": "costly",
  deal: "deal",
  play: "turn",
  twin: "twin",
  "twin-discard": "twin",
  opening: "opening",
  rebuild: "rebuild",
  finish: "finish",
  points: "score",
};

/** The players at a beginner's table. */
const PLAYERS = ["person", "easy", "easy", "easy"];

/** The number of deals that is enough to find every moment. */
const DEALS = 200;

/** A hand with at most this many missing tiles shows its melds. */
const NEAR = 1;

/** Returns the moments of a section, by its name and those of its paragraphs. */
export function momentsIn(section: string, paragraphs: readonly string[]): Moment[] {
  return [...new Set([section, ...paragraphs].flatMap((name) => TOLD[name] ?? []))];
}

/** Returns a link for each moment, as the fragment of an address; tries deals from `first` on. */
export function momentsOf(
  engine: Engine,
  rules: string,
  wanted: Iterable<Moment>,
  first = 1,
): ReadonlyMap<Moment, string> {
  const missing = new Set(wanted);
  const links = new Map<Moment, string>();
  for (let seed = first; missing.size > 0; seed += 1) {
    if (seed > first + DEALS)
      throw new Error(`${rules}: nothing shows ${[...missing].join(", ")}.`);
    const match = new engine.Game({ rules, seed: `${seed}`, bots: [0, 1, 2, 3] });
    match.deal();
    for (let over = false; !over && missing.size > 0; ) {
      const [shown, end] = seen(match);
      for (const moment of shown.filter((it) => missing.delete(it))) {
        const begun = engine.Game.load(match.save());
        begun.practise();
        begun.players = PLAYERS;
        links.set(moment, engine.writeLink("deal", begun.save()));
        begun.free();
      }
      over = end;
      if (!over) match.botMove();
    }
    match.free();
  }
  return links;
}

/** Returns the moments visible to the player at seat 0, and `true` if the round is over. */
function seen(match: Game): [Moment[], boolean] {
  const { table } = match.view(0);
  if (!table || table.turn === null) {
    return [winnerOf(table) === 0 ? ["score"] : [], true];
  }
  const dealt: Moment[] = table.history.length === 0 ? ["deal"] : [];
  const hint = table.turn === 0 ? match.hint(0) : null;
  if (!hint) return [dealt, false];
  if (!("kind" in hint)) return [[...dealt, ...seenIn101(table as Okey101RoundView, hint)], false];
  if ("bySeries" in table) return [dealt, false];
  if ("okey" in table) {
    const held: Moment[] = table.hand.some((tile) => faceIn(table, tile).wild) ? ["okey"] : [];
    const near: Moment[] = table.deficiency <= NEAR ? ["melds"] : [];
    return [[...dealt, ...held, ...near, ...advised(hint)], false];
  }
  const rebuilds = table.series.some(({ tiles }) => isTakenApart(tiles, hint));
  return [[...dealt, ...(rebuilds ? (["rebuild"] as const) : []), ...advised(hint)], false];
}

/** Returns the moments that the hand and the hint of a turn of 101 Okey show. */
function seenIn101(
  { hand, uses, legal, wilds }: Okey101RoundView,
  { action, why }: Exclude<HintView, Advice>,
): Moment[] {
  const [verb = ""] = action.split(" ", 1);
  const costs = legal.discard && uses.some(({ cost }) => cost === "playable");
  return [
    ...(hand.some((tile) => wilds.includes(tile)) ? (["okey"] as const) : []),
    ...(costs ? (["costly"] as const) : []),
    ...(why === "finishes" ? (["finish"] as const) : (SHOWN_BY[verb] ?? [])),
  ];
}

/** The moments that the first word of a hint of 101 Okey shows. */
const SHOWN_BY: Readonly<Record<string, readonly Moment[]>> = {
  draw: ["turn"],
  take: ["turn"],
  open: ["opening"],
  add: ["adding"],
  exchange: ["exchange"],
};

/** Returns the moments that a hint shows. */
function advised(hint: Advice): Moment[] {
  const { kind } = hint;
  if (kind === "take") return ["turn"];
  if (kind === "showTwin") return ["twin"];
  if (kind === "finish") return ["finish"];
  // Drawing in Okey, as usual, is nothing to look at.
  if (kind === "draw") return "left" in hint ? [] : ["turn"];
  if (kind !== "lay") return [];
  if (hint.finishes) return ["finish"];
  return hint.opens ? ["opening"] : [];
}

/** Returns true if the hint takes a series of the table apart. */
function isTakenApart(tiles: readonly string[], hint: Advice): boolean {
  if (hint.kind !== "lay" || hint.opens || hint.finishes) return false;
  const { table } = hint.play;
  return !table.some((row) => tiles.every((tile) => row.includes(tile)));
}
