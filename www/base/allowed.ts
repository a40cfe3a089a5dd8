/**
 * Resolves to null if a promise of the browser is rejected because of its settings, a full disk or
 * a missing connection. Reports any other error.
 */
export function allowed<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof DOMException || error instanceof TypeError)) reportError(error);
    return null;
  });
}
