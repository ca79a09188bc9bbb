// @ts-check
import { readFile } from 'node:fs/promises'

/**
 * The counts and the failures of a test run, read from its report.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures each failed test with its message, and each file that did not load
 */

/**
 * Reads the JSON report of a Vitest run. A missing report counts nothing.
 * @param {string} file
 * @returns {Promise<Counts>}
 */
export async function vitestCounts(file) {
  const report = await readReport(file)
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures: (report.testResults ?? []).flatMap(vitestFailures),
  }
}

/**
 * Reads the JSON report of a Playwright run. A test that passed only on a retry counts as failed.
 * @param {string} file
 * @returns {Promise<Counts>}
 */
export async function playwrightCounts(file) {
  const { stats = {}, suites = [], errors = [] } = await readReport(file)
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
    failures: [...errors.map(messageOf), ...suites.flatMap(playwrightFailures)],
  }
}

/**
 * @param {{ name: string, status: string, message?: string, assertionResults?: VitestResult[] }} file
 * @returns {string[]}
 *
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestResult
 */
function vitestFailures({ name, status, message, assertionResults = [] }) {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${name}\n${message ?? ''}`] : []
  return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`)
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} file
 * @property {string} title
 * @property {{ projectName: string, status: string, results: { errors: { message?: string }[] }[] }[]} tests
 */
function playwrightFailures({ suites = [], specs = [] }) {
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(messageOf))
        return `${file} (${projectName}): ${title}\n${messages.join('\n')}`
      }),
  )
  return [...failures, ...suites.flatMap(playwrightFailures)]
}

/** @param {{ message?: string }} error */
const messageOf = ({ message = '' }) => message

/** @param {string} file */
const readReport = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
