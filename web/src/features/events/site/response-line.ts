import type { ResponseTime } from '@foyer/contract/websites'

const halfHour = 30 * 60_000
/** What the line keeps clear of above and below, in its own units. */
const margin = 4

/**
 * The averages of two days as lines of an SVG, from zero up; one ends where nothing was answered.
 * @returns paths for `d`
 */
export function linesOf(
  times: readonly ResponseTime[],
  { width, height }: { width: number; height: number },
): string[] {
  const last = Math.max(...times.map(({ from }) => Date.parse(from)))
  const top = Math.max(1, ...times.map(({ averageMs = 0 }) => averageMs))
  const lines: string[] = []
  let before: number | undefined
  for (const { from, averageMs } of times) {
    if (averageMs === undefined) continue
    const at = Date.parse(from)
    const x = width * (1 - (last - at) / (96 * halfHour))
    const y = height - margin - (height - 2 * margin) * (averageMs / top)
    const point = `${x.toFixed(1)} ${y.toFixed(1)}`
    if (before !== undefined && at - before <= halfHour) lines.push(`${lines.pop()} L ${point}`)
    // a point alone is a line of no length, which its round ends make a dot
    else lines.push(`M ${point} L ${point}`)
    before = at
  }
  return lines
}
