import type { ContentBlock } from '@foyer/contract/content'
import type { CallInput, Route } from '@foyer/contract/http/route'
import type { Routes } from '@foyer/contract/routes/all'
import { cursorOf } from '@foyer/server/lib/cursor'
import { goodKey, notionLink } from '../servers/notion-keys.ts'

/** The things of a caller that requests name: ids of rows, and secrets that only the caller knows. */
export interface Things {
  team: string
  event: string
  ticketType: string
  /** An event on sale: its slug, and a ticket type with a price. */
  onSale: { slug: string; ticketType: string }
  /** Orders of that event, by status; the pending one waits for a bank transfer, and its token opens it. */
  pending: string
  pendingToken: string
  paid: string
  cancelled: string
  /** An order whose refund the card provider refused. */
  unrefunded: string
  /** An order whose refund the team still has to transfer, and its token. */
  owed: string
  owedToken: string
  /** The token of a reservation. */
  token: string
  /** The token of the paid order. */
  paidToken: string
  /** A question from the event's page, and the token that opens it for the person who asked. */
  thread: string
  threadToken: string
  /** The caller's session. */
  session: string
  mail: string
  /** The token of a link that was mailed to a new address and is unused. */
  emailToken: string
  password: string
}

/** A request that succeeds for a caller with these things and the right to send it. */
export type Sample<R extends Route = Route> = (things: Things) => CallInput<R>

type Samples = {
  [K in keyof Routes]: { [N in keyof Routes[K]]: Routes[K][N] extends Route ? Sample<Routes[K][N]> : never }
}

export const imprint = { name: 'Stage', address: 'Hof 1\n10115 Berlin', email: 'hello@example.com' }
export const bank = { holder: 'Stage', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }
export const buyer = { name: 'Robin', email: 'robin@example.test' }
export const seat = { name: 'Seat', priceCents: 1200, capacity: 100 }
export const question = { ...buyer, text: 'Is there room for a wheelchair?' }
export const stripeKeys = { secretKey: 'sk_live_0123456789ab', webhookSecret: 'whsec_0123456789abcdef' }
const context = { path: '/en', language: 'en', theme: 'light', width: 390 } as const
const site = { title: 'Summer Night', urlLink: 'example.com/summer', notionLink }
const place = { venue: 'Hof', city: 'Köln', region: 'NRW' }
const when = { date: '2031-06-01T18:00:00.000Z', endsAt: '2031-06-01T20:00:00.000Z', timeZone: 'Europe/Paris' }

const text = (value: string) => [{ type: 'text' as const, text: value }]
export const description: ContentBlock[] = [
  { type: 'heading', level: 1, text: text('Programme') },
  {
    type: 'paragraph',
    text: [{ type: 'text', text: 'Doors', bold: true, link: 'https://example.com/' }],
    children: [],
  },
  { type: 'list', items: [{ text: text('Music'), children: [{ type: 'divider' }] }] },
  {
    type: 'toggle',
    text: text('Is there parking?'),
    children: [{ type: 'paragraph', text: text('Yes'), children: [] }],
  },
]

/** A PNG of one pixel. */
export const smallPicture = () =>
  new Blob(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    { type: 'image/png' },
  )

