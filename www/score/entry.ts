/** The round that is being entered, and its text, which only the engine judges. */

/** The seats of a table. */
const SEATS = [0, 1, 2, 3] as const;

/** A penalty, as its field tells it. */
export interface Charge {
  readonly seat: number;
  readonly reason: string;
  readonly points: string;
}

export interface Entry {
  /** The seat that finished, or the name of another end; null until that is told. */
  readonly end: number | string | null;
  readonly how: readonly string[];
  readonly indicator: string;
  /** The seats of the fields that name seats. */
  readonly named: Readonly<Record<string, readonly number[]>>;
  /** The way in which each seat opened; empty if it did not. */
  readonly opened: readonly string[];
  /** The values of what each seat had left. */
  readonly hands: readonly (readonly string[])[];
  readonly charges: readonly Charge[];
}

export const BLANK: Entry = {
  end: null,
  how: [],
  indicator: "",
  named: {},
  opened: ["", "", "", ""],
  hands: [[], [], [], []],
  charges: [],
};

/** Returns a list with another value at a place. */
export function withAt<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((one, i) => (i === at ? value : one));
}

/** Returns a list with a value added, or without it if it has it. */
export function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

/** Writes an entry; null until its end is told. */
export function textOf(entry: Entry): string | null {
  const { end, how, indicator, named, opened, hands, charges } = entry;
  if (end === null) return null;
  const finished = typeof end === "number";
  const fields = [finished ? ["finish", end, ...how] : [end]];
  if (finished && indicator) fields.push(["indicator", indicator]);
  for (const [field, seats] of Object.entries(named))
    if (seats.length > 0) fields.push([field, ...seats]);
  for (const seat of SEATS) if (opened[seat]) fields.push(["opened", seat, opened[seat] ?? ""]);
  for (const seat of SEATS) {
    const [sum = "", ...others] = hands[seat] ?? [];
    if (sum !== "" && seat !== end) fields.push(["hand", seat, sum, ...others]);
  }
  for (const { seat, reason, points } of charges) fields.push(["penalty", seat, reason, points]);
  return fields.map((words) => words.filter((word) => word !== "").join(" ")).join("; ");
}
