/**
 * Serves dist/ as a host would, compressed, and lets Lighthouse judge it as a phone sees it.
 *
 * `cargo xtask lighthouse` runs it as: node lighthouse.mjs <version>, with the browser in
 * $CHROMIUM. npx fetches Lighthouse; it is no dependency of the page.
 */

import { spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, posix } from "node:path";
import { gzipSync } from "node:zlib";

/** The least score of each category. */
const WANTED = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

/** Whatever else runs on the machine only slows the page down, so a bad run may be repeated. */
const TRIES = 3;

const REPORT = "test-output/lighthouse.json";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const COMPRESSED = /\.(css|html|js|json|svg|wasm|webmanifest)$/;

const [, , version] = process.argv;
const server = createServer(answer);
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const address = `http://127.0.0.1:${server.address().port}/`;
let passed = false;
for (let run = 0; run < TRIES && !passed; run++) {
  await lighthouse();
  passed = judge();
}
server.close();
process.exit(passed ? 0 : 1);

function answer({ url }, response) {
  const path = posix.normalize(new URL(url, address).pathname).replace(/\/$/, "/index.html");
  const headers = { "content-type": TYPES[extname(path)] ?? "text/plain" };
  // A file with a hash in its name never changes.
  const kept = path.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache";
  try {
    const bytes = readFileSync(join("dist", path));
    const pressed = COMPRESSED.test(path);
    if (pressed) headers["content-encoding"] = "gzip";
    response.writeHead(200, { ...headers, "cache-control": kept });
    response.end(pressed ? gzipSync(bytes) : bytes);
  } catch {
    response.writeHead(404).end();
  }
}

/** Lighthouse looks at the page as at a phone unless it is told otherwise. */
function lighthouse() {
  mkdirSync("test-output", { recursive: true });
  const flags = process.getuid?.() === 0 ? "--headless=new --no-sandbox" : "--headless=new";
  const words = ["--yes", `lighthouse@${version}`, address, "--quiet", "--output=json"];
  words.push(`--output-path=${REPORT}`, `--only-categories=${Object.keys(WANTED)}`);
  words.push(`--chrome-flags=${flags}`);
  const env = { ...process.env };
  if (env.CHROMIUM) env.CHROME_PATH = env.CHROMIUM;
  // There npx is a script, which only the command interpreter starts.
  const [program, ...first] = process.platform === "win32" ? ["cmd.exe", "/c", "npx"] : ["npx"];
  return new Promise((ended, failed) => {
    const child = spawn(program, [...first, ...words], { stdio: "inherit", env });
    child.on("error", failed);
    child.on("exit", (code) => {
      if (code === 0) ended();
      else failed(new Error("Lighthouse has failed."));
    });
  });
}

/** Prints the scores, and what takes points away; whether all are as they should be. */
function judge() {
  const { categories, audits } = JSON.parse(readFileSync(REPORT, "utf8"));
  let good = true;
  for (const [id, least] of Object.entries(WANTED)) {
    const { score, auditRefs } = categories[id];
    const points = Math.round(score * 100);
    good &&= points >= least;
    console.log(`${id.padEnd(16)} ${String(points).padStart(3)} of at least ${least}`);
    for (const { id: audit, weight } of auditRefs) {
      const { score: part, title, displayValue = "" } = audits[audit];
      if (weight > 0 && part !== null && part < 1) console.log(`  ${title} ${displayValue}`);
    }
  }
  return good;
}
