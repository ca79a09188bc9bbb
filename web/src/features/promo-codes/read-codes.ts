import { decimalsOf, readAmount } from '@foyer/words/format/money'
import { promoCodesFile as de } from '@foyer/words/promo-codes-file/de'
import { promoCodesFile as en } from '@foyer/words/promo-codes-file/en'
import { promoCodesFile as fr } from '@foyer/words/promo-codes-file/fr'
import { parseDateTime, toZoned } from '@internationalized/date'
import type { PromoCodeConditions } from './form-values.ts'
import type { CsvRecord } from './read-records.ts'
import { readRecords } from './read-records.ts'

const files = [en, de, fr]

/** The columns that the import reads. */
const read = [
  ...(['code', 'tag', 'percent', 'amount', 'price', 'use', 'uses', 'perEmail', 'types', 'unlocks', 'holds'] as const),
  ...(['withDiscounts', 'minTickets', 'minTotal', 'validFrom', 'validUntil', 'note'] as const),
]
export type CodeColumn = (typeof read)[number]

/** Columns of the file with all codes that say how things are, not how they should be. */
const ignored = ['state', 'currency', 'sold', 'held', 'created', 'link'] as const

export interface ImportContext {
  currency: string
  timeZone: string
  types: readonly { id: string; name: string }[]
  /** Those of a line that does not mention them. */
  conditions: PromoCodeConditions
}

/** A code as a line has it. A value that cannot be read is one that the contract refuses. */
export interface ReadCode {
  line: number
  body: PromoCodeConditions & { code: string }
}

export interface ReadCodes {
  codes: ReadCode[]
  /** Names of columns that are not known. */
  unknown: string[]
  /** Whether each line has an effect of its own. */
  haveEffects: boolean
}

/**
 * Reads codes from a CSV text with the names of its columns in the first line, in any language of Foyer, or from a list of
 * codes, one in each line.
 */
export function readCodes(text: string, around: ImportContext): ReadCodes {
  const table = tableOf(text)
  if (!table) {
    const codes = readRecords(text, '').map(({ line, cells: [code = ''] }) => ({
      line,
      body: { ...around.conditions, code },
    }))
    return { codes, unknown: [], haveEffects: false }
  }
  const { columns, records } = table
  const unknown = columns.flatMap(({ name, column }) => (column === undefined ? [name] : []))
  const rows = records.map((record) => ({ line: record.line, cell: cellsOf(columns, record) }))
  return {
    codes: rows.map(({ line, cell }) => ({ line, body: bodyOf(cell, around) })),
    unknown,
    haveEffects: rows.every(({ cell }) => effectColumns.some((column) => cell(column) !== '')),
  }
}

interface Column {
  name: string
  /** Undefined for one that is not known, null for one that is ignored. */
  column: CodeColumn | null | undefined
}

/** The columns and the records below them; undefined for a text whose first line does not name the column of the codes. */
function tableOf(text: string): { columns: Column[]; records: CsvRecord[] } | undefined {
  for (const separator of [';', ',', '\t']) {
    const [head, ...records] = readRecords(text, separator)
    const columns = (head?.cells ?? []).map((name) => ({ name, column: columnOf(name) }))
    if (columns.some(({ column }) => column === 'code')) return { columns, records }
  }
  return undefined
}

