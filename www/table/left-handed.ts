/**
 * The table of a left-handed player: what the hand reaches changes sides. Places that say who sits
 * where, as the piles of Okey between two players, stay.
 */

import type { Rect } from "../state/rect";
import type { Board } from "./layout";

/** Returns the places with buttons, prompt and own seat on the other side of the rack. */
export function leftHanded<Places extends Board>(places: Places, left: boolean): Places {
  if (!left) return places;
  const { rack, arrange, main, prompt, seats } = places;
  const over = mirror(rack);
  const [own = null, ...others] = seats;
  return {
    ...places,
    arrange: over(arrange),
    main: over(main),
    prompt: over(prompt),
    seats: [own && over(own), ...others],
  };
}

/** Returns the mirror about the middle of a thing. */
export function mirror({ x, w }: Pick<Rect, "x" | "w">): (rect: Rect) => Rect {
  return (rect) => ({ ...rect, x: 2 * x + w - rect.x - rect.w });
}

/** Returns `true` if the main button is at the left of the buttons that arrange the rack. */
export function isLeft({ main, arrange }: Pick<Board, "main" | "arrange">): boolean {
  return main.x < arrange.x;
}

/** Returns the place between the main button and the player's own seat in the same row. */
export function betweenMainAndSeat(
  places: Pick<Board, "main" | "arrange" | "seats">,
  air: number,
): Rect {
  const { main, arrange, seats } = places;
  const own = seats[0] ?? arrange;
  const [left, right] = isLeft(places) ? [main, own] : [own, main];
  const x = left.x + left.w + air;
  return { ...main, x, w: right.x - air - x };
}

/** Returns the place of this width beside the main button, towards the other buttons. */
export function besideMain(places: Pick<Board, "main" | "arrange">, w: number, air: number): Rect {
  const { main } = places;
  return { ...main, x: isLeft(places) ? main.x + main.w + air : main.x - air - w, w };
}
