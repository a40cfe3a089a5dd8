/**
 * The rules of one preset in one language. The explanations for two, three and four players are
 * merged: common parts, and parts of some only.
 */

import { safe } from "../embed/tags";
import type { Situation } from "../games/figure";
import type { Card, Guide, Paragraph } from "../rules/text";
import { type Edition, presetLink } from "./frame";
import { momentsIn } from "./moments";
import { type RingDeal, ringSteps } from "./ring";
import { figure } from "./tiles";

/** The contents of a preset's page. */
export interface Chapter {
  readonly preset: string;
  readonly guides: Guides;
  /**
   * The links to the game by the number of players: the query of the address, with the names of the
   * rules.
   */
  readonly games: (name: string) => readonly (readonly [players: number, query: string])[];
  /** Moments to be played: the fragment of the game's address. */
  readonly moments: ReadonlyMap<Situation, string>;
  /** Deals to draw for each number of players; empty if nothing is dealt from stacks. */
  readonly deals: readonly RingDeal[];
}

/** The game, seen from the folder of a preset. */
const GAME = "../../";

export function rulesBody(edition: Edition, chapter: Chapter, others: readonly string[]): string {
  const { say, language } = edition;
  const guide = chapter.guides[0]?.[1];
  if (!guide) throw new Error(`${chapter.preset}: nothing is told.`);
  const sections = merged(chapter.guides);
  const contents = [
    ...sections.map(({ id, title }) => [id, title] as const),
    ["sources", say("rules-sources")] as const,
  ];
  return `<h1>${safe(guide.title)}</h1>
<p>${safe(say("page-lead"))}</p>
<p class="ways">${ways(edition, chapter)}</p>
<nav class="contents" aria-label="${safe(say("rules-contents"))}">
${contents.map(([id, title]) => `<a href="#${id}">${safe(title)}</a>`).join("\n")}
</nav>
</header>
<main>
${sections.map((section) => sectionOf(edition, chapter, section)).join("\n")}
${sourcesOf(edition, chapter.guides)}
</main>
<footer>
<nav aria-label="${safe(say("page-others"))}">
<h2>${safe(say("page-others"))}</h2>
<ul>
${others.map((preset) => `<li>${presetLink(edition, preset, "../")}</li>`).join("\n")}
<li><a href="../${language}.html#differences">${safe(say("page-differences"))}</a></li>
</ul>
</nav>
</footer>`;
}

/** Links to a new match by these rules, for each number of players. */
function ways({ say }: Edition, { games, preset }: Chapter): string {
  const links = games(say("rules-of", { preset })).map(
    ([players, query]) =>
      `<a href="${GAME}${safe(query)}">${safe(say("page-players", { players: `${players}` }))}</a>`,
  );
  return `${safe(say("page-at-new"))} ${links.join(" · ")}`;
}

function sectionOf(edition: Edition, chapter: Chapter, section: MergedSection): string {
  const { id, title, told, source } = section;
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${safe(title)}</h2>
${told.map((each) => toldOf(edition, chapter, id, each)).join("\n")}
${id === "deal" ? ringSteps(edition, chapter.deals) : ""}
<p class="source"><small>${safe(source)}</small></p>
${momentLinks(edition, chapter, section)}
</section>`;
}

/** Links to the moments that a section is about. */
function momentLinks({ say }: Edition, { moments }: Chapter, { id, told }: MergedSection): string {
  const found = momentsIn(
    id,
    told.map(({ paragraph }) => paragraph.id),
  );
  return found
    .map((moment) => {
      const to = safe(moments.get(moment) ?? "");
      return `<p class="at"><a href="${GAME}${to}">${safe(say(`page-at-${moment}`))}</a></p>`;
    })
    .join("\n");
}

function toldOf(
  edition: Edition,
  { guides }: Chapter,
  section: string,
  { paragraph: { id, text, rule, cards }, players }: CountedParagraph,
): string {
  const all = players.length === guides.length;
  const numbers = edition.list([...players].sort().map(String));
  const some = all ? "" : `<b>${safe(edition.say("page-players", { players: numbers }))}:</b> `;
  // Of paragraphs that differ only in their numbers, the first has the plain id.
  const own = all || players.includes(guides[0]?.[0] ?? 0) ? id : `${id}-${players.join("")}`;
  // The section itself has this id already.
  const named = own === section ? "" : ` id="${own}"`;
  const figures =
    cards.length > 0 ? `\n<div class="figures">\n${cards.map(cardOf).join("\n")}\n</div>` : "";
  return `<div class="rule"${named} data-rule="${rule}">
<p>${some}${safe(text)}</p>${figures}
</div>`;
}

function cardOf({ rows, caption, good }: Card): string {
  const kind = good === null ? "" : good ? ' class="good"' : ' class="bad"';
  const told = caption ? `<figcaption>${safe(caption)}</figcaption>` : "";
  return `<figure${kind}>${figure(rows)}${told}</figure>`;
}

function sourcesOf({ say }: Edition, guides: Guides): string {
  const all = guides.flatMap(([, { sources }]) => sources);
  const about = new Map(all.map((source) => [source.name, source.about]));
  const items = [...about].map(([name, about]) => `<li><b>${safe(name)}</b>: ${safe(about)}</li>`);
  return `<section id="sources" aria-labelledby="sources-title">
<h2 id="sources-title">${safe(say("rules-sources"))}</h2>
<ul>
${items.join("\n")}
</ul>
</section>`;
}

/** A paragraph and for how many players it is told. */
interface CountedParagraph {
  readonly paragraph: Paragraph;
  readonly players: number[];
}

/** The explanations by number of players; the sections are those of the first. */
type Guides = readonly (readonly [players: number, guide: Guide])[];

/** A section with its paragraphs. */
type MergedSection = ReturnType<typeof merged>[number];

/** Merges explanations by their sections. */
export function merged(guides: Guides) {
  const [, first] = guides[0] ?? [];
  return (first?.sections ?? []).map(({ id, title, source }) => {
    const all: CountedParagraph[] = [];
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
  all: readonly CountedParagraph[],
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
