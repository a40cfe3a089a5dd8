/** The rack of the player during a match, with undo of rearrangements. */

import { answered } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import type { GameView } from "../engine/views";
import { Arrangements } from "../rack/arrangements";
import { fitted } from "../rack/fit";
import { alike, blocks, joined, type Rack, type Shape } from "../rack/rack";
import { faceIn } from "../state/faces";
import { type Laying, wholeRack } from "../state/laying";
import { isLesson, type Store, settled, type Undone } from "../state/state";

export class OwnRack {
  /** The earlier arrangements. */
  readonly past = new Arrangements();
  /** The rack whose melds have been found. */
  #judged: Rack | null = null;

  /** `keep` saves the arrangement. */
  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "eachMeld" | "melds">,
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
   */
  async fitted(game: GameView): Promise<Rack | null> {
    const { rack: before, settings } = this.store.state;
    const { table } = game;
    const came = [table?.drawn ?? []].flat().at(-1);
    const drawn = table && came ? faceIn(table, came) : null;
    // A wild tile fits everywhere: the player chooses its place.
    if (!drawn || drawn.wild || !(settings.fit || isLesson(this.store.state))) return null;
    const complete = (rows: string[][]) => this.engine.eachMeld(rows);
    const laid = await answered(fitted(this.whole, drawn.tile, complete));
    // Discards the answer if the player has moved something meanwhile.
    return this.store.state.rack === before ? laid : null;
  }

  /** Changes the shape of the rack after a resize. */
  fit(shape: Shape): void {
    const { rack } = this.store.state;
    if (alike(rack.shape, shape)) return;
    this.lay(this.past.turn(rack, this.hand, shape));
  }

  /** Rearranges the tiles as the player wants. */
  rearrange(rack: Rack): void {
    this.past.push(this.store.state.rack, rack);
    this.lay(rack);
  }

  /** Returns the change that undo would take back. */
  undone(rack: Rack, game: GameView | null, laying: Laying | null): Undone | null {
    if (laying) return "laying";
    const moved = game?.undone ?? null;
    const step = this.past.last(rack, lyingOn(game, laying), moved !== null);
    return step?.by === "hand" ? "arrangement" : moved;
  }

  /** Sets the rack and the half-finished table. */
  lay(rack: Rack, laying = this.store.state.laying): void {
    const undone = this.undone(rack, this.store.state.game, laying);
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
    // Most moves of others leave the rack unchanged.
    if (rack === this.#judged && game?.table?.turn !== null) return;
    // Two calls, as no tile may be in two rows of one call. A match that is gone has no melds.
    const read = (found: string[][]): Promise<string[][]> =>
      answered(this.engine.melds(found.filter((block) => block.length >= 3)), []);
    const { table } = game ?? {};
    const wild = table?.hand.filter((tile) => faceIn(table, tile).wild) ?? [];
    const melds = await Promise.all([read(blocks(rack)), read(joined(rack, wild))]);
    if (this.store.state.rack !== rack) return;
    this.#judged = rack;
    this.store.change({ melds: melds.flat() });
  }
}

/** The hand without the tiles laid in this turn. */
function lyingOn(game: GameView | null, laying: Laying | null): string[] {
  const hand = game?.table?.hand ?? [];
  return laying ? hand.filter((tile) => !laying.now.laid.includes(tile)) : hand;
}
