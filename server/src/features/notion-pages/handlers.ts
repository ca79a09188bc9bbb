import type { notionPages } from '@foyer/contract/routes/notion-pages'
import type { Base, ServerHandlers } from '../../http/ask.ts'
import { eventNotFound } from '../events/queries.ts'
import type { Scope } from '../teams/rules.ts'
import { forgetToken, webhookToken } from './commands/webhook.ts'
import { askForSync, setPaused } from './commands.ts'
import { presentNotionPage } from './presenter.ts'
import { pageOfEvent } from './queries.ts'
import { webhookRecord, webhookUrl } from './rules.ts'

type Ask = Pick<Base, 'db' | 'secrets' | 'signer' | 'publicUrl'> & { scope: Scope; params: { id: string } }

async function found({ db, scope, params }: Pick<Ask, 'db' | 'scope' | 'params'>) {
  const page = await pageOfEvent(db, scope, params.id)
  if (!page) throw eventNotFound()
  return page
}

async function webhookOf(ask: Ask) {
  const { page } = await found(ask)
  const { id } = ask.params
  return {
    url: webhookUrl(ask.publicUrl, id, webhookToken(ask, id)),
    ...(page?.webhookToken && { token: ask.secrets.open(page.webhookToken, webhookRecord(id)) }),
    ...(page?.signalAt && { signalAt: page.signalAt.toISOString() }),
  }
}

export const notionPageHandlers: ServerHandlers<typeof notionPages> = {
  sync: async (ask) => {
    await askForSync(ask.db, ask.scope, ask.params.id)
    return presentNotionPage(await found(ask))
  },
  pause: async (ask) => {
    await setPaused(ask.db, ask.scope, ask.params.id, ask.body.paused)
    return presentNotionPage(await found(ask))
  },
  viewWebhook: webhookOf,
  forgetWebhook: async (ask) => {
    await forgetToken(ask.db, ask.scope, ask.params.id)
    return await webhookOf(ask)
  },
}
