/** The score sheets of real tables, the one used last first. */

import { isMoment } from "../base/calendar";
import { sealed } from "./seal";
import { fieldsIn, Shelf, type Texts } from "./shelf";

export const SHEETS = "istaka.sheets";

const VERSION = 1;

/** Most sheets that are kept. */
export const MOST_SHEETS = 20;

/** Most letters of rules, of a name, and of a round. */
const LONGEST = 1024;

export interface Sheet {
  /** The moment in which it was begun, which tells it from others. */
  readonly begun: string;
  readonly rules: string;
  /** The names by seat; empty where none was given. */
  readonly names: readonly string[];
  /** The rounds as entries, the first one first. */
  readonly rounds: readonly string[];
}

export const sheetsShelf = new Shelf<readonly Sheet[]>(SHEETS, {
  read(text) {
    const { version, sheets } = fieldsIn(text);
    if (version !== VERSION || !Array.isArray(sheets)) return null;
    const value = sheets.filter(isSheet).slice(0, MOST_SHEETS);
    return { value, whole: value.length === sheets.length };
  },
  write: (sheets) => sealed({ version: VERSION, sheets }),
  part: "sheets",
  merge(here, file) {
    const own = here ?? [];
    const isNew = file.filter(({ begun }) => !own.some((sheet) => sheet.begun === begun));
    const added = isNew.slice(0, MOST_SHEETS - own.length);
    const value = added.length > 0 ? [...own, ...added] : own;
    return { value, added: added.length, left: isNew.length - added.length };
  },
});

function isSheet(value: unknown): value is Sheet {
  if (typeof value !== "object" || value === null) return false;
  const { begun, rules, names, rounds } = value as Partial<Record<keyof Sheet, unknown>>;
  return isMoment(begun) && isText(rules) && areTexts(names) && areTexts(rounds);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** The sheets kept on the device. */
export class KeptSheets {
  constructor(private readonly texts: Pick<Texts, "read" | "readSecond" | "write">) {}

  get all(): readonly Sheet[] {
    return sheetsShelf.recall(this.texts).value ?? [];
  }

  /** Puts a sheet at the top, in place of its earlier text. */
  note(sheet: Sheet): void {
    const others = this.all.filter(({ begun }) => begun !== sheet.begun);
    sheetsShelf.keep(this.texts, [sheet, ...others].slice(0, MOST_SHEETS));
  }

  drop({ begun }: Sheet): void {
    const others = this.all.filter((sheet) => sheet.begun !== begun);
    sheetsShelf.keep(this.texts, others);
  }
}
