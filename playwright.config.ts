/** The browser tests: the browser, its window, and what runs apart from the rest. */

import { defineConfig } from "@playwright/test";

const root = process.getuid?.() === 0;

/** Set by `cargo xtask test --all`, which has tests do all they can. */
const everything = Boolean(process.env.ISTAKA_ALL);

/**
 * Each window of Chromium loads two pages for its address bar, which nobody sees here: half of what
 * it takes to open a page of ours. The others are those that Playwright turns off itself, for of
 * two such lists Chromium goes by the last.
 */
const UNUSED = [
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

// Node.js 20 has WebSocket behind a flag, and each worker is a process of its own.
if (!("WebSocket" in globalThis))
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --experimental-websocket`;

/** The browsers in which the smoke test plays, each a project of its own. */
const BROWSERS = ["chromium", "firefox", "webkit"];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // A test that passes only at its second try is named at the end of a run.
  retries: 1,
  // Long enough for a busy machine: a test that fails by its clock tells nothing of the page.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  grepInvert: everything ? [] : /@all/,
  reporter: "list",
  // One picture for all systems: only what the page draws itself is compared.
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  use: {
    viewport: { width: 1280, height: 800 },
    // Installing the game takes as long as many a test: only who tests that has it installed.
    serviceWorkers: "block",
    launchOptions: {
      // Unset, it is Playwright's own; `cargo xtask test` finds or installs one.
      executablePath: process.env.CHROMIUM,
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        `--disable-features=${UNUSED.join()}`,
        "--disable-quic",
        "--disable-sync",
        // Without windows it would set letters on whole pixels, and words
        // would be wider than players have them.
        "--font-render-hinting=none",
        "--no-first-run",
      ],
      // Chromium's sandbox does not start for root.
      chromiumSandbox: !root,
    },
  },
  // Each with its own output, because a run empties it first.
  projects: [
    {
      name: "budget",
      testMatch: "budget.spec.ts",
      outputDir: "test-output/budget",
      use: { serviceWorkers: "allow" },
    },
    {
      name: "speed",
      // Tests that measure time run only in a run of everything.
      testMatch: everything ? "speed.spec.ts" : [],
      outputDir: "test-output/speed",
      // One after the other: each would slow the other down.
      fullyParallel: false,
      use: { serviceWorkers: "allow" },
    },
    {
      name: "projects",
      testDir: "tests/projects",
      outputDir: "test-output/projects",
    },
    ...BROWSERS.map((name) => ({
      name,
      testDir: "tests/browsers",
      outputDir: `test-output/${name}`,
      use: { serviceWorkers: "allow" as const },
    })),
    {
      name: "spoken",
      testDir: "tests/spoken",
      outputDir: "test-output/spoken",
      // One desktop after the other, each for minutes.
      fullyParallel: false,
      timeout: 900_000,
    },
    {
      name: "page",
      testIgnore: ["budget.spec.ts", "speed.spec.ts"],
      outputDir: "test-output/page",
    },
  ],
});
