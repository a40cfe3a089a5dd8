/** Serves folders like a static host, and pages written by tests. */

import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";

type Headers = Readonly<Record<string, string>>;

interface Answer<Body = string | Buffer> {
  readonly body: Body;
  readonly headers: Headers;
}

const HTML = "text/html; charset=utf-8";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": HTML,
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** File types to compress; pictures and fonts already are compressed. */
const COMPRESSED = /^\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

/**
 * Delay in milliseconds of each file and each message to a worker, as on a slow line and a slow
 * machine. Usually 0; `LATE=150 npx playwright test` finds races.
 */
export const LATE = Number(process.env.LATE ?? 0);

/**
 * Determines the deals of matches without a seed, equally in every worker: with a random deal a
 * round may be over before the player's first turn. `CHANCE=2 npx playwright test` uses other
 * deals.
 */
const CHANCE = Number(process.env.CHANCE ?? 1);

/** The scripts that ask for entropy. */
const WORKER = /^assets\/worker-[^/]*\.js$/;

/** A script in the service worker's list of files. */
const BUILT_SCRIPT = /"integrity":"([^"]+)","revision":(?:null|"\w+"),"url":"([^"]+\.js)"/g;

/** A script in the list of hashes. */
const LISTED_SCRIPT = /^\w{64} {2}(.+\.js)$/gm;

/** Cached answers for files, by path, size and time. */
const made = new Map<string, Answer<Buffer>>();

/**
 * Returns a host's answer for a file of a folder, or for a folder with or without its slash;
 * compresses each file once.
 */
export function fileOf(folder: string, path: string): Answer<Buffer> | null {
  const named = join(resolve(folder), path);
  const isFolder = statSync(named, { throwIfNoEntry: false })?.isDirectory();
  const file = isFolder ? join(named, "index.html") : named;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  const version = `${file} ${stats.size} ${stats.mtimeMs}`;
  const known = made.get(version);
  if (known) return known;
  const type = extname(file);
  const small = COMPRESSED.test(type);
  const body = small ? gzipSync(readFileSync(file), { level: 9 }) : readFileSync(file);
  const headers = {
    "cache-control": "no-cache",
    "content-length": `${body.length}`,
    "content-type": TYPES[type] ?? "application/octet-stream",
    etag: `W/"${stats.size}-${stats.mtimeMs}"`,
    ...(small ? { "content-encoding": "gzip" } : {}),
  };
  made.set(version, { body, headers });
  return { body, headers };
}

/**
 * Returns the path to which Cloudflare Pages and Netlify redirect a file or folder; null if they
 * answer at the path itself.
 */
function cleaned(folder: string, path: string): string | null {
  const isFolder = statSync(join(folder, path), { throwIfNoEntry: false })?.isDirectory();
  if (isFolder) return /(^|\/)$/.test(path) ? null : `${path}/`;
  const clean = path.replace(/(^|\/)index(\.html)?$/, "$1").replace(/(\.html|\/)$/, "");
  return clean === path ? null : clean;
}

/** A separate origin, with the pages and files of a test below its base. */
export class Site {
  /** Every requested path, in order, without the base. */
  readonly asked: string[] = [];
  readonly #pages = new Map<string, Answer>();
  /** Code that runs before the scripts of some paths. */
  readonly #before: [scripts: RegExp, code: string][] = [[WORKER, `(${decide})(${CHANCE});`]];
  #server: Server | undefined;
  #folder: string | null = null;
  #port = 0;

  /**
   * `headers` are sent with every file of the folder. With `clean`, addresses have no `.html`, and
   * those that have it are redirected.
   */
  constructor(
    readonly base = "/",
    private readonly headers: Headers = {},
    private readonly clean = false,
  ) {}

  /** The address, ending with a slash. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}${this.base}`;
  }

  /** Adds a page at a path and returns its address. */
  page(path: string, body: string, headers: Headers = {}): string {
    this.#pages.set(path, { body, headers: { "content-type": HTML, ...headers } });
    return this.url + path;
  }

  /** Has code run before the scripts whose path matches. */
  runBefore(scripts: RegExp, code: string): this {
    this.#before.push([scripts, code]);
    return this;
  }

  /** Serves a folder: the first time on a free port, then at the same address. */
  async serve(folder: string | null = "dist"): Promise<this> {
    await this.close();
    this.#folder = folder;
    const server = createServer(async (request, response) => {
      if (LATE > 0) await setTimeout(LATE);
      const { pathname, search } = new URL(request.url ?? "/", this.url);
      const below = `${pathname}/`.startsWith(this.base);
      const path = below ? pathname.slice(this.base.length) : pathname;
      this.asked.push(path);
      const moved = below ? this.#moved(path) : null;
      const answer = below ? this.#answer(path) : null;
      const etag = answer?.headers.etag;
      if (moved !== null)
        response.writeHead(308, { location: `${this.base}${moved}${search}` }).end();
      else if (!answer) response.writeHead(404).end();
      else if (etag && etag === request.headers["if-none-match"]) response.writeHead(304).end();
      else response.writeHead(200, { ...answer.headers }).end(answer.body);
    });
    await once(server.listen(this.#port, "127.0.0.1"), "listening");
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }

  /** Returns the path to which a request is redirected; null if it is answered. */
  #moved(path: string): string | null {
    if (!this.clean || this.#folder === null || this.#pages.has(path)) return null;
    return cleaned(this.#folder, path);
  }

  #answer(path: string): Answer | null {
    const page = this.#pages.get(path);
    if (page || this.#folder === null) return page ?? null;
    const file =
      fileOf(this.#folder, path) ?? (this.clean ? fileOf(this.#folder, `${path}.html`) : null);
    if (!file) return null;
    const headers = { ...file.headers, ...this.headers };
    const text = this.#changed(path, file.body);
    if (text === null) return { body: file.body, headers };
    const body = gzipSync(text);
    const { etag: _, ...others } = headers;
    return { body, headers: { ...others, "content-length": `${body.length}` } };
  }

  /** Changes a file that is not served as built; null if it is. */
  #changed(path: string, body: Buffer): string | null {
    const code = this.#codeBefore(path);
    if (code) return code + gunzipSync(body);
    if (path === "hashes.txt")
      return gunzipSync(body)
        .toString()
        .replace(LISTED_SCRIPT, (line, script: string) => {
          const answer = this.#codeBefore(script) ? this.#answer(script) : null;
          return answer ? `${hashOf(gunzipSync(answer.body)).toString("hex")}  ${script}` : line;
        });
    if (path !== "sw.js") return null;
    // The service worker accepts only files with the listed sums.
    return gunzipSync(body)
      .toString()
      .replace(BUILT_SCRIPT, (entry, sum: string, script: string) => {
        const answer = this.#codeBefore(script) ? this.#answer(script) : null;
        return answer ? entry.replace(sum, integrityOf(gunzipSync(answer.body))) : entry;
      });
  }

  #codeBefore(path: string): string {
    const found = this.#before.filter(([scripts]) => scripts.test(path));
    return found.map(([, code]) => code).join("");
  }
}

/** Returns the integrity of a file in the service worker's format. */
export function integrityOf(file: string | Buffer): string {
  return `sha256-${hashOf(file).toString("base64")}`;
}

function hashOf(file: string | Buffer): Buffer {
  return createHash("sha256").update(file).digest();
}

/** Derives the entropy of a worker from a number; runs in the worker, before all else. */
function decide(seed: number): void {
  let state = Math.imul(seed, 0x9e3779b1);
  crypto.getRandomValues = <Values extends ArrayBufferView | null>(values: Values): Values => {
    if (!values) return values;
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let i = 0; i < bytes.length; i += 1) {
      // Marsaglia's xorshift.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[i] = state;
    }
    return values;
  };
}
