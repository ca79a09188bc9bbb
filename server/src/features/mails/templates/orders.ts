import type { Language } from '@foyer/contract/languages'
import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import { shownTaxes } from '@foyer/contract/price'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { OrderFacts } from '../rules.ts'
import type { Block, Body, Row, Words } from './body.ts'

type OrderBody = (t: Words, facts: OrderFacts, language: Language) => Body

/** The subject and the own paragraphs of a kind of mail. `bodyOf` adds the parts that all mails about orders share. */
type OrderMailCore = (
  t: Words,
  facts: OrderFacts,
  language: Language,
) => {
  subject: string
  ownBlocks: () => Block[]
}

const orderMailCores: Record<OrderMailKind, OrderMailCore> = {
  orderConfirmed: (t, { event }) => ({
    subject: t('order.confirmed', { event }),
    ownBlocks: () => [{ text: t('order.confirmedLead') }],
  }),
  paymentInstructions: (t, facts, language) => ({
    subject: t('order.paymentInstructions', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t('order.paymentLead', totalAndDeadline(facts, language)) },
      ...bankTransferBlocks(t, facts, language),
    ],
  }),
  paymentReminder: (t, facts, language) => ({
    subject: t('order.paymentReminder', eventAndNumber(facts)),
    ownBlocks: () => [
      { text: t('order.reminderLead', totalAndDeadline(facts, language)) },
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
    ownBlocks: () => [{ text: t('order.refundedLead', totalValue(facts, language)) }],
  }),
  paymentTooLate: (t, facts, language) => ({
    subject: t('order.paymentTooLate', eventAndNumber(facts)),
    ownBlocks: () => [{ text: t('order.paymentTooLateLead', totalValue(facts, language)) }],
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
  const { subject, ownBlocks } = core(t, facts, language)
  const blocks = () => [
    { text: t('hello', { name: facts.name }) },
    ...ownBlocks(),
    ...(facts.test ? [{ text: t('order.testNote') }] : []),
    { rows: factsOf(t, facts, language) },
    { action: t('order.open'), link: facts.link },
  ]
  return { subject: facts.test ? t('order.testSubject', { subject }) : subject, blocks }
}

function factsOf(t: Words, facts: OrderFacts, language: Language): Row[] {
  const { event, date, timeZone, where, number, organiser } = facts
  return [
    { label: t('order.event'), value: event },
    ...(date ? [{ label: t('order.when'), value: formatDateTime(date, timeZone, language) }] : []),
    { label: t('order.where'), value: where },
    { label: t('order.number'), value: number },
    { label: t('order.total'), value: totalOf(t, facts, language) },
    ...taxRows(t, facts, language),
    { label: t('order.organiser'), value: organiser },
  ]
}

const money = ({ totalCents, currency }: OrderFacts, language: Language) => formatMoney(totalCents, currency, language)

const totalOf = (t: Words, facts: OrderFacts, language: Language) =>
  facts.totalCents === 0 ? t('order.free') : money(facts, language)

const taxRows = (t: Words, { taxes = [], currency }: OrderFacts, language: Language): Row[] =>
  shownTaxes(taxes).map(({ taxRateBp, taxCents }) => ({
    label: t('order.tax', { rate: formatRate(taxRateBp, language) }),
    value: formatMoney(taxCents, currency, language),
  }))

const eventAndNumber = ({ event, number }: OrderFacts) => ({ event, number })
const totalValue = (facts: OrderFacts, language: Language) => ({ total: money(facts, language) })

const totalAndDeadline = (facts: OrderFacts, language: Language) => ({
  ...totalValue(facts, language),
  due: facts.dueAt ? formatDateTime(facts.dueAt, facts.timeZone, language) : '',
})

/** The bank account, the amount and the reference of the transfer. */
function bankTransferBlocks(t: Words, facts: OrderFacts, language: Language): Block[] {
  const { bank, number } = facts
  if (!bank) return []
  const rows = [
    { label: t('order.holder'), value: bank.holder },
    { label: t('order.iban'), value: bank.iban.replace(/(.{4})(?=.)/g, '$1 ') },
    ...(bank.bic ? [{ label: t('order.bic'), value: bank.bic }] : []),
    { label: t('order.amount'), value: money(facts, language) },
    { label: t('order.reference'), value: number },
  ]
  return [{ rows }]
}
