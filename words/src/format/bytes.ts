import { numberFormat } from './formatters.ts'
import type { Language } from './locale.ts'

const megabyte = 1_000_000
const gigabyte = 1_000 * megabyte

/** Formats the size of data as a disk's maker counts it: '1.8 GB', '640 MB'. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= gigabyte
  const unit = isLarge ? 'gigabyte' : 'megabyte'
  const options = { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 } as const
  return numberFormat(language, options).format(bytes / (isLarge ? gigabyte : megabyte))
}
