/** Hints in three steps: what to do, why, and the numbers. */

import { afterEach, describe, expect, it } from "vitest";
import { learnRest, speakIn } from "../locales/messages";
import { begin, record, sit, useTable } from "./table.double";

useTable();

describe("a hint", () => {
  it("says which tile, why, and the numbers, and its marks go with the move", async () => {
    const { actions, store, said, told } = await sit({ match: record("throw") });
    await actions.hint();
    expect(said()).toMatch(/^Discard the /);
    expect(store.state.hint?.tiles).toHaveLength(1);
    const [advised = ""] = store.state.hint?.tiles ?? [];
    const name = said().replace("Discard the ", "");
    await actions.hint();
    expect(said()).not.toMatch(/^Discard the |tiles that help/);
    expect(store.state.hint?.tiles).toEqual([advised]);
    await actions.hint();
    expect(said()).toMatch(/keeps \d+ tiles that help|any other discard sets you back/);
    expect(told.join()).toContain(`Discard the ${name}`);
    await actions.hint();
    expect(said(), "the last step stays").toMatch(/keeps|sets you back/);
    await actions.act(`discard ${advised}`);
    expect(told.join()).toContain(`You have discarded ${name}.`);
    expect(store.state.hint).toBeNull();
  });

  it("marks the discard only where it is to be taken", async () => {
    const { actions, store, said } = await sit({ match: record("draw") });
    await actions.hint();
    expect(said()).toMatch(/Take the|Draw from the stock/);
    const place = said().startsWith("Take") ? "take" : "stock";
    expect(store.state.hint?.place).toBe(place);
    await actions.hint();
    expect(store.state.hint?.place).toBe(place);
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
    await learnRest("de");
    const { actions, store, said } = await sit({ match: record("draw") });
    await actions.hint();
    expect(said()).toMatch(/Nimm|Zieh/);
    const [{ rack }, place] = [store.state, store.state.hint?.place];
    actions.rearrange({ ...rack, slots: rack.slots.toReversed() });
    expect(store.state.hint?.place).toBe(place);
    await actions.hint();
    expect(said()).not.toMatch(/Nimm|Zieh/);
  });
});
