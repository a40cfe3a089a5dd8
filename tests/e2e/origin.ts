/** A second site for tests: the pages of somebody who has figures and games of ours in them. */

import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

type Headers = Readonly<Record<string, string>>;

/** Serves pages that a test writes, and the files of a folder, each origin on a port of its own. */
export class Origin {
  /** Every path that was asked for, in order. */
  readonly asked: string[] = [];
  readonly #pages = new Map<string, { body: string; headers: Headers }>();
  #server: Server | undefined;
  #port = 0;

  /** `headers` go with every file of the folder. */
  constructor(
    private readonly folder: string | null = null,
    private readonly headers: Headers = {},
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Has a page at a path from now on. */
  page(path: string, body: string, headers: Headers = {}): string {
    this.#pages.set(path, { body, headers });
    return `${this.url}${path}`;
  }

  async serve(): Promise<this> {
    const server = createServer(({ url = "/" }, response) => {
      const { pathname } = new URL(url, this.url);
      this.asked.push(pathname);
      const found = this.#answer(pathname);
      response.writeHead(found ? 200 : 404, found?.headers ?? {});
      response.end(found?.body ?? "");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("the server has no port");
    this.#port = address.port;
    this.#server = server;
    return this;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #answer(pathname: string): { body: string | Buffer; headers: Headers } | null {
    const page = this.#pages.get(pathname);
    if (page)
      return { ...page, headers: { "content-type": TYPES[".html"] ?? "", ...page.headers } };
    if (this.folder === null) return null;
    const path = normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    try {
      const body = readFileSync(join(this.folder, path));
      return { body, headers: { "content-type": type, ...this.headers } };
    } catch {
      return null;
    }
  }
}
