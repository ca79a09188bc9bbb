import type { Language } from '@foyer/contract/languages'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import type { OrderFacts, OrderMailKind } from '../rules.ts'
import type { Block, Body, Words } from './content.ts'

type OrderBody = (t: Words, facts: OrderFacts, language: Language) => Body

/** What the mails about orders say. */
export const orderBodies: Record<OrderMailKind, OrderBody> = {
  orderConfirmed: (t, facts, language) => ({
    subject: t('order.confirmed', { event: facts.event }),
    blocks: around(t, facts, language, [{ text: t('order.confirmedLead', { number: facts.number }) }]),
  }),
  paymentInstructions: (t, facts, language) => ({
    subject: t('order.paymentInstructions', { event: facts.event, number: facts.number }),
    blocks: around(t, facts, language, [{ text: t('order.paymentLead', due(facts, language)) }, ...account(t, facts)]),
  }),
  paymentReminder: (t, facts, language) => ({
    subject: t('order.paymentReminder', { number: facts.number }),
    blocks: around(t, facts, language, [{ text: t('order.reminderLead', due(facts, language)) }, ...account(t, facts)]),
  }),
  orderExpired: (t, facts, language) => ({
    subject: t('order.expired', { event: facts.event, number: facts.number }),
    blocks: around(t, facts, language, [{ text: t('order.expiredLead', { number: facts.number }) }]),
  }),
  orderCancelled: (t, facts, language) => ({
    subject: t('order.cancelled', { event: facts.event, number: facts.number }),
    blocks: around(t, facts, language, [{ text: t('order.cancelledLead', { number: facts.number }) }]),
  }),
  orderRefunded: (t, facts, language) => ({
    subject: t('order.refunded', { number: facts.number }),
    blocks: around(t, facts, language, [{ text: t('order.refundedLead', sum(facts, language)) }]),
  }),
  paymentTooLate: (t, facts, language) => ({
    subject: t('order.paymentTooLate', { number: facts.number }),
    blocks: around(t, facts, language, [{ text: t('order.paymentTooLateLead', sum(facts, language)) }]),
  }),
}

function around(t: Words, facts: OrderFacts, language: Language, said: Block[]): Block[] {
  const { name, event, date, timeZone, organiser, link } = facts
  return [
    { text: t('hello', { name }) },
    ...said,
    { text: date ? t('order.event', { event, date: formatDateTime(date, timeZone, language) }) : event },
    { action: t('order.open'), link },
    { text: t('order.organiser', { organiser }) },
  ]
}

const sum = ({ number, totalCents, currency }: OrderFacts, language: Language) => ({
  number,
  total: formatMoney(totalCents, currency, language),
})

const due = (facts: OrderFacts, language: Language) => ({
  ...sum(facts, language),
  due: facts.dueAt ? formatDateTime(facts.dueAt, facts.timeZone, language) : '',
})

function account(t: Words, { bank, number }: OrderFacts): Block[] {
  if (!bank) return []
  return [
    { text: t('order.bank', { holder: bank.holder }) },
    { text: t('order.iban', { iban: bank.iban.replace(/(.{4})(?=.)/g, '$1 ') }) },
    ...(bank.bic ? [{ text: t('order.bic', { bic: bank.bic }) }] : []),
    { text: t('order.reference', { number }) },
  ]
}
