/** Each sound is short, dry and never clipped. */

import { describe, expect, it } from "vitest";
import { CUES } from "../games/cues";
import { samples } from "./voice";

describe("a sound", () => {
  it.each(CUES)("%s is heard, is short, is not clipped and ends in silence", (cue) => {
    for (const rate of [22_050, 48_000]) {
      const sound = samples(cue, rate);
      const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      const power = Math.sqrt(sound.reduce((sum, value) => sum + value ** 2, 0) / sound.length);
      expect(sound.length / rate).toBeLessThan(0.6);
      expect(loudest).toBeGreaterThan(0.15);
      expect(loudest).toBeLessThan(0.7);
      expect(power).toBeGreaterThan(0.01);
      expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
    }
  });

  it("is the same every time", () => {
    expect(samples("tile", 8000)).toEqual(samples("tile", 8000));
  });
});
