/** Labels of matches in lists and statistics. */

import { expect, it, vi } from "vitest";
import { useEnglish } from "../../locales/words.double";
import { Copies } from "../../store/copies";
import { History } from "../../store/history";
import { useStorage } from "../../store/local.double";
import { MATCH } from "../../store/match";
import { sealed } from "../../store/seal";
import { dateOf } from "./labels";

const storage = useStorage();

useEnglish();

it("a match that has left the table by when it was begun", () => {
  expect(dateOf("2026-11-24T12:00:00.000Z", "short")).toBe("11/24/26");
});

it("the match at the table by where it is", async () => {
  storage.setItem(MATCH, sealed({ match: "", slots: [], columns: 1 }));
  const game = {
    game: "okey",
    options: { text: "turkish", preset: "turkish" },
    players: [0, 1, 2, 3],
    scores: [0, 0, 0, 0],
    practice: false,
    table: null,
    standing: null,
    counts: "points",
  };
  const summarize = vi.fn(async () => ({ ok: true, value: { game, rounds: [] } }));
  const here = await new History(new Copies(), { summarize } as never).here();
  expect(dateOf(here?.begun ?? "", "short")).toBe("At the table");
});
