/** The explanation of rules is read before its dialog opens, and again for other rules. */

import { beforeAll, expect, it, vi } from "vitest";
import { Unfetched } from "../base/version";
import { RuleEngine } from "../engine/rules";
import { loadEngines } from "../engine/rules.double";
import { emptyRack } from "../rack/rack";
import { initial, Store } from "../state/state";

vi.mock("../ui/rule-text", () => ({}));
vi.mock("../ui/match-text", () => ({}));

const { explaining } = await import("./rules");

beforeAll(() => loadEngines());

const table = () => new Store(initial(emptyRack({ tiers: 2, columns: 16 })));

it("is read once for the same rules, and again for others", async () => {
  const store = table();
  const ruleText = vi.fn((text: string) => new RuleEngine(async () => {}).ruleText(text));
  const rules = explaining(store, { ruleText });
  for (const shownRules of ["turkish", "yuzbir"]) {
    store.change({ shownRules });
    expect(rules.isReady()).toBe(false);
    await rules.read();
    expect(rules.isReady()).toBe(true);
  }
  expect(ruleText.mock.calls.flat()).toEqual(["turkish", "yuzbir"]);
});

it("is asked for again where its engine could not be fetched", async () => {
  let gone = true;
  const wake = async (): Promise<void> => {
    if (gone) throw new Unfetched("there is no line");
  };
  const rules = explaining(table(), new RuleEngine(wake));
  await expect(rules.read()).rejects.toBeInstanceOf(Unfetched);
  expect(rules.isReady()).toBe(false);
  gone = false;
  await rules.read();
  expect(rules.isReady()).toBe(true);
});
