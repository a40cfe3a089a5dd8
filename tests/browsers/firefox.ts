/** Firefox, led by WebDriver BiDi, which it speaks itself over a WebSocket. */

import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { begin, type Driver, inputs, stop, WINDOW } from "./driver.ts";

/** The line in which Firefox names its address. */
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

/** Preferences of a new profile; Firefox sets others itself while it is led. */
const PREFERENCES = { "intl.accept_languages": "en" };

/** Starts `firefox`, or the program that `FIREFOX` names, with an empty profile. */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, "user.js"), lines.join(""));
  const words = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const program = await begin(process.env.FIREFOX || "firefox", words, {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const end = async (): Promise<void> => {
    await stop(program);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return await lead(await addressOf(program), end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Waits for the address at which Firefox listens. */
async function addressOf(program: ChildProcess): Promise<string> {
  if (!program.stderr) throw new Error("Firefox has no standard error.");
  for await (const line of createInterface(program.stderr)) {
    const address = LISTENING.exec(line)?.[1];
    if (!address) continue;
    // What it says later is not read, and must not fill the pipe.
    program.stderr.resume();
    return address;
  }
  throw new Error("Firefox has ended.");
}

async function lead(address: string, end: () => Promise<void>): Promise<Driver> {
  const ask = await connect(`${address}/session`);
  await ask("session.new", { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const context = contexts[0]?.context;
  await ask("browsingContext.setViewport", { context, viewport: WINDOW });
  return {
    ...inputs((actions) => ask("input.performActions", { context, actions })),
    go: async (url) => {
      await ask("browsingContext.navigate", { context, url, wait: "complete" });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await ask<Evaluated>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text ?? "There is no answer.");
      return result.value;
    },
    end,
  };
}

interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Sends a command, and returns its result. */
type Ask = <Value>(method: string, params?: object) => Promise<Value>;

/** Connects to an address. */
async function connect(address: string): Promise<Ask> {
  const socket = new WebSocket(address);
  await new Promise((open, closed) => {
    socket.addEventListener("open", open);
    socket.addEventListener("error", () => closed(new Error(`${address} does not answer.`)));
  });
  const waiting = new Map<number, [answer: (result: never) => void, fail: (why: Error) => void]>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    const [answer, fail] = waiting.get(id) ?? [];
    waiting.delete(id);
    if (error) fail?.(new Error(`${error}: ${message}`));
    else answer?.(result as never);
  });
  socket.addEventListener("close", () => {
    for (const [, fail] of waiting.values()) fail(new Error("Firefox has ended."));
  });
  let last = 0;
  return (method, params = {}) =>
    new Promise((answer, fail) => {
      last += 1;
      waiting.set(last, [answer, fail]);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
