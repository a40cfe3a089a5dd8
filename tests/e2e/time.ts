/** Time that passes only as a test lets it, for the page, its workers and the database alike. */

import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Resolves when no worker and no transaction of the database is asked any more. */
    answered(): Promise<void>;
  }
}

/** In the page, before it begins: counts what a worker or the database has still to answer. */
export function countQuestions(): void {
  let open = 0;
  let waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  // What follows from an answer may ask again, so the count is read once that has run.
  port1.onmessage = () => {
    if (open > 0) return;
    for (const go of waiting.splice(0)) go();
  };
  const close = (): void => {
    open -= 1;
    port2.postMessage(null);
  };
  window.answered = () =>
    new Promise((resolve) => {
      waiting = [...waiting, resolve];
      port2.postMessage(null);
    });
  const heard = new WeakSet<Worker>();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...said: unknown[]): void {
    if (!heard.has(this)) this.addEventListener("message", close);
    heard.add(this);
    open += 1;
    Reflect.apply(postMessage, this, said);
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...named: unknown[]) {
    const begun: IDBTransaction = Reflect.apply(transaction, this, named);
    open += 1;
    for (const end of ["complete", "abort"]) begun.addEventListener(end, close, { once: true });
    return begun;
  };
}

/** Has the test decide how time passes; called before the page is opened. */
export async function takeTime(page: Page): Promise<void> {
  await page.addInitScript(countQuestions);
  await page.clock.install();
}

/** Stops the time of a page that was opened after {@link takeTime}. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Milliseconds that pass between two looks. */
const STEP = 20;

/** Lets time pass; the engine has answered before each step of it. */
export async function pass(page: Page, milliseconds: number, step = STEP): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    await page.evaluate(() => window.answered());
    await page.clock.runFor(Math.min(left, step));
  }
  await page.evaluate(() => window.answered());
}

/** Lets time pass until something is so, and returns how much has passed. */
export async function passUntil(
  page: Page,
  so: () => Promise<boolean>,
  most = 60_000,
): Promise<number> {
  for (let passed = 0; passed <= most; passed += STEP) {
    if (await so()) return passed;
    await pass(page, STEP);
  }
  throw new Error(`after ${most} ms it is still not so`);
}
