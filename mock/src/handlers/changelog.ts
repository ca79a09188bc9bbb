import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { changelog } from '@foyer/words/changelog'
import type { Scope } from '../store.ts'

export const changelogHandlers: Handlers<(typeof routes)['changelog'], Scope> = {
  list: ({ query }) =>
    changelog[query.language].map(({ changes, ...release }) => ({ ...release, changes: [...changes] })),
}
