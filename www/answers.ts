/** Answers that are kept for offline play: whether one is what the build has made. */

/** What the build says of a file. */
export interface BuiltFile {
  readonly url: string;
  /** The sum of its bytes, as in `sha256-…`. */
  readonly integrity?: string;
}

/** The types without which a browser takes a file for none of its kind; an engine needs none. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  js: /^(text|application)\/(x-)?(java|ecma)script\b/,
};

/** Whether an answer has the bytes and the type of a file. */
export async function isWholeAnswer(answer: Response, file: BuiltFile): Promise<boolean> {
  const type = TYPES[file.url.split(".").at(-1) ?? ""];
  if (
    !answer.ok ||
    answer.redirected ||
    (type && !type.test(answer.headers.get("content-type") ?? ""))
  )
    return false;
  return (
    !file.integrity || (await integrityOf(await answer.clone().arrayBuffer())) === file.integrity
  );
}

async function integrityOf(body: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `sha256-${btoa(String.fromCharCode(...sum))}`;
}
