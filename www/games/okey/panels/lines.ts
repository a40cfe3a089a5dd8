/** Explains a turn line by line: the choice of the draw, and that of the discard. */

import { say, seatName, seatNames, tileName } from "../../../locales/messages";
import type { Choice, Prospect, OkeyWhyView as WhyView } from "../../../pkg/istaka/istaka";
import { faceIn, type Shows } from "../../../state/faces";

export function linesOf(why: WhyView, round: Shows): string[] {
  return [...drawn(why, round), ...thrown(why, round)];
}

/** Tells how many tiles a player lacked, and how many tiles unseen by the player could help. */
export function ahead(seat: number, { deficiency: count, copies }: Prospect): string {
  return say("why-leaves", { name: seatName(seat), count, copies });
}

/** Explains why the player took the offered tile or left it. */
function drawn({ seat, drew }: WhyView, round: Shows): string[] {
  if (!drew) return [];
  const { reason, offered } = drew;
  const [before, after] = drew.deficiency;
  const [now, then] = drew.copies;
  const tile = tileName(faceIn(round, offered));
  return [say(`why-drew-${reason}`, { name: seatName(seat), tile, before, after, now, then })];
}

/** Explains a discard, and names the better one. */
function thrown({ seat, threw }: WhyView, round: Shows): string[] {
  const { reason, better, next, leaves, out } = threw;
  const name = seatName(seat);
  if (reason === "best" && next && leaves) return [nextBest(leaves, next, round)];
  const instead = better ? tileName(faceIn(round, better.tile)) : "";
  const lines = [say(`why-threw-${reason}`, { name, better: instead })];
  if (out.length > 0) lines.push(say("why-out", { names: seatNames(out) }));
  if (!leaves) return lines;
  if (better && better.leaves.deficiency < leaves.deficiency) {
    const [there, here] = [better.leaves.deficiency, leaves.deficiency];
    lines.push(say("why-better-nearer", { better: instead, there, here }));
  } else if (better) {
    const more = better.leaves.copies - leaves.copies;
    const fewer = more <= 0 || better.leaves.deficiency > leaves.deficiency;
    lines.push(say(`why-better-${fewer ? "chance" : "more"}`, { better: instead, more }));
  }
  return lines;
}

/** Compares the prospects after the next best discard. */
function nextBest(leaves: Prospect, next: Choice, round: Shows): string {
  const [here, there] = [leaves.deficiency, next.leaves.deficiency];
  const tile = tileName(faceIn(round, next.tile));
  if (there > here) return say("why-best-nearer", { next: tile, here, there });
  const [copies, fewer] = [leaves.copies, next.leaves.copies];
  return say(fewer < copies ? "why-best-more" : "why-best-equal", { next: tile, copies, fewer });
}
