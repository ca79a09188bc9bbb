import type { NewScan } from '@foyer/contract/check-in-devices'
import type { AdmissionState, DoorRules, Verdict } from '@foyer/contract/check-in-rules'
import { verdictOf } from '@foyer/contract/check-in-rules'
import { msPerDay } from '@foyer/contract/durations'
import type { OrderStatus } from '@foyer/contract/order-states'
import type { Signer } from '../../lib/signer.ts'

const prefix = 'chk_'
const idLength = 26

/** The capability token of a check-in link: its holder scans. Signed like that of an order, so that it is stored nowhere. */
export const linkTokenOf = (signer: Signer, linkId: string): string =>
  linkId.slice(prefix.length) + signer.sign('check-in', linkId)

/** Verifies a token. @returns the id of its link; undefined when Foyer did not sign the token */
export function linkIdOfToken(signer: Signer, token: string): string | undefined {
  const id = prefix + token.slice(0, idLength)
  return signer.verify('check-in', id, token.slice(idLength)) ? id : undefined
}

/** Whether a ticket of an order with this status is paid for. */
export function admissionStateOf(status: OrderStatus): AdmissionState {
  if (status === 'paid') return 'valid'
  return status === 'pending' || status === 'reserved' ? 'unpaid' : 'cancelled'
}

interface Times {
  validFrom: Date | null
  validUntil: Date | null
}

/** The rules of a list, as the contract's `verdictOf` takes them. */
export const rulesOf = (list: Times & Pick<DoorRules, 'exits' | 'reentry'>): DoorRules => ({
  exits: list.exits,
  reentry: list.reentry,
  validFrom: list.validFrom?.getTime(),
  validUntil: list.validUntil?.getTime(),
})

/** Whether a list admits a ticket type. */
export const admitsType = ({ ticketTypeIds }: { ticketTypeIds: string[] | null }, ticketTypeId: string): boolean =>
  ticketTypeIds === null || ticketTypeIds.includes(ticketTypeId)

interface TicketHere {
  status: OrderStatus
  type_id: string
  has_add_on: boolean
  inside: number
  admitted: number
}

/** Decides about a ticket of the list's event, scanned with a link. @param at in milliseconds since 1970 */
export function verdictAtList(
  kind: 'entry' | 'exit',
  ticket: TicketHere,
  {
    list,
    link,
  }: { list: Times & Pick<DoorRules, 'exits' | 'reentry'> & { ticketTypeIds: string[] | null }; link: Times },
  at: number,
): Verdict {
  const atDoor = {
    state: admissionStateOf(ticket.status),
    onList: ticket.has_add_on && admitsType(list, ticket.type_id),
    inside: ticket.inside > 0,
    admitted: ticket.admitted > 0,
  }
  const verdict = verdictOf(kind, atDoor, rulesOf(list), at)
  return (verdict === 'admitted' || verdict === 'unpaid') && !isWithin(link, at) ? 'over' : verdict
}

/** How long after its end a link still takes the scans that were made before, in milliseconds. */
const lateScansMs = 7 * msPerDay

type Link = Times & { revokedAt: Date | null }

/** Whether a link lets devices work at a moment. */
export function linkStateAt(link: Link, now: Date): 'open' | 'not-yet' | 'ended' | 'revoked' {
  if (link.revokedAt) return 'revoked'
  if (link.validUntil && now > link.validUntil) return 'ended'
  return link.validFrom && now < link.validFrom ? 'not-yet' : 'open'
}

/** Whether a link takes scans: for a week after its end those that were made before. */
export const takesScans = (link: Link, now: Date): boolean =>
  !link.revokedAt && (!link.validUntil || now.getTime() <= link.validUntil.getTime() + lateScansMs)

/** Whether a scan was made while its link was open. */
export const isWithin = ({ validFrom, validUntil }: Times, at: number): boolean =>
  (!validFrom || at >= validFrom.getTime()) && (!validUntil || at <= validUntil.getTime())

/**
 * When a scan was made, by the server's clock. A device that knew how far the server's clock was ahead has said so: then its own
 * may have been set since. From another device: as long before it was received as the device's clock says it was made before
 * it was sent. So a wrong clock does no harm. Never in the future, nor before 1970.
 */
export function trueTimeOf({ at, aheadMs }: Pick<NewScan, 'at' | 'aheadMs'>, sentAt: Date, receivedAt: Date): Date {
  const received = receivedAt.getTime()
  const made = aheadMs === undefined ? received - sentAt.getTime() + Date.parse(at) : Date.parse(at) + aheadMs
  return new Date(Math.max(0, Math.min(made, received)))
}

/** The state of a roster that a device has: how far it has read the scans, and when it read the orders. */
export interface RosterVersion {
  /**
   * Changes with the list, the names of add-ons and the questions shown at the door, and when the test orders of the event are
   * deleted. The device then reads everything again.
   */
  generation: string
  number: number
  at: number
}

/** Writes the version of a roster as the text that devices send back. `readVersion` reads it. */
export const writeVersion = ({ generation, number, at }: RosterVersion): string => `${generation}.${number}.${at}`

/** @returns undefined for a text that is no version */
export function readVersion(text: string | undefined): RosterVersion | undefined {
  const [, generation, number, at] = /^(\w{1,40})\.(\d{1,9})\.(\d{1,15})$/.exec(text ?? '') ?? []
  return generation === undefined ? undefined : { generation, number: Number(number), at: Number(at) }
}
