/** The moves of whole rounds are told in few words, and once. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { element } from "../base/element.double";
import { refusalIn } from "../engine/refusal";
import { learnRest, speak, speakIn } from "../locales/messages";
import { Log } from "../panels/log";
import { Game, initSync } from "../pkg/istaka/istaka";
import { layOutSorted } from "../rack/orders";
import { blocks, emptyRack } from "../rack/rack";
import { LANGUAGES } from "../settings/settings";
import { facesIn } from "../state/faces";
import { initial, type State } from "../state/state";
import { onKeys } from "../table/keys";
import { uiOf } from "./games";
import { heardOf } from "./tells";

vi.mock("../ui/tile-row", () => ({}));
vi.stubGlobal("document", { documentElement: {}, createElement: element });

/** Words of the longest sentence about a move. */
const LONGEST = 12;

/** The rules of the rounds; of each game some where more is told: partners, okeys, jokers. */
const RULES = [
  ...["turkish", "pagat", "sayili", "board"],
  ...["yuzbir", "yuzbir_katlamali", "yuzbir_esli"],
  ...["rummi106", "rummi80"],
];

/** Attempts that are mostly refused, but for the tiles of a hand. */
const ATTEMPTS = ["draw", "take", "pass", "open", "return", "takeback", "call", "pairs", "twin"];
const WITH_TILES = ["discard 1", "finish 1", "lay 3", "open 3"];

beforeAll(async () => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  await speakIn("en");
  await learnRest("en");
});

/** A state of the page in which the tiles of the first seat are arranged. */
function stateOf(game: Game): State {
  const view = game.view(0);
  const ui = uiOf({ game: view });
  const shape = { tiers: 3, columns: 24 };
  const rack =
    view.table?.turn === null ? emptyRack(shape) : layOutSorted(shape, game.sorted("best", 0));
  const state = { ...initial(rack), game: view };
  const rows = blocks(rack);
  if (!ui.marked) return { ...state, melds: rows.filter((row) => game.readMelds([row])[0]) };
  const counted = game.counted(rows, 0);
  return { ...state, counted, melds: ui.marked(counted, state) };
}

/** The sentences of some rounds: the states that the log follows, and the rest. */
interface Spoken {
  readonly followed: readonly (() => State)[];
  readonly more: readonly (() => string)[];
}

/** Plays rounds by bots, and collects all that the one of the first seat may hear. */
function spokenIn(rules: string, seeds: number): Spoken[] {
  return Array.from({ length: seeds }, (_, i) => {
    const followed: (() => State)[] = [];
    const more: (() => string)[] = [];
    const characters = Array<string>(4).fill("easy");
    const game = new Game({ rules, seed: `${i}`, bots: [0, 1, 2, 3], characters });
    game.deal();
    for (let state = stateOf(game); state.game?.table?.turn !== null; ) {
      const ui = uiOf(state);
      more.push(...toldIn(state, game));
      const { event } = game.botMove();
      state = stateOf(game);
      const after = state;
      followed.push(() => {
        const { game } = after;
        const happened = game?.table ? heardOf([event], game.table, ui) : [];
        return { ...after, happened, notice: game && ui.news([event], false, game) };
      });
    }
    game.free();
    return { followed, more };
  });
}

/** Returns what keys tell in the turn of the first seat, and the refusals of some attempts. */
function toldIn(state: State, game: Game): (() => string)[] {
  const { table } = state.game ?? {};
  if (table?.turn !== 0) return [];
  const ui = uiOf(state);
  const { hand } = table;
  const tried = WITH_TILES.map((text) => {
    const [verb, count] = text.split(" ");
    return `${verb} ${hand.slice(0, Number(count)).join(" ")}`;
  });
  const refusals = [...ATTEMPTS, ...tried].flatMap((text) => {
    const error = game.check(text, 0);
    return error
      ? () => speak(ui.refusal(refusalIn(error), facesIn(table, hand), hand[0] ?? null))
      : [];
  });
  const keys = onKeys(ui).flatMap(({ tell }) => (tell ? () => tell(state) : []));
  return [...refusals, ...keys];
}

/** Returns the sentences of lines; a number with a point is no end of one. */
function sentences(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(/(?<=[.?!])\s+(?!\p{Ll})/u));
}

const words = (sentence: string): number => sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

describe.each(RULES)("in rounds by the rules %s", (rules) => {
  it("every move is told in short sentences, each once", async () => {
    const rounds = spokenIn(rules, 4);
    for (const language of LANGUAGES) {
      await speakIn(language);
      const told = rounds.map(({ followed }) => {
        const lines: string[] = [];
        const append = ({ textContent }: HTMLElement) => lines.push(textContent ?? "");
        const log = new Log({ append } as unknown as HTMLElement);
        for (const state of followed) log.follow(state());
        return sentences(lines);
      });
      const more = rounds.flatMap(({ more }) => more.flatMap((say) => sentences([say()])));
      const all = [...told.flat(), ...more];
      expect([...new Set(all.filter((one) => words(one) > LONGEST))], language).toEqual([]);
      expect(told.flatMap((round) => round.filter((one, i) => one === round[i - 1]))).toEqual([]);
      expect(all.length).toBeGreaterThan(500);
    }
  });
});
