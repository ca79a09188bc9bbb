import { curveLinear, curveStepAfter, line } from 'd3-shape'
import type { ReactNode } from 'react'
import type { ChartWords } from './ChartFrame.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { LineKey, Marker } from './Legend.tsx'
import type { Frame, XScale, YScale } from './scales.ts'
import { valuesOf } from './scales.ts'
import type { ChartData, Series } from './series.ts'
import { styleOfSeries } from './series.ts'
import { useChart } from './use-chart.ts'

/** A horizontal line, such as the capacity. */
interface Limit {
  name: string
  value: number
}

/** A vertical line at a moment, such as the start of the sale. */
interface Mark {
  name: string
  x: number
  /** Whether a period starts or ends there. */
  of: 'start' | 'end'
}

interface Props {
  data: ChartData
  words: ChartWords
  /** Beside the table, such as a download. */
  actions?: ReactNode
  /** `step` for totals, which stay until they change. */
  shape: 'line' | 'step'
  limit?: Limit | undefined
  marks?: readonly Mark[]
}

/** Lines over time. With no position it draws nothing: the caller has a text for that. */
export function LineChart(props: Props) {
  return props.data.xs.length === 0 ? null : <Chart {...props} />
}

/** A limit far above all values would press the lines to the ground: it is then in the legend only. */
const limitWithin = 4

function Chart({ data, words, shape, limit, marks = [], actions }: Props) {
  const { xs, series, formats } = data
  const values = valuesOf(series)
  const drawsLimit = limit !== undefined && limit.value <= limitWithin * Math.max(0, ...values)
  const chart = useChart(data, {
    values: drawsLimit ? [...values, limit.value] : values,
    inset: 0,
    keyOf: (index) => <LineKey seriesStyle={styleOfSeries(index)} />,
  })
  const { frame, x, y, cursor, cursorX } = chart
  const entries = [
    ...chart.entries,
    ...(limit ? [{ id: 'limit', key: <LimitKey />, name: limit.name, value: formats.y(limit.value) }] : []),
    ...marks.map((mark) => ({
      id: `mark ${mark.name}`,
      key: <MarkFlag x={12} top={0} bottom={12} of={mark.of} />,
      name: mark.name,
      value: formats.x(mark.x),
    })),
  ]
  const marksInside = marks.filter((mark) => isInside(x.at(mark.x), frame))
  return (
    <ChartFrame data={data} words={words} chart={chart} entries={entries} actions={actions}>
      {drawsLimit && <LimitLine y={y.at(limit.value)} frame={frame} />}
      {marksInside.map((mark) => (
        <MarkFlag
          key={mark.name}
          x={x.at(mark.x)}
          top={frame.top - 8}
          bottom={frame.height - frame.bottom}
          of={mark.of}
        />
      ))}
      {cursor.isMoved && <CursorLine x={cursorX} frame={frame} />}
      {series.map((one, at) => (
        <SeriesLine key={one.id} index={at} xs={xs} x={x} y={y} shape={shape} series={one} cursorAt={cursor.at} />
      ))}
    </ChartFrame>
  )
}

interface SeriesProps {
  index: number
  xs: readonly number[]
  series: Series
  x: XScale
  y: YScale
  shape: Props['shape']
  cursorAt: number
}

function SeriesLine({ index, xs, series: { values }, x, y, shape, cursorAt }: SeriesProps) {
  const seriesStyle = styleOfSeries(index)
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x.at(xs[at] ?? 0))
    .y((value) => y.at(value ?? 0))
    .curve(shape === 'step' ? curveStepAfter : curveLinear)
  const value = values[cursorAt]
  return (
    <>
      <path
        d={path(values) ?? ''}
        fill="none"
        stroke={seriesStyle.color}
        strokeWidth={2}
        strokeDasharray={seriesStyle.dash}
        strokeLinejoin="round"
      />
      {value !== null && value !== undefined && (
        <Marker seriesStyle={seriesStyle} x={x.at(xs[cursorAt] ?? 0)} y={y.at(value)} />
      )}
    </>
  )
}

const limitStyle = { className: 'stroke-danger-solid forced-colors:stroke-[CanvasText]', strokeWidth: 1.5 }

const LimitLine = ({ y, frame }: { y: number; frame: Frame }) => (
  <line x1={frame.left} x2={frame.width - frame.right} y1={y} y2={y} strokeDasharray="10 4" {...limitStyle} />
)

const LimitKey = () => <line x1={0} x2={24} y1={6} y2={6} strokeDasharray="10 4" {...limitStyle} />

/** A mark: its flag points into the period that starts there, or back into the one that ends. */
function MarkFlag({ x, top, bottom, of }: { x: number; top: number; bottom: number; of: Mark['of'] }) {
  const flag = of === 'start' ? 7 : -7
  return (
    <g className="fill-ink-secondary stroke-ink-secondary" strokeWidth={1}>
      <line x1={x} x2={x} y1={top} y2={bottom} strokeDasharray="2 2" />
      <path d={`M${x} ${top}l${flag} 4l${-flag} 4z`} stroke="none" />
    </g>
  )
}

const CursorLine = ({ x, frame }: { x: number; frame: Frame }) => (
  <line x1={x} x2={x} y1={frame.top} y2={frame.height - frame.bottom} className="stroke-line-control" strokeWidth={1} />
)

const isInside = (pixel: number, frame: Frame) => pixel >= frame.left - 1 && pixel <= frame.width - frame.right + 1
