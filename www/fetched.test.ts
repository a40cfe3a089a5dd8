/** Something that is fetched when it is first asked for. */

import { expect, it, vi } from "vitest";
import { Fetched } from "./fetched";

it("is fetched once, whoever asks meanwhile", async () => {
  const fetch = vi.fn(async () => "dialog");
  const fetched = new Fetched(fetch);
  expect(fetched.here).toBeNull();
  expect(await Promise.all([fetched.get(), fetched.get()])).toEqual(["dialog", "dialog"]);
  expect(await fetched.get()).toBe("dialog");
  expect(fetched.here).toBe("dialog");
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("is fetched again by whoever asks after the network has failed", async () => {
  const fetch = vi.fn(async () => "dialog").mockRejectedValueOnce(new TypeError("offline"));
  const fetched = new Fetched(fetch);
  expect(await Promise.all([fetched.get(), fetched.get()])).toEqual([null, null]);
  expect(fetched.here).toBeNull();
  expect(await fetched.get()).toBe("dialog");
  expect(fetch).toHaveBeenCalledTimes(2);
});
