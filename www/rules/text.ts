/**
 * The explanation of the rules in words, shared by the dialog and the pages of the rules.
 *
 * The engine selects the paragraphs and judges the figures.
 */

import type { CardView, ParagraphView, RuleTextView } from "../engine/views";
import { type Front, frontOf } from "../state/faces";
import type { Args } from "../state/text";

/** A speaker of one language. */
export interface Voice {
  say(id: string, args?: Args): string;
  /** "red 5, blue 9 and black 1". */
  names(tiles: readonly Front[]): string;
}

export interface Guide {
  readonly title: string;
  /** The number of players, in words. */
  readonly players: string;
  /** The sentence that the rules differ from a preset; null if they do not. */
  readonly changes: string | null;
  readonly sections: readonly Section[];
  /** The sources, each with its description. */
  readonly sources: readonly { readonly name: string; readonly about: string }[];
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** Source of its rules. */
  readonly source: string;
}

export interface Paragraph {
  readonly id: string;
  readonly text: string;
  /** Its section in docs/rules.md. */
  readonly rule: string;
  readonly differs: boolean;
  readonly cards: readonly Card[];
}

/** Tiles, and a caption. */
export interface Card {
  readonly rows: readonly Row[];
  readonly caption: string;
  /** True if the tiles are a good example, false for a bad one; null without judgement. */
  readonly good: boolean | null;
}

export interface Row {
  /** The tiles in the engine's notation, and the text of the wild ones among them. */
  readonly text: string;
  readonly wild: string;
  readonly tiles: readonly Front[];
  readonly names: string;
}

export function guideOf(view: RuleTextView, voice: Voice): Guide {
  const { say } = voice;
  const title = say("rules-of", { preset: view.preset });
  const ids = unique(view.paragraphs.map(({ section }) => section));
  const sources = unique(view.paragraphs.flatMap((paragraph) => paragraph.sources));
  const changed = view.paragraphs.some(({ differs }) => differs);
  return {
    title,
    players: say("rules-players", { players: view.players }),
    changes: changed ? say("rules-changed", { preset: title }) : null,
    sections: ids.map((id) => {
      const own = view.paragraphs.filter(({ section }) => section === id);
      const names = unique(own.flatMap(({ sources }) => sources)).map((it) => say(`source-${it}`));
      return {
        id,
        title: say(`rules-${id}`),
        paragraphs: own.map((paragraph) => paragraphOf(paragraph, voice)),
        source: say("rules-source", { sources: names.join(", ") }),
      };
    }),
    sources: sources.map((source) => ({
      name: say(`source-${source}`),
      about: say(`about-${source}`),
    })),
  };
}

function paragraphOf({ figures, ...view }: ParagraphView, voice: Voice): Paragraph {
  // The tiles that two consecutive figures share are shown once.
  const shown = figures.map((cards) => cards.map((card) => JSON.stringify(card)));
  return {
    id: view.id,
    text: voice.say(`rule-${view.id}`, Object.fromEntries(view.numbers)),
    rule: view.rule,
    differs: view.differs,
    cards: figures.flatMap((cards, i) =>
      cards
        .filter((_, at) => !shown[i - 1]?.includes(shown[i]?.[at] ?? ""))
        .map((card) => cardOf(card, voice)),
    ),
  };
}

function cardOf({ tiles: texts, wild, says, points, good }: CardView, voice: Voice): Card {
  const { say, names } = voice;
  return {
    rows: texts.split("|").map((row) => {
      const tiles = tilesIn(row, wild);
      return { text: row.trim(), wild, tiles, names: names(tiles) };
    }),
    caption: says
      .map((name) => say(`figure-${name}`, points === null ? {} : { points }))
      .join(" → "),
    good,
  };
}

/** Reads tiles in the engine's notation; `wild` is the text of the wild ones among them. */
export function tilesIn(text: string, wild: string): Front[] {
  return text
    .trim()
    .split(/\s+/)
    .map((tile) => ({ ...frontOf(tile), wild: tile.replaceAll("'", "") === wild }));
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
