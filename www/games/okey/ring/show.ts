/**
 * Shows a deal: runs its clock, shows and announces its sentences, and ends it as soon as the
 * player wants to play. It is only an animation; the engine has dealt the round before.
 */

import "./ring.css";
import { say, seatName, tileName } from "../../../locales/messages";
import { faceIn } from "../../../state/faces";
import type { Rect, Viewport } from "../../../state/rect";
import type { Sentence } from "../../../state/state";
import type { Args } from "../../../state/text";
import type { DealActions, DealShow } from "../../../table/game";
import type { PlacedTile } from "../../../table/layout";
import type { StartOf } from "../../../table/motion";
import type { Sprites } from "../../../table/tiles";
import { layoutOf, type OkeyLayout } from "../layout";
import type { OkeyState } from "../state";
import { DealPainter, type Scenery } from "./paint";
import { levelOf, lieOf, placesAtDeal, surrounding } from "./places";
import { dealIn, Scenes } from "./scenes";
import { RingView } from "./view";

/** Keys without an effect of their own, and Tab, which focuses the button. */
const IDLE = ["Alt", "AltGraph", "CapsLock", "Control", "Fn", "Meta", "Shift", "Tab"];

interface Show extends Scenery {
  readonly scenes: Scenes;
  readonly begun: number;
  /** Factor of the usual times. */
  readonly travel: number;
  /** The number of sounds so far. */
  readonly heard: number;
}

export class RingShow implements DealShow<OkeyLayout> {
  #show: Show | null = null;
  readonly #view: RingView;
  /** Places the ring. */
  readonly #surround = surrounding();
  readonly #curtain = document.createElement("div");
  readonly #prompt = document.createElement("p");
  readonly #words = document.createElement("span");
  readonly #skip = document.createElement("button");

  constructor(
    private readonly root: HTMLElement,
    private readonly actions: DealActions,
    signal: AbortSignal,
  ) {
    this.#view = new RingView(root);
    this.#curtain.id = "curtain";
    this.#prompt.className = "prompt";
    // The sentences are announced all at once at the beginning.
    this.#prompt.setAttribute("aria-hidden", "true");
    this.#prompt.append(this.#words);
    this.#skip.className = "quiet skip";
    this.#curtain.append(this.#prompt, this.#skip);
    this.#curtain.addEventListener("click", () => actions.dealt(), { signal });
    window.addEventListener("resize", () => this.#show && actions.dealt(), { signal });
    document.addEventListener("keydown", (event) => this.#pressed(event), {
      signal,
      capture: true,
    });
  }

  /** Returns the layout with the ring, if there is room. */
  layout(viewport: Viewport, state: OkeyState, before: OkeyLayout | null = null): OkeyLayout {
    return layoutOf(viewport, state, before, this.#surround);
  }

  /** Starts or ends the animation, and returns the factor of tiles' travel times. */
  follow(state: OkeyState, layout: OkeyLayout, now: number, travel: number): number {
    this.#view.follow(state, layout);
    const shown = this.#show;
    // Another match may have begun meanwhile, for instance from a link; its deal is shown instead.
    const ends = shown !== null && (!state.dealing || shown.layout.round !== layout.round);
    if (ends) this.#end();
    if (state.dealing && this.#show === null) this.#begin(state, layout, now, travel);
    // Tiles that are still in flight jump to their places.
    return ends && !state.dealing ? 0 : travel;
  }

  leave(): void {
    this.#view.leave();
    this.#end();
  }

  #end(): void {
    this.#show = null;
    delete this.root.dataset.dealing;
    this.#curtain.remove();
  }

  /** Returns the start of a dealt tile; null while no deal is shown. */
  get startOf(): StartOf | null {
    const show = this.#show;
    if (show === null) return null;
    const { scenes, places, begun, travel } = show;
    return ({ seat, order }: PlacedTile) => {
      const share = scenes.departures.find((each) => each.seat === seat && each.place === order);
      const stack = share && places.stacks[share.stack];
      if (!stack) return null;
      return {
        ...levelOf(places, stack, share.level),
        w: stack.w,
        start: begun + share.start * travel,
        duration: share.duration * travel,
      };
    };
  }

  get showing(): boolean {
    return this.#show !== null;
  }

  /** Paints this moment, updates the sentence and plays sounds. */
  paint(ctx: CanvasRenderingContext2D, sprites: Sprites, now: number): void {
    const show = this.#show;
    if (show === null) return;
    const time = (now - show.begun) / show.travel;
    const { scenes } = show;
    new DealPainter(ctx, sprites, show).paint(scenes.at(Math.min(time, scenes.end)));
    const sentence = scenes.sentence(time);
    const words = sentence ? say(sentence.id, this.#named(sentence, show)) : "";
    if (this.#words.textContent !== words) this.#words.textContent = words;
    const heard = scenes.sounds.filter(({ at }) => at <= time).map(({ sound }) => sound);
    if (time >= scenes.end) this.actions.dealt();
    else if (heard.length > show.heard) {
      this.#show = { ...show, heard: heard.length };
      this.actions.heard(heard);
    }
  }

  #begin(state: OkeyState, layout: OkeyLayout, now: number, travel: number): void {
    const { game } = state;
    const table = game?.table;
    const deal = table && dealIn(game, table);
    if (!deal || !table.ring) return;
    const scenes = new Scenes(deal);
    // Announced for screen readers at once, at any pace.
    for (const { sentence } of scenes.captions) {
      this.actions.tell({ id: sentence.id, args: this.#named(sentence, { table }) });
    }
    if (travel === 0) {
      queueMicrotask(() => this.actions.dealt());
      return;
    }
    const places = placesAtDeal(layout, lieOf(table.ring, game), layout.ring);
    const chosen = deal.stack - 1;
    const stack = places.stacks[chosen];
    if (!stack) return;
    const scenery = { places, layout, table, stack, chosen };
    this.#show = { ...scenery, scenes, begun: now, travel, heard: 0 };
    this.root.dataset.dealing = "";
    this.root.append(this.#curtain);
    this.#skip.textContent = say("ring-skip");
    put(this.#prompt, places.words);
    put(this.#skip, layout.main);
  }

  #named({ args = {} }: Sentence, { table }: Pick<Show, "table">): Args {
    return {
      ...args,
      name: seatName(Number(args.seat ?? 0)),
      tile: tileName(faceIn(table, table.indicator)),
    };
  }

  /** Ends the animation on any key, which then has no other effect. */
  #pressed(event: KeyboardEvent): void {
    if (this.#show === null || IDLE.includes(event.key)) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.actions.dealt();
  }
}

function put({ style }: HTMLElement, { x, y, w, h }: Rect): void {
  Object.assign(style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
}
