/**
 * The player's own rack during a match: he lays his tiles as he likes, and the way back is kept.
 */

import { answered } from "./engine/calls";
import type { RemoteEngine } from "./engine/client";
import { faceIn } from "./faces";
import { type Laying, wholeRack } from "./laying";
import { Arrangements } from "./rack/arrangements";
import { fitted } from "./rack/fit";
import { alike, blocks, joined, type Rack, type Shape } from "./rack/rack";
import { isLesson, type Store, settled, type Undone } from "./state";
import type { GameView } from "./views";

export class OwnRack {
  /** The way back from rearrangements. */
  readonly past = new Arrangements();
  /** The rack whose melds are known. */
  #judged: Rack | null = null;

  /** `keep` writes down how the tiles lie. */
  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "eachMeld" | "melds">,
    private readonly keep: () => void,
  ) {}

  /** The player's tiles that lie on it. */
  get hand(): string[] {
    const { game, laying } = this.store.state;
    return lyingOn(game, laying);
  }

  /** How it would lie if all tiles came back that have been laid in this turn. */
  get whole(): Rack {
    return wholeRack(this.store.state);
  }

  /** The rack with the drawn tile where it fits, if the player wants that; else null. */
  async fitted(game: GameView): Promise<Rack | null> {
    const { rack: before, settings } = this.store.state;
    const { table } = game;
    const came = [table?.drawn ?? []].flat().at(-1);
    const drawn = table && came ? faceIn(table, came) : null;
    // A wild tile fits everywhere: where it is of most use is for the player to say.
    if (!drawn || drawn.wild || !(settings.fit || isLesson(this.store.state))) return null;
    const complete = (rows: string[][]) => this.engine.eachMeld(rows);
    const laid = await answered(fitted(this.whole, drawn.tile, complete));
    // The player may have moved something meanwhile.
    return this.store.state.rack === before ? laid : null;
  }

  /** The window now has room for a rack of another shape. */
  fit(shape: Shape): void {
    const { rack } = this.store.state;
    if (alike(rack.shape, shape)) return;
    this.lay(this.past.turn(rack, this.hand, shape));
  }

  /** The player lays his tiles in another way. */
  rearrange(rack: Rack): void {
    this.past.push(this.store.state.rack, rack);
    this.lay(rack);
  }

  /** What would be taken back of this rack, this game and this half-finished table. */
  undone(rack: Rack, game: GameView | null, laying: Laying | null): Undone | null {
    if (laying) return "laying";
    const moved = game?.undone ?? null;
    const step = this.past.last(rack, lyingOn(game, laying), moved !== null);
    return step?.by === "hand" ? "arrangement" : moved;
  }

  /** The tiles lie like this now, and the half-finished table with them. */
  lay(rack: Rack, laying = this.store.state.laying): void {
    const undone = this.undone(rack, this.store.state.game, laying);
    const rest = settled(this.store.state, null);
    const { focus: on, laying: before, near } = this.store.state;
    // The keyboard comes back to a tile that is there.
    const focus = rack.slots.includes(on) ? on : null;
    this.store.change({
      ...rest,
      rack,
      laying,
      // All of the table is to be seen as it is now.
      near: laying === before ? near : null,
      undone,
      focus,
      drag: null,
      selected: null,
    });
    this.keep();
    void this.findMelds();
  }

  /** Finds the blocks that are melds, for the lines under them. */
  async findMelds(): Promise<void> {
    const { rack, game } = this.store.state;
    // Most moves of others leave one's own tiles as they were.
    if (rack === this.#judged && game?.table?.turn !== null) return;
    // Asked apart, as no tile may be in two rows of one question; a
    // match that is gone has no melds.
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

/** The tiles of the player's hand without those that he has laid in this turn. */
function lyingOn(game: GameView | null, laying: Laying | null): string[] {
  const hand = game?.table?.hand ?? [];
  return laying ? hand.filter((tile) => !laying.now.laid.includes(tile)) : hand;
}
