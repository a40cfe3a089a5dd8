/** The remaining ring, painted when it is opened. */

import { expect, it, vi } from "vitest";
import { useEnglish } from "../../../locales/words.double";
import { windowOf } from "../../../state/rect.double";
import { layoutOf } from "../layout";
import { shapeOf } from "../places";
import type { OkeyState } from "../state";
import { dealt } from "../view.double";
import { RingView } from "./view";

/** The last rendered template; nothing is put into a document. */
let shown: { readonly strings: readonly string[]; readonly values: readonly unknown[] } | null;

vi.mock("lit/html.js", () => ({
  html: (strings: readonly string[], ...values: unknown[]) => ({ strings, values }),
  nothing: null,
  render: (template: typeof shown) => {
    shown = template;
  },
}));

useEnglish();

const WINDOW = windowOf(390, 844);

/** Returns a table without room for its ring. */
function table(): OkeyState {
  const heights = Array(21).fill(5);
  const thrown = { stack: 4, tiles: [3], from: "top", thrower: 0, shape: "row" } as const;
  const ring = { ...thrown, tiles: [3], heights, indicator: 3, next: 9, shares: [] };
  return dealt(shapeOf(WINDOW), "R1 R2", { ring });
}

/** Creates a view in a document whose elements are `host`. */
function viewIn(host: object): RingView {
  vi.stubGlobal("document", { createElement: () => host });
  const root = { insertBefore: () => {}, querySelector: () => null };
  return new RingView(root as unknown as HTMLElement);
}

it("is painted once when it is opened, however much has happened before", () => {
  const listeners: (() => void)[] = [];
  const popover = { addEventListener: (_: string, listen: () => void) => listeners.push(listen) };
  const getContext = vi.fn(() => null);
  const canvas = { parentElement: popover, closest: () => null, getContext };
  const host = { querySelector: (what: string) => (what === "canvas" ? canvas : null) };
  const ring = viewIn(host);
  const state = table();
  for (let moves = 0; moves < 3; moves += 1) ring.follow(state, layoutOf(WINDOW, state));
  expect(getContext).not.toHaveBeenCalled();
  const { strings = [], values = [] } = shown ?? {};
  const toggled = values[strings.findIndex((part) => part.endsWith("@toggle="))];
  for (const listen of [...listeners, toggled]) if (typeof listen === "function") listen();
  expect(getContext).toHaveBeenCalledTimes(1);
});

it("is gone where another game is played", () => {
  const ring = viewIn({ querySelector: () => null });
  const state = table();
  ring.follow(state, layoutOf(WINDOW, state));
  expect(shown).not.toBeNull();
  ring.leave();
  expect(shown).toBeNull();
});
