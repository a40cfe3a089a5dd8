/** WebKitGTK's own small browser, led by its WebDriver over HTTP. */

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect } from "@playwright/test";
import { begin, type Driver, inputs, stop, WINDOW } from "./driver.ts";

/** The environment in which its pages are drawn. */
const DRAWN = {
  // Without a graphics card a composited frame takes 100 ms.
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  // Its sandbox starts neither for root nor where systems forbid name spaces to programs.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  LANGUAGE: "en",
};

/** Starts WebKitWebDriver, which starts the browser, on a display of its own. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const screen = await begin("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout ?? screen, "data");
  const env = { ...DRAWN, DISPLAY: `:${`${display}`.trim()}` };
  const program = await begin("WebKitWebDriver", [`--port=${port}`], { env });
  const end = async (): Promise<void> => {
    await stop(program);
    await stop(screen);
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    // Until it listens, the connection is refused.
    const answers = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => program.exitCode !== null,
      );
    await expect.poll(answers).toBe(true);
    return await lead(address, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function lead(address: string, end: () => Promise<void>): Promise<Driver> {
  const asked = { capabilities: { alwaysMatch: {} } };
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${address}/session`, asked);
  const session = `${address}/session/${sessionId}`;
  const post = <Value = void>(path: string, body: object): Promise<Value> =>
    ask("POST", `${session}/${path}`, body);
  await post("window/rect", WINDOW);
  return {
    ...inputs((actions) => post("actions", { actions })),
    go: (url) => post("url", { url }),
    evaluate: (expression) => post("execute/sync", { script: `return ${expression}`, args: [] }),
    end: () => ask<void>("DELETE", session).finally(end),
  };
}

async function ask<Value>(
  method: "POST" | "DELETE",
  address: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    headers: { "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
