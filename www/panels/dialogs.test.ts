/** The actions and values that a dialog receives, and those kept until it is closed. */

import { html } from "lit/html.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RemoteEngine } from "../engine/client";
import { emptyRack } from "../rack/rack";
import { initial, Store } from "../state";
import { Copies } from "../store/copies";
import { useStorage } from "../store/local.double";
import { MATCH, PAST } from "../store/match";
import { sealed } from "../store/seal";
import type { GameView } from "../views";
import type { DialogActions, PageActions } from "./dialog";
import { DialogPanels, type OtherDialogs } from "./dialogs";

// Rendering is not tested here, and elements need a browser.
vi.mock("../elements/match-text", () => ({}));
vi.mock("../elements/rule-text", () => ({}));
vi.mock("../elements/tile-row", () => ({}));
vi.mock("lit/html.js", async (original) => ({ ...(await original<object>()), render: vi.fn() }));

const storage = useStorage();

const DEAL = "istaka 4\nrules turkish\nround R1 R2 R3\n";

const keep = (key: string, begun: string): void =>
  storage.setItem(key, sealed({ match: DEAL, slots: [], columns: 1, opponents: [], begun }));

/** A dialog element without a browser. */
class Dialog extends EventTarget {
  open = false;
  readonly dataset: Record<string, string> = {};
  scrollTop = 0;
  contains = (): boolean => false;
  querySelector = (): null => null;

  showModal(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  }
}

function setUp(all: Partial<PageActions> = {}) {
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const game = { round: 1, table: null, standing: null } as unknown as GameView;
  store.change({ game, dialog: "result" });
  let given: DialogActions | null = null;
  const result = (_: GameView, actions: DialogActions) => {
    given = actions;
    return html``;
  };
  const none = { bodies: {}, begin: async () => {}, settle: async () => {} };
  const others = { deals: none, contests: none } as unknown as OtherDialogs;
  const panels = new DialogPanels(
    store,
    {} as RemoteEngine,
    () => ({ bodies: { result } }) as never,
    () => ({}) as never,
    [],
    { levels: [], styles: [], characters: [] } as never,
    new Copies(),
    others,
  );
  const dialog = new Dialog();
  const page = { matchText: () => DEAL, ...all } as PageActions;
  /** Shows the result of a round and returns the actions of that dialog. */
  const show = (): DialogActions => {
    panels.fill(dialog as unknown as HTMLDialogElement, "result", page);
    if (!given) throw new Error("the dialog is filled");
    return given;
  };
  return { store, dialog, show };
}

beforeEach(() => {
  vi.stubGlobal("document", { activeElement: null, documentElement: { lang: "en" } });
});

describe("the end of a round", () => {
  it("leads to the other tries once the same deal has been played again", () => {
    const { dialog, show } = setUp();
    keep(MATCH, "2026-11-24T10:00:00.000Z");
    expect(show().again).toBe(false);
    dialog.close();
    keep(`${PAST}2026-11-24T10:00:00.000Z`, "2026-11-24T10:00:00.000Z");
    keep(MATCH, "2026-11-24T11:00:00.000Z");
    expect(show().again).toBe(true);
  });
});

it("what begins a match is done once, however often it is clicked", () => {
  const playOn = vi.fn();
  const { store, show } = setUp({ playOn });
  playOn.mockImplementation(() => store.change({ dialog: null }));
  const actions = show();
  for (const _ of [1, 2]) actions.playOn(DEAL, []);
  expect(playOn.mock.calls).toEqual([[DEAL, []]]);
});
