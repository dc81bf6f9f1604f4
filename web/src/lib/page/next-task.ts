/**
 * Waits for a task of its own: what is shown after it does not hold up what is shown before,
 * and a slow phone is never busy for long at once.
 */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
