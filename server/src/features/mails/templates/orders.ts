import type { Language } from '@foyer/contract/languages'
import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import { shownTaxes } from '@foyer/contract/price'
import { excludesWithdrawal } from '@foyer/contract/withdrawal'
import { formatDateTime, formatDay, formatPeriod, formatTime } from '@foyer/words/format/date-time'
import { formatIban } from '@foyer/words/format/iban'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { giroCode } from '../../../lib/giro-code.ts'
import type { OrderFacts, OrderLine } from '../rules.ts'
import type { Block, Body, Receipt, Row, Words } from './body.ts'

type OrderBody = (t: Words, facts: OrderFacts, language: Language) => Body

/** The subject and the own paragraphs of a kind of mail. `bodyOf` adds the parts that all mails about orders share. */
type OrderMailCore = (
  t: Words,
  facts: OrderFacts,
  language: Language,
) => {
  subject: string
  ownBlocks: () => Block[]
  /** Whether the mail confirms the contract, and so tells the buyer about withdrawal. */
  confirmsContract?: true
  preheader?: () => string | undefined
}

const orderMailCores: Record<OrderMailKind, OrderMailCore> = {
  orderConfirmed: (t, facts, language) => ({
    subject: t('order.confirmed', { event: facts.event }),
    ownBlocks: () => [{ text: t('order.confirmedLead') }, ...accessBlocks(t, facts), ...ticketBlocks(t, facts)],
    confirmsContract: true,
    preheader: () => [whenOf(facts, language), facts.where].filter(Boolean).join(' · '),
  }),
  paymentInstructions: (t, facts, language) => ({
    subject: t('order.paymentInstructions', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t('order.paymentLead', totalAndDeadline(facts, language)) },
      ...bankTransferBlocks(t, facts, language),
    ],
    confirmsContract: true,
  }),
  paymentReminder: (t, facts, language) => ({
    subject: t('order.paymentReminder', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t('order.reminderLead', totalAndDeadline(facts, language)) },
      ...bankTransferBlocks(t, facts, language),
    ],
    confirmsContract: true,
  }),
  paymentDueEarlier: (t, facts, language) => ({
    subject: t('order.paymentDueEarlier', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t('order.dueEarlierLead', totalAndDeadline(facts, language)) },
      ...bankTransferBlocks(t, facts, language),
    ],
  }),
  orderExpired: (t, facts) => ({
    subject: t('order.expired', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t('order.expiredLead') }],
  }),
  orderCancelled: (t, facts) => ({
    subject: t('order.cancelled', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t('order.cancelledLead') }],
  }),
  orderRefunded: (t, facts, language) => ({
    subject: t('order.refunded', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t('order.refundedLead', refundTotal(facts, language)) },
      ...refundBlocks(t, facts, language),
    ],
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
      { text: t('order.paymentTooLateLead', refundTotal(facts, language)) },
      ...refundBlocks(t, facts, language),
    ],
  }),
}

/** The content of each kind of mail about an order. */
export const orderBodies = Object.fromEntries(
  Object.entries(orderMailCores).map(([kind, core]) => [
    kind,
    (...given: Parameters<OrderBody>) => bodyOf(core, ...given),
  ]),
  // `as`: `fromEntries` loses the keys; they are those of `cores`
) as Record<OrderMailKind, OrderBody>

function bodyOf(core: OrderMailCore, t: Words, facts: OrderFacts, language: Language): Body {
  const { subject, ownBlocks, confirmsContract, ...own } = core(t, facts, language)
  const blocks = () => [
    ...ownBlocks(),
    ...(facts.test ? [{ text: t('order.testNote') }] : []),
    { rows: factsOf(t, facts, language) },
    { receipt: receiptOf(t, facts, language) },
    ...(confirmsContract ? withdrawalBlocks(t, facts) : []),
    { action: t('order.open'), link: facts.link },
  ]
  return {
    ...own,
    subject: facts.test ? t('order.testSubject', { subject }) : subject,
    name: facts.name,
    blocks,
    organiser: { name: facts.organiser, imprint: facts.imprint },
  }
}

function factsOf(t: Words, facts: OrderFacts, language: Language): Row[] {
  const { event, doorsAt, timeZone, number, organiser, imprint } = facts
  const place = placeOf(t, facts)
  const when = whenOf(facts, language)
  return [
    { label: t('order.event'), value: event },
    ...(when ? [{ label: t('order.when'), value: when }] : []),
    ...(doorsAt ? [{ label: t('order.doors'), value: formatTime(doorsAt, timeZone, language) }] : []),
    ...(place ? [{ label: t('order.where'), value: place }] : []),
    { label: t('order.number'), value: number },
    imprint
      ? { label: t('order.seller'), value: [imprint.name, ...imprint.address.split('\n')].join(', ') }
      : { label: t('order.organiser'), value: organiser },
  ]
}

/** The place or the website; empty if neither is known. */
function placeOf(t: Words, { where, online }: OrderFacts): string {
  if (!online) return where
  return where ? t('order.online', { website: where }) : t('order.onlineOnly')
}

