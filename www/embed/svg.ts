/** Figures as text, for pages that are made without a browser. */

import { words } from "virtual:embed-words/figures";
import { FRONTS, LANGUAGES, type Language, PALETTES } from "../settings/settings";
import type { Faces, Front } from "../state/faces";
import { ASPECT } from "../state/rect";
import { type Drawing, svg, written } from "./drawing";
import { rowsOf, TILE } from "./notation";
import { colored, drawn } from "./picture";
import { type Speech, Voice } from "./words";

/** The gap between tiles and the gap between rows, in hundredths of a tile's width. */
const [GAP, ROWS] = [8, 24];

export interface SvgOptions {
  readonly okey?: string;
  readonly palette?: Faces["colors"];
  readonly faces?: Faces["faces"];
  /** The language of the text alternative, which names the tiles; "en" if absent. */
  readonly lang?: Language;
  /** The width of a tile in pixels; 48 if absent. */
  readonly width?: number;
}

type Option = keyof SvgOptions;

/** The expected value of each option in words, and its check. */
const OPTIONS: Record<Option, [expected: string, check: (value: unknown) => boolean]> = {
  okey: ["a tile such as B7", (value) => typeof value === "string" && TILE.test(value)],
  palette: oneOf(PALETTES),
  faces: oneOf(FRONTS),
  lang: oneOf(LANGUAGES),
  width: ["a number above 0", (value) => Number.isFinite(value) && Number(value) > 0],
};

function oneOf(words: readonly unknown[]): [string, (value: unknown) => boolean] {
  return [`one of ${words.join(", ")}`, (value) => words.includes(value)];
}

/** Throws a `TypeError` for an option that is not among `known`, or has a wrong value. */
export function checkOptions(
  options: SvgOptions,
  known: readonly Option[] = Object.keys(OPTIONS) as Option[],
): void {
  for (const [name, value] of Object.entries(options)) {
    const option = known.find((option) => option === name);
    if (option === undefined)
      throw new TypeError(`options: expected only ${known.join(", ")}, got “${name}”`);
    const [expected, check] = OPTIONS[option];
    if (value !== undefined && !check(value))
      throw new TypeError(`${name}: expected ${expected}, got “${value}”`);
  }
}

/**
 * Returns a figure as an SVG document, with the tiles of each row side by side and a text
 * alternative. Throws a `TypeError` if the tiles cannot be read, an option does not exist, or its
 * value is wrong.
 */
export function tilesSvg(tiles: string, options: SvgOptions = {}): string {
  if (typeof tiles !== "string") throw new TypeError(`tiles: expected text, got ${typeof tiles}`);
  checkOptions(options);
  const { okey = null, palette = "turkish", faces = "tiles", lang = "en", width } = options;
  const voice = new Voice(lang, words, { colors: palette, faces });
  return written(rowsDrawn(rowsOf(tiles, okey), voice, width));
}

/** Draws rows of tiles with a title that names the tiles; `width` is that of a tile in pixels. */
export function rowsDrawn(rows: readonly (readonly Front[])[], voice: Speech, width = 48): Drawing {
  const [across, down] = [100 + GAP, 100 * ASPECT + ROWS];
  const longest = Math.max(...rows.map((row) => row.length));
  const [wide, high] = [longest * across - GAP, rows.length * down - ROWS];
  const all = rows.flatMap((row, y) =>
    row.map((face, x) => {
      const place = `translate(${x * across} ${y * down})`;
      return svg("g", { transform: place }, ...drawn(face, voice.faces).children);
    }),
  );
  const size = { width: (wide * width) / 100, height: (high * width) / 100 };
  const root = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${wide} ${high}`,
    ...size,
    role: "img",
    lang: voice.language,
  };
  const title = svg("title", {}, rows.map((row) => voice.names(row)).join("; "));
  return colored(svg("svg", root, title, ...all), voice.faces.faces);
}
