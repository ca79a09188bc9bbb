import type { notionPages } from '@foyer/contract/routes/notion-pages'
import type { RequestContext, ServerHandlers } from '../../http/context.ts'
import type { Scope } from '../../lib/scope.ts'
import { eventNotFound } from '../events/queries.ts'
import { deleteToken, webhookToken } from './commands/webhook.ts'
import { requestSync, setPaused } from './commands.ts'
import { presentNotionPage } from './presenter.ts'
import { pageOfEvent } from './queries.ts'
import { webhookRecord, webhookUrl } from './rules.ts'

type PageContext = Pick<RequestContext, 'db' | 'secrets' | 'signer' | 'publicUrl'> & {
  scope: Scope
  params: { id: string }
}

async function pageOf({ db, scope, params }: Pick<PageContext, 'db' | 'scope' | 'params'>) {
  const page = await pageOfEvent(db, scope, params.id)
  if (!page) throw eventNotFound()
  return page
}

async function webhookOf(ctx: PageContext) {
  const { page } = await pageOf(ctx)
  const { id } = ctx.params
  return {
    url: webhookUrl(ctx.publicUrl, id, webhookToken(ctx, id)),
    ...(page?.webhookToken && { token: ctx.secrets.decrypt(page.webhookToken, webhookRecord(id)) }),
    ...(page?.signalAt && { signalAt: page.signalAt.toISOString() }),
  }
}

export const notionPageHandlers: ServerHandlers<typeof notionPages> = {
  sync: async (ctx) => {
    await requestSync(ctx.db, ctx.scope, ctx.params.id)
    return presentNotionPage(await pageOf(ctx))
  },
  pause: async (ctx) => {
    await setPaused(ctx.db, ctx.scope, ctx.params.id, ctx.body.paused)
    return presentNotionPage(await pageOf(ctx))
  },
  viewWebhook: webhookOf,
  forgetWebhook: async (ctx) => {
    await deleteToken(ctx.db, ctx.scope, ctx.params.id)
    return await webhookOf(ctx)
  },
}
