import { leadingDocument } from '@foyer/contract/invoice-kinds'
import type { Language } from '@foyer/contract/languages'
import type { BuyerMailKind } from '@foyer/contract/mail-kinds'
import { shownTaxes } from '@foyer/contract/price'
import { smallBusinessNoteOf } from '@foyer/contract/tax-regimes'
import { excludesWithdrawal } from '@foyer/contract/withdrawal'
import { formatDateTime, formatDay } from '@foyer/words/format/date-time'
import { formatIban } from '@foyer/words/format/iban'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { giroCode } from '../rules/giro-code.ts'
import type { MailedDocument, OrderFacts, OrderLine } from '../rules/mail-data.ts'
import { waysOf } from '../rules/ways-to-pay.ts'
import { answerBlocks } from './answer-blocks.ts'
import type { Block, Body, Receipt, Words } from './body.ts'
import { accessBlocks, eventRows, whenOf } from './event-rows.ts'
import { orderText } from './order-text.ts'

type OrderBody = (t: Words, facts: OrderFacts, language: Language) => Body

/** The subject and the own paragraphs of a kind of mail. `bodyOf` adds the parts that all mails about orders share. */
type OrderMailCore = (
  t: Words,
  facts: OrderFacts,
  language: Language,
) => {
  subject: string
  ownBlocks: () => Block[]
  /** Whether the mail says that there is no right of withdrawal, if there is none. */
  mentionsWithdrawal?: true
  /** Whether it goes to an address that has nothing to do with the order any more: without its link. */
  isForFormerAddress?: true
  /** Whether it is without the lines and prices of the order. */
  isWithoutReceipt?: true
  preheader?: () => string | undefined
}

/** The mails that bring documents: they name the one that leads, and list all of them. */
const documentsCore: OrderMailCore = (t, facts, language) => ({
  subject: t('order.invoiceIssued', { ...nameOf(t, leadingDocument(facts.documents ?? [])), event: facts.event }),
  ownBlocks: () => [
    { text: t('order.invoiceIssuedLead', { count: facts.documents?.length ?? 0 }) },
    {
      receipt: {
        lines: (facts.documents ?? []).map((document) => ({
          label: t('order.document', nameOf(t, document)),
          details: [],
          amount: formatMoney(document.grossCents, facts.currency, language),
        })),
        totals: [],
      },
    },
  ],
  isWithoutReceipt: true,
})

