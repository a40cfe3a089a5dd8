/** What stands beside a player by other rules than the plain ones: wins, and who plays together. */

import { html, nothing } from "lit/html.js";
import { say, seatName } from "../locales/messages";
import type { State } from "../state";
import type { Badge } from "./seats";
import { amount, counted, teamTotal } from "./tally";

/** Null where the plain words do. */
export function badgeOf({ game, house }: State, seat: number): Badge | null {
  if (!game || !house || (!house.partners && house.end !== "rounds")) return null;
  const points = teamTotal(game, seat, house);
  const name = seatName(seat);
  const own = amount(points, house);
  if (!house.partners) {
    return { name, short: say(`${counted(house)}-short`, { points }), long: own, mark: nothing };
  }
  const mark = html`<i class="team team-${seat % 2}"></i>`;
  const word = seat === 2 ? "partner-short" : "team-short";
  const label = seat === 2 ? say("partner-label", { name }) : name;
  const long = say("team-label", { amount: own });
  return { name: label, short: say(word, { points }), long, mark };
}
