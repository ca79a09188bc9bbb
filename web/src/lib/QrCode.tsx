import { encode } from 'uqr'

/** The QR code of a text. Dark on white in both themes: many cameras do not read the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="mx-auto mt-4 w-full max-w-72">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** The QR code of a text as a file for print: SVG has no resolution. */
export function qrFile(text: string): Blob {
  const { size, path } = qrPath(text)
  const background = `<rect width="${size}" height="${size}" fill="#fff"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${background}<path d="${path}"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
