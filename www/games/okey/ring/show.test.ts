/** The conditions under which a deal is shown, and the deal that is shown. */

import { beforeEach, expect, it, vi } from "vitest";
import { tileName } from "../../../locales/messages";
import { useEnglish } from "../../../locales/words.double";
import { faceIn } from "../../../state/faces";
import { windowOf } from "../../../state/rect.double";
import type { Sentence } from "../../../state/state";
import { shapeOf } from "../places";
import type { OkeyState } from "../state";
import { dealt as tableOf } from "../view.double";
import { type Dealt, dealtBy } from "./sample.double";
import { RingShow } from "./show";

/** A spy for the cleanup of the ring's view. */
const leave = vi.hoisted(() => vi.fn());

vi.mock("./view", () => ({
  RingView: class {
    readonly leave = leave;
    follow(): void {}
  },
}));

const WINDOW = windowOf(1280, 800);

useEnglish();

beforeEach(() => {
  const element = () => ({
    style: {},
    dataset: {},
    append: () => {},
    remove: () => {},
    setAttribute: () => {},
    addEventListener: () => {},
  });
  vi.stubGlobal("document", { createElement: element, addEventListener: () => {} });
  vi.stubGlobal("window", { addEventListener: () => {} });
});

/** Returns the deal of a match that is to be shown. */
function dealOf(match: number, { view }: Dealt): OkeyState {
  return { ...tableOf(shapeOf(WINDOW), ""), game: view, match, dealing: [] };
}

function indicatorIn({ game }: OkeyState): string {
  if (!game?.table) throw new Error("a round is dealt");
  return tileName(faceIn(game.table, game.table.indicator));
}

/** Creates a show, and lists the indicators of the deals it has announced. */
function show() {
  const told: NonNullable<Sentence["args"]>[string][] = [];
  const tell = ({ id, args }: Sentence) => {
    if (id === "ring-indicator") told.push(args?.tile ?? "");
  };
  const root = document.createElement("div");
  const actions = { tell, heard: () => {}, dealt: () => {} };
  const shown = new RingShow(root, actions, new AbortController().signal);
  const follow = (state: OkeyState): number =>
    shown.follow(state, shown.layout(WINDOW, state), 0, 1);
  return { shown, told, follow };
}

const [first, second] = dealtBy("turkish deal=ring-bottom");
if (!first || !second) throw new Error("there are deals");

it("is shown once, until it has been seen", () => {
  const { shown, told, follow } = show();
  const state = dealOf(1, first);
  expect(follow(state)).toBe(1);
  expect(follow({ ...state, dealing: ["tile"] })).toBe(1);
  expect(shown.showing).toBe(true);
  expect(told).toEqual([indicatorIn(state)]);
  expect(follow({ ...state, dealing: null }), "what is on its way is there").toBe(0);
  expect(shown.showing).toBe(false);
});

it("gives way to the deal of another match that has begun meanwhile", () => {
  const { shown, told, follow } = show();
  const [one, other] = [dealOf(1, first), dealOf(2, second)];
  follow(one);
  expect(follow(other)).toBe(1);
  expect(shown.showing).toBe(true);
  expect(told).toEqual([indicatorIn(one), indicatorIn(other)]);
});

it("leaves the page to another game, whatever is shown", () => {
  const { shown, follow } = show();
  follow(dealOf(1, first));
  shown.leave();
  expect(shown.showing).toBe(false);
  expect(leave).toHaveBeenCalled();
});
