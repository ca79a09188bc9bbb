import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const index = 'docs/decisions/README.md'
const headings = ['Context', 'Decision', 'Consequences']

/** A record of a decision; the parts that are not in its file are empty. */
interface DecisionRecord {
  file: string
  number: string
  title: string
  /** `accepted`, or `superseded by` and a number. */
  status: string
  headings: string[]
}

/** Checks the records of decisions: their parts, their row in the index, in the order of the numbers, and their subject. */
export function checkDecisions(root: string, files: string[]): string[] {
  const records = files
    .filter((file) => /^docs\/decisions\/\d{4}-[^/]+\.md$/.test(file))
    .map((file) => readRecord(file, readFileSync(join(root, file), 'utf8')))
  const text = existsSync(join(root, index)) ? readFileSync(join(root, index), 'utf8') : ''
  const rows = [...text.matchAll(/^\| \[\d{4}\].*$/gm)].map(([row]) => row.replace(/ \| [^|]+( \| [^|]+ \|)$/, '$1'))
  const subjects = numbersIn(text)
  return [
    ...records.flatMap(problemsOf),
    ...differences(rows, records.map(rowOf)),
    ...records
      .map(({ number }) => ({ number, count: subjects.filter((each) => each === number).length }))
      .filter(({ count }) => count !== 1)
      .map(({ number, count }) => `${index}: ${number} has ${count} subjects. Give it one, in the first table.`),
  ]
}

function readRecord(file: string, text: string): DecisionRecord {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? []
  const [, status = ''] = /^Date: \d{4}-\d\d-\d\d(?:, [^·]+)? · Status: (.+)$/m.exec(text) ?? []
  return {
    file,
    number,
    title,
    status: status.replace(/\[(\d{4})\].*/, '$1'),
    headings: [...text.matchAll(/^## (.+)$/gm)].flatMap(([, heading]) => heading ?? []),
  }
}

function problemsOf({ file, number, status, headings: its }: DecisionRecord): string[] {
  return [
    ...(file.includes(`/${number || '?'}-`) ? [] : [`${file}: begin with its number and title, as in "# 0001 Title".`]),
    ...(/^(accepted|superseded by \d{4})$/.test(status)
      ? []
      : [`${file}: state "Date: 2026-11-21 · Status: accepted", or "superseded by" its successor.`]),
    ...(its.join() === headings.join()
      ? []
      : [`${file}: has the headings ${its.join(', ')}. Write ${headings.join(', ')}.`]),
  ]
}

/** A row of the index, without the date. */
const rowOf = ({ file, number, title, status }: DecisionRecord): string =>
  `| [${number}](${file.slice('docs/decisions/'.length)}) | ${title} | ${status} |`

function differences(rows: string[], expected: string[]): string[] {
  const at = expected.findIndex((row, place) => row !== rows[place])
  if (at < 0 && rows.length === expected.length) return []
  return [
    `${index}: row ${at < 0 ? expected.length + 1 : at + 1} is not "${expected[at] ?? ''}", by the numbers of the records.`,
  ]
}

/** The numbers in the table of subjects: `0001 to 0003, 0007`. */
function numbersIn(text: string): string[] {
  const cells = [...text.matchAll(/^\| [^|[]+ \| ([\d, to]+) \|$/gm)].flatMap(([, cell]) => cell?.split(', ') ?? [])
  return cells.flatMap((cell) => {
    const [first = 0, last = first] = cell.split(' to ').map(Number)
    return Array.from({ length: last - first + 1 }, (_, step) => String(first + step).padStart(4, '0'))
  })
}
