/** What is left of the ring, painted when somebody opens it. */

import { beforeAll, expect, it, vi } from "vitest";
import { learnWords } from "../../../locales/messages";
import { layoutOf } from "../layout";
import { shapeOf } from "../places";
import { dealt } from "../sample";
import { RingView } from "./view";

/** What was rendered last; nothing is put into a document. */
let shown: { readonly strings: readonly string[]; readonly values: readonly unknown[] } | null;

vi.mock("lit/html.js", () => ({
  html: (strings: readonly string[], ...values: unknown[]) => ({ strings, values }),
  nothing: null,
  render: (template: typeof shown) => {
    shown = template;
  },
}));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await learnWords("-ring", "en");
});

it("is painted once when it is opened, however much has happened before", () => {
  const listeners: (() => void)[] = [];
  const popover = { addEventListener: (_: string, listen: () => void) => listeners.push(listen) };
  const getContext = vi.fn(() => null);
  const canvas = { parentElement: popover, closest: () => null, getContext };
  const host = { querySelector: (what: string) => (what === "canvas" ? canvas : null) };
  vi.stubGlobal("document", { createElement: () => host });
  const root = { insertBefore: () => {}, querySelector: () => null } as unknown as HTMLElement;
  const ring = new RingView(root);
  const window = { width: 390, height: 844, top: 0, right: 0, bottom: 0, left: 0 };
  const heights = Array(21).fill(5);
  const thrown = { stack: 4, tiles: [3], from: "top", thrower: 0, shape: "row" } as const;
  const left = { ...thrown, tiles: [3], heights, indicator: 3, next: 9, shares: [] };
  const state = dealt(shapeOf(window), "R1 R2", { ring: left });
  for (let moves = 0; moves < 3; moves += 1) ring.follow(state, layoutOf(window, state));
  expect(getContext).not.toHaveBeenCalled();
  const { strings = [], values = [] } = shown ?? {};
  const toggled = values[strings.findIndex((part) => part.endsWith("@toggle="))];
  for (const listen of [...listeners, toggled]) if (typeof listen === "function") listen();
  expect(getContext).toHaveBeenCalledTimes(1);
});
