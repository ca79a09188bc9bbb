import type { Language } from '@foyer/contract/languages'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Words } from '../../test/render.tsx'
import { BarChart } from '../../ui/chart/BarChart.tsx'
import { LineChart } from '../../ui/chart/LineChart.tsx'
import { xScale } from '../../ui/chart/scales.ts'
import { positionOf, useChartFormats } from './use-chart-formats.ts'

const words = { label: 'Tickets sold over time', table: 'Show as a table', position: 'Day' }
const limit = { name: 'Capacity', value: 100 }
const marks = [
  { name: 'Sale starts', x: positionOf('2026-11-02'), of: 'start' },
  { name: 'Sale ends', x: positionOf('2027-01-31'), of: 'end' },
] as const

/** Charts of tickets and of money, one value for each day from 2 November 2026. */
function Charts({ regular, reduced = regular }: { regular: number[]; reduced?: number[] }) {
  const formats = useChartFormats()
  const xs = regular.map((_, at) => positionOf('2026-11-02') + at * 86_400_000)
  const series = [
    { id: 'a', name: 'Regular', values: regular },
    { id: 'b', name: 'Reduced', values: reduced },
  ]
  const euros = { xs, xAxis: 'days', series, ...formats.money('EUR') } as const
  return (
    <>
      <LineChart
        data={{ xs, xAxis: 'days', series, ...formats.counts() }}
        words={words}
        shape="step"
        limit={limit}
        marks={marks}
      />
      <BarChart data={euros} words={{ ...words, label: 'Sales' }} total="Total" />
    </>
  )
}

function show(regular: number[], reduced?: number[], language: Language = 'en') {
  const { container } = render(
    <Words language={language}>
      <Charts regular={regular} {...(reduced && { reduced })} />
    </Words>,
  )
  const [line, bars] = [...container.querySelectorAll('figure')]
  return { container, line, bars }
}

const textOf = (element: Element | undefined) => element?.textContent.replace(/\s/g, ' ') ?? ''
const ticksOf = (figure: Element | undefined) => [...(figure?.querySelectorAll('text') ?? [])].map(textOf)
const barsOf = (figure: Element | undefined) => [...(figure?.querySelectorAll('svg[width="640"] > rect') ?? [])]
const announced = (name: string) =>
  screen.getByRole('slider', { name }).getAttribute('aria-valuetext')?.replace(/\s/g, ' ')

describe('by keyboard', () => {
  test('arrow keys move from value to value, and each is announced', async () => {
    show([10, 20, 60], [1, 2, 3])
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Tickets sold over time' }))
    const seen = [announced('Tickets sold over time')]
    await user.keyboard('{ArrowLeft}')
    seen.push(announced('Tickets sold over time'))
    await user.keyboard('{Home}{ArrowLeft}')
    seen.push(announced('Tickets sold over time'))
    await user.keyboard('{End}')
    seen.push(announced('Tickets sold over time'))
    expect(seen).toEqual([
      '4 November 2026: Regular 60, Reduced 3',
      '3 November 2026: Regular 20, Reduced 2',
      '2 November 2026: Regular 10, Reduced 1',
      '4 November 2026: Regular 60, Reduced 3',
    ])
  })

  test('every value is in the table, the newest first', async () => {
    const { bars } = show([1000, -2500], [0, 500])
    if (!bars) throw new Error('the chart has no figure')
    await userEvent.click(within(bars as HTMLElement).getByText('Show as a table'))
    const rows = within(await within(bars as HTMLElement).findByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(textOf))).toEqual([
      ['Day', 'Regular', 'Reduced'],
      ['3 November 2026', '-€25.00', '€5.00'],
      ['2 November 2026', '€10.00', '€0.00'],
    ])
  })
})

describe('the axes', () => {
  test.each([
    ['en', ['0', '500', '1k', '1.5k', '2k', '2 Nov', '3 Nov', '4 Nov'], ['€0', '€5', '€10', '€15', '€20']],
    [
      'de',
      ['0', '500', '1000', '1500', '2000', '2. Nov.', '3. Nov.', '4. Nov.'],
      ['0 €', '5 €', '10 €', '15 €', '20 €'],
    ],
    ['fr', ['0', '500', '1 k', '1,5 k', '2 k', '2 nov.', '3 nov.', '4 nov.'], ['0 €', '5 €', '10 €', '15 €', '20 €']],
  ] as const)('write numbers, days and money in %s', (language, counted, money) => {
    const { line, bars } = show([100, 900, 1500], [600, 1100, 1500], language)
    expect(ticksOf(line)).toEqual(counted)
    expect(ticksOf(bars).slice(0, 5)).toEqual(money)
  })

  test('name months and years once there are many days', () => {
    const { line } = show(Array.from({ length: 200 }, (_, at) => at))
    expect(ticksOf(line)).toContain('Jan 2027')
    expect(ticksOf(line)).not.toContain('2 Nov')
  })

  test('name the Mondays of weeks, not the Sundays between them', () => {
    const weeks = Array.from({ length: 12 }, (_, at) => positionOf('2026-08-31') + at * 7 * 86_400_000)
    const frame = { width: 640, height: 200, left: 0, right: 0, top: 0, bottom: 0 }
    const scale = xScale({ xs: weeks, xAxis: 'days' }, frame, 0.5)
    expect(scale.ticks.every((tick) => new Date(tick).getUTCDay() === 1)).toBe(true)
    expect(scale.ticks[0]).toBe(weeks[0])
  })

  test('count in whole tickets', () => {
    const { line } = show([0, 1, 2], [0, 0, 0])
    expect(ticksOf(line).slice(0, 3)).toEqual(['0', '1', '2'])
  })
})

describe('unusual values', () => {
  test('nothing is drawn for no days', () => {
    expect(show([]).container.textContent).toBe('')
  })

  test('a single day stands in the middle', () => {
    const { line } = show([5], [2])
    expect(announced('Tickets sold over time')).toBe('2 November 2026: Regular 5, Reduced 2')
    expect(line?.innerHTML).not.toContain('NaN')
    expect(ticksOf(line)).toContain('2 Nov')
  })

  test('all zero is a line on the ground', () => {
    const { line, bars } = show([0, 0, 0])
    expect(ticksOf(line).slice(0, 2)).toEqual(['0', '1'])
    expect(line?.innerHTML).not.toContain('NaN')
    expect(barsOf(bars)).toHaveLength(0)
  })

  test('refunds hang below the axis', () => {
    const { bars } = show([1000, -2500], [0, 0])
    const [above, below] = barsOf(bars).map((bar) => ({
      top: Number(bar.getAttribute('y')),
      bottom: Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
    }))
    expect(above?.bottom).toBe(below?.top)
    expect(ticksOf(bars)).toContain('-€20')
  })
})

describe('the capacity', () => {
  const limitLines = (figure: Element | undefined) =>
    figure?.querySelectorAll('svg[width="640"] line[stroke-dasharray="10 4"]')

  test('is a line of the picture once sales come near it', () => {
    expect(limitLines(show([30, 40]).line)).toHaveLength(1)
  })

  test('is only named while it is far above all sales', () => {
    const { line } = show([1, 2])
    expect(limitLines(line)).toHaveLength(0)
    expect(textOf(line)).toContain('Capacity100')
  })

  test('and the marks are named with their days, also those outside the picture', () => {
    const { line } = show([30, 40])
    expect(textOf(line)).toContain('Sale starts2 November 2026')
    expect(textOf(line)).toContain('Sale ends31 January 2027')
  })
})
