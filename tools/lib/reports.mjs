// @ts-check
import { readFile } from 'node:fs/promises'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * Reads the counts of a Vitest run from its JSON report. A missing report counts nothing.
 * @param {string} file
 * @returns {Promise<Counts>}
 */
export async function vitestCounts(file) {
  const report = await readReport(file)
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

/**
 * Reads the counts of a Playwright run from its JSON report. A test that passed only on a retry counts as failed.
 * @param {string} file
 * @returns {Promise<Counts>}
 */
export async function playwrightCounts(file) {
  const { stats = {} } = await readReport(file)
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  }
}

/** @param {string} file */
const readReport = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
