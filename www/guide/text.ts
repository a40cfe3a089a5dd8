/**
 * The explanation of the rules in words: what the dialog and the pages of their own both show.
 *
 * Which paragraphs there are, and what is true of a figure, comes from the engine.
 */

import type { Color, Front } from "../faces";
import type { Args } from "../locales/catalogue";
import type { FigureView, ParagraphView, RuleTextView } from "../pkg/istaka";

/** Whoever says it, in some language. */
export interface Voice {
  say(id: string, args?: Args): string;
  /** "red 5, blue 9 and black 1". */
  names(tiles: readonly Front[]): string;
}

export interface Guide {
  readonly title: string;
  /** That they differ from a preset, and from which; null where they do not. */
  readonly changes: string | null;
  readonly sections: readonly Section[];
  /** What each source is. */
  readonly sources: readonly { readonly name: string; readonly about: string }[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** Where its rules come from. */
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

/** Tiles, and what they are. */
export interface Card {
  readonly rows: readonly Row[];
  readonly caption: string;
  /** Whether they are what one would like them to be; null where nobody asks. */
  readonly good: boolean | null;
}

export interface Row {
  /** In the engine's notation, and what is wild in it. */
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
    changes: changed ? say("rules-house", { preset: title }) : null,
    sections: ids.map((id) => {
      const own = view.paragraphs.filter(({ section }) => section === id);
      const names = unique(own.flatMap(({ sources }) => sources)).map((it) => say(`source-${it}`));
      return {
        id,
        title: say(`rules-${id}`),
        paragraphs: own.map((paragraph) => paragraphOf(paragraph, view, voice)),
        source: say("rules-source", { sources: names.join(", ") }),
      };
    }),
    sources: sources.map((source) => ({
      name: say(`source-${source}`),
      about: say(`about-${source}`),
    })),
  };
}

function paragraphOf(view: ParagraphView, { countsDown }: RuleTextView, voice: Voice): Paragraph {
  const { say } = voice;
  const indicators = view.figures.map(({ indicator }) => indicator);
  return {
    id: view.id,
    text: say(`rule-${view.id}`, Object.fromEntries(view.numbers)),
    rule: view.rule,
    differs: view.differs,
    // What several figures have in common is shown once.
    cards: view.figures.flatMap((figure, i) =>
      cardsOf(
        figure,
        figure.indicator !== indicators[i - 1],
        countsDown ? "figure-points" : "points",
        voice,
      ),
    ),
  };
}

/** `worth` is the message that says what a finish counts. */
function cardsOf(
  figure: FigureView,
  anew: boolean,
  worth: "points" | "figure-points",
  { say, names }: Voice,
): Card[] {
  const { shows, indicator, wild, last, points } = figure;
  const card = (texts: string, caption: string, good: boolean | null = null): Card => ({
    rows: texts.split("|").map((row) => {
      const tiles = tilesIn(row, wild);
      return { text: row.trim(), wild, tiles, names: names(tiles) };
    }),
    caption,
    good,
  });
  const own = indicator && anew ? [card(indicator, say("indicator"))] : [];
  const caption = (): string => say(shows === "okey" ? "okey" : `figure-${shows}`);
  switch (shows) {
    case "tiles":
      return [card(figure.tiles, "")];
    case "okey":
    case "twin":
      return [card(`${indicator}|${figure.tiles}`, `${say("indicator")} → ${caption()}`)];
    case "finish":
      return [
        points
          ? card(figure.tiles, say(worth, { points }))
          : card(figure.tiles, say("figure-complete"), true),
        ...own,
        ...(last ? [card(last, say("figure-last"))] : []),
      ];
    default:
      return [...own, card(figure.tiles, caption(), !shows.startsWith("no-"))];
  }
}

/** Tiles in the engine's notation; `wild` is what is wild among them. */
export function tilesIn(text: string, wild: string): Front[] {
  return text
    .trim()
    .split(/\s+/)
    .map((tile) => ({
      color: tile === "F" ? null : (tile[0] as Color),
      number: tile === "F" ? null : Number(tile.slice(1)),
      wild: tile === wild,
    }));
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
