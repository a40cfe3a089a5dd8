/**
 * Plays scenes by keys, and compares what Orca says with the transcripts in tests/data/spoken/,
 * which `cargo xtask spoken` writes again.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Site } from "../e2e/site.ts";
import { Desktop, linksTo } from "./desktop.ts";
import { leave, SCENES, type Scene, UNSURE } from "./scenes.ts";

/** `cargo xtask spoken` sets it. */
const WRITE = process.env.WRITE_SPOKEN !== undefined;

/**
 * Marks what a live region says. Orca looks for that at intervals, so whether it comes before or
 * after what the focus says is chance.
 */
const ANNOUNCED = "* ";

/** The milliseconds of silence after which all is said. */
const SILENCE = 3000;

/** The same while a page is loaded. */
const LOADED = 10_000;

const FOLDER = "tests/data/spoken";

const KEPT = readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ""));

for (const name of WRITE ? Object.keys(SCENES) : KEPT) {
  test(name, async () => {
    const scene = SCENES[name];
    if (!scene) throw new Error(`${name} is no scene`);
    const file = `${FOLDER}/${name}.txt`;
    const heard = await play(scene, WRITE ? null : file);
    if (WRITE) writeFileSync(file, heard);
    else expect(heard).toBe(readFileSync(file, "utf8"));
  });
}

/**
 * Plays a scene and returns its transcript: each key, and below it what is said. Waits after a key
 * for as much as is kept, or until nothing more is said.
 */
async function play(scene: Scene, file: string | null): Promise<string> {
  const { browser, language, path = "", keys } = scene;
  const counts = file === null ? null : countsOf(readFileSync(file, "utf8"));
  const site = await new Site().runBefore(/^start\.js$/, leave(scene)).serve();
  const desktop = await Desktop.start(language);
  let transcript = "";
  let told = desktop.said.length;
  const hear = async (key: string, unsure: boolean): Promise<void> => {
    const count = counts?.shift();
    if (unsure || count === undefined) await desktop.hearOut(told, SILENCE);
    else await desktop.hear(told + count);
    const said = desktop.said.slice(told);
    const announced = said.filter((line) => line.startsWith(ANNOUNCED));
    const focused = said.filter((line) => !line.startsWith(ANNOUNCED));
    const [title = ""] = announced.map((line) => line.slice(ANNOUNCED.length).split(". ", 1)[0]);
    if (unsure) expect(focused.join(" "), "the title is said once").not.toContain(title);
    const read = unsure ? [] : focused;
    told += said.length;
    transcript += `[${key}]\n${[...read, ...announced].map((line) => `    ${line}\n`).join("")}`;
  };
  try {
    await desktop.open(browser, site.page("links.html", linksTo(site.url + path)));
    told = desktop.said.length;
    // Enter follows the link. What is said first varies with the order in which the page is loaded;
    // the table announces its first sentence once its keys are heard.
    await desktop.press("Return");
    const isThere = () => desktop.said.slice(told).some((line) => line.startsWith(ANNOUNCED));
    await expect.poll(isThere, { timeout: 120_000 }).toBe(true);
    await desktop.hearOut(told, LOADED);
    told = desktop.said.length;
    for (const written of keys.split(" ")) {
      const key = written.replace(UNSURE, "");
      await desktop.press(key);
      await hear(key, key !== written);
    }
    return transcript;
  } finally {
    await desktop.end();
    await site.close();
  }
}

/** Counts what is said after each key. */
function countsOf(transcript: string): number[] {
  const parts = transcript.split(/^\[.*\]\n/m).slice(1);
  return parts.map((part) => part.split("\n").length - 1);
}
