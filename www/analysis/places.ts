/** The places of tiles: the choice where the next one goes, and what lies there. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { PositionView } from "../engine/views";
import type { Facing } from "../games/ranking";
import { rankingOf } from "../games/rankings";
import { say, tileName } from "../locales/messages";
import { choice } from "../panels/choice";
import { type Analysis, HAND, INDICATOR } from "./analysis";
import { facing, isTile } from "./faces";
import { countOf, type Place, type PositionText, seatOfMeld, tilesIn } from "./position-text";
import { othersOf, seatedIn, seatLabel } from "./seats";

/** Returns all places of a game that a tile can be put to, with one more meld or series. */
export function placesOf(position: PositionText, view: PositionView): readonly Place[] {
  const { seat, seats } = seatedIn(position, view);
  return rankingOf(view.game).places.flatMap((field): Place[] => {
    if (field === "pile") {
      // The pile from which one takes comes first.
      const order = [...othersOf({ seat, seats }).toReversed(), seat];
      return order.map((at) => ({ field, at }));
    }
    if (field !== "meld" && field !== "table") return [{ field, at: 0 }];
    return Array.from({ length: countOf(position, field) + 1 }, (_, at) => ({ field, at, seat }));
  });
}

/** Returns true if both are the same place. */
function isSame(one: Place, other: Place): boolean {
  return one.field === other.field && one.at === other.at;
}

/** Names a place. */
export function placeName(place: Place, position: PositionText, view: PositionView): string {
  const { field, at } = place;
  const seated = seatedIn(position, view);
  const named = (other: number): string => seatLabel(other, seated);
  if (field === "pile")
    return at === seated.seat ? say("analysis-pile-own") : say("analysis-pile", { name: named(at) });
  if (field === "indicator" || field === "hand") return say(`analysis-${field}`);
  const number = at + 1;
  if (at === countOf(position, field)) return say(`analysis-${field}-new`);
  if (field === "table") return say("analysis-table", { number });
  return say("analysis-meld", { number, name: named(seatOfMeld(position, at)) });
}

/** Renders the choice of the place, and the tiles in all places that have some. */
export function places(analysis: Analysis, view: PositionView): TemplateResult {
  const { position, place: chosen } = analysis;
  const all = placesOf(position, view).map((place) => (isSame(place, chosen) ? chosen : place));
  const face = facing(view.okey);
  const show = (place: Place): unknown => {
    const tiles = tilesIn(position, place);
    const name = placeName(place, position, view);
    const [indicator] = tiles;
    if (place.field === "indicator")
      return html`${name} ${indicator && isTile(indicator) ? html`<tile-row aria-hidden="true" .tiles=${[face(indicator)]}></tile-row>` : nothing}`;
    return html`${name}${tiles.length > 0 ? html` <small>${tiles.length}</small>` : nothing}`;
  };
  const filled = all.filter(
    (place) => isSame(place, HAND) || isSame(place, chosen) || tilesIn(position, place).length > 0,
  );
  return html`${choice({
    name: "analysis-place",
    title: say("analysis-place"),
    untitled: true,
    values: all,
    chosen,
    choose: (place) => analysis.choose(place),
    show,
    look: "places",
  })}
    ${filled
      .filter((place) => !isSame(place, INDICATOR))
      .map((place) => rack(place, analysis, view, face))}`;
}

/** Renders the tiles of a place, each a button that takes it away. */
function rack(
  place: Place,
  analysis: Analysis,
  view: PositionView,
  face: Facing,
): TemplateResult {
  const { position } = analysis;
  const tiles = tilesIn(position, place);
  const name = placeName(place, position, view);
  const isNew = tiles.length === 0 && place.field === "meld";
  return html`<section class="rack ${place.field}" data-place="${place.field}-${place.at}" aria-label=${name}>
    ${place.field === "hand" ? nothing : html`<h3>${name}</h3>`}
    ${isNew ? whose(place, analysis, view) : nothing}
    <div>${tiles.map((tile, at) => held(tile, face, () => analysis.remove(place, at)))}
    ${tiles.length === 0 ? html`<span class="empty">${say("analysis-empty")}</span>` : nothing}</div>
  </section>`;
}

function held(word: string, face: Facing, remove: () => void): TemplateResult {
  const tile = face(word);
  const known = isTile(word);
  const name = say("analysis-remove", { tile: known ? tileName(tile) : word });
  return html`<button data-tile=${word} aria-label=${name} title=${name} @click=${remove}>${known ? html`<tile-row aria-hidden="true" .tiles=${[tile]}></tile-row>` : word}</button>`;
}

/** Renders the choice of the player whose meld a new one is. */
function whose(place: Place, analysis: Analysis, view: PositionView): TemplateResult {
  const seated = seatedIn(analysis.position, view);
  const order = [seated.seat, ...othersOf(seated)];
  const owner = place.seat ?? seated.seat;
  const choose = ({ target }: Event): void =>
    analysis.choose({ ...place, seat: Number((target as HTMLSelectElement).value) });
  return html`<select aria-label=${say("analysis-whose")} @change=${choose}>${order.map(
    (other) =>
      html`<option value=${other} ?selected=${other === owner}>${seatLabel(other, seated)}</option>`,
  )}</select>`;
}
