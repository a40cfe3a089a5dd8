/** A choice of one value among several visible ones. */

import { html, nothing, type TemplateResult } from "lit/html.js";

interface Choice<Value> {
  readonly name: string;
  readonly title: string | TemplateResult;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  choose(value: Value): void;
  /** Renders a value; `at` is its index. */
  show(value: Value, at: number): unknown;
  /** Names a value, if its picture does not. */
  label?(value: Value): string;
  /** Id of the element that describes the choice. */
  readonly by?: string | typeof nothing;
  /** Additional CSS class. */
  readonly look?: string;
  /** True if only screen readers are told the title. */
  readonly untitled?: boolean;
}

export function choice<Value>(of: Choice<Value>): TemplateResult {
  const { name, title, values, chosen, by, look, untitled = false } = of;
  const option = (value: Value, at: number): TemplateResult =>
    html`<label><input type="radio" name=${name} value=${value}
      aria-label=${of.label?.(value) ?? nothing} .checked=${value === chosen}
      @change=${() => of.choose(value)}><span>${of.show(value, at)}</span></label>`;
  return html`<fieldset class="choice ${look ?? ""}" data-name=${name}
    aria-describedby=${by ?? nothing}
    ><legend class=${untitled ? "unseen" : nothing}>${title}</legend><div>${values.map(option)}</div></fieldset>`;
}
