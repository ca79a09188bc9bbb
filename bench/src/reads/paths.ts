import { msPerDay } from '@foyer/contract/durations'
import type { routes } from '@foyer/contract/routes/all'
import type { MeasuredTeam } from './measured-team.ts'

type Tables = typeof routes
type CallsOf<T> = { [N in keyof T]: T[N] extends { call: infer C } ? C : never }[keyof T]
/** Every read of the contract: `GET /events/{id}`. */
type ReadCall = Extract<{ [R in keyof Tables]: CallsOf<Tables[R]> }[keyof Tables], `GET ${string}`>

/** The paths of a read, each measured, or the reason why it is not measured here. */
export type Paths = ((team: MeasuredTeam) => string[]) | string

const file = 'a file: it grows with what it contains'
const stream = 'a stream: it does not end'

const daysAgo = (days: number) => new Date(Date.now() - days * msPerDay).toISOString().slice(0, 10)
const year = `from=${daysAgo(364)}&to=${daysAgo(0)}`

const one = (path: string) => () => [path]
const ofEvent =
  (rest = '') =>
  ({ event }: MeasuredTeam) => [`events/${event}${rest}`]
const ofTeam =
  (rest = '') =>
  ({ team }: MeasuredTeam) => [`teams/${team}${rest}`]

