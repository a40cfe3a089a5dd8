/** At build time: puts the licenses of all shipped code into one text. */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The file name beside the page. */
export const LICENSES = "licenses.txt";

/** The packages in the scripts and the service worker of the page. */
const PACKAGES = [
  "@lit/reactive-element",
  "idb",
  "lit",
  "lit-element",
  "lit-html",
  "vite",
  "vite-plugin-pwa",
  "workbox-core",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
  "workbox-window",
];

/** The target of the engine. */
const TARGET = "wasm32-unknown-unknown";

/** A shipped work and its license text. */
interface Work {
  readonly name: string;
  readonly text: string;
}

/** Writes the text beside the page; the dev server makes it on request. */
export function licenses(): Plugin {
  return {
    name: "licenses",
    configureServer(server) {
      server.middlewares.use(`/${LICENSES}`, (_, response) => {
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(licenseText());
      });
    },
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).filter((part) => part.type === "chunk");
      const foreign = parts.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => packageOf(id)));
      const unlisted = foreign.find((name) => !PACKAGES.includes(name));
      if (unlisted)
        this.error(`${unlisted} is shipped without its license: see www/app/licenses.ts`);
      this.emitFile({ type: "asset", fileName: LICENSES, source: licenseText() });
    },
  };
}

/** The package of a module; none for a module of the page. */
function packageOf(id: string): string[] {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return name ? [name] : [];
}

function licenseText(): string {
  const own = { name: "Istaka", text: ["LICENSE-MIT", "LICENSE-APACHE"].map(read).join("\n\n") };
  const font = { name: "Nunito", text: read("www/fonts/OFL.txt") };
  const texts = new Map<string, string[]>();
  for (const { name, text } of [own, font, ...PACKAGES.map(npm), ...crates()])
    texts.set(text, [...(texts.get(text) ?? []), name]);
  const rule = "=".repeat(80);
  return [...texts]
    .map(([text, names]) => `${rule}\n${names.join("\n")}\n${rule}\n\n${text}\n`)
    .join("\n");
}

function npm(name: string): Work {
  const folder = `node_modules/${name}`;
  const { version } = JSON.parse(read(join(folder, "package.json"))) as { version: string };
  const [text = ""] = textsIn(folder);
  // The license of Vite is followed by those of its bundled packages.
  return {
    name: `${name} ${version}`,
    text: text.split("\n# Licenses of bundled")[0]?.trim() ?? "",
  };
}

interface Crate {
  readonly name: string;
  readonly version: string;
  readonly authors: readonly string[];
  readonly manifest_path: string;
}

/** The crates in the engine, and the standard library of Rust. */
function crates(): Work[] {
  const cargo = (args: string[]): string =>
    execFileSync("cargo", [...args, "--locked"], { encoding: "utf8", maxBuffer: 2 ** 28 });
  const what = ["--features", "js", "--target", TARGET, "--edges", "no-dev,no-build,no-proc-macro"];
  const tree = cargo(["tree", ...what, "--prefix", "none", "--format", "{p}"]);
  const linked = new Set(tree.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
  const built = ["--features", "js", "--format-version=1", "--filter-platform", TARGET];
  const metadata = cargo(["metadata", ...built]);
  const { packages } = JSON.parse(metadata) as { packages: Crate[] };
  const found = packages.filter(
    ({ name, version }) => name !== "istaka" && linked.has(`${name} v${version}`),
  );
  const works = found.map(({ name, version, authors, manifest_path }): Work => {
    const texts = textsIn(dirname(manifest_path));
    return { name: `${name} ${version}`, text: texts.join("\n\n") || mit(authors) };
  });
  return [
    ...works,
    { name: "Rust’s standard library", text: mit(["The Rust Project Contributors"]) },
  ];
}

/** The license texts in a folder: MIT if there is a choice, and additional ones. */
function textsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying)/i.test(file));
  const mits = files.filter((file) => /mit/i.test(file));
  const more = files.filter((file) => /unicode/i.test(file));
  const plain = files.filter((file) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(file));
  const chosen = mits.length > 0 ? [...mits, ...more] : plain.length > 0 ? plain : files;
  return chosen.map((file) => read(join(folder, file)));
}

/** The MIT license for a crate that only names it. */
function mit(authors: readonly string[]): string {
  const names = authors.map((author) => author.replace(/ <.*>$/, "")).join(", ");
  return read("LICENSE-MIT").replace(/^Copyright .*$/m, `Copyright (c) ${names}`);
}

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  return readFileSync(file, "utf8").replace(/\r\n/g, "\n").trim();
}
