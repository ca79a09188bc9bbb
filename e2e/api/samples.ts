import type { Routes } from '@foyer/contract/routes/all'
import { cursorOf } from '@foyer/server/lib/cursor'
import { goodKey, notionLink } from '../servers/notion-keys.ts'
import { deletionSamples, passkeySamples, twoFactorSamples } from './account-samples.ts'
import { checkInSamples } from './check-in-samples.ts'
import { invoiceSamples } from './invoice-samples.ts'
import { orderQuestionSamples } from './order-question-samples.ts'
import { promoCodeSamples } from './promo-code-samples.ts'
import type { SamplesOf } from './sample.ts'
import { bankFile, csvColumns, description, smallPdf, smallPicture } from './sample-content.ts'
import { ticketTypeSamples } from './ticket-type-samples.ts'

type Samples = { [K in keyof Routes]: SamplesOf<Routes[K]> }

export const imprint = { name: 'Stage', address: 'Hof 1\n10115 Berlin', email: 'hello@example.com' }
export const bank = { holder: 'Stage', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }
export const buyer = { name: 'Robin', email: 'robin@example.test' }
export const seat = { name: 'Seat', priceCents: 1200, capacity: 100 }
export const question = { ...buyer, text: 'Is there room for a wheelchair?' }
export const stripeKeys = { secretKey: 'sk_live_0123456789ab', webhookSecret: 'whsec_0123456789abcdef' }
const context = { path: '/en', language: 'en', theme: 'light', width: 390 } as const
const site = { title: 'Summer Night', urlLink: 'example.com/summer', notionLink }
const ticketCancellation = (ticket: string) => ({
  ticketIds: [ticket],
  feeCents: 200,
  reason: 'Ill',
  note: 'Get well soon!',
})
const partialRefund = { amountCents: 300, refundedCents: 0, reason: 'Bad view', note: 'Sorry!' }
const place = { venue: 'Hof', city: 'Köln', region: 'NRW' }
const when = { date: '2031-06-01T18:00:00.000Z', endsAt: '2031-06-01T20:00:00.000Z', timeZone: 'Europe/Paris' }

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
  'legal-texts': {
    listOfTeam: ({ team }) => ({ params: { id: team } }),
    saveOfTeam: ({ team }) => ({
      params: { id: team },
      body: { kind: 'accessibility', content: { en: description }, agreement: 'shown', version: 1 },
    }),
    listOfEvent: ({ event }) => ({ params: { id: event } }),
    saveOfEvent: ({ event }) => ({
      params: { id: event },
      body: { kind: 'age', content: { de: description }, agreement: 'accepted', minimumAge: 16, version: 0 },
    }),
    listOfOrder: ({ paid }) => ({ params: { id: paid } }),
    viewOfEvent: ({ onSale }) => ({ params: { slug: onSale.slug, kind: 'accessibility' } }),
    viewVersion: ({ legalText }) => ({ params: { id: legalText } }),
  },
  files: {
    uploadPicture: ({ event }) => ({ params: { id: event }, upload: smallPicture() }),
    setOwnPicture: () => ({ query: { x: 20, y: 80, zoom: 150 }, upload: smallPicture() }),
    removeOwnPicture: () => ({}),
    setLogo: ({ team }) => ({ params: { id: team }, upload: smallPicture() }),
    removeLogo: ({ team }) => ({ params: { id: team } }),
  },
  'notion-pages': {
    sync: ({ event }) => ({ params: { id: event } }),
    pause: ({ event }) => ({ params: { id: event }, body: { paused: true } }),
    viewWebhook: ({ event }) => ({ params: { id: event } }),
    forgetWebhook: ({ event }) => ({ params: { id: event } }),
  },
  ...ticketTypeSamples,
  'promo-codes': promoCodeSamples,
  'order-questions': orderQuestionSamples,
  orders: {
    list: () => ({
      query: {
        limit: 50,
        q: 'robin',
        event: 'evt_0',
        status: 'paid',
        abandoned: 'without',
        method: 'card',
        refunds: 'owed',
        type: 'tkt_0',
        answer: 'diet:any',
        from: '2026-01-01',
        to: '2026-12-31',
        minCents: 0,
        maxCents: 100_000,
        test: 'only',
        sort: 'total',
        order: 'asc',
        cursor: cursorOf(['total asc', 1200, 'ord_0']),
      },
    }),
    totals: () => ({ query: { q: 'robin', status: 'paid' } }),
    file: () => ({ query: { q: 'robin', status: 'paid', sort: 'total', ids: 'ord_0,ord_1', language: 'de' } }),
    view: ({ paid }) => ({ params: { id: paid } }),
    sales: ({ event }) => ({ params: { id: event } }),
    change: ({ pending }) => ({ params: { id: pending }, body: { name: 'Robin Doe', newCodes: true } }),
    note: ({ paid }) => ({ params: { id: paid }, body: { text: 'Needs a ramp', followUpOn: '2031-05-01' } }),
    resend: ({ paid }) => ({ params: { id: paid } }),
  },
  'order-views': {
    list: () => ({}),
    create: () => ({ body: { name: 'To be paid', search: 'status=pending', shared: false } }),
    change: ({ orderView }) => ({ params: { id: orderView }, body: { name: 'Unpaid', search: 'status=pending' } }),
    delete: ({ orderView }) => ({ params: { id: orderView } }),
  },
  'order-jobs': {
    list: () => ({}),
    create: ({ paid }) => ({
      body: { kind: 'message', selection: { ids: [paid] }, subject: 'Doors', text: 'At seven.' },
    }),
    view: ({ orderJob }) => ({ params: { id: orderJob } }),
    stop: ({ orderJob }) => ({ params: { id: orderJob } }),
    items: ({ orderJob }) => ({
      params: { id: orderJob },
      query: { limit: 50, state: 'waiting', cursor: cursorOf(['ord_0']) },
    }),
    previewDecision: ({ requested }) => ({
      body: { kind: 'decline', selection: { ids: [requested] }, reason: 'Members only' },
    }),
    previewCancellation: ({ paid }) => ({ body: { selection: { ids: [paid] } } }),
    preview: ({ paid }) => ({ body: { subject: 'Doors', text: 'At seven.', order: paid } }),
    sendTest: ({ paid }) => ({ body: { subject: 'Doors', text: 'At seven.', order: paid } }),
  },
  attendees: {
    list: ({ event }) => ({
      params: { id: event },
      query: {
        limit: 50,
        q: 'robin',
        state: 'valid',
        answer: 'diet:any',
        sort: 'name',
        cursor: cursorOf(['name asc', 'R', 'tic_0']),
      },
    }),
    file: ({ event, ticketType }) => ({ params: { id: event }, query: { type: ticketType, language: 'de' } }),
    print: ({ event }) => ({ params: { id: event }, query: { q: 'robin', language: 'fr' } }),
    badges: ({ event }) => ({ params: { id: event }, query: { layout: 'single' } }),
  },
  reports: {
    sales: ({ event }) => ({ query: { from: '2026-01-01', to: '2026-12-31', by: 'week', group: 'type', event } }),
    file: ({ event }) => ({
      query: { from: '2026-01-01', to: '2026-12-31', by: 'month', group: 'rate', event, language: 'de' },
    }),
    accounting: ({ event }) => ({ query: { from: '2026-01-01', to: '2026-12-31', event, language: 'fr' } }),
    compare: ({ event }) => ({ query: { event, with: event } }),
    series: ({ event }) => ({ params: { id: event } }),
  },
  'check-in': checkInSamples,
  'bank-statements': {
    list: () => ({}),
    preview: () => ({ upload: bankFile(1500, 'K7QR-2VXM') }),
    saveColumns: () => ({ params: { signature: '0123456789abcdef'.repeat(2) }, body: csvColumns }),
    create: () => ({ query: { fileName: 'November.csv' }, upload: bankFile(1500, 'K7QR-2VXM') }),
    lines: ({ bankStatement }) => ({ params: { id: bankStatement } }),
    remove: ({ bankStatement }) => ({ params: { id: bankStatement } }),
    openLines: () => ({}),
    book: ({ bankLine, pending }) => ({ body: { lines: [{ line: bankLine, order: pending }] } }),
    changeLine: ({ bankLine }) => ({ params: { id: bankLine }, body: { ignored: true } }),
  },
  'box-office': {
    place: ({ event, ticketType }) => ({
      params: { id: event },
      body: { items: [{ ticketTypeId: ticketType, quantity: 2 }], ...buyer, method: 'cash', language: 'de' },
    }),
  },
  checkout: {
    approve: ({ requested }) => ({ params: { id: requested } }),
    previewApproval: ({ requested }) => ({ params: { id: requested } }),
    decline: ({ requested }) => ({ params: { id: requested }, body: { reason: 'Members only' } }),
    previewDecline: ({ requested }) => ({ params: { id: requested }, body: { reason: 'Members only' } }),
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
    cancelTickets: ({ paid, paidTicket }) => ({ params: { id: paid }, body: ticketCancellation(paidTicket) }),
    previewCancellation: ({ paid, paidTicket }) => ({ params: { id: paid }, body: ticketCancellation(paidTicket) }),
    changeType: ({ paid, paidTicket, otherType }) => ({
      params: { id: paid },
      body: { ticketId: paidTicket, ticketTypeId: otherType, priceCents: 1500, note: 'Enjoy the view!' },
    }),
    changeDue: ({ pending }) => ({ params: { id: pending }, body: { dueOn: '2031-05-31' } }),
    recordPayment: ({ pending }) => ({
      params: { id: pending },
      body: {
        amountCents: 1000,
        method: 'transfer',
        receivedOn: '2026-01-31',
        receivedCents: 0,
        detail: 'Statement 1',
      },
    }),
    removePayment: ({ paid, paidPayment }) => ({ params: { id: paid }, body: { payment: paidPayment } }),
    refundPart: ({ paid }) => ({ params: { id: paid }, body: partialRefund }),
    previewRefund: ({ paid }) => ({ params: { id: paid }, body: partialRefund }),
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
    viewEvent: ({ onSale }) => ({ params: { slug: onSale.slug }, query: { code: onSale.code } }),
    quote: ({ onSale: { slug, ticketType, code } }) => ({
      params: { slug },
      body: { items: [{ ticketTypeId: ticketType, quantity: 2 }], code },
    }),
    reserve: ({ onSale: { slug, ticketType, code } }) => ({
      params: { slug },
      body: { items: [{ ticketTypeId: ticketType, quantity: 2 }], code, language: 'fr' },
    }),
    addAddOns: ({ paidToken: token, paidTicket: ticketId, onSale: { addOn } }) => ({
      params: { token },
      body: { items: [{ ticketId, addOns: [{ ticketTypeId: addOn, quantity: 1 }] }] },
    }),
    viewOrder: ({ token }) => ({ params: { token } }),
    extend: ({ token }) => ({ params: { token }, body: { email: 'robin@example.com' } }),
    complete: ({ token, legalText }) => ({
      params: { token },
      body: { ...buyer, paymentMethod: 'transfer', acceptedTexts: [legalText] },
    }),
    payByCard: ({ pendingToken }) => ({ params: { token: pendingToken } }),
    cancel: ({ token }) => ({ params: { token } }),
    changeDetails: ({ pendingToken }) => ({
      params: { token: pendingToken },
      body: { name: 'Robin Käufer', email: 'robin.kaeufer@example.test', attendees: [] },
    }),
    saveAnswers: ({ pendingToken }) => ({ params: { token: pendingToken }, body: { answers: [] } }),
    saveAnswerFile: ({ pendingToken: token }) => ({
      params: { token, question: 'proof' },
      query: { name: 'Passport.pdf' },
      upload: smallPdf(),
    }),
    passOn: ({ paidToken: token, paidTicket: ticket }) => ({ params: { token, ticket }, body: buyer }),
    cancelTickets: ({ paidToken: token, paidTicket }) => ({ params: { token }, body: { ticketIds: [paidTicket] } }),
    findTickets: () => ({ body: { email: buyer.email, language: 'de' } }),
    viewTicket: ({ ticketToken }) => ({ params: { token: ticketToken } }),
    ticketFile: ({ ticketToken }) => ({ params: { token: ticketToken } }),
    passOnAgain: ({ passedOnToken }) => ({ params: { token: passedOnToken }, body: buyer }),
    ticketCalendar: ({ ticketToken }) => ({ params: { token: ticketToken } }),
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
  },
  members: {
    list: ({ team }) => ({ params: { id: team } }),
    change: ({ team, member }) => ({ params: { id: team, member }, body: { role: 'manager' } }),
    remove: ({ team, member }) => ({ params: { id: team, member } }),
    invitations: ({ team }) => ({ params: { id: team } }),
    invite: ({ team }) => ({ params: { id: team }, body: { emails: ['sasha@example.test'], role: 'door' } }),
    resend: ({ invitation }) => ({ params: { id: invitation } }),
    revoke: ({ invitation }) => ({ params: { id: invitation } }),
    invitation: ({ invitationToken }) => ({ params: { token: invitationToken } }),
    accept: ({ invitationToken }) => ({ body: { invitation: invitationToken } }),
  },
  audit: {
    list: ({ team, event, member }) => ({
      params: { id: team },
      query: {
        limit: 50,
        by: member,
        action: 'event.changed',
        subject: event,
        from: '2026-01-01',
        to: '2031-12-31',
        cursor: cursorOf(['2031-06-01T18:00:00.000Z', 'aud_0']),
      },
    }),
    file: ({ team, event }) => ({ params: { id: team }, query: { subject: event, language: 'de' } }),
  },
  'api-tokens': {
    list: ({ team }) => ({ params: { id: team } }),
    create: ({ team, event }) => ({
      params: { id: team },
      body: { name: 'Website', permissions: ['orders:read'], events: [event], days: 90 },
    }),
    rotate: ({ apiToken }) => ({ params: { id: apiToken }, body: { overlapHours: 24 } }),
    revoke: ({ apiToken }) => ({ params: { id: apiToken } }),
  },
  privacy: {
    previewErasure: ({ team }) => ({ params: { id: team }, body: { email: buyer.email } }),
    erase: ({ team, paid }) => ({ params: { id: team }, body: { order: paid } }),
    erasures: ({ team }) => ({ params: { id: team } }),
    retention: ({ team }) => ({ params: { id: team } }),
    changeRetention: ({ team }) => ({ params: { id: team }, body: { attendees: 400, accounts: null } }),
  },
  deletions: deletionSamples,
  invoices: invoiceSamples,
  payments: {
    viewStripe: ({ team }) => ({ params: { id: team } }),
    saveStripe: ({ team }) => ({ params: { id: team }, body: stripeKeys }),
    removeStripe: ({ team }) => ({ params: { id: team } }),
  },
  me: {
    view: () => ({}),
    change: ({ team }) => ({ body: { name: 'Robin', language: 'fr', theme: 'dark', lastTeam: team } }),
    disconnectProvider: () => ({}),
    changeEmail: ({ password }) => ({ body: { email: 'robin@example.test', password } }),
    cancelEmail: () => ({}),
    confirmEmail: ({ emailToken }) => ({ body: { token: emailToken } }),
    refuseEmail: ({ emailToken }) => ({ body: { token: emailToken } }),
    changePassword: ({ password }) => ({ body: { currentPassword: password, newPassword: 'a better horse battery' } }),
    authenticate: ({ password }) => ({ body: { password } }),
    sessions: () => ({}),
    signInMethods: () => ({}),
    endSession: ({ session }) => ({ params: { id: session } }),
    endSessions: () => ({ query: { keep: 'current' } }),
  },
  'two-factor': twoFactorSamples,
  passkeys: passkeySamples,
  sites: {
    view: ({ event }) => ({ params: { id: event } }),
    check: ({ event }) => ({ params: { id: event } }),
  },
  search: { find: () => ({ query: { q: 'summer' } }) },
  today: { view: () => ({}) },
  support: {
    ask: () => ({ body: { subject: 'Help', message: 'Please', context } }),
    share: () => ({ body: { kind: 'idea', message: 'More', context } }),
  },
  changelog: { list: () => ({ query: { language: 'de' } }) },
  installation: {
    signUpInfo: () => ({}),
    signUpLink: ({ signUpToken }) => ({ params: { token: signUpToken } }),
    view: () => ({}),
    mails: () => ({ query: { limit: 50, state: 'stored', cursor: cursorOf(['zzz']) } }),
    mail: ({ mail }) => ({ params: { id: mail } }),
    sendKeptMails: () => ({}),
  },
}
