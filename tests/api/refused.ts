/** Error codes of refusals, for tests of the JavaScript interface. */

import { expect } from "vitest";

/** Returns the code of the error that a call throws; empty if it throws none. */
export function refused(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toMatchObject({ name: "IstakaError", code: expect.any(String) });
    return (error as { code: string }).code;
  }
  return "";
}
