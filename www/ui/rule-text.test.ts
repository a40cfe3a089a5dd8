/** Rules that are asked for: the last ones are shown, and a failed answer is asked for again. */

import { beforeEach, expect, it, vi } from "vitest";
import { Stopped } from "../engine/calls";
import type { RuleTextView } from "../engine/views";
import type { RuleText } from "./rule-text";

/** The text shown last: the title of rules, or a sentence of the page. */
let shown = "";
vi.mock("./tile-row", () => ({}));
vi.mock("../locales/messages", () => ({
  say: (id: string) => id,
  spoken: () => "en",
  tileNames: () => "",
}));
vi.mock("../rules/text", () => ({
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
      if (asked === rules) throw new Stopped("no engine");
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

it("leaves other rules in sight that were asked for meanwhile", async () => {
  const text = await element();
  const engine = engineWithout("turkish");
  text.asked = { rules: "turkish", engine };
  text.asked = { rules: "board", engine };
  await settled();
  expect(shown).toBe("board");
});

it("asks again for rules that the engine could not tell", async () => {
  const text = await element();
  text.asked = { rules: "turkish", engine: engineWithout("turkish") };
  await settled();
  expect(shown).toBe("");
  text.asked = { rules: "turkish", engine: engineWithout("board") };
  await settled();
  expect(shown).toBe("turkish");
});
