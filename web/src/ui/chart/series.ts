import type { SymbolType } from 'd3-shape'
import { symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape'

/** A series of a chart: one value for each position of the x axis; null where it has none. */
export interface Series {
  id: string
  name: string
  values: readonly (number | null)[]
}

/** How a chart writes its positions and values. */
export interface ChartFormats {
  /** A position in full: '14 November 2026'. */
  x: (x: number) => string
  /** A position at a tick of the axis, as short as its unit allows: '14 Nov', 'Nov 2026', '2026'. */
  xTick: (x: number, unit: TickUnit) => string
  /** A value in full: '€1,250.00'. */
  y: (value: number) => string
  /** A value at a tick of the axis: '€1.3K'. */
  yTick: (value: number) => string
}

/** The unit of the ticks of an axis; `number` is an axis of plain numbers. */
export type TickUnit = 'day' | 'month' | 'year' | 'number'

/** The data of a chart: positions in ascending order, series over them, and how to write both. */
export interface ChartData {
  /** Days are UTC midnights in milliseconds. */
  xs: readonly number[]
  xAxis: 'days' | 'numbers'
  series: readonly Series[]
  formats: ChartFormats
  /** The smallest step between two ticks of the y axis: 1 for things that are counted, 100 for cents. */
  smallestStep: number
  /** The decimals that a value has in a file: 2 for cents, which are then divided by 100. */
  decimals: number
  /** A text that legend and table add to each position and the picture does not draw, such as a share. */
  notes?: readonly Note[]
}

/** A text for each position of the x axis. */
export interface Note {
  name: string
  values: readonly string[]
}

/** A value, or a dash where the series has none. */
export const writeValue = (value: number | null | undefined, formats: ChartFormats): string =>
  value === null || value === undefined ? '–' : formats.y(value)

/** How a series differs from the others without colour as well. */
export interface SeriesStyle {
  color: string
  dash: string | undefined
  marker: SymbolType
  /** The strokes of an 8 by 8 tile over the colour of a bar. */
  pattern: string | undefined
}

const seriesStyles: readonly SeriesStyle[] = [
  { color: 'var(--chart-1)', dash: undefined, marker: symbolCircle, pattern: undefined },
  { color: 'var(--chart-2)', dash: '7 3', marker: symbolSquare, pattern: 'M-2 2l4-4M0 8l8-8M6 10l4-4' },
  { color: 'var(--chart-3)', dash: '2 3', marker: symbolTriangle, pattern: 'M0 2h8M0 6h8' },
  { color: 'var(--chart-4)', dash: '9 3 2 3', marker: symbolDiamond, pattern: 'M2 0v8M6 0v8' },
  { color: 'var(--chart-5)', dash: '4 2', marker: symbolCross, pattern: 'M-2 6l4 4M0 0l8 8M6-2l4 4' },
  { color: 'var(--chart-6)', dash: '1 2', marker: symbolStar, pattern: 'M0 4h8M4 0v8' },
]

/** The style of the series at an index. Styles repeat after the sixth series: callers add up the rest before. */
export const styleOfSeries = (index: number): SeriesStyle =>
  // `as`: a remainder of the length is an index
  seriesStyles[index % seriesStyles.length] as SeriesStyle
