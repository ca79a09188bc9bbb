import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../src/test/create-project.ts'
import { playwrightCounts, vitestCounts } from './reports.mjs'

const report = (content: object) => join(createProject({ 'report.json': JSON.stringify(content) }), 'report.json')

it('counts what Vitest reports', async () => {
  const counts = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 }
  expect(await vitestCounts(report(counts))).toEqual({ passed: 12, failed: 2, skipped: 4 })
})

it('counts what Playwright reports, a test that passed on a retry as failed', async () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  expect(await playwrightCounts(report({ stats }))).toEqual({ passed: 5, failed: 3, skipped: 3 })
})

it('counts nothing without a report', async () => {
  expect(await vitestCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
