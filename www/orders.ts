/** The other orders for the rack that a player can ask for: by groups and by pairs. */

import type { TileView } from "./pkg/istaka";
import { type Plain, read, SUITS, texts } from "./sorting";

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

/** Twins stand apart; the others follow by colour and number. */
export function byPairs(hand: readonly TileView[], okey: TileView): string[][] {
  const { plain, wild } = read(hand, okey);
  const sorted = SUITS.flatMap((suit) =>
    plain.filter(({ color }) => color === suit).sort((a, b) => a.number - b.number),
  );
  const pairs: string[][] = [];
  const single: Plain[] = [];
  for (const tile of sorted) {
    const last = single.at(-1);
    if (last?.color === tile.color && last.number === tile.number) {
      single.pop();
      pairs.push(texts([last, tile]));
    } else single.push(tile);
  }
  return [...pairs, texts(single), wild].filter((block) => block.length > 0);
}

/** Equal numbers side by side, the others in one block at the end. */
function inTwos(tiles: readonly Plain[]): string[][] {
  const numbers = [...new Set(tiles.map((tile) => tile.number))];
  const rows = numbers.map((number) => tiles.filter((tile) => tile.number === number));
  const single = rows.filter((row) => row.length === 1).flat();
  return [...rows.filter((row) => row.length > 1).map(texts), texts(single)];
}
