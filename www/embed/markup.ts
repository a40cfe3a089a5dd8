/** Pictures as text, with their colours inline: SVG that needs no style sheet. */

import type { Faces } from "../state/faces";
import { evening } from "../table/theme";
import type { Drawing } from "./drawing";

const { backLine, badge, card, edge, frame, inks, ivory, rims, shadow, star } = evening;

/** The colours of the parts, in the file itself: it knows no style sheet. */
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
  frame: { fill: "none", stroke: frame[0], "stroke-width": 7 },
  badge: { fill: badge },
};

/** The colours of cards, where they differ. */
const OF_CARDS: typeof COLORS = { edge: { fill: card[1] }, ivory: { fill: card[0] } };

/** Returns a picture as text, with its styles inline. */
export function written(
  { name, attributes, children }: Drawing,
  faces: Faces["faces"] = "tiles",
): string {
  const { class: kinds = "", ...given } = attributes;
  const parts = `${kinds}`.split(" ");
  const colors = parts.map((kind) => COLORS[kind] ?? {});
  const own = faces === "cards" ? parts.map((kind) => OF_CARDS[kind] ?? {}) : [];
  const all = Object.assign({}, ...colors, ...own, outline(name, `${kinds}`), given);
  const said = Object.entries(all).map(([key, value]) => ` ${key}="${value}"`);
  const inside = children.map((child) => written(child, faces));
  return `<${name}${said.join("")}>${inside.join("")}</${name}>`;
}

/** The line around yellow is as thick at numerals as at marks, which are drawn in other units. */
function outline(name: string, kinds: string): Record<string, number> {
  return kinds === "ink Y" ? { "stroke-width": name === "g" ? 14 : 13 } : {};
}
