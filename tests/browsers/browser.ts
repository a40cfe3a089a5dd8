/** A browser under WebDriver, spoken to over HTTP: started, led, and ended. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect } from "vitest";

/** A point of the window. */
export type Point = readonly [x: number, y: number];

/** The longest wait and the time between its looks, in ms, short for bots that play at once. */
const PATIENCE = { timeout: 120_000, interval: 50 };

/** The Escape key, as WebDriver writes it. */
export const ESCAPE = "\uE00C";

const DOWN = { type: "pointerDown", button: 0 };
const UP = { type: "pointerUp", button: 0 };

type Started = Pick<Browser, "port" | "programs"> & { capabilities: object };

/** The browsers, each with the way in which its driver is started. */
const STARTS = { Firefox: startFirefox, WebKit: startWebKit };

export type Name = keyof typeof STARTS;

export class Browser {
  #session = "";

  private constructor(
    readonly port: number,
    readonly programs: readonly ChildProcess[],
  ) {}

  /** Starts a browser with an empty profile. */
  static async start(name: Name): Promise<Browser> {
    const { port, programs, capabilities } = await STARTS[name]();
    const browser = new Browser(port, programs);
    await expect.poll(() => browser.#answers(), PATIENCE).toBe(true);
    const asked = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await browser.#ask<{ sessionId: string }>("POST", "/session", asked);
    browser.#session = `/session/${sessionId}`;
    return browser;
  }

  /** Ends the browser, its driver and what they run on. */
  async end(): Promise<void> {
    if (this.#session) await this.#ask("DELETE", this.#session);
    stop(this.programs);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post("/window/rect", { width, height });
  }

  async go(url: string): Promise<void> {
    await this.#post("/url", { url });
  }

  /** Runs a function in the page and returns its answer; it knows nothing but its arguments. */
  run<Arguments extends readonly unknown[], Result>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const script = `return (${work}).apply(null, arguments)`;
    return this.#post<Awaited<Result>>("/execute/sync", { script, args });
  }

  /** Waits until a function in the page answers `true`. */
  async until<Arguments extends readonly unknown[]>(
    what: string,
    work: (...args: Arguments) => boolean | Promise<boolean>,
    ...args: Arguments
  ): Promise<void> {
    await expect.poll(() => this.run(work, ...args), { ...PATIENCE, message: what }).toBe(true);
  }

  /** Returns the middle of the last element that a selector finds. */
  async middle(selector: string): Promise<Point> {
    const found = await this.run((selector) => {
      const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
      return box ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : null;
    }, selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    const [x, y] = found;
    return [Math.round(x), Math.round(y)];
  }

  async click(at: Point, count = 1): Promise<void> {
    await this.#mouse([moveTo(at), ...Array(count).fill([DOWN, UP]).flat()]);
  }

  async drag(from: Point, to: Point): Promise<void> {
    const half: Point = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
    await this.#mouse([moveTo(from), DOWN, moveTo(half, 60), moveTo(to, 60), UP]);
  }

  async press(value: string): Promise<void> {
    const actions = [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    await this.#post("/actions", { actions: [{ type: "key", id: "keys", actions }] });
  }

  async #mouse(actions: readonly object[]): Promise<void> {
    const parameters = { pointerType: "mouse" };
    const mouse = { type: "pointer", id: "mouse", parameters, actions };
    await this.#post("/actions", { actions: [mouse] });
  }

  #post<Value>(path: string, body: object): Promise<Value> {
    return this.#ask<Value>("POST", this.#session + path, body);
  }

  async #ask<Value>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: object,
  ): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  /** Returns `true` once the driver answers; a driver that has ended never will. */
  async #answers(): Promise<boolean> {
    const ended = this.programs.find(({ exitCode }) => exitCode !== null);
    if (ended) throw new Error(`${ended.spawnfile} has ended.`);
    // Until it listens, the connection is refused.
    return this.#ask("GET", "/status").then(
      () => true,
      () => false,
    );
  }
}

const moveTo = ([x, y]: Point, duration = 0) => ({
  type: "pointerMove",
  origin: "viewport",
  x,
  y,
  duration,
});

/** geckodriver finds Firefox by itself, unless `FIREFOX` names one. */
async function startFirefox(): Promise<Started> {
  const port = await freePort();
  const bidi = await freePort();
  const { GECKODRIVER = "geckodriver", FIREFOX: binary } = process.env;
  const driver = begin(GECKODRIVER, ["--port", `${port}`, "--websocket-port", `${bidi}`]);
  const options = { args: ["-headless"], ...(binary ? { binary } : {}) };
  return { port, programs: [driver], capabilities: { "moz:firefoxOptions": options } };
}

/** WebKitWebDriver starts WebKitGTK's own small browser, which needs a display. */
async function startWebKit(): Promise<Started> {
  const port = await freePort();
  const screen = begin("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"]);
  const [display] = await once(screen.stdout ?? screen, "data");
  const driver = begin("WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: `:${`${display}`.trim()}`,
    // Without a graphics card a composited frame takes 100 ms.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    // Its sandbox does not start for root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
  });
  return { port, programs: [screen, driver], capabilities: {} };
}

/** Starts a program in a group of its own, so that what it starts ends with it. */
function begin(program: string, words: readonly string[], env: object = {}): ChildProcess {
  return spawn(program, words, {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, ...env },
  });
}

function stop(programs: readonly ChildProcess[]): void {
  for (const { pid } of programs.toReversed()) if (pid) process.kill(-pid);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
