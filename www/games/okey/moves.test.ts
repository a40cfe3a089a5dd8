/** The tile that ends a round if the player names none. */

import { describe, expect, it, vi } from "vitest";
import { lastTile } from "./moves";
import type { OkeyState } from "./state";
import { dealt } from "./view.double";

const HAND = "R1 R2 R3 Y9";

/** Returns a hand that the `declare` tiles can end, the `bestDeclare` tiles at the best price. */
function holding(declare: string[], bestDeclare: string[], selected: string | null = null) {
  const state = dealt({ tiers: 1, columns: 8 }, HAND);
  const { slots } = state.rack;
  const table = state.game?.table;
  if (!table) throw new Error("a table");
  const legal = { ...table.legal, declare };
  // The last tile lies apart from the others.
  const apart = [...slots.slice(0, 3), null, ...slots.slice(3, 7)];
  return {
    ...state,
    selected,
    rack: { ...state.rack, slots: apart },
    game: { ...state.game, table: { ...table, legal, bestDeclare } },
  } as OkeyState;
}

const deficiencies = vi.fn(async (hands: string[][]) => hands.map(() => 3));

describe("the last tile", () => {
  it("is the chosen one, if the round can be ended with it", async () => {
    expect(await lastTile(holding(["R1", "R2"], ["R2"], "R1"), { deficiencies })).toBe("R1");
    expect(await lastTile(holding([], [], "R1"), { deficiencies })).toBe("R1");
    expect(await lastTile(holding(["R2"], ["R2"], "R1"), { deficiencies })).toBe("R2");
  });

  it("is of the best ones that which lies most apart", async () => {
    const state = holding(["R1", "R2", "Y9"], ["R2", "Y9"]);
    expect(await lastTile(state, { deficiencies })).toBe("Y9");
    expect(deficiencies).not.toHaveBeenCalled();
  });

  it("is where none ends the round the one that is missed least", async () => {
    deficiencies.mockImplementationOnce(async (hands) =>
      hands.map((hand) => (hand.includes("R2") ? 2 : 1)),
    );
    expect(await lastTile(holding([], []), { deficiencies })).toBe("R2");
    expect(await lastTile(holding([], []), { deficiencies }), "of equals the one apart").toBe("Y9");
  });
});
