/** Hints in three steps, as text and marks: the move, the reason, and the numbers. */

import { aTile, brief, seatName, tell, theChoice, theTile, theTiles } from "../../locales/messages";
import type {
  Begun,
  OkeyGameView as GameView,
  OkeyHint as HintView,
  Lies,
  OkeyHint,
  Prospect,
  OkeyRoundView as RoundView,
  Unwanted,
} from "../../pkg/istaka/istaka";
import { faceIn, facesIn, withoutCopy } from "../../state/faces";
import type { Hint, Sentence } from "../../state/state";
import type { Text } from "../../state/text";
import { downwards, specially } from "./state";

/** Longer lists of tiles are shortened to the last ones, which are the most informative. */
const NAMED = 2;

/** Melds of more tiles are not named tile by tile. */
const LONG = 4;

/** Returns the text and marks of a step, from 1. The advised move stays marked. */
export function hintAt(
  advice: HintView,
  step: number,
  { options, table }: GameView,
): Omit<Hint, "given" | "step"> {
  const marks = marksOf(advice);
  const round = table ?? { wilds: [], next: 0 };
  if (step === 1) return { ...whatToDo(advice, round), ...marks, counted: [] };
  if (step === 2) return { ...because(advice, round), ...marks, counted: [] };
  const ahead = aheadOf(advice)?.helping ?? [];
  return { ...why(advice, { options }, round), ...marks, counted: facesIn(round, ahead) };
}

/** The part of the round that a hint needs. */
type Round = Pick<RoundView, "wilds" | "next">;

/** Returns the reason in everyday words. */
function because(advice: OkeyHint, round: Round): Sentence {
  const tile = aTile(faceIn(round, tileOf(advice)));
  switch (advice.kind) {
    case "showTwin":
    case "finish":
      return { id: `hint-because-${advice.kind}`, args: { tile } };
    case "pass":
      return { id: "hint-why-pass", args: { tile } };
    case "take":
      return goesWith(advice, round);
    case "draw": {
      if (advice.now.deficiency === 0) return { id: "hint-because-complete" };
      const id = `hint-because-draw${advice.nearer ? "-ahead" : ""}`;
      return keeping({ id, args: { tile } }, advice.waits, "waits", round);
    }
    case "discard":
      return keeping(lying(advice.lies, tile, round), advice.keeps, "keep", round);
  }
}

/** Names the tiles beside a discard, or the short meld that remains without the discard. */
function lying({ place, tiles }: Lies, tile: Text, round: Round): Sentence {
  const isNamed = place === "beside" || (place === "long" && tiles.length <= LONG);
  const how = place === "long" ? "meld" : place;
  if (!isNamed) return { id: `hint-because-${how}`, args: { tile } };
  const named = facesIn(round, place === "beside" ? tiles.slice(0, NAMED) : tiles);
  return { id: `hint-because-${place}`, args: { tile, tiles: theTiles(named) } };
}

function goesWith(
  { with: tiles, completes, points }: OkeyHint & { kind: "take" },
  round: Round,
): Sentence {
  if (points !== null) return { id: "hint-because-finishing" };
  if (tiles.length === 0) return { id: "hint-because-taken" };
  const how = completes ? "whole" : "begun";
  return { id: `hint-because-taken-${how}`, args: { tiles: theTiles(facesIn(round, tiles)) } };
}

/** Fills in the unfinished meld and the tiles that complete it. */
function keeping(
  reason: Sentence,
  begun: Begun | null,
  how: "keep" | "waits",
  round: Round,
): Sentence {
  if (begun === null) return reason;
  const tiles = theTiles(facesIn(round, begun.tiles));
  const completing = theChoice(facesIn(round, begun.completing));
  return { id: `hint-${how}`, args: { because: tell(reason), tiles, completing } };
}

/** Returns the prospects of the hand after the advised move, if the reason mentions them. */
function aheadOf(advice: OkeyHint): Prospect | null {
  const ahead =
    advice.kind === "draw"
      ? advice.now
      : advice.kind === "discard"
        ? advice.best.leaves
        : advice.kind === "take"
          ? advice.after
          : null;
  return ahead && ahead.deficiency > 0 ? ahead : null;
}

