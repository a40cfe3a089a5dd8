/**
 * Draws a tile or a card as SVG with the outlines of the table: as an element whose colours the
 * page can replace (`sheet.ts`), or with its own colours, for files. The unit is 1/100 of a tile's
 * width.
 */

import { type Faces, type Front, inkOf, signOf } from "../state/faces";
import { ASPECT } from "../state/rect";
import { LETTERS } from "../table/cards";
import { NUMERAL_HEIGHT, NUMERALS, type Numeral } from "../table/numerals";
import { CROWN, STAR, SUITS } from "../table/shapes";
import { evening } from "../table/theme";
import { built, type Drawing, html, svg } from "./drawing";
import type { Speech } from "./words";

const [WIDTH, HEIGHT] = [100, 100 * ASPECT];

/** Returns the picture of a tile as an element. */
export function picture(face: Front | null, faces: Faces): SVGElement {
  return built(drawn(face, faces));
}

/** Draws a tile; null is its back. Hides it from screen readers, which read the name of its row. */
export function drawn(face: Front | null, faces: Faces): Drawing {
  const cards = faces.faces === "cards";
  const thick = cards ? 2 : 6;
  const round = cards ? 11 : 15;
  const body = (name: string, height: number) =>
    svg("rect", { class: name, width: WIDTH, height, rx: round });
  return svg(
    "svg",
    { class: cards ? "card" : "tile", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    body("edge", HEIGHT),
    body("ivory", HEIGHT - thick),
    ...printed(face, faces),
  );
}

/** Returns tiles side by side, with their names for screen readers. */
export function rowOf(row: readonly Front[], voice: Speech): HTMLElement {
  const name = voice.names(row);
  return html(
    "div",
    { class: "row", part: "row", role: "img", "aria-label": name },
    ...row.map((face) => picture(face, voice.faces)),
  );
}

function printed(face: Front | null, { colors, faces }: Faces): Drawing[] {
  if (!face) {
    const frame = { x: 13, y: 13, width: 74, height: HEIGHT - 32, rx: 10 };
    return [svg("rect", { class: "back", ...frame }), shape(STAR, "mark", 50, 65, 36)];
  }
  const { color, number, wild } = face;
  const joker = signOf(face) === "joker" && color === null;
  if (joker) return [shape(CROWN, "ink K", 50, 50, 62)];
  const marks = wild ? [frame(), ...badge()] : [];
  if (color === null || number === null) return [shape(STAR, "star", 50, 64, 60), ...marks];
  const ink = `ink ${inkOf(color, colors)}`;
  if (faces === "cards") return [...card(SUITS[color], number, wild, ink), ...marks];
  const height = (number > 9 ? 46 : 50) * (wild ? 0.9 : 1);
  return [
    numerals(digits(number), ink, 50, 46, height),
    shape(SUITS[color], ink, 50, 101.5, 29),
    ...marks,
  ];
}

/** Draws the face of a card: rank and suit in the corner, and a large suit. */
function card(suit: string, number: number, wild: boolean, ink: string): Drawing[] {
  const size = wild ? 0.88 : 1;
  const [corner, top] = wild ? [32, 31] : [27, 27];
  const letter = LETTERS[number];
  const [up, height] = number === 12 ? [3, 34] : [0, number === 10 ? 35 : 38];
  const right = number === 10 ? 8 : 0;
  return [
    numerals(letter ? [letter] : digits(number), ink, corner + right, top - up, height * size),
    shape(suit, ink, corner, 63.5, 25 * size),
    shape(suit, ink, 63, 96, 58 * size),
  ];
}

function frame(): Drawing {
  return svg("rect", { class: "frame", x: 5.5, y: 5.5, width: 89, height: HEIGHT - 17, rx: 11 });
}

function badge(): Drawing[] {
  return [
    svg("circle", { class: "badge", cx: 88, cy: 12, r: 13 }),
    shape(STAR, "light", 88, 11.6, 18),
  ];
}

function digits(number: number): Numeral[] {
  return [...`${number}`].flatMap((digit) => NUMERALS[Number(digit)] ?? []);
}

/** Draws numerals side by side, centred at a point. */
function numerals(
  each: readonly Numeral[],
  name: string,
  x: number,
  y: number,
  height: number,
): Drawing {
  const gap = 5.5;
  const width = each.reduce((sum, { width }) => sum + width, gap * (each.length - 1));
  const scale = height / NUMERAL_HEIGHT;
  const place = `translate(${x - (width * scale) / 2} ${y + height / 2}) scale(${scale})`;
  let at = 0;
  const outlines = each.map(({ path, width }) => {
    const outline = svg("path", { d: path, transform: `translate(${at})` });
    at += width + gap;
    return outline;
  });
  return svg("g", { class: name, transform: place }, ...outlines);
}

function shape(path: string, name: string, x: number, y: number, size: number): Drawing {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`;
  return svg("path", { class: name, d: path, transform: place });
}

const { backLine, edge, inks, ivory, rims, shadow, star } = evening;

/** The colours of the parts, as a file has no style sheet. */
const COLORS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  edge: { fill: edge },
  ivory: { fill: ivory[0], stroke: shadow, "stroke-opacity": 0.3, "stroke-width": 1.5 },
  back: { fill: "none", stroke: backLine, "stroke-width": 3.2 },
  mark: { fill: backLine },
  light: { fill: ivory[0] },
  R: { fill: inks.R },
  Y: {
    fill: inks.Y,
    stroke: rims.Y ?? "none",
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  },
  B: { fill: inks.B },
  K: { fill: inks.K },
  G: { fill: inks.G },
  star: { fill: star[0], stroke: star[1], "stroke-width": 8, "stroke-linejoin": "round" },
  frame: { fill: "none", stroke: evening.frame[0], "stroke-width": 7 },
  badge: { fill: evening.badge },
};

/** The colours of cards, where they differ. */
const OF_CARDS: typeof COLORS = {
  edge: { fill: evening.card[1] },
  ivory: { fill: evening.card[0] },
};

/** Returns a picture with its colours as attributes in place of classes. */
export function colored(
  { name, attributes, children }: Drawing,
  faces: Faces["faces"] = "tiles",
): Drawing {
  const { class: kinds = "", ...given } = attributes;
  const parts = `${kinds}`.split(" ");
  const colors = parts.map((kind) => COLORS[kind] ?? {});
  const own = faces === "cards" ? parts.map((kind) => OF_CARDS[kind] ?? {}) : [];
  const all = Object.assign({}, ...colors, ...own, outline(name, `${kinds}`), given);
  const inside = children.map((child) =>
    typeof child === "string" ? child : colored(child, faces),
  );
  return svg(name, all, ...inside);
}

/** Returns the width of the line around yellow, which numerals and marks scale differently. */
function outline(name: string, kinds: string): Record<string, number> {
  return kinds === "ink Y" ? { "stroke-width": name === "g" ? 14 : 13 } : {};
}
