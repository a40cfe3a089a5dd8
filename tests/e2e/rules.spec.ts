/** A new match with any rules; rules are changed, stored and shared. */

import type { Locator, Page } from "@playwright/test";
import { dialogOf, toStanding } from "./panels.ts";
import { nextTurn, open, record, resume, toDiscard, turn } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";
import { keptMatch, keptText, speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

async function openNewGame(page: Page): Promise<Locator> {
  await choose(page, "newGame");
  const dialog = dialogOf(page, "newGame");
  await expect(dialog).toBeVisible();
  return dialog;
}

async function openEditor(page: Page): Promise<Locator> {
  const dialog = dialogOf(page, "editor");
  await dialogOf(page, "newGame").getByRole("button", { name: "Change" }).click();
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Returns the rules of the current match. */
async function played(page: Page): Promise<string> {
  return /^rules (.*)$/m.exec(await keptMatch(page))?.[1] ?? "turkish";
}

/** Returns the seed of the match. */
async function seed(page: Page): Promise<string | undefined> {
  return /^seed (.*)$/m.exec(await keptMatch(page))?.[1];
}

async function keptSets(page: Page): Promise<string[]> {
  return JSON.parse((await keptText(page, "istaka.rules")) || '{"rules":[]}').rules;
}

test("a match is begun by any rules, offered in the order of the language", async ({ page }) => {
  await open(page);
  const dialog = await openNewGame(page);
  const rules = dialog.locator("input[name=rules]");
  for (const [language, first, chosen] of [
    ["tr", "Kahvehane okeyi", "Türk okeyi"],
    ["de", "Türkisches Okey", "Türkisches Okey"],
  ] as const)
    await test.step(`in ${language} ${first} comes first, and what was chosen stays`, async () => {
      await speak(page, language);
      await expect(rules.first()).toHaveAccessibleName(new RegExp(`^${first}`));
      await expect(rules.and(page.locator(":checked"))).toHaveAccessibleName(
        new RegExp(`^${chosen}`),
      );
    });
  await speak(page, "en");
  await page.keyboard.press("Escape");

  // Each preset with every number of players is tested without a page
  // (www/panels/editor/drafts.test.ts).
  for (const [preset, name, game, players] of [
    ["board", "German board edition", "okey", 3],
    ["rummi106", "106 tiles", "rummi", 2],
  ] as const)
    await test.step(`a match of ${preset} is begun with ${players} players`, async () => {
      await openNewGame(page);
      // The game comes first, then its rules.
      await dialog.locator(`input[name=game][value=${game}]`).check();
      await dialog.getByRole("radio", { name }).first().check();
      await dialog.getByRole("radio", { name: `${players}`, exact: true }).check();
      await dialog.getByRole("button", { name: "Play", exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => played(page)).toBe(`${preset} players=${players}`);
      await turn(page);
    });
});

test("after the end a match by the same rules is one tap away, and others are in reach", async ({
  page,
}) => {
  await resume(page, record("standing"));
  const standing = await toStanding(page);
  await standing.getByRole("button", { name: "Other rules" }).click();
  const start = dialogOf(page, "newGame");
  await expect(start.getByRole("button", { name: "Play", exact: true })).toBeFocused();
  await expect(start).not.toContainText("stays under");
  await start.getByRole("button", { name: "Back" }).click();
  await standing.getByRole("button", { name: "Once more" }).click();
  await expect(page.locator("dialog")).toBeHidden();
  await nextTurn(page);
});

test("rules are changed, marked, in conflict, and put right", async ({ page }) => {
  await open(page);
  const start = await openNewGame(page);
  const editor = await openEditor(page);
  await expect(editor).toContainText("Turkish Okey, as usual");
  await editor.getByRole("combobox", { name: "Limit" }).selectOption("15");
  await editor.getByRole("switch", { name: "Pot" }).check();
  await expect(editor).toContainText("Turkish Okey, 2 changes");
  await editor.getByRole("button", { name: "Usually: 20. Put back: Limit" }).click();
  await expect(editor).toContainText("Turkish Okey, 1 change");
  await expect(editor.getByRole("combobox", { name: "Limit" })).toBeFocused();

  const count = editor.getByRole("group", { name: "A round gives" });
  await count.getByRole("radio", { name: "A win to one" }).check();
  await expect(count).toHaveAccessibleDescription(/Where wins count, the match ends/);
  await expect(editor.locator("[data-option=stacking]")).toContainText("Makes no difference now.");
  await expect(editor.locator("[data-option=stacking] input")).toHaveCount(0);
  await expect(editor.getByRole("button", { name: "Keep", exact: true })).toBeDisabled();
  await editor.getByRole("button", { name: "Show" }).click();
  await expect(editor.locator(".option.clash input:focus")).toHaveCount(1);
  await editor.getByRole("button", { name: "Done" }).click();
  await expect(start.getByRole("button", { name: "Play", exact: true })).toBeDisabled();
  await expect(start.getByRole("button", { name: "Share" })).toBeDisabled();
  await expect(start.locator(".chosen")).toContainText("The twin costs penalty points");

  await openEditor(page);
  await editor.locator("[data-option=end] [data-move=resolve]").click();
  await editor.locator("[data-option=twin] [data-move=resolve]").click();
  await expect(editor.locator(".clash")).toHaveCount(0);
  await editor.getByRole("button", { name: "Done" }).click();
  await start.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => played(page)).toBe("turkish twin=0 count=wins end=rounds pot=yes");
});

test("rules are kept, played, deleted and had back", async ({ page }) => {
  await open(page);
  const start = await openNewGame(page);
  const editor = await openEditor(page);
  await editor.getByRole("switch", { name: "Partners" }).check();
  await editor.getByRole("textbox", { name: "Name" }).fill("Kahvehane");
  await page.keyboard.press("Enter");
  await expect(editor.getByRole("status").last()).toContainText("“Kahvehane” is kept.");
  await expect
    .poll(() => keptSets(page))
    .toEqual(["istaka-rules 1 turkish partners=yes # Kahvehane"]);
  await page.keyboard.press("Escape");
  await expect(start.getByRole("radio", { name: "Kahvehane" })).toBeChecked();
  await start.getByRole("radio", { name: "Okey according to Pagat" }).check();
  await start.getByRole("radio", { name: "Kahvehane" }).check();
  await start.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => played(page)).toBe("turkish partners=yes");

  await page.reload();
  await openNewGame(page);
  await expect(start.getByRole("radio", { name: "Kahvehane" })).toBeChecked();
  await start.getByRole("button", { name: "Delete" }).click();
  await expect(start.getByRole("radio", { name: "Kahvehane" })).toHaveCount(0);
  expect(await keptSets(page)).toEqual([]);
  await expect(start.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(start.getByRole("radio", { name: "Kahvehane" })).toBeChecked();
  expect(await keptSets(page)).toHaveLength(1);
});

test("rules are shared as text and as a link, and read again", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const before = await played(page);
  const start = await openNewGame(page);
  await start.getByRole("radio", { name: "German board edition" }).check();
  await start.getByRole("radio", { name: "2", exact: true }).check();
  await start.getByRole("button", { name: "Share" }).click();
  const sharing = dialogOf(page, "sharing");
  const own = sharing.getByRole("textbox", { name: "These rules" });
  await expect(own).toHaveValue("istaka-rules 1 board players=2");
  await sharing.getByRole("button", { name: "Copy text" }).click();
  await expect(sharing.getByRole("status")).toHaveText("Copied.");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe("istaka-rules 1 board players=2");
  await sharing.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(clipboard).toContain("?rules=istaka-rules");
  const link = await clipboard();

  const other = sharing.getByRole("textbox", { name: "Rules from somebody else" });
  await other.fill("<script>alert(1)</script>");
  await sharing.getByRole("button", { name: "Use these rules" }).click();
  await expect(sharing.getByRole("alert")).toContainText("These are not rules");
  await expect(other).toHaveAccessibleDescription(/These are not rules/);
  expect(await played(page)).toBe(before);
  await other.fill("istaka-rules 1 turkish limit=9 # <b>Ali</b>");
  await sharing.getByRole("button", { name: "Use these rules" }).click();
  await expect(start.getByRole("radio", { name: "<b>Ali</b>" })).toBeChecked();
  await start.getByRole("button", { name: "Keep", exact: true }).click();
  await expect.poll(() => keptSets(page)).toEqual(["istaka-rules 1 turkish limit=9 # <b>Ali</b>"]);

  await page.goto(link);
  await expect(start.getByRole("radio", { name: "German board edition" })).toBeChecked();
  await expect(start.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  expect(await played(page), "nothing is played unasked").toBe(before);
  await start.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => played(page)).toBe("board players=2");
  expect(page.url()).not.toContain("rules=");
});

test("a link whose rules clash opens the choice with the ways out, and its seed deals the match", async ({
  page,
}) => {
  const rules = "istaka-rules 1 turkish players=3 partners=yes # Ali";
  await page.goto(`?${new URLSearchParams({ seed: "87", rules })}`);
  const start = dialogOf(page, "newGame");
  await expect(start.getByRole("radio", { name: "Ali" })).toBeChecked();
  await expect(start.locator("#clashes")).toContainText("Partners need four players.");
  await expect(start.getByRole("status")).toContainText("do not all go together");
  await expect(start, "without a match none is said to go").not.toContainText("stays under");
  await expect(start).toContainText("the number 87 in the link");
  const play = start.getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeDisabled();
  await start.getByRole("button", { name: "Partners: no" }).click();
  await expect(start.locator("#clashes")).toBeHidden();
  await play.click();
  await expect(start).toBeHidden();
  await expect.poll(() => played(page)).toBe("turkish players=3");
  expect(await seed(page)).toBe("87");
  await turn(page);
  await page.reload();
  await turn(page);
  expect(await seed(page), "a reload goes on with it").toBe("87");
});

test("a link with rules and a seed ends no match unasked", async ({ page }) => {
  const start = dialogOf(page, "newGame");

  await test.step("where only its rules cannot be read, its seed still holds", async () => {
    await page.goto("?seed=87_).&rules=gibberish");
    await expect(page.locator("#prompt")).toHaveText("There are no rules in the link");
    await expect.poll(() => seed(page)).toBe("87");
    await expect(page.locator("dialog")).toBeHidden();
    await expect(page, "a reload does not ask again").not.toHaveURL(/\?/);
  });

  await toDiscard(page);
  const before = await keptText(page, "istaka.match");

  await test.step("where rules cannot be read, that is said, and the match goes on", async () => {
    // The messages for other links are tested without a page (drafts.test.ts).
    await page.goto("?rules=istaka-rules 1 board limit=1e9");
    await expect(page.locator("#prompt")).toHaveText(
      "A setting in the link has a value it cannot have",
    );
    await expect(page.locator("dialog")).toBeHidden();
    expect(await keptText(page, "istaka.match")).toBe(before);
  });

  const link = `?${new URLSearchParams({ seed: "88", rules: "istaka-rules 1 board" })}`;

  await test.step("it may be declined", async () => {
    await page.goto(link);
    await expect(start).toContainText("The match that is running stays under Matches.");
    await start.getByRole("button", { name: "Keep playing" }).click();
    await expect(start).toBeHidden();
    expect(await keptText(page, "istaka.match")).toBe(before);
  });

  await test.step("it is played when that is asked for", async () => {
    await page.goto(link);
    await start.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => played(page)).toBe("board");
    expect(await seed(page)).toBe("88");
  });
});

test("a running match is not given up by chance, and closing leads back step by step", async ({
  page,
}) => {
  await open(page);
  await toDiscard(page);
  const before = await keptText(page, "istaka.match");
  const dialog = await openNewGame(page);
  await expect(dialog).toContainText("The match that is running stays under Matches.");
  await expect(dialog.getByRole("button", { name: "Keep playing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await openNewGame(page);
  const editor = await openEditor(page);
  await editor.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(dialogOf(page, "rules")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor).toBeVisible();
  await expect(editor.getByRole("button", { name: "Done" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toBeHidden();
  expect(await keptText(page, "istaka.match")).toBe(before);
});
