/** The questions about a turn after the round. */

import { say, seatName, tileName } from "../../../locales/messages";
import { faceIn, type Shows } from "../../../state/faces";
import type { Turn } from "../turns";

export function questionAbout({ seat, end, threw }: Turn, round: Shows): string {
  const name = seatName(seat);
  if (end) return say(`why-${end}-label`, { name });
  return say("why-label", { name, tile: threw ? tileName(faceIn(round, threw)) : "" });
}
