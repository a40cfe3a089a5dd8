/** All words in English, for a test file. */

import { beforeAll, vi } from "vitest";
import { learnRest, speakIn } from "./messages";

export function useEnglish(): void {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    vi.stubGlobal("navigator", { languages: ["en-US"] });
    await speakIn("en");
    await learnRest("en");
  });
}
