/** Legibility: contrast after WCAG 2.2 in every theme. Colours occur in themes only. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Ink } from "../state/faces";
import { day, evening, type Theme } from "./theme";

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Blends a translucent colour with the colour below it. */
function over(top: Rgb, alpha: number, below: Rgb): Rgb {
  const mix = (i: 0 | 1 | 2) => top[i] * alpha + below[i] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Hue in degrees, saturation and value from 0 to 1. */
function shadeOf(color: Rgb): { hue: number; saturation: number; value: number } {
  const [r, g, b] = color;
  const [most, least] = [Math.max(...color), Math.min(...color)];
  const span = most - least;
  const sixth =
    most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: sixth * 60, saturation: span / most, value: most / 255 };
}

/** Lists every text colour with its background. */
function readings(theme: Theme): [string, Rgb, Rgb][] {
  const felts = theme.felt.map(rgb);
  const [text, shade, panel] = [rgb(theme.text), rgb(theme.shade), rgb(theme.panel)];
  const found: [string, Rgb, Rgb][] = [];
  const read = (name: string, color: string, grounds: readonly Rgb[]) =>
    grounds.forEach((ground, i) => {
      found.push([`${name} ${i}`, rgb(color), ground]);
    });
  for (const [ink, own] of Object.entries(theme.inks)) {
    // The line around light ink is what makes it legible.
    const color = theme.rims[ink as Ink] ?? own;
    read(`ink ${ink} on a tile`, color, theme.ivory.map(rgb));
    read(`ink ${ink} on a card`, color, [rgb(theme.card[0])]);
  }
  // Bars and pills, with the opacities of the style sheet.
  const bars = felts.flatMap((felt) => [over(shade, 0.6, felt), over(shade, 0.74, felt)]);
  const rows = [panel, over(text, 0.06, panel), over(text, 0.13, panel)];
  const grounds = [...felts, ...bars, ...rows];
  for (const name of ["text", "quiet", "accent"] as const) read(name, theme[name], grounds);
  const button = (share: number) => (felt: Rgb) => over(text, share, felt);
  read("text on a button", theme.text, felts.map(button(0.13)));
  // The buttons lie outside the light in the middle.
  read("text on a button under the mouse", theme.text, felts.slice(1).map(button(0.18)));
  const good = rgb(theme.good);
  read("good", theme.good, [...rows, ...bars.map((bar) => over(good, 0.16, bar))]);
  read("bad", theme.bad, rows.slice(0, 2));
  read("on gold", theme.onGold, [rgb(theme.gold)]);
  read("notice", theme.onNotice, [rgb(theme.notice)]);
  read("initial", theme.onSeat, theme.seats.map(rgb));
  return found;
}

describe.each([
  ["evening", evening],
  ["day", day],
])("in the theme %s", (_, theme) => {
  it("everything written has a contrast of 4.5 and more", () => {
    const weak = readings(theme)
      .map(([name, color, ground]) => `${contrast(color, ground).toFixed(2)} ${name}`)
      .filter((line) => Number.parseFloat(line) < 4.5);
    expect(weak).toEqual([]);
  });

  it("ink that is light stands out from the line around it", () => {
    for (const [ink, rim] of Object.entries(theme.rims)) {
      const contrasted = contrast(rgb(theme.inks[ink as Ink]), rgb(rim));
      expect(contrasted, ink).toBeGreaterThanOrEqual(3);
    }
  });

  it("yellow is yellow or amber, and neither red nor brown", () => {
    const { hue, saturation, value } = shadeOf(rgb(theme.inks.Y));
    expect(hue).toBeGreaterThanOrEqual(38);
    expect(hue).toBeLessThanOrEqual(58);
    expect(saturation).toBeGreaterThan(0.8);
    expect(value, "a dark yellow is brown").toBeGreaterThan(0.85);
    expect(contrast(rgb(theme.inks.Y), rgb(theme.inks.R))).toBeGreaterThan(2.5);
    expect(contrast(rgb(theme.inks.Y), rgb(theme.inks.K))).toBeGreaterThan(4.5);
  });

  it("marks on tiles have a contrast of 3 and more", () => {
    for (const ground of theme.ivory.map(rgb)) {
      expect(contrast(rgb(theme.trace), ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it("rings, and the lines under melds, have a contrast of 3 and more", () => {
    const ring = rgb(theme.ring);
    const grounds = [...theme.felt, theme.panel].map(rgb);
    for (const ground of grounds) expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(rgb(theme.meld), rgb(theme.lip[0]))).toBeGreaterThanOrEqual(1.9);
  });
});

describe("a colour", () => {
  const read = (file: string) => readFileSync(file, "utf8");
  const files = readdirSync("www", { recursive: true, encoding: "utf8" });
  const all = (text: string, form: RegExp) => [...text.matchAll(form)].map(([found]) => found);

  it("is written down in the themes alone, but for faces and cups, which look the same in all of them", () => {
    const scripts = files.filter(
      (file) =>
        /(?<!\.test)\.ts$/.test(file) && !/^pkg|theme\.ts$|portraits\.ts$|cup\.ts$/.test(file),
    );
    const form = /["'`]#[0-9a-f]{3,8}["'`]|\b(?:rgb|hsl|oklch)a?\(/gi;
    expect(scripts.flatMap((file) => all(read(`www/${file}`), form))).toEqual([]);
  });

  it("stands in a style sheet only for the page's ground, until the theme is known", () => {
    const sheets = files.filter((file) => file.endsWith(".css"));
    const form = /#[0-9a-f]{3,8}\b(?=[^{}]*\})|\b(?:rgb|hsl|oklch)a?\(/gi;
    expect(sheets.flatMap((file) => all(read(`www/${file}`), form))).toEqual([evening.felt[2]]);
    expect(read("index.html")).toContain(`name="theme-color" content="${evening.felt[2]}"`);
  });
});
