/**
 * Simulates a slow line for all requests of the page and its workers: the browser's own throttling
 * covers the page's requests only.
 */

import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileOf } from "./site.ts";

/** Bytes sent at a time; parts of other answers are sent in between. */
const PIECE = 1460 * 4;

/** Tolerated delay of a timer in milliseconds. */
const LATE = 60;

export class SlowLine {
  readonly #server: Server;
  /** The time at which the line becomes free, in milliseconds. */
  #free = 0;

  /** Serves a folder as a static host does. */
  private constructor(
    private readonly dir: string,
    private bitsPerSecond: number,
    private latencyMillis: number,
  ) {
    this.#server = createServer(({ url }, response) => {
      void this.#answer(new URL(url ?? "/", "http://localhost").pathname, response);
    });
  }

  static async open(dir: string, bitsPerSecond: number, latencyMillis: number): Promise<SlowLine> {
    const line = new SlowLine(dir, bitsPerSecond, latencyMillis);
    line.#server.listen(0, "127.0.0.1");
    await once(line.#server, "listening");
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Removes all delays from now on. */
  beQuick(): void {
    this.bitsPerSecond = Number.POSITIVE_INFINITY;
    this.latencyMillis = 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    await wait(this.latencyMillis);
    const file = fileOf(this.dir, path.slice(1));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...file.headers, "cache-control": "max-age=600" });
    for (let at = 0; at < file.body.length && !response.destroyed; at += PIECE) {
      const piece = file.body.subarray(at, at + PIECE);
      const now = performance.now();
      // Delays by a busy machine are compensated, as a real line would not have them.
      this.#free = Math.max(this.#free, now - LATE) + (piece.length * 8000) / this.bitsPerSecond;
      await wait(Math.max(0, this.#free - now));
      response.write(piece);
    }
    response.end();
  }
}
