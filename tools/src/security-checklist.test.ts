import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/security-checklist.md'), 'utf8')

interface Line {
  number: number
  state: string
  shownBy: string
}

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/^\| (\d+) \|[^|]+\|[^|]+\| ([^|]+) \| (.*) \|$/gm)].map(
    ([, number, state = '', shownBy = '']) => ({ number: Number(number), state, shownBy }),
  )

/** The tests that a line names, each as file and name: `file`: “name”. */
const testsOf = ({ shownBy }: Line) =>
  [...shownBy.matchAll(/`([^`]+\.(?:test\.tsx?|e2e\.ts))`: “([^”]+)”/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  }))

/** The faults of a line: it is done without a test, or names one that does not exist. */
function faultsOf(line: Line): string[] {
  const named = testsOf(line)
  const missing = named
    .filter(({ file, name }) => !isThere(file, name))
    .map(({ file, name }) => `${line.number}: ${file} has no test “${name}”`)
  if (line.state === 'done') return named.length > 0 ? missing : [`${line.number} is done without a test`]
  if (line.state !== 'open' && line.state !== 'not applicable') return [`${line.number} has the state ${line.state}`]
  return line.shownBy === '' ? [`${line.number} has no reason`] : missing
}

function isThere(file: string, name: string): boolean {
  const path = join(root, file)
  // a title of placeholders alone would fit any test
  if (!/[a-z]{3}/.test(name.replace(/%\w/g, ''))) return false
  if (!existsSync(path)) return false
  const title = new RegExp(`['\`]${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['\`],`)
  return title.test(readFileSync(path, 'utf8'))
}

const lines = linesOf(page)

it('the security checklist has all 90 lines', () => {
  expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 90 }, (_, at) => at + 1))
  const count = (state: string) => lines.filter((line) => line.state === state).length
  const sums = `${count('done')} lines are done, ${count('open')} open, ${count('not applicable')} not applicable.`
  expect(page).toContain(sums)
})

it('each line of the security checklist that is done names tests that exist', () => {
  expect(lines.flatMap(faultsOf)).toEqual([])
})

it.each([
  ['| 1 | 1.2.1 (1) | Output | done | by care |', '1 is done without a test'],
  [
    '| 1 | 1.2.1 (1) | Output | done | `tools/src/none.test.ts`: “works” |',
    '1: tools/src/none.test.ts has no test “works”',
  ],
  [
    '| 1 | 1.2.1 (1) | Output | done | `tools/src/sbom.test.ts`: “every package that runs” |',
    '1: tools/src/sbom.test.ts has no test “every package that runs”',
  ],
  ['| 1 | 1.2.1 (1) | Output | done | `e2e/api/rights.test.ts`: “%s” |', '1: e2e/api/rights.test.ts has no test “%s”'],
  ['| 1 | 1.2.1 (1) | Output | perhaps | soon |', '1 has the state perhaps'],
])('a wrong line of it is found: %s', (line, fault) => {
  expect(linesOf(line).flatMap(faultsOf)).toEqual([fault])
})
