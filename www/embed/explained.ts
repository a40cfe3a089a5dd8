/** The explanation of an answered puzzle: the right answer, and the numbers of all answers. */

import { begun } from "../locales/catalogue";
import { html } from "./drawing";
import type { AnswerView, LeavesView, PuzzleView } from "./engine.js";
import { faceOf } from "./notation";
import { rowOf } from "./picture";
import type { Speech } from "./words";

/** The largest number of helping tiles that are shown; of more, only the number is given. */
const MANY = 16;

/** Returns true if the answer is a table of melds. */
export function isLaid({ kind }: Pick<PuzzleView, "kind">): boolean {
  return kind === "lay" || kind === "open";
}

export function explain(
  view: PuzzleView,
  answer: AnswerView,
  given: string,
  speech: Speech,
): HTMLElement[] {
  const verdict = answer.solved ? "right" : isLaid(view) ? "shown" : "wrong";
  const word = html("b", {}, speech.say(`puzzle-${verdict}`));
  const sign = html("span", { "aria-hidden": "true" }, answer.solved ? "✓ " : "✗ ");
  const good = verdict === "right" ? "good" : "bad";
  const said = html("p", { class: `verdict ${good}`, part: "verdict" }, sign, word);
  const [sentence, ...shown] = whyOf(view, answer, speech);
  said.append(" ", begun(sentence, speech.language));
  const numbers: HTMLElement[] = [];
  if (answer.places.length > 0) numbers.push(places(answer, speech));
  if (answer.choices.length > 0) numbers.push(throws(view, answer, given, speech));
  return [said, ...shown, ...numbers];
}

/** Returns the sentence why an answer is right, and the tiles that show it. */
function whyOf(
  { kind, okey, table }: PuzzleView,
  { solved, tile, melds, kept, choices: [best] }: AnswerView,
  speech: Speech,
): [sentence: string, ...shown: HTMLElement[]] {
  const { away = 0, copies = 0, helping = [] } = best ?? {};
  const name = tile === null ? "" : speech.name(faceOf(tile, okey));
  const laid = melds.length > 0 ? [rows(melds, okey, speech)] : [];
  switch (kind) {
    case "lay": {
      const sentence = speech.say("puzzle-kept", { kept, count: table.length });
      return solved ? [sentence] : [sentence, ...laid];
    }
    case "finish":
      if (tile === null) return [speech.say("puzzle-finish-no", { away })];
      return [speech.say("puzzle-finish-yes", { tile: name }), ...laid];
    case "throw": {
      const sentence = speech.say("puzzle-throw-why", { tile: name, away, copies });
      if (helping.length > MANY) return [sentence];
      const shown = html("p", { class: "helping" }, speech.say("puzzle-helping"));
      return [sentence, shown, rows([helping], okey, speech)];
    }
    default: {
      const found = tile === null ? "no" : "yes";
      return [speech.say(`puzzle-${kind}-why`, { tile: name, found }), ...laid];
    }
  }
}

function rows(
  melds: readonly (readonly string[])[],
  okey: string | null,
  speech: Speech,
): HTMLElement {
  const each = melds.map((meld) =>
    rowOf(
      meld.map((tile) => faceOf(tile, okey)),
      speech,
    ),
  );
  return html("div", { class: "rows" }, ...each);
}

/** Lists every discard with the distance and the helping tiles after it, the best first. */
function throws(
  { okey }: PuzzleView,
  { tile, choices }: AnswerView,
  given: string,
  speech: Speech,
): HTMLElement {
  const row = (choice: LeavesView): HTMLElement => {
    const kind = choice.tile.replaceAll("'", "");
    const own = given.replaceAll("'", "") === kind;
    const mark = kind === tile ? "best" : own ? "own" : null;
    const name = html("th", { scope: "row" }, speech.name(faceOf(choice.tile, okey)));
    if (mark !== null) name.append(" ", html("small", {}, speech.say(`puzzle-mark-${mark}`)));
    const away = speech.say(choice.pairs ? "puzzle-away-pairs" : "puzzle-away", {
      away: choice.away,
    });
    return html(
      "tr",
      mark === null ? {} : { class: mark },
      name,
      html("td", {}, away),
      html("td", {}, choice.away === 0 ? "–" : `${choice.copies}`),
    );
  };
  const columns = ["puzzle-col-throw", "puzzle-col-away", "puzzle-col-help"];
  return table("puzzle-all", columns, choices.map(row), speech);
}

/** Lists the tiles of the rack that can be added to a series without other changes. */
function places({ places: all }: AnswerView, speech: Speech): HTMLElement {
  const row = ({ tile, series }: AnswerView["places"][number]): HTMLElement =>
    html(
      "tr",
      {},
      html("th", { scope: "row" }, speech.name(faceOf(tile, null))),
      html("td", {}, `${series}`),
    );
  const columns = ["puzzle-col-tile", "puzzle-col-series"];
  return table("puzzle-at-once", columns, all.map(row), speech);
}

function table(
  caption: string,
  columns: readonly string[],
  rows: readonly HTMLElement[],
  speech: Speech,
): HTMLElement {
  const heads = columns.map((column) => html("th", { scope: "col" }, speech.say(column)));
  return html(
    "table",
    { class: "numbers" },
    html("caption", {}, speech.say(caption)),
    html("thead", {}, html("tr", {}, ...heads)),
    html("tbody", {}, ...rows),
  );
}
