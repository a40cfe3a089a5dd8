/**
 * The order in which a dealt hand lies on the rack.
 *
 * It only brings together what may belong together; whether a block is a meld
 * is for the engine to say.
 */

import type { TileView } from "../../pkg/istaka";

export const SUITS = ["R", "Y", "B", "K"] as const;

export interface Plain {
  readonly tile: string;
  readonly color: string;
  readonly number: number;
}

/** Blocks by colour and rising number; chains of three and more stand apart. A high one follows 13. */
export function byRuns(hand: readonly TileView[], okey: TileView, highOne = true): string[][] {
  const { plain, wild } = read(hand, okey);
  const chains: string[][] = [];
  const rest: string[][] = [];
  for (const suit of SUITS) {
    let loose = plain.filter((tile) => tile.color === suit).sort((a, b) => a.number - b.number);
    const next = () => longest(loose, highOne);
    for (let chain = next(); chain.length >= 3; chain = next()) {
      chains.push(texts(chain));
      loose = loose.filter((tile) => !chain.includes(tile));
    }
    rest.push(texts(loose));
  }
  return [...chains, ...rest, wild].filter((block) => block.length > 0);
}

/** The false joker is sorted as the tile it stands for, a wild tile is kept apart. */
export function read(
  hand: readonly TileView[],
  okey: TileView,
): { plain: Plain[]; wild: string[] } {
  const plain = hand
    .filter((tile) => !tile.wild)
    .map(({ tile, color, number }) => ({
      tile,
      color: color ?? okey.color ?? "",
      number: number ?? okey.number ?? 0,
    }));
  return { plain, wild: hand.filter((tile) => tile.wild).map((tile) => tile.tile) };
}

/** The longest row of rising numbers. The tiles come by number. */
function longest(tiles: readonly Plain[], highOne: boolean): Plain[] {
  const chains = tiles.map((_, i) => chainFrom(tiles.slice(i), highOne ? tiles[0] : undefined));
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

function chainFrom(tiles: readonly Plain[], lowest: Plain | undefined): Plain[] {
  const chain: Plain[] = [];
  for (const tile of tiles) {
    const last = chain.at(-1);
    if (!last || tile.number === last.number + 1) chain.push(tile);
  }
  const closes = lowest?.number === 1 && chain.at(-1)?.number === 13 && !chain.includes(lowest);
  return closes ? [...chain, lowest] : chain;
}

export function texts(tiles: readonly Plain[]): string[] {
  return tiles.map((tile) => tile.tile);
}
