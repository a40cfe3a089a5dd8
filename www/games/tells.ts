/** Keys that only tell, for players who do not see the table: each reads one thing aloud. */

import type { EventView, RoundView } from "../engine/views";
import { begun } from "../locales/catalogue";
import { say, spoken, tileName } from "../locales/messages";
import { ended, sentencesOf } from "../panels/log";
import { type SeatNote, seatLabel } from "../panels/seat";
import { facesIn, type TileFace } from "../state/faces";
import type { Happened, Sentence, State } from "../state/state";
import type { Action } from "../table/action";
import { type Open, openNames } from "../table/parts/indicator";

/** A layout with room for all words. */
const ROOMY = { kind: "desktop", card: null, seats: [], text: 0, letters: 0 } as const;

/** The words of a game. */
interface Words<S extends State> {
  /** Returns what lies open beside the stock, in games that have it. */
  open?(state: S): Open | null;
  note(seat: number, state: S, layout: typeof ROOMY): SeatNote;
  /** Describes an event from the player's point of view. */
  sentence(event: EventView, table: RoundView): Sentence;
  /** Names the series that events of the history have changed. */
  changes?(table: RoundView, from: number, to: number): readonly string[];
  /** Tells how far the hand is; null if there is nothing to tell. */
  far(state: S): string | null;
}

/** Returns the actions that only tell. */
export function tells<S extends State>({ open, note, far, ...events }: Words<S>): Action<S>[] {
  const tell = (name: string, key: string, words: (state: S) => readonly string[]): Action<S> => ({
    ...{ name, key },
    offered: ({ game }) => game?.table != null,
    tell: (state) => begun(words(state).map(ended).join(" "), spoken()),
  });
  return [
    tell(open ? "tell-open" : "tell-stock", "i", (state) => {
      const [lying, count] = [open?.(state), state.game?.table?.stock ?? 0];
      return [...(lying ? Object.values(openNames(lying)) : []), say("tell-stock", { count })];
    }),
    tell("tell-turn", "l", ({ game }) => {
      const turn = lastTurn(game?.table ?? null, events);
      return turn.length > 0 ? turn : [say("tell-nothing")];
    }),
    tell("tell-standing", "g", (state) =>
      (state.game?.players ?? []).map((seat) => seatLabel(state, seat, note(seat, state, ROOMY))),
    ),
    tell("tell-hand", "e", (state) => [...handOf(state), far(state) ?? []].flat()),
  ];
}

/** Tells all since the last turn of the player: the moves of the others, and those of this turn. */
function lastTurn(table: RoundView | null, words: Telling): readonly string[] {
  if (!table) return [];
  const history: readonly EventView[] = table.history;
  const others = history.findLastIndex(({ seat }) => seat !== table.seat);
  const own = history.findLastIndex(({ seat }, i) => i < others && seat === table.seat);
  const heard = heardOf(history.slice(own + 1), table, words);
  return [...new Set(sentencesOf(heard))];
}

type Telling = Pick<Words<State>, "sentence" | "changes">;

/**
 * Describes the latest events, and what they have changed: of others once their turn is over. Of
 * the draw with which their turn begins there is nothing to tell.
 */
export function heardOf(
  events: readonly EventView[],
  table: RoundView,
  { sentence, changes }: Telling,
): Happened[] {
  const history: readonly EventView[] = table.history;
  return events.map((event, i) => {
    const end = history.length - events.length + i + 1;
    const { seat } = event;
    const goesOn = seat !== table.seat && seat === (history[end]?.seat ?? table.turn);
    const said = goesOn && event.kind === "drew" ? null : sentence(event, table);
    if (!changes || goesOn) return { event, said };
    const before = history.slice(0, end - 1);
    const from =
      seat === table.seat ? end - 1 : before.findLastIndex((one) => one.seat !== seat) + 1;
    return { event, said, changes: changes(table, from, end) };
  });
}

/** Names the melds on the rack, and the tiles that are left over, each colour in a sentence. */
function handOf({ game, melds, rack }: State): string[] {
  const table = game?.table;
  if (!table) return [];
  const lying = rack.slots.filter((tile) => tile !== null);
  const left = facesIn(
    table,
    lying.filter((tile) => !melds.flat().includes(tile)),
  );
  const colors = ["R", "Y", "B", "K", null].map((color) =>
    left.filter((face) => (face.wild ? null : face.color) === color).sort(byNumber),
  );
  const tiles = colors.filter((faces) => faces.length > 0).map(inFew);
  const words = melds.map((meld) => inFew(facesIn(table, meld)));
  return left.length > 0 ? [...words, say("tell-left", { tiles: tiles.join(". ") })] : words;
}

const byNumber = (a: TileFace, b: TileFace): number => (a.number ?? 0) - (b.number ?? 0);

/** Names tiles, the colour of neighbours once: "red 3, 4, 5, black 7". */
function inFew(faces: readonly TileFace[]): string {
  let before = "";
  const names = faces.map((face) => {
    const name = tileName(face);
    const [color = "", number = ""] = name.split(" ");
    const isPlain = !face.wild && face.color !== null && face.number !== null;
    const same = isPlain && color === before;
    before = isPlain ? color : "";
    return same ? number : name;
  });
  return names.join(", ");
}
