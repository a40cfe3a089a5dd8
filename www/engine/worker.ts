/** The rules, off the main thread: the page never waits for a bot. */

import init, { Game as FirstGame } from "../pkg/first/istaka";
import wasmUrl from "../pkg/first/istaka_bg.wasm?url";
import type { Game, GameView, HouseView, TileView } from "../pkg/istaka";
import { areUsual } from "../seats";
import { serve } from "./calls";
import { type Refusal, refusalIn } from "./refusal";

export type Outcome =
  | {
      readonly ok: true;
      readonly game: GameView;
      /** Null in the plain Turkish game, which needs none of it. */
      readonly house: HouseView | null;
      readonly saved: string;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The human's seat. */
const SEAT = 0;

/** Longer than any match lasts; a bot that never ends a round must not hang the page. */
const MOST_MOVES = 100_000;

/** The rules of the engine of a first visit. */
const PLAIN = "turkish";

/** The engine for plain rules, which knows the others too where the game is installed. */
let usual: typeof FirstGame | typeof Game = FirstGame;

let game: FirstGame | Game | null = null;

const engine = {
  /**
   * Resolves when the rules are loaded. Where the game is installed the whole engine is at hand, and
   * the small one is not kept.
   */
  async open(installed: boolean): Promise<void> {
    if (installed) usual = await wholeEngine();
    else await init({ module_or_path: wasmUrl });
  },

  async start(seed: string | null, rules: string, opponents: readonly string[]): Promise<Outcome> {
    const engine = await engineFor(rules, opponents);
    return play(() => {
      const options = { rules, characters: ["", ...opponents] };
      const fresh = new engine(seed === null ? options : { ...options, seed });
      fresh.deal();
      game?.free();
      game = fresh;
    });
  },

  async load(saved: string, opponents: readonly string[]): Promise<Outcome> {
    const engine = await engineFor(/^rules (.*)$/m.exec(saved)?.[1] ?? PLAIN, opponents);
    return play(() => {
      const loaded = engine.load(saved, { characters: ["", ...opponents] });
      game?.free();
      game = loaded;
    });
  },

  deal: (): Outcome => play(() => current().deal()),
  draw: (source: "stock" | "discard"): Outcome => play(() => current().draw(source)),
  discard: (tile: string): Outcome => play(() => current().discard(tile)),
  async declare(discard: string, melds: string[][]): Promise<Outcome> {
    const declare = (it: FirstGame | Game) => it.declare({ discard, melds });
    const outcome = play(() => declare(current()));
    if (outcome.ok || outcome.refusal.code !== "handIncomplete") return outcome;
    if ("house" in current()) return outcome;
    // The first engine gives no reasons. The whole one refuses the same, and says why.
    const copy = (await wholeEngine()).load(current().save());
    try {
      declare(copy);
    } catch (error) {
      return { ok: false, refusal: refusalIn(error) };
    } finally {
      copy.free();
    }
    return outcome;
  },
  showTwin: (): Outcome => play(() => current().showIndicator()),
  pass: (): Outcome => play(() => current().pass()),
  botMove: (): Outcome => play(() => current().botMove()),
  /** How long the bot thinks that is to move, as a share of what is usual. */
  ponders: (): number => current().ponders() / 100,
  practise: (): Outcome => play(() => current().practise()),

  /** Plays the match to its end without anyone watching. */
  finishMatch(): Outcome {
    return play(() => {
      const it = current();
      for (let move = 0; move < MOST_MOVES; move += 1) {
        const { table, standing } = it.view(SEAT);
        if (standing) return;
        if (table === null || table.turn === null) it.deal();
        else it.botMove();
      }
    });
  },

  /** The best arrangement of a hand: its melds, and the tiles in none of them. */
  arrange(hand: string[]): { melds: string[][]; rest: string[] } {
    const { melds, rest } = current().arrange(hand);
    return { melds: melds.map(({ tiles }) => tiles.map(text)), rest: rest.map(text) };
  },

  /** The first of these tiles without which the hand misses least. */
  spare(hand: string[], tiles: string[]): string | null {
    const missing = tiles.map((tile) => {
      const rest = hand.filter((held) => held !== tile);
      return game?.arrange(rest).deficiency ?? 0;
    });
    return tiles[missing.indexOf(Math.min(...missing))] ?? null;
  },

  /** Those of the given rows of tiles that are complete melds as they lie. */
  melds(rows: string[][]): string[][] {
    const read = current().readMelds(rows);
    return rows.filter((_, index) => read[index] !== null);
  },

  /** The same for rows that have tiles in common, of which only one can lie there. */
  eachMeld: (rows: string[][]): string[][] =>
    rows.filter((row) => current().readMelds([row])[0] !== null),
};

export type Engine = typeof engine;

serve(engine);

function text({ tile }: TileView): string {
  return tile;
}

/** The first engine knows the plain rules and the usual bots only; for others the whole one is fetched. */
async function engineFor(
  rules: string,
  opponents: readonly string[],
): Promise<typeof FirstGame | typeof Game> {
  return rules === PLAIN && areUsual(opponents) ? usual : wholeEngine();
}

async function wholeEngine(): Promise<typeof Game> {
  const [whole, { default: module_or_path }] = await Promise.all([
    import("../pkg/istaka"),
    import("../pkg/istaka_bg.wasm?url"),
  ]);
  await whole.default({ module_or_path });
  return whole.Game;
}

function current(): FirstGame | Game {
  if (!game) throw new Error("No match has been started.");
  return game;
}

/** Errors lose their fields between threads, so refusals travel as values. */
function play(action: () => unknown): Outcome {
  try {
    action();
    const it = current();
    const game = it.view(SEAT);
    const house = "house" in it && game.rules !== PLAIN ? it.house() : null;
    return { ok: true, game, house, saved: it.save() };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}
