/**
 * Waits for storage of the browser and for the network, which may never answer: databases, locks,
 * permissions, a part of the page. All such waits go through here, so that none lasts longer than a
 * player would wait.
 */

/** Milliseconds to wait for an answer. */
export const PATIENCE = 3000;

/** Resolves to "late" if the answer does not come in time. */
export function inTime<T>(answer: Promise<T>, patience = PATIENCE): Promise<T | "late"> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve("late"), patience);
    answer.finally(() => clearTimeout(late)).then(resolve, reject);
  });
}
