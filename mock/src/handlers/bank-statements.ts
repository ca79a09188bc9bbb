import type { Handlers } from '@foyer/contract/http/route'
import type { bankStatements } from '@foyer/contract/routes/bank-statements'
import type { Scope } from '../store.ts'

/** Empty lists: orders of the demo cannot be changed, so there is nothing to import for. */
export const bankStatementHandlers: Partial<Handlers<typeof bankStatements, Scope>> = {
  list: () => [],
  openLines: () => ({ total: 0, lines: [] }),
}
