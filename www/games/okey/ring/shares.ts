/**
 * Who gets which tile of the ring: what is seen of the engine's deal. The stacks behind that of
 * the indicator go round whole, then those who are still short of four take them from the next.
 */

/** The ring: so many stacks of so many tiles. */
export const STACKS = 21;
export const HEIGHT = 5;

/** Tiles that all but the first are still short of when the whole stacks have gone round. */
const SHORT = 4;

/** A tile of the ring, and where it goes. */
export interface Share {
  /** 0 for the first stack, and 0 for its lowest tile. */
  readonly stack: number;
  readonly level: number;
  /** 0 for who starts, then in the order of play. */
  readonly player: number;
  /** Its place among the tiles of the player, in the order in which they come. */
  readonly place: number;
  /** Tiles of one step go together. */
  readonly step: number;
}

/** All tiles that are handed out, in order, where the indicator lies on this stack, 0 for the first. */
export function shares(indicator: number, players: number): Share[] {
  const held = Array.from({ length: players }, () => 0);
  const given: Share[] = [];
  let step = 0;
  let behind = 1;
  let left = HEIGHT;
  const give = (player: number, count: number): void => {
    for (let i = 0; i < count; i += 1) {
      if (left === 0) {
        behind += 1;
        left = HEIGHT;
        step += 1;
      }
      left -= 1;
      const place = held[player] ?? 0;
      held[player] = place + 1;
      given.push({ stack: (indicator + behind) % STACKS, level: left, player, place, step });
    }
    step += 1;
  };
  for (let turn = 0; turn <= 2 * players; turn += 1) give(turn % players, HEIGHT);
  for (let player = 1; player < players; player += 1) {
    // Only four players take what the one before has left of a stack.
    if (players < 4 && player > 1) left = 0;
    give(player, SHORT);
  }
  return given;
}
