/**
 * Rebuilds a table of melds before the end of the turn, in games that have one. The actions are
 * `put 3.2 R5 R6`, which puts tiles into series 3 before its tile 2, `put new R5`, `put rack R5`,
 * `put J R5` for the place of a joker, and `restart`.
 */

import type { Refusal } from "../engine/client";
import type { Rebuild } from "../engine/views";
import { place, type Rack, type Spot, without } from "../rack/rack";
import { type Laying, type Rebuilt, takenHome } from "../state/laying";
import type { Answer, Notice, State } from "../state/state";
import { verbOf } from "../table/action";
import type { MeldTable, Rebuilder } from "./game";

/** The tiles' texts, row by row. */
export type Rows = readonly (readonly string[])[];

/** The part of a table that is used here; the table may be unfinished. */
interface Table {
  readonly series: readonly Pick<Rebuild["series"][number], "tiles">[];
}

/** First words of the actions that only change the page. */
const PUT = "put";
const RESTART = "restart";

/**
 * Creates the table of melds of a game; `begunOf` returns the table at the beginning of the turn.
 */
export function meldTable(
  begunOf: (state: State) => Rows,
  waysOf: MeldTable["waysOf"] = () => [],
): MeldTable {
  const lying = (state: State): Rows => (state.laying ? rowsIn(state.laying.now) : begunOf(state));
  return {
    home: `${PUT} rack`,
    stays: (action) => [PUT, RESTART].includes(verbOf(action)),
    after: (action, state, engine, spot) => {
      const rows = lying(state);
      if (action !== RESTART) return put(action, rows, state, engine, spot);
      return restarted(begunOf(state), rows, state, engine);
    },
    waysOf,
    lain: async (rows, state, engine) => {
      const answer = await engine.rebuilt(rows);
      if (!answer.ok) return null;
      const same = written(rowsIn(answer.value)) === written(lying(state));
      return same ? state : stepped(state, answer.value, null);
    },
  };
}

/** Returns the rows of a table. */
export function rowsIn({ series }: Table): string[][] {
  return series.map(({ tiles }) => [...tiles]);
}

/** Returns a table in the notation. */
export function written(rows: Rows): string {
  return rows.map((row) => row.join(" ")).join(" | ");
}

/** Reads a table in the notation; the engine judges its tiles. */
export function rowsOf(text: string): string[][] {
  return text === "" ? [] : text.split(" | ").map((row) => row.split(" "));
}

/**
 * Asks the player before a turn ends with an invalid table; `tiles` is the number of penalty tiles.
 */
export function doubtOfEnd(
  action: string,
  { laying }: Pick<State, "laying">,
  tiles: number,
): Notice | null {
  const { laid = [], broken = null } = laying?.now ?? {};
  // Without laid tiles the engine only refuses the end of the turn.
  if (broken === null || laid.length === 0) return null;
  const answers: Answer[] = [
    { name: "end-turn", word: "end-turn", action },
    { name: "keep", word: "keep-building", action: null },
  ];
  const asks = { tile: null, answers };
  return { id: "notice-unfinished", args: { count: tiles }, kind: "warning", at: "done", asks };
}

/** Returns to the table at the beginning of the turn, as a step that can be undone. */
async function restarted(
  begun: Rows,
  rows: Rows,
  state: State,
  engine: Rebuilder,
): Promise<Rebuilt | Refusal | null> {
  if (written(begun) === written(rows)) return null;
  const answer = await engine.rebuilt(begun.map((row) => [...row]));
  return answer.ok ? stepped(state, answer.value, null) : answer.refusal;
}

async function put(
  action: string,
  rows: Rows,
  state: State,
  engine: Rebuilder,
  spot: Spot | null,
): Promise<Rebuilt | Refusal | null> {
  const [, onto = "", ...tiles] = action.split(" ");
  const lying = rows.map((row) => [...row]);
  const answer = await engine.rebuild(lying, tiles, onto);
  if (!answer.ok) return answer.refusal;
  const now = answer.value;
  return written(rowsIn(now)) === written(rows) ? null : stepped(state, now, spot);
}

/** Returns the state after a step. */
function stepped(state: State, now: Rebuild, spot: Spot | null): Rebuilt {
  const { rack, homes } = fetched(state, now.laid, spot);
  return { rack, laying: { now, homes } };
}

/** Returns the rack without the laid tiles; `spot` is for tiles that return to it. */
function fetched(
  { rack, laying }: Rebuilt,
  laid: readonly string[],
  spot: Spot | null,
): { readonly rack: Rack; readonly homes: Laying["homes"] } {
  const before = laying?.now.laid ?? [];
  const leaving = laid.filter((tile) => rack.slots.includes(tile));
  const coming = before.filter((tile) => !laid.includes(tile));
  const left = leaving.map((tile) => [tile, rack.slots.indexOf(tile)] as const);
  const homes = { ...laying?.homes, ...Object.fromEntries(left) };
  const rest = leaving.reduce(without, rack);
  const whole =
    spot && coming.length > 0 ? place(rest, coming, spot) : takenHome(rest, coming, homes);
  return { rack: whole, homes };
}
