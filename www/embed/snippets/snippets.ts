/**
 * `<embed-snippets>`: the HTML that embeds the game, a moment of the match, a hand, or a puzzle in
 * another page.
 */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { answered } from "../../engine/calls";
import type { RemoteEngine } from "../../engine/client";
import type { GameView } from "../../engine/views";
import { say, tileNames } from "../../locales/messages";
import { type Body, closing, head } from "../../panels/dialog";
import { type Language, languageOf } from "../../settings/settings";
import { facesIn } from "../../state/faces";
import { address, frameTag, positionTag, scriptTag, tag } from "../tags";
import "../../ui/match-text";

/** The match to embed. */
interface Embedded {
  readonly game: GameView;
  /** The record of the match. */
  readonly record: string;
  readonly language: Language;
  /** Packs the record. */
  readonly engine: Pick<RemoteEngine, "writeLink">;
}

class EmbedSnippets extends HTMLElement {
  #given: Embedded | null = null;
  /** The packed record; null until it is packed, or if that fails. */
  #packed: string | null = null;

  set given(given: Embedded) {
    const known = this.#given;
    this.#given = given;
    if (known?.record !== given.record) {
      this.#packed = null;
      void this.#pack(given);
    }
    this.#render();
  }

  async #pack(given: Embedded): Promise<void> {
    if (given.record === "") return;
    const link = await answered(given.engine.writeLink("match", given.record));
    if (this.#given?.record !== given.record) return;
    this.#packed = link?.ok ? link.value.replace("#match=", "") : null;
    this.#render();
  }

  #render(): void {
    if (!this.#given) return;
    const { game, language } = this.#given;
    const { table } = game;
    const packed = this.#packed;
    const whole = [
      snippet("embed-script", scriptTag()),
      snippet("embed-game", gameTag(game, language)),
      packed && table ? snippet("embed-position", positionTag(packed, table.seat)) : nothing,
      packed && table ? snippet("embed-frame", frameTag(packed, table.seat, language)) : nothing,
      table ? snippet("embed-figure", figureTag(table)) : nothing,
      snippet("embed-puzzle", tag("okey-puzzle", { lang: language }, "")),
    ];
    render(html`<p>${say("embed-why")}</p>${whole}`, this);
  }
}

function snippet(word: string, text: string): TemplateResult {
  const given = { text, label: say(word), file: "istaka.html" };
  return html`<h2>${say(word)}</h2><match-text .given=${given}></match-text>`;
}

function gameTag({ options }: GameView, lang: Language): string {
  return tag("okey-game", { src: address("."), rules: options.text, lang }, "");
}

/** Returns the figure of the hand, with the names of the tiles for readers without scripts. */
function figureTag(table: NonNullable<GameView["table"]>): string {
  const rows = table.sorted.filter((row) => row.length > 0);
  const names = tileNames(facesIn(table, rows.flat()));
  const tiles = rows.map((row) => row.join(" ")).join(" | ");
  const [okey = "J"] = table.wilds;
  return tag("okey-tiles", { tiles, okey }, names);
}

customElements.define("embed-snippets", EmbedSnippets);

/** Renders the dialog with the code that embeds the game in other pages. */
export function embedding(engine: Embedded["engine"]): Body {
  return (game, actions, { settings }) => {
    const language = languageOf(settings.language);
    const given: Embedded = { game, record: actions.session.text, language, engine };
    return html`
      ${head(say("embed-title"))}
      <embed-snippets class="body kept" .given=${given}></embed-snippets>
      ${closing(actions)}
    `;
  };
}
