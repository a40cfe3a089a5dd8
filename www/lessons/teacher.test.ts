/** A lesson with the real engine: steps that are done, taken back or not wanted, and the end. */

import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { engineDouble } from "../engine/engine.double";
import { GAMES } from "../engine/presets";
import { learnSteps, nameSeats, speak, speakIn } from "../locales/messages";
import { Actions } from "../match/actions";
import { Session } from "../match/session";
import * as istaka from "../pkg/istaka/istaka";
import { blocks, emptyRack, type Shape } from "../rack/rack";
import { DEFAULTS } from "../settings/settings";
import { initial, pointed, Store, winnerOf } from "../state/state";
import { useStorage } from "../store/local.double";
import { SavedMatches } from "../store/matches";
import { sealed } from "../store/seal";
import { perform, UNDO } from "../table/action";
import { onKeys } from "../table/keys";
import type { CardContent, LessonActions } from "./card";
import { LessonMemory } from "./memory";
import { firstOf, LESSON_IDS } from "./names";
import { classroom, lessonOf } from "./start";

vi.mock("./card", () => ({
  lessonCard: (shown: CardContent, _: unknown, actions: LessonActions) => ({ shown, actions }),
}));

useStorage();

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  istaka.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  await speakIn("en");
  await learnSteps("en");
  nameSeats("You", ["Mehmet", "Leyla", "Deniz"]);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins a lesson. */
async function begin(id: string, shape: Shape = { tiers: 2, columns: 16 }) {
  const room = classroom(id);
  if (!room) throw new Error(`no lesson ${id}`);
  const remote = await engineDouble();
  const teacher = await room.guide(remote, "en");
  const store = new Store(initial(emptyRack(shape), DEFAULTS));
  const page = {
    pace: () => ({ travel: 0, wait: 0 }),
    ...{ restart: async () => {}, left: () => {} },
    shapeOf: () => store.state.rack.shape,
  };
  const session = new Session(store, teacher.engine, page, new SavedMatches(room.copies));
  teacher.attend(store, { act: (change) => session.act(change, { noMove: true }) });
  const actions = new Actions(store, session, teacher.engine);
  await session.open(null, null);
  expect(store.state.notice).toBeNull();
  const card = () =>
    teacher.card(store.state, { kind: "desktop" }, null as never, []) as unknown as {
      shown: CardContent;
      actions: LessonActions;
    };
  const settle = () => vi.advanceTimersByTimeAsync(20_000);
  return {
    store,
    act: async (action: string) => {
      await actions.act(action);
      await settle();
    },
    undo: () => actions.undo(),
    /** Presses every key but that of the step and undo, and Enter on every tile. */
    distract: async () => {
      const { wants } = lessonOf(id)?.steps[card().shown.at] ?? { wants: [] };
      const isWanted = (name: string) => wants.some((each) => each.split(" ", 1)[0] === name);
      for (const action of onKeys(actions.ui))
        if (
          action !== UNDO &&
          !action.tell &&
          !isWanted(action.name) &&
          action.offered(store.state)
        )
          perform(action, actions, store.state);
      await settle();
      const { hand = [] } = store.state.game?.table ?? {};
      for (const tile of isWanted("discard") ? [] : hand) await actions.act(`discard ${tile}`);
      await settle();
      if (store.state.undone === "arrangement") await actions.undo();
      await settle();
    },
    follow: async () => {
      const follows = actions.follow();
      await settle();
      return follows;
    },
    press: async (button: "next" | "back") => {
      card().actions[button]();
      await settle();
    },
    /** The step, from 1. */
    teacher,
    step: () => card().shown.at + 1,
    said: () => speak(card().shown.said),
    /** Tells the refusal of an action; null where it is done. */
    refused: async (action: string) => {
      const outcome = await teacher.engine.act(action);
      return outcome.ok ? null : outcome.refusal.code;
    },
    table: () => {
      const { game } = store.state;
      if (game?.game !== "okey" || !game.table) throw new Error("no Okey is dealt");
      return game.table;
    },
  };
}

