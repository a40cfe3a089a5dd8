/** The dialogs over a watched match: playing on from it, and sharing it. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName } from "../locales/messages";
import "../ui/match-text";
import { head } from "../panels/dialog";
import { selectAll } from "../ui/hand-on";

/** Functions that play a moment or deal on. */
interface PlayActions {
  /** Plays on from the moment shown. */
  here(): void;
  /** Plays the deal from its beginning, with the tiles of a seat. */
  deal(seat: number): void;
  /** Shows the results of all matches with this deal. */
  compare(): void;
  close(): void;
}

/** The dialog for playing on: from this moment if `fromHere`, or with the tiles of these seats. */
export function playOn(
  fromHere: boolean,
  seats: readonly number[],
  actions: PlayActions,
): TemplateResult {
  const from = (seat: number): TemplateResult => {
    const words =
      seat === 0 ? say("replay-on-deal") : say("replay-on-seat", { name: seatName(seat) });
    return html`<button class="quiet" data-move="deal-${seat}" @click=${() => actions.deal(seat)}>${words}</button>`;
  };
  return html`${head(say("replay-on-title"))}
    <div class="body ways">
      ${fromHere ? html`<button class="primary" data-move="here" @click=${actions.here}>${say("replay-on-here")}</button>` : html`<p>${say("replay-on-later")}</p>`}
      ${seats.map(from)}
      <button class="quiet" data-move="compare" @click=${actions.compare}>${say("tries")}</button>
    </div>
    ${foot(actions.close)}`;
}

interface ShareActions {
  share(kind: "match" | "deal" | "embed"): void;
  close(): void;
}

/** The result of sharing. */
export interface Shared {
  readonly said: "replay-copied" | "replay-uncopied" | "replay-long" | null;
  readonly link: string;
  /** The HTML for another page. */
  readonly code: string;
}

/** The dialog for sharing. `again` is true if a match can begin with the deal. */
export function sharing(
  again: boolean,
  { said, link, code }: Shared,
  { share, close }: ShareActions,
): TemplateResult {
  const way = (kind: "match" | "deal" | "embed"): TemplateResult =>
    html`<button class="quiet" data-move="share-${kind}" @click=${() => share(kind)}>${say(`replay-share-${kind}`)}</button>`;
  return html`${head(say("replay-share-title"), html`<p>${say("replay-share-why")}</p>`)}
    <div class="body ways">
      ${way("match")}${again ? way("deal") : nothing}${way("embed")}
      ${link ? html`<textarea readonly rows="3" spellcheck="false" aria-label=${say("replay-link")} .value=${link} @focus=${selectAll}></textarea>` : nothing}
      ${code ? html`<match-text .given=${{ text: code, label: say("replay-code"), file: "istaka.html" }}></match-text>` : nothing}
      <p role="status">${said ? say(said) : nothing}</p>
    </div>
    ${foot(close)}`;
}

function foot(close: () => void): TemplateResult {
  return html`<footer><button class="quiet" data-move="done" @click=${close}>${say("close")}</button></footer>`;
}
