/** The styles of puzzles, beside those of tiles and tables. */

import { evening } from "../table/theme";
import { sheetOf } from "./sheet";

const { bad, gold, good, onGold } = evening;

const QUIZ = `
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
.quiz .said { min-height: 1.4em; margin: 0.6em 0 0; }
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

/** The sheet of puzzles. */
export function quizSheet(): CSSStyleSheet {
  return sheetOf(QUIZ);
}
