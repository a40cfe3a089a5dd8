/** Checks that the reader's state of an element survives every change of its other attributes. */

import type { Locator, Page } from "@playwright/test";
import type { OkeyPosition } from "../../xtask/npm/package/elements/elements.d.ts";
import { asModule, documentOf, expect, strict, test } from "./hosts.ts";
import { record } from "./play.ts";

/** Other values of the attributes that change how an element looks; null removes one. */
const LOOKS: Readonly<Record<string, readonly (string | null)[]>> = {
  palette: ["rummy", "pink", "gameduell", null],
  faces: ["cards", "moon", null],
  lang: ["tr", "de", "nl", null],
  caption: ["A round", null],
  names: ["Ayşe, Mehmet, Leyla, Deniz", null],
  moves: ["", null],
  open: ["none", "own", null],
  rules: [null],
};

/** Sets an attribute to each of its values; after each the state must be as before. */
async function keeps(
  element: Locator,
  subjects: readonly string[],
  stateOf: () => Promise<unknown>,
): Promise<void> {
  const before = await stateOf();
  const { localName, names } = await element.evaluate((each) => ({
    localName: each.localName,
    names: (each.constructor as unknown as { observedAttributes: string[] }).observedAttributes,
  }));
  for (const name of names.filter((name) => !subjects.includes(name))) {
    for (const value of LOOKS[name] ?? []) {
      await set(element, name, value);
      const wrong = value === "pink" || value === "moon";
      await expect(element.locator(".error")).toHaveCount(wrong ? 1 : 0);
      if (wrong) continue;
      expect(LOOKS, `${localName} ${name}`).toHaveProperty(name);
      await expect.poll(stateOf, `${localName} ${name}=${value}`).toEqual(before);
    }
  }
  for (const name of subjects) {
    await element.evaluate((each, name) => {
      const value = each.getAttribute(name);
      if (value !== null) each.setAttribute(name, value);
    }, name);
    await expect.poll(stateOf, `${localName}: the same ${name}`).toEqual(before);
  }
  // Another place in the document.
  await element.evaluate((each) => each.parentElement?.append(each));
  await expect.poll(stateOf, `${localName}: moved`).toEqual(before);
}

/** Returns the tiles at each of these places. */
function tilesOf(element: Locator, places: readonly string[]): Promise<unknown> {
  return element.evaluate(
    (each, places) =>
      places.map((place) =>
        [...(each.shadowRoot?.querySelectorAll<HTMLElement>(place) ?? [])].map(
          ({ dataset }) => dataset.tile ?? "",
        ),
      ),
    places,
  );
}

function set(element: Locator, name: string, value: string | null): Promise<void> {
  return element.evaluate(
    (each, [name, value]) => {
      if (value === null) each.removeAttribute(name ?? "");
      else each.setAttribute(name ?? "", value ?? "");
    },
    [name, value] as const,
  );
}

const LAY = "istaka-puzzle 1 lay easy R4 : R1 R2 R3 | R4 Y4 B4 K4";

