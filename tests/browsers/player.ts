/** A player before a browser: what is there to be seen, and what hands do. */

import { expect } from "@playwright/test";
import type { Driver, Point } from "./driver.ts";

/** The longest wait and the time between its looks, in ms, short for bots that play at once. */
const PATIENCE = { timeout: 120_000, intervals: [50] };

export class Player {
  constructor(private readonly driver: Driver) {}

  go(url: string): Promise<void> {
    return this.driver.go(url);
  }

  /** Runs a function in the page and returns its answer; it knows nothing but its arguments. */
  async run<Arguments extends readonly unknown[], Result>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const called = `(${work})(...${JSON.stringify(args)})`;
    const text = await this.driver.evaluate(
      `(async () => JSON.stringify((await ${called}) ?? null))()`,
    );
    return JSON.parse(text);
  }

  /** Waits until a function in the page answers `true`. */
  async until<Arguments extends readonly unknown[]>(
    what: string,
    work: (...args: Arguments) => boolean | Promise<boolean>,
    ...args: Arguments
  ): Promise<void> {
    await expect.poll(() => this.run(work, ...args), { ...PATIENCE, message: what }).toBe(true);
  }

  /** Waits until there is an element. */
  async see(selector: string): Promise<void> {
    const seen = (selector: string) => document.querySelector(selector) !== null;
    await this.until(`there is ${selector}`, seen, selector);
  }

  /** Waits until there is no such element any more. */
  async miss(selector: string): Promise<void> {
    const gone = (selector: string) => document.querySelector(selector) === null;
    await this.until(`there is no ${selector}`, gone, selector);
  }

  /** Clicks on the middle of the last such element. */
  async click(selector: string, count = 1): Promise<void> {
    await this.driver.click(await this.#middle(selector), count);
  }

  /** Drags the last such element onto another. */
  async drag(from: string, to: string): Promise<void> {
    await this.driver.drag(await this.#middle(from), await this.#middle(to));
  }

  press(key: string): Promise<void> {
    return this.driver.press(key);
  }

  /** Has a button clicked as soon as it is there, though it may still move. */
  async choose(button: string): Promise<void> {
    const there = (button: string) => {
      const found = document.querySelector<HTMLElement>(button);
      found?.click();
      return found !== null;
    };
    await this.until(`there is ${button}`, there, button);
  }

  async #middle(selector: string): Promise<Point> {
    const found = await this.run((selector) => {
      const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
      return box ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : null;
    }, selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    const [x, y] = found;
    return [Math.round(x), Math.round(y)];
  }
}
