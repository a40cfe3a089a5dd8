/** Every setting takes effect at once, is stored, and can be reset. */

import type { Locator, Page } from "@playwright/test";
import { middle, open, order, turn } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";
import { forbidStorage, keptText } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, pace: null });

const KEY = "istaka.settings";

/** Reads the settings as they are kept, without their seal. */
async function kept(page: Page): Promise<unknown> {
  const { check: _, ...settings } = JSON.parse((await keptText(page, KEY)) || "{}");
  return settings;
}

async function openSettings(page: Page): Promise<void> {
  await choose(page, "settings");
  await expect(page.locator("dialog[data-name=settings]")).toBeVisible();
}

/** Uses each control of the dialog, so that every setting changes. */
async function setAll(dialog: Locator): Promise<void> {
  const pick = (group: string, name: string) =>
    dialog.getByRole("group", { name: group }).getByRole("radio", { name, exact: true }).check();
  await pick("Theme", "Day");
  await pick("Play with", "Cards");
  await pick("Colours", "Red, yellow, green, black");
  await pick("Pace", "Slow");
  await pick("Turn clock", "45 s");
  for (const name of [
    "No motion",
    "Left-handed: buttons on the other side",
    "Ask before every discard",
    "Put drawn tiles where they fit",
    "Hint: let me try first",
    "Practice: take back any move",
    "Wait for a key after each move of the others",
  ]) {
    await dialog.getByRole("switch", { name }).check();
  }
  for (const name of [
    "Show how many tiles are missing",
    "Single keys",
    "Opponents nod and groan",
    "Offer tournaments for play chips",
    "Ask costly mistakes again",
    "Sound",
    "Vibration",
  ]) {
    await dialog.getByRole("switch", { name }).uncheck();
  }
  await dialog.getByRole("switch", { name: /discard that would finish/ }).uncheck();
  await dialog.getByRole("textbox", { name: "Right" }).fill(" Ayşe ");
  await dialog.getByRole("textbox", { name: "Opposite" }).fill("   ");
  await dialog.getByRole("textbox", { name: "Left" }).pressSequentially("Maximilian-Alexander");
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("English");
}

/** The settings stored then, with those that are not in the dialog. */
const ALL_SET = {
  language: "en",
  theme: "day",
  face: 0,
  name: "",
  faces: "cards",
  colors: "rummy",
  pace: "slow",
  paced: true,
  still: true,
  left: true,
  fit: true,
  former: [],
  greeted: ["okey", "okey101", "rummi"],
  warned: false,
  remind: false,
  clock: 45,
  confirm: true,
  guess: true,
  practice: true,
  steps: true,
  gestures: false,
  chips: false,
  again: false,
  distance: false,
  keys: false,
  sound: false,
  vibration: false,
  names: [" Ayşe ", "   ", "Maximilian-Alexander"],
  rules: "turkish",
  level: "hard",
  opponents: ["", "", ""],
};

/** Resets everything except what the dialog names. */
async function reset(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Reset" }).click();
  await expect(dialog.getByRole("radio", { name: "Fast" })).toBeChecked();
  await expect(dialog.getByRole("switch", { name: "Sound" })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: "Tiles" })).toBeChecked();
  // The dialog says so.
  await expect(dialog.getByRole("button", { name: "Reset" })).toHaveAccessibleDescription(
    "Language and names stay when you reset.",
  );
  await expect(dialog.getByRole("combobox", { name: "Language" })).toHaveValue("en");
  await expect(dialog.getByRole("textbox", { name: "Right" })).toHaveValue("Ayşe");
}

