/**
 * Display orders for the rack: by runs and by groups.
 *
 * They only bring together what may belong together; whether a block is a meld
 * is for the engine to say.
 */

import type { TileView } from "./pkg/istaka";

const SUITS = ["R", "Y", "B", "K"] as const;

interface Plain {
  readonly tile: string;
  readonly color: string;
  readonly number: number;
}

/** Blocks by colour and rising number; chains of three and more stand apart. */
export function byRuns(hand: readonly TileView[], okey: TileView): string[][] {
  const { plain, wild } = read(hand, okey);
  const chains: string[][] = [];
  const rest: string[][] = [];
  for (const suit of SUITS) {
    let loose = plain.filter((tile) => tile.color === suit).sort((a, b) => a.number - b.number);
    for (let chain = longest(loose); chain.length >= 3; chain = longest(loose)) {
      chains.push(texts(chain));
      loose = loose.filter((tile) => !chain.includes(tile));
    }
    rest.push(texts(loose));
  }
  return [...chains, ...rest, wild].filter((block) => block.length > 0);
}

/** Blocks by number; three and more colours of one number stand apart. */
export function byGroups(hand: readonly TileView[], okey: TileView): string[][] {
  const { plain, wild } = read(hand, okey);
  const groups: string[][] = [];
  const loose: Plain[] = [];
  for (let number = 1; number <= 13; number += 1) {
    const same = plain.filter((tile) => tile.number === number);
    const distinct = SUITS.flatMap((suit) => same.find((tile) => tile.color === suit) ?? []);
    if (distinct.length >= 3) groups.push(texts(distinct));
    loose.push(...(distinct.length >= 3 ? same.filter((tile) => !distinct.includes(tile)) : same));
  }
  return [...groups, ...inTwos(loose), wild].filter((block) => block.length > 0);
}

/** Equal numbers side by side, the others in one block at the end. */
function inTwos(tiles: readonly Plain[]): string[][] {
  const numbers = [...new Set(tiles.map((tile) => tile.number))];
  const rows = numbers.map((number) => tiles.filter((tile) => tile.number === number));
  const single = rows.filter((row) => row.length === 1).flat();
  return [...rows.filter((row) => row.length > 1).map(texts), texts(single)];
}

/** The false joker is sorted as the tile it stands for, a wild tile is kept apart. */
function read(hand: readonly TileView[], okey: TileView): { plain: Plain[]; wild: string[] } {
  const plain = hand
    .filter((tile) => !tile.wild)
    .map(({ tile, color, number }) => ({
      tile,
      color: color ?? okey.color ?? "",
      number: number ?? okey.number ?? 0,
    }));
  return { plain, wild: hand.filter((tile) => tile.wild).map((tile) => tile.tile) };
}

/** The longest row of rising numbers; 1 may follow 13. The tiles come by number. */
function longest(tiles: readonly Plain[]): Plain[] {
  const chains = tiles.map((_, i) => chainFrom(tiles.slice(i), tiles[0]));
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

function texts(tiles: readonly Plain[]): string[] {
  return tiles.map((tile) => tile.tile);
}
