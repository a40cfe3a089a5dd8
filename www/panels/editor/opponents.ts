/** The choice of opponents: one level for all, or a different one at a seat. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../../locales/messages";
import { sideOfTable } from "../../state/seats";
import type { Draft } from "../../state/state";
import { choice } from "../choice";
import { characterName } from "../names";
import { levelText, mannerOf, styleText } from "../people/opponent";
import type { Drafts, StrengthIn } from "./drafts";

export function opponents(draft: Draft, drafts: Drafts, strengthIn: StrengthIn): TemplateResult {
  const { bots, level, opponents, view } = draft;
  // The first seat is the player's own.
  const seats = view.seats.slice(1);
  const others = seats.filter((seat) => opponents[seat - 1] !== "");
  return html`<section class="opponents">
    ${choice({
      name: "level",
      title: say("opponents"),
      by: "level-text",
      values: bots.levels,
      chosen: level,
      choose: (one) => drafts.setLevel(one),
      show: (one) => say(`level-${one}`),
    })}
    <p class="why" id="level-text">${levelText(level, view.game)}</p>
    <div class="tools"><button class="small" data-move="peers" @click=${() => drafts.choosePeers(strengthIn)}>${say("opponents-peers")}</button></div>
    <details ?open=${others.length > 0}>
      <summary>${say("opponents-each")}</summary>
      <div class="names">${seats.map((seat) => chair(seat, draft, drafts))}</div>
    </details>
  </section>`;
}

/** The choice of the opponent at a seat. */
function chair(
  seat: number,
  { bots, level, opponents, view }: Draft,
  drafts: Drafts,
): TemplateResult {
  const now = opponents[seat - 1] ?? "";
  const characters = bots.characters.filter(
    ({ name, style }) => name === now || view.styles.some((played) => played === style),
  );
  const side = sideOfTable(seat, view);
  const choose = ({ target }: Event): Promise<void> =>
    drafts.setOpponent(seat, (target as HTMLSelectElement).value);
  const option = (value: string, text: string): TemplateResult =>
    html`<option value=${value} .selected=${now === value}>${text}</option>`;
  const style = now ? mannerOf(now, bots).style : "plain";
  return html`<label><span>${say(`set-name-${side}`)}</span>
    <select data-chair=${seat} @change=${choose}>
      ${option("", say("opponent-usual", { level: say(`level-${level}`) }))}
      <optgroup label=${say("opponents-characters")}>${characters.map((one) =>
        option(
          one.name,
          say("opponent-character", {
            name: characterName(one.name) ?? one.name,
            level: say(`level-${one.level}`),
          }),
        ),
      )}</optgroup>
      <optgroup label=${say("opponents-levels")}>${bots.levels.map((one) => option(one, say(`level-${one}`)))}</optgroup>
    </select>
    ${style === "plain" ? nothing : html`<small>${styleText(style, view.game)}</small>`}</label>`;
}
