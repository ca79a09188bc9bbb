import { Refused } from '@foyer/contract/http/refused'
import { snapshotOf } from '../../features/notion-pages/queries.ts'
import { presentPublicEvent } from '../../features/public/presenter.ts'
import { eventShownAt } from '../../features/public/queries.ts'
import { renderContent } from '../content/content.ts'
import { EventPage } from '../EventPage.tsx'
import type { Visit } from '../visit.ts'
import { Moved, show } from '../visit.ts'

/**
 * The page of an event as its team sees it in a frame of the app: the public page itself, with what of the Notion page
 * everybody else is not shown.
 */
export async function viewPreview(visit: Visit): Promise<Response> {
  const { c, given, place, language, slug, ask } = visit
  c.set('policy', 'framed')
  const shown = await eventShownAt(given.db, slug)
  if (!shown || !(await ask.isMember(shown.team.id))) throw new Refused('not-found', { title: 'Event not found' })
  const { event, contentHash: hash } = shown
  if (event.slug !== slug) throw new Moved(event.slug)
  const tree = hash === null ? undefined : await snapshotOf(given.db, event.id, hash)
  const content = tree && renderContent(tree, 'preview', { language, timeZone: event.timeZone })
  if (content?.allowed) c.set('allowed', content.allowed)
  return show(visit, <EventPage {...place} event={presentPublicEvent(shown)} {...(content && { content })} />)
}
