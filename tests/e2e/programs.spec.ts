/** Programs at the table, as `istaka play --serve` has them: the test answers in their place. */

import type { Page } from "@playwright/test";
import { goOn, open, ours, record, resume } from "./play.ts";
import { expect, ready, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A question of the page: the view of a seat, and the reason that the last answer was refused. */
interface Question {
  readonly round: number;
  readonly view: {
    readonly seat: number;
    readonly turn: number | null;
    readonly legal: Readonly<Record<string, boolean | readonly string[]>>;
  };
  readonly refused: { readonly code: string } | null;
}

const NAMES = ["Right hand", "Opposite", "Left hand"];

/** Answers in the place of the programs, and collects the questions. */
async function answerBy(
  page: Page,
  answer: (question: Question) => Record<string, unknown>,
): Promise<Question[]> {
  const asked: Question[] = [];
  await page.route("**/program/secret**", (route) => {
    const question = route.request().postDataJSON() as Question;
    if (!("view" in question)) return route.fulfill({ json: { names: NAMES } });
    asked.push(question);
    const over = question.view.turn === null;
    return route.fulfill({ json: over ? { heard: true } : answer(question) });
  });
  return asked;
}

/** Draws, and discards the first tile. */
function plain({ view: { legal } }: Question): Record<string, unknown> {
  if (legal.draw) return { action: "draw" };
  const [tile] = legal.discard as string[];
  return { action: tile ? `discard ${tile}` : "pass" };
}

function name(page: Page, seat: number) {
  return page.locator(`.seat[data-seat="${seat}"] b`);
}

test("programs play at the three other seats, see what is theirs, and are told the end", async ({
  page,
}) => {
  const asked = await answerBy(page, (question) =>
    // The engine refuses what is no tile, and the program is told why.
    question.view.seat === 2 && question.refused === null
      ? { action: "discard R5''" }
      : plain(question),
  );
  await open(page, "?seed=7&program=secret");
  await expect(page).toHaveURL(/\?program=secret$/);
  for (const seat of [1, 2, 3]) await expect(name(page, seat)).toHaveText(NAMES[seat - 1] ?? "");
  for (let phase = await ours(page); phase !== "over"; phase = await ours(page)) {
    if (phase === "lastChance") await page.locator("#moves [data-move=pass]").press("Enter");
    else await goOn(page, phase);
  }
  const ends = () => asked.filter(({ view }) => view.turn === null).map(({ view }) => view.seat);
  await expect.poll(() => ends().toSorted()).toEqual([1, 2, 3]);
  expect(new Set(asked.map(({ view }) => view.seat))).toEqual(new Set([1, 2, 3]));
  expect(asked.filter(({ view }) => view.turn !== null && view.turn !== view.seat)).toEqual([]);
  const refused = asked.filter(({ refused }) => refused !== null);
  expect(new Set(refused.map(({ refused, view }) => `${view.seat} ${refused?.code}`))).toEqual(
    new Set(["2 badTile"]),
  );
});

test("a bot takes the seat of a program that fails, and the page says so", async ({ page }) => {
  const asked = await answerBy(page, (question) =>
    question.view.seat === 1 ? { lost: "timeOut" } : plain(question),
  );
  await open(page, "?seed=7&program=secret");
  const failed = () => asked.filter(({ view }) => view.seat === 1 && view.turn !== null);
  while (failed().length === 0) await goOn(page, await ours(page));
  await expect(page.locator("#prompt")).toContainText(
    "Right hand is gone (timeOut): a bot plays on",
  );
  for (let turns = 0; turns < 3; turns++) await goOn(page, await ours(page));
  expect(failed()).toHaveLength(1);
});

test("a match against bots is kept where programs are connected", async ({ page }) => {
  await answerBy(page, plain);
  await resume(page, record("draw"), "?program=secret");
  await expect(name(page, 2)).toHaveText("Opposite");
  await page.reload();
  await ready(page);
  await expect(name(page, 2)).toHaveText("Opposite");
});

test("a page without programs says that they cannot be reached", async ({ page }) => {
  await open(page, "?program=nothing");
  await expect(page.locator("#prompt").getByText("Your opponents cannot be fetched")).toBeVisible();
});
