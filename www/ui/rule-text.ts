/** `<rule-text>`: the engine's explanation of rules. */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { mayHaveKeys } from "../base/find";
import type { RuleTextView } from "../engine/views";
import { say, spoken, tileNames } from "../locales/messages";
import { type Card, type Guide, guideOf, type Paragraph } from "../rules/text";
import type { Language } from "../settings/settings";
import "./tile-row";

export class RuleText extends HTMLElement {
  /** The explanation that is shown, and its language. */
  #shown: readonly [RuleTextView, Language] | null = null;

  set told(view: RuleTextView) {
    const language = spoken();
    if (this.#shown?.[0] === view && this.#shown[1] === language) return;
    this.#shown = [view, language];
    this.#show(view, language);
  }

  #show(view: RuleTextView, language: Language): void {
    const guide = guideOf(view, { say, names: tileNames });
    // Pages exist for the unchanged presets, each for every number of players.
    const page = guide.changes === null ? `rules/${view.preset}/${language}.html` : null;
    render(body(guide, view.game, page), this);
    // The former scroll position means nothing in another text.
    this.scrollTop = 0;
  }
}

function body(guide: Guide, game: string, page: string | null): TemplateResult {
  const { title, players, changes, sections, sources } = guide;
  const contents = [
    ...sections.map(({ id, title }) => [id, title] as const),
    ["handling", say("rules-handling")] as const,
    ["sources", say("rules-sources")] as const,
  ];
  return html`
    <p>${changes ?? `${title}.`} ${players}</p>
    <nav class="contents" aria-label=${say("rules-contents")}>${contents.map(
      ([id, title]) => html`<button class="quiet" @click=${() => goTo(id)}>${title}</button>`,
    )}</nav>
    ${sections.map(
      ({ id, title, paragraphs, source }) => html`
        <h2 id="rules-${id}" tabindex="-1">${title}</h2>
        ${paragraphs.map(paragraph)}
        <p class="source"><small>${source}</small></p>`,
    )}
    <h2 id="rules-handling" tabindex="-1">${say("rules-handling")}</h2>
    <p>${say(`rule-handling-${game}`, { keys: mayHaveKeys() ? "yes" : "no" })}</p>
    <h2 id="rules-sources" tabindex="-1">${say("rules-sources")}</h2>
    <ul>${sources.map(({ name, about }) => html`<li><b>${name}</b>: ${about}</li>`)}</ul>
    ${page ? html`<p><a href=${page} target="_blank">${say("rules-page")}</a></p>` : nothing}
  `;
}

function paragraph({ text, rule, differs, cards }: Paragraph): TemplateResult {
  return html`<div class=${differs ? "rule differs" : "rule"} data-rule=${rule}>
    <p>${differs ? html`<mark>${say("rules-differs")}</mark> ` : nothing}${text}</p>
    ${cards.length > 0 ? html`<div class="figures">${cards.map(figure)}</div>` : nothing}
  </div>`;
}

function figure({ rows, caption, good }: Card): TemplateResult {
  return html`<figure class=${good === null ? "" : good ? "good" : "bad"}>
    <div>${rows.map(
      ({ tiles, names }) =>
        html`<tile-row role="img" aria-label=${names} .tiles=${tiles}></tile-row>`,
    )}</div>
    ${caption ? html`<figcaption>${caption}</figcaption>` : nothing}
  </figure>`;
}

function goTo(id: string): void {
  const heading = document.getElementById(`rules-${id}`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

customElements.define("rule-text", RuleText);
