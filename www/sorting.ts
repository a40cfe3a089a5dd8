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
    let tiles = plain.filter((tile) => tile.color === suit).sort((a, b) => a.number - b.number);
    const loose: Plain[] = [];
    while (tiles.length > 0) {
      const chain = chainFrom(tiles);
      tiles = tiles.filter((tile) => !chain.includes(tile));
      if (chain.length >= 3) chains.push(texts(chain));
      else loose.push(...chain);
    }
    rest.push(texts(loose.sort((a, b) => a.number - b.number)));
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

/** The longest row of rising numbers that starts at the first tile; 1 may follow 13. */
function chainFrom(tiles: readonly Plain[]): Plain[] {
  const chain: Plain[] = [];
  for (const tile of tiles) {
    const last = chain.at(-1);
    if (!last || tile.number === last.number + 1) chain.push(tile);
  }
  const ace = tiles.find((tile) => tile.number === 1 && !chain.includes(tile));
  if (ace && chain.at(-1)?.number === 13) chain.push(ace);
  return chain;
}

function texts(tiles: readonly Plain[]): string[] {
  return tiles.map((tile) => tile.tile);
}
