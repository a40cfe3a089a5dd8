/** Checks of the page's layout: overflowing or overlapping parts, and violations found by axe. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { calledOtherwise } from "./legible.ts";
import { drawn, setElsewhere } from "./visit.ts";

/** The dialogs that the menu opens; the others are opened at home. */
const IN_MENU = ["scores", "rules", "moves", "settings", "keys", "report"];

/**
 * Opens a dialog at the table by script: from the menu, which may lie below an open dialog, or by
 * the wish that home expresses.
 */
export async function choose(page: Page, dialog: string): Promise<void> {
  if (IN_MENU.includes(dialog)) {
    await page
      .locator(`#menu [data-dialog=${dialog}]`)
      .evaluate((button: HTMLElement) => button.click());
    return dialog === "settings" ? unfold(page) : undefined;
  }
  await page.evaluate(
    (go) => {
      document.documentElement.dataset.go = go;
      dispatchEvent(new Event("go", { cancelable: true }));
    },
    dialog === "newGame" ? "new:" : dialog,
  );
}

/** Unfolds what a dialog keeps for those who look for it. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator("dialog[open] .body > details").first();
  await folded.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
}

/**
 * Takes a picture for review by people, in `test-output/`, if `PICTURES` is set. No test reads it.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: `test-output/${name}.png` });
}

/** Returns parts that overflow the dialog, or the window with it. Lists may scroll vertically. */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    const frame = dialog.getBoundingClientRect();
    const out = (inner: DOMRect, outer: DOMRect, scrolls: boolean) =>
      inner.left < outer.left - 0.5 ||
      inner.right > outer.right + 0.5 ||
      (!scrolls && (inner.top < outer.top - 0.5 || inner.bottom > outer.bottom + 0.5));
    const all = [...dialog.querySelectorAll("*")].filter((element) => {
      if (element.getClientRects().length === 0 || element.closest(".unseen")) return false;
      const scrolls = element.parentElement?.closest(".body, .hands, .standing") != null;
      return out(element.getBoundingClientRect(), frame, scrolls);
    });
    if (out(frame, new DOMRect(0, 0, innerWidth, innerHeight), false)) all.push(dialog);
    return all.map((element) => element.outerHTML.slice(0, 80));
  });
}

