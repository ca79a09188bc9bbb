import { numberFormat } from './formatters.ts'
import type { Language } from './locale.ts'

const kilobyte = 1_000
const megabyte = 1_000 * kilobyte
const gigabyte = 1_000 * megabyte

/** Formats the size of data as a disk's maker counts it: '1.8 GB', '640 MB', '12 kB', at least '1 kB'. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes >= gigabyte) return inUnit(bytes / gigabyte, 'gigabyte', language)
  if (bytes >= megabyte) return inUnit(bytes / megabyte, 'megabyte', language)
  return inUnit(Math.max(1, bytes / kilobyte), 'kilobyte', language)
}

function inUnit(size: number, unit: 'gigabyte' | 'megabyte' | 'kilobyte', language: Language): string {
  const options = { style: 'unit', unit, maximumFractionDigits: unit === 'gigabyte' ? 1 : 0 } as const
  return numberFormat(language, options).format(size)
}
