/** A film says what the engine says, and that nothing can be said where it has stopped. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { Okey as Game } from "../../tests/games";
import { Stopped } from "../engine/calls";
import { FAILED } from "../engine/refusal";
import { initSync } from "../pkg/istaka/istaka";
import { Film, type Projector } from "./film";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
});

/** A film of a round that was played to its end, and what ends its engine. */
async function filmed() {
  const played = new Game({ seed: "7", bots: [0, 1, 2, 3] });
  played.deal();
  while (played.view().table?.turn !== null) played.botMove();
  let game = played;
  let stopped = false;
  const ask = async <T>(question: () => T): Promise<T> => {
    if (stopped) throw new Stopped();
    return question();
  };
  const projector: Projector = {
    load: (saved) =>
      ask(() => {
        try {
          game = Game.load(saved);
        } catch {
          return FAILED;
        }
        return { ok: true, game: game.view(0), saved, commitment: null } as const;
      }),
    seen: () => ask(() => [0, 1, 2, 3].map((seat) => game.view(seat).table)),
    hint: () => ask(() => game.hint()),
    why: (event) => ask(() => game.why(event)),
    review: (round) => ask(() => game.review(round, 0)),
  };
  const film = await Film.of(projector, played.save(), ["easy", "easy", "easy"]);
  if (!film) throw new Error("this is a match");
  const stop = (): void => {
    stopped = true;
  };
  return { film, stop };
}

it("shows each moment as it was, with nothing to be done there and all tiles open", async () => {
  const { film } = await filmed();
  const all = film.shots[0]?.actions ?? 0;
  expect(film.within({ round: 3, actions: 1000 })).toEqual({ round: 0, actions: all });
  const [first, last] = [
    await film.scene({ round: 0, actions: 0 }),
    await film.scene({ round: 0, actions: all }),
  ];
  expect(first).toMatchObject({ event: null, game: { table: { legal: { discard: [] } } } });
  expect(first.hands?.map((hand) => hand.length).sort()).toEqual([14, 14, 14, 15]);
  expect(last).toMatchObject({ event: { kind: "declared" }, game: { table: { turn: null } } });
  expect(film.finished).toBe(1);
  expect(await film.review(0)).toMatchObject({ round: 0 });
});

it("does not take an engine that has stopped for one that has nothing to say", async () => {
  const { film, stop } = await filmed();
  stop();
  const at = { round: 0, actions: 0 };
  const questions = [film.scene(at), film.hint(at), film.why(0, 1), film.review(0)];
  for (const question of questions) await expect(question).rejects.toBeInstanceOf(Stopped);
});