/** The paths of every read of the contract. A new route without an entry does not compile. */
export const paths: Record<ReadCall, Paths> = {
  'GET /events': () => [
    'events?limit=50',
    'events?limit=50&q=harbour',
    'events?limit=50&sort=name',
    'events?limit=50&status=On+Sale',
  ],
  'GET /events/upcoming': one('events/upcoming'),
  'GET /events/{id}': ofEvent(),
  'GET /events/{id}/description': ofEvent('/description'),
  'GET /events/{id}/order-questions': ofEvent('/order-questions'),
  'GET /events/{id}/legal-texts': ofEvent('/legal-texts'),
  'GET /events/{id}/answers': ofEvent('/answers'),
  'GET /events/{id}/shared-capacities': ofEvent('/shared-capacities'),
  'GET /events/{id}/add-on-groups': ofEvent('/add-on-groups'),
  'GET /events/{id}/ticket-types': ofEvent('/ticket-types'),
  'GET /events/{id}/promo-codes': ofEvent('/promo-codes?limit=50'),
  'GET /events/{id}/promo-codes/export.csv': file,
  'GET /events/{id}/promo-codes/report': ofEvent('/promo-codes/report?by=tag'),
  'GET /events/{id}/promo-codes/report.csv': file,
  'GET /promo-codes/{id}': 'one row by its key',
  'GET /events/{id}/sales': ofEvent('/sales'),
  'GET /events/{id}/attendees': ofEvent('/attendees?limit=50'),
  'GET /events/{id}/attendees/export.csv': ofEvent('/attendees/export.csv'),
  'GET /events/{id}/attendees/print': ofEvent('/attendees/print'),
  'GET /events/{id}/attendees/badges.pdf': file,
  'GET /events/{id}/check-in-lists': ofEvent('/check-in-lists'),
  'GET /events/{id}/sales-series': ofEvent('/sales-series'),
  'GET /events/{id}/site': ofEvent('/site'),
  'GET /events/{id}/site/webhook': ofEvent('/site/webhook'),
  'GET /orders': () => [
    'orders?limit=50',
    'orders?limit=50&q=rossi',
    'orders?limit=50&q=sample',
    'orders?limit=50&status=cancelled',
    'orders?limit=50&sort=total',
  ],
  'GET /orders/totals': () => ['orders/totals', 'orders/totals?q=rossi'],
  'GET /orders/export.csv': file,
  'GET /orders/{id}': ({ order }) => [`orders/${order}`],
  'GET /order-views': one('order-views'),
  'GET /order-jobs': one('order-jobs'),
  'GET /order-jobs/{id}': ({ orderJob }) => [`order-jobs/${orderJob}`],
  'GET /order-jobs/{id}/orders': ({ orderJob }) => [`order-jobs/${orderJob}/orders?limit=50`],
  'GET /check-in-lists/{id}/dashboard': ({ checkInList }) => [`check-in-lists/${checkInList}/dashboard`],
  'GET /check-in-lists/{id}/stream': stream,
  'GET /check-in/{link}': ({ checkInLink }) => [`check-in/${checkInLink}`],
  'GET /check-in/{link}/roster': ({ checkInLink }) => [`check-in/${checkInLink}/roster`],
  'GET /bank-statements': one('bank-statements'),
  'GET /bank-statements/{id}/lines': ({ bankStatement }) => [`bank-statements/${bankStatement}/lines`],
  'GET /bank-lines': one('bank-lines'),
  'GET /teams/{id}/stripe': ofTeam('/stripe'),
  'GET /teams/{id}/invoice-settings': ofTeam('/invoice-settings'),
  'GET /teams/{id}/legal-texts': ofTeam('/legal-texts'),
  'GET /orders/{id}/legal-texts': ({ order }) => [`orders/${order}/legal-texts`],
  'GET /public/events/{slug}/legal-texts/{kind}': 'two rows by their keys: the event, and the version that it names',
  'GET /public/legal-texts/{id}': 'one row by its key',
  'GET /invoices': one('invoices?limit=50'),
  'GET /invoices/export.csv': file,
  'GET /teams/{id}/invoices/archive.zip': file,
  'GET /teams/{id}/invoices/datev.csv': file,
  'GET /answer-files/{id}': file,
  'GET /invoices/{id}/document.pdf': file,
  'GET /invoices/{id}/document.xml': file,
  'GET /orders/{id}/invoicing': ({ order }) => [`orders/${order}/invoicing`],
  'GET /orders/{id}/answers': ({ order }) => [`orders/${order}/answers`],
  'GET /public/orders/{token}/invoicing': ({ orderToken }) => [`public/orders/${orderToken}/invoicing`],
  'GET /public/orders/{token}/invoices/{invoice}/document.pdf': file,
  'GET /reports/sales': () => [`reports/sales?${year}`, `reports/sales?${year}&by=week&group=event`],
  'GET /reports/sales.csv': one(`reports/sales.csv?${year}&by=month`),
  'GET /reports/accounting.csv': file,
  'GET /reports/compare': ({ event, otherEvent }) => [`reports/compare?event=${event}&with=${otherEvent}`],
  'GET /inbox': () => ['inbox?limit=50', 'inbox?limit=50&q=cloakroom'],
  'GET /inbox/unread': one('inbox/unread'),
  'GET /inbox/stream': stream,
  'GET /inbox/mail-frequencies': one('inbox/mail-frequencies'),
  'GET /inbox/{id}': ({ thread }) => [`inbox/${thread}`],
  'GET /public/events/{slug}': ({ slug }) => [`public/events/${slug}`],
  'GET /public/orders/{token}': ({ orderToken }) => [`public/orders/${orderToken}`],
  'GET /public/orders/{token}/tickets.pdf': file,
  'GET /public/orders/{token}/calendar.ics': ({ orderToken }) => [`public/orders/${orderToken}/calendar.ics`],
  'GET /public/tickets/{token}': ({ ticketToken }) => [`public/tickets/${ticketToken}`],
  'GET /public/tickets/{token}/ticket.pdf': file,
  'GET /public/tickets/{token}/calendar.ics': ({ ticketToken }) => [`public/tickets/${ticketToken}/calendar.ics`],
  'GET /public/threads/{token}': ({ threadToken }) => [`public/threads/${threadToken}`],
  'GET /public/sign-ups/{token}': 'one row by its key: the link of a mail, which works once',
  'GET /public/invitations/{token}': ({ invitationToken }) => [`public/invitations/${invitationToken}`],
  'GET /teams': one('teams'),
  'GET /teams/{id}': ofTeam(),
  'GET /teams/{id}/members': ofTeam('/members'),
  'GET /teams/{id}/invitations': ofTeam('/invitations'),
  'GET /teams/{id}/audit-log': ofTeam('/audit-log?limit=50'),
  'GET /teams/{id}/audit-log/export.csv': file,
  'GET /teams/{id}/api-tokens': ofTeam('/api-tokens'),
  'GET /teams/{id}/erasures': ofTeam('/erasures'),
  'GET /teams/{id}/retention': ofTeam('/retention'),
  'GET /teams/{id}/deletion': ofTeam('/deletion'),
  'GET /me': one('me'),
  'GET /me/sessions': one('me/sessions'),
  'GET /me/deletion': one('me/deletion'),
  'GET /me/export': file,
  'GET /me/sign-in-methods': one('me/sign-in-methods'),
  'GET /me/passkeys': one('me/passkeys'),
  'GET /me/two-factor': one('me/two-factor'),
  'GET /search': () => ['search?q=rossi&limit=5', 'search?q=harbour&limit=5', 'search?q=rosssi&limit=5'],
  'GET /today': one('today'),
  'GET /changelog': one('changelog'),
  'GET /sign-up': one('sign-up'),
  // for the operator, whose installation has all teams
  'GET /installation': one('installation'),
  'GET /installation/mails': one('installation/mails?limit=50'),
  'GET /installation/mails/{id}': ({ mail }) => [`installation/mails/${mail}`],
}
