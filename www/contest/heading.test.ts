/** The heading of a table of a contest: the game, its price, and the stage of a tournament. */

import { beforeAll, expect, it, vi } from "vitest";
import { tournament } from "../../tests/records/tournaments";
import { learnRest } from "../locales/messages";
import type { ContestView } from "../pkg/istaka/istaka";
import { emptyRack } from "../rack/rack";
import { initial } from "../state/state";

// An import of the words defines elements, which need a page.
vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("customElements", { define: () => {}, get: () => undefined });

const { headingOf } = await import("./heading");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await learnRest("en");
});

const state = initial(emptyRack({ tiers: 2, columns: 16 }));
const view = (): ContestView =>
  tournament("tournament-second-level").contests.view() as ContestView;

it("name, level, stake and place are told, and more of it where there is room", () => {
  const [long, short] = [false, true].map((short) => headingOf(view(), state, short));
  expect(long).toMatchObject({ title: "Second-chance tournament", dialog: "contest" });
  expect(long?.facts.slice(1)).toEqual(["Level 2", "stake 50", "Buy-in 55"]);
  expect(short?.facts.slice(1)).toEqual(["stake 50", "Round 0"]);
  expect(long?.facts[0]).toMatch(/^Place \d+ of 16$/);
  expect(short?.facts[0]).toMatch(/^\d+\/16$/);
});

it("the bubble and the final table are told", () => {
  expect(view().stage).toBeNull();
  const at = (stage: "bubble" | "final") => headingOf({ ...view(), stage }, state, true).facts[0];
  expect([at("bubble"), at("final")]).toEqual(["Bubble", "Final"]);
});
