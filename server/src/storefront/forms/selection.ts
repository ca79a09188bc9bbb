import { createHash } from 'node:crypto'
import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import type { NewReservation, PublicEvent, PublicTicketType } from '@foyer/contract/public-api'
import { NewReservation as Schema } from '@foyer/contract/public-api'
import { decimalsOf, formatMoney, readAmount, writeAmount } from '@foyer/words/format/money'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import type { Selection } from '../paths.ts'
import { codeField, priceField, quantityField } from '../paths.ts'
import type { ChosenAddOns } from './add-ons.ts'
import { itemsOf } from './add-ons.ts'
import { codeSentence } from './code.ts'
import type { Buyer } from './free-order.ts'
import { buyerField, completionOf } from './free-order.ts'
import type { TypedTexts } from './legal-texts.ts'
import { isAboutTexts, textProblems } from './legal-texts.ts'
import { personProblemOf } from './person-problem.ts'

interface PageWords {
  t: Translator
  language: Language
}

const prefix = quantityField('')

/** Reads the quantities from a form or a query string. A quantity that is not a number becomes NaN, and the check refuses it. */
export function readSelection(fields: URLSearchParams): Selection {
  const chosen = new Map<string, { quantity: number; price?: string }>()
  for (const [name, typed] of fields) {
    if (!name.startsWith(prefix) || /^\s*0*\s*$/.test(typed)) continue
    const id = name.slice(prefix.length)
    const price = fields.get(priceField(id))
    chosen.set(id, { quantity: Number(typed), ...(price !== null && { price }) })
  }
  return chosen
}

/** Whether the buyer chose a price. */
export const hasPrices = (chosen: Selection): boolean => [...chosen.values()].some(({ price }) => price !== undefined)

interface ReservationDetails {
  /** Of free tickets, which are ordered at once. */
  buyer?: Buyer
  code?: string | undefined
  addOns?: ChosenAddOns
  /** Of the event; needed for prices that the buyer chose. */
  currency?: string | undefined
}

/** Checks the selection and converts it to the body of the API call. @throws ProblemError `validation` */
export function reservationOf(
  chosen: Selection,
  language: Language,
  { buyer, code, addOns = new Map(), currency = 'EUR' }: ReservationDetails = {},
): NewReservation {
  const items = itemsOf(chosen, addOns).map(({ item }) => {
    const price = chosen.get(item.ticketTypeId)?.price
    // NaN is refused
    return price === undefined ? item : { ...item, priceCents: readAmount(price, decimalsOf(currency)) ?? Number.NaN }
  })
  return check(
    Schema,
    { items, language, ...(code !== undefined && { code }), ...(buyer && { completion: completionOf(buyer) }) },
    'body',
  )
}

/**
 * The idempotency key of a reservation. It contains the browser, the selection, the code and the buyer: posting the same form again
 * returns the same order. A form that the buyer changed after going back makes a new one, and so does the key in another
 * browser.
 */
export function idempotencyKeyOf(
  formKey: string,
  { items, code, completion }: NewReservation,
  userAgent: string | null,
): string {
  const sorted = items
    .map(({ ticketTypeId, quantity, priceCents = '', addOns = [] }) =>
      [
        `${ticketTypeId}=${quantity} ${priceCents}`,
        ...addOns.map((addOn) => `${addOn.ticketTypeId}=${addOn.quantity}`).sort(),
      ].join(),
    )
    .sort()
  return createHash('sha256')
    .update(
      JSON.stringify([
        formKey,
        userAgent,
        sorted,
        ...(code === undefined ? [] : [{ code }]),
        ...keyPartsOf(completion),
      ]),
    )
    .digest('base64url')
}

/** A text that is accepted after a refusal makes another request. */
const keyPartsOf = (completion: NewReservation['completion']): string[] =>
  completion ? [completion.name, completion.email, ...(completion.acceptedTexts ?? [])] : []

/**
 * Converts the refusal of a reservation to messages for the form.
 * @param texts of an order at once
 * @throws any other error
 */
