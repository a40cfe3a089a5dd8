/**
 * The styles of the elements as constructed style sheets, which a Content-Security-Policy without
 * `unsafe-inline` allows. Custom properties of the page replace the colours. The colours of
 * verdicts are mixed with that of the text around them, so that any background leaves them legible.
 */

import { evening } from "../table/theme";

const { backLine, bad, badge, card, edge, felt, frame } = evening;
const { gold, good, inks, ivory, onGold, rims, star, text } = evening;

/** Styles of the error that replaces an element's content. */
const ERROR = `
.error {
  margin: 0; padding: 0.4em 0.7em; line-height: 1.4; overflow-wrap: anywhere;
  border-inline-start: 4px solid var(--okey-bad, #b3261e);
  background: color-mix(in srgb, var(--okey-bad, #b3261e) 9%, transparent);
}
`;

export const TILES = `
:host { display: block; margin: 0.75em 0; text-align: start; }
:host([hidden]) { display: none; }
.figure { margin: 0; display: inline-flex; flex-direction: column; gap: 0.5em; max-width: 100%; }
.rows { display: flex; flex-wrap: wrap; gap: 0.6em 1.4em; }
.row {
  display: flex; flex-wrap: wrap; direction: ltr; gap: 0.18em;
  border-radius: 0.4em; print-color-adjust: exact; -webkit-print-color-adjust: exact;
}
.row.bad { outline: 2px dashed var(--okey-bad, #b3261e); outline-offset: 4px; }
svg.tile, svg.card { width: var(--okey-tile-width, 2.4em); height: auto; flex: none; }
.ivory { fill: var(--okey-ivory, ${ivory[0]}); stroke: color-mix(in srgb, black 30%, transparent); stroke-width: 1.5; }
.edge { fill: var(--okey-edge, ${edge}); }
.card .ivory { fill: var(--okey-card, ${card[0]}); }
.card .edge { fill: ${card[1]}; }
.back { fill: none; stroke: ${backLine}; stroke-width: 3.2; }
.mark { fill: ${backLine}; }
.ink.R { fill: var(--okey-red, ${inks.R}); }
.ink.Y { fill: var(--okey-yellow, ${inks.Y}); }
.ink.Y { stroke: ${rims.Y}; stroke-linejoin: round; paint-order: stroke; }
.ink.B { fill: var(--okey-blue, ${inks.B}); }
.ink.K { fill: var(--okey-black, ${inks.K}); }
.ink.G { fill: var(--okey-green, ${inks.G}); }
g.ink.Y path { stroke-width: 14; }
path.ink.Y { stroke-width: 13; }
.star { fill: ${star[0]}; stroke: ${star[1]}; stroke-width: 8; stroke-linejoin: round; }
.frame { fill: none; stroke: var(--okey-gold, ${frame[0]}); stroke-width: 7; }
.badge { fill: var(--okey-gold, ${badge}); }
.light { fill: ${ivory[0]}; }
.caption, .verdict { margin: 0; line-height: 1.4; }
.caption { font-style: italic; }
.verdict { min-height: 1.4em; }
.waiting { min-height: 24em; }
.verdict.good b { color: var(--okey-good, color-mix(in srgb, currentcolor 45%, #0a9b55)); }
.verdict.bad b { color: var(--okey-bad, color-mix(in srgb, currentcolor 45%, #e5392b)); }
${ERROR}@media print {
  :host, .figure, .board, .rows, .felt, tr { break-inside: avoid; }
  /* An outline is no part of the box that stays whole. */
  .row.bad { margin: 6px; }
}
@media (forced-colors: active) {
  .ivory { forced-color-adjust: none; } .ink, .star, .frame, .badge { forced-color-adjust: none; }
}
`;

export const FRAME = `
:host { display: block; container-type: inline-size; }
:host([hidden]) { display: none; }
iframe {
  display: block; width: 100%; height: 100%; min-height: 320px; border: 0;
  max-height: 100vh; max-height: 100dvh; border-radius: var(--okey-radius, 12px);
  aspect-ratio: 3 / 2;
  color-scheme: normal;
}
@container (max-width: 600px) { iframe { aspect-ratio: 9 / 16; } }
${ERROR}@media print { :host { break-inside: avoid; } }
`;