describe("a step", () => {
  it("takes back what the rules allow and it does not want, and leaves the rest to the rules", async () => {
    const { press, step, refused, act, table } = await begin("turn");
    expect(step()).toBe(1);
    await press("next");
    expect(step()).toBe(2);
    expect(await refused("take")).toBe("otherStep");
    await act("draw");
    expect(step()).toBe(3);
    expect(await refused("draw")).toBe("alreadyDrawn");
    expect(await refused("discard R1")).not.toBeNull();
    expect([step(), table().phase]).toEqual([3, "discard"]);
  });

  it("marks nothing while others play after its action", async () => {
    const { store, press, act, teacher } = await begin("turn");
    await press("next");
    await act("draw");
    expect(store.state.taught).toMatchObject({ at: 2, tiles: ["Y1", "K13", "Y4"] });
    const outcome = await teacher.engine.act("discard Y4");
    store.change(outcome.ok ? { game: outcome.game } : {});
    expect(store.state.taught).toMatchObject({ at: 2, tiles: [] });
  });

  it("goes on where it is done, and back with the match", async () => {
    const { store, press, step, act, undo, table, said } = await begin("turn");
    const holds = (tile: string) => table().hand.includes(tile);
    await press("next");
    await act("draw");
    await act("discard K13");
    expect(step()).toBe(4);
    expect(said()).toContain("the red 6");
    expect(holds("K13")).toBe(false);
    const { happened } = store.state;
    expect(happened.length).toBeGreaterThan(2);
    expect(happened.map(({ event }) => event)).toEqual(table().history.slice(-happened.length));
    await press("back");
    expect([step(), holds("K13")]).toEqual([3, true]);
    await act("discard Y1");
    await act("take");
    expect(step()).toBe(5);
    await undo();
    expect(step()).toBe(4);
  });

  it("is taken back by undo where the rules have a way of their own to do so", async () => {
    const { press, step, act, undo, store } = await begin("playable");
    await press("next");
    await act("draw");
    const before = store.state.game?.table?.history.length;
    await act("add K6 4.3");
    expect(step()).toBe(4);
    await undo();
    expect(store.state.notice?.id).toBe("notice-undone");
    expect([step(), store.state.game?.table?.history.length]).toEqual([3, before]);
  });

  it("adds to a series in table rummy, and what came before stays", async () => {
    const { store, press, step, refused, act, undo } = await begin("adding");
    await press("next");
    expect(step()).toBe(2);
    const before = store.state.game?.table?.history.length;
    await undo();
    expect(store.state.game?.table?.history).toHaveLength(before ?? 0);
    expect(store.state.notice?.id).toBe("refused-nothingToUndo");
    expect(await refused("draw")).toBe("otherStep");
    expect(await refused("lay R8 R9 R10 K7 | Y7 B7 R7'")).toBe("notASeries");
    await act("lay R7 R8 R9 R10 | Y7 B7 R7'");
    expect(step()).toBe(3);
  });
});

describe("a first hand", () => {
  /** The racks of a phone and of wide windows. */
  const SHAPES: readonly Shape[] = [
    { tiers: 3, columns: 8 },
    { tiers: 3, columns: 10 },
    { tiers: 2, columns: 16 },
  ];

  /** The tiles that come to lie together without being arranged. */
  const FITTED = { okey: "K3 K4 K5", okey101: "Y3 Y4 Y5 Y6", rummi: null };

  it.each(GAMES)("of %s is won by following what it points at", async (game) => {
    const { steps } = lessonOf(firstOf(game)) ?? { steps: [] };
    for (const shape of SHAPES.filter(({ columns }) => game !== "okey101" || columns > 8)) {
      const { store, step, follow } = await begin(firstOf(game), shape);
      for (const [i, each] of steps.slice(0, -1).entries()) {
        const { kind, wants } = each;
        expect(step()).toBe(i + 1);
        const { goes } = each;
        if (goes) {
          expect(await follow(), `step ${i + 1}: the tile comes first`).toBe(false);
          store.change({ selected: store.state.taught?.tiles[0] ?? null, picked: [] });
          expect(pointed(store.state)).toEqual({ tiles: [], place: goes });
        }
        expect(await follow(), `step ${i + 1}`).toBe(true);
        const whole = wants[0] === "take" ? FITTED[game]?.split(" ") : wants;
        if (kind === "arrange" || wants[0] === "take")
          expect(
            blocks(store.state.rack),
            `${shape.columns} columns, step ${i + 1}`,
          ).toContainEqual(whole);
      }
      expect(step()).toBe(steps.length);
      expect(winnerOf(store.state.game?.table)).toBe(0);
      expect(await follow()).toBe(false);
      expect(new LessonMemory().progress.done).toEqual([firstOf(game)]);
    }
  });

  it.each(GAMES)("of %s leads on whatever else is pressed at any step", async (game) => {
    const { steps } = lessonOf(firstOf(game)) ?? { steps: [] };
    const { store, step, follow, distract } = await begin(firstOf(game));
    for (let tried = 0; tried < steps.length && step() < steps.length; tried += 1) {
      // Sorting the rack may well be the step, and a key of the next one the end.
      await distract();
      const at = step();
      if (at === steps.length) break;
      const each = steps[at - 1];
      const { hint, taught } = store.state;
      expect({ hint, points: pointed(store.state)?.tiles }, `step ${at}`).toEqual({
        hint: null,
        points: taught?.tiles,
      });
      if (each?.goes) store.change({ selected: taught?.tiles[0] ?? null, picked: [] });
      expect(await follow(), `step ${at}`).toBe(true);
      expect(step()).toBeGreaterThan(at);
    }
    expect(winnerOf(store.state.game?.table)).toBe(0);
  });

  it("refuses what it does not point at, and points at nothing while others play", async () => {
    const { store, refused, follow, said, table, teacher } = await begin("first-okey");
    expect(await refused("draw")).toBe("unlit");
    while (table().phase === "draw") await follow();
    const { steps } = lessonOf("first-okey") ?? { steps: [] };
    expect(store.state.taught).toMatchObject({ at: 3, tiles: steps[3]?.at, leads: "discard Y2" });
    const outcome = await teacher.engine.act("discard Y2");
    store.change({});
    expect(said(), "nothing before the table shows it").not.toBe("Now the others play.");
    store.change(outcome.ok ? { game: outcome.game } : {});
    expect(store.state.taught).toMatchObject({
      ...{ at: 3, tiles: [], place: null, leads: null },
      staged: true,
    });
    expect(said()).toBe("Now the others play.");
  });
});

