import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope } from '../world.ts'

/** Takes what is written and gives a receipt; nobody reads it in the demo. */
export const supportHandlers: Handlers<(typeof routes)['support'], Scope> = {
  ask: ({ world }) => ({ id: `sup_${world.next++}`, mailed: false }),
  share: ({ world }) => ({ id: `fbk_${world.next++}` }),
}
