/** The list of moves is of the same round as the result and the bar. */

import { expect, it, vi } from "vitest";
import { useEnglish } from "../../../locales/words.double";
import type { DialogActions } from "../../../panels/dialog";
import { turnsBeside, turnsDialog } from "../../../panels/turns";
import { dealt } from "../view.double";
import { panels } from "./panels";

// These elements need a browser.
vi.mock("../../../ui/match-text", () => ({}));
vi.mock("../../../ui/tile-row", () => ({}));

useEnglish();

it("names the round as players count, where a void one is played again", () => {
  const { game, ...rest } = dealt({ tiers: 2, columns: 8 }, "R1", {}, "turkish end=rounds");
  const again = { ...game, round: 3, number: 2 };
  const state = { ...rest, game: again };
  const side = { x: 0, y: 0, w: 200, h: 400 };
  const actions = { explain: () => {} } as unknown as DialogActions;
  const told = [
    turnsDialog(state, again.table, panels, actions),
    turnsBeside(state, { side }, panels, actions.explain),
  ];
  for (const shown of told) expect(JSON.stringify(shown)).toContain("Moves of round 2");
});
