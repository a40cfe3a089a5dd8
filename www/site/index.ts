/** The index of the rules in one language: every rule set in a sentence, and their differences. */

import { safe } from "../embed/tags";
import type { RulesView } from "../engine/views";
import { differenceTable } from "./differences";
import type { Edition } from "./frame";

/** The rule sets of a game. */
export type Shelf = readonly RulesView[];

export function indexBody(edition: Edition, shelves: readonly Shelf[]): string {
  const { say } = edition;
  const name = ([first]: Shelf): string => say(`kind-${first?.game}`);
  return `<h1>${safe(say("page-index"))}</h1>
<p>${safe(say("page-index-lead"))}</p>
</header>
<main>
${shelves
  .map(
    (shelf) => `<section>
<h2>${safe(name(shelf))}</h2>
<dl>
${shelf.map((rules) => entry(edition, rules)).join("\n")}
</dl>
</section>`,
  )
  .join("\n")}
<section id="differences" aria-labelledby="differences-title">
<h2 id="differences-title">${safe(say("page-differences"))}</h2>
<p>${safe(say("page-differences-lead"))}</p>
${shelves
  .map((shelf) => `<h3>${safe(name(shelf))}</h3>\n${differenceTable(edition, name(shelf), shelf)}`)
  .join("\n")}
</section>
</main>`;
}

function entry({ say, language }: Edition, { preset }: RulesView): string {
  return `<dt><a href="${preset}/${language}.html">${safe(say("rules-of", { preset }))}</a></dt>
<dd>${safe(say(`preset-${preset}-text`))} <small>${safe(say(`preset-${preset}-source`))}</small></dd>`;
}

/** Returns the page for readers whose language is unknown: the same list in each. */
export function chooserBody(editions: readonly Edition[], presets: readonly string[]): string {
  return `<h1>Istaka</h1>
</header>
<main class="editions">
${editions
  .map(
    ({ language, say }) => `<section lang="${language}">
<h2><a href="${language}.html">${safe(say("page-index"))}</a></h2>
<ul>
${presets.map((preset) => `<li><a href="${preset}/${language}.html">${safe(say("rules-of", { preset }))}</a></li>`).join("\n")}
</ul>
</section>`,
  )
  .join("\n")}
</main>`;
}
