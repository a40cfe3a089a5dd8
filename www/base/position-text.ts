/**
 * A position as text, in parts: the rules, and the fields with their words. Reads any text, and
 * knows only how a position is written; what can be is for the engine to say.
 */

/** A field of a position. */
export interface Field {
  readonly name: string;
  readonly words: readonly string[];
}

export interface PositionText {
  /** Empty where the text has none. */
  readonly rules: string;
  readonly fields: readonly Field[];
}

/** A place for tiles: a field, and which one where there may be several. */
export interface Place {
  readonly field: "indicator" | "hand" | "pile" | "meld" | "table";
  /** The seat of a pile, the number of a meld or of a series of the table; 0 for others. */
  readonly at: number;
  /** The seat whose meld it is, where it is a new one. */
  readonly seat?: number;
}

/** The names of all fields, in the order in which they are written. */
const FIELDS: readonly string[] = [
  ...["seats", "seat", "turn", "starter", "phase", "indicator", "okey", "hand", "drawn", "taken"],
  ...["returned", "pile", "took", "twin", "table", "meld", "opened", "announced", "penalty"],
  ...["left", "tiles", "stock", "events", "points", "decided"],
];

/** Stands between the series of a table. */
const BETWEEN = "|";

/** A tile; where a field begins with one, it is the hand. */
const TILE = /^[RYBKFJ]\d*'*$/i;

/** Fields that name a tile of the hand. */
const OF_HAND: readonly string[] = ["drawn", "taken"];

/** Reads a text, whatever it is. */
export function positionIn(text: string): PositionText {
  const parts = text.split(/[;\n\r]/).map((part) => part.trim().split(/\s+/));
  const fields = parts.flatMap(([name = "", ...words]) => {
    if (name === "") return [];
    return TILE.test(name)
      ? [{ name: "hand", words: [name, ...words] }]
      : [{ name: name.toLowerCase(), words }];
  });
  const [first, ...others] = fields;
  if (!first || FIELDS.includes(first.name)) return { rules: "", fields };
  const words = first.name === "rules" ? first.words : [first.name, ...first.words];
  return { rules: words.join(" ").toLowerCase(), fields: others };
}

export function textOf({ rules, fields }: PositionText): string {
  const written = fields.map(({ name, words }) => [name, ...words].join(" "));
  return [...(rules ? [rules] : []), ...written].join("; ");
}

/** Returns the words of a field that is there once; null without it. */
export function wordsOf({ fields }: PositionText, name: string): readonly string[] | null {
  return fields.find((field) => field.name === name)?.words ?? null;
}

/** Returns the tiles in a place. */
export function tilesIn(position: PositionText, place: Place): readonly string[] {
  const words = wordsIn(position, place).map((word) => word.toUpperCase());
  return words.filter((word) => word !== "=");
}

/** Returns the number of melds, or of the series of the table. */
export function countOf(position: PositionText, field: "meld" | "table"): number {
  if (field === "meld") return position.fields.filter(({ name }) => name === field).length;
  const words = wordsOf(position, field) ?? [];
  return words.length === 0 ? 0 : rowsIn(words).length;
}

/** Returns the seat of a meld. */
export function seatOfMeld({ fields }: PositionText, at: number): number {
  return Number(fields.filter(({ name }) => name === "meld")[at]?.words[0]);
}

/** Adds a tile at the end of a place; in that of the indicator it is the only one. */
export function withTile(position: PositionText, place: Place, tile: string): PositionText {
  const words = place.field === "indicator" ? [] : wordsIn(position, place);
  return withWords(position, place, [...words, tile]);
}

/** Removes a tile from a place, by its number there; a place without tiles goes. */
export function withoutTile(position: PositionText, place: Place, at: number): PositionText {
  const words = wordsIn(position, place);
  const mark = words[0] === "=" ? 1 : 0;
  const [gone = ""] = words.slice(at + mark, at + mark + 1);
  const rest = words.filter((_, i) => i !== at + mark);
  const after = withWords(position, place, rest.length > mark ? rest : []);
  return place.field === "hand" ? withoutStrays(after, gone) : after;
}

/** Sets the rules; the fields stay. */
export function withRules({ fields }: PositionText, rules: string): PositionText {
  return { rules, fields };
}

