/** Compares responses kept for offline play with the files of the build. */

/** A file as listed by the build. */
export interface BuiltFile {
  readonly url: string;
  /** The hash of its bytes, such as `sha256-…`. */
  readonly integrity?: string;
}

/** The content types that browsers require, by file ending; the engine requires none. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  js: /^(text|application)\/(x-)?(java|ecma)script\b/,
};

/** Returns true if a response has the bytes and the content type of a file. */
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
