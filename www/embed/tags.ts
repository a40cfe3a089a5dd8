/** The HTML to copy into other pages (docs/embedding.md). */

/** Returns the style sheet and the script of all elements, which a page needs once. */
export function scriptTag(): string {
  const sheet = `<link rel="stylesheet" href="${safe(address("elements/elements.css"))}">`;
  return `${sheet}\n${tag("script", { type: "module", src: address("elements/elements.js") }, "")}`;
}

/** Returns a position of a packed record, seen from a seat; `at` is a move, for example "2.17". */
export function positionTag(record: string, seat: number, at?: string): string {
  return tag("okey-position", { record, ...(at && { at }), seat: `${seat}` }, "");
}

/** Returns a position as text, with a link to this game. */
export function placedTag(position: string): string {
  return tag("okey-position", { position, src: address(".") }, "");
}

/** Returns the last position of a packed record in a frame, for pages that allow no script. */
export function frameTag(record: string, seat: number, lang: string): string {
  const query = new URLSearchParams({ show: "position", record, seat: `${seat}`, lang });
  const src = `${address("elements/frame.html")}?${query}`;
  return tag("iframe", { width: "700", height: "720", title: "Istaka", src }, "");
}

/** Returns the full address of a file of the game. */
export function address(path: string): string {
  return new URL(path, `${location.origin}${location.pathname}`).href;
}

/** Returns the HTML of an element with attributes and text. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string>>,
  inside: string,
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(value)}"`);
  return `<${name}${written.join("")}>${safe(inside)}</${name}>`;
}

/** Escapes a text for HTML. */
export function safe(text: string): string {
  const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
