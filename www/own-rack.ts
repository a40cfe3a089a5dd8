/** The player's own rack during a match: he lays his tiles as he likes, and the way back is kept. */

import type { Rules } from "./engine/client";
import { type Later, type Notices, OVER } from "./notices";
import type { GameView } from "./pkg/istaka";
import type { Arrangements } from "./rack/arrangements";
import { blocks, joined, place, type Rack, reshape, type Shape, type Spot } from "./rack/rack";
import { isLesson, type Order, type Store, settled, type Undone } from "./state";

export class OwnRack {
  /** The way back from rearrangements, once it has been fetched. */
  past: Arrangements | null = null;

  /** `keep` writes down how the tiles lie. */
  constructor(
    private readonly store: Store,
    private readonly rules: Pick<Rules, "sorted" | "eachMeld" | "melds">,
    private readonly later: Later,
    private readonly notices: Notices,
    private readonly keep: () => void,
  ) {}

  /** The player's tiles. */
  get hand(): string[] {
    return this.store.state.game?.table?.hand.map(({ tile }) => tile) ?? [];
  }

  /** Puts one tile, or the tiles of a block, at a spot of the rack. */
  move(tiles: readonly string[], spot: Spot): void {
    const { rack } = this.store.state;
    // A round may have ended while its tile was carried.
    const held = tiles.every((tile) => rack.slots.includes(tile));
    this.rearrange(held ? place(rack, tiles, spot) : rack);
  }

  async arrange(order: Order): Promise<void> {
    const { table } = this.store.state.game ?? {};
    if (!table) return;
    if (table.turn === null) return this.notices.warn(OVER);
    const later = await this.later();
    if (!later) return this.notices.warn(null);
    // The match may be over or gone, and its tiles with it.
    const sorted = await this.rules.sorted(order).catch(() => null);
    // A tile may have come or gone meanwhile.
    const { rack, game } = this.store.state;
    if (sorted && game?.table?.hand === table.hand)
      this.rearrange(later.layOutSorted(rack.shape, sorted));
  }

  /** The rack with the tile that has just been drawn where it fits, if the player wants that; else null. */
  async fitted(game: GameView): Promise<Rack | null> {
    const { rack, settings } = this.store.state;
    const drawn = game.table?.hand.find(({ tile }) => tile === game.table?.drawn);
    // An okey fits everywhere: where it is of most use is for the player to say.
    if (!drawn || drawn.wild || !(settings.fit || isLesson(this.store.state))) return null;
    const later = await this.later();
    const complete = (rows: string[][]) => this.rules.eachMeld(rows);
    const laid = await later?.fitted(rack, drawn.tile, complete).catch(() => null);
    // The player may have moved something meanwhile.
    return this.store.state.rack === rack ? (laid ?? null) : null;
  }

  /** Closes the gaps. */
  async closeUp(): Promise<void> {
    if (this.store.state.game?.table?.turn === null) return this.notices.warn(OVER);
    const later = await this.later();
    if (!later) return this.notices.warn(null);
    const { rack, melds } = this.store.state;
    this.rearrange(later.closedUp(rack, melds));
  }

  /** The window now has room for a rack of another shape. */
  fit(shape: Shape): void {
    const { rack } = this.store.state;
    const { tiers, columns } = rack.shape;
    if (tiers === shape.tiers && columns === shape.columns) return;
    this.lay(this.past?.turn(rack, this.hand, shape) ?? reshape(rack, shape));
  }

  /** The player lays his tiles in another way. */
  rearrange(rack: Rack): void {
    this.past?.push(this.store.state.rack, rack);
    this.lay(rack);
  }

  /** What would be taken back of this rack and this game. */
  undone(rack: Rack, game: GameView | null): Undone | null {
    const hand = game?.table?.hand.map(({ tile }) => tile) ?? [];
    const moved = game?.undone ?? null;
    const step = this.past?.last(rack, hand, moved !== null);
    return step?.by === "hand" ? "arrangement" : moved;
  }

  lay(rack: Rack): void {
    const undone = this.undone(rack, this.store.state.game);
    const rest = settled(this.store.state, null);
    this.store.change({ ...rest, rack, undone, drag: null, selected: null });
    this.keep();
    void this.findMelds();
  }

  /** Finds the blocks that are melds, for the lines under them. */
  async findMelds(): Promise<void> {
    const { rack, game } = this.store.state;
    // The engine reads a tile once at a time; a match that is over or gone has no lines under its melds.
    const read = (found: string[][]): Promise<string[][]> =>
      this.rules.melds(found.filter((block) => block.length >= 3)).catch(() => []);
    const wild = (game?.table?.hand ?? []).filter((tile) => tile.wild).map(({ tile }) => tile);
    const melds = await Promise.all([read(blocks(rack)), read(joined(rack, wild))]);
    if (this.store.state.rack === rack) this.store.change({ melds: melds.flat() });
  }
}
