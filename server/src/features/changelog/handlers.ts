import type { changelog as routes } from '@foyer/contract/routes/changelog'
import { changelog } from '@foyer/words/changelog'
import type { ServerHandlers } from '../../http/context.ts'

export const changelogHandlers: ServerHandlers<typeof routes> = {
  list: ({ query }) =>
    changelog[query.language].map(({ changes, ...release }) => ({ ...release, changes: [...changes] })),
}
