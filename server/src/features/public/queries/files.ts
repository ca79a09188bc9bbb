import { Refused } from '@foyer/contract/http/refused'
import type { Db } from '../../../lib/db.ts'
import type { NamedFile } from '../../../lib/file.ts'
import type { Signer } from '../../../lib/signer.ts'
import { calendarFile } from '../../orders/presenter/calendar.ts'
import { ticketsPdf } from '../../orders/presenter/tickets-pdf.ts'
import { ordersByIds, ticketsOf } from '../../orders/queries.ts'
import { orderOfToken } from '../../orders/rules.ts'

interface Needs {
  db: Db
  signer: Signer
  publicUrl: string
}

/** The tickets of the order a token opens, as a PDF. @throws Refused `not-found`, also while it is not paid */
export async function ticketsOfToken(needs: Needs, token: string): Promise<NamedFile> {
  const found = await orderOf(needs, token)
  if (found.order.status !== 'paid') throw new Refused('not-found')
  return await ticketsPdf(found, await ticketsOf(needs.db, [found.order.id]), needs.signer)
}

/**
 * The event of the order a token opens, for a calendar.
 * @throws Refused `not-found`, also while its date is open, and once the order has come to nothing
 */
export async function calendarOfToken(needs: Needs, token: string): Promise<NamedFile> {
  const found = await orderOf(needs, token)
  const stands = found.order.status === 'paid' || found.order.status === 'pending'
  const file = stands ? calendarFile(found, needs.publicUrl) : undefined
  if (!file) throw new Refused('not-found')
  return file
}

async function orderOf({ db, signer }: Needs, token: string) {
  const id = orderOfToken(signer, token)
  const [found] = id === undefined ? [] : await ordersByIds(db, [id])
  if (!found) throw new Refused('not-found')
  return found
}
