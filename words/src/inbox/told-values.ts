import { formatDateTime } from '../format/date-time.ts'
import type { Language } from '../format/locale.ts'
import { formatMoney } from '../format/money.ts'
import type { told } from './en.ts'

/** What a message from Foyer can be made of: each kind has some of it. */
export interface ToldFacts {
  url?: string | undefined
  failure?: string | undefined
  status?: number | undefined
  downSince?: string | undefined
  expiresAt?: string | undefined
  state?: string | undefined
  page?: string | undefined
  tickets?: number | undefined
  totalCents?: number | undefined
  amountCents?: number | undefined
  currency?: string | undefined
  ticketType?: string | undefined
  to?: string | undefined
  subject?: string | undefined
  reason?: string | undefined
  number?: string | undefined
  name?: string | undefined
  role?: string | undefined
}

/**
 * What the sentences about a message from Foyer are filled with, whichever they are.
 * @param timeZone in which moments are said
 */
export function toldValues(facts: ToldFacts, timeZone: string, language: Language) {
  const moment = (at: string | undefined) => (at ? formatDateTime(at, timeZone, language) : '')
  const money = (cents: number | undefined) =>
    cents === undefined ? '' : formatMoney(cents, facts.currency ?? 'EUR', language)
  return {
    url: facts.url ?? '',
    failure: key(facts.failure),
    status: String(facts.status ?? ''),
    since: moment(facts.downSince),
    until: moment(facts.expiresAt),
    state: key(facts.state),
    page: facts.page ?? '',
    tickets: facts.tickets ?? 0,
    total: money(facts.totalCents),
    cost: facts.totalCents === 0 ? 'free' : 'paid',
    amount: money(facts.amountCents),
    scope: facts.ticketType === undefined ? 'event' : 'type',
    name: facts.ticketType ?? facts.name ?? '',
    to: facts.to ?? '',
    subject: facts.subject ?? '',
    reason: facts.reason ?? '',
    number: facts.number ?? '',
    role: key(facts.role),
  }
}

/**
 * A translator as far as it says what Foyer tells. Which sentence takes which values a test holds: to infer it from the
 * sentences would take the compiler twenty seconds in every workspace.
 */
export type Tell = (
  key: `told.${keyof typeof told}.${'title' | 'body'}`,
  values: ReturnType<typeof toldValues>,
) => string

// a key of ICU's select has no hyphen
const key = (code = ''): string => code.replaceAll('-', '_')
