/** The rack of the player during a match, with the steps that undo takes back. */

import { answered } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import type { GameView, Rebuild } from "../engine/views";
import { uiOf } from "../games/games";
import { rowsIn, rowsOf, written } from "../games/melds";
import { begun, fitted } from "../rack/fit";
import { alike, blocks, joined, type Rack, reconcile, type Shape, type Spot } from "../rack/rack";
import { faceIn } from "../state/faces";
import { lyingOn, type Rebuilt, stepsOf, wholeRack } from "../state/laying";
import { isNewcomer, type State, type Store, settled, type Undone } from "../state/state";
import { Past, same } from "./past";

/** Most tables of a turn that are kept. */
const MOST_TABLES = 20;

export class OwnRack {
  readonly past = new Past();
  /** The rack whose melds have been found. */
  #judged: Rack | null = null;
  /** The slot that the last tile left, where the next one comes. */
  #free: number | null = null;

  /** `keep` saves the arrangement. */
  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "counted" | "eachMeld" | "melds" | "rebuilt">,
    private readonly keep: () => void,
  ) {}

  /** The tiles on the rack. */
  get hand(): string[] {
    const { game, laying } = this.store.state;
    return lyingOn(game, laying);
  }

  /** The rack including the tiles laid in this turn. */
  get whole(): Rack {
    return wholeRack(this.store.state);
  }

  /**
   * Returns the rack with the drawn tile where it fits, if the settings ask for that; else null.
   * For a newcomer no other tile moves, except in a staged hand, and it comes at least beside one
   * with which it begins a meld.
   */
  async fitted(game: GameView): Promise<Rack | null> {
    const { rack: before, settings, taught } = this.store.state;
    const { table } = game;
    const came = [table?.drawn ?? []].flat().at(-1);
    const drawn = table && came ? faceIn(table, came) : null;
    // A wild tile fits everywhere: the player chooses its place.
    const isNew = isNewcomer(this.store.state);
    if (!drawn || drawn.wild || !(settings.fit || isNew)) return null;
    const complete = (rows: string[][]) => this.engine.eachMeld(rows);
    const wild = table?.wilds[0];
    const still = !settings.fit && !taught?.staged;
    const find = async () =>
      (await fitted(this.whole, drawn.tile, complete, still)) ??
      (isNew && wild ? begun(this.whole, drawn.tile, wild, complete) : null);
    const laid = await answered(find());
    // Discards the answer if the player has moved something meanwhile.
    return this.store.state.rack === before ? laid : null;
  }

  /**
   * Returns the rack with the tiles of a hand; a new one comes to `spot`, or else where the last
   * tile went. A newcomer sees it apart.
   */
  withHand(rack: Rack, hand: readonly string[], spot: Spot | null): Rack {
    const { columns } = rack.shape;
    if (!alike(rack.shape, this.store.state.rack.shape)) this.#free = null;
    const at = this.#free;
    const isFree = at !== null && rack.slots[at] === null && !isNewcomer(this.store.state);
    const free = isFree ? { tier: Math.floor(at / columns), x: at % columns } : null;
    const left = rack.slots.findLastIndex((tile) => tile !== null && !hand.includes(tile));
    if (left >= 0) this.#free = left;
    return reconcile(rack, hand, spot ?? free);
  }

  /** Changes the shape of the rack after a resize. */
  fit(shape: Shape): void {
    const { rack } = this.store.state;
    if (alike(rack.shape, shape)) return;
    this.lay(this.past.turn(rack, this.hand, shape));
  }

  /** Rearranges the tiles as the player wants. */
  rearrange(rack: Rack): void {
    if (!same(rack, this.store.state.rack)) this.past.push("arrangement", this.store.state);
    this.lay(rack);
  }

  /** Lays tiles on the table or takes them back, as a step that can be undone. */
  rebuild(after: Rebuilt): void {
    const { state } = this.store;
    if (after.laying !== state.laying) this.past.push("laying", state);
    this.lay(after.rack, after.laying);
  }

  /** The unfinished tables of this turn in the notation, one per step, to be kept. */
  get tables(): string[] {
    const { laying } = this.store.state;
    const all = laying ? [...this.past.tables, laying] : [];
    return all.slice(-MOST_TABLES).map(({ now }) => written(rowsIn(now)));
  }

  /**
   * Returns the kept tables of a turn as far as they are possible there; none if the present one is
   * not.
   */
  async tablesIn(game: GameView, kept: readonly string[]): Promise<Rebuild[]> {
    const { table } = game;
    const isTurn = table != null && table.turn === table.seat && uiOf({ game }).melds != null;
    const tables: Rebuild[] = [];
    for (const text of isTurn ? kept : []) {
      const answer = await answered(this.engine.rebuilt(rowsOf(text)));
      if (answer?.ok) tables.push(answer.value);
      else if (text === kept.at(-1)) return [];
    }
    return tables;
  }

  /** Restores the steps of a turn on this rack. Returns what lies there, null without any. */
  resume(whole: Rack, tables: readonly Rebuild[]): Rebuilt | null {
    let before: Rebuilt = { rack: whole, laying: null };
    for (const step of stepsOf(whole, tables)) {
      this.past.push("laying", before);
      before = step;
    }
    return before.laying && before;
  }

  /** Returns the change that undo would take back. */
  undone(some: Partial<State>): Undone | null {
    return this.past.last({ ...this.store.state, ...some })?.undone ?? null;
  }

  /** Sets the rack and the half-finished table. */
  lay(rack: Rack, laying = this.store.state.laying): void {
    this.#free = null;
    const undone = this.undone({ rack, laying });
    const rest = settled(this.store.state, null);
    const { focus: on, laying: before, near } = this.store.state;
    // The focus stays only on a tile that is there.
    const focus = rack.slots.includes(on) ? on : null;
    this.store.change({
      ...rest,
      rack,
      laying,
      // A change of the table ends the enlarged view.
      near: laying === before ? near : null,
      undone,
      focus,
      drag: null,
      selected: null,
    });
    this.keep();
    void this.findMelds();
  }

  /** Finds the melds on the rack, which get a line under them. */
  async findMelds(): Promise<void> {
    const { rack, game } = this.store.state;
    const { marked } = uiOf({ game });
    if (marked && game?.table) {
      const counted = (await answered(this.engine.counted(blocks(rack)))) ?? null;
      const { state } = this.store;
      if (state.rack !== rack) return;
      return this.store.change({ counted, melds: counted ? marked(counted, state) : [] });
    }
    // Most moves of others leave the rack unchanged.
    if (rack === this.#judged && game?.table?.turn !== null) return;
    const long = (found: string[][]): string[][] => found.filter(({ length }) => length >= 3);
    const { table } = game ?? {};
    const wild = table?.hand.filter((tile) => faceIn(table, tile).wild) ?? [];
    const sets = [long(blocks(rack)), long(joined(rack, wild))];
    // Without a match there are no melds.
    const melds = await answered(this.engine.melds(...sets), []);
    if (this.store.state.rack !== rack) return;
    this.#judged = rack;
    this.store.change({ melds });
  }
}
