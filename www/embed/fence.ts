/**
 * A figure in a fence of Markdown: a line for each attribute of `<okey-tiles>`, its name and then
 * its value. It is judged when the page is made. Needs the engine of figures.
 */

import { words } from "virtual:embed-words/figures";
import { LANGUAGES } from "../settings/settings";
import type { Faces } from "../state/faces";
import { type Drawing, svg as element } from "./drawing";
import { FIGURE, figureIn, lookIn } from "./figure";
import { type Claimed, judge } from "./judge";
import { chosen, Fault, isFault } from "./notation";
import { rowsDrawn, type SvgOptions } from "./svg";
import { Voice } from "./words";

/** The look of all figures; a line of a fence takes precedence. */
export type FenceOptions = Omit<SvgOptions, "okey">;

const NAMES: readonly string[] = [...FIGURE, "palette", "faces", "lang"];

/** The reasons are in English, as are those of all errors. */
const ENGLISH = new Voice("en", words, { colors: "turkish", faces: "tiles" });

/** A figure that cannot be read, or whose claim does not hold. */
export class WrongFence extends Error {
  constructor(
    /** The line of the fence, from 0; -1 if a line is missing. */
    readonly line: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** A line of a fence. */
interface Given {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** Draws the figure of a fence as a `<figure>`. Throws a `WrongFence`. */
export function fenceDrawn(text: string, options: FenceOptions = {}): Drawing {
  const given = linesOf(text);
  try {
    return figure(given, options);
  } catch (error) {
    if (!isFault(error)) throw error;
    throw new WrongFence(lineOf(given, error.attribute), ENGLISH.complaint(error));
  }
}

function linesOf(text: string): readonly Given[] {
  const lines = text.split("\n").map((line) => line.trim());
  const given = lines.flatMap((line, i): Given[] => {
    const [, name = "", value = ""] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
    return name === "" ? [] : [{ name, value, line: i }];
  });
  for (const [i, { name, line }] of given.entries()) {
    if (!NAMES.includes(name))
      throw new WrongFence(line, ENGLISH.complaint(new Fault("attribute", name, NAMES)));
    if (given.findIndex((one) => one.name === name) < i)
      throw new WrongFence(line, `${name} is there twice.`);
  }
  return given;
}

/** Returns the line of an attribute; that of the claim has one of two names. */
function lineOf(given: readonly Given[], attribute: string): number {
  const names = attribute === "claim" ? ["kind", "hand"] : [attribute];
  return given.find(({ name }) => names.includes(name))?.line ?? -1;
}

/** Says why a claim does not hold. */
function reasonOf(claimed: Claimed, faces: Faces): string {
  const { row, sentences } = judge(claimed, new Voice("en", words, faces));
  const where = row > 0 ? ` in row ${row + 1}` : "";
  return `${ENGLISH.say("verdict-wrong")}${where}: ${sentences.join(" ")}`;
}

function figure(given: readonly Given[], options: FenceOptions): Drawing {
  const usual: Readonly<Record<string, string | undefined>> = {
    palette: options.palette,
    faces: options.faces,
    lang: options.lang,
  };
  const text = (name: string): string | undefined =>
    given.find((line) => line.name === name)?.value ?? usual[name];
  const voice = new Voice(chosen("lang", text("lang"), LANGUAGES), words, lookIn(text));
  const { rows, claimed } = figureIn(text);
  const below: Drawing[] = [];
  const caption = text("caption");
  if (caption) below.push(element("p", {}, caption));
  if (claimed) {
    const { holds, sentences } = judge(claimed, voice);
    if (!holds) throw new WrongFence(lineOf(given, "claim"), reasonOf(claimed, voice.faces));
    const right = element("b", {}, `${voice.say("verdict-right")}:`);
    below.push(element("p", {}, "✓ ", right, ` ${sentences.join(" ")}`));
  }
  const content = [rowsDrawn(rows, voice, options.width)];
  if (below.length > 0) content.push(element("figcaption", {}, ...below));
  return element("figure", { class: "okey", lang: voice.language, dir: "ltr" }, ...content);
}
