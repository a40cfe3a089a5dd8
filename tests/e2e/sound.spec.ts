/** The sounds of the table, and the switch that turns them off. */

import type { Page } from "@playwright/test";
import { open, past, rack, record, resume, tap, toDiscard, turn } from "./play.ts";
import { picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";

interface Heard {
  readonly start: number;
  readonly seconds: number;
  readonly loudest: number;
  readonly power: number;
}

/** Records the played sounds as a device would render them; runs in the page. */
function listen(): void {
  const heard: Heard[] = [];
  const pulses: unknown[] = [];
  let contexts = 0;
  Object.assign(window, { heard, pulses, contexts: () => contexts });
  navigator.vibrate = (pulse) => pulses.push(pulse) > 0;
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts += 1;
      Object.assign(window, { context: this });
    }
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, when = 0) {
    start.call(this, when);
    const { buffer } = this;
    if (!buffer) return;
    const offline = new OfflineAudioContext(1, buffer.length, buffer.sampleRate);
    const source = offline.createBufferSource();
    source.buffer = buffer;
    source.connect(offline.destination);
    start.call(source, 0);
    void offline.startRendering().then((rendered) => {
      const samples = rendered.getChannelData(0);
      const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      const power = Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length);
      heard.push({ start: when, seconds: rendered.duration, loudest, power });
    });
  };
}

const heard = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

const state = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { context: AudioContext }).context.state);

test.use({ pace: "fast" });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(listen);
});

async function playTurn(page: Page): Promise<void> {
  await toDiscard(page);
  await tap(page, rack(page).first(), 2);
  await past(page, "discard");
  await turn(page);
}

test("the table is heard: one short sound after the other, and none where it is hidden", async ({
  page,
}) => {
  await open(page);
  await turn(page);
  expect(await page.evaluate(() => (window as unknown as { contexts(): number }).contexts())).toBe(
    0,
  );
  await playTurn(page);
  await playTurn(page);
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(6);
  const sounds = [...(await heard(page))].sort((a, b) => a.start - b.start);
  sounds.forEach(({ start, seconds, loudest, power }, i) => {
    expect(seconds).toBeLessThan(0.6);
    expect(loudest).toBeGreaterThan(0.1);
    expect(loudest).toBeLessThan(0.9);
    expect(power).toBeGreaterThan(0.01);
    const next = sounds[i + 1];
    if (next)
      expect(next.start, "never two at once").toBeGreaterThanOrEqual(start + seconds - 0.001);
  });
  const pulses = () =>
    page.evaluate(() => (window as unknown as { pulses: unknown[] }).pulses.length);
  await expect.poll(pulses, "a pulse for each turn").toBeGreaterThanOrEqual(2);
  await test.step("a hidden page is silent", async () => {
    await expect.poll(() => state(page)).toBe("running");
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await expect.poll(() => state(page)).toBe("suspended");
    await hide(false);
    await expect.poll(() => state(page)).toBe("running");
  });
});

test("one tap switches the sounds off, also in a phone's menu and at the next visit", async ({
  page,
}) => {
  await open(page, "");
  await turn(page);
  const sound = page.getByRole("button", { name: "Sound" });
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Menu" }).click();
  await picture(page, "menu-360x640");
  await sound.click();
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await playTurn(page);
  expect(await heard(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await sound.click();
  await playTurn(page);
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  await sound.click();
  await expect.poll(() => state(page)).toBe("suspended");
});

test("one’s own finish has a sound of its own", async ({ page }) => {
  await resume(page, record("finish"));
  // The first gesture allows sound.
  await page.keyboard.press("Shift");
  await expect.poll(() => state(page)).toBe("running");
  await page.locator("[data-move=finish]").click();
  await expect
    .poll(async () => (await heard(page)).some(({ seconds }) => seconds > 0.5))
    .toBe(true);
});
