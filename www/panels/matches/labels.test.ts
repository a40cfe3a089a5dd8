/** What matches are called in lists and statistics. */

import { beforeAll, expect, it, vi } from "vitest";
import { Device } from "../../device";
import { sealed } from "../../envelope";
import { History } from "../../history";
import { MATCH } from "../../kept-match";
import { learnWords } from "../../locales/messages";
import { useStorage } from "../../storage-double";
import { dateOf } from "./labels";

const storage = useStorage();

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  await learnWords("-matches", "en");
});

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
  const here = await new History(new Device(), { summarize } as never).here();
  expect(dateOf(here?.begun ?? "", "short")).toBe("At the table");
});
