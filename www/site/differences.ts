/** The differences of a game's rule sets, as a table of the engine's options of each. */

import { safe } from "../embed/tags";
import type { RulesView, SettingView } from "../engine/views";
import type { Edition } from "./frame";

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
export function differences(rules: readonly RulesView[]): Difference[] {
  const [first] = rules;
  return (first?.settings ?? []).flatMap(({ name }) => {
    const own = rules.flatMap(({ settings }) => settings.filter((it) => it.name === name));
    const values = own.map(({ value, matters }) => (matters ? value : ""));
    const wordings = own.map(({ wording }) => wording);
    return new Set(values).size < 2 ? [] : [{ setting: name, values, wordings }];
  });
}

/** Renders the table; `name` is the name of the game. */
export function differenceTable(
  { say, value, language }: Edition,
  name: string,
  rules: readonly RulesView[],
): string {
  const head = rules.map(
    ({ preset }) =>
      `<th scope="col"><a href="${preset}/${language}.html">${safe(say("rules-of", { preset }))}</a></th>`,
  );
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