const orderMailCores: Record<BuyerMailKind, OrderMailCore> = {
  orderConfirmed: (t, facts, language) => ({
    subject: t(orderText(facts, 'confirmed'), { event: facts.event }),
    ownBlocks: () => [
      { text: t(orderText(facts, 'confirmedLead')) },
      ...accessBlocks(t, facts),
      ...ticketBlocks(t, facts),
    ],
    mentionsWithdrawal: true,
    preheader: () => [whenOf(facts, language), facts.where].filter(Boolean).join(' · '),
  }),
  approvalRequested: (t, facts) => ({
    subject: t('order.approvalRequested', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t(orderText(facts, 'approvalLead'), { organiser: facts.organiser }) }],
  }),
  orderApproved: (t, facts, language) => ({
    subject: t('order.approved', eventAndNumber(facts)),
    ownBlocks: () => [
      {
        text: t(orderText(facts, 'approvedLead'), { ...totalAndDeadline(facts, language), organiser: facts.organiser }),
      },
      ...bankTransferBlocks(t, facts, language),
    ],
    mentionsWithdrawal: true,
  }),
  orderDeclined: (t, facts) => ({
    subject: t('order.declined', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t(orderText(facts, 'declinedLead'), { organiser: facts.organiser }) }],
  }),
  requestExpired: (t, facts) => ({
    subject: t('order.requestExpired', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t('order.requestExpiredLead', { organiser: facts.organiser }) }],
  }),
  accessChanged: (t, facts) => ({
    subject: t('order.accessChanged', { event: facts.event }),
    ownBlocks: () => [{ text: t('order.accessChangedLead') }, ...accessBlocks(t, facts)],
  }),
  paymentInstructions: (t, facts, language) => ({
    subject: t('order.paymentInstructions', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t(orderText(facts, facts.bank ? 'paymentLead' : 'payLead'), totalAndDeadline(facts, language)) },
      ...bankTransferBlocks(t, facts, language),
    ],
    mentionsWithdrawal: true,
  }),
  paymentReminder: (t, facts, language) => ({
    subject: t('order.paymentReminder', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t(orderText(facts, facts.bank ? 'reminderLead' : 'payLead'), totalAndDeadline(facts, language)) },
      ...bankTransferBlocks(t, facts, language),
    ],
    mentionsWithdrawal: true,
  }),
  paymentIncomplete: (t, facts, language) => ({
    subject: t('order.paymentIncomplete', eventAndNumber(facts)),
    ownBlocks: () => [
      {
        text: t(orderText(facts, 'incompleteLead'), {
          ...totalAndDeadline(facts, language),
          way: wayOf(facts),
          received: formatMoney(facts.totalCents - centsToPay(facts), facts.currency, language),
        }),
      },
      ...bankTransferBlocks(t, facts, language),
    ],
  }),
  paymentDueEarlier: (t, facts, language) => ({
    subject: t('order.paymentDueEarlier', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t(orderText(facts, facts.bank ? 'dueEarlierLead' : 'payLead'), totalAndDeadline(facts, language)) },
      ...bankTransferBlocks(t, facts, language),
    ],
  }),
  paymentDueChanged: (t, facts, language) => ({
    subject: t('order.paymentDueChanged', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t(orderText(facts, facts.bank ? 'dueChangedLead' : 'payLead'), totalAndDeadline(facts, language)) },
      ...bankTransferBlocks(t, facts, language),
    ],
  }),
  orderChanged: (t, facts, language) => ({
    subject: t('order.changed', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t('order.changedLead') },
      ...ticketBlocks(t, facts),
      ...(centsToPay(facts) > 0
        ? [{ text: restOf(t, facts, language) }, ...bankTransferBlocks(t, facts, language)]
        : []),
    ],
  }),
  orderExpired: (t, facts) => ({
    subject: t('order.expired', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t(orderText(facts, 'expiredLead')) }],
  }),
  orderCancelled: (t, facts) => ({
    subject: t('order.cancelled', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t(orderText(facts, 'cancelledLead')) }],
  }),
  orderRefunded: (t, facts, language) => ({
    subject: t('order.refunded', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t(orderText(facts, 'refundedLead'), refundTotal(facts, language)) },
      ...refundBlocks(t, facts, language),
    ],
  }),
  ticketsCancelled: (t, facts, language) =>
    facts.onlyAddOns
      ? addOnsCancelled(t, facts, language)
      : cancelledCore(t, facts, language, {
          subject: orderText(facts, 'ticketsCancelled'),
          lead: orderText(facts, 'ticketsCancelledLead'),
        }),
  addOnsCancelled,
  ticketsAndAddOnsCancelled: (t, facts, language) =>
    cancelledCore(t, facts, language, {
      subject: 'order.ticketsAndAddOnsCancelled',
      lead: 'order.ticketsAndAddOnsCancelledLead',
    }),
  partRefunded: (t, facts, language) => ({
    subject: t('order.refunded', eventAndNumber(facts)),
    ownBlocks: () => [...refundLead(t, facts, language), ...refundBlocks(t, facts, language)],
  }),
  refundSent: (t, facts, language) => ({
    subject: t('order.refundSent', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t('order.refundSentLead', { ...refundTotal(facts, language), ...sentBy(facts, language) }) },
    ],
  }),
  paymentTooLate: (t, facts, language) => ({
    subject: t('order.paymentTooLate', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t(orderText(facts, 'paymentTooLateLead'), refundTotal(facts, language)) },
      ...refundBlocks(t, facts, language),
    ],
  }),
  invoiceIssued: documentsCore,
  creditNoteIssued: documentsCore,
  cancellationIssued: documentsCore,
  emailCorrected: (t, facts) => ({
    subject: t('order.emailCorrected', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t(orderText(facts, 'emailCorrectedLead'), { organiser: facts.organiser }) }],
    isForFormerAddress: true,
    isWithoutReceipt: true,
  }),
}

const wayOf = ({ bank, byCard = false }: OrderFacts) => waysOf(bank !== undefined, byCard)

const restOf = (t: Words, facts: OrderFacts, language: Language) =>
  t('order.restLead', {
    ...totalValue(facts, language),
    organiser: facts.organiser,
    way: wayOf(facts),
  })

/** A part of an order was cancelled. */
function cancelledCore(
  t: Words,
  facts: OrderFacts,
  language: Language,
  { subject, lead }: Record<'subject' | 'lead', Parameters<Words>[0]>,
): ReturnType<OrderMailCore> {
  return {
    subject: t(subject, eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t(lead) },
      ...refundLead(t, facts, language),
      ...refundBlocks(t, facts, language),
      ...ticketBlocks(t, facts),
    ],
  }
}

