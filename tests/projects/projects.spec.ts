/**
 * The crate and the npm package as their users have them: installed from their files into empty
 * projects, which are built and run there.
 *
 * Those that need further packages of a registry run in full runs only.
 */

import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { Site } from "../e2e/site.ts";

interface Project {
  readonly folder: string;
  /** True if it needs packages that this repository does not have. */
  readonly registry?: boolean;
  /** The output of `npm test`. */
  readonly says?: string;
  /** The folder of a page that plays, and that shows a figure unless it is a worker. */
  readonly serves?: string;
  /** The Markdown of a page, which then shows a figure without a script, and the configuration. */
  readonly markdown?: readonly [page: string, config: string];
}

const PROJECTS: readonly Project[] = [
  {
    folder: "node-esm",
    says: [
      "true notLoaded true notLoaded true notLoaded true notLoaded true notLoaded true notReady",
      "okey rummi okey101 true discard R6 1 gap 11 2000 true badOption rote 5 (Joker) und falscher Joker",
      "figure a.md 4 Wrong: Missing: red 7.",
      "true cannotPass 1 5 true freed true freed true notLoaded",
    ].join(" "),
  },
  { folder: "node-cjs", says: "okey true gap" },
  { folder: "typescript", says: "" },
  { folder: "vite", serves: "dist" },
  { folder: "worker", serves: "dist" },
  { folder: "script", serves: "." },
  { folder: "webpack", serves: "dist", registry: true },
  { folder: "esbuild", serves: "dist", registry: true },
  { folder: "rollup", serves: "dist", registry: true },
  { folder: "parcel", serves: "dist", registry: true },
  { folder: "bun", serves: "dist", registry: true },
  { folder: "react", serves: "dist", registry: true },
  { folder: "vue", serves: "dist", registry: true },
  { folder: "svelte", serves: "dist", registry: true },
  {
    folder: "eleventy",
    serves: "_site",
    registry: true,
    markdown: ["index.md", "eleventy.config.js"],
  },
  {
    folder: "astro",
    serves: "dist",
    registry: true,
    markdown: ["src/pages/index.md", "astro.config.js"],
  },
];

const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

const QUIET = ["--no-audit", "--no-fund", "--ignore-scripts", "--silent"];

/** A copy of a project in a folder of its own, outside of this repository. */
const test = base.extend<{ copy: (folder: string) => string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is destructured
  copy: async ({}, use) => {
    const made: string[] = [];
    await use((folder) => {
      const to = mkdtempSync(join(tmpdir(), "istaka-"));
      cpSync(join("tests/projects", folder), to, { recursive: true });
      made.push(to);
      return to;
    });
    for (const folder of made) rmSync(folder, { recursive: true });
  },
});

/** Returns what a program says; what a failing one says is in the error. */
function run(program: string, words: readonly string[], cwd: string): string {
  // Tools of this repository, for projects that need no others.
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: "utf8", env });
  if (status !== 0) throw new Error([program, ...words, "\n", stdout, stderr].join(" "));
  return stdout;
}

/** Installs the packed package, and what else the project names. */
function install(folder: string, registry: boolean): void {
  const manifest = join(folder, "package.json");
  const [file] = readdirSync("target/npm").filter((name) => name.endsWith(".tgz"));
  if (file === undefined) throw new Error("cargo xtask package has not been run");
  const { devDependencies, ...project } = JSON.parse(readFileSync(manifest, "utf8"));
  project.dependencies.istaka = `file:${resolve("target/npm", file)}`;
  if (registry) project.devDependencies = devDependencies;
  writeFileSync(manifest, JSON.stringify(project));
  run(NPM, ["install", ...QUIET, ...(registry ? [] : ["--offline"])], folder);
}

for (const { folder, registry = false, says, serves, markdown } of PROJECTS)
  test(`a project works: ${folder}`, { tag: registry ? "@all" : "@quick" }, async ({
    copy,
    page,
  }) => {
    const project = copy(folder);
    install(project, registry);
    if (folder === "typescript") writeSamples(project);
    const { scripts = {} } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
    if (scripts.build) run(NPM, ["run", "build", "--silent"], project);
    if (says !== undefined) expect(run(NPM, ["test", "--silent"], project).trim()).toBe(says);
    if (folder === "typescript") runSamples(project);
    if (folder === "script") writePage(project);
    if (serves === undefined) return;
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(`${error.stack}`));
    const site = await new Site().serve(join(project, serves));
    await page.goto(site.url);
    await expect(page).toHaveTitle("okey");
    if (markdown) await expectPicture(page);
    else if (folder !== "worker") {
      const verdict = page.locator("okey-tiles .verdict");
      await expect(verdict).toHaveText("✓ Right: This is a run.");
    }
    // The code that a listener of the framework has got from the element.
    const heard = page.locator("output");
    if ((await heard.count()) > 0) await expect(heard).toHaveText("meld");
    await site.close();
    expect(troubles).toEqual([]);
    if (markdown) expectRefusal(project, markdown[0]);
  });

/** Expects the figure of a page that allows no script and no style. */
async function expectPicture(page: Page): Promise<void> {
  const name = "red 5, red 6, blue 7 (okey), and red 8";
  const picture = page.getByRole("img", { name, exact: true });
  await expect(picture).toBeVisible();
  await expect(picture.locator("path").first()).toHaveCSS("fill", "rgb(195, 36, 43)");
  await expect(page.locator("figcaption p")).toHaveText([
    "An okey within a run",
    "✓ Right: This is a run. Blue 7 stands for red 7.",
  ]);
}

