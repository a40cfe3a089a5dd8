/** Hints in three steps: what to do, why, and the numbers. */

import { afterEach, describe, expect, it } from "vitest";
import { matchOf } from "../../tests/records/hands";
import { matchOf101, type PositionOf101 } from "../../tests/records/hands-101";
import { learnRest, speakIn } from "../locales/messages";
import { withoutCopy } from "../state/faces";
import { roundOf } from "../state/state";
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

describe("a player who tries first", () => {
  const GUESS = { guess: true };
  const ASKED = "What would you do? Play it, or press “Hint” again";

  it("is asked, and told at the second press, as often as in this position", async () => {
    const { actions, store, said, told } = await sit({ match: record("throw") }, GUESS);
    await actions.hint();
    expect(said()).toBe(ASKED);
    expect(told.join()).toContain(ASKED);
    expect(store.state.hint).toMatchObject({ given: null, tiles: [], place: null });
    await actions.hint();
    expect(said()).toMatch(/^Discard the /);
    expect(store.state.hint?.tiles).toHaveLength(1);
    store.change({ hint: null });
    await actions.hint();
    expect(said()).toMatch(/^Discard the /);
    await actions.act(`discard ${store.state.hint?.tiles[0]}`);
    expect(store.state.notice, "of a hint that was told nothing is left to say").toBeNull();
  });

  it("hears after the move that the hint would have said the same", async () => {
    const { actions, engine, said } = await sit({ match: record("draw") }, GUESS);
    const given = (await engine.hint()) as { readonly kind: string };
    await actions.hint();
    await actions.act(given.kind);
    expect(said()).toBe("The hint would have said the same");
    await actions.hint();
    expect(said(), "the next position").toBe(ASKED);
  });

  it("hears what the hint would have said instead", async () => {
    const { actions, engine, table, said } = await sit({ match: record("throw") }, GUESS);
    const given = (await engine.hint()) as { readonly best: { readonly tile: string } };
    const other = table().hand.find((tile) => withoutCopy(tile) !== withoutCopy(given.best.tile));
    await actions.hint();
    await actions.act(`discard ${other}`, { sure: true });
    expect(said()).toMatch(/^The hint would have said: Discard the \w+ \d+$/);
  });

  it("is asked again after the move was taken back", async () => {
    const { actions, plain, said } = await sit({ match: record("throw") }, GUESS);
    await actions.hint();
    await actions.act(`discard ${plain()}`, { sure: true });
    await actions.undo();
    await actions.hint();
    expect(said()).toBe(ASKED);
  });

  it("is told at once where hints come by themselves, and that it is not their turn", async () => {
    const { actions, store, said, plain } = await sit({ match: record("throw") }, GUESS);
    store.change({ lesson: roundOf(store.state) });
    await actions.hint();
    expect(said()).toMatch(/^Discard the /);
    store.change({ lesson: null });
    await actions.act(`discard ${plain()}`, { sure: true });
    expect(store.state.notice).toBeNull();
    await actions.hint();
    expect(said()).toMatch(/^It is not your turn/);
  });

  it.each([
    ["open", "The hint would have said the same"],
    ["other", "The hint would have said: Open with 5 pairs"],
  ])("in 101 Okey: %s", async (does, expected) => {
    const { actions, engine, said, store } = await sit(matchOf101("pairs"), GUESS);
    const given = (await engine.hint()) as { readonly action: string };
    const [tile] = store.state.game?.table?.hand ?? [];
    await actions.hint();
    await actions.act(does === "open" ? given.action : `discard ${tile}`, { sure: true });
    expect(said()).toBe(expected);
  });

  /** A hand of table rummy with two series and nothing besides. */
  const SERIES = "R8 R9 R10 B7 B8 B9 B10 Y1 K3 R1 Y4 K6 Y9 R4";

  it.each([
    ["R8 R9 R10 | B7 B8 B9 B10", "The hint would have said the same"],
    ["B7 B8 B9 B10", "The hint would have said: Lay red 8, red 9, and red 10"],
    ["", "The hint would have said: Lay "],
  ])("in table rummy, where the player lays %j", async (series, expected) => {
    const match = matchOf("rummi106 players=2", [SERIES]);
    const { actions, said } = await sit({ match }, GUESS);
    await actions.hint();
    for (const [i, row] of series.split(" | ").entries())
      for (const [j, tile] of row.split(" ").entries())
        if (tile) await actions.act(`put ${j === 0 ? "new" : `${i}.${j}`} ${tile}`);
    await actions.act(series ? "done" : "draw", { sure: true });
    expect(said()).toContain(expected);
  });

  it("in table rummy is told to wait, and laying is something else", async () => {
    const { actions, said } = await sit({ match: matchOf("rummi80 players=2") }, GUESS);
    await actions.hint();
    for (const [i, tile] of ["B7", "B8", "B9", "B10"].entries())
      await actions.act(`put ${i === 0 ? "new" : `0.${i}`} ${tile}`);
    await actions.act("done", { sure: true });
    expect(said()).toBe("The hint would have said: Draw from the stock");
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
