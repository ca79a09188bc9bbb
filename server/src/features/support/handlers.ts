import type { support } from '@foyer/contract/routes/support'
import type { ServerHandlers } from '../../http/ask.ts'
import { takeTurn } from '../../http/limits.ts'
import { askForHelp, keepFeedback } from './commands.ts'

export const supportHandlers: ServerHandlers<typeof support> = {
  ask: async (ask) => {
    await takeTurn(ask, 'support', { account: ask.account.id })
    const id = await askForHelp(ask.db, ask, ask.account.id, ask.body)
    return { id, mailed: ask.config.SMTP_URL !== undefined }
  },
  share: async (ask) => {
    await takeTurn(ask, 'feedback', { account: ask.account.id })
    return { id: await keepFeedback(ask.db, ask.account.id, ask.body) }
  },
}
