/** Playing by mouse, by finger and by keyboard alone. */

import type { Locator, Page } from "@playwright/test";
import { drag, middle, tap, touch } from "./play.ts";
import { expect } from "./support.ts";

/** An input method. */
export interface Way {
  /** Puts tiles of the rack or the table at a place. */
  put(page: Page, tiles: readonly Locator[], place: Locator): Promise<void>;
  press(page: Page, button: Locator): Promise<void>;
}

export const byMouse: Way = {
  async put(page, tiles, place) {
    const [first, ...others] = tiles;
    if (others.length > 0) for (const tile of tiles) await tap(page, tile);
    if (first) await drag(page, first, await middle(place));
  },
  press: (_, button) => button.click(),
};

export const byFinger: Way = {
  async put(page, tiles, place) {
    for (const tile of tiles) {
      const small = await widthOf(tile);
      await byFinger.press(page, tile);
      // On a phone the first tap enlarges a series, and the second one selects its tile.
      if ((await isLaid(tile)) && !(await isAlone(tile))) {
        await expect.poll(() => widthOf(tile)).toBeGreaterThan(small);
        await byFinger.press(page, tile);
        await expect(tile).toHaveAttribute("aria-selected", "true");
      }
    }
    await byFinger.press(page, place);
  },
  press: touch,
};

export const byKeys: Way = {
  async put(page, tiles, place) {
    for (const tile of tiles) {
      await reach(page, tile);
      await page.keyboard.press("Space");
    }
    await reach(page, place);
    await page.keyboard.press("Enter");
  },
  async press(page, button) {
    for (let i = 0; i < 40 && !(await isOn(button)); i += 1) await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
  },
};

async function widthOf(thing: Locator): Promise<number> {
  return (await thing.boundingBox())?.width ?? 0;
}

/** Returns `true` for a place of the table. */
async function isLaid(thing: Locator): Promise<boolean> {
  return (await thing.getAttribute("data-takes")) !== null;
}

/** Returns `true` if the tile's series has no other tile. */
function isAlone(tile: Locator): Promise<boolean> {
  return tile.evaluate(
    (element) => element.closest("[data-list]")?.querySelectorAll("[data-tile]").length === 1,
  );
}

function isOn(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement);
}

/** Moves by arrows to a tile of the rack or a place of the table. */
export async function reach(page: Page, thing: Locator): Promise<void> {
  const [there, key] = (await isLaid(thing))
    ? ["[data-takes]", "ArrowUp"]
    : [".rack [role=option]", "ArrowDown"];
  const isAt = async (places: string) =>
    (await page.locator(places).and(page.locator(":focus")).count()) > 0;
  // Tab leads from a button back to the table; arrows continue from there.
  const outside = "button:not([data-takes])";
  for (let i = 0; i < 40 && (await isAt(outside)); i += 1) await page.keyboard.press("Tab");
  for (let i = 0; i < 8 && !(await isAt(there)); i += 1) await page.keyboard.press(key);
  const steps = await thing.evaluate((element, there) => {
    const all = [...document.querySelectorAll(there)];
    return all.indexOf(element) - all.findIndex((each) => each.matches(":focus"));
  }, there);
  const arrow = steps > 0 ? "ArrowRight" : "ArrowLeft";
  for (let i = 0; i < Math.abs(steps); i += 1) await page.keyboard.press(arrow);
  await expect(thing).toBeFocused();
}
