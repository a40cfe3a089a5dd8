/**
 * A catalogue as the build leaves it, and how its messages are put into words.
 *
 * The catalogues are written in Fluent. Reading that needs a parser, which
 * every first visit would pay for; `compile.ts` does it once, at build time.
 */

import { type Args, inLetters, type Text } from "../state/text";
import { suffixed } from "./suffix";

export type Catalogue = Readonly<Record<string, Pattern>>;

export type Pattern = string | readonly Part[];

/** A text, a variable, another message, or a choice by the value of a variable. */
export type Part = string | Variable | { readonly m: string } | Choice;

interface Variable {
  readonly v: string;
  /** A Turkish suffix of its value. */
  readonly suffix?: string;
}

export interface Choice {
  readonly v: string;
  /** The variants by number, plural category or text; `or` is the default. */
  readonly of: Readonly<Record<string, Pattern>>;
  readonly or: string;
}

/** A language by the name that those who speak it give it. */
export function ownNameOf(language: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}

/** Capitalizes each sentence, as it may begin with the name of a tile, which is in lower case. */
export function begun(text: string, language: string): string {
  return text.replace(/(^|\. )(\p{Ll})/gu, (_, before, letter) => {
    return before + letter.toLocaleUpperCase(language);
  });
}

/** Capitalizes each sentence of a text with tiles; the words after a tile go on. */
export function begunText([first, ...rest]: Text, language: string): Text {
  if (first === undefined) return [];
  const begin = typeof first === "string" ? begun(first, language) : first;
  const later = (part: string): string => begun(`-${part}`, language).slice(1);
  return [begin, ...rest.map((part) => (typeof part === "string" ? later(part) : part))];
}

/** Speaks one language. */
export class Speaker {
  readonly #plurals: Intl.PluralRules;
  readonly #numbers: Intl.NumberFormat;
  readonly #lists: Intl.ListFormat;
  readonly #choices: Intl.ListFormat;

  constructor(
    readonly language: string,
    readonly words: Catalogue,
  ) {
    this.#plurals = new Intl.PluralRules(language);
    this.#numbers = new Intl.NumberFormat(language);
    this.#lists = new Intl.ListFormat(language);
    this.#choices = new Intl.ListFormat(language, { type: "disjunction" });
  }

  /** Says a message; an unknown one as its name, so that no gap stays unseen. */
  say(id: string, args?: Args): string {
    return inLetters(this.tell(id, args));
  }

  /** Says a message in parts, with the tiles among its arguments. */
  tell(id: string, args: Args = {}): Text {
    return this.#put(this.words[id] ?? id, args);
  }

  list(items: readonly string[]): string {
    return this.#lists.format(items);
  }

  /** Joins texts by commas and "and". */
  listTexts(items: readonly Text[]): Text {
    return joined(this.#lists, items);
  }

  /** Joins texts by commas and "or". */
  chooseTexts(items: readonly Text[]): Text {
    return joined(this.#choices, items);
  }

  #put(pattern: Pattern, args: Args): Text {
    if (typeof pattern === "string") return [pattern];
    return pattern.flatMap((part) => (typeof part === "string" ? [part] : this.#fill(part, args)));
  }

  #fill(part: Exclude<Part, string>, args: Args): Text {
    if ("m" in part) return this.tell(part.m, args);
    const value = args[part.v];
    if ("of" in part) return this.#put(this.#choose(part, value), args);
    const text = typeof value === "object" ? value : [this.#write(value, part.v)];
    if (part.suffix === undefined) return text;
    // A suffix follows the sound of the name; a name is not changed by it.
    const name = inLetters(text);
    return [...text, suffixed(name, part.suffix).slice(name.length)];
  }

  #write(value: string | number | undefined, name: string): string {
    return typeof value === "number" ? this.#print(value) : (value ?? `{$${name}}`);
  }

  /** Prints a number; negative ones have the typographic minus sign. */
  #print(number: number): string {
    return this.#numbers.format(number).replace("-", "−");
  }

  #choose({ of, or }: Choice, value: string | number | Text | undefined): Pattern {
    const exact = of[`${typeof value === "object" ? inLetters(value) : value}`];
    const kind = typeof value === "number" ? this.#plurals.select(value) : or;
    return exact ?? of[kind] ?? of[or] ?? "";
  }
}

function joined(by: Intl.ListFormat, items: readonly Text[]): Text {
  return by
    .formatToParts(items.map((_, i) => `${i}`))
    .flatMap(({ type, value }) => (type === "element" ? (items[Number(value)] ?? []) : [value]));
}