/** Returns the tile or the place of the advised move. */
function marksOf(advice: OkeyHint): Pick<Hint, "tiles" | "place" | "goes"> {
  const { kind } = advice;
  if (kind === "draw") return { tiles: [], place: "stock" };
  if (kind === "take") return { tiles: [], place: "take" };
  // A highlighted discard means that it should be taken.
  if (kind === "pass") return { tiles: [], place: null };
  const marks = { tiles: [tileOf(advice)], place: null };
  return kind === "showTwin" ? marks : { ...marks, goes: kind };
}

function tileOf(advice: OkeyHint): string {
  if (advice.kind === "discard") return advice.best.tile;
  if (advice.kind === "finish") return advice.discard;
  return "left" in advice ? advice.left : advice.tile;
}

/** Returns true if an action is the advised one, with either copy of its tile. */
export function follows(advice: HintView, action: string): boolean {
  const { kind } = advice;
  const [verb, tile = ""] = action.split(" ");
  if (kind === "showTwin") return verb === "twin";
  const names = kind === "discard" || kind === "finish";
  return verb === kind && (!names || withoutCopy(tile) === withoutCopy(tileOf(advice)));
}

function whatToDo(advice: OkeyHint, round: Round): Sentence {
  return { id: `hint-do-${advice.kind}`, args: { tile: theTile(faceIn(round, tileOf(advice))) } };
}

/** Returns the reason in numbers. If wins are counted, every finish is worth one. */
function why(advice: OkeyHint, game: Pick<GameView, "options">, round: Round): Sentence {
  const wins = game.options.counting === "wins";
  const lost = downwards(game);
  const tile = aTile(faceIn(round, tileOf(advice)));
  switch (advice.kind) {
    case "showTwin":
      return { id: `hint-why-showTwin${lost}`, args: { points: advice.points } };
    case "take": {
      const { before, points } = advice;
      if (points !== null)
        return {
          id: wins ? "hint-why-take-win" : `hint-why-take-finish${lost}`,
          args: { points },
        };
      const { deficiency: after, copies, plan } = advice.after;
      const id = after < before ? "hint-why-take" : "hint-why-take-richer";
      return { id, args: { before, after, copies, plan } };
    }
    case "draw": {
      const { deficiency, copies, plan } = advice.now;
      if (deficiency === 0) return { id: wins ? "hint-why-draw-win" : "hint-why-draw-complete" };
      const id = advice.nearer ? "hint-why-draw-ahead" : "hint-why-draw";
      return { id, args: { tile, copies, plan } };
    }
    case "discard":
      return whyThrow(advice, round);
    case "finish":
      return wins ? { id: "hint-why-finish-win" } : whyFinish(advice, lost);
    case "pass":
      return { id: "hint-why-pass", args: { tile } };
  }
}

/**
 * Compares a discard with the next best one, which makes the hand worse, keeps fewer useful tiles,
 * is as good, or keeps more useful tiles that are worth less in the end.
 */
function whyThrow(
  { best, next, unwanted }: OkeyHint & { kind: "discard" },
  round: Round,
): Sentence {
  const { deficiency, copies, plan } = best.leaves;
  if (next === null || next.leaves.deficiency > deficiency) {
    return { id: "hint-why-discard-only", args: { count: deficiency, copies, plan } };
  }
  const fewer = next.leaves.copies;
  const args = { copies, plan, tile: aTile(faceIn(round, next.tile)), fewer };
  if (fewer < copies) return { id: "hint-why-discard", args };
  if (fewer > copies) return { id: "hint-why-discard-ahead", args };
  if (unwanted === null) return { id: "hint-why-discard-equal", args };
  const but = neighbour(unwanted, round);
  const both = { but: tell(but), brief: tell(brief(but)) };
  return { id: "hint-why-discard-but", args: { ...args, ...both } };
}

/** Tells why the next player probably needs the discard less than the next best one. */
function neighbour(unwanted: Unwanted, round: Round): Sentence {
  const { reason } = unwanted;
  const name = seatName(round.next);
  if (!("tiles" in unwanted)) return { id: `hint-but-${reason}`, args: { name } };
  const last = facesIn(round, unwanted.tiles.slice(-NAMED));
  return { id: `hint-but-${reason}`, args: { name, tiles: theTiles(last) } };
}

function whyFinish(
  advice: OkeyHint & { kind: "finish" },
  lost: ReturnType<typeof downwards>,
): Sentence {
  return { id: `hint-why-finish${specially(advice)}${lost}`, args: { points: advice.points } };
}
