/** The news of a contest since the last round, in sentences. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { ContestView, NewsView } from "../pkg/istaka/istaka";
import type { State } from "../state/state";
import { entrantName } from "./words";

export function happened(view: ContestView, state: State): TemplateResult | typeof nothing {
  if (view.state === "over" || view.terms.kind !== "table") return nothing;
  const addons = view.news.filter(({ what }) => what === "addon").length;
  const gained = view.own?.gained ?? null;
  const isOwn = ({ entrant }: NewsView): boolean =>
    entrant !== null && entrant === view.own?.entrant;
  const told = (of: readonly NewsView[]): string[] =>
    of.map((news) => sentence(news, view, state)).filter((text) => text !== null);
  // The player's own news come first.
  const own = [...(gained === null ? [] : [gainedText(gained)]), ...told(view.news.filter(isOwn))];
  const others = [
    ...told(view.news.filter((news) => !isOwn(news))),
    ...(addons > 0 ? [say("happened-addon", { count: addons })] : []),
  ];
  if (own.length + others.length + view.reached.length === 0) return nothing;
  return html`<h2>${say("elsewhere")}</h2><ul class="news">
    ${view.reached.map((stage) => html`<li class="stage"><b>${say(`happened-${stage}`)}</b></li>`)}
    ${own.map((text) => html`<li><b>${text}</b></li>`)}${others.map((text) => html`<li>${text}</li>`)}
  </ul>`;
}

function gainedText(chips: number): string {
  if (chips === 0) return say("happened-nothing");
  return chips > 0
    ? say("happened-you-won", { chips })
    : say("happened-you-lost", { chips: -chips });
}

/** Returns the sentence; null for news that the standings show. */
function sentence(news: NewsView, view: ContestView, state: State): string | null {
  const { what, entrant, table, to, number, unit } = news;
  const who = entrant === null ? undefined : view.entrants[entrant];
  const name = entrantName(who, state);
  const place = number ?? 0;
  switch (what) {
    case "out":
      return who?.person
        ? say("happened-you-out", { place })
        : say("happened-out", { name, place });
    case "break":
      return say("happened-break", { table: (table ?? 0) + 1 });
    case "move": {
      const args = { name, table: (to ?? 0) + 1 };
      return say(who?.person ? "happened-you-move" : "happened-move", args);
    }
    case "level": {
      const { counts, pointsOfOne: each } = view.terms;
      return say("happened-level", { level: number ?? 0, chips: unit ?? 0, each, counts });
    }
    case "rebuy":
      return who?.person ? null : say("happened-rebuy", { name });
    default:
      return null;
  }
}
