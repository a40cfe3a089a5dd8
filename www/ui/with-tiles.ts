/** Renders a text with its tiles drawn in the line, in the sentence that names them. */

import { html, type TemplateResult } from "lit/html.js";
import { inLetters, type Named, type Text } from "../state/text";

/** The letters at a tile without a space, as a bracket or a suffix: they stay in its line. */
const HEAD = /\S*$/;
const TAIL = /^\S*/;

/**
 * Returns a text as content of an element. Screen readers are told the names; so is everybody
 * until the element that draws tiles is loaded.
 */
export function withTiles(text: Text): string | TemplateResult[] {
  if (!globalThis.customElements?.get("tile-row")) return inLetters(text);
  // Joins the letters between tiles, as a message gives them in pieces.
  const [begin, ...named] = text.reduce<Piece[]>(
    (pieces, part) => {
      const last = pieces.at(-1);
      if (typeof part === "string") {
        if (last) last.words += part;
      } else {
        const [head = ""] = HEAD.exec(last?.words ?? "") ?? [];
        if (last) last.words = last.words.slice(0, last.words.length - head.length);
        pieces.push({ head, tile: part, words: "" });
      }
      return pieces;
    },
    [{ head: "", tile: null, words: "" }],
  );
  return [html`${begin?.words}`, ...named.map(drawn)];
}

/** A tile with what stands at it, and the words up to the next one. */
interface Piece {
  readonly head: string;
  readonly tile: Named | null;
  words: string;
}

function drawn({ head, tile, words }: Piece): TemplateResult {
  const [tail = ""] = TAIL.exec(words) ?? [];
  return html`<span class="told-tile">${head}<span class="unseen">${tile?.name}</span><tile-row aria-hidden="true" .tiles=${tile ? [tile.face] : []}></tile-row>${tail}</span>${words.slice(tail.length)}`;
}
