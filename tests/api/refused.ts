/** The code of what the engine refuses, for tests of its JavaScript interface. */

import { expect } from "vitest";

/** The code of what a call throws; empty where it throws nothing. */
export function refused(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toMatchObject({ name: "IstakaError", code: expect.any(String) });
    return (error as { code: string }).code;
  }
  return "";
}
