import { ProblemError } from '@foyer/contract/http/problem-error'
import { presentPublicEvent } from '../../features/public-api/presenter/public-event.ts'
import { publicEventAt } from '../../features/public-api/queries.ts'
import { renderContent } from '../content/content.ts'
import type { PageRequest } from '../page-request.ts'
import { EventMoved, respondWithPage } from '../page-request.ts'
import { EventPage } from '../pages/EventPage.tsx'
import { shownContentOf } from '../shown-content.ts'

/**
 * Shows the public page of an event to its team, in a frame of the app. It also names the Notion blocks that the public
 * page skips.
 */
export async function viewPreview(request: PageRequest): Promise<Response> {
  const { c, services, pageContext, language, slug, context } = request
  c.set('policy', 'framed')
  const row = await publicEventAt(services.db, slug)
  if (!row || !(await context.isMember({ teamId: row.team.id, eventId: row.event.id })))
    throw new ProblemError('not-found', { title: 'Event not found' })
  const { event } = row
  if (event.slug !== slug) throw new EventMoved(event.slug)
  const shown = shownContentOf(services.db, row, language)
  const tree = await shown?.load()
  const content = tree && renderContent(tree, 'preview', { language, timeZone: event.timeZone })
  if (content?.permissions) c.set('permissions', content.permissions)
  return respondWithPage(
    request,
    <EventPage {...pageContext} event={presentPublicEvent(row)} {...(shown && content && { content, shown })} />,
  )
}
