/** What can be heard at a table. */

/** Tiles dealt, a tile on wood, a tile on tiles, one's turn, one's own finish, and one that counts more. */
export const CUES = ["deal", "wood", "tile", "knock", "win", "grand"] as const;
export type Cue = (typeof CUES)[number];
