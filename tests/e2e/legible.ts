/**
 * Words that can be read and controls that can be reached, however large, and named as they look.
 */

import type { Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { drawn, type Size } from "./visit.ts";

/** A window with letters of so many pixels. */
type Window = readonly [what: string, size: Size, letters: number];

/**
 * A desktop at 400 %: as the browser zooms the page, which makes its window smaller, and as it
 * enlarges the letters alone. With `ISTAKA_ALL` at 300 % too.
 */
const LARGE: readonly Window[] = [
  ["zoomed to 400 %", [320, 200], 16],
  ["letters of 400 %", [1280, 800], 64],
  ...(process.env.ISTAKA_ALL
    ? ([
        ["zoomed to 300 %", [427, 267], 16],
        ["letters of 300 %", [1280, 800], 48],
      ] as const)
    : []),
];

/** Phones whose letters alone are enlarged. */
export const PHONES: readonly Window[] = sizesOf("390x844 360x740").flatMap((size) =>
  [300, 400].map((percent): Window => [`${size} at ${percent} %`, size, (16 * percent) / 100]),
);

/**
 * Returns what cannot be read or reached in large windows on a page, or in the dialog over it, and
 * leaves it as it was.
 */
export async function crowded(page: Page, windows = LARGE): Promise<string[]> {
  const device = await page.context().newCDPSession(page);
  await device.send("Page.enable");
  const size = page.viewportSize();
  const letters = (standard: number) =>
    device.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard - 3 } });
  const found: string[] = [];
  for (const [what, [width, height], standard] of windows) {
    await letters(standard);
    await page.setViewportSize({ width, height });
    await drawn(page);
    const outlined = await page.evaluateHandle(outlines);
    for (const check of [spoilt, unreached, narrow])
      for (const complaint of new Set(await page.evaluate(check, outlined)))
        found.push(`${what}: ${complaint}`);
    await outlined.evaluate(({ root, all }) => {
      for (const each of [document.body, root, ...all]) each.scrollTo(0, 0);
    });
    await outlined.dispose();
  }
  await letters(16);
  if (size) await page.setViewportSize(size);
  await drawn(page);
  await device.detach();
  return found;
}

/** Finds what is shown of a page, or of the dialog over it; runs in the page. */
function outlines() {
  const root = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;
  const all = [...root.querySelectorAll<HTMLElement>("*")];
  // Parts for screen readers alone are clipped, or as small as a pixel.
  const unseen = all.filter((each) => {
    const { clipPath, overflowX } = getComputedStyle(each);
    return clipPath !== "none" || (overflowX === "hidden" && each.clientWidth === 1);
  });
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !unseen.some((each) => each.contains(element));
  const known = new Map<
    Element,
    readonly { readonly part: Element; readonly scrolls: boolean }[]
  >();
  /** Returns the parts around an element that cut it off, for good or until they are scrolled. */
  const around = (element: Element | null): NonNullable<ReturnType<typeof known.get>> => {
    if (!element || element === document.body) return [];
    const found = known.get(element);
    if (found) return found;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const ways = overflowX + overflowY;
    const isFree = position === "fixed" || element.matches("dialog:modal");
    const own = /hidden|clip|auto|scroll/.test(ways)
      ? [{ part: element, scrolls: /auto|scroll/.test(ways) }]
      : [];
    const parts = [...own, ...(isFree ? [] : around(element.parentElement))];
    known.set(element, parts);
    return parts;
  };
  /** Returns what the parts around an element show of a box, if need be after scrolling. */
  const shown = (element: Element, { left, top, right, bottom }: DOMRect, scrolled: boolean) => {
    const box = { left, top, right, bottom };
    for (const { part, scrolls } of around(element)) {
      if (scrolls && scrolled) continue;
      const by = part.getBoundingClientRect();
      box.left = Math.max(box.left, by.left);
      box.top = Math.max(box.top, by.top);
      box.right = Math.min(box.right, by.right);
      box.bottom = Math.min(box.bottom, by.bottom);
    }
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    return new DOMRect(box.left, box.top, Math.max(0, w), Math.max(0, h));
  };
  return { root, all, seen, shown };
}

type Outlines = ReturnType<typeof outlines>;