/** One valid request for every route of the contract. A missing route does not compile and fails the tests. */
export const samples: Samples = {
  events: {
    list: () => ({
      query: {
        limit: 50,
        q: 'summer',
        status: 'test',
        sort: 'name',
        order: 'asc',
        cursor: cursorOf(['name+', 'S', 'evt_0']),
      },
    }),
    upcoming: () => ({}),
    view: ({ event }) => ({ params: { id: event } }),
    create: () => ({ body: { ...site, status: 'test' } }),
    change: ({ event }) => ({
      params: { id: event },
      body: {
        name: 'Night',
        ...when,
        ...place,
        dateTba: false,
        websiteUrl: 'example.com',
        notionLink,
        slug: 'a-night',
      },
    }),
    delete: ({ event }) => ({ params: { id: event } }),
    changeStatus: ({ event }) => ({ params: { id: event }, body: { status: 'On Sale' } }),
    duplicate: ({ event }) => ({ params: { id: event } }),
    saveKey: ({ event }) => ({ params: { id: event }, body: { apiKey: goodKey } }),
    removeKey: ({ event }) => ({ params: { id: event } }),
  },
  descriptions: {
    view: ({ event }) => ({ params: { id: event } }),
    save: ({ event }) => ({
      params: { id: event },
      body: { content: { en: description }, replacesNotion: true, version: 0 },
    }),
  },
  files: {
    uploadPicture: ({ event }) => ({ params: { id: event }, upload: smallPicture() }),
  },
  'notion-pages': {
    sync: ({ event }) => ({ params: { id: event } }),
    pause: ({ event }) => ({ params: { id: event }, body: { paused: true } }),
    viewWebhook: ({ event }) => ({ params: { id: event } }),
    forgetWebhook: ({ event }) => ({ params: { id: event } }),
  },
  'ticket-types': {
    list: ({ event }) => ({ params: { id: event } }),
    create: ({ event }) => ({
      params: { id: event },
      body: {
        name: 'Seat',
        description: 'Near the stage',
        priceCents: 2400,
        taxRateBp: 1900,
        capacity: 120,
        minPerOrder: 1,
        maxPerOrder: 6,
        salesFrom: '2030-06-01T18:00:00.000Z',
        salesUntil: '2031-06-01T18:00:00.000Z',
        hidden: false,
      },
    }),
    arrange: ({ event, ticketType }) => ({ params: { id: event }, body: { ids: [ticketType] } }),
    change: ({ ticketType }) => ({ params: { id: ticketType }, body: { name: 'Chair', priceCents: 0, capacity: 90 } }),
    delete: ({ ticketType }) => ({ params: { id: ticketType } }),
  },
  orders: {
    list: () => ({ query: { limit: 50, q: 'robin', status: 'paid', refunds: 'owed' } }),
    view: ({ paid }) => ({ params: { id: paid } }),
    sales: ({ event }) => ({ params: { id: event } }),
    resend: ({ paid }) => ({ params: { id: paid } }),
  },
  reports: {
    sales: ({ event }) => ({ query: { from: '2026-01-01', to: '2026-12-31', by: 'week', group: 'type', event } }),
    file: ({ event }) => ({
      query: { from: '2026-01-01', to: '2026-12-31', by: 'month', group: 'rate', event, language: 'de' },
    }),
    compare: ({ event }) => ({ query: { event, with: event } }),
    series: ({ event }) => ({ params: { id: event } }),
  },
  checkout: {
    markPaid: ({ pending }) => ({ params: { id: pending } }),
    cancel: ({ pending }) => ({ params: { id: pending }, body: { reason: 'Asked by phone' } }),
    reactivate: ({ cancelled }) => ({ params: { id: cancelled } }),
    retryRefund: ({ unrefunded }) => ({ params: { id: unrefunded } }),
    lateTransfer: ({ cancelled }) => ({
      params: { id: cancelled },
      body: { amountCents: 2400, receivedOn: '2026-01-31', receivedCents: 0 },
    }),
    refundSent: ({ owed }) => ({ params: { id: owed }, body: { sentOn: '2026-01-31', owedCents: 2400 } }),
    refund: ({ paid }) => ({ params: { id: paid }, body: { reason: 'Ill' } }),
  },
  inbox: {
    list: () => ({
      query: { limit: 50, show: 'all', q: 'wheelchair', cursor: cursorOf(['2031-06-01T18:00:00.000Z', 'thr_0']) },
    }),
    changeMany: ({ thread }) => ({ body: { ids: [thread], read: true } }),
    count: () => ({}),
    stream: () => ({}),
    mailFrequencies: () => ({}),
    changeMailFrequencies: () => ({ body: { people: 'daily', team: 'at-once' } }),
    view: ({ thread }) => ({ params: { id: thread } }),
    change: ({ thread }) => ({ params: { id: thread }, body: { read: false } }),
    reply: ({ thread }) => ({ params: { id: thread }, body: { text: 'Yes, by the side entrance.' } }),
  },
  'public-api': {
    viewEvent: ({ onSale }) => ({ params: { slug: onSale.slug } }),
    reserve: ({ onSale: { slug, ticketType } }) => ({
      params: { slug },
      body: { items: [{ ticketTypeId: ticketType, quantity: 2 }], language: 'fr' },
    }),
    viewOrder: ({ token }) => ({ params: { token } }),
    extend: ({ token }) => ({ params: { token }, body: { email: 'robin@example.com' } }),
    complete: ({ token }) => ({ params: { token }, body: { ...buyer, paymentMethod: 'transfer' } }),
    payByCard: ({ pendingToken }) => ({ params: { token: pendingToken } }),
    cancel: ({ token }) => ({ params: { token } }),
    saveRefundAccount: ({ owedToken }) => ({
      params: { token: owedToken },
      body: { holder: 'Robin', iban: bank.iban },
    }),
    tickets: ({ paidToken }) => ({ params: { token: paidToken } }),
    calendar: ({ paidToken }) => ({ params: { token: paidToken } }),
    ask: ({ onSale }) => ({ params: { slug: onSale.slug }, body: { ...question, language: 'de' } }),
    askAboutOrder: ({ paidToken }) => ({ params: { token: paidToken }, body: { text: 'May I come later?' } }),
    viewThread: ({ threadToken }) => ({ params: { token: threadToken } }),
    askFurther: ({ threadToken }) => ({ params: { token: threadToken }, body: { text: 'Thank you.' } }),
  },
  teams: {
    list: () => ({}),
    create: () => ({ body: { name: 'Theatre', currency: 'GBP', timeZone: 'Europe/London', language: 'en' } }),
    view: ({ team }) => ({ params: { id: team } }),
    change: ({ team }) => ({
      params: { id: team },
      body: {
        name: 'Stage',
        imprint,
        bank,
      },
    }),
    members: ({ team }) => ({ params: { id: team } }),
  },
  payments: {
    viewStripe: ({ team }) => ({ params: { id: team } }),
    saveStripe: ({ team }) => ({ params: { id: team }, body: stripeKeys }),
    removeStripe: ({ team }) => ({ params: { id: team } }),
  },
  me: {
    view: () => ({}),
    change: ({ team }) => ({ body: { name: 'Robin', language: 'fr', theme: 'dark', lastTeam: team } }),
    changeEmail: ({ password }) => ({ body: { email: 'robin@example.test', password } }),
    confirmEmail: ({ emailToken }) => ({ body: { token: emailToken } }),
    changePassword: ({ password }) => ({ body: { currentPassword: password, newPassword: 'a better horse battery' } }),
    sessions: () => ({}),
    endSession: ({ session }) => ({ params: { id: session } }),
    endSessions: () => ({}),
  },
  sites: {
    view: ({ event }) => ({ params: { id: event } }),
    check: ({ event }) => ({ params: { id: event } }),
  },
  search: { find: () => ({ query: { q: 'summer' } }) },
  support: {
    ask: () => ({ body: { subject: 'Help', message: 'Please', context } }),
    share: () => ({ body: { kind: 'idea', message: 'More', context } }),
  },
  changelog: { list: () => ({ query: { language: 'de' } }) },
  installation: {
    signUpInfo: () => ({}),
    view: () => ({}),
    mails: () => ({ query: { limit: 50, state: 'stored', cursor: cursorOf(['zzz']) } }),
    mail: ({ mail }) => ({ params: { id: mail } }),
    sendKeptMails: () => ({}),
  },
}
