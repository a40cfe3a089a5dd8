/** The HTML to copy into other pages (docs/embedding.md). */

/** The sheet and the script of all elements, needed once on a page. */
export function scriptTag(): string {
  const sheet = `<link rel="stylesheet" href="${safe(address("elements/elements.css"))}">`;
  return `${sheet}\n${tag("script", { type: "module", src: address("elements/elements.js") }, "")}`;
}

/** A position in a packed record, seen from a seat; at its end, or at a move such as "2.17". */
export function positionTag(record: string, seat: number, at?: string): string {
  return tag("okey-position", { record, ...(at && { at }), seat: `${seat}` }, "");
}

/** The same position in a frame, for pages that allow no script. */
export function frameTag(record: string, seat: number, lang: string): string {
  const query = new URLSearchParams({ show: "position", record, seat: `${seat}`, lang });
  const src = `${address("elements/frame.html")}?${query}`;
  return tag("iframe", { width: "700", height: "520", title: "Istaka", src }, "");
}

/** The full address of a file of the game. */
export function address(path: string): string {
  return new URL(path, `${location.origin}${location.pathname}`).href;
}

/** An element with attributes and text. */
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