/** Returns words that lie on others or are cut off; runs in the page. */
function spoilt({ root, all, seen, shown }: Outlines): string[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: { element: Element; text: string; rect: DOMRect }[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!element || !text || !seen(element) || element.closest("option, textarea")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line is higher than its letters.
    for (const { x, y, width, height } of range.getClientRects())
      lines.push({ element, text, rect: new DOMRect(x, y + height * 0.2, width, height * 0.6) });
  }
  const cut = lines.filter(({ element, rect }) => {
    const whole = shown(element, rect, true);
    return whole.width < rect.width - 1.5 || whole.height < rect.height - 1.5;
  });
  // What sticks to an edge has a ground of its own, below which the rest scrolls.
  const sticky = all.filter((each) => getComputedStyle(each).position === "sticky");
  const there = lines
    .map((line) => ({
      ...line,
      rect: shown(line.element, line.rect, false),
      sticks: sticky.some((each) => each.contains(line.element)),
    }))
    .filter(({ rect }) => rect.width > 1 && rect.height > 1);
  const touch = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const laid = there.flatMap((one, i) =>
    there
      .slice(i + 1)
      .filter(({ element, sticks }) => element !== one.element && sticks === one.sticks)
      .filter(({ rect }) => touch(one.rect, rect))
      .map(({ text }) => `“${one.text}” lies on “${text}”`),
  );
  return [...cut.map(({ text }) => `“${text}” is cut off`), ...laid];
}

/** Returns controls that cannot be brought into sight, or lie under others; runs in the page. */
function unreached({ root, seen, shown }: Outlines): string[] {
  const controls = "button, a[href], input, select, textarea, summary, [tabindex='0']";
  // Pointers reach the places of the table on its canvas.
  const others = ".body, .hands, [data-place], [data-takes], .rack *";
  const all = [...root.querySelectorAll<HTMLElement>(controls)];
  return all.flatMap((control) => {
    if (!seen(control) || control.matches(others)) return [];
    control.scrollIntoView({ block: "center", inline: "center" });
    const words = control.getAttribute("aria-label") ?? control.textContent?.trim();
    const name = words?.slice(0, 40) || control.outerHTML.slice(0, 60);
    const box = control.getBoundingClientRect();
    const { x, y, width, height } = shown(control, box, false);
    const isOut = box.left < -1 || box.right > innerWidth + 1;
    if (isOut || width < Math.min(box.width, 24) || height < Math.min(box.height, 12))
      return [`“${name}” is out of reach`];
    const hit = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
    const label = control.closest("label") ?? control;
    const isHit = !hit || label.contains(hit) || hit.contains(control);
    return isHit ? [] : [`“${name}” is under ${hit.outerHTML.slice(0, 80)}`];
  });
}

/** Returns parts that scroll sideways, or hardly show what they scroll; runs in the page. */
function narrow({ all, seen }: Outlines): string[] {
  const scrolls = (way: string, by: number) => /auto|scroll/.test(way) && by > 8;
  return all.flatMap((each) => {
    // A wide table of the rules scrolls in a room of its own.
    if (!seen(each) || each.matches("input, textarea, .wide")) return [];
    const { overflowX, overflowY } = getComputedStyle(each);
    const aside = scrolls(overflowX, each.scrollWidth - each.clientWidth);
    const low = scrolls(overflowY, each.scrollHeight - each.clientHeight) && each.clientHeight < 60;
    const name = `${each.tagName} ${each.className}`;
    return [
      ...(aside ? [`${name} scrolls sideways`] : []),
      ...(low ? [`${name} has ${each.clientHeight} pixels to scroll in`] : []),
    ];
  });
}

/**
 * Returns controls whose name does not contain the words on them, which are said to press them.
 * Unlike axe, it knows fields, names taken from other elements and parts of custom elements.
 */
export function calledOtherwise(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, "")
        .replace(/\s+/g, " ")
        .trim();
    // The letters of a player are a picture.
    const silent = ".unseen, .avatar, svg, canvas";
    const seenIn = (node: Node): string => {
      if (node instanceof Text) return node.data;
      const isSeen =
        node instanceof Element &&
        !node.matches(silent) &&
        node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen ? ` ${[...node.childNodes].map(seenIn).join("")} ` : "";
    };
    const controls = "button, a[href], summary, input, select, textarea, [role=option]";
    const within = (part: Element | ShadowRoot): Element[] =>
      [...part.querySelectorAll("*")].flatMap((each) => [
        ...(each.matches(controls) ? [each] : []),
        ...(each.shadowRoot ? within(each.shadowRoot) : []),
      ]);
    return within(root)
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .flatMap((each) => {
        const ids = each.getAttribute("aria-labelledby")?.split(" ");
        const around = each.getRootNode() as Document | ShadowRoot;
        const named = ids?.map((id) => around.getElementById(id)?.textContent).join(" ");
        const said = named ?? each.getAttribute("aria-label");
        const field = each.matches("input, select, textarea") ? (each as HTMLInputElement) : null;
        const written = field ? [...(field.labels ?? [])].map(seenIn).join(" ") : seenIn(each);
        if (said === null || plain(said).includes(plain(written))) return [];
        return [`“${plain(written)}” is called “${said}”`];
      });
  });
}
