import type { ReactNode } from 'react'
import { Axes } from './Axes.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { Entry } from './Legend.tsx'
import { Legend } from './Legend.tsx'
import type { ChartData } from './series.ts'
import { writeValue } from './series.ts'
import type { MeasuredChart } from './use-chart.ts'

/** The texts of a chart. */
export interface ChartWords {
  /** The name of the chart. */
  label: string
  /** Opens the table of its values. */
  table: string
  /** The head of the column of positions: 'Day'. */
  position: string
}

interface Props {
  data: ChartData
  words: ChartWords
  chart: MeasuredChart
  /** The entries of the legend. */
  entries: readonly Entry[]
  /** The SVG that is drawn over the axes. */
  children: ReactNode
  /** Beside the table, such as a download. */
  actions: ReactNode
}

/**
 * A chart with its legend and its table. The picture is a slider: arrow keys move from position to position, and a
 * screen reader announces the values there.
 */
export function ChartFrame({ data, words, chart, entries, children, actions }: Props) {
  const { ref, frame, x, y, cursor } = chart
  return (
    <figure ref={ref} className="chart">
      <div
        role="slider"
        tabIndex={0}
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, data.xs.length - 1)}
        aria-valuenow={cursor.at}
        aria-valuetext={valueText(data, cursor.at)}
        className="touch-pan-y rounded-sm"
        {...cursor.handlers}
      >
        <svg aria-hidden="true" width={frame.width} height={frame.height} className="block max-w-full">
          <Axes frame={frame} x={x} y={y} formats={data.formats} />
          {children}
        </svg>
      </div>
      <figcaption>
        <Legend heading={data.formats.x(data.xs[cursor.at] ?? 0)} entries={entries} />
      </figcaption>
      <div className="relative">
        <ChartTable label={words.table} headers={headers(data, words)} rows={rows(data)} />
        {actions && <div className="mt-2 sm:absolute sm:end-0 sm:top-0 sm:mt-0">{actions}</div>}
      </div>
    </figure>
  )
}

/** The values at a position: '14 November 2026: Regular 12, Reduced 4'. */
const valueText = ({ xs, series, notes = [], formats }: ChartData, at: number): string => {
  const values = series.map((one) => `${one.name} ${writeValue(one.values[at], formats)}`)
  return `${formats.x(xs[at] ?? 0)}: ${[...values, ...notes.map((note) => `${note.name} ${note.values[at]}`)].join(', ')}`
}

const headers = ({ series, notes = [] }: ChartData, words: ChartWords) => [
  words.position,
  ...[...series, ...notes].map(({ name }) => name),
]

// the newest first, as in all tables of days
const rows = ({ xs, series, notes = [], formats }: ChartData) =>
  xs
    .map((x, at) => ({
      key: String(x),
      cells: [
        formats.x(x),
        ...series.map(({ values }) => writeValue(values[at], formats)),
        ...notes.map(({ values }) => values[at] ?? ''),
      ],
    }))
    .toReversed()
