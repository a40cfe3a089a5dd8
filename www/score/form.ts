/** The form of a round: the engine tells which fields it has, and what is wrong with them. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { EntryFault, EntryForm } from "../engine/views";
import { say } from "../locales/messages";
import { choice } from "../panels/choice";
import { decimal } from "../panels/numbers";
import { announced } from "../ui/announced";
import { type Charge, toggled, withAt } from "./entry";
import { nameOf } from "./names";
import type { Scores } from "./scores";

/** The most okeys of a hand. */
const OKEYS = [0, 1, 2];

export function roundForm(scores: Scores): TemplateResult | typeof nothing {
  const { form, score, entry } = scores;
  if (!form || !score || score.tally.over) return nothing;
  const { seats } = score.tally;
  const finished = typeof entry.end === "number";
  const isTold = entry.end !== null;
  return html`<section class="round">
    <h2>${say("score-round", { number: score.tally.rounds.length + 1 })}</h2>
    ${choice<number | string>({
      name: "score-end",
      title: say("score-finish"),
      values: [...seats, ...form.ends],
      chosen: entry.end ?? undefined,
      choose: (end) => void scores.change({ end, how: [] }),
      show: (end) =>
        typeof end === "number" ? nameOf(scores.namesHere, end) : say(`score-end-${end}`),
    })}
    ${finished && form.how.length > 0 ? ways(scores, form) : nothing}
    ${
      finished && form.indicator.length > 0
        ? choice({
            name: "score-indicator",
            title: say("score-indicator"),
            values: form.indicator,
            chosen: entry.indicator,
            choose: (indicator) => void scores.change({ indicator }),
            show: (indicator) => say(`score-indicator-${indicator}`),
          })
        : nothing
    }
    ${isTold ? form.seat.map((field) => oneSeat(field, scores, seats)) : nothing}
    ${isTold ? form.seats.map((field) => someSeats(field, scores, seats)) : nothing}
    ${isTold && form.hand > 0 ? hands(scores, form, seats) : nothing}
    ${isTold && form.penalties.length > 0 ? penalties(scores, form, seats) : nothing}
    ${told(scores)}
    <div class="tools"><button class="primary" data-move="score-write" aria-disabled=${!isTold}
      @click=${() => isTold && void scores.write()}>${say("score-write")}</button></div>
  </section>`;
}

/** A box that can be ticked. */
function tick(
  name: string,
  value: string,
  label: unknown,
  isTicked: boolean,
  change: () => void,
): TemplateResult {
  return html`<label><input type="checkbox" name=${name} value=${value} .checked=${isTicked} @change=${change}><span>${label}</span></label>`;
}

function ways(scores: Scores, form: EntryForm): TemplateResult {
  const { how } = scores.entry;
  const box = (word: string): TemplateResult =>
    tick("score-how", word, say(`score-how-${word}`), how.includes(word), () => {
      void scores.change({ how: toggled(how, word) });
    });
  return html`<fieldset class="choice"><legend>${say("score-how")}</legend><div>${form.how.map(box)}</div></fieldset>`;
}

function oneSeat(field: string, scores: Scores, seats: readonly number[]): TemplateResult {
  const { named } = scores.entry;
  const none = -1;
  return choice({
    name: `score-${field}`,
    title: say(`score-seat-${field}`),
    values: [none, ...seats],
    chosen: named[field]?.[0] ?? none,
    choose: (seat) => void scores.change({ named: { ...named, [field]: seat < 0 ? [] : [seat] } }),
    show: (seat) => (seat < 0 ? say("score-nobody") : nameOf(scores.namesHere, seat)),
  });
}

function someSeats(field: string, scores: Scores, seats: readonly number[]): TemplateResult {
  const { named } = scores.entry;
  const chosen = named[field] ?? [];
  const box = (seat: number): TemplateResult =>
    tick(`score-${field}`, `${seat}`, nameOf(scores.namesHere, seat), chosen.includes(seat), () => {
      void scores.change({ named: { ...named, [field]: toggled(chosen, seat) } });
    });
  return html`<fieldset class="choice"><legend>${say(`score-seats-${field}`)}</legend><div>${seats.map(box)}</div></fieldset>`;
}

