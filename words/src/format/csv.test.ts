import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('separates by comma in English, and by semicolon where decimals have a comma', () => {
  const row = ['Winter, Concert', { value: -12.5, decimals: 2 }, { value: 3, decimals: 0 }]
  expect(csvOf([row], 'en')).toBe('\uFEFF"Winter, Concert",-12.50,3\r\n')
  expect(csvOf([row], 'de')).toBe('\uFEFF"Winter, Concert";-12,50;3\r\n')
  expect(csvOf([row], 'fr')).toBe(csvOf([row], 'de'))
})

it('writes no text that a spreadsheet would run as a formula', () => {
  const cells = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', 'a=b']
  expect(csvOf([cells], 'en')).toBe(`\uFEFF"'=HYPERLINK(""x"")",'+1,'-1,'@SUM(A1),'\t=1,a=b\r\n`)
})

it('keeps quotes and lines within a cell', () => {
  expect(csvOf([['a "b"\nc']], 'en')).toBe('\uFEFF"a ""b""\nc"\r\n')
})
