/** At build time: lists the hashes of all files, and puts compressed copies beside them. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** The list of hashes, as `sha256sum --check` reads it, in the folder of the game. */
export const HASHES = "hashes.txt";

/** The service worker, which names the build that it belongs to. */
const WORKER = "sw.js";

/** File types to compress; pictures and fonts already are compressed. */
const COMPRESSED = /\.(css|html|js|json|rs|svg|txt|wasm|webmanifest|xml)$/;

/** Copies by their endings, the smallest first. */
const COPIES = {
  br: (file: Buffer) =>
    promisify(brotliCompress)(file, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length },
    }),
  gz: (file: Buffer) => promisify(gzip)(file, { level: 9 }),
};

/** Lists and compresses what the other plugins have written; serves the copies for playing. */
export function shipped(): Plugin {
  let out = "";
  let builds = false;
  return {
    name: "shipped",
    configResolved: ({ root, build, command }) => {
      out = resolve(root, build.outDir);
      builds = command === "build";
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = "", query] = (request.url ?? "").split("?");
        const file = path.endsWith("/") ? `${path}index.html` : path;
        const taken = `${request.headers["accept-encoding"]}`;
        const ending = /\bbr\b/.test(taken) ? "br" : /\bgzip\b/.test(taken) ? "gz" : "";
        if (COMPRESSED.test(file)) response.setHeader("vary", "accept-encoding");
        // The server knows both endings, and says what lies below them.
        if (ending && existsSync(join(out, `${decodeURI(file)}.${ending}`)))
          request.url = `${file}.${ending}${query === undefined ? "" : `?${query}`}`;
        next();
      });
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        if (!builds) return;
        writeFileSync(join(out, HASHES), listOf(out));
        const files = filesIn(out).filter((file) => COMPRESSED.test(file));
        await Promise.all(files.map((file) => compress(join(out, file))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const file = readFileSync(path);
  for (const [ending, compressed] of Object.entries(COPIES)) {
    const copy = await compressed(file);
    if (copy.length < file.length) writeFileSync(`${path}.${ending}`, copy);
  }
}

/** Returns the hash of all built files but the worker, which it is written into. */
export function buildIn(folder: string): string {
  return sha256(listOf(folder, (file) => file !== WORKER));
}

/** Returns the hashes of the files in a folder, a line for each, sorted by their paths. */
function listOf(folder: string, wanted = (_: string) => true): string {
  const lines = filesIn(folder)
    .filter((file) => file !== HASHES && wanted(file))
    .map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`);
  return lines.join("");
}

/** Returns the paths of the files in a folder that are no compressed copies. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .sort();
}

function sha256(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex");
}
