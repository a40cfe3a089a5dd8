/** A solved puzzle: the right answer, and the numbers of all other answers. */

import { html } from "./drawing";
import type { AnswerView, LeavesView, PuzzleView } from "./engine.js";
import { faceOf } from "./notation";
import { rowOf } from "./picture";
import type { Speech } from "./words";

/** Most helping tiles that are shown; of more, only the number is said. */
const MANY = 16;

/** True if the answer is a table of melds. */
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
  const said = html("p", { class: `verdict ${good}`, part: "verdict", role: "status" }, sign, word);
  const why = whyOf(view, answer, speech);
  said.append(" ", why.sentence);
  const numbers: HTMLElement[] = [];
  if (answer.places.length > 0) numbers.push(places(answer, speech));
  if (answer.choices.length > 0) numbers.push(throws(view, answer, given, speech));
  return [said, ...why.shown, ...numbers];
}

interface Why {
  readonly sentence: string;
  readonly shown: readonly HTMLElement[];
}

function whyOf(view: PuzzleView, answer: AnswerView, speech: Speech): Why {
  switch (view.kind) {
    case "lay":
      return ofTable(view, answer, speech);
    case "throw":
    case "finish":
      return ofHand(view, answer, speech);
    default:
      return of101(view, answer, speech);
  }
}

function of101({ kind, okey }: PuzzleView, { tile, melds }: AnswerView, speech: Speech): Why {
  const name = tile === null ? "" : speech.name(faceOf(tile, okey));
  const sentence = speech.say(`puzzle-${kind}-why`, { tile: name, found: tile ? "yes" : "no" });
  return { sentence, shown: melds.length > 0 ? [rows(melds, okey, speech)] : [] };
}

function ofHand(view: PuzzleView, { tile, melds, choices }: AnswerView, speech: Speech): Why {
  const [best] = choices;
  const { okey } = view;
  const name = tile === null ? "" : speech.name(faceOf(tile, okey));
  if (view.kind === "finish") {
    if (tile === null)
      return { sentence: speech.say("puzzle-finish-no", { away: best?.away ?? 0 }), shown: [] };
    const sentence = speech.say("puzzle-finish-yes", { tile: name });
    return { sentence, shown: [rows(melds, okey, speech)] };
  }
  const numbers = { tile: name, away: best?.away ?? 0, copies: best?.copies ?? 0 };
  const sentence = speech.say("puzzle-throw-why", numbers);
  const helping = best?.helping ?? [];
  if (helping.length > MANY) return { sentence, shown: [] };
  const shown = html("p", { class: "helping" }, speech.say("puzzle-helping"));
  return { sentence, shown: [shown, rows([helping], okey, speech)] };
}

function ofTable(view: PuzzleView, { solved, melds, kept }: AnswerView, speech: Speech): Why {
  const sentence = speech.say("puzzle-kept", { kept, count: view.table.length });
  return { sentence, shown: solved ? [] : [rows(melds, null, speech)] };
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

/** Lists what every discard leaves, the best first. */
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

/** Lists the series to which tiles of the rack can be added as they lie. */
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
