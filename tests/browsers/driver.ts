/** The functions of a browser that the smoke test needs, for each protocol. */

import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** A point of the window. */
export type Point = readonly [x: number, y: number];

/** The size of every window. */
export const WINDOW = { width: 1280, height: 900 };

export interface Driver {
  go(url: string): Promise<void>;
  /** Evaluates an expression in the page, whose value is the promise of a text. */
  evaluate(expression: string): Promise<string>;
  click(at: Point, count: number): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Presses a key, by its name in events. */
  press(key: string): Promise<void>;
  /** Ends the browser and what it runs on. */
  end(): Promise<void>;
}

/** Returns the point between two others. */
export const half = (from: Point, to: Point): Point => [
  Math.round((from[0] + to[0]) / 2),
  Math.round((from[1] + to[1]) / 2),
];

/** The keys that WebDriver writes otherwise than events do. */
const KEYS: Readonly<Record<string, string>> = { Escape: "\uE00C" };

const DOWN = { type: "pointerDown", button: 0 };
const UP = { type: "pointerUp", button: 0 };

/** The input of WebDriver, which is the same in its classic form and in BiDi. */
export function inputs(
  perform: (actions: readonly object[]) => Promise<unknown>,
): Pick<Driver, "click" | "drag" | "press"> {
  const mouse = async (actions: readonly object[]): Promise<void> => {
    const parameters = { pointerType: "mouse" };
    await perform([{ type: "pointer", id: "mouse", parameters, actions }]);
  };
  return {
    click: (at, count) => mouse([moveTo(at), ...Array(count).fill([DOWN, UP]).flat()]),
    drag: (from, to) => mouse([moveTo(from), DOWN, moveTo(half(from, to), 60), moveTo(to, 60), UP]),
    press: async (key) => {
      const value = KEYS[key] ?? key;
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      await perform([{ type: "key", id: "keys", actions }]);
    },
  };
}

const moveTo = ([x, y]: Point, duration = 0) => ({
  type: "pointerMove",
  origin: "viewport",
  x,
  y,
  duration,
});

/** Starts a program in a group of its own, so that what it starts ends with it. */
export async function begin(
  program: string,
  words: readonly string[],
  { env = {}, stdio = "ignore" }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {},
): Promise<ChildProcess> {
  const started = spawn(program, words, {
    detached: true,
    stdio,
    env: { ...process.env, ...env },
  });
  // A program that is missing is an error here, and not one of the whole process.
  await once(started, "spawn");
  return started;
}

/** Ends a program with what it has started, and waits until it has ended. */
export async function stop(program: ChildProcess, signal?: "SIGKILL"): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null || !program.pid) return;
  const ended = once(program, "exit");
  process.kill(-program.pid, signal);
  await ended;
}
