/** Renders a text with its tiles drawn in the line, in the sentence that names them. */

import { html, type TemplateResult } from "lit/html.js";
import { inLetters, type Named, type Text } from "../state/text";

/** What follows a tile without a space and may not begin a line: a comma, or a suffix. */
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
      if (typeof part !== "string") pieces.push({ tile: part, words: "" });
      else if (last) last.words += part;
      return pieces;
    },
    [{ tile: null, words: "" }],
  );
  return [html`${begin?.words}`, ...named.map(drawn)];
}

/** A tile, and the words up to the next one. */
interface Piece {
  readonly tile: Named | null;
  words: string;
}

function drawn({ tile, words }: Piece): TemplateResult {
  const [tail = ""] = TAIL.exec(words) ?? [];
  return html`<span class="told-tile"><span class="unseen">${tile?.name}</span><tile-row aria-hidden="true" .tiles=${tile ? [tile.face] : []}></tile-row>${tail}</span>${words.slice(tail.length)}`;
}
