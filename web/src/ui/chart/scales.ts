import type { ScaleLinear } from 'd3-scale'
import { scaleLinear, scaleUtc } from 'd3-scale'
import type { ChartData, TickUnit } from './series.ts'

/** The measures of a chart in pixels. */
export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export interface XScale {
  /** The pixel of a position. */
  at: (x: number) => number
  ticks: readonly number[]
  unit: TickUnit
  /** The pixels between two positions. */
  step: number
}

const msPerDay = 24 * 60 * 60 * 1000
const pixelsPerTick = 80

/** The x axis of a chart. @param inset the room at both ends, in steps: half a bar, or 0 */
export function xScale({ xs, xAxis }: Pick<ChartData, 'xs' | 'xAxis'>, frame: Frame, inset: number): XScale {
  const smallest = smallestGap(xs) ?? (xAxis === 'days' ? msPerDay : 1)
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  // one position stands in the middle
  const pad = first === last ? smallest : smallest * inset
  const [domain, range] = [
    [first - pad, last + pad],
    [frame.left, frame.width - frame.right],
  ]
  const scale = xAxis === 'days' ? scaleUtc(domain, range) : scaleLinear(domain, range)
  const at = (x: number) => scale(x)
  const most = Math.max(2, Math.floor((frame.width - frame.left - frame.right) / pixelsPerTick))
  const round = scale.ticks(most).map(Number).filter(isWhole(xAxis))
  // rounded ticks are Sundays between the Mondays of weeks; months are rounded well
  const isWeekly = xAxis === 'days' && smallest === 7 * msPerDay && unitOf(round, xAxis) === 'day'
  const stride = Math.ceil(xs.length / most)
  const fewer = isWeekly ? xs.filter((_, index) => index % stride === 0) : round
  const ticks = xs.length <= most ? xs : fewer
  return { at, ticks, unit: unitOf(ticks, xAxis), step: at(first + smallest) - at(first) }
}

const isWhole = (xAxis: ChartData['xAxis']) => (x: number) => x % (xAxis === 'days' ? msPerDay : 1) === 0

function smallestGap(xs: readonly number[]): number | undefined {
  const gaps = xs.slice(1).map((x, at) => x - (xs[at] ?? x))
  return gaps.length === 0 ? undefined : Math.min(...gaps)
}

function unitOf(ticks: readonly number[], xAxis: ChartData['xAxis']): TickUnit {
  if (xAxis === 'numbers') return 'number'
  const dates = ticks.map((tick) => new Date(tick))
  if (dates.length === 0 || dates.some((date) => date.getUTCDate() !== 1)) return 'day'
  return dates.every((date) => date.getUTCMonth() === 0) && dates.length > 1 ? 'year' : 'month'
}

export interface YScale {
  at: ScaleLinear<number, number>
  ticks: readonly number[]
}

/** The range of values that a y axis shows: always with zero, and never empty. */
export function yRange(values: readonly number[], smallestStep: number): readonly [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [0, smallestStep] : [low, high]
}

/** The y axis of a chart: about five ticks at round values, none closer than `smallestStep`. */
export function yScale(range: readonly [number, number], smallestStep: number, frame: Frame): YScale {
  const at = scaleLinear()
    .domain(range)
    .range([frame.height - frame.bottom, frame.top])
    .nice(5)
  return { at, ticks: at.ticks(5).filter((tick) => tick % smallestStep === 0) }
}

/** The index of the position nearest to a pixel. */
export function nearestIndex(xs: readonly number[], { at }: XScale, pixel: number): number {
  const distance = (index: number) => Math.abs(at(xs[index] ?? 0) - pixel)
  return xs.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0)
}

/** The values of all series that are there. */
export const valuesOf = (series: ChartData['series']): number[] =>
  series.flatMap(({ values }) => values).filter((value) => value !== null)
