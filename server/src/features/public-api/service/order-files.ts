import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Db } from '../../../lib/db.ts'
import type { NamedFile } from '../../../lib/file.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import type { Signer } from '../../../lib/signer.ts'
import { markOrderDownloaded } from '../../orders/commands/mark-downloaded.ts'
import { ticketsOf } from '../../orders/queries/tickets.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { linkOfToken, openedBy } from '../../orders/rules/links.ts'
import { calendarFile } from '../../orders/service/calendar.ts'
import { onlineAccessFor } from '../../orders/service/online-access.ts'
import { ticketsFile } from '../../orders/service/tickets-file.ts'

interface Deps {
  db: Db
  signer: Signer
  secrets: Pick<Secrets, 'decrypt'>
  publicUrl: string
}

/**
 * The tickets of an order as a PDF.
 * @param token of the order
 * @throws ProblemError `link-replaced`; `not-found`, also when the order is not paid, or all its tickets were passed on
 */
export async function ticketsFileOfToken(
  deps: Pick<Infra, 'db' | 'signer' | 'drawPdf'>,
  token: string,
): Promise<NamedFile> {
  const found = await findOrder(deps, token)
  if (found.order.status !== 'paid') throw new ProblemError('not-found')
  const file = await ticketsFile(deps, found, await ticketsOf(deps.db, [found.order.id]))
  if (!file) throw new ProblemError('not-found')
  await markOrderDownloaded(deps.db, found.order.id)
  return file
}

/**
 * The event of an order as a calendar file.
 * @param token of the order
 * @throws ProblemError `link-replaced`; `not-found`, also while the event has no date, and when the order is neither pending nor paid
 */
export async function calendarOfToken(deps: Deps, token: string): Promise<NamedFile> {
  const found = await findOrder(deps, token)
  const isValid = found.order.status === 'paid' || found.order.status === 'pending'
  const file = isValid ? calendarFile(found, deps.publicUrl, onlineAccessFor(deps.secrets, found)) : undefined
  if (!file) throw new ProblemError('not-found')
  return file
}

async function findOrder({ db, signer }: Pick<Deps, 'db' | 'signer'>, token: string) {
  const link = linkOfToken(signer, token)
  const [found] = await ordersByIds(db, [link.id])
  return openedBy(link, found)
}
