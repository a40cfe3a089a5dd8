/** Rules that are asked for: what is shown where the answer fails, and where others come first. */

import { beforeEach, expect, it, vi } from "vitest";
import type { RuleTextView } from "../views";
import type { RuleText } from "./rule-text";

/** What has been shown last: rules by their title, or a sentence of the page. */
let shown = "";
/** Says whether the page is outdated, once that is known. */
let know: (outdated: boolean) => void = () => {};

vi.mock("./tile-row", () => ({}));
vi.mock("../version", () => ({
  isOutdated: () =>
    new Promise<boolean>((resolve) => {
      know = resolve;
    }),
}));
vi.mock("../locales/messages", () => ({
  learnWords: async () => {},
  say: (id: string) => id,
  tileNames: () => "",
}));
vi.mock("../guide/text", () => ({
  guideOf: ({ preset }: RuleTextView) => ({
    title: preset,
    changes: preset,
    sections: [],
    sources: [],
  }),
}));
vi.mock("lit/html.js", async (original) => ({
  ...(await original<object>()),
  render: ({ values }: { values: unknown[] }) => {
    shown = `${values[0]}`;
  },
}));

async function element(): Promise<RuleText> {
  const { RuleText } = await import("./rule-text");
  return new RuleText();
}

/** An engine that knows all rules but these. */
function engineWithout(rules: string) {
  return {
    ruleText: async (asked: string) => {
      if (asked === rules) throw new Error("no engine");
      return { preset: asked, game: "okey" } as RuleTextView;
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("customElements", { define: () => {} });
  shown = "";
});

it("says that rules could not be reached", async () => {
  const text = await element();
  text.asked = { rules: "turkish", language: "en", engine: engineWithout("turkish") };
  await settled();
  know(false);
  await settled();
  expect(shown).toBe("rules-unreached");
});

it("leaves other rules in sight that were asked for and came before the reason was known", async () => {
  const text = await element();
  const engine = engineWithout("turkish");
  text.asked = { rules: "turkish", language: "en", engine };
  await settled();
  text.asked = { rules: "board", language: "en", engine };
  await settled();
  expect(shown).toBe("board");
  know(false);
  await settled();
  expect(shown).toBe("board");
});
