/**
 * `<problem-report>`: what looked wrong, as a text that the player sees whole and hands on. The
 * page sends it nowhere.
 */

import { html, nothing, render } from "lit/html.js";
import { heldFiles, type KeptFiles, VERSION } from "../base/held";
import { answered } from "../engine/calls";
import type { Answer, RemoteEngine } from "../engine/client";
import { PROGRAM } from "../engine/programs";
import type { GameView } from "../engine/views";
import { say, spoken } from "../locales/messages";
import { type Body, closing, head } from "../panels/dialog";
import { linkToRules } from "../panels/editor/sharing";
import { sittingAt } from "../replay/film";
import type { State } from "../state/state";
import { announced } from "../ui/announced";
import { type Handed, handedText, handOn } from "../ui/hand-on";
import { heldText } from "../ui/held-files";
import "../ui/match-text";

/** The largest number of characters of the player's own words. */
const LONGEST_WORDS = 500;

/** The match that a report is about. */
export interface Reported {
  readonly game: GameView;
  readonly state: Pick<State, "opponents" | "pressed">;
  /** The record of the match; empty if there is none. */
  readonly record: string;
}

/** The facts that are found while the report is shown; null until then. */
interface Found {
  readonly held: KeptFiles | null;
  /** The fragment of the link to the moment. */
  readonly link: Answer<string> | null;
}

/** Returns the body of the dialog. */
export function reporting(engine: Pick<RemoteEngine, "writeLink">): Body {
  return (game, actions, state) => {
    const reported = { game, state, record: actions.session.text };
    const given = { reported, link: () => linkToMoment(engine, reported) };
    return html`${head(say("report"), html`<p>${say("report-why")}</p>`)}
      <problem-report class="body report" tabindex="0" .given=${given}></problem-report>
      ${closing(actions)}`;
  };
}

/** Writes a link to the moment at the table, as its replay does; null without a match. */
export async function linkToMoment(
  engine: Pick<RemoteEngine, "writeLink">,
  { game, state, record }: Reported,
): Promise<Answer<string> | null> {
  if (record === "") return null;
  const at = { round: game.round - 1, actions: game.table?.history.length ?? 0 };
  const bots = state.opponents.map((who) => (who === PROGRAM ? "-" : who));
  return engine.writeLink("match", record, game.table && at, sittingAt(game.players, bots));
}

/** Writes the report, the words of the player first. */
export function reportText(
  words: string,
  { game, state }: Reported,
  { held, link }: Found,
): string {
  const page = location.origin + location.pathname;
  const line = (name: string, text: string) => `${say(`report-${name}`)}: ${text}`;
  const build = held && say("held-build", { build: held.build });
  const lines = [
    words.trim(),
    [say("held-version", { version: VERSION }), build].filter(Boolean).join(" · "),
    held && heldText(held),
    line("rules", linkToRules(game.options.text)),
    line("opponents", state.opponents.join(", ")),
    line("browser", navigator.userAgent),
    line("window", `${innerWidth} × ${innerHeight} × ${devicePixelRatio}`),
    line("language", [spoken(), ...navigator.languages].join(", ")),
    [`${say("report-pressed")}:`, ...state.pressed.map((pressed) => `  ${pressed}`)].join("\n"),
    // Longer than all else.
    link && line("moment", link.ok ? page + link.value : say("report-long")),
  ];
  return lines.filter(Boolean).join("\n");
}

interface ReportInput {
  readonly reported: Reported;
  link(): Promise<Answer<string> | null>;
}

class ProblemReport extends HTMLElement {
  /** The match as it was when the dialog opened: bots may move on meanwhile. */
  #given: ReportInput | null = null;
  #found: Found = { held: null, link: null };
  #words = "";
  #handed: Handed | null = null;

  set given(given: ReportInput) {
    this.#given ??= given;
    this.#draw();
  }

  connectedCallback(): void {
    void this.#find();
  }

  async #find(): Promise<void> {
    const link = this.#given && (await answered(this.#given.link()));
    this.#found = { ...this.#found, link };
    this.#draw();
    this.#found = { ...this.#found, held: await heldFiles() };
    this.#draw();
  }

  #draw(): void {
    if (!this.#given) return;
    const text = reportText(this.#words, this.#given.reported, this.#found);
    const type = ({ target }: Event): void => {
      this.#words = (target as HTMLTextAreaElement).value;
      this.#handed = null;
      this.#draw();
    };
    const share = async (): Promise<void> => {
      this.#handed = await handOn({ text });
      this.#draw();
    };
    render(
      html`<label>${say("report-words")}
          <textarea data-field="words" rows="2" maxlength=${LONGEST_WORDS} @input=${type}></textarea></label>
        <match-text .given=${{ text, label: say("report-text"), file: "istaka-report.txt" }}></match-text>
        ${"share" in navigator ? html`<div class="tools"><button class="quiet" data-move="share" @click=${share}>${say("share")}</button><p role="status">${announced(handedText(this.#handed))}</p></div>` : nothing}`,
      this,
    );
  }
}

customElements.define("problem-report", ProblemReport);
