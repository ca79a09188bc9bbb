// @ts-check

/**
 * Ends the process with one sentence for whoever ran the command.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
