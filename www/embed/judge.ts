/**
 * The engine's judgement of figures, in words; fetched with the engine by the first claim in view.
 */

import { words } from "virtual:embed-words/judge";
import { type VerdictView, verdict } from "./engine.js";
import { Fault, faceOf } from "./notation";
import { Voice } from "./words";

/** An author's claim about tiles. */
export interface Claimed {
  readonly claim: string;
  readonly tiles: string;
  /** The wild tile; null if none of the tiles can be wild. */
  readonly wild: string | null;
  readonly rules: string;
}

export interface Judgement {
  readonly holds: boolean;
  readonly code: string;
  /** The row that is spoken of, from 0. */
  readonly row: number;
  readonly sentences: readonly string[];
}

/** More missing tiles are not named one by one. */
const MANY = 4;

/** Judges a claim by the engine, which is awake. Throws a fault if it cannot be read. */
export function judge({ claim, tiles, wild, rules }: Claimed, plain: Voice): Judgement {
  const view = verdict(claim, tiles, wild, rules);
  if (view.wrong !== null) {
    const parts = { claim, tiles, okey: wild ?? "", rules };
    throw new Fault(view.wrong, view.part ?? parts[view.wrong]);
  }
  const { holds, code, row } = view;
  const voice = new Voice(plain.language, words, plain.faces);
  return { holds, code, row, sentences: sentences(view, voice, wild) };
}

function sentences(view: VerdictView, voice: Voice, wild: string | null): string[] {
  const named = (tiles: readonly string[]) => voice.names(tiles.map((tile) => faceOf(tile, wild)));
  const { code, kind, number, need, lacks, tiles, faces } = view;
  const args = {
    kind: kind ?? "",
    ...{ number, need, lacks },
    tiles: named(tiles),
    // A face that is missing, or stands for something, is meant as it is printed.
    faces: voice.names(faces.map((face) => faceOf(face, null))),
  };
  // A long list of missing tiles says less than their number.
  const id = code === "gap" && faces.length > MANY ? "verdict-apart" : `verdict-${code}`;
  const said = [voice.say(id, args)];
  if (code === "meld")
    tiles.forEach((tile, i) => {
      const face = faces[i];
      if (face === undefined) return;
      const names = { tile: voice.name(faceOf(tile, null)), face: voice.name(faceOf(face, null)) };
      said.push(voice.say("verdict-stands", names));
    });
  if (code === "away" && faces.length > 0) said.push(voice.say("verdict-gap", args));
  if (code === "away" && tiles.length > 0) said.push(voice.say("verdict-unfit", args));
  return said;
}
