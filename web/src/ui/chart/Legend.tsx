import { symbol } from 'd3-shape'
import type { ReactNode } from 'react'
import type { SeriesStyle } from './series.ts'

/** A line of the legend. */
export interface Entry {
  id: string
  key: ReactNode
  name: string
  /** The value at the position that the reader looks at. */
  value: string
}

interface Props {
  /** The position whose values are shown. */
  heading: string
  entries: readonly Entry[]
}

/** The names and keys of a chart's series, with their values at one position. */
export function Legend({ heading, entries }: Props) {
  return (
    <div className="mt-2 text-sm tabular-nums">
      <p className="font-medium">{heading}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-ink-secondary">
        {entries.map(({ id, key, name, value }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <svg aria-hidden="true" width={24} height={12} className="shrink-0">
              {key}
            </svg>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="font-medium text-ink">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The key of a line: its dash and its marker. */
export function LineKey({ seriesStyle }: { seriesStyle: SeriesStyle }) {
  return (
    <>
      <line
        x1={0}
        x2={24}
        y1={6}
        y2={6}
        stroke={seriesStyle.color}
        strokeWidth={2}
        strokeDasharray={seriesStyle.dash}
      />
      <Marker seriesStyle={seriesStyle} x={12} y={6} />
    </>
  )
}

/** A marker of a series at a pixel. */
export function Marker({ seriesStyle, x, y }: { seriesStyle: SeriesStyle; x: number; y: number }) {
  return (
    <path
      d={symbol(seriesStyle.marker, 44)() ?? ''}
      transform={`translate(${x},${y})`}
      fill={seriesStyle.color}
      className="stroke-card"
      strokeWidth={1}
    />
  )
}
