import { batchByKey } from '../../../lib/batch.ts'
import { createCache } from '../../../lib/cache.ts'
import type { Db } from '../../../lib/db.ts'
import type { OpenedLink } from '../queries.ts'
import { listIdOfLink, openedLinks } from '../queries.ts'

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

/** Finds the id of the check-in list of a link. @returns undefined when there is no such link */
export type ListOfLink = (linkId: string) => Promise<string | undefined>

/** The most links whose lists a process remembers. */
const maxRememberedLinks = 10_000

/** Creates a lookup that asks once for each link: a link never moves to another list. */
export function createListOfLink(db: Db): ListOfLink {
  const lists = createCache<string>(maxRememberedLinks, () => 1)
  return async (linkId) => {
    const listId = lists.get(linkId) ?? (await listIdOfLink(db, linkId))
    if (listId !== undefined) lists.set(linkId, listId)
    return listId
  }
}
