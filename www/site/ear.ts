/**
 * Writes the guide to playing by ear in one language: for a page of the build, and for a document.
 * The keys come from the tables of the dialog *Keys*.
 */

import { safe } from "../embed/tags";
import { KEYS as OKEY } from "../games/okey/keys";
import { KEYS as OKEY101 } from "../games/okey101/keys";
import { KEYS as RUMMI } from "../games/rummi/keys";
import type { KeyUse } from "../table/game";
import { keyLists, keyName, type Row } from "../table/key-list";
import type { Edition } from "./frame";

/** The parts of the text, in their order. */
const PARTS = ["begin", "hand", "hear", "steps", "table"];

const GAMES: readonly (readonly [name: string, keys: KeyUse])[] = [
  ["okey", OKEY],
  ["okey101", OKEY101],
  ["rummi", RUMMI],
];

type Voice = Pick<Edition, "say">;

/** The keys of a row, joined by `+` if they are held together. */
function namesOf([keys]: Row, say: Voice["say"]): { names: string[]; held: boolean } {
  const held = keys.includes("shift");
  return { names: keys.map((key) => keyName(key, say)), held };
}

export function earBody({ say }: Voice): string {
  const text = (id: string): string => safe(say(id));
  const row = (row: Row): string => {
    const { names, held } = namesOf(row, say);
    const keys = names.map((name) => `<kbd>${safe(name)}</kbd>`).join(held ? "+" : " ");
    return `<dt>${keys}</dt><dd>${text(`key-${row[1]}`)}</dd>`;
  };
  const parts = PARTS.map(
    (part) => `<section aria-labelledby="${part}">
<h2 id="${part}">${text(`ear-${part}`)}</h2>
<p>${text(`ear-${part}-text`)}</p>
</section>`,
  );
  const games = GAMES.map(([name, use]) => {
    const lists = keyLists(use).map(
      ({ heading, rows }) => `<h3>${text(heading)}</h3>\n<dl>\n${rows.map(row).join("\n")}\n</dl>`,
    );
    return `<section aria-labelledby="${name}">
<h2 id="${name}">${safe(say("ear-keys", { game: say(`kind-${name}`) }))}</h2>
${lists.join("\n")}
</section>`;
  });
  return `<h1>${text("ear-title")}</h1>
<p>${text("ear-lead")}</p>
</header>
<main>
${[...parts, ...games].join("\n")}
</main>`;
}

/** Returns the same as a document in Markdown. */
export function earDocument({ say }: Voice): string {
  const parts = PARTS.map((part) => `## ${say(`ear-${part}`)}\n\n${say(`ear-${part}-text`)}\n`);
  const row = (row: Row): string => {
    const { names, held } = namesOf(row, say);
    return `- **${names.join(held ? " + " : ", ")}**: ${say(`key-${row[1]}`)}`;
  };
  const games = GAMES.map(([name, use]) => {
    const lists = keyLists(use).map(
      ({ heading, rows }) => `### ${say(heading)}\n\n${rows.map(row).join("\n")}\n`,
    );
    return `## ${say("ear-keys", { game: say(`kind-${name}`) })}\n\n${lists.join("\n")}`;
  });
  return `# ${say("ear-title")}\n\n${say("ear-lead")}\n\n${[...parts, ...games].join("\n")}`;
}
