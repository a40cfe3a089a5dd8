/** Hints in three steps: where to look, what to do, and why. */

import { afterEach, describe, expect, it } from "vitest";
import { learnWords, speakIn } from "./locales/messages";
import { begin, record, sit, useTable } from "./table-double";

useTable();

describe("a hint", () => {
  it("says where to look, which tile, and why, and its marks go with the move", async () => {
    const { actions, store, said, told } = await sit({ match: record("throw") });
    await actions.hint();
    expect(said()).toMatch(/tiles? stands? alone|meld|seven pairs/);
    expect(store.state.hint?.tiles).not.toEqual([]);
    await actions.hint();
    expect(said()).toMatch(/^Discard the /);
    expect(store.state.hint?.tiles).toHaveLength(1);
    const [advised = ""] = store.state.hint?.tiles ?? [];
    const name = said().replace("Discard the ", "");
    await actions.hint();
    expect(said()).toMatch(/keeps \d+ tiles that help|any other discard sets you back/);
    expect(told.join()).toContain(`Discard the ${name}`);
    await actions.hint();
    expect(said(), "the last step stays").toMatch(/keeps|sets you back/);
    await actions.act(`discard ${advised}`);
    expect(told.join()).toContain(`You have discarded ${name}.`);
    expect(store.state.hint).toBeNull();
  });

  it("looks at the discard first", async () => {
    const { actions, store, said } = await sit({ match: record("draw") });
    await actions.hint();
    expect(store.state.hint?.place).toBe("take");
    await actions.hint();
    expect(said()).toMatch(/Take the|Draw from the stock/);
    await actions.hint();
    expect(said()).toMatch(/tiles? away instead of|no nearer|complete/);
  });

  it("is refused where the round is over", async () => {
    const { actions, store } = await sit({ match: record("over") });
    await actions.hint();
    expect(store.state.hint).toBeNull();
    expect(store.state.notice?.id).toBe("refused-roundOver");
  });

  it("is about one's own turn where it is asked for while others move", async () => {
    const { actions, store, plain, turn } = await begin();
    await actions.act(`discard ${plain()}`);
    await turn();
    await actions.hint();
    expect(store.state.hint?.given).not.toBeNull();
  });
});

describe("in German", () => {
  afterEach(() => speakIn("en"));

  it("a hint speaks German, and stays while tiles are moved on the rack", async () => {
    await speakIn("de");
    await learnWords("-dialogs", "de");
    const { actions, store, said } = await sit({ match: record("draw") });
    await actions.hint();
    expect(said()).toContain("Schau auf");
    const { rack } = store.state;
    actions.rearrange({ ...rack, slots: rack.slots.toReversed() });
    expect(store.state.hint?.place).toBe("take");
    await actions.hint();
    expect(said()).toMatch(/Nimm|Zieh/);
  });
});
