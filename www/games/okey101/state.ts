/** The state of the page while 101 Okey is played. */

import type {
  Okey101Event as EventView,
  Okey101Finish as Finish,
  Okey101GameView as GameView,
  Okey101Hint as HintView,
  Lying,
  Okey101Outcome as Outcome,
  Okey101RoundView as RoundView,
  Okey101UseView as UseView,
} from "../../pkg/istaka/istaka";
import type { Okey101WhyView as WhyView } from "../../pkg/judge/istaka";
import { faceIn, type TileFace, wildIn } from "../../state/faces";
import { chosenTile, type State } from "../../state/state";
import { isTried } from "../../state/taught";
import { type Finale, plainFinale } from "../../table/finale";
import type { Open } from "../../table/parts/indicator";
import { turns } from "./turns";

export interface Okey101Views {
  readonly game: GameView;
  readonly event: EventView;
  readonly hint: HintView;
  readonly why: WhyView;
}

export type Okey101State = State<Okey101Views>;

/** A meld of the table, with its index in the round. */
export interface Meld extends Lying {
  readonly at: number;
}

/** Returns the melds in the order in which the page lists them: series first, then pairs. */
export function meldsOf(table: RoundView | null | undefined): Meld[] {
  const melds = (table?.table ?? []).map((lying, at) => ({ ...lying, at }));
  const series = melds.filter(({ kind }) => kind !== "pair");
  return [...series, ...melds.filter(({ kind }) => kind === "pair")];
}

/** The tiles put on the table in the current turn. */
interface Laid {
  readonly added: readonly string[];
  /** Those that took the place of a wild tile. */
  readonly exchanged: readonly string[];
}

/** Returns the tiles that the player on turn has put on the table in this turn. */
export function laidIn(table: Pick<RoundView, "history">): Laid {
  const last = turns(table).at(-1);
  const events = last?.event === null ? last.events : [];
  const added = events.flatMap((event) => {
    if (event.kind === "opened") return event.rows.flatMap(({ tiles }) => tiles);
    if (event.kind === "laid") return event.row.tiles;
    return event.kind === "added" ? [event.tile] : [];
  });
  const exchanged = events.flatMap((event) => (event.kind === "exchanged" ? [event.tile] : []));
  return { added, exchanged };
}

/** Returns the number of tiles that the player holds in a turn once one is drawn. */
export function heldIn(table: RoundView): number {
  const { hand, phase, turn, seat } = table;
  const plays = turn === seat && phase === "play";
  return hand.length + (plays ? laidIn(table).added.length : 1);
}

/** Returns true if the rules give help, and no mistake is tried again. */
export function advises({ game, taught }: Pick<Okey101State, "game" | "taught">): boolean {
  return game?.options.assist === true && !isTried(taught);
}

/** Returns what a tile of the player can do on the table now; null if the rules give no help. */
export function useNow({ game }: Pick<Okey101State, "game">, tile: string): UseView | null {
  const { table, options } = game ?? {};
  if (!table?.legal.work || !options?.assist) return null;
  const use = table.uses.find((each) => each.tile === tile);
  return use && use.add.length + use.exchange.length > 0 ? use : null;
}

/** Returns what the chosen or carried tile can do, if it is a single one of the rack. */
export function chosenUse(state: Okey101State): UseView | null {
  const tile = chosenTile(state);
  return tile === null ? null : useNow(state, tile);
}

/** Returns the finish by the last tile of the player, if it may be discarded now. */
export function finishIn({ game }: Pick<Okey101State, "game">) {
  return game?.table?.finish ?? null;
}

/** Returns indicator and okey; null before a deal. */
export function openOf({ game }: Okey101State): Open | null {
  const table = game?.table;
  return table ? { indicator: faceIn(table, table.indicator), okey: wildIn(table) } : null;
}

/** Returns the discard on top of the pile that the player may take from. */
export function topOf(table: RoundView): TileFace | null {
  const top = table.players[table.previous]?.pile.at(-1);
  return top === undefined ? null : faceIn(table, top);
}

/** The greatest value of series and the most pairs of a hand, those of an opening if it has one. */
type Possible = Readonly<Record<"series" | "pairs", number>>;

/** Returns what the hand makes if the rules give help, else what lies together on the rack. */
export function possibleIn({ game, counted }: Okey101State): Possible {
  const { table, options } = game ?? {};
  if (!table || !options?.assist)
    return { series: counted?.series.worth ?? 0, pairs: counted?.pairs.worth ?? 0 };
  const { has, bySeries, byPairs } = table;
  return { series: bySeries?.worth ?? has.points, pairs: byPairs?.worth ?? has.pairs };
}

/**
 * Returns the opening that the player can make now: as arranged on the rack, else the best one;
 * `most` is what is possible by the same way.
 */
export function openingOf(
  state: Okey101State,
): { by: "series" | "pairs" | "best"; worth: number; most: number } | null {
  const { game, counted } = state;
  const table = game?.table;
  if (!table?.legal.open) return null;
  const most = possibleIn(state);
  for (const by of ["series", "pairs"] as const)
    if (counted?.[by].opens) return { by, worth: counted[by].worth, most: most[by] };
  if (!game?.options.assist) return null;
  const { bySeries, byPairs } = table;
  if (bySeries) return { by: "best", worth: bySeries.worth, most: most.series };
  const pairs = byPairs && !byPairs.announces;
  return pairs ? { by: "pairs", worth: byPairs.worth, most: most.pairs } : null;
}

/** Returns the number of pairs that would open once they are announced, if nothing else opens. */
export function announcedBy(state: Okey101State): number | null {
  const { table, options } = state.game ?? {};
  if (!table?.legal.announce || !options?.assist || openingOf(state)) return null;
  return table.legal.open && table.byPairs?.announces ? table.byPairs.worth : null;
}

/** Returns `true` for a finish that is worth more than a usual one. */
export function isSpecial(outcome: Outcome | null): boolean {
  return outcome?.kind === "won" && (outcome.byOkey || outcome.byPairs || outcome.fromHand);
}

/**
 * Returns the timing of the end of a round, with time to look at the last discard; null while the
 * round is running, and if nobody has finished.
 */
export function finaleOf({ table }: GameView): Finale | null {
  const { outcome, seat } = table ?? {};
  return outcome?.kind === "won" ? plainFinale(outcome.seat === seat, isSpecial(outcome)) : null;
}

/** Returns the name of a finish, which joins all its special ways, for example `hand-pairs`. */
export function finishOf({ byOkey, byPairs, fromHand }: Finish): string {
  const ways = [fromHand && "hand", byPairs && "pairs", byOkey && "okey"].filter(Boolean);
  return ways.length > 0 ? ways.join("-") : "plain";
}
