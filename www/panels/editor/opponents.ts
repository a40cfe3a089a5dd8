/** Whom the next match is played against: one level for all, or somebody else at a seat. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../../locales/messages";
import type { Draft } from "../../state";
import { sideOfTable } from "../../table/sides";
import { levelText } from "../levels";
import { characterName } from "../names";
import { mannerName, mannerOf } from "../people/opponent";
import type { Drafts } from "./drafts";
import type { GameRules } from "./words";

/** The seats of the bots by how many play. */
const SEATS: Readonly<Record<string, readonly number[]>> = { 2: [2], 3: [1, 3], 4: [1, 2, 3] };

export function opponents(
  draft: Draft,
  drafts: Drafts,
  game: GameRules | undefined,
): TemplateResult {
  const { bots, level, opponents } = draft;
  const players = draft.view.settings.find(({ name }) => name === "players")?.value ?? "";
  const seats = SEATS[players] ?? [];
  const others = seats.filter((seat) => opponents[seat - 1] !== "");
  return html`<section class="opponents">
    <fieldset class="choice" data-name="level" aria-describedby="level-text"><legend>${say("opponents")}</legend><div>${bots.levels.map(
      (one) =>
        html`<label><input type="radio" name="level" value=${one} .checked=${one === level} @change=${() => drafts.play(one)}><span>${say(`level-${one}`)}</span></label>`,
    )}</div></fieldset>
    <p class="why" id="level-text">${levelText(level, draft.view.game)}</p>
    <details ?open=${others.length > 0}>
      <summary>${say("opponents-each")}</summary>
      <div class="names">${seats.map((seat) => chair(seat, draft, drafts, game))}</div>
    </details>
  </section>`;
}

/** Who sits there. */
function chair(
  seat: number,
  { bots, level, opponents, view }: Draft,
  drafts: Drafts,
  game: GameRules | undefined,
): TemplateResult {
  const now = opponents[seat - 1] ?? "";
  const set = view.settings.find(({ name }) => name === "direction")?.value;
  const direction = set ?? game?.direction;
  const characters = bots.characters.filter(
    ({ name, style }) => name === now || !game?.idle?.includes(style),
  );
  const side = sideOfTable(seat, {
    direction: direction === "clockwise" ? direction : "anticlockwise",
  });
  const choose = ({ target }: Event): Promise<void> =>
    drafts.seat(seat, (target as HTMLSelectElement).value);
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
            manner: mannerName(one),
          }),
        ),
      )}</optgroup>
      <optgroup label=${say("opponents-levels")}>${bots.levels.map((one) => option(one, say(`level-${one}`)))}</optgroup>
    </select>
    ${style === "plain" ? nothing : html`<small>${say(`style-${style}-text`)}</small>`}</label>`;
}
