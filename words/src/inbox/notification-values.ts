import { formatBytes } from '../format/bytes.ts'
import { formatDateTime } from '../format/date-time.ts'
import type { Language } from '../format/locale.ts'
import { formatMoney } from '../format/money.ts'
import type { notifications } from './en.ts'

/** The data of all kinds of notifications together: each kind has some of the fields. */
export interface NotificationFacts {
  url?: string | undefined
  failure?: string | undefined
  status?: number | undefined
  downSince?: string | undefined
  since?: string | undefined
  up?: boolean | undefined
  expiresAt?: string | undefined
  state?: string | undefined
  before?: string | undefined
  events?: readonly string[] | undefined
  page?: string | undefined
  changes?: { title: boolean; changed: number; added: number; removed: number } | undefined
  tickets?: number | undefined
  totalCents?: number | undefined
  amountCents?: number | undefined
  currency?: string | undefined
  ticketType?: string | undefined
  to?: string | undefined
  subject?: string | undefined
  reason?: string | undefined
  number?: string | undefined
  changed?: boolean | undefined
  name?: string | undefined
  role?: string | undefined
  freeBytes?: number | undefined
  totalBytes?: number | undefined
  requests?: number | undefined
  waiting?: number | undefined
}

/**
 * The values for the messages of a notification, formatted. One function serves all kinds; a message uses the values it
 * needs.
 * @param timeZone of the formatted times, an IANA name
 */
export function notificationValues(facts: NotificationFacts, timeZone: string, language: Language) {
  const moment = (at: string | undefined) => (at ? formatDateTime(at, timeZone, language) : '')
  const money = (cents: number | undefined) =>
    cents === undefined ? '' : formatMoney(cents, facts.currency ?? 'EUR', language)
  return {
    url: facts.url ?? '',
    failure: key(facts.failure),
    status: String(facts.status ?? ''),
    since: moment(facts.downSince ?? facts.since),
    steady: facts.up ? 'up' : 'down',
    until: moment(facts.expiresAt),
    state: notionStateOf(facts),
    shared: (facts.events ?? []).length > 1 ? 'yes' : 'no',
    events: namesOf(facts.events ?? []),
    page: facts.page ?? '',
    renamed: facts.changes?.title ? 'yes' : 'no',
    edited: facts.changes?.changed ?? 0,
    added: facts.changes?.added ?? 0,
    removed: facts.changes?.removed ?? 0,
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
    changed: facts.changed ? 'yes' : 'no',
    role: key(facts.role),
    requests: facts.requests ?? 0,
    waiting: facts.waiting ?? 0,
    free: formatBytes(facts.freeBytes ?? 0, language),
    size: formatBytes(facts.totalBytes ?? 0, language),
  }
}

/**
 * A translator, limited to the messages of notifications. A test checks that the values fit the messages: inferring it
 * from the messages would take the compiler twenty seconds in every workspace.
 */
export type NotificationTranslator = (
  key: `notifications.${keyof typeof notifications}.${'title' | 'body'}`,
  values: ReturnType<typeof notificationValues>,
) => string

/** The state of a Notion page, and whether it is a recovery from the state that the team was notified of before. */
function notionStateOf({ state, before }: NotificationFacts): string {
  if (state === 'connected' && before === 'incomplete') return 'complete_again'
  if (state === 'incomplete' && before !== undefined && before !== 'connected') return 'incomplete_again'
  return key(state)
}

const maxNames = 10

const namesOf = (names: readonly string[]): string =>
  names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ` … (+${names.length - maxNames})` : '')

// keys of an ICU select cannot contain a hyphen
const key = (code = ''): string => code.replaceAll('-', '_')
