/** The actions by kind of subject. Each has its words in `words/src/audit/{en,de,fr}.ts`. */
const verbs = {
  team: [
    'created',
    'changed',
    'stripe-saved',
    'stripe-removed',
    'bank-columns-saved',
    'buyer-erased',
    'retention-changed',
    'invoices-changed',
    'legal-text-saved',
    'logo-saved',
    'logo-removed',
  ],
  member: ['joined', 'changed', 'removed'],
  invitation: ['sent', 'resent', 'revoked'],
  'api-token': ['created', 'rotated', 'revoked'],
  event: [
    'created',
    'changed',
    'status-changed',
    'duplicated',
    'deleted',
    'description-saved',
    'legal-text-saved',
    'picture-added',
    'notion-key-saved',
    'notion-key-removed',
    'sync-paused',
    'webhook-removed',
    'ticket-types-arranged',
    'add-ons-arranged',
    'promo-codes-made',
    'promo-codes-imported',
    'promo-codes-deleted',
    'promo-codes-ended',
    'order-questions-saved',
  ],
  'ticket-type': ['created', 'changed', 'deleted'],
  'shared-capacity': ['created', 'changed', 'deleted'],
  'add-on-group': ['created', 'changed', 'deleted'],
  'promo-code': ['created', 'changed', 'deleted'],
  order: [
    'placed',
    'changed',
    'note-added',
    'mail-resent',
    'approved',
    'declined',
    'marked-paid',
    'cancelled',
    'reactivated',
    'refunded',
    'tickets-cancelled',
    'part-refunded',
    'type-changed',
    'due-changed',
    'payment-recorded',
    'payment-removed',
    'late-transfer-recorded',
    'refund-sent',
    'refund-retried',
    'invoice-address-saved',
  ],
  'order-job': ['created', 'stopped'],
  'check-in-list': ['created', 'changed', 'deleted'],
  'check-in-link': ['created', 'changed'],
  'bank-statement': ['imported', 'removed'],
  'bank-line': ['booked', 'changed'],
  thread: ['changed', 'replied'],
} as const

/** The kinds of subjects that an entry of the audit log is about. */
export type AuditSubject = keyof typeof verbs
/** An action, such as `event.changed`: the kind of subject, and its verb. */
export type AuditAction = { [K in AuditSubject]: `${K}.${(typeof verbs)[K][number]}` }[AuditSubject]

// `as`: `Object.keys` loses the keys
export const auditSubjects = Object.keys(verbs) as readonly AuditSubject[]
export const auditActions = Object.entries(verbs).flatMap(([subject, its]) =>
  its.map((verb) => `${subject}.${verb}`),
) as readonly AuditAction[]

/** The kind of subject that an action is about. */
// `as`: an action is a kind of subject, a dot and a verb
export const subjectOf = (action: AuditAction): AuditSubject => action.slice(0, action.indexOf('.')) as AuditSubject

/** The callers who can cause an entry: a member, an API token of the team, or a task of Foyer. */
export const auditActors = ['member', 'token', 'system'] as const
export type AuditActor = (typeof auditActors)[number]

/**
 * How a field is recorded. `choice`: one of the values that the words name. `hidden`: only that it changed, because it is a secret, names a buyer, or is too long to read
 * in a list.
 */
export type AuditFieldType =
  | 'text'
  | 'number'
  | 'cents'
  | 'bp'
  | 'moment'
  | 'day'
  | 'flag'
  | 'choice'
  /** Permissions by their codes, separated by commas. */
  | 'permissions'
  | 'role'
  | 'hidden'

/**
 * The fields whose changes are recorded, for each kind of subject. Anything else a subject has is not recorded. `a.b` is the
 * field `b` of the value `a`.
 */
