import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Signer } from '../../../lib/signer.ts'

/** The characters of an order's id after its prefix. */
const idLength = 26
/** The characters of a signature. */
const signatureLength = 26

/**
 * The capability token of an order: its holder controls the order. It is signed with a key that is not in the database, so
 * that a leaked database gives no access to orders.
 */
export const orderTokenOf = (signer: Signer, { id, linkVersion }: OrderLink): string =>
  id.slice('ord_'.length) + signer.sign('order', signedPart(id, linkVersion)) + (linkVersion || '')

export interface OrderLink {
  id: string
  /** Each version of an order's link has a token of its own. */
  linkVersion: number
}

// links of version 0 were signed before there were versions
const signedPart = (id: string, version: number) => (version === 0 ? id : `${id}.${version}`)

/** Verifies a token. @returns the order and the version of its link; undefined when Foyer did not sign the token */
export function readOrderToken(signer: Signer, token: string): OrderLink | undefined {
  const id = `ord_${token.slice(0, idLength)}`
  const signature = token.slice(idLength, idLength + signatureLength)
  const [digits] = /^([1-9]\d{0,4})?$/.exec(token.slice(idLength + signatureLength)) ?? []
  const linkVersion = Number(digits || 0)
  return digits !== undefined && signer.verify('order', signedPart(id, linkVersion), signature)
    ? { id, linkVersion }
    : undefined
}

/** The order that a token names, and the version of its link. @throws ProblemError `not-found` when Foyer did not sign it */
export function linkOfToken(signer: Signer, token: string): OrderLink {
  const link = readOrderToken(signer, token)
  if (!link) throw new ProblemError('not-found')
  return link
}

/**
 * The order that was found for a link.
 * @throws ProblemError `not-found` without one; `link-replaced` for a link of an earlier version
 */
export function openedBy<T extends { order: { linkVersion: number } }>(link: OrderLink, found: T | undefined): T {
  if (!found) throw new ProblemError('not-found')
  if (found.order.linkVersion !== link.linkVersion) throw new ProblemError('link-replaced')
  return found
}

/** The id of the order of a token, also of a link that was replaced. @returns undefined when Foyer did not sign the token */
export const orderIdOfToken = (signer: Signer, token: string): string | undefined => readOrderToken(signer, token)?.id

/**
 * The capability token of a ticket, for its attendee: it opens the ticket's own page. It depends on the seed, so another
 * code replaces it too.
 */
export const ticketTokenOf = (signer: Signer, { id, seed }: TicketSecret): string =>
  id.slice('tic_'.length) + signer.sign('ticket-page', withSeed(id, seed))

interface TicketSecret {
  id: string
  seed: Buffer
}

const withSeed = (id: string, seed: Buffer) => Buffer.concat([Buffer.from(id), seed])

/** The id of the ticket that a token names, valid or not. */
export const ticketIdOfToken = (token: string): string => `tic_${token.slice(0, idLength)}`

/** The URL of the buyer's page. */
export const orderLinkOf = ({ publicUrl, signer }: LinkDeps, order: OrderLink & { language: string }): string =>
  `${publicUrl}/${order.language}/o/${orderTokenOf(signer, order)}`

/** The URL of the form for the answers of an order. */
export const answersLinkOf = (deps: LinkDeps, order: OrderLink & { language: string }): string =>
  `${orderLinkOf(deps, order)}/answers`

/** The URL of a ticket's own page, for its attendee. */
export const ticketLinkOf = (
  { publicUrl, signer }: LinkDeps,
  order: { language: string },
  ticket: TicketSecret,
): string => `${publicUrl}/${order.language}/t/${ticketTokenOf(signer, ticket)}`

interface LinkDeps {
  publicUrl: string
  signer: Signer
}

/** Whether Foyer signed a token for a ticket with this seed. */
export const isTicketToken = (signer: Signer, token: string, { id, seed }: TicketSecret): boolean =>
  signer.verify('ticket-page', withSeed(id, seed), token.slice(idLength))

/** The text of a ticket's QR code: the ticket's id and its signature. Upper case only, which QR codes store compactly. */
export const ticketCodeOf = (signer: Signer, { id, seed }: TicketSecret): string =>
  `${id.slice('tic_'.length)}.${signer.sign('ticket', withSeed(id, seed))}`.toUpperCase()

const ticketCode = /^([0-9A-Z]{26})\.[0-9A-Z]{26}$/

/** The id of the ticket that a code names, valid or not. @returns undefined for a text that is no ticket code */
export function ticketIdOfCode(code: string): string | undefined {
  const id = ticketCode.exec(code)?.[1]
  return id && `tic_${id.toLowerCase()}`
}

/** The number of a ticket in the form in which it is stored. @returns undefined for a text that is no such number */
export function readTicketNumber(text: string): string | undefined {
  const [, first, second] = ticketNumber.exec(text.trim().toUpperCase()) ?? []
  return first && `${first}-${second}`
}
const ticketNumber = /^([2-9A-Z]{4})-?([2-9A-Z]{4})$/
