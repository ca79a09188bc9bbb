import type { ErasureCounts } from '@foyer/contract/erasures'

interface BuyerRows {
  orders: readonly unknown[]
  tickets: readonly unknown[]
  threads: readonly unknown[]
  mails: readonly unknown[]
  bankLines: readonly unknown[]
}

/** How much was found of each kind. */
export const countsOf = ({ orders, tickets, threads, mails, bankLines }: BuyerRows): ErasureCounts => ({
  orders: orders.length,
  tickets: tickets.length,
  threads: threads.length,
  mails: mails.length,
  bankLines: bankLines.length,
})

/** The shortest name that is looked for in texts: a shorter one is part of many words. */
const minNameLength = 3

/**
 * The texts by which data of a buyer is recognised in texts that others wrote: addresses and full names.
 * @returns in lower case, each once
 */
export const tracesOf = (addresses: readonly string[], names: readonly string[]): string[] => [
  ...new Set([...addresses, ...names.filter((name) => name.length >= minNameLength)].map((text) => text.toLowerCase())),
]

/** Whether a text has one of the traces. */
export function hasTrace(text: string, traces: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return traces.some((trace) => lower.includes(trace))
}

/**
 * The kinds of entries of a timeline whose detail Foyer writes: a kind of mail, a day, a ticket type, a gate. The details of
 * all others are texts of people, or contain their addresses.
 */
export const keptDetails = [
  'mail-queued',
  'mail-sent',
  'mail-failed',
  'follow-up',
  'due-earlier',
  'due-changed',
  'statement-booked',
  'type-changed',
] as const
