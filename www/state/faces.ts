/**
 * The faces of the tiles in words and pictures: the ink of each colour, and the choice between
 * numbers and playing cards.
 */

import type { Arrangement, Color } from "../engine/views";
import type { Settings } from "../settings/settings";

/** The visible front of a tile. */
export interface Front {
  readonly tile?: string;
  /** Null for a joker and a false joker, like the number. */
  readonly color: Color | null;
  readonly number: number | null;
  readonly wild: boolean;
}

/** A tile with its front. */
export interface TileFace extends Front {
  readonly tile: string;
}

/** The wild tiles of a round, as a view or a review has them. */
export interface Wilds {
  readonly wilds: readonly string[];
}

/** The face of a tile in a round. */
export function faceIn({ wilds }: Wilds, tile: string): TileFace {
  return { ...frontOf(tile), wild: wilds.includes(tile) };
}

/** The face of a wild tile of a round; null in a round without any. */
export function wildIn(round: Wilds): TileFace | null {
  const [wild] = round.wilds;
  return wild === undefined ? null : faceIn(round, wild);
}

/** The faces of several tiles. */
export function facesIn(round: Wilds, tiles: readonly string[]): TileFace[] {
  return tiles.map((tile) => faceIn(round, tile));
}

/** The faces of a hand: its melds, and the rest with partial melds first. */
export function arrangedIn(
  round: Wilds,
  { melds, partial, rest }: Arrangement,
): { melds: TileFace[][]; rest: TileFace[] } {
  return {
    melds: melds.map(({ tiles }) => facesIn(round, tiles)),
    rest: facesIn(round, [...partial.flat(), ...rest]),
  };
}

/** Red, yellow, blue, black; green replaces one of them. */
export type Ink = Color | "G";

const COLORS = "RYBK";

/**
 * The inks of R, Y, B and K. Green replaces the colour that a palette lacks; the symbol stays that
 * of the engine's colour.
 */
const PALETTES: Record<Settings["colors"], string> = {
  turkish: "RYBK",
  rummy: "RYGK",
  gameduell: "RYBG",
};

export function inkOf(color: Color, colors: Settings["colors"]): Ink {
  return PALETTES[colors][COLORS.indexOf(color)] as Ink;
}

/** The sign of a tile without a number: a joker, or a false joker. */
export function signOf({ tile }: Front): "joker" | "false-joker" {
  return tile?.startsWith("J") ? "joker" : "false-joker";
}

/** The settings that faces depend on. */
export type Faces = Pick<Settings, "colors" | "faces">;

/**
 * Returns the name of a tile by its look: "red 5", "joker", "false joker", "black 1, wild"; "queen
 * of clubs" for cards.
 */
export function nameOf(
  front: Front,
  { colors, faces }: Faces,
  say: (id: string, args?: Readonly<Record<string, string | number>>) => string,
): string {
  const { color, number, wild } = front;
  const sign = signOf(front);
  // A joker is always wild.
  if (sign === "joker") return say(sign);
  const plain =
    color === null || number === null
      ? say(sign)
      : faces === "cards"
        ? say("card", { color, number })
        : say("tile", { color: inkOf(color, colors), number });
  return wild ? say("wild-tile", { tile: plain }) : plain;
}

/** Returns the face of a tile known only by its text, where only jokers are wild. */
export function frontOf(tile: string): TileFace {
  const [, color, number] = /^([RYBK])(\d+)/.exec(tile) ?? [];
  if (color === undefined) return { tile, color: null, number: null, wild: tile.startsWith("J") };
  return { tile, color: color as Color, number: Number(number), wild: false };
}

/** Returns the text of a tile without the mark of its copy: the same for all that look alike. */
export function withoutCopy(tile: string): string {
  return tile.replace(/'+$/, "");
}

/** Returns the faces of tiles known only by their text. */
export function frontsOf(tiles: string): TileFace[] {
  return tiles.split(" ").map(frontOf);
}
