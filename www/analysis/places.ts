/** The places of tiles: the choice where the next one goes, and what lies there. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import {
  countOf,
  type Place,
  type PositionText,
  type Seated,
  seatedIn,
  seatOfMeld,
  tilesIn,
} from "../base/position-text";
import type { PositionView } from "../engine/views";
import type { Facing } from "../games/ranking";
import { rankingOf } from "../games/rankings";
import { say, tileName, tileNames } from "../locales/messages";
import { inTurn } from "../state/seats";
import { type Analysis, HAND, INDICATOR } from "./analysis";
import { facing, isTile } from "./faces";
import { seatLabel } from "./seats";

/** Returns all places of a game that a tile can be put to, with one more meld or series. */
export function placesOf(position: PositionText, view: PositionView): readonly Place[] {
  const { seat, seats } = seatedIn(position, view.seats);
  return rankingOf(view.game).places.flatMap((field): Place[] => {
    if (field === "pile") {
      // The pile from which one takes comes first.
      const order = [...inTurn(seats, seat).slice(1).toReversed(), seat];
      return order.map((at) => ({ field, at }));
    }
    if (field !== "meld" && field !== "table") return [{ field, at: 0 }];
    return Array.from({ length: countOf(position, field) + 1 }, (_, at) => ({ field, at, seat }));
  });
}

/** Names a place in the document. */
function keyOf({ field, at }: Place): string {
  return `${field}-${at}`;
}

/** Returns the place of a name in the document. */
export function placeNamed(key: string, analysis: Analysis, view: PositionView): Place | null {
  const { position, place: chosen } = analysis;
  const found = placesOf(position, view).find((place) => keyOf(place) === key);
  return found ? (isSame(found, chosen) ? chosen : found) : null;
}

/** Returns true if both are the same place. */
function isSame(one: Place, other: Place): boolean {
  return one.field === other.field && one.at === other.at;
}

/** The fields of the places that are chosen together, after the name of the group if it has one. */
const GROUPS: readonly (readonly [string | null, readonly string[]])[] = [
  [null, ["indicator", "hand"]],
  ["analysis-melds", ["meld"]],
  ["analysis-series", ["table"]],
  ["analysis-piles", ["pile"]],
];

/** Names a place within its group. */
function shortName({ field, at }: Place, position: PositionText, seated: Seated): string {
  if (field === "pile") return seatLabel(at, seated);
  if (field === "indicator" || field === "hand") return say(`analysis-${field}`);
  const number = at + 1;
  return at === countOf(position, field) ? say("analysis-new") : say("analysis-number", { number });
}

/** Names a place. */
export function placeName(place: Place, position: PositionText, seated: Seated): string {
  const { field, at } = place;
  const name = shortName(place, position, seated);
  if (field === "indicator" || field === "hand") return name;
  if (field === "pile") return say("analysis-pile", { name });
  if (field === "table") return say("analysis-table", { name });
  const isNew = at === countOf(position, field);
  const seat = isNew ? (place.seat ?? seated.seat) : seatOfMeld(position, at);
  return say("analysis-meld", { what: name, name: seatLabel(seat, seated) });
}

/** Renders the choice of the place, the hand, and the tiles of the chosen place. */
export function places(analysis: Analysis, view: PositionView): TemplateResult {
  const { position, place: chosen } = analysis;
  const seated = seatedIn(position, view.seats);
  const all = placesOf(position, view).map((place) => (isSame(place, chosen) ? chosen : place));
  const face = facing(view.okey);
  const option = (group: string | null, place: Place): TemplateResult => {
    const tiles = tilesIn(position, place);
    const [first = ""] = tiles;
    const shown = place.field === "indicator" && isTile(first) ? [face(first)] : null;
    return html`<label data-place=${keyOf(place)}><input type="radio" name="analysis-place" value=${keyOf(place)}
      .checked=${place === chosen} @change=${() => analysis.choose(place)}><span>${group ? html`<span class="unseen">${say(group)}: </span>` : nothing}${shortName(place, position, seated)}
      ${shown ? html`<span class="unseen">${tileNames(shown)}</span><tile-row aria-hidden="true" .tiles=${shown}></tile-row>` : nothing}
      ${shown || tiles.length === 0 ? nothing : html`<small>${tiles.length}<span class="unseen"> ${say("analysis-tiles", { count: tiles.length })}</span></small>`}</span></label>`;
  };
  const groups = GROUPS.map(
    ([name, fields]) => [name, all.filter(({ field }) => fields.includes(field))] as const,
  ).filter(([, places]) => places.length > 0);
  return html`<fieldset class="choice places"><legend class="unseen">${say("analysis-place")}</legend>${groups.map(
    ([name, places]) =>
      html`<div>${name ? html`<b aria-hidden="true">${say(name)}</b>` : nothing}${places.map((place) => option(name, place))}</div>`,
  )}</fieldset>${held(HAND, analysis, seated, face)}${isBeside(chosen) ? held(chosen, analysis, seated, face) : nothing}`;
}

/** Returns true for a place whose tiles are neither the hand nor beside its name. */
function isBeside(place: Place): boolean {
  return !isSame(place, HAND) && !isSame(place, INDICATOR);
}

/** Renders the tiles of the places that are not chosen. */
export function others(analysis: Analysis, view: PositionView): readonly TemplateResult[] {
  const { position, place: chosen } = analysis;
  const seated = seatedIn(position, view.seats);
  const shown = placesOf(position, view).filter(
    (place) => isBeside(place) && !isSame(place, chosen) && tilesIn(position, place).length > 0,
  );
  const face = facing(view.okey);
  return shown.map((place) => held(place, analysis, seated, face));
}

/** Renders the tiles of a place, each a button that takes it away. */
function held(place: Place, analysis: Analysis, seated: Seated, face: Facing): TemplateResult {
  const { position } = analysis;
  const tiles = tilesIn(position, place);
  const name = placeName(place, position, seated);
  const isNew = tiles.length === 0 && place.field === "meld";
  return html`<section class="held ${place.field === "hand" ? "own" : ""}" data-place=${keyOf(place)} aria-label=${name}>
    ${place.field === "hand" ? nothing : html`<h2>${name}</h2>`}
    ${isNew ? whose(place, analysis, seated) : nothing}
    <div>${tiles.map((tile, at) => taken(tile, at, face, () => analysis.remove(place, at)))}
    ${tiles.length === 0 ? html`<span class="empty">${say("analysis-empty")}</span>` : nothing}</div>
  </section>`;
}

function taken(word: string, at: number, face: Facing, remove: () => void): TemplateResult {
  const known = isTile(word);
  const name = say("analysis-remove", { tile: known ? tileName(face(word)) : word });
  const shown = known
    ? html`<tile-row aria-hidden="true" .tiles=${[face(word)]}></tile-row>`
    : word;
  return html`<button data-tile=${word} data-at=${at} aria-label=${name} title=${name} @click=${remove}>${shown}</button>`;
}

/** Renders the choice of the player whose meld a new one is. */
function whose(place: Place, analysis: Analysis, seated: Seated): TemplateResult {
  const order = inTurn(seated.seats, seated.seat);
  const owner = place.seat ?? seated.seat;
  const choose = ({ target }: Event): void =>
    analysis.choose({ ...place, seat: Number((target as HTMLSelectElement).value) });
  return html`<select aria-label=${say("analysis-whose")} @change=${choose}>${order.map(
    (other) =>
      html`<option value=${other} ?selected=${other === owner}>${seatLabel(other, seated)}</option>`,
  )}</select>`;
}
