import type { ResponseTime } from '@foyer/contract/websites'

const halfHourMs = 30 * 60_000
/** Space above and below the line, in SVG units. */
const verticalMargin = 4

/**
 * The average response times as SVG lines, with zero at the bottom. A line ends where no check succeeded.
 * @returns paths for `d`
 */
export function linePathsOf(
  times: readonly ResponseTime[],
  { width, height }: { width: number; height: number },
): string[] {
  const last = Math.max(...times.map(({ from }) => Date.parse(from)))
  const maxMs = Math.max(1, ...times.map(({ averageMs = 0 }) => averageMs))
  const lines: string[] = []
  let previousAt: number | undefined
  for (const { from, averageMs } of times) {
    if (averageMs === undefined) continue
    const at = Date.parse(from)
    const x = width * (1 - (last - at) / (96 * halfHourMs))
    const y = height - verticalMargin - (height - 2 * verticalMargin) * (averageMs / maxMs)
    const point = `${x.toFixed(1)} ${y.toFixed(1)}`
    if (previousAt !== undefined && at - previousAt <= halfHourMs) lines.push(`${lines.pop()} L ${point}`)
    // A single point is a line of zero length; its round caps draw a dot.
    else lines.push(`M ${point} L ${point}`)
    previousAt = at
  }
  return lines
}
