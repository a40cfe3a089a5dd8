/** Tiles as playing cards: rank and suit in the corner, the suit large. */

import type { Settings } from "../settings/settings";
import { type Front, inkOf } from "../state/faces";
import { NUMERALS, type Numeral } from "./numerals";
import { drawNumerals, drawStar, fillShape, printOf, SUITS } from "./shapes";
import type { Theme } from "./theme";

/** The parts of a look that the printed face depends on. */
type Printed = { readonly theme: Theme; readonly colors: Settings["colors"] };

/**
 * The letters of the ranks as outlines in the font of the digits: drawn by the Nunito Project
 * Authors (Nunito Black, SIL Open Font License 1.1).
 */
export const LETTERS: Readonly<Record<number, Numeral>> = {
  1: {
    width: 182,
    path: "M20 2Q12 2 7 -1Q2 -5 0 -11Q-1 -18 3 -26L65 -160Q69 -170 76 -174Q83 -178 91 -178Q100 -178 106 -174Q112 -170 117 -160L179 -26Q183 -18 182 -11Q181 -5 176 -1Q171 2 163 2Q153 2 148 -2Q143 -7 138 -17L125 -48L142 -36H39L57 -48L44 -17Q39 -7 34 -2Q30 2 20 2ZM91 -128 62 -59 55 -71H127L120 -59L91 -128Z",
  },
  11: {
    width: 86,
    path: "M21 2Q11 2 5 -3Q0 -9 0 -18Q0 -24 4 -29Q8 -34 15 -35L22 -35Q31 -36 35 -40Q40 -44 40 -52V-155Q40 -167 46 -173Q52 -178 62 -178Q74 -178 80 -173Q86 -167 86 -155V-53Q86 -36 79 -24Q73 -12 61 -6Q48 0 30 2Z",
  },
  12: {
    width: 179,
    path: "M165 22Q170 30 168 36Q167 42 162 46Q157 50 151 52Q144 53 138 50Q131 48 127 41L108 11Q106 7 101 5Q96 3 89 3L124 -10Q135 -10 142 -6Q150 -2 156 8ZM90 3Q63 3 42 -9Q22 -20 11 -40Q0 -61 0 -88Q0 -109 6 -126Q13 -142 25 -154Q36 -166 53 -173Q70 -179 90 -179Q116 -179 136 -168Q156 -156 168 -136Q179 -116 179 -88Q179 -68 173 -51Q166 -34 154 -22Q142 -10 126 -4Q110 3 90 3ZM90 -36Q103 -36 112 -42Q121 -48 126 -60Q131 -72 131 -88Q131 -113 120 -127Q109 -140 90 -140Q76 -140 67 -134Q58 -128 53 -117Q48 -105 48 -88Q48 -64 59 -50Q70 -36 90 -36Z",
  },
  13: {
    width: 152,
    path: "M23 2Q12 2 6 -4Q0 -10 0 -21V-155Q0 -167 6 -173Q12 -178 23 -178Q34 -178 40 -173Q46 -167 46 -155V-101H46L107 -168Q112 -173 117 -176Q123 -178 130 -178Q140 -178 145 -173Q149 -168 149 -161Q148 -154 143 -148L82 -83V-102L146 -30Q152 -23 152 -15Q152 -8 147 -3Q142 2 132 2Q124 2 119 -1Q114 -4 108 -11L46 -80H46V-21Q46 -10 40 -4Q34 2 23 2Z",
  },
};

/** Draws the face of a card of width 1; a small card has no corner, so that its rank is legible. */
export function drawCard(
  ctx: CanvasRenderingContext2D,
  { color, number, wild }: Front,
  { theme, colors }: Printed,
  small: boolean,
): void {
  // The frame of a wild card takes room from everything inside.
  const size = wild ? 0.88 : 1;
  const [corner, top] = small ? [0.5, 0.46] : wild ? [0.32, 0.31] : [0.27, 0.27];
  if (color === null || number === null) {
    if (!small) drawStar(ctx, [corner, top], 0.32, theme.star);
    drawStar(ctx, small ? [0.5, 0.66] : [0.6, 0.84], 0.66, theme.star);
    return;
  }
  const letter = LETTERS[number];
  const digits = [...`${number}`].flatMap((digit) => NUMERALS[Number(digit)] ?? []);
  // The queen's letter reaches below the base line; a ten is shifted to begin where others do.
  const [up, height] = number === 12 ? [0.03, 0.34] : [0, number === 10 ? 0.35 : 0.38];
  const right = number === 10 && !small ? 0.08 : 0;
  const print = printOf(theme, inkOf(color, colors));
  drawNumerals(
    ctx,
    letter ? [letter] : digits,
    [corner + right, top - up],
    height * size * (small ? 1.35 : 1),
    print,
  );
  if (small) fillShape(ctx, SUITS[color], 0.5, 1.0, 0.42 * size, print);
  else {
    fillShape(ctx, SUITS[color], corner, 0.635, 0.25 * size, print);
    fillShape(ctx, SUITS[color], 0.63, 0.96, 0.58 * size, print);
  }
}
