/** Hands files to the browser, which saves them. */

export function save(name: string, type: string, text: string): void {
  saveFile(new File([text], name, { type }));
}

export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  URL.revokeObjectURL(href);
}
