/**
 * Sentences beside their places: at every size visible, and covering nothing that the player needs.
 */

import { describe, expect, it } from "vitest";
import { calloutFor } from "../../panels/callout";
import { meet, type Rect, type Viewport } from "../../state/rect";
import { sizesOf, windowOf } from "../../state/rect.double";
import { layoutOf } from "./layout";
import type { Places } from "./places";
import { dealt } from "./view.double";

const LENGTHS = [320, 340, 360, 390, 430, 480, 568, 600, 667, 740, 768, 844, 915, 1000];
const LARGE = [1024, 1100, 1280, 1366, 1536, 1920, 2560, 3840];
const VIEWS: Viewport[] = [...LENGTHS, ...LARGE].flatMap((width) =>
  [320, 360, 390, 420, 480, 568, 640, 720, 800, 844, 900, 1024, 1080, 1440, 2160].map((height) =>
    windowOf(width, height),
  ),
);

/** The places of sentences, each with the length of its longest sentence in letters. */
const ABOUT: Record<string, (places: Places) => [place: Rect, letters: number, asks?: number]> = {
  stock: (places) => [places.stock, 48],
  take: (places) => [places.piles.findLast((pile) => pile !== null) ?? places.stock, 60],
  discard: (places) => [places.piles[0] ?? places.stock, 50],
  finish: (places) => [places.main, 92],
  "a discard, asking,": (places) => [places.piles[0] ?? places.stock, 66, 2],
  "finishing, asking,": (places) => [places.main, 90, 2],
};

const SEATS = [
  [0, 1, 2, 3],
  [0, 1, 3],
  [0, 2],
];

describe.each(SEATS.map((seats) => [seats.length, seats] as const))(
  "with %i players",
  (_, seats) => {
    const state = dealt({ tiers: 2, columns: 12 }, "", {
      seats,
      direction: "anticlockwise",
    });

    it.each(Object.keys(ABOUT))(
      "a sentence about %s covers nothing but what gives way to it",
      (about) => {
        const covered = VIEWS.flatMap((view) => {
          const layout = layoutOf(view, state);
          // There is no room for two buttons.
          const upright = view.width < view.height;
          const small = layout.kind === "compact" || view.width < (upright ? 360 : 740);
          const [anchor, letters, asks = 0] = ABOUT[about]?.(layout) ?? [layout.stock, 0];
          if (asks && small) return [];
          const { box, side } = calloutFor(anchor, { letters, asks }, layout);
          const gone = side.includes("row") ? layout.arrange : null;
          const kept = layout.things.filter((thing) => thing !== gone);
          if (!side.includes("instead")) kept.push(layout.prompt);
          if (!side.includes("no-words")) kept.push(...layout.words);
          if (!side.includes("no-seat-0")) kept.push(layout.seats[0] ?? box);
          const name = `${view.width} × ${view.height} ${layout.kind} ${side}`;
          const out = box.x < 0 || box.y < 0 || box.x + box.w > view.width;
          const hit = kept.findIndex((rect) => rect !== box && meet(box, rect));
          return out || hit >= 0 ? [`${name}: ${out ? "leaves the window" : `thing ${hit}`}`] : [];
        });
        expect(covered).toEqual([]);
      },
    );
  },
);

it("a question leaves the player in sight on a phone on its side", () => {
  const state = dealt({ tiers: 2, columns: 16 }, "");
  for (const [width, height] of sizesOf("667x375 740x360 844x390")) {
    const view = windowOf(width, height);
    const layout = layoutOf(view, state);
    const { side } = calloutFor(layout.main, { letters: 84, asks: 2 }, layout);
    expect(side, `${width} × ${height}`).not.toMatch(/no-words|no-seat/);
  }
});
