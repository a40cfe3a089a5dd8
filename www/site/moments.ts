/**
 * Moments to play from the pages of the rules. At build time the engine plays against itself; when
 * a situation comes that a section describes, the match until then becomes a link into the game.
 */

import type { Situation } from "../games/figure";
import { figureOf } from "../games/figures";
import type * as istaka from "../pkg/istaka/istaka";
import type { Game } from "../pkg/istaka/istaka";
import { winnerOf } from "../state/state";

export type Engine = typeof istaka;

/** The moment that a section or a paragraph is about. */
const TOLD: Readonly<Record<string, Situation>> = {
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

/** Returns the moments of a section, by its name and those of its paragraphs. */
export function momentsIn(section: string, paragraphs: readonly string[]): Situation[] {
  return [...new Set([section, ...paragraphs].flatMap((name) => TOLD[name] ?? []))];
}

/** Returns a link for each moment, as the fragment of an address; tries deals from `first` on. */
export function momentsOf(
  engine: Engine,
  rules: string,
  wanted: Iterable<Situation>,
  first = 1,
): ReadonlyMap<Situation, string> {
  const missing = new Set(wanted);
  const links = new Map<Situation, string>();
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

/** Returns the situations visible to the player at seat 0, and `true` if the round is over. */
function seen(match: Game): [Situation[], boolean] {
  const { game, table } = match.view(0);
  if (!table || table.turn === null) {
    return [winnerOf(table) === 0 ? ["score"] : [], true];
  }
  const dealt: Situation[] = table.history.length === 0 ? ["deal"] : [];
  const hint = table.turn === 0 ? match.hint(0) : null;
  return [hint ? [...dealt, ...figureOf(game).situations(table, hint)] : dealt, false];
}
