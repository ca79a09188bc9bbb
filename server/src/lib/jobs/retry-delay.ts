/**
 * The delay before the next attempt: 1, 2, 4 … s, and never more than `maxMs`.
 * @param failures the attempts that have failed in a row, at least 1
 */
export const retryDelayMs = (failures: number, maxMs: number): number =>
  Math.min(1000 * 2 ** Math.min(failures - 1, 10), maxMs)
