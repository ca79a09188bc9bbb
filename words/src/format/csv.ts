import type { Language } from './locale.ts'

/** How the spreadsheets of a country read CSV: the separator follows from the decimal sign. */
const formats = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
  fr: { separator: ';', decimal: ',' },
} as const satisfies Record<Language, { separator: string; decimal: string }>

/** A cell: text, or a number with this many decimals. null is an empty one. */
export type Cell = string | { value: number; decimals: number } | null

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
    return typeof cell === 'string'
      ? quoted(withoutFormula(cell))
      : cell.value.toFixed(cell.decimals).replace('.', decimal)
  }
  let lines = ''
  for (const row of rows) lines += `${row.map(write).join(separator)}\r\n`
  return lines
}

const withoutFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
