// @ts-check

/**
 * Prints a sentence for the person who ran the command, and exits with code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
