/** The shown moments of a film with a slow engine: one after the other, once each. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Stopped } from "../engine/calls";
import type { At, Scene } from "./film";
import { Projection } from "./projection";

/** Milliseconds from one moment to the next, and until the engine answers. */
const PAUSE = 1000;
const ANSWER = 150;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A film of one round of ten actions, which moments of it were shown, and what ends its engine. */
function projected() {
  let stopped = false;
  const answer = async (at: At): Promise<Scene> => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER));
    if (stopped) throw new Stopped();
    return at as Scene;
  };
  const film = {
    shots: [{ actions: 10, over: true, position: "" }],
    within: (at: At) => at,
    scene: answer,
  };
  const shown: number[] = [];
  const listener = {
    shown: ({ actions }: Scene) => void shown.push(actions),
    ended: vi.fn(),
    failed: vi.fn(),
  };
  const projection = new Projection(film, listener, () => PAUSE);
  const stop = (): void => {
    stopped = true;
  };
  return { projection, listener, shown, stop };
}

const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

it("shows the last of several moments that are asked for at once", async () => {
  const { projection, shown } = projected();
  for (const actions of [3, 4, 5]) void projection.jump({ round: 0, actions });
  await wait(ANSWER);
  expect(shown).toEqual([5]);
});

it("plays to the end of the round, and from its beginning again", async () => {
  const { projection, listener, shown } = projected();
  void projection.jump({ round: 0, actions: 8 });
  projection.play();
  await wait(2 * (PAUSE + ANSWER));
  expect(shown).toEqual([8, 9, 10]);
  expect([projection.playing, listener.ended.mock.calls.length]).toEqual([false, 1]);
  projection.play();
  await wait(PAUSE + ANSWER);
  expect(shown.slice(3)).toEqual([0, 1]);
});

it("plays once where it is stopped and played again before a moment is answered", async () => {
  const { projection, shown } = projected();
  projection.play();
  await wait(PAUSE + ANSWER / 2);
  projection.stop();
  projection.play();
  await wait(3 * (PAUSE + ANSWER));
  expect(shown).toEqual([1, 2, 3, 4]);
});

it("tells that the engine has stopped, and plays no longer", async () => {
  const { projection, listener, shown, stop } = projected();
  projection.play();
  await wait(PAUSE + ANSWER);
  stop();
  await wait(10 * (PAUSE + ANSWER));
  expect(shown).toEqual([1]);
  expect(listener.failed).toHaveBeenCalledOnce();
  expect([projection.playing, projection.scene]).toEqual([false, null]);
});

it("tells nothing any more once it is closed", async () => {
  const { projection, listener, shown, stop } = projected();
  projection.play();
  await wait(PAUSE);
  projection.close();
  stop();
  await wait(10 * PAUSE);
  expect([shown, listener.failed.mock.calls.length]).toEqual([[], 0]);
});
