/** A desktop without monitor and loudspeaker: a browser, its keys, and what Orca says of it. */

import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import { begin, stop } from "../browsers/driver.ts";

/** The browsers that blind players use with Orca. */
export const BROWSERS = ["firefox", "chromium"] as const;

export type Browser = (typeof BROWSERS)[number];

/** Makes no new profile of Firefox greet, translate or ask for anything. */
const PREFERENCES = `
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.translations.enable", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`;

const CHROMIUM = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-features=Translate",
  "--disable-gpu",
  "--disable-sync",
  "--force-renderer-accessibility",
  "--no-first-run",
  "--no-sandbox",
  "--window-position=0,0",
  "--window-size=1290,930",
];

/** The words of a link. */
const LINK = "Istaka";

/**
 * Returns a page of links to another: a browser passes on all keys and words only some time after
 * it has started, and until then Tab leads from one link to the next.
 */
export function linksTo(url: string): string {
  return `<!doctype html><title>Links</title>${`<a href="${url}">${LINK}</a> `.repeat(50)}`;
}

export class Desktop {
  /** All that has been said. */
  readonly said: string[] = [];
  readonly #programs: ChildProcess[] = [];
  readonly #env: NodeJS.ProcessEnv;

  private constructor(
    private readonly folder: string,
    language: string,
  ) {
    this.#env = {
      HOME: folder,
      LANGUAGE: language,
      LC_ALL: "C.UTF-8",
      NO_AT_BRIDGE: "0",
      GNOME_ACCESSIBILITY: "1",
      XDG_CONFIG_HOME: join(folder, "config"),
      XDG_DATA_HOME: join(folder, "data"),
      XDG_RUNTIME_DIR: folder,
    };
  }

  /** Starts Orca, which speaks a language, on a display of its own. */
  static async start(language: string): Promise<Desktop> {
    const desktop = new Desktop(await mkdtemp(join(tmpdir(), "desktop-")), language);
    try {
      await desktop.#begin();
    } catch (error) {
      await desktop.end();
      throw error;
    }
    return desktop;
  }

  async #begin(): Promise<void> {
    // It does not start beside another one of this user, as a run that was killed may leave one.
    const asked = ["-u", `${process.getuid?.()}`, "-x", "orca"];
    const { stdout: others } = spawnSync("pgrep", asked, { encoding: "utf8" });
    expect(others.trim(), "no other Orca runs").toBe("");
    const data = join(this.folder, "data/orca");
    await mkdir(data, { recursive: true });
    await copyFile("tests/spoken/voice.py", join(data, "orca-customizations.py"));
    const screen = ["-displayfd", "1", "-screen", "0", "1300x950x24", "-nolisten", "tcp"];
    this.#env.DISPLAY = `:${await firstOf(await this.#run("Xvfb", screen))}`;
    const bus = ["--session", "--nofork", "--print-address"];
    this.#env.DBUS_SESSION_BUS_ADDRESS = await firstOf(await this.#run("dbus-daemon", bus));
    await this.#run("openbox", []);
    const launcher = "/usr/libexec/at-spi-bus-launcher";
    await this.#run(launcher, ["--launch-immediately", "--a11y=1", "--screen-reader=1"]);
    const orca = await this.#run("orca", []);
    orca.on("line", (line) => this.said.push(line));
    // It says that it is there.
    await this.hear(1);
  }

  /** Opens a page of {@link linksTo} and goes to one of its links. */
  async open(browser: Browser, url: string): Promise<void> {
    const profile = join(this.folder, "profile");
    await mkdir(profile);
    await writeFile(join(profile, "user.js"), PREFERENCES);
    // The Chromium of other tests may be one without windows.
    const program = (browser === "firefox" && process.env.FIREFOX) || browser;
    const words =
      browser === "firefox"
        ? ["--no-remote", "--profile", profile]
        : [...CHROMIUM, `--user-data-dir=${profile}`];
    await this.#run(program, [...words, url]);
    const before = this.said.length;
    const there = async (): Promise<boolean> => {
      await this.press("Tab");
      // A link that has the focus is called one; of those that are read, the words come alone.
      return this.said.slice(before).some((words) => words.startsWith(`${LINK} `));
    };
    await expect.poll(there, { timeout: 60_000, intervals: [2000] }).toBe(true);
    await this.hearOut(before, 3000);
  }

  /** Waits until so much has been said. */
  async hear(count: number): Promise<void> {
    const message = `what follows “${this.said.at(-1)}”`;
    const asked = { timeout: 120_000, intervals: [50], message };
    await expect.poll(() => this.said.length, asked).toBeGreaterThanOrEqual(count);
  }

  /** Waits until something more than this is said, and then until there is silence, in ms. */
  async hearOut(count: number, silence: number): Promise<void> {
    await this.hear(count + 1);
    for (let before = 0; before < this.said.length; ) {
      before = this.said.length;
      await setTimeout(silence);
    }
  }

  /** Presses a key, by its name in X. */
  async press(key: string): Promise<void> {
    const pressed = await begin("xdotool", ["key", key], { env: this.#env });
    if (pressed.exitCode === null) await once(pressed, "exit");
  }

  async end(): Promise<void> {
    // Orca may not end when it is asked to.
    for (const program of this.#programs.toReversed()) await stop(program, "SIGKILL");
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20 });
  }

  /** Starts a program and returns what it prints. */
  async #run(program: string, words: readonly string[]): Promise<Interface> {
    const started = await begin(program, words, {
      env: this.#env,
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.#programs.push(started);
    if (!started.stdout) throw new Error(`${program} has no output.`);
    return createInterface(started.stdout);
  }
}

async function firstOf(lines: Interface): Promise<string> {
  const [line] = await once(lines, "line");
  return line;
}
