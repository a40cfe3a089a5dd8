/** `<embed-snippets>`: what somebody writes into a page of his own to have this game, this moment of it, or this hand there. */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { say, tileNames } from "../locales/messages";
import { canLink, linkTo } from "../replay/link";
import type { Language } from "../settings";
import type { GameView } from "../views";
import "../elements/match-text";

/** What is to be embedded. */
export interface Embedded {
  readonly game: GameView;
  /** The match as text. */
  readonly record: string;
  readonly language: Language;
}

export class EmbedSnippets extends HTMLElement {
  #given: Embedded | null = null;
  /** The match as an attribute has it; null while it is packed, or where the browser cannot. */
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
    if (!canLink() || given.record === "") return;
    const fragment = await linkTo("match", given.record).catch(() => null);
    if (this.#given?.record !== given.record) return;
    this.#packed = fragment?.replace("#match=", "") ?? null;
    this.#render();
  }

  #render(): void {
    if (!this.#given) return;
    const { game, language } = this.#given;
    const { table } = game;
    const scripts = tag("script", { type: "module", src: address("elements/elements.js") }, "");
    const whole = [
      snippet("embed-script", scripts),
      snippet("embed-game", gameTag(game, language)),
      table && this.#packed
        ? snippet("embed-position", positionTag(table.seat, this.#packed))
        : nothing,
      table ? snippet("embed-figure", figureTag(table)) : nothing,
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

function positionTag(seat: number, record: string): string {
  return tag("okey-position", { record, seat: `${seat}` }, "");
}

/** The hand in rows, with its names for whoever has no script. */
function figureTag(table: NonNullable<GameView["table"]>): string {
  const held = new Map(table.hand.map((tile) => [tile.tile, tile]));
  const rows = table.sorted.filter((row) => row.length > 0);
  const names = tileNames(rows.flat().flatMap((tile) => held.get(tile) ?? []));
  const tiles = rows.map((row) => row.join(" ")).join(" | ");
  const okey = "okey" in table ? table.okey.tile.replaceAll("'", "") : "J";
  return tag("okey-tiles", { tiles, okey }, names);
}

/** A file of this game, wherever it lies. */
function address(path: string): string {
  return new URL(path, `${location.origin}${location.pathname}`).href;
}

function tag(name: string, attributes: Readonly<Record<string, string>>, inside: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")}>${escaped(inside)}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

customElements.define("embed-snippets", EmbedSnippets);
