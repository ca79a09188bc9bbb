import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language } from '@foyer/contract/language'
import type { MessageDraft, MessagePreview } from '@foyer/contract/order-jobs'
import type { Db } from '../../../lib/db.ts'
import { emailHashOf } from '../../../lib/email-hash.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { NewMail } from '../../mails/commands/insert-mails.ts'
import { enqueueMail } from '../../mails/commands.ts'
import { previewMail } from '../../mails/service.tsx'
import { accountById } from '../../me/queries.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { orderById } from '../../orders/queries.ts'
import { orderLinkOf } from '../../orders/rules/links.ts'
import { isOptedOut } from '../queries/opt-outs.ts'
import { optOutLink } from '../rules.ts'

type Message = Pick<MessageDraft, 'subject' | 'text'>

/**
 * Queues a message of a member to the buyer of an order.
 * @returns the mail; `unsubscribed` when the buyer wants no messages of the team
 * @throws ProblemError `not-found`
 */
export async function sendMessage(
  tx: Db,
  deps: MailDeps,
  scope: Scope,
  id: string,
  message: Message,
): Promise<{ mailId: string } | 'unsubscribed'> {
  const found = await orderById(tx, scope, id)
  const { email } = found.order
  if (email === null) throw new ProblemError('not-found')
  if (await isOptedOut(tx, id, email)) return 'unsubscribed'
  const mail = await enqueueMail(tx, deps, { ...messageTo(deps, found, email, message), orderId: id })
  await addTimelineEntry(tx, id, { kind: 'mail-queued', by: scope, detail: 'orderMessage' })
  return { mailId: mail }
}

/** A message as the buyer of an order would see it. @throws ProblemError `not-found` */
export async function previewMessage(
  db: Db,
  deps: MailDeps,
  scope: Scope,
  draft: MessageDraft,
): Promise<MessagePreview> {
  const found = await orderById(db, scope, draft.order)
  const to = found.order.email ?? ''
  return { ...previewMail(deps, messageTo(deps, found, to, draft)), to }
}

/** Queues a message to the calling member, as the buyer of an order would see it. @throws ProblemError `not-found` */
export async function sendTestMessage(db: Db, deps: MailDeps, scope: Scope, draft: MessageDraft): Promise<void> {
  const found = await orderById(db, scope, draft.order)
  const { email } = await accountById(db, scope.account)
  await enqueueMail(db, deps, messageTo(deps, found, email, draft))
}

function messageTo(
  deps: MailDeps,
  { order, event, team }: OrderDetails,
  to: string,
  { subject, text }: Message,
): NewMail<'orderMessage'> {
  const language = Language.parse(order.language)
  return {
    to,
    ...(team.imprint && { replyTo: team.imprint.email }),
    language,
    kind: 'orderMessage',
    data: {
      name: order.name ?? '',
      subject,
      text,
      event: event.name,
      number: order.number,
      organiser: team.name,
      imprint: team.imprint ?? undefined,
      link: orderLinkOf(deps, order),
      unsubscribe: optOutLink(deps, language, { team: team.id, emailHash: emailHashOf(to) }),
    },
  }
}