/** Expects a wrong claim to end the build, with its line and the reason. */
function expectRefusal(project: string, file: string): void {
  const path = join(project, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace("R8", "R9"));
  const line = text.split("\n").indexOf("kind run") + 1;
  const refusal = `${file}:${line}: Wrong: Missing: red 7 and red 8.`;
  expect(() => run(NPM, ["run", "build", "--silent"], project)).toThrow(refusal);
}

test("the documents configure generators as the projects do", () => {
  const text = readFileSync("docs/embedding.md", "utf8");
  const samples = [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, sample = ""]) => sample);
  const configs = PROJECTS.flatMap(({ folder, markdown }) =>
    markdown
      ? [`// ${markdown[1]}\n${readFileSync(join("tests/projects", folder, markdown[1]), "utf8")}`]
      : [],
  );
  expect(samples).toEqual(configs);
});

/** The TypeScript of the documents; what needs a page is apart. */
function samples(): { readonly plain: readonly string[]; readonly inPage: readonly string[] } {
  const docs = readdirSync("docs").filter((name) => name.endsWith(".md"));
  const texts = [...docs.map((name) => `docs/${name}`), "README.md", "xtask/npm/package/README.md"];
  const all = texts.flatMap((text) =>
    [...readFileSync(text, "utf8").matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
      ([, sample = ""]) => sample,
    ),
  );
  const [inPage, plain] = [true, false].map((needs) =>
    all.filter((sample) => sample.includes("document.") === needs),
  );
  return { plain: plain ?? [], inPage: inPage ?? [] };
}

/** Writes the samples of the documents as modules, to be checked with the project. */
function writeSamples(project: string): void {
  const { plain, inPage } = samples();
  expect([plain.length > 8, inPage.length]).toEqual([true, 1]);
  for (const [at, sample] of [...plain, ...inPage].entries())
    writeFileSync(join(project, `sample-${at}.ts`), `${sample}\nexport {};\n`);
}

/** Runs the samples that need no page, in Node. */
function runSamples(project: string): void {
  run("tsc", ["--noEmit", "false", "--outDir", "out"], project);
  for (const at of samples().plain.keys())
    run("node", ["--import", "./storage.js", `out/sample-${at}.js`], project);
}

/** Adds the samples that need a page to that of the project. */
function writePage(project: string): void {
  const page = join(project, "index.html");
  const root = "./node_modules/istaka/elements/elements.js";
  const map = `<script type="importmap">{ "imports": { "istaka/elements": "${root}" } }</script>`;
  const scripts = samples().inPage.map((sample) => {
    // None of the samples has types, so that a page can run them as they are.
    return `<script type="module">${sample}</script>`;
  });
  const match = '<okey-position record="x"></okey-position>';
  const whole = readFileSync(page, "utf8").replace("<script", `${map}<script`);
  writeFileSync(page, whole.replace("</body>", `${match}${scripts.join("")}</body>`));
}

test("a project works: cargo", { tag: "@all" }, ({ copy }) => {
  const project = copy("cargo");
  const packed = readdirSync("target/package").find((name) => /^istaka-[\d.]+$/.test(name));
  if (packed === undefined) throw new Error("cargo package has not been run");
  cpSync(join("target/package", packed), join(project, "istaka"), { recursive: true });
  expect(run("cargo", ["run", "--quiet"], project).trim()).toBe("okey 1");
});

test("the package has its texts, and each wasm file once", ({ copy }) => {
  const project = copy("script");
  install(project, false);
  const root = join(project, "node_modules/istaka");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const licenses = ["LICENSE-MIT", "LICENSE-APACHE", "licenses.txt", "elements/licenses.txt"];
  for (const text of ["README.md", "CHANGELOG.md", ...licenses]) expect(files).toContain(text);
  const wasm = files.filter((name) => name.endsWith(".wasm"));
  expect(wasm.map((name) => name.replace(/-.*/, ""))).toEqual([
    "elements/istaka_bg",
    "elements/istaka_bg",
    "elements/istaka_bg",
    "rules/istaka.wasm",
  ]);
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const named = JSON.stringify(exports).match(/\.\/[^"]+\.\w+/g) ?? [];
  for (const file of named.filter((name) => !/^\.\/(istaka|figures|rules|judge)\.wasm$/.test(name)))
    expect(existsSync(join(root, file)), file).toBe(true);
});

test("publint and are-the-types-wrong find nothing", { tag: "@all" }, ({ copy }) => {
  const folder = copy("script");
  const packed = resolve(
    "target/npm",
    readdirSync("target/npm").find((name) => /tgz$/.test(name)) ?? "",
  );
  const npx = (words: readonly string[]) => run(NPM, ["exec", "--yes", "--", ...words], folder);
  npx(["publint@0.3.25", "--strict", packed]);
  // A module for Node 20.19 and newer, where `require` takes modules, and for bundlers.
  const types = ["@arethetypeswrong/cli@0.18.5", packed, "--profile", "esm-only"];
  npx([
    ...types,
    "--exclude-entrypoints",
    "istaka.wasm",
    "figures.wasm",
    "rules.wasm",
    "judge.wasm",
    "worker/worker.js",
    "elements/classic.js",
    "elements/elements.css",
  ]);
});