/** Returns parts of the open dialog that have no name for screen readers. */
export function unnamed(page: Page): Promise<string[]> {
  return page.locator("dialog[open] :is(section:has(h2, h3), .body[tabindex])").evaluateAll((all) =>
    all
      .filter((part) => {
        const id = part.getAttribute("aria-labelledby");
        const title = id === null ? null : document.getElementById(id)?.textContent;
        return !(part.getAttribute("aria-label") ?? title);
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  );
}

/** Returns pairs of overlapping elements. */
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

/** Named explicitly, because some rules of WCAG 2.2 are off by default. */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rule of axe that names have the words seen; off by default. */
const NAME_RULE = "label-content-name-mismatch";

/** A dialog over the page. */
const OPEN = "dialog[open]";

/** Returns the violations found by all rules of axe, or by some of them. */
export async function complaints(page: Page, rules?: string[]): Promise<string[]> {
  // A checked page already has axe, whose half megabyte would be parsed again.
  const present = await page.evaluate(() => "axe" in window);
  const builder = new AxeBuilder(present ? { page, axeSource: ";" } : { page });
  // The page has no frames, so one run covers all of it.
  const axe = builder
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { [NAME_RULE]: { enabled: true } } });
  // The page under a dialog is inert, and checked without it.
  if (await page.locator(OPEN).count()) axe.include(OPEN);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(STANDARDS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Returns controls whose name does not contain the words on them. */
export async function misnamed(page: Page): Promise<string[]> {
  return [...(await calledOtherwise(page)), ...(await complaints(page, [NAME_RULE]))];
}

/** The rules of axe about colours, the only difference between themes. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Colour schemes by theme. */
const THEMES = { day: "light", evening: "dark" } as const;

/** Changes the theme and returns the violations in it. */
export async function violations(
  page: Page,
  theme: keyof typeof THEMES,
  rules?: string[],
): Promise<string[]> {
  await setElsewhere(page, { theme });
  await page.waitForFunction(
    (scheme) => getComputedStyle(document.documentElement).colorScheme === scheme,
    THEMES[theme],
  );
  // After a change of the window size the page is laid out in the next frame.
  await drawn(page);
  return complaints(page, rules);
}

/** Returns words in letters smaller than twelve pixels. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.textContent?.trim()) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 12) found.push(`${size} px: ${node.textContent.trim()}`);
    }
    return found;
  });
}

/** Returns parts of the table under a bubble or a count of discards. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const nameOf = ({ dataset, className }: HTMLElement) =>
      dataset.place ?? dataset.move ?? dataset.look ?? dataset.seat ?? className;
    const counts = seen(".look");
    const shades = [...seen(".bubble > div"), ...counts];
    const piles = "[data-place^=pile], [data-place=take], [data-place=discard]";
    const table = `.prompt span, .seat .avatar, .seat b, .seat small, .menu-button, .label, .count,
      [data-place=stock], [data-place=indicator], [data-place=okey], #moves button, .badge`;
    const found: string[] = [];
    for (const shade of shades) {
      const over = shade.getBoundingClientRect();
      // A count lies on a corner of its pile.
      const things = counts.includes(shade) ? table : `${table}, ${piles}, .look`;
      for (const thing of seen(things)) {
        // The box of a word is wider than the word.
        const letters = document.createRange();
        letters.selectNodeContents(thing);
        const written = thing.matches(".label, .count");
        const rect = (written ? letters : thing).getBoundingClientRect();
        const apart =
          rect.right <= over.left + 0.5 ||
          rect.left >= over.right - 0.5 ||
          rect.bottom <= over.top + 0.5 ||
          rect.top >= over.bottom - 0.5;
        if (!apart) found.push(`${nameOf(shade)} covers ${nameOf(thing)}`);
      }
      if (over.left < 2 || over.right > innerWidth - 2) found.push(`${nameOf(shade)} at the edge`);
    }
    return found;
  });
}

/**
 * Returns words of the table that a bubble covers partly: it must cover them completely or not at
 * all.
 */
export function halfCovered(page: Page): Promise<string[]> {
  return page.locator(".bubble > div").evaluate((bubble) => {
    const over = bubble.getBoundingClientRect();
    const words = document.querySelectorAll("#bar *, .seat b, .seat small, .label, .count");
    const lines = [...words]
      .filter((word) => word.checkVisibility({ visibilityProperty: true }))
      .filter((word) => !word.closest("[popover]"))
      .flatMap((word) => [...word.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((rect) => ({ text: node.textContent ?? "", rect }));
      });
    return lines
      .filter(({ rect }) => {
        // A line is higher than its letters.
        const [top, bottom] = [rect.top + rect.height * 0.25, rect.bottom - rect.height * 0.25];
        const apart =
          rect.right <= over.left ||
          rect.left >= over.right ||
          bottom <= over.top ||
          top >= over.bottom;
        const inside =
          rect.left >= over.left &&
          rect.right <= over.right &&
          top >= over.top &&
          bottom <= over.bottom;
        return !apart && !inside;
      })
      .map(({ text }) => text);
  });
}

/**
 * Measures the words and other visible parts of the table, and compares two of them; runs in the
 * page.
 */
function outlines() {
  const seen = (element: Element) =>
    element.checkVisibility() &&
    !element.closest("dialog, .unseen, [hidden]") &&
    getComputedStyle(element).clipPath === "none";
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`#game ${selector}`)].filter(seen);
  // The link to a player lies on the player, the one to an explanation on the thrown tile, and
  // the places of a series on one another.
  const control = "button:not(.person, .question, .asked, [data-list] *)";
  const boxes = () =>
    all(`:is(${control}, [data-place], .avatar, .prompt > span)`).map((element) => ({
      element,
      name: element.dataset.place ?? element.dataset.move ?? element.className,
      rect: ringed(element),
    }));
  // The ring of the turn is drawn around the picture, as a shadow that only spreads.
  const ringed = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const spread = getComputedStyle(element).boxShadow.match(/[\d.]+(?=px)/g) ?? [];
    const ring = element.matches(".turn .avatar") ? Math.max(0, ...spread.map(Number)) : 0;
    return new DOMRect(x - ring, y - ring, width + 2 * ring, height + 2 * ring);
  };
  // A line is higher than its letters.
  const letters = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x, y + height * 0.2, width, height * 0.6);
  const words = (within = "*") =>
    all(within).flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const name = node.textContent?.trim() ?? "";
          return [...range.getClientRects()].map((line) => ({
            element,
            name,
            rect: letters(line),
          }));
        }),
    );
  const touch = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const inside = (a: DOMRect, b: DOMRect) =>
    a.left > b.left - 1 && a.right < b.right + 1 && a.top > b.top - 1 && a.bottom < b.bottom + 1;
  return { boxes, words, touch, inside };
}

