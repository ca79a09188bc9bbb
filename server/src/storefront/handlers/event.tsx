import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language as LanguageSchema } from '@foyer/contract/language'
import { formatTime } from '@foyer/words/format/date-time'
import { eventCalendar } from '../../features/events/service/calendar.ts'
import { presentPublicEvent } from '../../features/public-api/presenter.ts'
import { isOpenToAll, publicEventAt } from '../../features/public-api/queries.ts'
import { download } from '../../lib/file.ts'
import { cachedContent } from '../content/content.ts'
import { msUntilNextChange } from '../ms-until-next-change.ts'
import type { RenderedPage } from '../page-cache.ts'
import { matchesEtag, pageHeaders } from '../page-cache.ts'
import type { PageRequest } from '../page-request.ts'
import { eventOf, htmlOf } from '../page-request.ts'
import { EventPage } from '../pages/EventPage.tsx'
import { paths } from '../paths.ts'
import { shownContentOf } from '../shown-content.ts'

const eventNotFound = () => new ProblemError('not-found', { title: 'Event not found' })

/** Renders the page of an event. While it is correct, the page cache sends it without a call of this handler. */
export async function viewEvent(request: PageRequest): Promise<Response> {
  const { c, services, language, slug, context } = request
  const page = await services.pageCache.render(paths.event(language, slug), () => renderEventPage(request))
  // for a former slug this throws the redirect
  if (!page) await eventOf(request)
  if (!page || !(await isVisible(page, context))) throw eventNotFound()
  if (!page.visibleToTeam && c.req.method === 'GET') services.views.count(page.eventId, c.req.header('user-agent'))
  for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
  if (page.visibleToTeam) c.header('cache-control', 'private, no-store')
  c.header('etag', page.etag)
  if (page.permissions) c.set('permissions', page.permissions)
  return matchesEtag(page, c.req.header('if-none-match')) ? c.body(null, 304) : c.body(page.html)
}

const isVisible = async ({ visibleToTeam, eventId }: RenderedPage, { isMember }: PageRequest['context']) =>
  !visibleToTeam || (await isMember({ teamId: visibleToTeam, eventId }))

async function renderEventPage({ services, pageContext, slug }: PageRequest): Promise<RenderedPage | undefined> {
  const row = await publicEventAt(services.db, slug)
  if (row?.event.slug !== slug) return undefined
  const { event, team } = row
  const { language } = pageContext
  const shown = shownContentOf(services.db, row, language)
  const content = shown && (await cachedContent(shown.key, shown.load, { language, timeZone: event.timeZone }))
  return {
    html: htmlOf(
      <EventPage
        {...pageContext}
        event={presentPublicEvent(row)}
        defaultLanguage={LanguageSchema.parse(team.language)}
        {...(content && { content, shown })}
      />,
    ),
    ...(content?.permissions && { permissions: content.permissions }),
    eventId: event.id,
    ...(!isOpenToAll(event.status) && { visibleToTeam: team.id }),
    maxAgeMs: msUntilNextChange(row),
  }
}

/** Sends the event as a calendar file. @throws ProblemError `not-found` for an open date */
export async function viewEventCalendar(request: PageRequest): Promise<Response> {
  const { services, pageContext, language, slug } = request
  const { organiser, doorsAt, timeZone } = await eventOf(request)
  const row = await publicEventAt(services.db, slug)
  const { t } = pageContext
  const doors = doorsAt && `${t('event.doors')}: ${formatTime(doorsAt, timeZone, language)}`
  const description = [t('by', { organiser }), doors].filter(Boolean).join('\n')
  const file = row && eventCalendar(row.event, { language, publicUrl: services.publicUrl, description })
  if (!file) throw eventNotFound()
  return download(file)
}