export function problemsOf(
  refusal: unknown,
  event: PublicEvent,
  { chosen, addOns }: { chosen: Selection; addOns: ChosenAddOns },
  { t, language }: PageWords,
  texts?: TypedTexts,
): Problem[] {
  if (!(refusal instanceof ProblemError)) throw refusal
  const { code, details } = refusal
  const general = (text: string): Problem => ({ field: firstField(event), text })
  if (code === 'validation' && chosen.size === 0) return [general(t('errors.none'))]
  const ids = itemsOf(chosen, addOns).map(({ item }) => item.ticketTypeId)
  const errors = (details.errors ?? []).filter((error) => !isAboutTexts(error))
  if (errors.some((error) => error.code === 'event-over')) return [general(t('errors.eventOver'))]
  const itemProblems = errors.map(
    (error) =>
      codeProblemOf(error, event, { t, language }) ??
      buyerProblemOf(error, t) ??
      problemOf(error, event, ids, { t, language }) ??
      general(t('errors.notOffered')),
  )
  const problems = [
    ...itemProblems,
    ...(code === 'validation' && texts ? textProblems(event.legalTexts, texts, t) : []),
  ]
  if (problems.length > 0) return problems
  if (code === 'sold-out') return [general(t('errors.soldOut'))]
  if (code === 'conflict') return [general(t('errors.ordered'))]
  if (code === 'not-on-sale') return [general(t('tickets.closed'))]
  throw refusal
}

function codeProblemOf(error: FieldError, event: PublicEvent, { t, language }: PageWords): Problem | undefined {
  const text = error.path === 'body.code' ? codeSentence(error, { t, language, event }) : undefined
  return text === undefined ? undefined : { field: codeField, text }
}

const buyerPath = 'body.completion.'

function buyerProblemOf(error: FieldError, t: Translator): Problem | undefined {
  if (!error.path.startsWith(buyerPath)) return undefined
  const { field, text } = personProblemOf({ ...error, path: `body.${error.path.slice(buyerPath.length)}` }, t)
  return { field: buyerField(field), text }
}

function problemOf(
  error: FieldError,
  event: PublicEvent,
  ids: string[],
  { t, language }: PageWords,
): Problem | undefined {
  if (error.path === 'body.items') {
    const field = firstField(event)
    if (error.code === 'too-big') return { field, text: t('errors.tooMuch') }
    if (error.code === 'network-limit') return { field, text: t('errors.network') }
    if (error.code === 'too-many') return { field, text: t('errors.tooMany', { limit: error.limit ?? 0 }) }
  }
  const id = ids[Number(/^body\.items\.(\d+)/.exec(error.path)?.[1])]
  const type = event.ticketTypes.find((each) => each.id === id)
  if (!type) return undefined
  if (error.path.endsWith('.priceCents') && type.minPriceCents !== undefined)
    return { field: priceField(type.id), text: priceSentence(error, type, event.currency, { t, language }) }
  const text = sentenceOf(error, type, t)
  return text === undefined ? undefined : { field: quantityField(type.id), text }
}

function priceSentence(
  { code, limit = 0 }: FieldError,
  { name: type }: PublicTicketType,
  currency: string,
  { t, language }: PageWords,
): string {
  const price = formatMoney(limit, currency, language)
  if (code === 'too-small') return t('errors.priceAtLeast', { type, price })
  if (code === 'too-big') return t('errors.priceAtMost', { type, price })
  const decimals = decimalsOf(currency)
  return t('errors.price', { type, example: writeAmount(decimals > 0 ? 1250 : 12, decimals, language) })
}

function sentenceOf(
  { code, limit }: FieldError,
  { name: type, minPerOrder, maxPerOrder }: PublicEvent['ticketTypes'][number],
  t: Translator,
): string | undefined {
  if (code === 'not-enough-left') return t('errors.left', { type, limit: limit ?? 0 })
  if (code === 'not-on-sale') return t('errors.notOnSale', { type })
  if (code === 'not-payable') return t('errors.notPayable', { type })
  if (code === 'too-big') return t('errors.atMost', { type, limit: maxPerOrder })
  if (code === 'not-allowed') return undefined
  return t('errors.atLeast', { type, limit: minPerOrder })
}

/** The field that general messages link to: the first ticket type that is available. */
const firstField = ({ ticketTypes }: PublicEvent): string => {
  const [first] = ticketTypes.filter(({ availability }) => availability === 'plenty' || availability === 'few')
  return first ? quantityField(first.id) : 'tickets'
}