/** Sets the words of a field that is there once; null removes all fields of that name. */
export function withField(
  { rules, fields }: PositionText,
  name: string,
  words: readonly string[] | null,
): PositionText {
  const at = fields.findIndex((field) => field.name === name);
  const others = fields.filter((field) => field.name !== name);
  if (words === null) return { rules, fields: others };
  const place = at < 0 ? placeFor(others, name) : at;
  return { rules, fields: others.toSpliced(place, 0, { name, words }) };
}

/** Returns the index at which a new field is written. */
function placeFor(fields: readonly Field[], name: string): number {
  const rank = FIELDS.indexOf(name);
  return fields.findLastIndex((field) => FIELDS.indexOf(field.name) <= rank) + 1;
}

/** Returns the words of a place as they are written, without its seat. */
function wordsIn(position: PositionText, { field, at }: Place): readonly string[] {
  if (field === "table") return rowsIn(wordsOf(position, field) ?? [])[at] ?? [];
  const words = position.fields[indexOf(position, { field, at })]?.words ?? [];
  return hasSeat(field) ? words.slice(1) : words;
}

function hasSeat(field: Place["field"]): boolean {
  return field === "pile" || field === "meld";
}

/** Returns the index of the field of a place; -1 without one. */
function indexOf({ fields }: PositionText, { field, at }: Place): number {
  const own = [...fields.keys()].filter((i) => fields[i]?.name === field);
  const found = field === "pile" ? own.find((i) => fields[i]?.words[0] === `${at}`) : own[at];
  return found ?? -1;
}

/** Sets the words of a place; without any it goes. */
function withWords(position: PositionText, place: Place, words: readonly string[]): PositionText {
  const { rules, fields } = position;
  const { field: name, at, seat = 0 } = place;
  if (name === "table") {
    const rows = rowsIn(wordsOf(position, name) ?? []);
    const others = rows.toSpliced(at, 1, ...(words.length > 0 ? [words] : []));
    const joined = others.flatMap((row, i) => (i === 0 ? row : [BETWEEN, ...row]));
    return withField(position, name, joined.length > 0 ? joined : null);
  }
  const index = indexOf(position, place);
  const owner = fields[index]?.words[0] ?? `${name === "pile" ? at : seat}`;
  const field = { name, words: hasSeat(name) ? [owner, ...words] : words };
  const added = words.length > 0 ? [field] : [];
  const to = index < 0 ? placeFor(fields, name) : index;
  return { rules, fields: fields.toSpliced(to, index < 0 ? 0 : 1, ...added) };
}

/** Splits the words of a table into its series. */
function rowsIn(words: readonly string[]): readonly (readonly string[])[] {
  const rows = words.join(" ").split(BETWEEN);
  const split = rows.map((row) => row.split(" ").filter((word) => word !== ""));
  return split.filter((row) => row.length > 0);
}

/** Removes what names a tile of the hand that is not there any more. */
function withoutStrays(position: PositionText, gone: string): PositionText {
  const kind = kindOf(gone);
  const hand = tilesIn(position, { field: "hand", at: 0 });
  if (hand.some((tile) => kindOf(tile) === kind)) return position;
  const names = ({ name, words }: Field): boolean =>
    OF_HAND.includes(name) && words.some((word) => kindOf(word) === kind);
  return { ...position, fields: position.fields.filter((field) => !names(field)) };
}

function kindOf(tile: string): string {
  return tile.toUpperCase().replaceAll("'", "");
}

/** The seats in play, that of the player, and the one to move. */
export interface Seated {
  readonly seats: readonly number[];
  readonly seat: number;
  readonly turn: number;
}

/** Returns who sits in a position; `all` are the seats of its rules. */
export function seatedIn(position: PositionText, all: readonly number[]): Seated {
  const told = numbersIn(wordsOf(position, "seats"));
  const seats = (told.length > 0 ? told : all).toSorted();
  const [seat] = numbersIn(wordsOf(position, "seat")).filter((seat) => seats.includes(seat));
  const own = seat ?? seats[0] ?? 0;
  const [turn = own] = numbersIn(wordsOf(position, "turn"));
  return { seats, seat: own, turn };
}

function numbersIn(words: readonly string[] | null): readonly number[] {
  return (words ?? []).filter((word) => /^[0-3]$/.test(word)).map(Number);
}