/** Styles of tables, in addition to those of tiles. */
export const BOARD = `
.board { max-width: 46em; }
.felt {
  display: flex; flex-direction: column; gap: 0.9em; padding: 0.9em; box-sizing: border-box;
  border-radius: var(--okey-radius, 12px); color: var(--okey-on-felt, ${text});
  background: var(--okey-felt, ${felt[1]}); print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.felt svg.tile, .felt svg.card { width: var(--okey-tile-width, 1.9em); }
.others { display: flex; flex-wrap: wrap; gap: 0.8em; justify-content: space-between; }
.others .seat { flex: 1 1 5.2em; min-width: 0; }
.others svg.tile, .others svg.card, .pile svg.tile, .pile svg.card { width: 1.35em; }
.name { margin: 0 0 0.3em; font-weight: 600; }
.turn .name::before { content: "▸ "; color: var(--okey-gold, ${gold}); }
.hand { display: flex; flex-wrap: wrap; gap: 0.3em 0.6em; }
.hidden { align-items: center; }
.pile { margin-top: 0.5em; opacity: 0.92; }
.pile svg:last-child { outline: 2px solid transparent; outline-offset: 1px; border-radius: 3px; }
.pile.may svg:last-child, .stock.may svg {
  outline: 2px solid var(--okey-gold, ${gold}); outline-offset: 2px; border-radius: 4px;
}
.middle { display: flex; flex-wrap: wrap; align-items: center; gap: 0.6em 1.4em; }
.stock, .open { display: flex; align-items: center; gap: 0.5em; }
.series { display: flex; flex-wrap: wrap; gap: 0.6em 1.2em; flex: 1 1 100%; }
.seat.own { margin-top: auto; }
.own { background: color-mix(in srgb, black 16%, transparent); border-radius: 8px; padding: 0.6em; }
.again { margin: 0; }
.again:not(:empty) { margin: 0.6em 0; }
/* Smaller letters do not change the space around them, which the height has with it. */
.said { margin: 0; padding: 0.6em 0; box-sizing: border-box; line-height: 1.4; min-height: 4em; }
.still > .said { min-height: 0; }
.board > .caption { margin: 0.5em 0 0; }
.score { margin: -0.2em 0 0.3em; font-size: 0.9em; font-variant-numeric: tabular-nums; }
.moves {
  position: relative; max-height: 9.8em; margin: 0.6em 0 0; padding: 0 0 0 2.6em; overflow-y: auto;
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px;
}
.moves li { padding: 0; font-variant-numeric: tabular-nums; }
.moves button {
  width: 100%; padding: 0.2em 0.4em; border: 0; background: none; color: inherit; font: inherit;
  text-align: start; cursor: pointer;
}
.moves [aria-current] { background: color-mix(in srgb, currentColor 12%, transparent); font-weight: 600; }
.moves :focus-visible { outline: 3px solid var(--okey-gold, #a35c00); outline-offset: -3px; }
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35em; direction: ltr; }
.controls input { flex: 1 1 8em; min-width: 6em; accent-color: var(--okey-felt, ${felt[1]}); }
.controls button, .controls select {
  font: inherit; color: inherit; min-width: 2.6em; min-height: 2.6em; padding: 0.3em 0.6em;
  background: transparent; border: 1px solid currentColor; border-radius: 8px; cursor: pointer;
}
/* Into smaller letters a phone zooms as soon as something is to be chosen. */
.controls select { font-size: max(16px, 1em); }
.controls :focus-visible { outline: 3px solid var(--okey-gold, #a35c00); outline-offset: 2px; }
.controls .show { border-color: transparent; text-decoration: underline; }
.icon {
  width: 1.3em; height: 1.3em; display: block; margin: auto; fill: currentColor;
  stroke: currentColor; stroke-width: 2.4; stroke-linejoin: round;
}
@media print {
  .controls { display: none; }
  /* The height and the letters that fit the screen need not fit the paper. */
  .felt, .said { height: auto !important; font-size: inherit !important; }
  .felt { border: 1px solid; color: black; background: none; break-after: avoid; }
  .own { background: none; border: 1px solid #999; }
  .turn .name::before { color: inherit; }
  /* A list of moves may be longer than a page. */
  :host([moves]), .board:has(.moves) { break-inside: auto; }
  .moves { max-height: none; overflow: visible; break-inside: auto; box-decoration-break: clone; }
  .moves li { break-inside: avoid; }
}
@media (forced-colors: active) { .felt, .own { border: 1px solid; } }
`;

