/** The dialog that is open. */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { Rules } from "../engine/client";
import { result } from "../games/okey/result";
import { learnWords } from "../locales/messages";
import type { Language } from "../settings";
import type { DialogName, Draft, Sentence, State, Store } from "../state";
import {
  type Body,
  type ChooserName,
  type DialogActions,
  elsewhere,
  rules,
  shared,
  stopped,
} from "./dialog";
import type { Chooser } from "./editor/chooser";
import { history } from "./history";
import { kept } from "./kept";
import { keys } from "./keys";
import { pile } from "./over";
import type { People } from "./people/people";
import { scores } from "./scores";
import { settings } from "./settings";
import { standing } from "./standing";

/** About the opponents: fetched by whoever first asks about one. */
type PeopleName = "opponent" | "why";

/** Why nothing can be played here, whether or not there is a match. */
type StandstillName = "elsewhere" | "stopped";

let chooser: Chooser | null = null;
let people: People | null = null;

const bodies: Record<Exclude<DialogName, ChooserName | PeopleName | StandstillName>, Body> = {
  result,
  standing,
  scores,
  moves: history,
  pile,
  rules,
  settings,
  keys,
  shared,
  kept,
};

const standstills: Record<
  StandstillName,
  (actions: DialogActions, state: State) => TemplateResult
> = { elsewhere, stopped };

/** What is done with the page rather than with the match. */
type OnPage = Omit<DialogActions, keyof OnMatch>;

/** And what with the match. */
type OnMatch = Pick<
  DialogActions,
  | "undo"
  | "nextRound"
  | "toStanding"
  | "newGame"
  | "playShared"
  | "revive"
  | "matchText"
  | "keepAgain"
>;

/** Whether the dialog that should be open can be shown without fetching anything. */
export function knowsDialog({ dialog, draft }: State): boolean {
  if (dialog === null) return false;
  if (isAboutPeople(dialog)) return people !== null;
  return !isChooser(dialog) || (chooser !== null && draft !== null);
}

/** Fetches what the dialog needs. Whether it could be. */
export async function fetchDialog(
  name: DialogName,
  store: Store,
  engine: Rules,
  language: Language,
): Promise<boolean> {
  if (isAboutPeople(name)) return (await fetchPeople(engine, language)) !== null;
  if (!isChooser(name)) return true;
  const draft = await (await fetchChooser(store, engine, language))?.desk.begin().catch(() => null);
  if (draft) store.change({ draft });
  return draft !== undefined && draft !== null;
}

/** Rules that somebody has shared, to be chosen, or what is wrong with them. */
export async function draftOf(
  text: string,
  store: Store,
  engine: Rules,
  language: Language,
): Promise<Draft | Sentence | undefined> {
  const fetched = await fetchChooser(store, engine, language);
  const received = await fetched?.desk.receive(text).catch(() => undefined);
  if (!received || !("id" in received)) return received;
  return { id: "notice-link", args: { why: received.id } };
}

async function fetchChooser(
  store: Store,
  engine: Rules,
  language: Language,
): Promise<Chooser | null> {
  if (chooser) return chooser;
  const [fetched] = await Promise.all([
    import("./editor/chooser"),
    learnWords("-editor", language),
    learnWords("-people", language),
  ]).catch(() => []);
  if (fetched) chooser = new fetched.Chooser(store, engine);
  return chooser;
}

async function fetchPeople(engine: Rules, language: Language): Promise<People | null> {
  if (people) return people;
  const [fetched] = await Promise.all([
    import("./people/people"),
    learnWords("-people", language),
  ]).catch(() => []);
  const cast = await engine.cast().catch(() => null);
  if (fetched && cast) people = new fetched.People(cast);
  return people;
}

function isAboutPeople(name: DialogName): name is PeopleName {
  return name === "opponent" || name === "why";
}

function isChooser(name: DialogName): name is ChooserName {
  return name === "newGame" || name === "editor" || name === "sharing";
}

/** Scrolls a list to the rules of one's own that are chosen in it, which may be far down. */
function showChosen(dialog: HTMLDialogElement): void {
  const list = dialog.querySelector(".body");
  const chosen = list?.querySelector(".chosen[data-own]");
  if (!list || !chosen) return;
  list.scrollTop = chosen.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
}

function bodyOf(name: Exclude<DialogName, StandstillName>): Body | undefined {
  if (isChooser(name)) return chooser?.bodies[name];
  return isAboutPeople(name) ? people?.bodies[name] : bodies[name];
}

function isStandstill(name: DialogName): name is StandstillName {
  return name === "elsewhere" || name === "stopped";
}

/** Shows the dialog that should be open; nothing where there is nothing to be shown in it yet. */
export function fillDialog(
  dialog: HTMLDialogElement,
  name: DialogName,
  state: State,
  page: OnPage,
  match: OnMatch,
  isOpen: () => boolean,
): void {
  // What is clicked twice in a dialog that the first click has closed is done once.
  const actions: DialogActions = {
    ...page,
    undo: () => isOpen() && match.undo(),
    nextRound: () => isOpen() && match.nextRound(),
    toStanding: () => isOpen() && match.toStanding(),
    newGame: (seed) => isOpen() && match.newGame(seed),
    playShared: () => isOpen() && match.playShared(),
    revive: () => isOpen() && match.revive(),
    matchText: () => match.matchText(),
    keepAgain: () => match.keepAgain(),
  };
  const turned = !dialog.open || dialog.dataset.name !== name;
  const held = dialog.contains(document.activeElement);
  dialog.dataset.name = name;
  const body = isStandstill(name)
    ? standstills[name](actions, state)
    : state.game && bodyOf(name)?.(state.game, actions, state);
  // A template of its own, so that no dialog takes over what another has left.
  render(body ? html`${body}` : nothing, dialog);
  if (!body) {
    dialog.close();
    return;
  }
  if (!dialog.open) dialog.showModal();
  // It is read from its beginning, wherever its buttons are.
  if (turned) {
    dialog.scrollTop = 0;
    showChosen(dialog);
  }
  // What had the focus may have gone with what it was for: on to the way back, if there is one.
  if (held && !dialog.contains(document.activeElement)) {
    dialog.querySelector<HTMLElement>(".told button, [autofocus]")?.focus();
  }
}
