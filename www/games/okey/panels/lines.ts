/** Explains a turn line by line: the choice of the draw, and that of the discard. */

import { aTile, say, seatName, seatNames, tell } from "../../../locales/messages";
import type { Choice, Prospect, OkeyWhyView as WhyView } from "../../../pkg/judge/istaka";
import { faceIn, type Wilds } from "../../../state/faces";
import type { Text } from "../../../state/text";

export function linesOf(why: WhyView, round: Wilds): Text[] {
  return [...drawn(why, round), ...thrown(why, round)];
}

/** Tells how many tiles a player lacked, and how many tiles unseen by the player could help. */
export function ahead(seat: number, { deficiency: count, copies }: Prospect): string {
  return say("why-leaves", { name: seatName(seat), count, copies });
}

/** Explains why the player took the offered tile or left it. */
function drawn({ seat, drew }: WhyView, round: Wilds): Text[] {
  if (!drew) return [];
  const { reason, offered } = drew;
  const [before, after] = drew.deficiency;
  const [now, then] = drew.copies;
  const tile = aTile(faceIn(round, offered));
  const args = { name: seatName(seat), tile, before, after, now, then };
  return [tell({ id: `why-drew-${reason}`, args })];
}

/** Explains a discard, and names the better one. */
function thrown({ seat, threw }: WhyView, round: Wilds): Text[] {
  const { reason, better, next, leaves, out } = threw;
  const name = seatName(seat);
  if (reason === "best" && next && leaves) return [nextBest(leaves, next, round)];
  const instead = better ? aTile(faceIn(round, better.tile)) : "";
  const lines = [tell({ id: `why-threw-${reason}`, args: { name, better: instead } })];
  if (out.length > 0) lines.push(tell({ id: "why-out", args: { names: seatNames(out) } }));
  if (!leaves) return lines;
  if (better && better.leaves.deficiency < leaves.deficiency) {
    const [there, here] = [better.leaves.deficiency, leaves.deficiency];
    lines.push(tell({ id: "why-better-nearer", args: { better: instead, there, here } }));
  } else if (better) {
    const more = better.leaves.copies - leaves.copies;
    const fewer = more <= 0 || better.leaves.deficiency > leaves.deficiency;
    const id = `why-better-${fewer ? "chance" : "more"}`;
    lines.push(tell({ id, args: { better: instead, more } }));
  }
  return lines;
}

/** Compares the prospects after the next best discard. */
function nextBest(leaves: Prospect, next: Choice, round: Wilds): Text {
  const [here, there] = [leaves.deficiency, next.leaves.deficiency];
  const tile = aTile(faceIn(round, next.tile));
  if (there > here) return tell({ id: "why-best-nearer", args: { next: tile, here, there } });
  const [copies, fewer] = [leaves.copies, next.leaves.copies];
  const id = fewer < copies ? "why-best-more" : "why-best-equal";
  return tell({ id, args: { next: tile, copies, fewer } });
}
