import type { Language } from './locale.ts'

/** How the spreadsheets of a country read CSV: the separator follows from the decimal sign. */
const formats = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
  fr: { separator: ';', decimal: ',' },
} as const satisfies Record<Language, { separator: string; decimal: string }>

/**
 * A cell: text, or a number as an integer of its last decimal: `{ minor: 1250, decimals: 2 }` is 12.50. null is an empty one.
 */
export type Cell = string | { minor: number; decimals: number } | null

/** The mark by which spreadsheets recognise UTF-8; a file begins with it. */
export const byteOrderMark = '\uFEFF'

/** Writes rows as a CSV file (RFC 4180) for the spreadsheets of a language. */
export const csvOf = (rows: readonly (readonly Cell[])[], language: Language): string =>
  byteOrderMark + csvLines(rows, language)

/**
 * Writes rows as lines of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe in front
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvLines(rows: readonly (readonly Cell[])[], language: Language): string {
  const { separator, decimal } = formats[language]
  const write = (cell: Cell) => {
    if (cell === null) return ''
    return typeof cell === 'string' ? textOf(cell) : numberOf(cell.minor, cell.decimals, decimal)
  }
  let lines = ''
  for (const row of rows) lines += `${row.map(write).join(separator)}\r\n`
  return lines
}

// nearly all texts are written as they are, and numbers without dividing them: half of the time of a file of a million rows
const textOf = (text: string) => (/^[=+\-@\t\r]|[",;\r\n]/.test(text) ? quoted(withoutFormula(text)) : text)

const withoutFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function numberOf(minor: number, decimals: number, decimal: string): string {
  if (decimals === 0) return String(minor)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${minor < 0 ? '-' : ''}${digits.slice(0, at)}${decimal}${digits.slice(at)}`
}
