/** The text at a seat that does not just count penalty points: wins, chips, partners. */

import { html, nothing } from "lit/html.js";
import { say, seatName } from "../locales/messages";
import type { State } from "../state/state";
import { amount, arePartners, pointsThere, teamOf } from "./tally";

/** The texts that replace the usual name and points at a seat. */
interface Badge {
  readonly name: string;
  readonly short: string;
  readonly long: string;
  /** Shape that partners have in common. */
  readonly mark: unknown;
}

/** Returns null if the usual name and points apply. */
export function badgeOf({ game, fixture }: State, seat: number): Badge | null {
  if (!game) return null;
  const chips = fixture?.chips[seat];
  if (chips !== undefined) {
    const [name, has] = [seatName(seat), say("fixture-chips", { chips })];
    return { name, short: has, long: has, mark: nothing };
  }
  const written = pointsThere(fixture, game)[seat];
  if (written !== undefined) {
    const [short, long] = [
      say("points-short", { points: written }),
      say("points", { points: written }),
    ];
    return { name: seatName(seat), short, long, mark: nothing };
  }
  const partners = arePartners(game);
  if (!partners && game.agreed === null && game.counts === "points") return null;
  const side = teamOf(seat, game);
  const points = side.total;
  const name = seatName(seat);
  const own = amount(points, game);
  if (!partners) {
    return { name, short: say(`${game.counts}-short`, { points }), long: own, mark: nothing };
  }
  const mark = html`<i class="team team-${game.sides.indexOf(side)}"></i>`;
  const partner = seat !== 0 && side.seats.includes(0);
  const word = partner ? "partner-short" : "team-short";
  const label = partner ? say("partner-label", { name }) : name;
  const long = say("team-label", { amount: own });
  return { name: label, short: say(word, { points }), long, mark };
}
