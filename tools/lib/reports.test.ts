import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createProject } from '../src/test/create-project.ts'
import { playwrightCounts, vitestCounts } from './reports.mjs'

const report = (content: object) => join(createProject({ 'report.json': JSON.stringify(content) }), 'report.json')

it('counts what Vitest reports', async () => {
  const counts = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 }
  expect(await vitestCounts(report(counts))).toEqual({ passed: 12, failed: 2, skipped: 4, failures: [] })
})

it('counts what Playwright reports, a test that passed on a retry as failed', async () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  expect(await playwrightCounts(report({ stats }))).toEqual({ passed: 5, failed: 3, skipped: 3, failures: [] })
})

it('names the tests that failed in Vitest, and the files that did not load', async () => {
  const passed = { fullName: 'sells', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'refunds', status: 'failed', failureMessages: ['expected 1 to be 2'] }
  const testResults = [
    { name: 'orders.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: 'mails.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'events.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ]
  const { failures } = await vitestCounts(report({ testResults }))
  expect(failures).toEqual(['orders.test.ts: refunds\nexpected 1 to be 2', 'mails.test.ts\nno such module'])
})

it('names the journeys that failed in Playwright, and why none ran', async () => {
  const test = (status: string, message: string) => ({
    projectName: 'demo',
    status,
    results: [{ errors: [{ message }] }],
  })
  const spec = (title: string, tests: object[]) => ({ file: 'home.e2e.ts', title, tests })
  const specs = [spec('sorts', [test('unexpected', 'timed out')]), spec('finds', [test('expected', '')])]
  const nested = { suites: [{ specs: [spec('deletes', [test('flaky', 'gone')])] }] }
  const { failures } = await playwrightCounts(
    report({ suites: [{ specs }, nested], errors: [{ message: 'no server' }] }),
  )
  expect(failures).toEqual(['no server', 'home.e2e.ts (demo): sorts\ntimed out', 'home.e2e.ts (demo): deletes\ngone'])
})

it('counts nothing without a report', async () => {
  expect(await vitestCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
})