it("reads keys aloud where they work, and no button that is not ready", async () => {
  const { teacher, store, press } = await begin("turn");
  await press("next");
  const { state } = store;
  const main = { name: "finish", button: "main", place: "stock", offered: () => false } as const;
  const aloud = (keys: boolean, actions: readonly (typeof main)[] = []) => {
    const settings = { ...state.settings, keys };
    return teacher.aloud({ ...state, settings }, "desktop", actions);
  };
  expect([true, false].map((keys) => aloud(keys)?.id)).toEqual([
    "learn-turn-2-keys",
    "learn-turn-2",
  ]);
  expect(aloud(true, [main])).toBeNull();
});

it.each(Object.values(LESSON_IDS).flat())(
  "nothing leads elsewhere at any step of the lesson %s",
  async (id) => {
    const { steps } = lessonOf(id) ?? { steps: [] };
    const { store, press, step, act, distract } = await begin(id);
    for (const [i, { kind, wants }] of steps.entries()) {
      if (step() > i + 1) continue;
      await distract();
      if (kind === "play") break;
      expect(store.state.hint, `step ${i + 1}`).toBeNull();
      const { hand = [] } = store.state.game?.table ?? {};
      if (kind === "read" || step() > i + 1) await press("next");
      else if (kind === "do") await act((wants[0] ?? "").replace("*", hand.at(-1) ?? ""));
      else break;
    }
  },
);

describe("a lesson that was left", () => {
  const { record = "" } = lessonOf("turn") ?? {};
  const other = lessonOf("round")?.record ?? "";

  it.each([
    ["goes on at its step", `${record}0 draw\n`, 3],
    ["begins anew where its match was of another deal", other, 1],
    ["begins anew where the engine cannot read its match", `${record}0 fly\n`, 1],
  ])("%s", async (_, match, step) => {
    const kept = sealed({ match, slots: [], columns: 16, opponents: ["easy", "", ""] });
    new LessonMemory().progress = { done: [], at: { lesson: "turn", step: 2, match: kept } };
    expect((await begin("turn")).step()).toBe(step);
  });
});

it("the player of the last round is told who has won, and can play it again", async () => {
  const { press, step, said, act, table } = await begin("round");
  await press("next");
  // The player throws what they draw: another will finish first.
  while (step() === 2) {
    await act("draw");
    if (table().turn === 0) await act(`discard ${table().drawn}`);
  }
  expect(step()).toBe(3);
  expect(said()).toContain("Deniz has finished first, so this time you score");
  await press("back");
  expect([step(), table().phase, table().turn]).toEqual([2, "draw", 0]);
});
