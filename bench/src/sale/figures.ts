import type { Figure } from '../figure.ts'
import { median } from '../figure.ts'
import type { Round } from './round.ts'
import type { Rush } from './rush.ts'

/** The figures of a sale: medians of its rounds. */
export function figuresOf(rounds: readonly Round[]): Figure[] {
  const of = (value: (round: Round) => number) => median(rounds.map(value))
  const oneByOne = of((round) => round.oneByOne)
  const rush = (name: string, get: (round: Round) => Rush, budgets: Budgets = {}) =>
    rushFigures(name, rounds.map(get), oneByOne, budgets)
  return [
    { name: 'one transaction per order, 32 connections', value: oneByOne, unit: '/s' },
    ...rush('two requests', ({ two }) => two, { ratio: 4, p99: 75, micros: 200 }),
    {
      name: 'two requests: share of the rate without SMTP server',
      value: of(({ two, twoWithoutMails }) => two.ordersPerSecond / twoWithoutMails.ordersPerSecond),
      unit: '×',
      budget: 0.85,
      higherIsBetter: true,
    },
    ...rush('two requests, code, add-on, 2 answers', ({ twoWithExtras }) => twoWithExtras),
    {
      name: 'two requests, code, add-on, 2 answers: share of the rate without',
      value: of(({ two, twoWithExtras }) => twoWithExtras.ordersPerSecond / two.ordersPerSecond),
      unit: '×',
      ...atLeast(0.7),
    },
    {
      name: 'mails with a ticket, after the rush',
      value: of(({ mails }) => mails),
      unit: '/s',
      budget: 60,
      higherIsBetter: true,
    },
    {
      name: 'memory of the server after the rush and its mails, threads included',
      value: Math.max(...rounds.map(({ memoryMb }) => memoryMb)),
      unit: 'MB',
      budget: 300,
    },
    ...rush('one request', ({ one }) => one, { ratio: 6, p99: 75 }),
    ...rush('through the pages, 16 buyers', ({ pages }) => pages, { rate: 600 }),
    ...rush('on the event page, 16 buyers', ({ eventPage }) => eventPage),
    ...rush('two requests, 256 connections', ({ twoOf256 }) => twoOf256),
    ...rush('one request, 256 connections', ({ oneOf256 }) => oneOf256),
    ...rush('two requests, no SMTP server', ({ twoWithoutMails }) => twoWithoutMails),
    ...rush('two requests, no SMTP server, no limits', ({ twoPlain }) => twoPlain, { ratio: 4, p99: 50, micros: 200 }),
    ...rush('one request, no SMTP server, no limits', ({ onePlain }) => onePlain, { ratio: 6 }),
    alone(
      'two requests',
      of(({ twoAlone }) => twoAlone.ordersPerSecond),
    ),
    {
      name: 'two requests: processor time of PostgreSQL alone',
      value: of(({ twoAlone }) => twoAlone.micros),
      unit: 'µs',
    },
    alone(
      'one request',
      of(({ oneAlone }) => oneAlone.ordersPerSecond),
    ),
    {
      name: 'one request: processor time of PostgreSQL alone',
      value: of(({ oneAlone }) => oneAlone.micros),
      unit: 'µs',
    },
    {
      name: 'one request: share of the rate of PostgreSQL alone',
      value: of(({ one, oneAlone }) => one.ordersPerSecond / oneAlone.ordersPerSecond),
      unit: '×',
      ...atLeast(0.6),
    },
    { name: 'two requests, 2 processes', value: of(({ together }) => together), unit: '/s' },
    { name: 'two requests to a bare node:http server', value: of(({ bare }) => bare), unit: '/s' },
  ]
}

const alone = (requests: string, value: number): Figure => ({
  name: `PostgreSQL alone, ${requests}, 64 orders in a batch`,
  value,
  unit: '/s',
})

/** The budgets of a rush. */
interface Budgets {
  /** Orders a second. */
  rate?: number
  /** Orders for each of one transaction per order. */
  ratio?: number
  /** Milliseconds of a request. */
  p99?: number
  /** Processor time for an order, of the server and of PostgreSQL each. */
  micros?: number
}

function rushFigures(name: string, rushes: readonly Rush[], oneByOne: number, budgets: Budgets): Figure[] {
  const of = (value: (rush: Rush) => number) => median(rushes.map(value))
  const refused = rushes.flatMap((rush) => Object.values(rush.refused)).reduce((sum, count) => sum + count, 0)
  const rate = of(({ ordersPerSecond }) => ordersPerSecond)
  const micros = (of_: string, value: (rush: Rush) => number): Figure => ({
    name: `${name}: processor time of ${of_}`,
    value: of(value),
    unit: 'µs',
    ...(budgets.micros !== undefined && { budget: budgets.micros }),
  })
  return [
    { name, value: rate, unit: '/s', ...atLeast(budgets.rate) },
    { name: `${name}: ratio`, value: rate / oneByOne, unit: '×', ...atLeast(budgets.ratio) },
    {
      name: `${name}: p99 of a request`,
      value: of(({ p99 }) => p99),
      unit: 'ms',
      ...(budgets.p99 !== undefined && { budget: budgets.p99 }),
    },
    micros('the server', ({ serverMicros }) => serverMicros),
    {
      name: `${name}: of it, event loop (others: PDFs, garbage)`,
      value: of(({ eventLoopMicros }) => eventLoopMicros),
      unit: 'µs',
    },
    micros('PostgreSQL', ({ databaseMicros }) => databaseMicros),
    { name: `${name}: transactions for an order`, value: of(({ transactions }) => transactions), unit: '×' },
    { name: `${name}: rows for an order`, value: of(({ rowsWritten }) => rowsWritten), unit: '×' },
    { name: `${name}: WAL for an order`, value: of(({ walBytes }) => walBytes) / 1024, unit: 'KB' },
    { name: `${name}: answers without success`, value: refused, unit: '', budget: 0 },
  ]
}

const atLeast = (budget: number | undefined) =>
  budget === undefined ? {} : ({ budget, higherIsBetter: true } as const)
