import type { Language } from '@foyer/contract/languages'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import type { OrderFacts, OrderMailKind } from '../rules.ts'
import type { Block, Body, Row, Words } from './body.ts'

type OrderBody = (t: Words, facts: OrderFacts, language: Language) => Body

/** What a mail says before and after the facts of the order, which all of them have. */
type Core = (
  t: Words,
  facts: OrderFacts,
  language: Language,
) => {
  subject: string
  said: () => Block[]
}

const cores: Record<OrderMailKind, Core> = {
  orderConfirmed: (t, { event }) => ({
    subject: t('order.confirmed', { event }),
    said: () => [{ text: t('order.confirmedLead') }],
  }),
  paymentInstructions: (t, facts, language) => ({
    subject: t('order.paymentInstructions', naming(facts)),
    said: () => [{ text: t('order.paymentLead', due(facts, language)) }, ...account(t, facts, language)],
  }),
  paymentReminder: (t, facts, language) => ({
    subject: t('order.paymentReminder', naming(facts)),
    said: () => [{ text: t('order.reminderLead', due(facts, language)) }, ...account(t, facts, language)],
  }),
  orderExpired: (t, facts) => ({
    subject: t('order.expired', naming(facts)),
    said: () => [{ text: t('order.expiredLead') }],
  }),
  orderCancelled: (t, facts) => ({
    subject: t('order.cancelled', naming(facts)),
    said: () => [{ text: t('order.cancelledLead') }],
  }),
  orderRefunded: (t, facts, language) => ({
    subject: t('order.refunded', naming(facts)),
    said: () => [{ text: t('order.refundedLead', sum(facts, language)) }],
  }),
  paymentTooLate: (t, facts, language) => ({
    subject: t('order.paymentTooLate', naming(facts)),
    said: () => [{ text: t('order.paymentTooLateLead', sum(facts, language)) }],
  }),
}

/** What the mails about orders say. */
export const orderBodies = Object.fromEntries(
  Object.entries(cores).map(([kind, core]) => [kind, (...given: Parameters<OrderBody>) => bodyOf(core, ...given)]),
  // `as`: the same keys as above, which `fromEntries` forgets
) as Record<OrderMailKind, OrderBody>

function bodyOf(core: Core, t: Words, facts: OrderFacts, language: Language): Body {
  const { subject, said } = core(t, facts, language)
  const blocks = () => [
    { text: t('hello', { name: facts.name }) },
    ...said(),
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
    { label: t('order.organiser'), value: organiser },
  ]
}

const money = ({ totalCents, currency }: OrderFacts, language: Language) => formatMoney(totalCents, currency, language)

const totalOf = (t: Words, facts: OrderFacts, language: Language) =>
  facts.totalCents === 0 ? t('order.free') : money(facts, language)

const naming = ({ event, number }: OrderFacts) => ({ event, number })
const sum = (facts: OrderFacts, language: Language) => ({ total: money(facts, language) })

const due = (facts: OrderFacts, language: Language) => ({
  ...sum(facts, language),
  due: facts.dueAt ? formatDateTime(facts.dueAt, facts.timeZone, language) : '',
})

/** Where to transfer the money to, and what the transfer must say. */
function account(t: Words, facts: OrderFacts, language: Language): Block[] {
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