/** Add-ons were cancelled: of an add-on order, or of tickets that stay valid. */
function addOnsCancelled(t: Words, facts: OrderFacts, language: Language): ReturnType<OrderMailCore> {
  const lead = facts.isForAddOns ? 'order.addOns.ticketsCancelledLead' : 'order.addOnsCancelledLead'
  return cancelledCore(t, facts, language, { subject: 'order.addOns.ticketsCancelled', lead })
}

const nameOf = (t: Words, document: MailedDocument | undefined) => ({
  kind: t(`order.documents.${document?.kind ?? 'invoice'}`),
  number: document?.number ?? '',
})

/** The content of each kind of mail about an order to its buyer. */
export const orderBodies = Object.fromEntries(
  Object.entries(orderMailCores).map(([kind, core]) => [
    kind,
    (...given: Parameters<OrderBody>) => bodyOf(core, ...given),
  ]),
  // `as`: `fromEntries` loses the keys; they are those of `orderMailCores`
) as Record<BuyerMailKind, OrderBody>

function bodyOf(core: OrderMailCore, t: Words, facts: OrderFacts, language: Language): Body {
  const { subject, ownBlocks, mentionsWithdrawal, isForFormerAddress, isWithoutReceipt, ...own } = core(
    t,
    facts,
    language,
  )
  const blocks = () => [
    ...ownBlocks(),
    ...answerBlocks(t, facts),
    ...keptBlocks(t, facts, language),
    ...noteBlocks(t, facts),
    ...(facts.test ? [{ text: t(orderText(facts, 'testNote')) }] : []),
    { rows: eventRows(t, facts, language, [{ label: t('order.number'), value: facts.number }]) },
    ...(isWithoutReceipt ? [] : [{ receipt: receiptOf(t, facts, language) }, ...taxNoteBlocks(t, facts)]),
    ...(mentionsWithdrawal ? withdrawalBlocks(t, facts) : []),
    ...legalBlocks(t, facts),
    ...(isForFormerAddress ? [] : [{ action: t('order.open'), link: facts.link }]),
  ]
  return {
    ...own,
    subject: facts.test ? t('order.testSubject', { subject }) : subject,
    name: facts.name,
    blocks,
    organiser: { name: facts.organiser, imprint: facts.imprint },
  }
}

/** The texts that the buyer has agreed to. Their PDFs are attached. */
const legalBlocks = (t: Words, { legalTexts = [] }: OrderFacts): Block[] =>
  legalTexts.length === 0
    ? []
    : [
        { text: t('order.legal', { count: legalTexts.length }) },
        ...legalTexts.map(({ kind, link }) => ({ label: t(`legalTexts.kinds.${kind}`), link })),
      ]

/** That no VAT is charged, and by which law. */
function taxNoteBlocks(t: Words, { smallBusinessIn, totalCents, taxes = [] }: OrderFacts): Block[] {
  if (!smallBusinessIn || totalCents === 0 || shownTaxes(taxes).length > 0) return []
  return [{ text: t(`order.smallBusiness.${smallBusinessNoteOf(smallBusinessIn)}`) }]
}

function receiptOf(t: Words, facts: OrderFacts, language: Language): Receipt {
  const { lines = [], adjustments = [], taxes = [], totalCents, currency, code } = facts
  const money = (cents: number) => (cents === 0 ? t('order.free') : formatMoney(cents, currency, language))
  return {
    lines: [
      ...lines.map((line) => ({
        label: t('order.line', { quantity: line.quantity, type: line.typeName }),
        details: detailsOf(t, line, currency, language),
        amount: money(line.grossCents),
      })),
      ...adjustments.map(({ kind, amountCents }) => ({
        label: t(`order.${kind}`),
        details: [],
        amount: formatMoney(amountCents, currency, language),
      })),
    ],
    totals: [
      { label: t('order.total'), value: money(totalCents) },
      ...(code ? [{ label: t('order.code'), value: code }] : []),
      ...shownTaxes(taxes).map(({ taxRateBp, taxCents }) => ({
        label: t('order.tax', { rate: formatRate(taxRateBp, language) }),
        value: formatMoney(taxCents, currency, language),
      })),
    ],
  }
}

