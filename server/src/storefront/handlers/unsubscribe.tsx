import { unsubscribe } from '../../features/inbox/commands/unsubscribe.ts'
import { subscriptionOf } from '../../features/inbox/queries.ts'
import type { Unsubscription } from '../../features/inbox/rules.ts'
import { isUnsubscribed, unsubscriptionOfToken } from '../../features/inbox/rules.ts'
import { optOut } from '../../features/order-jobs/commands/opt-out.ts'
import { optOutState } from '../../features/order-jobs/queries/opt-outs.ts'
import type { MessageOptOut } from '../../features/order-jobs/rules.ts'
import { optOutOfToken } from '../../features/order-jobs/rules.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { PageRequest } from '../page-request.ts'
import { respondWithPage } from '../page-request.ts'
import { NoticePage } from '../pages/NoticePage.tsx'
import { UnsubscribePage } from '../pages/UnsubscribePage.tsx'
import { paths } from '../paths.ts'

/** Asks a member whether to stop the emails, or a buyer whether to stop an organiser's messages. Changes nothing: programs that scan mails open every link. */
export async function viewUnsubscribe(request: PageRequest): Promise<Response> {
  const messages = optOutOfToken(request.context.signer, request.token)
  if (messages) return await showMessages(request, messages)
  const asked = unsubscriptionOfToken(request.context.signer, request.token)
  return asked ? await showSubscription(request, asked) : showInvalid(request)
}

/**
 * Stops the emails. The only form that any origin may post, without a session: mail programs and webmail do so at a
 * press of their own button (RFC 8058), and the signed token is the permission. The body is not read; it says no more.
 */
export async function submitUnsubscribe(request: PageRequest): Promise<Response> {
  const messages = optOutOfToken(request.context.signer, request.token)
  if (messages) return await stopMessages(request, messages)
  const asked = unsubscriptionOfToken(request.context.signer, request.token)
  if (!asked) return showInvalid(request)
  // not by address: one server of a mail provider posts for all its customers
  await consumeRateLimit(request.services, 'unsubscribe', { account: asked.account })
  await unsubscribe(request.context.db, asked)
  return await showSubscription(request, asked)
}

async function showSubscription(request: PageRequest, { from, ...member }: Unsubscription): Promise<Response> {
  const { pageContext, token, context } = request
  const found = await subscriptionOf(context.db, member)
  const subscription = found && { team: found.teamName, stopped: isUnsubscribed({ from }, found.frequencies) }
  return respondWithPage(request, <UnsubscribePage {...pageContext} {...{ token, from, subscription }} />)
}

async function stopMessages(request: PageRequest, messages: MessageOptOut): Promise<Response> {
  await consumeRateLimit(request.services, 'unsubscribe', { account: messages.emailHash })
  const found = await optOutState(request.context.db, messages)
  if (found && !found.stopped) await optOut(request.context.db, messages)
  return await showMessages(request, messages)
}

async function showMessages(request: PageRequest, messages: MessageOptOut): Promise<Response> {
  const { pageContext, token, context, language } = request
  const { t } = pageContext
  const found = await optOutState(context.db, messages)
  if (!found) return showInvalid(request)
  const address = (to: typeof language) => paths.unsubscribe(to, token)
  const form = { action: address(language), fields: [], text: t('unsubscribe.yes') }
  const page = found.stopped ? (
    <NoticePage
      {...{ ...pageContext, address }}
      title={t('unsubscribe.done')}
      lead={t('unsubscribe.doneMessages', { organiser: found.team })}
    />
  ) : (
    <NoticePage
      {...{ ...pageContext, address, form }}
      title={t('unsubscribe.title')}
      lead={t('unsubscribe.messages', { organiser: found.team })}
    />
  )
  return respondWithPage(request, page)
}

function showInvalid(request: PageRequest): Response {
  const { pageContext, language, token } = request
  const { t } = pageContext
  const page = (
    <NoticePage
      {...pageContext}
      title={t('unsubscribe.invalid')}
      lead={t('unsubscribe.invalidLead', { settings: t('emailSettings.title') })}
      link={{ href: paths.profile(language), text: t('unsubscribe.profile') }}
      address={(to) => paths.unsubscribe(to, token)}
    />
  )
  return respondWithPage(request, page, 404)
}
