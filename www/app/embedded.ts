/**
 * The game in a frame of another page (`<okey-game>`): keeps nothing unless asked to, and reports
 * events to that page.
 */

import type { EventView, GameView } from "../engine/views";
import { readSettings } from "../settings/choices";
import { FIRST_VISIT, SETTINGS, type Settings } from "../settings/settings";
import { type State, since, winnerOf } from "../state/state";
import { type Archive, Copies } from "../store/copies";
import { Memory } from "../store/memory";

/** Returns the texts of an embedded game, with the settings of the page around it. */
export function copiesOf(query: URLSearchParams): Archive {
  const copies = query.has("keep") ? new Copies() : new Memory();
  // Settings of the player take precedence.
  if (copies.read(SETTINGS) !== null) return copies;
  const settings = JSON.stringify(settingsIn(query));
  if (copies.write(SETTINGS, settings) !== "forbidden") return copies;
  // Without storage in a frame, the settings of the page still hold.
  const memory = new Memory();
  memory.write(SETTINGS, settings);
  return memory;
}

/** Reads settings from the address; the reader of the settings checks the values. */
function settingsIn(query: URLSearchParams): Partial<Settings> {
  const given = ["language", "theme", "level", "rules"].flatMap((name) => {
    const text = query.get(name);
    return text === null ? [] : [[name, text]];
  });
  return { ...FIRST_VISIT, ...Object.fromEntries(given) };
}

/** Has `set` take over the language and the theme that the surrounding page changes. */
export function follow(query: URLSearchParams, set: (look: Partial<Settings>) => void): void {
  const host = originIn(query.get("embed") ?? "");
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || (host !== "*" && host !== origin)) return;
    const { istaka, look } = Object(data) as Record<string, unknown>;
    if (istaka !== 1 || look === undefined) return;
    const { language, theme } = readSettings(look).settings;
    set({ language, theme });
  });
}

type Reported = Pick<State, "game" | "match" | "happened" | "notice">;

/** The attributes of `<okey-game>` that the engine may refuse, by the notices that say so. */
const REFUSED: Readonly<Record<string, string>> = {
  "notice-opponents": "level",
  "notice-rules": "rules",
  "notice-seed": "seed",
};

/** The reported part of a match. */
interface ReportedMatch extends Pick<State, "match" | "happened"> {
  readonly round: number;
  readonly over: boolean;
  readonly done: boolean;
}

const NOTHING: ReportedMatch = { match: -1, round: -1, happened: [], over: false, done: false };

/**
 * Returns a function that reports the changes of a new state to the surrounding page, at the origin
 * that this page has given. A page without an origin is told only public facts.
 */
export function reporter(query: URLSearchParams): (state: Reported) => void {
  const host = originIn(query.get("embed") ?? "");
  const post = (event: string, detail: unknown): void => {
    if (host !== null && window.parent !== window)
      window.parent.postMessage({ istaka: 1, event, detail }, host);
  };
  let told = NOTHING;
  let refused: string | undefined;
  return ({ game, match, happened, notice }) => {
    const attribute = REFUSED[notice?.id ?? ""];
    if (attribute !== undefined && attribute !== refused) post("refused", attribute);
    refused = attribute;
    const { table } = game ?? {};
    if (!game || !table) return;
    if (told === NOTHING) post("ready", { game: game.game, rules: game.options.text });
    const begins = told.match !== match || told.round !== game.round;
    if (begins) told = { ...NOTHING, match, round: game.round };
    const moves = since(told.happened, happened).map(({ event }) => event);
    // A resumed round is reported from its start.
    for (const event of begins ? table.history : moves)
      post("move", { round: game.number, ...seenByAll(event) });
    const over = table.turn === null;
    if (over && !told.over) post("roundend", outcomeOf(game));
    const done = game.standing !== null;
    if (done && !told.done) post("matchend", { standing: game.standing });
    told = { match, round: game.round, happened, over, done };
  };
}

/** Returns the public part of an event. */
function seenByAll(event: EventView): object {
  if (event.kind !== "drew") return event;
  return { kind: event.kind, seat: event.seat };
}

function outcomeOf({ number, scores, table }: GameView): object {
  return { round: number, winner: winnerOf(table), scores };
}

/** Returns the origin in a text; null for any other text. */
function originIn(text: string): string | null {
  // A page without an origin, as in a sandboxed frame, receives only messages to all.
  if (text === "null") return "*";
  try {
    return new URL(text).origin === text ? text : null;
  } catch {
    return null;
  }
}
