/** Files that are looked through, of which the player may choose another meanwhile. */

import { expect, it, vi } from "vitest";
import { Device } from "../../device";
import { emptyRack } from "../../rack/rack";
import { initial, Store } from "../../state";
import { useStorage } from "../../storage-double";
import type { BotsView } from "../../views";
import { Matches } from "./matches";

const EMPTY = JSON.stringify({ istaka: 1, texts: {} });

useStorage();

/** A file whose text comes when it is told to. */
function fileOf(text: string): { file: Blob; arrive: () => void } {
  let arrive = (): void => {};
  const read = new Promise<string>((resolve) => {
    arrive = () => resolve(text);
  });
  const file = Object.assign(new Blob(), { text: () => read });
  return { file, arrive };
}

function matches(): Matches {
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const engine = { read: vi.fn(), summarize: vi.fn() };
  const bots: BotsView = { levels: [], characters: [] };
  return new Matches(store, engine, new Device(), bots, async () => false);
}

it("tells of the file that was chosen last, whichever is read first", async () => {
  const opened = matches();
  const [slow, quick] = [fileOf("no file of ours"), fileOf(EMPTY)];
  const reading = [opened.open(slow.file), opened.open(quick.file)];
  quick.arrive();
  await reading[1];
  slow.arrive();
  await reading[0];
  expect(opened.said).toBeNull();
  expect(opened.contents?.changes.size).toBe(0);
});

it("tells of no file any more once the dialog was opened again", async () => {
  const opened = matches();
  const { file, arrive } = fileOf(EMPTY);
  const reading = opened.open(file);
  await opened.begin();
  arrive();
  await reading;
  expect(opened.contents).toBeNull();
  expect(opened.said).toBeNull();
});
