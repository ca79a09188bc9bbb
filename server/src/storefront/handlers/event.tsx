import { statusOf } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language as LanguageSchema } from '@foyer/contract/language'
import { formatTime } from '@foyer/words/format/date-time'
import type { ComponentProps } from 'react'
import { eventCalendar } from '../../features/events/service/calendar.ts'
import { presentPublicEvent } from '../../features/public-api/presenter/public-event.ts'
import type { PublicEventRow } from '../../features/public-api/queries.ts'
import { publicEventAt } from '../../features/public-api/queries.ts'
import { isOpenToAll } from '../../features/public-api/rules.ts'
import { download } from '../../lib/file.ts'
import { cachedContent } from '../content/content.ts'
import { eventWithCode } from '../forms/code.ts'
import { msUntilNextChange } from '../ms-until-next-change.ts'
import type { RenderedPage } from '../page-cache.ts'
import { matchesEtag, pageHeaders } from '../page-cache.ts'
import type { PageRequest } from '../page-request.ts'
import { eventOf, htmlOf, redirectTo, respondWithPage } from '../page-request.ts'
import { EventPage } from '../pages/EventPage.tsx'
import { codeField, paths } from '../paths.ts'
import { shownContentOf } from '../shown-content.ts'

const eventNotFound = () => new ProblemError('not-found', { title: 'Event not found' })

/** Renders the page of an event. While it is correct, the page cache sends it without a call of this handler. */
export async function viewEvent(request: PageRequest): Promise<Response> {
  const { c, services, language, slug, context } = request
  const fields = new URL(c.req.url).searchParams
  if (fields.has(codeField)) return await viewEventWithCode(request, fields)
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

/** Renders the page with the prices of a code, for this request only; without them and with the reason, if it is not valid. */
async function viewEventWithCode(request: PageRequest, fields: URLSearchParams): Promise<Response> {
  const { c, services } = request
  if (!fields.get(codeField)?.trim()) return redirectTo(request, paths.event(request.language, request.slug))
  const { event, problems, typedCode } = await eventWithCode(request, fields)
  const row = await publicEventAt(services.db, event.slug)
  if (!row) throw eventNotFound()
  const { page, permissions } = await pageOf(request, row, { event, problems, typedCode })
  if (isOpenToAll(row.event.status)) services.views.count(row.event.id, c.req.header('user-agent'))
  if (permissions) c.set('permissions', permissions)
  return respondWithPage(request, page, problems.length > 0 ? statusOf.validation : 200)
}

const isVisible = async ({ visibleToTeam, eventId }: RenderedPage, { isMember }: PageRequest['context']) =>
  !visibleToTeam || (await isMember({ teamId: visibleToTeam, eventId }))

async function renderEventPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const { services, slug } = request
  const row = await publicEventAt(services.db, slug)
  if (row?.event.slug !== slug) return undefined
  const { event, team } = row
  const { page, permissions } = await pageOf(request, row, { event: presentPublicEvent(row) })
  return {
    html: htmlOf(page),
    ...(permissions && { permissions }),
    eventId: event.id,
    ...(!isOpenToAll(event.status) && { visibleToTeam: team.id }),
    maxAgeMs: msUntilNextChange(row),
  }
}

async function pageOf(
  { services, pageContext }: PageRequest,
  row: PublicEventRow,
  shownWith: Pick<ComponentProps<typeof EventPage>, 'event' | 'problems' | 'typedCode'>,
) {
  const { language } = pageContext
  const shown = shownContentOf(services.db, row, language)
  const content = shown && (await cachedContent(shown.key, shown.load, { language, timeZone: row.event.timeZone }))
  const page = (
    <EventPage
      {...pageContext}
      {...shownWith}
      defaultLanguage={LanguageSchema.parse(row.team.language)}
      {...(content && { content, shown })}
    />
  )
  return { page, permissions: content?.permissions }
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
