import { createHash } from 'node:crypto'
import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { Language } from '@foyer/contract/languages'
import type { NewReservation, PublicEvent } from '@foyer/contract/public'
import { NewReservation as Schema } from '@foyer/contract/public'
import type { Problem } from './Problems.tsx'
import type { Quantities } from './paths.ts'
import { quantityField } from './paths.ts'
import type { Words } from './words.ts'

const prefix = quantityField('')

/** How many of what a form, or an address, asks for; what is no number is none at all and is NaN. */
export function readChoice(fields: URLSearchParams): Quantities {
  const chosen = [...fields].flatMap(([name, typed]): [string, number][] =>
    name.startsWith(prefix) && !/^\s*0*\s*$/.test(typed) ? [[name.slice(prefix.length), Number(typed)]] : [],
  )
  return new Map(chosen)
}

/** @throws Refused `validation` */
export function reservationOf(chosen: Quantities, language: Language): NewReservation {
  const items = [...chosen].map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity }))
  return check(Schema, { items, language }, 'body')
}

/**
 * The key under which a choice is reserved once. With the choice in it a form that is posted again is the same order,
 * and one that was changed after going back is another.
 */
export function idempotencyKeyOf(once: string, { items }: NewReservation): string {
  const sorted = items.map(({ ticketTypeId, quantity }) => `${ticketTypeId}=${quantity}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([once, sorted]))
    .digest('base64url')
}

/** What the form says about a choice that was refused. @throws the refusal, when it is about something else */
export function problemsOf(refusal: unknown, event: PublicEvent, chosen: Quantities, t: Words): Problem[] {
  if (!(refusal instanceof Refused)) throw refusal
  const { code, because } = refusal
  const general = (text: string): Problem => ({ field: firstField(event), text })
  if (code === 'validation' && chosen.size === 0) return [general(t('errors.none'))]
  const ids = [...chosen.keys()]
  const errors = because.errors ?? []
  if (errors.some((error) => error.code === 'event-over')) return [general(t('errors.eventOver'))]
  const found = errors.map((error) => problemOf(error, event, ids, t) ?? general(t('errors.notOffered')))
  if (found.length > 0) return found
  if (code === 'sold-out') return [general(t('errors.soldOut'))]
  if (code === 'not-on-sale') return [general(t('tickets.closed'))]
  throw refusal
}

function problemOf(error: FieldError, event: PublicEvent, ids: string[], t: Words): Problem | undefined {
  if (error.path === 'body.items') {
    const field = firstField(event)
    if (error.code === 'too-big') return { field, text: t('errors.tooMuch') }
    if (error.code === 'too-many') return { field, text: t('errors.tooMany', { limit: error.limit ?? 0 }) }
  }
  const id = ids[Number(/^body\.items\.(\d+)/.exec(error.path)?.[1])]
  const type = event.ticketTypes.find((each) => each.id === id)
  if (!type) return undefined
  const text = sentenceOf(error, type, t)
  return text === undefined ? undefined : { field: quantityField(type.id), text }
}

function sentenceOf(
  { code, limit }: FieldError,
  { name: type, minPerOrder, maxPerOrder }: PublicEvent['ticketTypes'][number],
  t: Words,
): string | undefined {
  if (code === 'not-enough-left') return t('errors.left', { type, limit: limit ?? 0 })
  if (code === 'not-on-sale') return t('errors.notOnSale', { type })
  if (code === 'not-payable') return t('errors.notPayable', { type })
  if (code === 'too-big') return t('errors.atMost', { type, limit: maxPerOrder })
  if (code === 'not-allowed') return undefined
  return t('errors.atLeast', { type, limit: minPerOrder })
}

/** Where problems lead to that are about no one field. */
const firstField = ({ ticketTypes }: PublicEvent): string => {
  const [first] = ticketTypes.filter(({ availability }) => availability === 'plenty' || availability === 'few')
  return first ? quantityField(first.id) : 'tickets'
}
