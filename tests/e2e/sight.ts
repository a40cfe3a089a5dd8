/** What the tests look at: what sticks out, what covers something else, what axe complains of. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./support.ts";

/** Opens a dialog from the menu, which may lie below an open dialog: so by script. */
export async function choose(page: Page, dialog: string): Promise<void> {
  await page
    .locator(`#menu [data-dialog=${dialog}]`)
    .evaluate((button: HTMLElement) => button.click());
}

/** What sticks out of the dialog or of the window with it. Lists may scroll, but only up and down. */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    const frame = dialog.getBoundingClientRect();
    const out = (inner: DOMRect, outer: DOMRect, scrolls: boolean) =>
      inner.left < outer.left - 0.5 ||
      inner.right > outer.right + 0.5 ||
      (!scrolls && (inner.top < outer.top - 0.5 || inner.bottom > outer.bottom + 0.5));
    const all = [...dialog.querySelectorAll("*")].filter((element) => {
      if (element.getClientRects().length === 0) return false;
      const scrolls = element.parentElement?.closest(".body, .hands, .standing") != null;
      return out(element.getBoundingClientRect(), frame, scrolls);
    });
    if (out(frame, new DOMRect(0, 0, innerWidth, innerHeight), false)) all.push(dialog);
    return all.map((element) => element.outerHTML.slice(0, 80));
  });
}

/** Pairs of elements that cover one another. */
export function crossing(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const boxes = all.flatMap((element) =>
      [...element.getClientRects()].map((box) => ({ element, box })),
    );
    return boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const apart =
          one.element === other.element ||
          one.box.right <= other.box.left + 0.5 ||
          other.box.right <= one.box.left + 0.5 ||
          one.box.bottom <= other.box.top + 0.5 ||
          other.box.bottom <= one.box.top + 0.5;
        return apart ? [] : [`${one.element.outerHTML} × ${other.element.outerHTML}`];
      }),
    );
  });
}

/** Named, because some rules of WCAG 2.2 are left out otherwise. */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What hinders anybody, in both themes: the page follows the system, and at once. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    }
  }
  return found;
}
