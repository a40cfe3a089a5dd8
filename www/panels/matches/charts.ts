/** Charts as plain SVG. What they show stands in a table beside them too, which screen readers read. */

import { html, svg, type TemplateResult } from "lit/html.js";

/** A bar of two parts: what is one's own, and the rest. */
export interface Bar {
  readonly name: string;
  readonly own: number;
  readonly rest: number;
  /** What is written behind it. */
  readonly said: string;
}

const WIDTH = 320;
const HEIGHT = 120;
const THICK = 14;

/** Bars below one another, each under its name, all on the same scale. */
export function bars(all: readonly Bar[]): TemplateResult {
  const most = Math.max(1, ...all.map(({ own, rest }) => own + rest));
  const scale = (count: number) => ((count / most) * WIDTH).toFixed(1);
  return html`<div class="bars" aria-hidden="true">
    ${all.map(
      ({ name, own, rest, said }) => html`<div>
        <p><span>${name}</span><b>${said}</b></p>
        <svg viewBox="0 0 ${WIDTH} ${THICK}" preserveAspectRatio="none">
          ${svg`<rect class="rest" width=${scale(own + rest)} height=${THICK} rx="3" />
            <rect class="own" width=${scale(own)} height=${THICK} rx="3" />`}
        </svg>
      </div>`,
    )}
  </div>`;
}

/** A line through values in the order of time; where it begins, ends and turns are dots. */
export function line(values: readonly number[]): TemplateResult {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (i: number) => 6 + (i / Math.max(1, values.length - 1)) * (WIDTH - 12);
  const y = (value: number) => HEIGHT - 8 - ((value - least) / (most - least)) * (HEIGHT - 16);
  const points = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`);
  const zero = y(0).toFixed(1);
  return html`<svg class="line-chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${svg`<line class="axis" x1="0" x2=${WIDTH} y1=${zero} y2=${zero} />
      <polyline points=${points.join(" ")} />
      ${values.map((value, i) => svg`<circle cx=${x(i).toFixed(1)} cy=${y(value).toFixed(1)} r="3" />`)}`}
  </svg>`;
}

/** The numbers of a chart, to be opened by everybody. */
export function table(
  summary: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): TemplateResult {
  return html`<details>
    <summary>${summary}</summary>
    <table>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ([first, ...others]) =>
          html`<tr><th scope="row">${first}</th>${others.map((one) => html`<td>${one}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </details>`;
}