/** The price of one ticket with its tax, as far as the amount of the line does not say it, and the attendees. */
function detailsOf(t: Words, line: OrderLine, currency: string, language: Language): string[] {
  const { quantity, priceCents, taxRateBp, attendees, listCents } = line
  const price = [
    listCents !== undefined && t('order.insteadOf', { price: formatMoney(listCents, currency, language) }),
    quantity > 1 && priceCents > 0 && t('order.each', { price: formatMoney(priceCents, currency, language) }),
    taxRateBp > 0 && priceCents > 0 && t('order.lineTax', { rate: formatRate(taxRateBp, language) }),
  ].filter((part) => part !== false)
  return [...(price.length > 0 ? [price.join(', ')] : []), ...attendees]
}

const withdrawalBlocks = (t: Words, facts: OrderFacts): Block[] =>
  excludesWithdrawal(facts) ? [{ text: t(orderText(facts, 'withdrawal')) }] : []

const centsToPay = ({ openCents, totalCents }: OrderFacts): number => openCents ?? totalCents
const money = (facts: OrderFacts, language: Language) => formatMoney(centsToPay(facts), facts.currency, language)

const eventAndNumber = ({ event, number }: OrderFacts) => ({ event, number })
const totalValue = (facts: OrderFacts, language: Language) => ({ total: money(facts, language) })

const refundTotal = ({ refunds = [], totalCents, currency }: OrderFacts, language: Language) => {
  const sum = refunds.reduce((all, { amountCents }) => all + amountCents, 0)
  return { total: formatMoney(sum || totalCents, currency, language) }
}

const refundLead = (t: Words, facts: OrderFacts, language: Language): Block[] =>
  facts.refunds?.length ? [{ text: t('order.refundLead', refundTotal(facts, language)) }] : []

/** The amount that the organiser keeps of cancelled tickets. */
const keptBlocks = (t: Words, { keptCents, currency, organiser }: OrderFacts, language: Language): Block[] =>
  keptCents ? [{ text: t('order.kept', { organiser, fee: formatMoney(keptCents, currency, language) }) }] : []

/** The organiser's message to the buyer. */
const noteBlocks = (t: Words, { note, organiser }: OrderFacts): Block[] =>
  note ? [{ text: t('order.note', { organiser }) }, { quote: note }] : []

const sentBy = ({ organiser, refunds = [] }: OrderFacts, language: Language) => ({
  organiser,
  date: refunds[0]?.sentOn ? formatDay(refunds[0].sentOn, language) : '',
})

/** How and until when the money of each refund comes. */
const refundBlocks = (t: Words, { refunds = [], currency, organiser }: OrderFacts, language: Language): Block[] =>
  refunds.map(({ method, amountCents }) => {
    const amount = formatMoney(amountCents, currency, language)
    if (method === 'card') return { text: t('order.refundToCard', { amount }) }
    const isInPerson = method === 'cash' || method === 'terminal'
    return {
      text: isInPerson ? t('order.refundInPerson', { amount }) : t('order.refundByTransfer', { amount, organiser }),
    }
  })

const totalAndDeadline = (facts: OrderFacts, language: Language) => ({
  ...totalValue(facts, language),
  due: facts.dueAt ? formatDateTime(facts.dueAt, facts.timeZone, language) : '',
})

/** The tickets with the numbers that the entrance can type, and their holders: without an attendee that is the buyer. */
function ticketBlocks(t: Words, { tickets = [], name: buyer }: OrderFacts): Block[] {
  if (tickets.length === 0) return []
  const rows = tickets.map(({ type, number, name }, index) => ({
    label: t('order.ticket', { at: index + 1 }),
    value: [number, type, name ?? buyer].filter(Boolean).join(' · '),
  }))
  return [{ rows }]
}

/** The bank account, the amount and the reference of the transfer. */
function bankTransferBlocks(t: Words, facts: OrderFacts, language: Language): Block[] {
  const { bank, number, currency } = facts
  if (!bank) return []
  const qrCode = giroCode({ ...bank, amountCents: centsToPay(facts), currency, reference: number })
  const rows = [
    { label: t('order.holder'), value: bank.holder },
    { label: t('order.iban'), value: formatIban(bank.iban) },
    ...(bank.bic ? [{ label: t('order.bic'), value: bank.bic }] : []),
    { label: t('order.amount'), value: money(facts, language) },
    { label: t('order.reference'), value: number },
  ]
  return [{ rows }, ...(qrCode ? [{ qrCode, lead: t('order.giroCode'), label: t('order.giroCodeLabel') }] : [])]
}
