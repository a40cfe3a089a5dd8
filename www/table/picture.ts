/** Pictures of single tiles for the page around the canvas. */

import type { Front } from "../faces";
import { type Look, presentLook } from "./look";
import { ASPECT } from "./rect";
import { drawBody, drawFace, keyOf } from "./tiles";

/** Pixels across, enough for the sharpest screens. */
const PICTURE = 96;

/** Only a memory: the same look and tile make the same picture. */
const pictures = new WeakMap<Look, Map<string, string>>();

/** A tile as the address of a picture, for small ones outside the canvas. */
export function pictureOf(front: Front): string {
  const look = presentLook();
  const own = pictures.get(look) ?? new Map<string, string>();
  pictures.set(look, own);
  const key = keyOf(front);
  const known = own.get(key);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE;
  canvas.height = PICTURE * ASPECT;
  const ctx = canvas.getContext("2d");
  ctx?.scale(PICTURE, PICTURE);
  if (ctx) {
    drawBody(ctx, look, PICTURE);
    drawFace(ctx, front, look, true);
  }
  const address = canvas.toDataURL();
  own.set(key, address);
  return address;
}