/** How to take part in an online event: a button for a link, or the text with its line breaks. */
function accessBlocks(t: Words, { onlineAccess }: OrderFacts): Block[] {
  if (!onlineAccess) return []
  if (isWebLink(onlineAccess)) return [{ action: t('order.join'), link: onlineAccess }]
  return [{ text: t('order.access') }, { quote: onlineAccess }]
}

const isWebLink = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text)

/** When the event begins and, if that is known, ends. */
function whenOf({ date, endsAt, timeZone }: OrderFacts, language: Language): string | undefined {
  if (!date) return undefined
  return endsAt ? formatPeriod(date, endsAt, timeZone, language) : formatDateTime(date, timeZone, language)
}

function receiptOf(t: Words, facts: OrderFacts, language: Language): Receipt {
  const { lines = [], taxes = [], totalCents, currency } = facts
  const money = (cents: number) => (cents === 0 ? t('order.free') : formatMoney(cents, currency, language))
  return {
    lines: lines.map((line) => ({
      label: t('order.line', { quantity: line.quantity, type: line.typeName }),
      details: detailsOf(t, line, currency, language),
      amount: money(line.grossCents),
    })),
    totals: [
      { label: t('order.total'), value: money(totalCents) },
      ...shownTaxes(taxes).map(({ taxRateBp, taxCents }) => ({
        label: t('order.tax', { rate: formatRate(taxRateBp, language) }),
        value: formatMoney(taxCents, currency, language),
      })),
    ],
  }
}

/** The price of one ticket with its tax, as far as the amount of the line does not say it, and the attendees. */
function detailsOf(t: Words, line: OrderLine, currency: string, language: Language): string[] {
  const { quantity, priceCents, taxRateBp, attendees } = line
  const price = [
    quantity > 1 && priceCents > 0 && t('order.each', { price: formatMoney(priceCents, currency, language) }),
    taxRateBp > 0 && priceCents > 0 && t('order.lineTax', { rate: formatRate(taxRateBp, language) }),
  ].filter((part) => part !== false)
  return [...(price.length > 0 ? [price.join(', ')] : []), ...attendees]
}

const withdrawalBlocks = (t: Words, facts: OrderFacts): Block[] =>
  excludesWithdrawal(facts) ? [{ text: t('order.withdrawal') }] : []

const money = ({ totalCents, currency }: OrderFacts, language: Language) => formatMoney(totalCents, currency, language)

const eventAndNumber = ({ event, number }: OrderFacts) => ({ event, number })
const totalValue = (facts: OrderFacts, language: Language) => ({ total: money(facts, language) })

const refundTotal = ({ refunds = [], totalCents, currency }: OrderFacts, language: Language) => {
  const sum = refunds.reduce((all, { amountCents }) => all + amountCents, 0)
  return { total: formatMoney(sum || totalCents, currency, language) }
}

const sentBy = ({ organiser, refunds = [] }: OrderFacts, language: Language) => ({
  organiser,
  date: refunds[0]?.sentOn ? formatDay(refunds[0].sentOn, language) : '',
})

/** How and until when the money of each refund comes. */
const refundBlocks = (t: Words, { refunds = [], currency, organiser }: OrderFacts, language: Language): Block[] =>
  refunds.map(({ method, amountCents }) => {
    const amount = formatMoney(amountCents, currency, language)
    return {
      text:
        method === 'card' ? t('order.refundToCard', { amount }) : t('order.refundByTransfer', { amount, organiser }),
    }
  })

const totalAndDeadline = (facts: OrderFacts, language: Language) => ({
  ...totalValue(facts, language),
  due: facts.dueAt ? formatDateTime(facts.dueAt, facts.timeZone, language) : '',
})

/** The tickets with the numbers that the entrance can type. */
function ticketBlocks(t: Words, { tickets = [] }: OrderFacts): Block[] {
  if (tickets.length === 0) return []
  const rows = tickets.map(({ type, number, name }, index) => ({
    label: t('order.ticket', { at: index + 1 }),
    value: [number, type, name].filter(Boolean).join(' · '),
  }))
  return [{ rows }]
}

/** The bank account, the amount and the reference of the transfer. */
function bankTransferBlocks(t: Words, facts: OrderFacts, language: Language): Block[] {
  const { bank, number, totalCents: amountCents, currency } = facts
  if (!bank) return []
  const qrCode = giroCode({ ...bank, amountCents, currency, reference: number })
  const rows = [
    { label: t('order.holder'), value: bank.holder },
    { label: t('order.iban'), value: formatIban(bank.iban) },
    ...(bank.bic ? [{ label: t('order.bic'), value: bank.bic }] : []),
    { label: t('order.amount'), value: money(facts, language) },
    { label: t('order.reference'), value: number },
  ]
  return [{ rows }, ...(qrCode ? [{ qrCode, lead: t('order.giroCode'), label: t('order.giroCodeLabel') }] : [])]
}
