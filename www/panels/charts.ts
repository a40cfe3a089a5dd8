/** Charts as plain SVG, each with a table of its values for screen readers. */

import "./charts.css";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { clamp } from "../base/clamp";
import { say } from "../locales/messages";

/** A bar of two parts: the player's share, and the rest. */
interface Bar {
  readonly name: string;
  readonly own: number;
  readonly rest: number;
  /** Text behind the bar. */
  readonly said: string;
}

/** Values in chronological order, drawn as a line. */
interface Series {
  readonly values: readonly number[];
  /** Formats a value. */
  readonly said: (value: number) => string;
  /** Labels of the first and the last value. */
  readonly from: string;
  readonly to: string;
  /** Limits of the axis; values beyond them widen it. */
  readonly range: readonly [least: number, most: number];
}

const WIDTH = 320;
const HEIGHT = 112;
const THICK = 14;

/** Distance of the line from the edges. */
const EDGE = 7;

/** Above this number not every value has a dot. */
const MOST_DOTS = 40;

/** Draws bars below one another on the same scale, each under its name. */
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

/** Draws a line over its axis, with labels for the axes. */
export function line({ values, said, from, to, range }: Series): TemplateResult {
  const [least, most] = [Math.min(range[0], ...values), Math.max(range[1], ...values)];
  const x = (i: number) => EDGE + (i / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const at = (i: number, value: number) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`;
  const axis = clamp(0, least, most);
  const ends = [at(0, axis), at(values.length - 1, axis)];
  const points = values.map((value, i) => at(i, value));
  const isDot = (i: number) => values.length <= MOST_DOTS || i === values.length - 1;
  return html`<div class="line-chart" aria-hidden="true">
    <div class="scale"><span>${said(most)}</span>${axis !== least ? html`<span>${said(least)}</span>` : html`<span>${said(axis)}</span>`}</div>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}">
      ${svg`<line class="axis" x1="0" x2=${WIDTH} y1=${y(axis).toFixed(1)} y2=${y(axis).toFixed(1)} />
        <polygon points=${[ends[0], ...points, ends[1]].join(" ")} />
        <polyline points=${points.join(" ")} />
        ${values.map((value, i) => (isDot(i) ? svg`<circle cx=${x(i).toFixed(1)} cy=${y(value).toFixed(1)} r="3.5" />` : nothing))}`}
    </svg>
    <div class="times"><span>${from}</span><span>${to}</span></div>
  </div>`;
}

type Row = readonly (string | number)[];

/** The values of a chart as a table that opens. */
export function table(heads: readonly string[], rows: readonly Row[]): TemplateResult {
  return html`<details>
    <summary>${say("statistics-table")}</summary>
    <table>
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ([first, ...others]) =>
          html`<tr><th scope="row">${first}</th>${others.map((one) => html`<td>${one}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </details>`;
}
