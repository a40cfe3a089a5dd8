/** The dialog with what embeds the game in other pages. */

import { html } from "lit/html.js";
import { languageOf, say } from "../../locales/messages";
import { type Body, closing, head } from "../../panels/dialog";
import type { Embedded } from "./snippets";
import "./snippets";

export function embedding(engine: Embedded["engine"]): Body {
  return (game, actions, { settings }) => {
    const language = languageOf(settings.language);
    const given: Embedded = { game, record: actions.matchText(), language, engine };
    return html`
      ${head(say("embed-title"))}
      <embed-snippets class="body kept" .given=${given}></embed-snippets>
      ${closing(actions)}
    `;
  };
}
