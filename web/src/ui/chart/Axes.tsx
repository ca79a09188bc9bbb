import type { Frame, XScale, YScale } from './scales.ts'
import type { ChartFormats } from './series.ts'

interface Props {
  frame: Frame
  x: XScale
  y: YScale
  formats: ChartFormats
}

/** The ticks and gridlines of a chart. */
export function Axes({ frame, x, y, formats }: Props) {
  return (
    <g className="fill-ink-secondary text-xs tabular-nums" strokeWidth={1}>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={frame.left}
            x2={frame.width - frame.right}
            y1={y.at(tick)}
            y2={y.at(tick)}
            className={tick === 0 ? 'stroke-line-control' : 'stroke-line'}
          />
          <text x={frame.left - 8} y={y.at(tick)} dy="0.32em" textAnchor="end">
            {formats.yTick(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} {...tickPlace(x.at(tick), frame)} y={frame.height - 4}>
          {formats.xTick(tick, x.unit)}
        </text>
      ))}
    </g>
  )
}

const halfTick = 26

/** A tick near an end of the axis grows to the inside, so that its text is not cut off. */
function tickPlace(at: number, frame: Frame): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (at > frame.width - halfTick) return { x: frame.width, textAnchor: 'end' }
  if (at < halfTick) return { x: 0, textAnchor: 'start' }
  return { x: at, textAnchor: 'middle' }
}

const pixelsPerCharacter = 7

/** The measures of a chart, with room for the longest tick of the y axis. */
export function frameOf(width: number, yTicks: readonly string[]): Frame {
  const longest = Math.max(1, ...yTicks.map((tick) => tick.length))
  return {
    width,
    height: width < 480 ? 200 : 240,
    left: Math.ceil(longest * pixelsPerCharacter) + 12,
    right: 10,
    top: 14,
    bottom: 26,
  }
}
