/** The dialog with the review of finished rounds. */

import "./match-review";
import { html } from "lit/html.js";
import type { RemoteEngine } from "../../engine/client";
import type { GameView } from "../../engine/views";
import type { Body } from "../../panels/dialog";
import { type Given, WHOLE, type Which } from "./match-review";

/** Returns the dialog for the current match. */
export function reviewing(engine: RemoteEngine): Body {
  /** The last choice and its match, restored after a look at the table. */
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

/** The number of finished rounds. */
export function finished({ round, table }: GameView): number {
  return table && table.turn === null ? round : Math.max(round - 1, 0);
}
