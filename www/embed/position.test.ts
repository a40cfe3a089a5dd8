/** A moment of any match is told in whole sentences of every language. */

import { beforeAll, expect, it } from "vitest";
import { loadEngines } from "../engine/rules.double";
import type { EventView, GameName, GameView, RoundView } from "../engine/views";
import type { Telling } from "../games/figure";
import { figureOf } from "../games/figures";
import { Speaker } from "../locales/catalogue";
import { Game } from "../pkg/istaka/istaka";
import { LANGUAGES } from "../settings/settings";
import { wordsOf } from "./build";

beforeAll(loadEngines);

const speakers = LANGUAGES.map((name) => new Speaker(name, wordsOf(name, "position")));

/** Expects a sentence that is known, and complete, in every language. */
function whole({ id, tile = "", tiles = [], counts }: Telling): void {
  const args = { name: "Nermin", tile, tiles: tiles.join(" "), ...counts };
  for (const speaker of speakers) {
    const said = speaker.say(id, args);
    expect(said, id).not.toBe(id);
    expect(said, `${speaker.language} ${id}`).not.toMatch(/[{}]|undefined|null|NaN/);
    const named = [tile, ...tiles].every((each) => said.includes(each));
    expect(named || id === "said-showed", `${speaker.language} ${id}: ${said}`).toBe(true);
  }
}

/** Plays some rounds by bots; returns the views of all seats after each action. */
function* played(game: GameName, rounds: number): Generator<readonly GameView[]> {
  for (let seed = 1; seed <= rounds; seed += 1) {
    const match = new Game({ game, seed: `${seed}`, bots: [0, 1, 2, 3] });
    match.deal();
    for (let over = false; !over; match.botMove()) {
      const views = [0, 1, 2, 3].map((seat) => match.view(seat) as GameView);
      yield views;
      over = views[0]?.table?.turn === null;
      if (over) break;
    }
    match.free();
  }
}

/** Events that bots do not bring about. */
const RARE: Readonly<Record<GameName, readonly EventView[]>> = {
  okey: [
    { kind: "passed", seat: 1 },
    { kind: "misdeclared", seat: 1, tile: "R5", shown: [] },
  ],
  rummi: [
    { kind: "passed", seat: 1 },
    { kind: "failed", seat: 1 },
    { kind: "timedOut", seat: 1 },
  ],
  okey101: [
    { kind: "returned", seat: 1, tile: "R5" },
    { kind: "misopened", seat: 1, rows: [] },
    { kind: "tookBack", seat: 1 },
    { kind: "wentForPairs", seat: 1 },
    { kind: "called", seat: 1, tile: "R5" },
    { kind: "passed", seat: 1 },
    { kind: "timedOut", seat: 1, tile: null },
    { kind: "timedOut", seat: 1, tile: "R5" },
  ],
};

const tableOf = (view: GameView | undefined): RoundView => {
  if (!view?.table) throw new Error("nothing is dealt");
  return view.table;
};

it.each<[GameName, number]>([
  ["okey", 6],
  ["rummi", 3],
  ["okey101", 3],
])("a round of %s", (game, rounds) => {
  const figure = figureOf(game);
  const told = new Set<string>();
  for (const views of played(game, rounds)) {
    if (told.size === 0)
      for (const event of RARE[game]) whole(figure.tell(event, tableOf(views[0]), true));
    const table = tableOf(views[0]);
    const event = table.history.at(-1);
    for (const open of [true, false]) {
      const seen = event && figure.tell(event, tableOf(views[event.seat]), open);
      const mover = table.turn === null ? undefined : tableOf(views[table.turn]);
      const all = [...(seen ? [seen] : []), ...(mover ? figure.may(mover, open) : [])];
      for (const telling of all) {
        if (!told.has(telling.id)) whole(telling);
        told.add(telling.id);
        // A hidden hand stays hidden: neither its draw is named, nor the tiles that finish.
        if (!open) expect(["position-drew", "position-finish"]).not.toContain(telling.id);
      }
    }
  }
  expect(told.size).toBeGreaterThan(3);
});
