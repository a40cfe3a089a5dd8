/** The reasons for which a text is no position, in words. */

import type { PositionFault } from "../engine/views";
import type { Facing } from "../games/ranking";
import { aTile, knows, say, someTiles, tell } from "../locales/messages";
import type { Text } from "../state/text";
import { isTile } from "./faces";

/** Faults of a position that is not complete yet. */
const OPEN: readonly string[] = ["missingField", "handSize", "noOffer"];

/** Returns true if a position lacks something, but nothing in it is wrong. */
export function isOpen({ code }: PositionFault): boolean {
  return OPEN.includes(code);
}

/** Says a fault, with its tiles; `seat` names a seat. */
export function faultText(
  { code, field, tile, about, need }: PositionFault,
  face: Facing,
  seat: (seat: number) => string,
): Text {
  const words = about.split(/[ |=]+/).filter((word) => word !== "");
  const tiles = words.length > 0 && words.every(isTile) ? words.map(face) : [];
  const args = {
    ...{ field, what: knows(nameOf(field)) ? say(nameOf(field)) : field },
    about: tiles.length > 0 ? someTiles(tiles) : about,
    ...{ blank: about === "" ? "yes" : "no", count: countIn(about), need: need ?? 0 },
    name: /^[0-3]$/.test(about) ? seat(Number(about)) : about,
    tile: tile === null ? "" : aTile(face(tile)),
  };
  return tell({ id: `position-fault-${code}`, args });
}

function nameOf(field: string): string {
  return `position-field-${field}`;
}

function countIn(about: string): number {
  return /^\d{1,4}$/.test(about) ? Number(about) : 0;
}
