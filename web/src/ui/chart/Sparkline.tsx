interface Props {
  /** One value for each position, in order. */
  values: readonly number[]
  /** The message of the picture in words: '14 tickets in the last 14 days, most on Friday'. */
  label: string
  /** Classes give it its size. */
  className?: string
}

const [width, height] = [100, 28]
/** Room for half of the stroke and for the last point. */
const marginPixels = 3

/** A small line without axes, beside a figure that says the same. It needs no chart library. */
export function Sparkline({ values, label, className = 'h-7 w-full' }: Props) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const x = (at: number) => (values.length < 2 ? width / 2 : (at / (values.length - 1)) * width)
  // all zero is a line on the ground
  const y = (value: number) => height - marginPixels - ((value - low) / (high - low || 1)) * (height - 2 * marginPixels)
  const points = values.map((value, at) => `${round(x(at))},${round(y(value))}`)
  const last = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`chart overflow-visible ${className}`}
    >
      <line
        x1={0}
        x2={width}
        y1={round(y(0))}
        y2={round(y(0))}
        className="stroke-line"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      {points.length > 1 && (
        <path
          d={`M${points.join('L')}`}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth={1.75}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {/* a line of no length with a round cap is a point, whatever the width */}
      {last && (
        <path
          d={`M${last}h0.01`}
          stroke="var(--chart-1)"
          strokeWidth={6}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

const round = (pixel: number) => Math.round(pixel * 100) / 100
