/**
 * Describes the engine's verdict on a figure in words. Loaded with the engine when the first claim
 * comes into view.
 */

import { words } from "virtual:embed-words/judge";
import { begun } from "../locales/catalogue";
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
  /** The row that the verdict is about, from 0. */
  readonly row: number;
  readonly sentences: readonly string[];
}

/** The largest number of missing tiles that are named one by one. */
const MANY = 4;

/** Checks a claim with the loaded engine. Throws a fault if the claim cannot be read. */
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
    // These faces are printed faces, so that none of them is wild.
    faces: voice.names(faces.map((face) => faceOf(face, null))),
  };
  // Gives the number of missing tiles instead of a long list.
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
  return said.map((sentence) => begun(sentence, voice.language));
}
