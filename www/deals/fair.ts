/** The dialog that checks a deal: its verdict, and how to repeat the check by oneself. */

import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { LongestWord } from "../engine/views";
import { say, seatName, tileName, tileNames } from "../locales/messages";
import { closing, type DialogActions, head } from "../panels/dialog";
import type { TileFace } from "../state/faces";
import type { State } from "../state/state";
import { announced } from "../ui/announced";
import { selectAll } from "../ui/hand-on";
import type { Check } from "./check";
import type { Deals } from "./deals";

/** The longest word that counts. */
const LONGEST_WORD: LongestWord = 100;

export function fair(actions: DialogActions, deals: Deals): TemplateResult {
  const deal = deals.checks[deals.round];
  return html`
    ${head(say("fair"))}
    <div class="body deals" tabindex="0">
      ${rounds(deals)} ${verdict(deal)}
      <details ?open=${deal?.agreement !== "holds"}><summary>${say("fair-how")}</summary>
        <p>${say("fair-why")}</p>
        ${deal ? checked(deal, deals.round) : nothing}
        ${next(deals.store.state, deals)}
        <section>
          <h2>${say("fair-limits")}</h2>
          ${["fair-limits-knows", "fair-limits-before", "fair-limits-seed"].map((id) => html`<p>${say(id)}</p>`)}
        </section>
      </details>
    </div>
    ${closing(actions, nothing, "back-to")}
  `;
}

/** Shows the commitments to the next deals, and the field for the player's word. */
function next({ commitment, game, word }: State, deals: Deals): TemplateResult {
  const here = game?.standing === null ? commitment : null;
  const type = ({ target }: Event): void => deals.setWord((target as HTMLInputElement).value);
  return html`<section>
    <h2>${say("fair-next")}</h2>
    <dl>
      ${here ? fact("fair-next-round", here) : nothing}
      ${fact("fair-next-match", deals.next)}
    </dl>
    <label class="word"><span>${say("fair-word")}</span>
      <input type="text" name="word" maxlength=${LONGEST_WORD} autocomplete="off" spellcheck="false" aria-describedby="fair-word-why" .value=${word} @input=${type}></label>
    <p id="fair-word-why" class="note">${say("fair-word-why")}</p>
  </section>`;
}

function rounds(deals: Deals): TemplateResult | typeof nothing {
  if (deals.checks.length < 2) return nothing;
  const choose = ({ target }: Event): void =>
    deals.set({ round: Number((target as HTMLSelectElement).value) });
  return html`<label class="line"><span>${say("fair-round")}</span>
    <select name="round" @change=${choose}>${deals.checks.map(
      (_, i) =>
        html`<option value=${i} .selected=${i === deals.round}>${say("round", { round: i + 1 })}</option>`,
    )}</select></label>`;
}

/** Says whether a deal is the promised one, once it is checked. */
function verdict({ agreement }: Partial<Check> = {}): TemplateResult {
  const good = agreement === "holds";
  const bad = agreement === "wrongKey" || agreement === "wrongWall";
  const said = agreement === undefined ? nothing : say(`fair-${agreement}`);
  return html`<p class="verdict ${good ? "good" : bad ? "bad" : ""}" role="status" data-agreement=${agreement ?? nothing}>${announced(said)}</p>`;
}

/** The steps of the check that can be made so far, here and with other tools. */
function checked(deal: Check, round: number): TemplateResult {
  const { commitment, key } = deal;
  const said = commitment !== "";
  return html`<section><h2>${say("round", { round: round + 1 })}</h2><ol class="steps">
      ${said ? html`<li>${say("fair-step-said")}${digits(commitment)}</li>` : nothing}
      ${said && key === "" ? html`<li>${say("fair-step-closed")}</li>` : nothing}
      ${key ? opened(deal) : nothing}
      ${deal.again ? compared(deal) : nothing}
      ${deal.secret ? html`<li>${say("fair-step-secret", { round: round + 1 })}${digits(deal.secret)}${mark(deal.secretKey === key)}</li>` : nothing}
    </ol></section>
    ${made(deal)}
    ${said ? tools(deal, round) : nothing}`;
}

function opened({ key, keyHash, commitment, word, mixedHash }: Check): TemplateResult {
  return html`
    <li>${say("fair-step-key")}${digits(key)}</li>
    <li>${say("fair-step-hash")}${digits(keyHash)}${mark(keyHash === commitment)}</li>
    <li>${word ? say("fair-step-word", { value: word }) : say("fair-step-no-word")}${digits(mixedHash)}</li>`;
}

/** Compares the walls tile by tile. */
function compared({ wall, again }: Check): TemplateResult {
  const [dealt = [], made = []] = [wall, again].map((one) => partsOf(one).tiles.split(" "));
  const same = dealt.filter((tile, i) => tile === made[i]).length;
  return html`<li>${say("fair-step-wall")} ${say("fair-same", { same, of: dealt.length })}${mark(wall === again)}</li>`;
}

function mark(holds: boolean): TemplateResult {
  return html` <b class=${holds ? "good" : "bad"}>${say(holds ? "fair-agrees" : "fair-differs")}</b>`;
}

/** Shows the deal from the recomputed wall. */
function made({ again, dealt }: Check): TemplateResult | typeof nothing {
  if (!dealt) return nothing;
  const { throws, tiles } = partsOf(again);
  return html`<section><h2>${say("fair-deal")}</h2>
    ${throws ? html`<p>${say("fair-dice", { value: throws })}</p>` : nothing}
    ${dealt.hands.map(({ seat, tiles }) => row(seatName(seat), tiles))}
    ${dealt.indicator ? row(say("fair-indicator"), [dealt.indicator]) : nothing}
    <textarea readonly rows="3" spellcheck="false" aria-label=${say("fair-wall")} .value=${tiles} @focus=${selectAll}></textarea>
  </section>`;
}

/** Splits the text of a wall into the throws of the die, if there are any, and the tiles. */
function partsOf(wall: string): { throws: string; tiles: string } {
  const [tiles = "", throws = ""] = wall.split(" : ").reverse();
  return { throws, tiles };
}

function row(name: string, tiles: readonly TileFace[]): TemplateResult | typeof nothing {
  const [only] = tiles;
  if (!only) return nothing;
  const words = tiles.length === 1 ? tileName(only) : tileNames(tiles);
  return html`<div class="dealt"><b>${name}</b><tile-row role="img" aria-label=${words} .tiles=${tiles}></tile-row></div>`;
}

function fact(id: string, value: string): TemplateResult {
  return html`<div><dt>${say(id)}</dt><dd>${digits(value)}</dd></div>`;
}

/** Shows 64 digits, which may break anywhere. */
function digits(value: string): TemplateResult {
  return html`<code>${value}</code>`;
}

/** The check with other tools. */
function tools(deal: Check, round: number): TemplateResult {
  return html`<section><h2>${say("fair-tools")}</h2>
    <p>${say("fair-tools-why")}</p>
    <pre>${commands(deal, round)}</pre>
    <p>${say("fair-wall-why")}</p></section>`;
}

/** Returns shell commands that repeat the check. */
function commands({ key, word, secret }: Check, round: number): string {
  const opened = key || "KEY";
  const quoted = word.replaceAll("'", "'\\''");
  return [
    `printf %s '${opened}' | sha256sum`,
    `printf %s '${opened} ${quoted}' | sha256sum`,
    ...(secret ? [`printf %s 'istaka ${secret} ${round + 1}' | sha256sum`] : []),
  ].join("\n");
}
