/** The settings. Every control is a native one and takes effect at once. */

import "../ui/held-files";
import "../ui/tile-row";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Color, GameView } from "../engine/views";
import { ownNameOf } from "../locales/catalogue";
import { lettersOf, say, speak, usualName } from "../locales/messages";
import { CHOICES, FACES, LONGEST_NAME } from "../settings/choices";
import { portraitOf } from "../settings/portraits";
import { atFirst, type Settings } from "../settings/settings";
import type { Front } from "../state/faces";
import { sideOfTable } from "../state/seats";
import type { State } from "../state/state";
import { announced } from "../ui/announced";
import { choice } from "./choice";
import { closing, type DialogActions, head } from "./dialog";

/** Sample tiles for choices that words alone do not describe well. */
const SAMPLES: Readonly<Record<string, readonly Front[]>> = {
  faces: [sample("R", 7), sample("K", 13)],
  colors: [sample("R", 3), sample("Y", 6), sample("B", 9), sample("K", 12)],
};

/** Notices about a language whose texts could not be loaded. */
const UNLEARNT: readonly string[] = ["notice-language", "notice-version"];

type Set = DialogActions["set"];
/** The settings that are switched on and off. */
type Switch = {
  [Name in keyof typeof CHOICES]: Settings[Name] extends boolean ? Name : never;
}[keyof typeof CHOICES];

export function settings(game: GameView, actions: DialogActions, state: State): TemplateResult {
  const { settings: now, notice } = state;
  const { set } = actions;
  const flip = (name: Switch): TemplateResult => onOff(name, now[name], set);
  const time = (clock: number): string =>
    clock === 0 ? say("clock-off") : say("clock-seconds", { seconds: clock });
  return html`
    ${head(say("settings-title"))}
    <div class="body settings">
      <section>
        ${ownName(now, set)} ${language(now, set)}
        <p role="status">${announced(notice && UNLEARNT.includes(notice.id) ? speak(notice) : nothing)}</p>
        ${flip("sound")}
      </section>
      <section>
        ${choiceOf("theme", now, (theme) => say(`theme-${theme}`), set)}
        ${choiceOf("faces", now, (faces) => say(`faces-${faces}`), set)}
        ${choiceOf("pace", now, (pace) => say(`pace-${pace}`), set)}
        <p class="note">${say("hurry-note")}</p>
      </section>
      <details><summary>${say("settings-more")}</summary>
      <section>
        <h2>${say("settings-look")}</h2>
        ${choiceOf("colors", now, (colors) => say(`colors-${colors}`), set)}
        ${flip("left")}
      </section>
      <section>
        <h2>${say("settings-play")}</h2>
        ${flip("still")}
        ${choiceOf("clock", now, time, set)}
        ${flip("confirm")} ${flip("remind")} ${flip("fit")} ${flip("distance")} ${flip("guess")} ${flip("practice")} ${flip("keys")} ${flip("steps")} ${flip("gestures")} ${flip("chips")} ${flip("again")} ${"vibrate" in navigator ? flip("vibration") : nothing}
      </section>
      <section>
        <h2>${say("settings-self")}</h2>
        ${faces(now, set)}
      </section>
      <section>
        <h2>${say("settings-names")}</h2>
        <div class="names">${[1, 2, 3].map((seat) => name(seat, sideOfTable(seat, game), now, set))}</div>
      </section>
      <section>
        <h2>${say("settings-about")}</h2>
        <held-files class="note"></held-files>
        <p class="note"><a href="licenses.txt" target="_blank" rel="noopener">${say("settings-licenses")}</a></p>
        <button class="quiet" data-dialog="report" @click=${() => actions.open("report")}>${say("report")}</button>
      </section>
      </details>
    </div>
    ${closing(
      actions,
      html`<p id="reset-keeps">${say("reset-keeps")}</p>
      <button class="quiet" data-move="reset" aria-describedby="reset-keeps" @click=${() => set(atFirst(now))}>${say("reset")}</button>`,
    )}
  `;
}

/**
 * The choice of the language. If the words cannot be loaded, the choice is undone, perhaps before
 * it was rendered, so `live` compares with the page itself.
 */
function language(now: Settings, set: Set): TemplateResult {
  const choose = ({ target }: Event): void => {
    const chosen = (target as HTMLSelectElement).value;
    set({ language: CHOICES.language.find((language) => language === chosen) ?? null });
  };
  return html`<label class="line"><span>${say("set-language")}</span>
    <select @change=${choose}>${CHOICES.language.map(
      (language) =>
        html`<option value=${language ?? ""} lang=${language ?? nothing} .selected=${live(now.language === language)}>${language ? ownNameOf(language) : say("language-auto")}</option>`,
    )}</select></label>`;
}

function choiceOf<Name extends "theme" | "faces" | "colors" | "pace" | "clock">(
  name: Name,
  now: Settings,
  word: (value: Settings[Name]) => string,
  set: Set,
): TemplateResult {
  return choice<Settings[Name]>({
    name,
    title: say(`set-${name}`),
    values: CHOICES[name],
    chosen: now[name],
    choose: (value) => set({ [name]: value }),
    show: (value) => html`${swatch(name, value)}${word(value)}`,
  });
}

function sample(color: Color, number: number): Front {
  return { color, number, wild: false };
}

/** Sample tiles in the current look, except for the setting that is chosen here. */
function swatch(name: string, value: unknown): TemplateResult | typeof nothing {
  const tiles = SAMPLES[name];
  if (!tiles) return nothing;
  return html`<tile-row aria-hidden="true" .like=${{ [name]: value }} .tiles=${tiles}></tile-row>`;
}

export function onOff(name: Switch, on: boolean, set: Set): TemplateResult {
  const flip = ({ target }: Event): void => set({ [name]: (target as HTMLInputElement).checked });
  return html`<label class="line"><span>${say(`set-${name}`)}</span>
    <input type="checkbox" role="switch" name=${name} .checked=${on} @change=${flip}></label>`;
}

function name(seat: number, side: number, { names }: Settings, set: Set): TemplateResult {
  const type = ({ target }: Event): void => {
    // Reads the fields themselves: two may change before the next rendering.
    const fields = (target as Element).closest(".names")?.querySelectorAll("input") ?? [];
    const [first = "", second = "", third = ""] = [...fields].map(({ value }) => value);
    set({ names: [first, second, third] });
  };
  return html`<label><span>${say(`set-name-${side}`)}</span>
    <input type="text" maxlength=${LONGEST_NAME} autocomplete="off" spellcheck="false"
      placeholder=${usualName(seat)} .value=${names[seat - 1] ?? ""} @input=${type}></label>`;
}

function ownName({ name }: Settings, set: Set): TemplateResult {
  const type = ({ target }: Event): void => set({ name: (target as HTMLInputElement).value });
  return html`<div class="names"><label><span>${say("set-name")}</span>
    <input type="text" maxlength=${LONGEST_NAME} autocomplete="nickname" spellcheck="false"
      placeholder=${usualName(0)} .value=${name} @input=${type}></label></div>`;
}

/** The choice of the avatar: the first letter of the name, or a face. */
function faces({ face: now }: Settings, set: Set): TemplateResult {
  return choice<number>({
    name: "face",
    title: say("set-face"),
    values: FACES,
    chosen: now,
    choose: (face) => set({ face }),
    show: (face) => (face === 0 ? lettersOf(0) : html`<img alt="" src=${portraitOf(face)}>`),
    label: (face) => (face === 0 ? say("face-none") : say("face", { number: face })),
  });
}
