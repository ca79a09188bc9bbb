import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import type { EventRow } from '../events/queries.ts'
import { eventById, eventNotFound } from '../events/queries.ts'
import type { PageOfEvent } from '../notion-pages/queries.ts'
import { pageOfEvent } from '../notion-pages/queries.ts'
import type { WebsiteHistory } from '../websites/queries.ts'
import { websiteOf } from '../websites/queries.ts'

/** An event with the state of its Notion page and the history of its website. */
export interface EventSite {
  event: EventRow
  notion: PageOfEvent
  website: WebsiteHistory
}

/** Reads the site of an event. @throws ProblemError `not-found`, also for another team's event */
export async function siteOf(db: Db, scope: Scope, id: string): Promise<EventSite> {
  const event = await eventById(db, scope, id)
  const notion = await pageOfEvent(db, scope, id)
  if (!notion) throw eventNotFound()
  return { event, notion, website: await websiteOf(db, id) }
}
