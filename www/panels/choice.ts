/** One of several values, all of them in sight. */

import { html, nothing, type TemplateResult } from "lit/html.js";

export interface Choice<Value> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  choose(value: Value): void;
  /** What is seen of a value; `at` is its place among them. */
  show(value: Value, at: number): unknown;
  /** What it is called, where what is seen does not say so. */
  label?(value: Value): string;
  /** The element that says more about it. */
  readonly by?: string | typeof nothing;
  /** A further class. */
  readonly look?: string;
}

export function choice<Value>(of: Choice<Value>): TemplateResult {
  const { name, title, values, chosen, by, look } = of;
  const option = (value: Value, at: number): TemplateResult =>
    html`<label><input type="radio" name=${name} value=${value}
      aria-label=${of.label?.(value) ?? nothing} .checked=${value === chosen}
      @change=${() => of.choose(value)}><span>${of.show(value, at)}</span></label>`;
  return html`<fieldset class="choice ${look ?? ""}" data-name=${name}
    aria-describedby=${by ?? nothing}
    ><legend>${title}</legend><div>${values.map(option)}</div></fieldset>`;
}
