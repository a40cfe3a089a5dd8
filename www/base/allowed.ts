/**
 * Resolves to null if a promise of the browser is rejected because of its settings or a full disk.
 * Reports any other error.
 */
export function allowed<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof DOMException)) reportError(error);
    return null;
  });
}

/**
 * The same for what comes from the network: resolves to null without a connection, too. Browsers
 * reject such a promise with a `TypeError`, so pass that of the request itself.
 */
export function reached<T>(asked: Promise<T>): Promise<T | null> {
  return allowed(
    asked.catch((error: unknown) => {
      if (error instanceof TypeError) return null;
      throw error;
    }),
  );
}