/** Styles of puzzles, in addition to those of tiles and tables. */
export const QUIZ = `
.quiz { line-height: 1.4; }
.asked, .why { margin: 0 0 0.5em; }
.asked b { font-size: 1.15em; }
.grade { border: 1px solid; border-radius: 1em; padding: 0.05em 0.7em; font-size: 0.85em; white-space: nowrap; }
.quiz .row { gap: 0.22em; align-items: center; }
.quiz .own { min-height: 3.6em; }
.pick {
  padding: 2px; margin: 0; border: 0; border-radius: 6px; background: none; cursor: pointer;
  font: inherit; flex: none;
}
.pick svg { display: block; }
.pick:disabled { cursor: default; }
.pick.racked svg { filter: drop-shadow(0 0 0.14em var(--okey-gold, ${gold})); }
.own .pick.racked svg { filter: none; }
.pick[aria-pressed="true"] { background: var(--okey-gold, ${gold}); box-shadow: 0 0 0 1.5px var(--okey-gold, ${gold}); }
.own .pick[aria-pressed="true"] { translate: 0 -0.3em; }
.pick.right { background: ${good}; }
.pick.wrong { background: ${bad}; }
.quiz .felt :focus-visible { outline: 3px solid var(--okey-gold, ${gold}); outline-offset: 1px; }
.quiz .series .row { border: 2px solid transparent; border-radius: 8px; padding: 2px; }
.quiz .series .row.odd { border: 2px dashed var(--okey-gold, ${gold}); }
.quiz .series { gap: 0.4em 0.7em; }
.way {
  min-width: 2.2em; min-height: 2.75em; padding: 0 0.3em; border: 2px solid var(--okey-gold, ${gold});
  border-radius: 8px; background: color-mix(in srgb, black 22%, transparent); color: inherit;
  font: inherit; font-weight: 700; cursor: pointer;
}
.quiz .controls { margin-top: 0.8em; }
.quiz .said { min-height: 1.4em; margin: 0.6em 0 0; padding: 0; }
.controls .primary { background: var(--okey-gold, ${gold}); border-color: transparent; color: ${onGold}; font-weight: 700; padding: 0.3em 1em; }
.controls .primary:disabled { background: none; border-color: currentColor; color: inherit; opacity: 0.75; font-weight: 400; cursor: default; }
.explained:not(:empty) { margin-top: 0.8em; display: grid; gap: 0.6em; outline: none; }
.helping { margin: 0; }
.numbers { border-collapse: collapse; width: 100%; max-width: 30em; font-variant-numeric: tabular-nums; }
.numbers caption { text-align: start; font-weight: 700; padding: 0.3em 0; }
.numbers th, .numbers td { text-align: start; padding: 0.22em 0.5em; border-top: 1px solid color-mix(in srgb, currentColor 22%, transparent); font-weight: 400; }
.numbers thead th { font-size: 0.85em; vertical-align: bottom; }
.numbers th:first-child { padding-inline-start: 0.4em; }
.numbers tr.best { font-weight: 700; background: color-mix(in srgb, #2fae6e 22%, transparent); }
.numbers tr.best th { font-weight: 700; }
.numbers tr.own { background: color-mix(in srgb, #e2654f 20%, transparent); }
.numbers small { font-weight: 400; }
@media (forced-colors: active) { .pick[aria-pressed="true"], .pick.right, .pick.wrong { outline: 3px solid Highlight; } }
`;

/** Creates a style sheet from its text. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