/** The tiles that each player had left, and the way of opening where that counts. */
function hands(scores: Scores, form: EntryForm, seats: readonly number[]): TemplateResult {
  const { entry } = scores;
  const put = (seat: number, at: number, text: string): void => {
    const [sum = "", okeys = "0"] = entry.hands[seat] ?? [];
    const values = withAt([sum, okeys].slice(0, form.hand), at, text);
    void scores.change({ hands: withAt(entry.hands, seat, values) });
  };
  const open = (seat: number, way: string): void => {
    const left = way === "" ? withAt(entry.hands, seat, []) : entry.hands;
    void scores.change({ opened: withAt(entry.opened, seat, way), hands: left });
  };
  const row = (seat: number): TemplateResult | typeof nothing => {
    const name = nameOf(scores.namesHere, seat);
    const [sum = "", okeys = "0"] = entry.hands[seat] ?? [];
    const out = seat === entry.end;
    const has = !out && (form.opened.length === 0 || entry.opened[seat] !== "");
    if (out && form.opened.length === 0) return nothing;
    return html`<div class="of-seat"><b>${name}</b>
      ${
        form.opened.length > 0
          ? html`<select aria-label=${say("score-opened", { name })} .value=${entry.opened[seat] ?? ""} @change=${({ target }: Event) => open(seat, (target as HTMLSelectElement).value)}>
        ${["", ...form.opened].map((way) => html`<option value=${way} ?selected=${way === entry.opened[seat]}>${say(`score-opened-${way || "none"}`)}</option>`)}</select>`
          : nothing
      }
      ${has ? html`<input type="text" inputmode="numeric" maxlength="4" placeholder=${say("score-sum")} aria-label=${say("score-left", { name })} .value=${sum} @input=${({ target }: Event) => put(seat, 0, digitsIn(target))}>` : nothing}
      ${
        has && form.hand > 1
          ? html`<select aria-label=${say("score-okeys", { name })} @change=${({ target }: Event) => put(seat, 1, (target as HTMLSelectElement).value)}>
        ${OKEYS.map((count) => html`<option value=${count} ?selected=${`${count}` === okeys}>${say("score-okeys-left", { count })}</option>`)}</select>`
          : nothing
      }</div>`;
  };
  return html`<fieldset class="hands"><legend>${say("score-hands")}</legend>${seats.map(row)}</fieldset>`;
}

/** Returns the digits of a field, which keeps nothing else. */
function digitsIn(target: EventTarget | null): string {
  const field = target as HTMLInputElement;
  field.value = field.value.replace(/\D/g, "");
  return field.value;
}

function penalties(scores: Scores, form: EntryForm, seats: readonly number[]): TemplateResult {
  const { charges } = scores.entry;
  const named = ({ seat, reason, points }: Charge): string =>
    `${nameOf(scores.namesHere, seat)}: ${say(`score-penalty-${reason}`)}${points ? ` ${points}` : ""}`;
  const line = (charge: Charge, i: number): TemplateResult =>
    html`<li>${named(charge)} <button class="small" aria-label=${say("score-remove", { what: named(charge) })}
      @click=${() => void scores.change({ charges: charges.toSpliced(i, 1) })}>×</button></li>`;
  const add = ({ currentTarget }: Event): void => {
    const parts = (currentTarget as HTMLElement).parentElement;
    const value = (name: string): string =>
      parts?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? "";
    const reason = value("score-reason");
    const points = form.priced.includes(reason) ? value("score-points") : "";
    const charge = { seat: Number(value("score-charged")), reason, points };
    void scores.change({ charges: [...charges, charge] });
  };
  return html`<fieldset class="penalties"><legend>${say("score-penalties")}</legend>
    ${charges.length > 0 ? html`<ul>${charges.map(line)}</ul>` : nothing}
    <div class="of-seat">
      <select name="score-charged" aria-label=${say("score-charged")}>${seats.map((seat) => html`<option value=${seat}>${nameOf(scores.namesHere, seat)}</option>`)}</select>
      <select name="score-reason" aria-label=${say("score-reason")}>${form.penalties.map((reason) => html`<option value=${reason}>${say(`score-penalty-${reason}`)}</option>`)}</select>
      ${form.priced.length > 0 ? html`<input name="score-points" type="text" inputmode="numeric" maxlength="4" placeholder=${say("score-points")} aria-label=${say("score-points")} @input=${({ target }: Event) => digitsIn(target)}>` : nothing}
      <button class="small" data-move="score-charge" @click=${add}>${say("score-add")}</button>
    </div></fieldset>`;
}

/** Tells what the round comes to, or, once it was to be written down, what is wrong with it. */
function told(scores: Scores): TemplateResult {
  const { ahead, isTold } = scores;
  const faults = ahead?.faults ?? [];
  const words = faults.map((fault) => faultOf(fault, scores));
  const round = faults.length === 0 ? ahead?.tally.rounds.at(-1) : undefined;
  const sums = round?.seats.map((seat) =>
    [nameOf(scores.namesHere, seat), decimal(round.changes[seat] ?? 0)].join(" "),
  );
  const said = isTold && words.length > 0 ? words.join(" ") : (sums?.join(" · ") ?? "");
  return html`<p class=${isTold && words.length > 0 ? "trouble" : "note"} role="status">${announced(said || nothing)}</p>`;
}

function faultOf({ code, seat }: EntryFault, scores: Scores): string {
  const fault = say(`score-fault-${code}`);
  return seat === null
    ? fault
    : say("score-fault", { name: nameOf(scores.namesHere, seat), fault });
}
