import { Language } from '@foyer/contract/language'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { locationOf } from '../../events/presenter.ts'
import type { NewMail } from '../../mails/commands.ts'
import { enqueueMails } from '../../mails/commands.ts'
import type { OrderMailKind } from '../../mails/rules.ts'
import type { OrderOfEvent } from '../queries.ts'
import { tokenOf } from '../rules.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer'>

/** A mail about an order. */
export interface OrderLetter extends OrderOfEvent {
  kind: OrderMailKind
}

/** Puts mails about orders into the queue, in the transaction of what causes them; orders without an address get none. */
export async function enqueueOrderMails(tx: Db, needs: Needs, letters: readonly OrderLetter[]): Promise<void> {
  await enqueueMails(tx, needs, mailsOf(needs, letters))
}

/** Mails about orders, to be put into the queue. */
export const mailsOf = (needs: Needs, letters: readonly OrderLetter[]): NewMail<OrderMailKind>[] =>
  letters.flatMap(({ kind, order, event, team }) =>
    order.email === null
      ? []
      : [
          {
            orderId: order.id,
            to: order.email,
            ...(team.imprint && { replyTo: team.imprint.email }),
            language: Language.parse(order.language),
            kind,
            data: {
              name: order.name ?? '',
              number: order.number,
              event: event.name,
              date: event.dateTba ? undefined : event.date.toISOString(),
              timeZone: event.timeZone,
              where: locationOf(event),
              test: order.test,
              totalCents: order.totalCents,
              currency: order.currency,
              dueAt: order.dueAt?.toISOString(),
              bank: order.paymentMethod === 'card' ? undefined : (team.bank ?? undefined),
              organiser: team.name,
              link: `${needs.publicUrl}/${order.language}/o/${tokenOf(needs.signer, order.id)}`,
            },
          },
        ],
  )
