/** Tiles as playing cards: rank and suit in the corner, the suit large. Fetched when they are wanted. */

import { type Front, inkOf } from "../faces";
import { NUMERALS, type Numeral } from "./numerals";
import { drawNumerals, drawStar, fillShape, SUITS } from "./shapes";
import type { Theme } from "./theme";

/**
 * The letters of the ranks, outlines of the same hand as the digits: drawn by the
 * Nunito Project Authors (Nunito Black, SIL Open Font License 1.1).
 */
const LETTERS: Readonly<Record<number, Numeral>> = {
  1: {
    width: 730,
    path: "M79 9Q48 9 27 -6Q6 -20 1 -46Q-4 -71 10 -103L259 -639Q277 -678 304 -696Q330 -714 364 -714Q398 -714 424 -696Q449 -678 468 -639L717 -103Q733 -71 729 -45Q724 -19 704 -5Q683 9 653 9Q613 9 592 -9Q570 -27 553 -67L499 -194L569 -143H157L228 -194L174 -67Q156 -27 137 -9Q118 9 79 9ZM362 -513 246 -236 218 -284H509L481 -236L364 -513Z",
  },
  11: {
    width: 342,
    path: "M83 8Q43 10 22 -12Q0 -35 0 -70Q0 -97 15 -117Q30 -137 60 -139L88 -141Q124 -143 141 -158Q158 -174 158 -210V-621Q158 -667 182 -690Q206 -714 250 -714Q294 -714 318 -690Q342 -667 342 -621V-213Q342 -144 317 -96Q292 -49 242 -24Q193 2 119 6Z",
  },
  12: {
    width: 716,
    path: "M660 89Q678 119 673 144Q668 168 648 185Q629 202 602 207Q576 212 550 202Q524 192 507 164L433 45Q422 27 404 19Q386 11 357 11L494 -40Q539 -40 570 -24Q601 -7 623 30ZM358 11Q251 11 170 -34Q89 -80 44 -162Q0 -244 0 -353Q0 -435 26 -502Q51 -569 98 -617Q146 -665 212 -690Q278 -716 358 -716Q465 -716 546 -671Q626 -626 671 -544Q716 -463 716 -353Q716 -271 690 -204Q665 -137 618 -88Q570 -40 504 -14Q438 11 358 11ZM358 -143Q411 -143 448 -168Q485 -193 505 -240Q525 -287 525 -353Q525 -452 481 -507Q437 -562 358 -562Q306 -562 268 -538Q231 -513 211 -466Q191 -420 191 -353Q191 -254 235 -198Q279 -143 358 -143Z",
  },
  13: {
    width: 610,
    path: "M92 9Q48 9 24 -16Q0 -40 0 -84V-621Q0 -667 24 -690Q48 -714 92 -714Q137 -714 160 -690Q184 -667 184 -621V-403H186L429 -671Q448 -691 470 -702Q491 -714 518 -714Q560 -714 578 -692Q597 -671 596 -642Q594 -614 572 -590L330 -333V-408L584 -121Q610 -92 610 -62Q610 -31 590 -11Q569 9 529 9Q495 9 474 -4Q454 -18 430 -45L186 -318H184V-84Q184 -40 161 -16Q138 9 92 9Z",
  },
};

/** Draws what is printed on a card of width 1. */
export function drawCard(ctx: CanvasRenderingContext2D, front: Front, theme: Theme): void {
  const { color, number, wild } = front;
  // The frame of a wild one takes room from all that is inside.
  const corner = wild ? 0.32 : 0.27;
  const top = wild ? 0.31 : 0.27;
  const size = wild ? 0.88 : 1;
  if (color === null || number === null) {
    drawStar(ctx, [corner, top], 0.32 * size, theme.star);
    drawStar(ctx, [0.6, 0.84], 0.66 * size, theme.star);
    return;
  }
  const letter = LETTERS[number];
  const digits = [...`${number}`].flatMap((digit) => NUMERALS[Number(digit)] ?? []);
  // Ten is wide and begins where the others do, the queen's letter reaches below the line.
  const [right, up, height] =
    number === 10 ? [0.08, 0, 0.35] : number === 12 ? [0, 0.03, 0.34] : [0, 0, 0.38];
  ctx.fillStyle = theme.inks[inkOf(color)];
  drawNumerals(ctx, letter ? [letter] : digits, [corner + right, top - up], height * size);
  fillShape(ctx, SUITS[color], corner, 0.635, 0.25 * size);
  fillShape(ctx, SUITS[color], 0.63, 0.96, 0.58 * size);
}
