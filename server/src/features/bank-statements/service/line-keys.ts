import { createHash } from 'node:crypto'
import type { ParsedFile, ParsedLine } from '../rules/parsed-line.ts'

/** A line with the key that tells it from all others of its team. */
export interface KeyedLine extends ParsedLine {
  /** The same for lines that nothing in the file tells apart. */
  key: string
  /** The position among such lines of one statement, from 0. */
  ordinal: number
}

/** The words of banks for no reference. */
const noReference = /^(?:|nonref|none|not ?provided|0+|-+)$/i

/**
 * Gives each line its key: of the account, the bank's reference, day and amount; without a reference also of payer and
 * text. Two equal lines of a statement differ in their ordinal. The ordinals of each statement begin again, because a
 * ZIP may contain a statement twice.
 * @param currency of lines that have none
 */
export function keyedLines({ statements }: ParsedFile, currency: string): KeyedLine[] {
  const keyed = new Map<string, KeyedLine>()
  for (const lines of statements) {
    const seen = new Map<string, number>()
    for (const line of lines) {
      const key = keyOf({ ...line, currency: line.currency || currency })
      const ordinal = seen.get(key) ?? 0
      seen.set(key, ordinal + 1)
      keyed.set(`${key} ${ordinal}`, { ...line, currency: line.currency || currency, key, ordinal })
    }
  }
  return [...keyed.values()]
}

function keyOf({ account, day, amountCents, currency, payer, text, reference }: ParsedLine): string {
  const bank = reference.trim()
  const own = noReference.test(bank) ? ['', payer, text] : [bank]
  return createHash('sha256')
    .update(JSON.stringify([account, day, amountCents, currency, ...own]))
    .digest('base64url')
}
