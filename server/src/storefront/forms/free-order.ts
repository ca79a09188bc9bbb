import type { NewReservation } from '@foyer/contract/public-api'
import type { PageRequest } from '../page-request.ts'
import type { Selection } from '../paths.ts'
import type { TypedTexts } from './legal-texts.ts'
import { acceptedTextsOf, noTexts, readTexts } from './legal-texts.ts'
import { withoutSpaces } from './without-spaces.ts'

/** The buyer of free tickets, as typed into the ticket form. */
export interface Buyer {
  name: string
  email: string
  texts: TypedTexts
}

export const emptyBuyer: Buyer = { name: '', email: '', texts: noTexts }

/** The name of the hidden fields with the ids of the ticket types that were free when the form was rendered. */
export const freeTypeField = 'free'

/** The id of a field for the buyer. The page of an event has another form with such fields. */
export const buyerField = (name: string): string => `buyer-${name}`

/** Reads the buyer of a posted form. @returns undefined for a form that does not ask for one */
export const readBuyer = (form: URLSearchParams): Buyer | undefined =>
  form.has(freeTypeField)
    ? { name: form.get('name') ?? '', email: form.get('email') ?? '', texts: readTexts(form) }
    : undefined

/** Whether all tickets of a selection were free when the form was rendered. The reservation checks their prices again. */
export const isFreeSelection = (form: URLSearchParams, chosen: Selection): boolean => {
  const free = new Set(form.getAll(freeTypeField))
  return chosen.size > 0 && [...chosen.keys()].every((id) => free.has(id))
}

/** The part of the body of an API call that orders at once, unchecked. */
export const completionOf = ({ name, email, texts }: Buyer): NewReservation['completion'] => ({
  name,
  email: withoutSpaces(email),
  paymentMethod: 'free',
  ...acceptedTextsOf(texts),
})

/** How long a form without a key, posted again, leads to the same order. */
const sameOrderMs = 60_000

/**
 * The idempotency key of a form that was posted without one, as browsers without scripts do: the same for a form that is
 * posted twice. Only the caller's network and browser get it, and the text that was typed is part of it.
 */
export const keyWithoutScript = ({ services, context }: PageRequest): string =>
  services.signer.sign(
    'form',
    [context.ip, context.headers.get('user-agent'), Math.floor(Date.now() / sameOrderMs)].join(' '),
  )