/**
 * Returns words of the table that are cut off, leave the window or touch other words, controls or
 * tiles. With sentences, each one is tried as the prompt, and only the prompt's words are checked.
 */
export async function cramped(page: Page, sentences: readonly string[] = []): Promise<string[]> {
  const outlined = await page.evaluateHandle(outlines);
  const found = await page.evaluate(crampedIn, { outlined, sentences });
  await outlined.dispose();
  return found;
}

/** Implements {@link cramped}; runs in the page. */
function crampedIn(given: {
  readonly outlined: ReturnType<typeof outlines>;
  readonly sentences: readonly string[];
}): string[] {
  type Thing = ReturnType<ReturnType<typeof outlines>["words"]>[number];
  const { boxes, words, touch, inside } = given.outlined;
  const cut = ({ element, name, rect }: Thing): string[] => {
    const found: string[] = [];
    const room = element.closest("button, .prompt > span")?.getBoundingClientRect();
    if (room && !inside(rect, room)) found.push(`“${name}” leaves its button`);
    // The partners' mark overflows a player's picture without cutting it off.
    const cuts = element.clientWidth > 0 && !element.matches(".avatar");
    if (cuts && element.scrollWidth > element.clientWidth) found.push(`“${name}” is cut off`);
    return found;
  };
  const within = ({ name, rect }: Thing): string[] =>
    inside(rect, new DOMRect(0, 0, innerWidth, innerHeight)) ? [] : [`“${name}” leaves the window`];
  const touched = (one: Thing, others: readonly Thing[]): string[] =>
    others
      .filter(({ element, rect }) => {
        const related = element.contains(one.element) || one.element.contains(element);
        // Tiles may overlap; words may not.
        const tiles = [element, one.element].every(({ dataset }) => dataset.place);
        return !related && !tiles && touch(one.rect, rect);
      })
      .map(({ name }) => `“${one.name}” touches “${name}”`);
  const things = [...words(), ...boxes()];
  if (given.sentences.length === 0)
    return [
      ...words().flatMap(cut),
      ...things.flatMap((one, i) => [...within(one), ...touched(one, things.slice(i + 1))]),
    ];
  const prompt = document.querySelector<HTMLElement>("#game .prompt > span");
  const others = things.filter(({ element }) => !prompt?.contains(element));
  return given.sentences.flatMap((sentence) => {
    for (const tile of prompt?.querySelectorAll(".told-tile") ?? []) tile.remove();
    const texts = [...(prompt?.childNodes ?? [])].filter((node) => node instanceof Text);
    for (const [i, node] of texts.entries()) node.data = i === 0 ? sentence : "";
    const lines = words(".prompt > span");
    if (lines.length === 0) return [`“${sentence}” is not seen`];
    return lines.flatMap((one) => [...cut(one), ...within(one), ...touched(one, others)]);
  });
}
