/**
 * Merges the explanations for two, three and four players: common parts, and parts of some only.
 */

import type { Guide, Paragraph } from "../rules/text";

/** A paragraph and for how many players it is told. */
export interface Told {
  readonly paragraph: Paragraph;
  readonly players: readonly number[];
}

export interface ToldSection {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly told: readonly Told[];
}

/** The explanations by number of players; the sections are those of the first. */
export type Guides = readonly (readonly [players: number, guide: Guide])[];

export function merged(guides: Guides): ToldSection[] {
  const [, first] = guides[0] ?? [];
  return (first?.sections ?? []).map(({ id, title, source }) => {
    const all: { paragraph: Paragraph; players: number[] }[] = [];
    for (const [players, guide] of guides) {
      const own = guide.sections.find((section) => section.id === id)?.paragraphs ?? [];
      let at = 0;
      for (const [i, paragraph] of own.entries()) {
        const found = all.findIndex((it, k) => k >= at && same(it.paragraph, paragraph));
        if (found >= 0) all[found]?.players.push(players);
        else {
          at = placeOf(all, at, own.slice(i));
          all.splice(at, 0, { paragraph, players: [players] });
        }
        at = Math.max(found, at) + 1;
      }
    }
    return { id, title, source, told: all };
  });
}

/**
 * Returns the place of a paragraph: behind those with the same text and other numbers; else before
 * the next common one.
 */
function placeOf(
  all: readonly Told[],
  from: number,
  [first, ...rest]: readonly Paragraph[],
): number {
  const like = all.findLastIndex(({ paragraph }) => paragraph.id === first?.id);
  if (like >= from) return like + 1;
  const next = all.findIndex(
    ({ paragraph }, i) => i >= from && rest.some(({ id }) => id === paragraph.id),
  );
  return next < 0 ? all.length : next;
}

function same(one: Paragraph, other: Paragraph): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
