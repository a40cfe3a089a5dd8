/**
 * The look of the table. A theme has every colour of the page; another theme replaces values, never
 * code.
 */

import type { Settings } from "../settings/settings";
import type { Front, Ink } from "../state/faces";

export interface Theme {
  /** The colour scheme of the browser's own controls. */
  readonly scheme: "dark" | "light";
  readonly felt: readonly [string, string, string];
  /** The ground of an empty pile, and of an empty stock. */
  readonly bed: string;
  readonly hollow: string;
  /** Bars and pills on the felt, which is visible through them. */
  readonly shade: string;
  /** Dialogs and menu. */
  readonly panel: string;
  readonly notice: string;
  readonly onNotice: string;
  readonly text: string;
  readonly quiet: string;
  readonly good: string;
  readonly bad: string;
  /** The accent for things that matter now: as a fill, as text, and as a ring. */
  readonly gold: string;
  readonly onGold: string;
  readonly accent: string;
  readonly ring: string;
  /** Marks of past moves, on ivory. */
  readonly trace: string;
  /** A contrasting line below every mark; null if the theme knows its backgrounds. */
  readonly halo: string | null;
  readonly shadow: string;
  readonly wood: readonly [string, string, string];
  /** The highlight on the wood, and its grain. */
  readonly shine: string;
  readonly grain: readonly [string, string];
  readonly lip: readonly [string, string];
  readonly floor: readonly [string, string, string];
  /** The line under a meld, on the lip. */
  readonly meld: string;
  readonly ivory: readonly [string, string];
  readonly glint: string;
  readonly edge: string;
  readonly backLine: string;
  readonly card: readonly [string, string];
  readonly inks: Readonly<Record<Ink, string>>;
  /** Lines around light inks, which make them legible. */
  readonly rims: Readonly<Partial<Record<Ink, string>>>;
  /** The false joker's star and its outline. */
  readonly star: readonly [string, string];
  /** The frame of a wild tile, and the badge on it. */
  readonly frame: readonly [string, string, string];
  readonly badge: string;
  /** Tiles that do not fit: their outline, and a veil over them. */
  readonly misfit: readonly [string, string];
  readonly seats: readonly [string, string, string, string];
  readonly onSeat: string;
}

/** The theme, and the faces of the tiles. */
export interface Look {
  readonly theme: Theme;
  readonly colors: Settings["colors"];
  /** Draws a tile of width 1 as a playing card; null if tiles are drawn as tiles. */
  readonly card:
    | ((ctx: CanvasRenderingContext2D, front: Front, look: Look, small: boolean) => void)
    | null;
}

/** A coffee-house in the evening: teal felt in lamplight, walnut, ivory. */
export const evening: Theme = {
  scheme: "dark",
  felt: ["#186857", "#13584d", "#0a3a34"],
  bed: "rgb(255 255 255 / 0.055)",
  hollow: "rgb(0 0 0 / 0.18)",
  shade: "#06241f",
  panel: "#0d463d",
  notice: "#541e12",
  onNotice: "#ffe3da",
  text: "#f3fbf7",
  quiet: "#cfe8dd",
  good: "#8ff0b8",
  bad: "#ff9d8a",
  gold: "#f2c14e",
  onGold: "#2a1c04",
  accent: "#ffd76a",
  ring: "#ffd76a",
  trace: "#0b7560",
  halo: null,
  shadow: "#000000",
  wood: ["#a8703f", "#8a572e", "#6a3f20"],
  shine: "rgb(255 225 180 / 0.28)",
  grain: ["rgb(255 220 170 / 0.07)", "rgb(45 20 5 / 0.1)"],
  lip: ["#c58d57", "#8f5c32"],
  floor: ["rgb(20 9 2 / 0.62)", "rgb(40 20 6 / 0.5)", "rgb(40 20 6 / 0.36)"],
  meld: "#8ff0b8",
  ivory: ["#fffdf6", "#f1e7cd"],
  glint: "rgb(255 255 255 / 0.9)",
  edge: "#cdbb8e",
  backLine: "#dccfa8",
  card: ["#fffefb", "#e4dfd2"],
  inks: { R: "#c3242b", Y: "#f5ab00", B: "#1b5fb8", K: "#1d1d1f", G: "#0c7038" },
  rims: { Y: "#7a4600" },
  star: ["#fbeec4", "#b98a1d"],
  frame: ["#d9a326", "#f2c14e", "#c9921a"],
  badge: "#d39a17",
  misfit: ["#e0442f", "rgb(120 20 10 / 0.22)"],
  seats: ["#1c8068", "#2876b4", "#7b57a6", "#b45628"],
  onSeat: "#ffffff",
};

/** The same table on a bright morning: sage linen, beech, ivory. */
export const day: Theme = {
  ...evening,
  scheme: "light",
  felt: ["#e4f0e2", "#cce1d1", "#b4d2c2"],
  bed: "rgb(13 47 40 / 0.08)",
  hollow: "rgb(13 47 40 / 0.14)",
  shade: "#fbfdf8",
  panel: "#f1f6ee",
  notice: "#fbe0d6",
  onNotice: "#6b1d0e",
  text: "#0d2f28",
  quiet: "#33564c",
  good: "#08603a",
  bad: "#a3261a",
  gold: "#f3bd3f",
  accent: "#7a4300",
  ring: "#a35c00",
  shadow: "#1d3a30",
  wood: ["#dfb57f", "#cf9d65", "#b5824c"],
  shine: "rgb(255 246 226 / 0.6)",
  grain: ["rgb(255 240 210 / 0.12)", "rgb(95 50 15 / 0.08)"],
  lip: ["#f0cf9d", "#c89761"],
  floor: ["rgb(74 42 14 / 0.55)", "rgb(92 54 20 / 0.4)", "rgb(92 54 20 / 0.28)"],
  meld: "#08603a",
};

/** Media query for a system that prefers light colours. */
export const LIGHT = "(prefers-color-scheme: light)";

/** Returns the chosen theme, or the one the system prefers if that is the setting. */
export function themeFor(chosen: Settings["theme"]): Theme {
  const light = chosen === "day" || (chosen === "auto" && matchMedia(LIGHT).matches);
  return light ? day : evening;
}

/** Replaces the colours that the page itself paints in forced colours. */
export function inColorsOfReader(theme: Theme): Theme {
  return { ...theme, ring: "Highlight", trace: "Highlight", halo: "Canvas" };
}

/** Returns a colour of six digits with an opacity. */
export function translucent(color: string, alpha: number): string {
  return `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;
}

/** Sets every value as a custom property: `--text`, `--felt-0`, `--inks-R`. */
export function applyTheme(theme: Theme, { style }: Pick<HTMLElement, "style">): void {
  style.setProperty("color-scheme", theme.scheme);
  for (const [name, value] of Object.entries(theme)) {
    if (typeof value === "string") style.setProperty(`--${name}`, value);
    else if (value)
      for (const [part, color] of Object.entries<string>(value))
        style.setProperty(`--${name}-${part}`, color);
  }
}
