import { subjectCodeOf } from '@foyer/contract/invoice-mentions'
import { smallBusinessNoteOf } from '@foyer/contract/tax-regimes'
import { formatDay } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { messages as de } from '@foyer/words/invoice/de'
import type { InvoiceMessages } from '@foyer/words/invoice/en'
import { messages as en } from '@foyer/words/invoice/en'
import { messages as fr } from '@foyer/words/invoice/fr'
import { createTranslator } from 'use-intl/core'
import { createTranslators, throwTranslationError } from '../../../lib/translators.ts'
import type { DocumentFacts, DocumentLine } from '../../../schema/json/invoice-facts.ts'
import { sumsOf } from '../rules/document-totals.ts'

// `as`: the type is that of the English messages; each other language's file checks that it has the same shape
const words = { en, de: de as unknown as InvoiceMessages, fr: fr as unknown as InvoiceMessages }

/** The translator of the texts on documents, for a language. Throws on a missing message. */
export const invoiceMessages = createTranslators((language) =>
  createTranslator({ locale: language, messages: words[language], onError: throwTranslationError }),
)

/** The title of a document: 'Invoice RE-2026-00001'. */
export function titleOf({ kind, number, language }: Pick<DocumentFacts, 'kind' | 'number' | 'language'>): string {
  const t = invoiceMessages(language)
  return t('title', { kind: t(`kinds.${kind}`), number })
}

/** The text of a line. */
export const lineText = ({ language }: DocumentFacts, { kind, name }: DocumentLine): string =>
  invoiceMessages(language)(kind === 'fee' && name === '' ? 'fees' : kind, { name })

/** The supply that a document is about: admission to an event, and where it takes place. */
export const eventText = ({ language, event: { name, place } }: DocumentFacts): string =>
  invoiceMessages(language)('event', { event: place === undefined ? name : `${name}, ${place}` })

/** Why a document states no tax on an amount. */
export function legalNote({ regime, seller, language }: DocumentFacts): string {
  const t = invoiceMessages(language)
  if (regime === 'taxed') return t('legal.exempt')
  if (regime !== 'small-business') return t(`legal.${regime}`)
  return t(`legal.small-business.${smallBusinessNoteOf(seller.country)}`)
}

/** The terms on a document to a company, with the codes of their notes in the electronic invoice. */
export function termsOf({ mentions = [], companyTerms, language }: DocumentFacts): Term[] {
  const t = invoiceMessages(language)
  const required = mentions.map((kind): Term => ({ subjectCode: subjectCodeOf(kind), text: t(`mentions.${kind}`) }))
  return companyTerms === undefined ? required : [{ text: companyTerms }]
}

interface Term {
  subjectCode?: string | undefined
  text: string
}

/** Whether the amount of a document is paid, or how to pay it. */
export function paymentText(facts: DocumentFacts): string {
  const { kind, setOff, paid, openCents, language, currency, totals } = facts
  const t = invoiceMessages(language)
  if (kind !== 'invoice') return t(setOff ? 'setOffNote' : 'creditedNote')
  const { grossCents } = sumsOf(totals)
  if (!paid) return facts.transfer ? transferText(facts, facts.transfer, grossCents) : t('open')
  if (openCents === undefined) return t('paid')
  const money = (cents: number) => formatMoney(cents, currency, language)
  const partlyPaid = t('partlyPaid', { paid: money(grossCents - openCents), open: money(openCents) })
  return facts.transfer ? `${partlyPaid} ${transferText(facts, facts.transfer, openCents)}` : partlyPaid
}

type Transfer = NonNullable<DocumentFacts['transfer']>

function transferText({ language, currency }: DocumentFacts, transfer: Transfer, cents: number): string {
  const t = invoiceMessages(language)
  const { reference, dueOn } = transfer
  const amount = formatMoney(cents, currency, language)
  return dueOn === undefined
    ? t('transferSoon', { amount, reference })
    : t('transfer', { amount, reference, date: formatDay(dueOn, language) })
}
