import { batchByKey } from '../../../lib/batch.ts'
import type { Db } from '../../../lib/db.ts'
import type { OpenedLink } from '../queries.ts'
import { openedLinks } from '../queries.ts'

/** Finds a check-in link by its id. @returns undefined when there is none */
export type LinkLookup = (linkId: string) => Promise<OpenedLink | undefined>

/** Creates a lookup of links for their devices. Calls that arrive at the same time share a statement. */
export function createLinkLookup(db: Db): LinkLookup {
  const find = batchByKey<string, OpenedLink | undefined>(async (_, calls) => {
    const links = await openedLinks(db, [...new Set(calls.map(({ input }) => input))])
    for (const { input, resolve } of calls) resolve(links.find(({ link }) => link.id === input))
  })
  return (linkId) => find('links', linkId)
}
