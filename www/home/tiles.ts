/** Lays the tiles of home: rack and middle of the table, printed by the style sheet. */

import type { Color } from "../engine/views";
import type { Settings } from "../settings/settings";
import { inkOf } from "../state/faces";
import { STAR } from "../table/shapes";
import { evening } from "../table/theme";
import { groupsIn, type Lying, tiersOf } from "./games";

/** The ranks that cards print as letters. */
const RANKS: Readonly<Record<string, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/**
 * Gives the style sheet the signs of more than one colour: the badge of a wild tile, `--sign-W`,
 * and the star of a false joker, `--sign-F`. The others are in the page.
 */
export function printSigns({ style }: HTMLElement): void {
  const { badge, ivory, star } = evening;
  const print = (name: string, box: string, drawing: string): void => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;
    style.setProperty(`--sign-${name}`, `url("data:image/svg+xml,${encodeURIComponent(svg)}")`);
  };
  const wild = `<circle cx="50" cy="50" r="50" fill="${badge}"/><path d="${STAR}" fill="${ivory[0]}" transform="translate(18 16) scale(.64)"/>`;
  print("W", "0 0 100 100", wild);
  const outlined = `<path d="${STAR}" fill="${star[0]}" stroke="${star[1]}" stroke-width="8" stroke-linejoin="round"/>`;
  print("F", "-6 -6 112 112", outlined);
}

/** Lays the tiles on the table, unless they lie there already. */
export function layTable(
  seating: HTMLElement,
  { hand, middle }: Lying,
  { colors, faces }: Pick<Settings, "colors" | "faces">,
): void {
  const lies = [hand, middle, colors, faces].join();
  if (seating.dataset.lies === lies) return;
  seating.dataset.lies = lies;
  seating.dataset.front = faces;
  const group = (tiles: readonly string[]): HTMLElement =>
    span("group", ...tiles.map((tile) => tileOf(tile, { colors, faces })));
  const { tiers, columns } = tiersOf(groupsIn(hand));
  seating.style.setProperty("--columns", `${columns}`);
  for (const [i, tier] of seating.querySelectorAll(".wood > div").entries())
    tier.replaceChildren(...(tiers[i] ?? []).map(group));
  seating.querySelector(".middle")?.replaceChildren(...groupsIn(middle).map(group));
}

function tileOf(text: string, { colors, faces }: Pick<Settings, "colors" | "faces">): HTMLElement {
  if (text === ">") return span("arrow", "→");
  const [, color, value = "", wild] = /^([RYBK])(\d+)(\*?)$/.exec(text) ?? [];
  const number = document.createElement("b");
  number.textContent = (faces === "cards" && RANKS[value]) || value;
  const tile = span("tile", number);
  tile.dataset.sign = color ?? text;
  if (color) tile.dataset.ink = inkOf(color as Color, colors);
  tile.toggleAttribute("data-wild", wild === "*");
  return tile;
}

function span(name: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement("span");
  element.className = name;
  element.append(...content);
  return element;
}
