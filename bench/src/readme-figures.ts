import type { Figure } from './figure.ts'
import { isWithinBudget } from './figure.ts'

/** The latest figures of a bench, as `results.json` has them. */
export interface Result {
  at: string
  processor?: string | undefined
  cores: number
  figures: Figure[]
}

export type Results = Record<string, Result>

/** The figures of the sale that the READMEs name, by their names in `on-sale`. */
const saleRows = [
  ['Orders without batches: one transaction for each, 32 connections', 'one transaction per order, 32 connections'],
  ['Orders in two requests, reservation and completion, 64 connections', 'two requests'],
  ['… compared with one transaction for each', 'two requests: ratio'],
  ['… 99 % of the requests take at most', 'two requests: p99 of a request'],
  ['Orders in one request', 'one request'],
  ['… compared with one transaction for each', 'one request: ratio'],
  ['Free orders on the event page, 16 buyers', 'on the event page, 16 buyers'],
  ['Orders through all pages, 16 buyers', 'through the pages, 16 buyers'],
  ['Emails with a ticket as PDF, after the rush', 'mails with a ticket, after the rush'],
] as const

/** The rate of the sale as a table in Markdown, with the machine and the day of the measurement. */
export function saleTable({ 'on-sale': sale }: Results): string {
  if (!sale) throw new Error('The sale has not been measured.')
  const rows = saleRows.map(([text, name]) => {
    const figure = sale.figures.find((each) => each.name === name)
    if (!figure) throw new Error(`There is no figure ${name}.`)
    return `| ${text} | ${measuredIn(figure)} | ${limitIn(figure)} |`
  })
  const machine = `${sale.cores} cores (${sale.processor}), which also run PostgreSQL and the buyers`
  return [
    `Measured on ${sale.at.slice(0, 10)} on ${machine}, with rate limits and an SMTP server:`,
    '',
    '| | Measured | Budget |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The figures of all benches that are over their budgets, as a table in Markdown. */
export function overBudgetTable(results: Results): string {
  const rows = Object.entries(results).flatMap(([bench, { at, figures }]) =>
    figures
      .filter((figure) => !isWithinBudget(figure))
      .map(
        (figure) =>
          `| \`${bench}\` | ${figure.name} | ${measuredIn(figure)} | ${limitIn(figure)} | ${at.slice(0, 10)} |`,
      ),
  )
  return ['| Benchmark | Figure | Measured | Budget | On |', '|---|---|---|---|---|', ...rows].join('\n')
}

function measuredIn({ value, unit }: Figure): string {
  const decimals = unit === '×' ? 2 : 1
  return textOf(value >= 100 ? Math.round(value) : Number(value.toFixed(decimals)), unit)
}

const limitIn = ({ budget, higherIsBetter, unit }: Figure): string =>
  budget === undefined ? '' : `${higherIsBetter ? 'at least' : 'at most'} ${textOf(budget, unit)}`

function textOf(value: number, unit: Figure['unit']): string {
  if (unit === '/s') return `${value} a second`
  return unit === '' ? String(value) : `${value} ${unit}`
}

/**
 * Replaces the part of a document between `<!-- name -->` and `<!-- /name -->`.
 * @throws when the document has no such part
 */
export function withPart(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document has no part ${name}.`)
  return `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`
}