test("every setting has a control, takes effect, is kept and can be reset", async ({ page }) => {
  // The player begins, so that the test does not wait for a bot at the usual pace.
  await open(page, "?seed=4");
  await turn(page);
  const before = await order(page);
  await openSettings(page);
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await setAll(dialog);
  expect(await kept(page)).toEqual(ALL_SET);
  const names = ["Ayşe", "Leyla", "Maximilian-Alexander"];
  const seats = page.locator('.seat:not([data-seat="0"]) b');
  await expect(seats).toHaveText(names);

  await page.reload();
  await expect(seats).toHaveText(names);
  const [main, hint] = await Promise.all(
    ["finish", "hint"].map((name) => middle(page.locator(`#moves [data-move=${name}]`))),
  );
  expect(main?.x, "the left hand has the main button").toBeLessThan(hint?.x ?? 0);
  await openSettings(page);
  await expect(dialog.getByRole("radio", { name: "Slow" })).toBeChecked();
  await expect(dialog.getByRole("switch", { name: "Ask before every discard" })).toBeChecked();
  await expect(dialog.getByRole("textbox", { name: "Right" })).toHaveValue("Ayşe");

  await reset(dialog);
  await expect(seats).toHaveText(names);
  expect(await kept(page)).toMatchObject({ language: "en", theme: "evening", colors: "turkish" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  expect(await order(page), "nothing else is reset").toEqual(before);
});

test("the settings are reached and changed by keyboard, and a look is seen before it is chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await test.step("the settings are reached and changed by keyboard alone", async () => {
    await page.getByRole("button", { name: "Menu" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    while (!(await page.getByRole("button", { name: "Settings" }).evaluate(isFocused))) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await expect(dialog).toBeVisible();
    const first = dialog.locator(".body > section :is(fieldset, .line, .names > label)");
    await expect(first).toHaveCount(6);
    await expect(dialog.locator(".body > details")).not.toHaveAttribute("open");
    const reach = async (name: string, role: "switch" | "radio") => {
      const control = dialog.getByRole(role, { name, exact: true });
      for (let step = 0; !(await control.evaluate(isFocused)); step += 1) {
        expect(step, `${name} is reached`).toBeLessThan(40);
        await page.keyboard.press("Tab");
      }
    };
    await reach("Fast", "radio");
    await page.keyboard.press("ArrowRight");
    await reach("Sound", "switch");
    await page.keyboard.press("Space");
    expect(await kept(page)).toMatchObject({ pace: "instant", sound: false });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  await test.step("colours and faces are seen in the present look but for one thing", async () => {
    await openSettings(page);
    const dialog = page.locator("dialog[data-name=settings]");
    const seen = (value: string) =>
      dialog
        .locator(`label:has([value=${value}]) tile-row canvas`)
        .evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()));
    await expect.poll(async () => (await seen("cards")).length).toBe(2);
    expect(await seen("tiles")).not.toEqual(await seen("cards"));
    const [turkish, rummy] = [await seen("turkish"), await seen("rummy")];
    expect(turkish).toHaveLength(4);
    const differ = turkish.map((picture, i) => picture !== rummy[i]);
    expect(differ, "only the third colour is another").toEqual([false, false, true, false]);
    // With other faces the colours are shown on those; the faces themselves stay.
    const tiles = await seen("tiles");
    await dialog.getByRole("radio", { name: "Cards", exact: true }).check();
    await expect.poll(() => seen("turkish")).not.toEqual(turkish);
    expect(await seen("tiles")).toEqual(tiles);
  });
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

test("a language holds at once, in every corner, and at the next visit", async ({ page }) => {
  await open(page);
  await turn(page);
  const log = page.locator("#log p");
  await expect(log.last()).toHaveText(/Your turn\.$/);
  await openSettings(page);
  const language = page.locator("dialog select");
  await expect(language.locator("option")).toHaveText([
    "Automatic",
    "English",
    "Türkçe",
    "Deutsch",
    "Nederlands",
  ]);
  await language.selectOption("Deutsch");
  await expect(page.getByRole("dialog", { name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("#prompt")).toContainText("Du bist dran");
  await expect(page.locator('.seat[data-seat="1"] small')).toHaveText("Strafe: 0");
  await expect(page.locator("#game")).toHaveAttribute("aria-label", "Okey-Tisch");
  await expect(page.locator(".rack")).toHaveAttribute("aria-label", "Dein Bänkchen");
  await expect(page.locator('[data-place="okey"]')).toHaveAttribute("aria-label", /Joker: gelbe/);
  await expect(log.last(), "what was said stays").toHaveText(/Your turn\.$/);
  await expect(log.last()).toHaveAttribute("lang", "en");

  await page.reload();
  await expect(page.locator("#prompt")).toContainText("Du bist dran");
  await openSettings(page);
  await language.selectOption("");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
});

test("a device that lacks vibration or a language is not asked for them", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "vibrate");
  });
  await page.route("**/assets/tr-*", (route) => route.abort());
  await open(page);
  await openSettings(page);

  await test.step("a device that cannot vibrate is not asked whether it should", async () => {
    await expect(page.getByRole("switch", { name: "Sound" })).toBeVisible();
    await expect(page.getByRole("switch", { name: "Vibration" })).toHaveCount(0);
  });

  await test.step("a language that cannot be fetched leaves everything and says so", async () => {
    const language = page.locator("dialog select");
    await language.selectOption("Türkçe");
    await expect(
      page.getByRole("status").filter({ hasText: "could not be fetched" }),
    ).toBeVisible();
    await expect(language).toHaveValue("");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await kept(page)).toMatchObject({ language: null });
  });
});

test("a browser says in its language that no words could be fetched", async ({ page }) => {
  await page.route(/assets\/(en|tr|de|nl)-/, (route) => route.abort());
  for (const [locale, words, again] of [
    ["tr", "Bağlantını kontrol", "Yenile"],
    ["de-AT", "Prüfe deine Verbindung", "Neu laden"],
    ["nl-BE", "Controleer je verbinding", "Opnieuw laden"],
    ["fr", "Check your connection", "Reload"],
  ] as const) {
    await page.addInitScript((locale) => {
      Object.defineProperty(navigator, "languages", { get: () => [locale], configurable: true });
    }, locale);
    await page.goto("");
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByRole("button", { name: again })).toBeVisible();
  }
});

test("settings that cannot be read in part fall back with a notice", async ({ page }) => {
  const text = '{"theme":7,"names":{},"pace":"instant"}';
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    text,
  ] as const);
  // The player begins here too.
  await open(page, "?seed=4");
  await expect(page.locator("#prompt")).toContainText("Some settings could not be read");
  await turn(page);
  await openSettings(page);
  await expect(page.getByRole("radio", { name: "Evening" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Instant" })).toBeChecked();
});

test("where storage is forbidden, settings hold until the page is closed", async ({ page }) => {
  await forbidStorage(page);
  await open(page);
  await openSettings(page);
  await page.getByRole("textbox", { name: "Left" }).fill("Zoë");
  await page.locator("dialog select").selectOption("Nederlands");
  await page.getByRole("button", { name: "Sluiten", exact: true }).click();
  await expect(page.locator('.seat[data-seat="3"] b')).toHaveText("Zoë");
  await expect(page.locator("#menu [data-dialog=rules]")).toHaveText("Regels");
});
