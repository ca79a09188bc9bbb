import { encode } from 'uqr'

/** A QR code, dark on light in every theme, since scanners want it so. @param label what it is, for who cannot see it */
export function QrCode({ text, label }: { text: string; label: string }) {
  // 15 % of it may be dirty or torn; the border of 4 is the standard's
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(pathOfRow).join('')} fill="#000" />
    </svg>
  )
}

/** Each run of dark modules of a row as one rectangle. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const runs = row.map((dark, x) => (dark && !row[x - 1] ? runFrom(row, x) : 0))
  return runs.map((length, x) => (length ? `M${x} ${y}h${length}v1h-${length}z` : '')).join('')
}

function runFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x)
  return (end < 0 ? row.length : end) - x
}
