/** The keys of a table by the things that they are for, as data for their dialog and the guide. */

import type { Action } from "./action";
import type { KeyUse } from "./game";
import { onKeys, PAGE_KEYS } from "./keys";

/**
 * Keys, and what they do: `key-` and the deed is a message. Names of several letters are messages
 * too (`key-name-`); letters and digits stand for themselves.
 */
export type Row = readonly [keys: readonly string[], deed: string];

/** The keys for a part of the table; its name is a message. */
export interface KeyList {
  readonly heading: "keys-rack" | "keys-table" | "keys-single";
  readonly rows: readonly Row[];
}

const onRack = (enter: string): readonly Row[] => [
  [["arrows"], "go"],
  [["home", "end"], "ends"],
  [["shift", "arrows"], "move"],
  [["ctrl", "shift", "arrows"], "block"],
  [["space"], "choose"],
  [["enter"], enter],
  [["escape"], "let-go"],
];

/** Keys of tables with series. */
const ON_TABLE: readonly Row[] = [
  [["arrows"], "over"],
  [["home", "end"], "series-ends"],
];

/** Keys of tables whose series stay as they lie. */
const LYING: readonly Row[] = [[["space", "enter"], "put-here"]];

/** Keys of tables whose series the player rebuilds. */
const REBUILDING: readonly Row[] = [
  [["space", "enter"], "put"],
  [["shift", "arrows"], "extend"],
  [["backspace"], "home"],
];

/** Lists the keys of a game. */
export function keyLists(use: KeyUse): KeyList[] {
  const enter = deedOf(use.actions.find(({ key }) => key === "enter"));
  const onTable = [...ON_TABLE, ...(use.melds ? REBUILDING : LYING)];
  return [
    { heading: "keys-rack", rows: onRack(enter) },
    ...(use.series ? [{ heading: "keys-table" as const, rows: onTable }] : []),
    { heading: "keys-single", rows: single(use) },
  ];
}

/** Lists the single keys; those of one deed stand together. */
function single(use: KeyUse): Row[] {
  const own = onKeys(use).map((action) => [action.key ?? "", deedOf(action)] as const);
  const all = [...own, ...Object.entries(PAGE_KEYS)];
  const deeds = [...new Set(all.map(([, deed]) => deed))];
  return deeds.map((deed) => [
    all.flatMap(([key, other]) => (other === deed ? key.toUpperCase() : [])),
    deed,
  ]);
}

function deedOf(action: Action | undefined): string {
  return action?.deed ?? action?.name ?? "";
}

/** Names a key. */
export function keyName(key: string, say: (id: string) => string): string {
  return key.length > 1 ? say(`key-name-${key}`) : key;
}
