import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('separates by comma in English, and by semicolon where decimals have a comma', () => {
  const row = ['Winter, Concert', { minor: -1250, decimals: 2 }, { minor: 3, decimals: 0 }]
  expect(csvOf([row], 'en')).toBe('\uFEFF"Winter, Concert",-12.50,3\r\n')
  expect(csvOf([row], 'de')).toBe('\uFEFF"Winter, Concert";-12,50;3\r\n')
  expect(csvOf([row], 'fr')).toBe(csvOf([row], 'de'))
})

it('writes numbers with the decimals of their currency, up to the largest', () => {
  const numbers = [0, 5, -5, 100, -12_345, Number.MAX_SAFE_INTEGER]
  const cells = [0, 2, 3].flatMap((decimals) => numbers.map((minor) => ({ minor, decimals })))
  expect(csvOf([cells], 'en').slice(1, -2).split(',')).toEqual(
    ['0', '5', '-5', '100', '-12345', '9007199254740991'].concat(
      ['0.00', '0.05', '-0.05', '1.00', '-123.45', '90071992547409.91'],
      ['0.000', '0.005', '-0.005', '0.100', '-12.345', '9007199254740.991'],
    ),
  )
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
