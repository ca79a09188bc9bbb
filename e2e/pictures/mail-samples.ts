import type { MailData, MailKind } from '@foyer/server/features/mails/rules/mail-data'

// Names as long as they are in life, in more than one script.

const imprint = {
  name: 'Kulturverein Alte Halle Freiburg e. V.',
  address: 'Uferstraße 12\n79100 Freiburg im Breisgau',
  email: 'kontakt@alte-halle.example',
}

const event = {
  event: 'Ein Abend mit der Philharmonischen Kammer',
  date: '2031-06-01T18:00:00Z',
  endsAt: '2031-06-01T20:30:00Z',
  doorsAt: '2031-06-01T17:15:00Z',
  timeZone: 'Europe/Berlin',
  where: 'Alte Halle, Uferstraße 12, 79100 Freiburg im Breisgau',
  test: false,
  organiser: 'Alte Halle',
  imprint,
}

const tickets = [
  { type: 'Parkett, Reihe 1 bis 12', number: 'K7QR-2VXM', name: 'Zoë Öztürk' },
  { type: 'Parkett, Reihe 1 bis 12', number: 'C4TF-9WHN', name: 'زوي عبد الرحمن' },
  { type: 'Guest list', number: 'M3XJ-7DKP', name: undefined },
]

const order = {
  ...event,
  name: 'Zoë Öztürk',
  number: 'H5VD-3PQW',
  lines: [
    {
      ...{ typeName: 'Parkett, Reihe 1 bis 12', priceCents: 2500, taxRateBp: 700, quantity: 2, grossCents: 5000 },
      listCents: 6000,
      attendees: ['Zoë Öztürk', 'زوي عبد الرحمن'],
    },
    { typeName: 'Guest list', priceCents: 0, taxRateBp: 0, quantity: 1, grossCents: 0, attendees: [] },
  ],
  totalCents: 5000,
  code: 'FREUNDESKREIS-2031',
  taxes: [{ taxRateBp: 700, netCents: 4673, taxCents: 327 }],
  currency: 'EUR',
  dueAt: '2031-05-14T21:59:59Z',
  bank: { holder: imprint.name, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  link: `https://tickets.example/en/o/${'01m8a1mt6s1c4kgrv2k5szf9en3gg7dytrvng3eagy3g0jg0821r'}`,
}

const legalTexts = (['terms', 'house-rules'] as const).map((kind) => ({
  kind,
  link: `https://tickets.example/en/e/harbour-concert/legal/${kind}?version=lgt_01m8b1nk10r40y1edck2s4p8vr`,
}))

const attendee = {
  ...event,
  name: 'Amélie Dupont-Lefèvre',
  buyer: 'Zoë Öztürk',
  ticket: { type: 'Parkett, Reihe 1 bis 12', number: 'K7QR-2VXM', name: 'Amélie Dupont-Lefèvre' },
  link: `https://tickets.example/en/t/${'01m8a1mt6s1c4kgrv2k5szf9en3gg7dytrvng3eagy3g0jg0821r'}`,
}

const link = 'https://tickets.example/en/reset-password?token=3pYxkq0S1yqQd4mJ8m0c2b6Z'
const account = { name: 'Noor Haddad-Schmidt', link }
const note =
  'Liebe Gäste,\nder Flügel ist verstimmt. Wir spielen stattdessen ein Programm für Streicher.\n\nIhre Alte Halle'
const refunds = [
  { method: 'transfer', amountCents: 2500 },
  { method: 'card', amountCents: 1500 },
] as const

const inboxItems: MailData['inboxDigest']['items'] = [
  {
    ...{ kind: 'question', facts: {}, event: event.event, from: 'ليلى حداد' },
    text: 'هل يوجد مكان لكرسي متحرك؟\nشكراً جزيلاً',
    ...{ link: 'https://tickets.example/en/inbox?thread=thr_1', at: '2031-05-02T09:12:00Z' },
  },
  {
    kind: 'website-down',
    facts: { url: 'https://www.alte-halle.example/programm', failure: 'timeout', downSince: '2031-05-02T08:40:00Z' },
    ...{ event: event.event, from: undefined, text: undefined },
    ...{ link: 'https://tickets.example/en/inbox?thread=thr_2', at: '2031-05-02T08:41:00Z' },
  },
  {
    ...{ kind: 'first-sale', facts: { tickets: 2, totalCents: 5000, currency: 'EUR' }, event: event.event },
    ...{ from: undefined, text: undefined },
    ...{ link: 'https://tickets.example/en/inbox?thread=thr_3', at: '2031-05-01T18:03:00Z' },
  },
]

const digest = {
  ...{ name: 'Noor Haddad-Schmidt', team: 'Alte Halle', timeZone: 'Europe/Berlin' },
  link: 'https://tickets.example/en/inbox',
  choices: 'https://tickets.example/en/my-profile',
  unsubscribe: 'https://tickets.example/en/unsubscribe/tem_1.usr_1.daily.3PYXKQ0S1YQQD4MJ8M0C2B6Z',
}

/** A mail under its name: the kind, with what tells it from another one of that kind. */
interface MailSample<K extends MailKind = MailKind> {
  name: string
  data: MailData[K]
}

/** At least one mail of every kind. */
export const mailSamples: { [K in MailKind]: MailSample<K>[] } = {
  orderConfirmed: [
    { name: 'order-confirmed', data: { ...order, tickets, legalTexts } },
    {
      name: 'order-confirmed-online',
      data: {
        ...order,
        ...{ tickets, test: true, online: true, where: '', doorsAt: undefined },
        onlineAccess: 'https://meet.example/philharmonische-kammer',
      },
    },
  ],
  accessChanged: [
    {
      name: 'access-changed',
      data: { ...order, online: true, where: '', onlineAccess: 'Code 482 193\nBitte fünf Minuten vorher öffnen.' },
    },
  ],
  approvalRequested: [{ name: 'approval-requested', data: order }],
  orderApproved: [
    { name: 'order-approved', data: { ...order, legalTexts } },
    { name: 'order-approved-by-card', data: { ...order, bank: undefined } },
  ],
  orderDeclined: [{ name: 'order-declined', data: { ...order, note } }],
  requestExpired: [{ name: 'request-expired', data: order }],
  paymentInstructions: [{ name: 'payment-instructions', data: order }],
  paymentReminder: [{ name: 'payment-reminder', data: order }],
  paymentIncomplete: [{ name: 'payment-incomplete', data: { ...order, openCents: 1200 } }],
  paymentDueEarlier: [{ name: 'payment-due-earlier', data: order }],
  paymentDueChanged: [{ name: 'payment-due-changed', data: order }],
  orderExpired: [{ name: 'order-expired', data: order }],
  orderCancelled: [{ name: 'order-cancelled', data: { ...order, note } }],
  orderChanged: [
    { name: 'order-changed', data: { ...order, tickets, openCents: 1200, note } },
    { name: 'order-changed-by-card', data: { ...order, tickets, openCents: 1200, byCard: true } },
    { name: 'order-changed-without-account', data: { ...order, tickets, openCents: 1200, bank: undefined } },
  ],
  orderRefunded: [{ name: 'order-refunded', data: { ...order, refunds } }],
  ticketsCancelled: [
    {
      name: 'tickets-cancelled',
      data: {
        ...order,
        ...{ refunds, note, keptCents: 500, tickets: tickets.slice(0, 1) },
        adjustments: [{ kind: 'fee', amountCents: 500 }],
      },
    },
  ],
  addOnsCancelled: [{ name: 'add-ons-cancelled', data: { ...order, tickets } }],
  ticketsAndAddOnsCancelled: [
    { name: 'tickets-and-add-ons-cancelled', data: { ...order, tickets: tickets.slice(0, 1) } },
  ],
  partRefunded: [{ name: 'part-refunded', data: { ...order, refunds: refunds.slice(0, 1), note } }],
  refundSent: [
    {
      name: 'refund-sent',
      data: { ...order, refunds: [{ method: 'transfer', amountCents: 2500, sentOn: '2031-05-20' }] },
    },
  ],
  invoiceIssued: [
    {
      name: 'invoice-issued',
      data: {
        ...order,
        documents: [
          { id: 'inv_1', kind: 'cancellation', number: 'AH-2031-0041', grossCents: -5000 },
          { id: 'inv_2', kind: 'invoice', number: 'AH-2031-0042', grossCents: 4200 },
        ],
      },
    },
  ],
  creditNoteIssued: [
    {
      name: 'credit-note-issued',
      data: {
        ...order,
        documents: [
          { id: 'inv_3', kind: 'credit-note', number: 'AH-2031-0043', grossCents: -2500 },
          { id: 'inv_4', kind: 'invoice', number: 'AH-2031-0044', grossCents: 500 },
        ],
      },
    },
  ],
  cancellationIssued: [
    {
      name: 'cancellation-issued',
      data: {
        ...order,
        documents: [{ id: 'inv_5', kind: 'cancellation', number: 'AH-2031-0045', grossCents: -4200 }],
      },
    },
  ],
  paymentTooLate: [{ name: 'payment-too-late', data: { ...order, refunds } }],
  emailCorrected: [{ name: 'email-corrected', data: order }],
  attendeeTicket: [{ name: 'attendee-ticket', data: attendee }],
  passedOnTicket: [{ name: 'passed-on-ticket', data: attendee }],
  ticketVoid: [{ name: 'ticket-void', data: attendee }],
  resetPassword: [{ name: 'reset-password', data: account }],
  passwordChanged: [{ name: 'password-changed', data: account }],
  signInChanged: (
    [
      'twoFactorOn',
      'twoFactorOff',
      'recoveryCodesRenewed',
      'recoveryCodeUsed',
      'passkeyAdded',
      'passkeyRemoved',
      'providerConnected',
      'providerDisconnected',
    ] as const
  ).map((change) => ({ name: `sign-in-changed-${change}`, data: { ...account, change, left: 3 } })),
  confirmEmail: [{ name: 'confirm-email', data: account }],
  emailTaken: [{ name: 'email-taken', data: account }],
  signUp: [{ name: 'sign-up', data: { link } }],
  signUpTaken: [{ name: 'sign-up-taken', data: account }],
  emailChange: [{ name: 'email-change', data: { ...account, newEmail: 'noor.haddad-schmidt@alte-halle.example' } }],
  emailChanged: [{ name: 'email-changed', data: { ...account, newEmail: 'noor.haddad-schmidt@alte-halle.example' } }],
  invitation: [
    {
      name: 'invitation',
      data: {
        ...{ team: 'Alte Halle', inviter: 'Noor Haddad-Schmidt', role: 'box-office', link },
        ...{ expiresAt: '2031-05-09T10:00:00Z', timeZone: 'Europe/Berlin' },
      },
    },
  ],
  inboxDigest: [
    { name: 'inbox-daily', data: { ...digest, frequency: 'daily', items: inboxItems, more: 4, severalAskers: false } },
    {
      name: 'inbox-question',
      data: { ...digest, frequency: 'at-once', items: inboxItems.slice(0, 1), thread: 'thr_1', severalAskers: false },
    },
    {
      name: 'inbox-website',
      data: { ...digest, frequency: 'at-once', items: inboxItems.slice(1, 2), thread: 'thr_2' },
    },
  ],
  supportRequest: [
    {
      name: 'support-request',
      data: {
        ...{ id: 'sup_01m8a1mt6s', name: 'Noor Haddad-Schmidt', email: 'noor@alte-halle.example' },
        ...{ subject: 'Auszahlung fehlt', message: 'Guten Tag,\nseit Montag fehlt eine Auszahlung.\nWoran liegt das?' },
        context: { path: '/en/orders', language: 'en', theme: 'dark', width: 1440 },
      },
    },
  ],
  foundTickets: [
    {
      name: 'found-tickets',
      data: {
        items: [
          { ...event, order: order.number, link: order.link },
          { ...event, event: 'ليلة الموسيقى', ticket: 'K7QR-2VXM', link: attendee.link },
        ],
      },
    },
  ],
  orderMessage: [
    {
      name: 'order-message',
      data: {
        ...{ name: order.name, subject: 'Einlass schon ab 18:30 Uhr', text: note, event: event.event },
        ...{ number: order.number, organiser: event.organiser, imprint, link: order.link },
        unsubscribe: digest.unsubscribe,
      },
    },
  ],
  threadReply: [
    {
      name: 'thread-reply',
      data: {
        ...{ name: 'ليلى حداد', organiser: event.organiser, event: event.event, imprint, thread: 'thr_1' },
        text: 'Ja, es gibt vier Plätze für Rollstühle.\nBitte sagen Sie am Einlass Bescheid.',
        question: 'هل يوجد مكان لكرسي متحرك؟',
        link: 'https://tickets.example/en/m/01m8a1mt6s1c4kgrv2k5szf9en',
      },
    },
  ],
}
