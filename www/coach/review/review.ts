/** The dialog in which finished rounds are looked back on. */

import "./match-review";
import { html } from "lit/html.js";
import type { RemoteEngine } from "../../engine/client";
import type { GameView } from "../../engine/views";
import type { Body } from "../../panels/dialog";
import { type Given, WHOLE, type Which } from "./match-review";

/** The match that is played, looked back on. */
export function reviewing(engine: RemoteEngine): Body {
  /** What was chosen last, and of which match; who comes back from the table finds it again. */
  let chosen: { readonly of: string; readonly which: Which } | null = null;
  return (game, actions, { match, opponents }) => {
    const rounds = finished(game);
    const of = `${match} ${rounds}`;
    const given: Given = {
      of,
      game,
      rounds,
      which: chosen?.of === of ? chosen.which : game.standing ? WHOLE : rounds - 1,
      ask: engine,
      choose: (which) => {
        chosen = { of, which };
      },
      show: (at) => actions.watch({ record: actions.matchText(), opponents, at }),
      close: actions.close,
    };
    return html`<match-review .given=${given}></match-review>`;
  };
}

/** How many rounds have been played to their end. */
export function finished({ round, table }: GameView): number {
  return table && table.turn === null ? round : Math.max(round - 1, 0);
}
