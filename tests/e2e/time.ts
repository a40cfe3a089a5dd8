/** Controlled time for the page, its workers and the database alike. */

import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Resolves when no worker request and no database transaction is pending. */
    answered(): Promise<void>;
  }
}

/**
 * Counts pending worker requests and database transactions; runs in the page, before its scripts.
 */
export function countQuestions(): void {
  let open = 0;
  let waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  // Code after an answer may send another request, so the count is read after it has run.
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

/** Puts time under the test's control; call it before the page is opened. */
export async function takeTime(page: Page): Promise<void> {
  await page.addInitScript(countQuestions);
  await page.clock.install();
}

/** Stops the time of a page that was opened after {@link takeTime}. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Milliseconds per step. */
const STEP = 20;

/** Lets time pass; the engine has answered before each step. */
export async function pass(page: Page, milliseconds: number, step = STEP): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    await page.evaluate(() => window.answered());
    await page.clock.runFor(Math.min(left, step));
  }
  await page.evaluate(() => window.answered());
}

/** Lets time pass until a condition holds, and returns the time passed. */
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
