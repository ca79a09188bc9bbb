import { encode } from 'uqr'

/** A QR code, dark on light in every theme because scanners need that. @param label the text for screen readers */
export function QrCode({ text, label }: { text: string; label: string }) {
  // level M survives damage to 15 % of the code; ISO/IEC 18004 requires a border of 4 modules
  const { data, size } = encode(text, { ecc: 'M', border: 4, maskPattern })
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(pathOfRow).join('')} fill="#000" />
    </svg>
  )
}

/**
 * The mask of every code. Scanners read all eight; to draw each and choose the most even one, as ISO/IEC 18004 recommends,
 * took as long as the rest of the page. The codes of tickets are random, so none of them has large areas of one colour.
 */
const maskPattern = 0

/** Draws each run of dark modules in a row as one rectangle. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const runs = row.map((dark, x) => (dark && !row[x - 1] ? runLength(row, x) : 0))
  return runs.map((length, x) => (length ? `M${x} ${y}h${length}v1h-${length}z` : '')).join('')
}

function runLength(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x)
  return (end < 0 ? row.length : end) - x
}
