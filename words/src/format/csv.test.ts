import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('separates by comma in English, and by semicolon where decimals have a comma', () => {
  const row = ['Winter, Concert', { value: -12.5, decimals: 2 }, { value: 3, decimals: 0 }]
  expect(csvOf([row], 'en')).toBe('\uFEFF"Winter, Concert",-12.50,3\r\n')
  expect(csvOf([row], 'de')).toBe('\uFEFF"Winter, Concert";-12,50;3\r\n')
  expect(csvOf([row], 'fr')).toBe(csvOf([row], 'de'))
})

it('writes no text that a spreadsheet would run as a formula', () => {
  const cells = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'a=b']
  expect(csvOf([cells], 'en')).toBe(`\uFEFF"'=HYPERLINK(""x"")",'+1,'-1,'@SUM(A1),'\t=1,"'\r=1",a=b\r\n`)
})

it('keeps quotes and lines within a cell', () => {
  expect(csvOf([['a "b"\nc']], 'en')).toBe('\uFEFF"a ""b""\nc"\r\n')
})

it.each(['en', 'de', 'fr'] as const)('is read by a parser as it was written: %s', (language) => {
  // a text in PostgreSQL has no NUL
  const rows = [
    ['=1+1', '+49 30', '-5', '@home', '\t=1', '\r=1'],
    ['a;b', 'a,b', '"', '""', 'a\nb\r\nc', ''],
  ]
  const read = parsed(csvOf(rows, language), language === 'en' ? ',' : ';')
  // the apostrophe is the spreadsheet's mark of a text
  expect(read.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(rows)
  expect(read.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
})

/** Reads a file of RFC 4180, without its byte order mark. */
function parsed(file: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n)`, 'y')
  const rows: string[][] = [[]]
  cell.lastIndex = 1
  for (let found = cell.exec(file); found; found = cell.exec(file)) {
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') rows.push([])
  }
  expect(rows.pop(), 'the whole file is read').toEqual([])
  return rows
}
