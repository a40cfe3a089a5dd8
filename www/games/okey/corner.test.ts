/** Numbers at the corners of piles: at every size there is a corner that covers nothing. */

import { expect, it } from "vitest";
import { cornerOf, markSize } from "../../panels/corner";
import { meet } from "../../state/rect";
import { sizesOf, windowOf } from "../../state/rect.double";
import { layoutOf } from "./layout";
import { shapeOf } from "./places";
import { dealt } from "./view.double";

const RUNS = ["R1 R2 R3 R4 R5", "Y4 Y5 Y6 Y7 Y8", "K1 K2 K3 K4"];
const PAIRS = ["R1 R1'", "R2 R2'", "R3 R3'", "R4 R4'", "R5 R5'", "R6 R6'", "R7 R7'"];

it.each([[[0, 1, 2, 3]], [[0, 1, 3]], [[0, 2]]])(
  "every pile has room for a count, with %j",
  (seats) => {
    const state = dealt({ tiers: 2, columns: 12 }, "", {
      seats,
      direction: "clockwise",
    });
    const without = [
      320, 360, 390, 480, 568, 667, 740, 768, 844, 1024, 1280, 1920, 2560, 3840,
    ].flatMap((width) =>
      [320, 360, 390, 420, 480, 568, 640, 800, 844, 1024, 1080, 1440, 2160].flatMap((height) => {
        const view = windowOf(width, height);
        const layout = layoutOf(view, state);
        return layout.piles.flatMap((pile, seat) =>
          pile && !cornerOf(pile, markSize(layout), layout)
            ? [`${width} × ${height} ${layout.kind} pile ${seat}`]
            : [],
        );
      }),
    );
    expect(without).toEqual([]);
  },
);

it.each(
  sizesOf("320x568 360x640 390x844 568x320 740x360 844x390 768x1024 1280x800 " + "2560x1440"),
)("beside the winner's melds every pile in sight has its mark, at %i × %i", (width, height) => {
  const viewport = windowOf(width, height);
  for (const melds of [RUNS, PAIRS]) {
    const state = dealt(shapeOf(viewport), "", { winner: 1, melds });
    const layout = layoutOf(viewport, state);
    const { mat, piles } = layout;
    for (const pile of piles) {
      if (!pile || (mat && meet(mat, pile))) continue;
      expect(cornerOf(pile, 22, layout, [mat]), `${melds}`).not.toBeNull();
    }
  }
});
