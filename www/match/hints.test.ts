/** Hints in three steps: what to do, why, and the numbers. */

import { afterEach, describe, expect, it } from "vitest";
import { matchOf101, type PositionOf101 } from "../../tests/records/hands-101";
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
    expect(told.join()).toContain(`You discarded ${name}.`);
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

describe("a hint of 101 Okey", () => {
  /** The first word of each action of the player's turn, played by the hint alone. */
  async function played(at: PositionOf101): Promise<string[]> {
    const { actions, store } = await sit(matchOf101(at));
    const done: string[] = [];
    for (let asks = 0; store.state.game?.table?.turn === 0 && asks < 80; asks += 1) {
      const { hint, notice, game } = store.state;
      if (notice?.asks) throw new Error(`asks ${notice.id}`);
      const { action = "" } = (hint?.given ?? {}) as { readonly action?: string };
      await actions.hint();
      if (store.state.game !== game) done.push(action.split(" ", 1)[0] ?? "");
    }
    return done;
  }

  it.each<[PositionOf101, string[]]>([
    ["offered", ["take", "open", "exchange", "add", "discard"]],
    ["pairs", ["open", "discard"]],
    ["whole", ["open", "discard"]],
  ])("is played out by the fourth press: %s", async (at, verbs) => {
    expect([...new Set(await played(at))]).toEqual(verbs);
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
