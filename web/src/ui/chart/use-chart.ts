import type { ReactNode } from 'react'
import { frameOf } from './Axes.tsx'
import { nearestIndex, xScale, yRange, yScale } from './scales.ts'
import type { ChartData } from './series.ts'
import { writeValue } from './series.ts'
import { useCursor } from './use-cursor.ts'
import { useWidth } from './use-width.ts'

interface Options {
  /** The values that the y axis must have room for. */
  values: readonly number[]
  /** The room at both ends of the x axis, in steps: half a bar, or 0. */
  inset: number
  /** The key of the series at an index, for the legend. */
  keyOf: (index: number) => ReactNode
}

/** The measures, scales and cursor of a chart over an x axis, and the legend's entries of its series. */
export function useChart(data: ChartData, { values, inset, keyOf }: Options) {
  const { ref, width } = useWidth<HTMLElement>()
  const { xs, series, notes = [], formats, smallestStep } = data
  const range = yRange(values, smallestStep)
  const frame = frameOf(width, yScale(range, smallestStep, frameOf(width, [])).ticks.map(formats.yTick))
  const x = xScale(data, frame, inset)
  const y = yScale(range, smallestStep, frame)
  const cursor = useCursor(xs.length, (pixel) => nearestIndex(xs, x, pixel))
  const entries = [
    ...series.map(({ id, name, values: own }, index) => ({
      id,
      key: keyOf(index),
      name,
      value: writeValue(own[cursor.at], formats),
    })),
    ...notes.map(({ name, values: own }) => ({ id: `note ${name}`, key: null, name, value: own[cursor.at] ?? '' })),
  ]
  return { ref, frame, x, y, cursor, cursorX: x.at(xs[cursor.at] ?? 0), entries }
}

/** The chart that `useChart` has measured. */
export type MeasuredChart = ReturnType<typeof useChart>