const folded = (name: string) => name.toLowerCase().replace(/[\s\u00a0\u2011’'-]/g, '')

/** The name of a column in files of earlier versions. */
const formerly: { [C in CodeColumn]?: string } = { holds: 'Keeps seats' }

function columnOf(name: string): CodeColumn | null | undefined {
  const named = (column: CodeColumn | (typeof ignored)[number]) =>
    folded(column) === folded(name) || files.some((file) => folded(file[column]) === folded(name))
  const wasNamed = (column: CodeColumn) => folded(formerly[column] ?? '') === folded(name)
  if (name === '') return null
  return read.find((column) => named(column) || wasNamed(column)) ?? (ignored.some(named) ? null : undefined)
}

/** The cell of a column; empty without it. Without the apostrophe that keeps spreadsheets from running a text as a formula. */
const cellsOf =
  (columns: readonly Column[], { cells }: CsvRecord) =>
  (column: CodeColumn): string =>
    (cells[columns.findIndex((each) => each.column === column)] ?? '').replace(/^'(?=[=+\-@])/, '')

type Cell = ReturnType<typeof cellsOf>

const effectColumns = ['percent', 'amount', 'price'] as const

function bodyOf(cell: Cell, around: ImportContext): ReadCode['body'] {
  const { conditions } = around
  const decimals = decimalsOf(around.currency)
  const given = <Value>(column: CodeColumn, value: (text: string) => Value, otherwise: Value): Value =>
    cell(column) === '' ? otherwise : value(cell(column))
  const number = (text: string) => readAmount(text, 0) ?? Number.NaN
  const moment = (text: string) => momentOf(text, around.timeZone)
  return {
    code: cell('code'),
    tag: given('tag', String, conditions.tag),
    effect: effectOf(cell, decimals) ?? conditions.effect,
    use: given('use', useOf, conditions.use),
    uses: given('uses', number, conditions.uses),
    ticketTypeIds: given('types', (text) => typesOf(text, around.types), conditions.ticketTypeIds),
    unlocks: given('unlocks', isYes, conditions.unlocks),
    minTickets: given('minTickets', number, conditions.minTickets),
    minCents: given('minTotal', (text) => readAmount(text, decimals) ?? Number.NaN, conditions.minCents),
    perEmail: given('perEmail', number, conditions.perEmail),
    validFrom: given('validFrom', moment, conditions.validFrom),
    validUntil: given('validUntil', moment, conditions.validUntil),
    withDiscounts: given('withDiscounts', isYes, conditions.withDiscounts),
    holds: given('holds', isYes, conditions.holds),
    note: given('note', String, conditions.note),
  }
}

/** The effect of a line; undefined without one. Two effects are none that the contract knows. */
function effectOf(cell: Cell, decimals: number): PromoCodeConditions['effect'] | undefined {
  const [column, second] = effectColumns.filter((each) => cell(each) !== '')
  if (column === undefined) return undefined
  const read = (places: number) =>
    second === undefined ? (readAmount(cell(column).replace('%', ''), places) ?? Number.NaN) : Number.NaN
  if (column === 'percent') return { kind: 'percent', bp: read(2) }
  return { kind: column === 'amount' ? 'amount' : 'fixed', cents: read(decimals) }
}

const useOf = (text: string) =>
  files.some(({ useOf: { ticket } }) => folded(ticket) === folded(text)) ? 'ticket' : 'order'

const isYes = (text: string) => ['1', 'x', 'true', ...files.map(({ yes }) => yes as string)].includes(folded(text))

/** The ids of the ticket types that a cell names, divided by `|`. A name that the event does not have is its own id. */
const typesOf = (text: string, types: ImportContext['types']): string[] =>
  text.split('|').map((part) => {
    const name = part.trim()
    return types.find((type) => folded(type.name) === folded(name))?.id ?? unknownType
  })

/** The id of no ticket type. */
const unknownType = 'unknown'

/** A date and time in a zone: `2026-11-20 19:30`, also without the time, and as `20.11.2026` or `20/11/2026`. */
function momentOf(text: string, timeZone: string): string {
  const [date = '', time = '00:00'] = text.trim().split(/[T,\s]+/)
  const parts = date.split(/[-./]/).map((part) => part.padStart(2, '0'))
  // no English order of month and day: such a date would be read wrongly
  const day = (date.includes('-') ? parts : parts.reverse()).join('-')
  try {
    return toZoned(parseDateTime(`${day}T${time.padStart(5, '0')}`), timeZone).toAbsoluteString()
  } catch {
    return text
  }
}
