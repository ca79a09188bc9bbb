import { stack, stackOffsetDiverging } from 'd3-shape'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ChartWords } from './ChartFrame.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { XScale, YScale } from './scales.ts'
import type { ChartData, Series } from './series.ts'
import { styleOfSeries } from './series.ts'
import { useChart } from './use-chart.ts'

interface Props {
  data: ChartData
  words: ChartWords
  /** Beside the table, such as a download. */
  actions?: ReactNode
  /** The name of the sum of all series, which the legend shows when there are several. */
  total: string
}

/** Stacked bars over time; values below zero, such as refunds, hang below the axis. With no position it draws nothing. */
export function BarChart(props: Props) {
  return props.data.xs.length === 0 ? null : <Chart {...props} />
}

const barShare = 0.72
const widestBar = 56

function Chart({ data, words, total, actions }: Props) {
  const patterns = useId()
  const { xs, series, formats } = data
  const stacks = stackOf(series, xs.length)
  const values = stacks.flatMap(({ bars }) => bars.flat())
  const keyOf = (index: number) => <BarKey index={index} patterns={patterns} />
  const chart = useChart(data, { values, inset: 0.5, keyOf })
  const { frame, x, y, cursor, cursorX, entries } = chart
  const barWidth = Math.max(1, Math.min(widestBar, x.step * barShare))
  const sum = { id: 'total', key: null, name: total, value: formats.y(sumAt(series, cursor.at)) }
  return (
    <ChartFrame
      data={data}
      words={words}
      chart={chart}
      entries={series.length > 1 ? [...entries, sum] : entries}
      actions={actions}
    >
      <Patterns id={patterns} count={series.length} />
      {cursor.isMoved && (
        <rect
          x={cursorX - Math.max(barWidth, x.step) / 2}
          width={Math.max(barWidth, x.step)}
          y={frame.top}
          height={frame.height - frame.bottom - frame.top}
          className="fill-inset forced-colors:fill-[Highlight]"
        />
      )}
      {stacks.map(({ id, bars }, index) => (
        <Bars key={id} xs={xs} bars={bars} fill={fillOf(index, patterns)} width={barWidth} x={x} y={y} />
      ))}
    </ChartFrame>
  )
}

interface BarsProps {
  xs: readonly number[]
  bars: Bar[]
  fill: string
  width: number
  x: XScale
  y: YScale
}

function Bars({ xs, bars, fill, width, x, y }: BarsProps) {
  return bars.map(([low, high], at) => {
    const height = Math.abs(y.at(low) - y.at(high))
    if (height === 0) return null
    const left = x.at(xs[at] ?? 0) - width / 2
    return (
      <rect
        key={xs[at]}
        x={left}
        width={width}
        y={Math.min(y.at(low), y.at(high))}
        height={height}
        fill={fill}
        // separates the parts of a stack; a thin bar would vanish in it
        className={width > 6 && height > 3 ? 'stroke-card' : ''}
        strokeWidth={1}
      />
    )
  })
}

/** The lower and upper value of a bar. */
type Bar = [low: number, high: number]

function stackOf(series: readonly Series[], count: number): { id: string; bars: Bar[] }[] {
  const rows = Array.from({ length: count }, (_, at) => at)
  const stacked = stack<number, string>()
    .keys(series.map(({ id }) => id))
    .value((at, id) => series.find((one) => one.id === id)?.values[at] ?? 0)
    .offset(stackOffsetDiverging)(rows)
  return stacked.map((bars) => ({ id: bars.key, bars: bars.map(([low, high]): Bar => [low, high]) }))
}

const sumAt = (series: readonly Series[], at: number) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)

const fillOf = (index: number, patterns: string): string =>
  styleOfSeries(index).pattern ? `url(#${patterns}-${index})` : styleOfSeries(index).color

function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => ({ index, ...styleOfSeries(index) })).map(
        ({ index, color, pattern }) => (
          <pattern key={index} id={`${id}-${index}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} fill={color} />
            <path d={pattern} className="stroke-card" strokeWidth={1.25} />
          </pattern>
        ),
      )}
    </defs>
  )
}

const BarKey = ({ index, patterns }: { index: number; patterns: string }) => (
  <rect x={6} width={12} height={12} fill={fillOf(index, patterns)} />
)