test("a reader stays at the move, and a puzzle as far as it is tried", async ({
  page,
  game,
  host,
}) => {
  const body = `<okey-position id="match" record="${record("over")}" at="1.20" seat="0"></okey-position>
    <okey-puzzle id="lay" puzzle="${LAY}"></okey-puzzle>
    <okey-puzzle id="hand" daily="2026-11-25" kind="throw"></okey-puzzle>`;
  await page.goto(host.page("", documentOf(body, asModule(game)), strict(game)));

  await test.step("a match: the move, the seat below, open hands, play and focus", async () => {
    const match = page.locator("#match");
    await match.getByRole("button", { name: "To the beginning" }).click();
    await match.getByRole("button", { name: "One move on" }).click();
    await match.getByRole("button", { name: "Show all hands" }).click();
    await match.evaluate((each: OkeyPosition) => each.flip(2));
    await match.locator(".controls button").nth(3).focus();
    const stateOf = () =>
      match.evaluate((each: OkeyPosition) => {
        const root = each.shadowRoot;
        const controls = [...(root?.querySelectorAll(".controls button") ?? [])];
        return {
          moment: each.moment,
          hidden: root?.querySelectorAll(".hidden").length,
          below: root?.querySelector(".own .hand")?.childElementCount,
          focus: controls.indexOf(root?.activeElement as Element),
        };
      });
    expect(await stateOf()).toMatchObject({ moment: { round: 1, action: 1 }, hidden: 0, focus: 3 });
    // Moving an element takes the focus from it, and so does an error in its place.
    const all = async () => ({ ...(await stateOf()), focus: 0 });
    await set(match, "palette", "rummy");
    await expect.poll(stateOf).toMatchObject({ moment: { round: 1, action: 1 }, focus: 3 });
    await keeps(match, ["record", "at", "seat"], all);
    await set(match, "seat", "1");
    await expect(match.locator(".own .name")).toHaveText("Player 2");
    await match.getByRole("button", { name: "Play" }).click();
    await set(match, "lang", "de");
    await expect(match.getByRole("button", { name: "Anhalten" })).toBeVisible();
    await match.getByRole("button", { name: "Anhalten" }).click();
    await set(match, "lang", null);
    await set(match, "at", "1.7");
    const moment = () => match.evaluate((each: OkeyPosition) => each.moment);
    await expect.poll(moment).toEqual({ round: 1, action: 7 });
  });

  await test.step("a table that is being laid", async () => {
    const quiz = page.locator("#lay");
    await quiz.locator('.pick[data-tile="K4"]').click();
    await quiz.locator(".way").last().click();
    await quiz.locator('.pick[data-tile="B4"]').click();
    const stateOf = () => tilesOf(quiz, [".series .row .pick", "[aria-pressed=true]"]);
    expect(JSON.stringify(await stateOf())).toContain("K4");
    await keeps(quiz, ["puzzle", "daily", "kind", "grade"], stateOf);
  });

  await test.step("a hand with a wrong answer, and then with its explanation", async () => {
    const quiz = page.locator("#hand");
    const stateOf = () =>
      tilesOf(quiz, ["[aria-pressed=true]", ".pick.wrong", ".pick.right", ".numbers tr"]);
    await quiz.scrollIntoViewIfNeeded();
    const subjects = ["puzzle", "daily", "kind", "grade"];
    await quiz.locator(".pick").first().click();
    await keeps(quiz, subjects, stateOf);
    await quiz.locator(".primary").click();
    await quiz.locator(".pick:enabled").last().click();
    await keeps(quiz, subjects, stateOf);
    await quiz.locator(".primary").click();
    const heard = await countOf(page, "solved");
    await keeps(quiz, subjects, stateOf);
    expect(await heard(), "an answer is told once").toBe(0);
    await set(quiz, "daily", "2026-11-26");
    await expect(quiz.locator(".controls")).toBeVisible();
  });
});

/** Counts the events of a name from now on. */
async function countOf(page: Page, name: string): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((name) => {
    const count = { heard: 0 };
    document.addEventListener(name, () => {
      count.heard += 1;
    });
    return count;
  }, name);
  return () => count.evaluate(({ heard }) => heard);
}

test("a running game takes over language and theme, and says what it refuses", async ({
  page,
  game,
  host,
}) => {
  const body = `<okey-game src="${game.url}" lang="de" seed="7"></okey-game>`;
  await page.goto(host.page("", documentOf(body, asModule(game)), strict(game)));
  const element = page.locator("okey-game");
  const root = page.frameLocator("okey-game iframe").locator("html");
  await expect(root).toHaveAttribute("data-ready", "true");
  const readies = await countOf(page, "ready");
  await root.evaluate((each) => each.setAttribute("data-mine", ""));
  await set(element, "lang", "tr");
  await expect(root).toHaveAttribute("lang", "tr");
  await set(element, "theme", "day");
  await expect(root).toHaveCSS("color-scheme", "light");
  await set(element, "theme", "neon");
  await expect(element.locator(".error")).toContainText("neon");
  await set(element, "theme", "evening");
  await expect(element.locator(".error")).toHaveCount(0);
  await expect(root).toHaveCSS("color-scheme", "dark");
  await expect(root, "the same game goes on").toHaveAttribute("data-mine", "");
  expect(await readies()).toBe(0);

  for (const [name, value] of [
    ["rules", "nonsense"],
    ["rules", "turkish players=9"],
    ["seed", "99999999999999999999"],
  ] as const) {
    await set(element, name, value);
    await expect(element.locator(".error")).toContainText(`${name}: “${value}”`);
    await expect(element.locator("iframe")).toHaveCount(0);
    await set(element, name, null);
    await expect(element.locator("iframe")).toHaveCount(1);
  }
});