export const auditFields = {
  team: {
    name: 'text',
    slug: 'text',
    currency: 'text',
    timeZone: 'text',
    language: 'text',
    'imprint.name': 'text',
    'imprint.address': 'text',
    'imprint.email': 'text',
    'imprint.representative': 'text',
    'imprint.publicationDirector': 'text',
    'imprint.host': 'text',
    'imprint.phone': 'text',
    'imprint.vatId': 'text',
    'imprint.register': 'text',
    'bank.holder': 'text',
    'bank.iban': 'hidden',
    'bank.bic': 'text',
    'privacyNotice.text': 'hidden',
    'privacyNotice.url': 'text',
    logo: 'hidden',
    stripeKey: 'hidden',
    stripeWebhookSecret: 'hidden',
    stripeLive: 'flag',
    bankColumns: 'hidden',
    requiresTwoFactor: 'flag',
    'invoices.ask': 'choice',
    'invoices.issueWhen': 'choice',
    'invoices.rounding': 'choice',
    'invoices.prefix': 'text',
    'invoices.creditPrefix': 'text',
    'invoices.smallBusiness': 'flag',
    'invoices.seller': 'hidden',
    'invoices.note': 'hidden',
    'invoices.companyTerms': 'hidden',
    'invoices.datev': 'hidden',
    legalTexts: 'hidden',
  },
  member: { role: 'role', allEvents: 'flag', events: 'text' },
  invitation: { role: 'role', allEvents: 'flag', events: 'text' },
  'api-token': { permissions: 'permissions', allEvents: 'flag', events: 'text', expiresAt: 'moment', secret: 'hidden' },
  event: {
    name: 'text',
    slug: 'text',
    status: 'choice',
    date: 'moment',
    dateTba: 'flag',
    endsAt: 'moment',
    timeZone: 'text',
    doorsMinutesBefore: 'number',
    venue: 'text',
    street: 'text',
    postcode: 'text',
    city: 'text',
    region: 'text',
    country: 'text',
    mapUrl: 'text',
    online: 'flag',
    onlineAccess: 'hidden',
    cover: 'hidden',
    pictures: 'number',
    description: 'hidden',
    legalTexts: 'hidden',
    websiteUrl: 'text',
    notionLink: 'text',
    notionKey: 'hidden',
    notionPaused: 'flag',
    notionWebhook: 'hidden',
    contentLanguage: 'text',
    currency: 'text',
    capacity: 'number',
    'cancellation.hoursBefore': 'number',
    'cancellation.feeCents': 'cents',
    'cancellation.feeBp': 'bp',
    'cancellation.refund': 'choice',
    'paymentTerms.days': 'number',
    'paymentTerms.workingDays': 'flag',
    'paymentTerms.latest': 'moment',
    'paymentTerms.offeredUntilDays': 'number',
    'paymentTerms.reminders': 'hidden',
    'paymentTerms.late': 'choice',
    discounts: 'hidden',
    'bookingFee.name': 'text',
    'bookingFee.per': 'choice',
    'bookingFee.cents': 'cents',
    'bookingFee.bp': 'bp',
    'bookingFee.taxRateBp': 'bp',
    'bookingFee.paidBy': 'choice',
    'bookingFee.refunded': 'flag',
    ticketTypes: 'text',
    promoCodes: 'number',
    orderQuestions: 'hidden',
  },
  'ticket-type': {
    name: 'text',
    description: 'text',
    priceCents: 'cents',
    minPriceCents: 'cents',
    maxPriceCents: 'cents',
    taxRateBp: 'bp',
    capacity: 'number',
    minPerOrder: 'number',
    maxPerOrder: 'number',
    salesFrom: 'moment',
    salesUntil: 'moment',
    hidden: 'flag',
    needsApproval: 'flag',
  },
  'shared-capacity': { name: 'text', capacity: 'number', ticketTypes: 'text' },
  'add-on-group': {
    name: 'text',
    description: 'text',
    minPerTicket: 'number',
    maxPerTicket: 'number',
    ticketTypes: 'text',
    addOns: 'text',
  },
  'promo-code': {
    name: 'text',
    tag: 'text',
    percent: 'bp',
    amountOffCents: 'cents',
    fixedPriceCents: 'cents',
    perTicket: 'flag',
    uses: 'number',
    ticketTypes: 'text',
    unlocks: 'flag',
    minTickets: 'number',
    minCents: 'cents',
    perEmail: 'number',
    validFrom: 'moment',
    validUntil: 'moment',
    withDiscounts: 'flag',
    holds: 'flag',
    note: 'text',
  },
  order: {
    status: 'choice',
    totalCents: 'cents',
    buyerName: 'hidden',
    buyerEmail: 'hidden',
    attendees: 'hidden',
    dueAt: 'moment',
    followUpOn: 'day',
    invoiceAddress: 'hidden',
  },
  'order-job': { orders: 'number' },
  'check-in-list': {
    name: 'text',
    ticketTypes: 'text',
    addOns: 'text',
    exits: 'flag',
    reentry: 'flag',
    names: 'flag',
    validFrom: 'moment',
    validUntil: 'moment',
  },
  'check-in-link': {
    gate: 'text',
    takesMoney: 'flag',
    validFrom: 'moment',
    validUntil: 'moment',
    revokedAt: 'moment',
  },
  'bank-statement': { payments: 'number' },
  'bank-line': { state: 'choice' },
  thread: { archived: 'flag', snoozedUntil: 'moment', assignee: 'text' },
} as const satisfies Record<AuditSubject, Record<string, AuditFieldType>>

/** How a field of a kind of subject is recorded; undefined for one that no longer is. */
export const fieldTypeOf = (subject: AuditSubject, field: string): AuditFieldType | undefined =>
  // `as`: a field of the log may be one of an earlier version
  (auditFields[subject] as Record<string, AuditFieldType>)[field]
