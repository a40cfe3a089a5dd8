/** Handing a text on: by the system, else by a copy, and what is heard where neither is allowed. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { handOn } from "./hand-on";

afterEach(() => {
  vi.unstubAllGlobals();
});

const refusing = (name: string) => async () => {
  throw new DOMException("no", name);
};

/** A browser that can do this. */
function browser(share: (() => Promise<void>) | undefined, copy: () => Promise<void>) {
  const writeText = vi.fn(copy);
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  return writeText;
}

describe("a text", () => {
  const done = async () => {};

  it("is handed on by the system where that takes it", async () => {
    const copied = browser(done, done);
    expect(await handOn({ text: "a" })).toBe("shared");
    expect(copied).not.toHaveBeenCalled();
  });

  it("is left where the player has thought better of it", async () => {
    const copied = browser(refusing("AbortError"), done);
    expect(await handOn({ text: "a" })).toBe("left");
    expect(copied).not.toHaveBeenCalled();
  });

  it("is copied where the system has no way, or does not take it", async () => {
    for (const share of [undefined, refusing("NotAllowedError")]) {
      const copied = browser(share, done);
      expect(await handOn({ url: "https://a.example/#b" })).toBe("copied");
      expect(copied).toHaveBeenCalledWith("https://a.example/#b");
    }
  });

  it("is refused where nothing is allowed", async () => {
    browser(undefined, refusing("NotAllowedError"));
    expect(await handOn({ text: "a" })).toBe("refused");
  });
});
