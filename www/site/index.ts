/** The index of the rules in one language: every rule set in a sentence, and their differences. */

import { safe } from "../embed/tags";
import type { RulesView, SettingView } from "../engine/views";
import { type Edition, presetLink } from "./frame";

/** The rule sets of a game. */
type Shelf = readonly RulesView[];

export function indexBody(edition: Edition, shelves: readonly Shelf[]): string {
  const { say } = edition;
  const name = ([first]: Shelf): string => say(`kind-${first?.game}`);
  return `<h1>${safe(say("page-index"))}</h1>
<p>${safe(say("page-index-lead"))}</p>
<p><a href="ear/${edition.language}.html">${safe(say("ear-title"))}</a></p>
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

function entry(edition: Edition, { preset }: RulesView): string {
  const { say } = edition;
  return `<dt>${presetLink(edition, preset)}</dt>
<dd>${safe(say(`preset-${preset}-text`))} <small>${safe(say(`preset-${preset}-source`))}</small></dd>`;
}

/** Returns the page for readers whose language is unknown: the same list in each. */
export function chooserBody(editions: readonly Edition[], presets: readonly string[]): string {
  return `<h1>Istaka</h1>
</header>
<main class="editions">
${editions
  .map(
    (edition) => `<section lang="${edition.language}">
<h2><a href="${edition.language}.html">${safe(edition.say("page-index"))}</a></h2>
<ul>
${presets.map((preset) => `<li>${presetLink(edition, preset)}</li>`).join("\n")}
</ul>
</section>`,
  )
  .join("\n")}
</main>`;
}

/** A row: a setting, and its value in each of the rule sets. */
interface Difference {
  readonly setting: string;
  readonly values: readonly string[];
  /** The wording that each value asks for. */
  readonly wordings: readonly SettingView["wording"][];
}

/**
 * Returns the settings in which rule sets differ, in the engine's order. A value is empty if the
 * setting does not matter there.
 */
export function differences(rules: Shelf): Difference[] {
  const [first] = rules;
  return (first?.settings ?? []).flatMap(({ name }) => {
    const own = rules.flatMap(({ settings }) => settings.filter((it) => it.name === name));
    const values = own.map(({ value, matters }) => (matters ? value : ""));
    const wordings = own.map(({ wording }) => wording);
    return new Set(values).size < 2 ? [] : [{ setting: name, values, wordings }];
  });
}

/** Renders the table of the differences; `name` is the name of the game. */
function differenceTable(edition: Edition, name: string, rules: Shelf): string {
  const { say, value } = edition;
  const head = rules.map(({ preset }) => `<th scope="col">${presetLink(edition, preset)}</th>`);
  const rows = differences(rules).map(({ setting, values, wordings }) => {
    const cells = values.map(
      (it, i) => `<td>${it === "" ? "–" : safe(value(setting, it, wordings[i] ?? null))}</td>`,
    );
    return `<tr><th scope="row">${safe(say(`option-${setting}`))}</th>${cells.join("")}</tr>`;
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="${safe(name)}"><table>
<thead><tr><td></td>${head.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>`;
}
