/** The build of the page: its files, its policy, and what is kept for playing offline. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { LICENSES, licenses } from "./www/app/licenses.ts";
import { buildIn, HASHES, shipped } from "./www/app/shipped.ts";
import { startPage } from "./www/app/start/build.ts";
import { elements } from "./www/embed/build.ts";
import { home } from "./www/home/build.ts";
import { catalogues } from "./www/locales/compile.ts";
import { rulePages } from "./www/site/build.ts";

/** Every page that is built; an embedded game would be one more line. */
const pages = ["index.html"];

const felt = "#13584d";

/** The files of dialogs and pages that are fetched when somebody opens them, and of a frame. */
const LATER = [
  /\/www\/(analysis|mistakes|puzzles|app\/embedded|games\/(\w+\/)?rankings?)\b/,
  /\/(www\/(embed\/(engine|explained|quiz|sheet|shelf)|pkg\/figures)|src\/puzzles)\b/,
];

export default defineConfig({
  // Relative, so that dist/ works under any path of any static host.
  base: "./",
  appType: "mpa",
  publicDir: "www/public",
  build: {
    target: "es2022",
    // The content security policy forbids inline scripts and data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages,
      // Two chunks, and those that are fetched when they are asked for: each file more costs a slow
      // line another round trip.
      output: {
        codeSplitting: {
          groups: [
            { name: "index", tags: ["$initial"] },
            {
              name: "rest",
              test: (id) =>
                !id.startsWith("virtual:words") && !LATER.some((files) => files.test(id)),
            },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  // Named, because Vite would otherwise crawl every .html file, those of cargo doc too.
  optimizeDeps: { entries: pages },
  server: { watch: { ignored: ["**/target/**", "**/test-output/**"] } },
  plugins: [
    catalogues(),
    rebuildEngine(),
    allowDevStyles(),
    startPage(),
    home(),
    rulePages(),
    elements(LICENSES),
    workerPolicy(),
    licenses(),
    offline(),
    shipped(),
  ],
});

/** Files of the engine that only a small module has; all others are built for the games. */
const SMALL = {
  figures: /\/(figures|puzzles|verdict)\b/,
  rules: /\/(wasm\/rules|guide)\b/,
  judge: /\/(wasm\/judge|board|judgement|position|ranking|review)\b/,
};

/**
 * In the dev server, builds a module of the engine again when a Rust file is saved; Vite then
 * reloads. `cargo xtask wasm` builds all of them.
 */
function rebuildEngine(): Plugin {
  return {
    name: "rebuild-engine",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (!file.endsWith(".rs")) return;
        const small = Object.entries(SMALL).find(([, files]) => files.test(file));
        const [module] = small ?? ["istaka"];
        try {
          execFileSync("cargo", ["xtask", "wasm", module], { stdio: "inherit" });
        } catch {
          server.config.logger.error("The engine does not build; the page keeps the last one.");
        }
      });
    },
  };
}

/** The dev server puts styles into the page as <style>; only there may the policy allow it. */
function allowDevStyles(): Plugin {
  return {
    name: "allow-dev-styles",
    apply: "serve",
    transformIndexHtml: (html) =>
      html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  };
}

/** Sends the page's policy with the worker, which has none by the page's own. */
function workerPolicy(): Plugin {
  return {
    name: "worker-policy",
    configurePreviewServer(server) {
      const [, policy = ""] =
        /Policy" content="([^"]*)"/.exec(readFileSync("index.html", "utf8")) ?? [];
      server.middlewares.use(({ url = "" }, response, next) => {
        if (/\/worker-[^/]*\.js$/.test(url)) response.setHeader("content-security-policy", policy);
        next();
      });
    },
  };
}

function integrityOf(path: string): string {
  return `sha256-${createHash("sha256").update(readFileSync(path)).digest("base64")}`;
}

function offline() {
  return VitePWA({
    // A new version waits for the consent of the player; nothing reloads a running game.
    registerType: "prompt",
    injectRegister: false,
    manifest: {
      // Fixed and relative to the origin: the app stays the same app if its start page moves.
      id: "istaka",
      name: "Istaka – Okey",
      short_name: "Istaka",
      description: "Okey, 101 Okey and table rummy against bots. No account, works offline.",
      lang: "en",
      categories: ["games"],
      start_url: ".",
      scope: ".",
      display: "standalone",
      theme_color: felt,
      background_color: felt,
      icons: [
        { src: "icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
      screenshots: [
        { src: "wide.jpg", sizes: "1280x800", type: "image/jpeg", form_factor: "wide" },
        { src: "narrow.jpg", sizes: "780x1688", type: "image/jpeg", form_factor: "narrow" },
      ],
      shortcuts: [
        { name: "Daily deal", url: "./#daily" },
        { name: "Puzzles", url: "./#puzzles" },
        { name: "Lessons", url: "./#lessons" },
      ],
      // What the game saves; it is shown before anything is taken over.
      file_handlers: [
        { action: ".", accept: { "application/json": [".json"], "text/plain": [".txt"] } },
      ],
      // Links to matches and deals (www/home/place.ts).
      share_target: {
        action: ".",
        method: "GET",
        enctype: "application/x-www-form-urlencoded",
        params: { title: "shared-title", text: "shared-text", url: "shared-url" },
      },
      launch_handler: { client_mode: "navigate-existing" },
    },
    // The glob below finds everything; listing icons here again would double them.
    includeManifestIcons: false,
    strategies: "injectManifest",
    srcDir: "www/app",
    filename: "sw.ts",
    injectManifest: {
      globPatterns: ["**/*.{html,js,css,wasm,woff2,svg,png,txt}"],
      // The system fetches and keeps the icons when it installs the game. The page requests those
      // pages of the rules that belong to the current game and language; the others are kept once
      // they are opened.
      globIgnores: ["*.png", "rules/**/*.html", "elements/**", "examples/**"],
      manifestTransforms: [
        (files) => ({
          manifest: [
            // The service worker compares the installed files with these hashes.
            ...files.map((file) => ({ ...file, integrity: integrityOf(`dist/${file.url}`) })),
            // Names the worker too, so that the worker cannot name its hash.
            { url: HASHES, revision: buildIn("dist"), size: 0 },
          ],
          warnings: [],
        }),
      ],
    },
  });
}
