import { randomUUID } from 'node:crypto'
import { overAt } from '@foyer/contract/event-over'
import { statusOf } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { lastTransfer } from '@foyer/contract/offered-methods'
import type { PublicEvent } from '@foyer/contract/public'
import { eventCalendar } from '../../features/events/presenter/calendar.ts'
import { snapshotOf } from '../../features/notion-pages/queries.ts'
import { publicHandlers } from '../../features/public/handlers.ts'
import { presentPublicEvent } from '../../features/public/presenter.ts'
import type { Shown } from '../../features/public/queries.ts'
import { eventShownAt, isOpenToAll } from '../../features/public/queries.ts'
import { hashOf } from '../../http/idempotency.ts'
import { download } from '../../lib/file.ts'
import { ChoicePage } from '../ChoicePage.tsx'
import { idempotencyKeyOf, problemsOf, readChoice, reservationOf } from '../choice.ts'
import { keptContent } from '../content/content.ts'
import { EventPage } from '../EventPage.tsx'
import type { Problem } from '../Problems.tsx'
import type { Quantities } from '../paths.ts'
import { paths } from '../paths.ts'
import type { Made } from '../shelf.ts'
import { isKnown, pageHeaders } from '../shelf.ts'
import type { Visit } from '../visit.ts'
import { eventOf, formOf, htmlOf, leadTo, show } from '../visit.ts'

const missing = () => new Refused('not-found', { title: 'Event not found' })

/** The page of an event: made here, sent from the shelf for as long as it is right. */
export async function viewEvent(visit: Visit): Promise<Response> {
  const { c, given, language, slug, ask } = visit
  const page = await given.shelf.make(paths.event(language, slug), () => makePage(visit))
  // at an address that it had before there is nothing but the way to the new one
  if (!page) await eventOf(visit)
  if (!page || (page.onlyFor && !(await ask.isMember(page.onlyFor)))) throw missing()
  for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
  if (page.onlyFor) c.header('cache-control', 'private, no-store')
  c.header('etag', page.etag)
  if (page.allowed) c.set('allowed', page.allowed)
  return isKnown(page, c.req.header('if-none-match')) ? c.body(null, 304) : c.body(page.html)
}

async function makePage({ given, place, slug }: Visit): Promise<Made | undefined> {
  const shown = await eventShownAt(given.db, slug)
  if (shown?.event.slug !== slug) return undefined
  const { event, team, contentHash: hash } = shown
  const { language } = place
  const about = { language, timeZone: event.timeZone }
  const content = hash === null ? undefined : await keptContent(hash, () => snapshotOf(given.db, event.id, hash), about)
  return {
    html: htmlOf(<EventPage {...place} event={presentPublicEvent(shown)} {...(content && { content })} />),
    ...(content?.allowed && { allowed: content.allowed }),
    eventId: event.id,
    ...(!isOpenToAll(event.status) && { onlyFor: team.id }),
    rightForMs: untilNextWindow(shown),
  }
}

/** How long until one of its sales windows opens or closes, a transfer would come too late, or it is over. */
function untilNextWindow({ event, types, now }: Shown): number {
  const moments = [
    lastTransfer(event),
    overAt(event),
    ...types.flatMap(({ type }) => [type.salesFrom, type.salesUntil]),
  ]
  const ahead = moments.map((moment) => (moment ? moment.getTime() - now.getTime() : 0)).filter((ms) => ms > 0)
  return Math.min(...ahead, Number.POSITIVE_INFINITY)
}

/** When an event is, for a calendar. @throws Refused `not-found` while its date is open */
export async function viewEventCalendar(visit: Visit): Promise<Response> {
  const { given, place, language, slug } = visit
  const { organiser } = await eventOf(visit)
  const shown = await eventShownAt(given.db, slug)
  const description = place.t('by', { organiser })
  const file = shown && eventCalendar(shown.event, { language, publicUrl: given.publicUrl, description })
  if (!file) throw missing()
  return download(file)
}

/** The choice to be confirmed, for a form that came without a key: this one has it. */
export async function viewChoice(visit: Visit): Promise<Response> {
  const chosen = readChoice(new URL(visit.c.req.url).searchParams)
  return showChoice(visit, await eventOf(visit), chosen, [])
}

/** Holds the seats that were chosen, and leads to the form of the order. Posted again, it leads to the same. */
export async function choose(visit: Visit): Promise<Response> {
  const { place, language, slug, ask } = visit
  const form = await formOf(visit)
  const chosen = readChoice(form)
  const once = form.get('once')
  try {
    const body = reservationOf(chosen, language)
    if (!once) return leadTo(visit, paths.choice(language, slug, chosen))
    const key = idempotencyKeyOf(once, body)
    const asked = { ...ask, params: { slug }, body, once: { key, requestHash: hashOf(body) } }
    const { token } = await publicHandlers.reserve(asked)
    return leadTo(visit, paths.checkout(language, slug, token))
  } catch (refusal) {
    const event = await eventOf(visit)
    const problems = problemsOf(refusal, event, chosen, place.t)
    return showChoice(visit, event, chosen, problems, refusal instanceof Refused ? statusOf[refusal.code] : 422)
  }
}

function showChoice(
  visit: Visit,
  event: PublicEvent,
  chosen: Quantities,
  problems: readonly Problem[],
  status = 200,
): Response {
  return show(visit, <ChoicePage {...visit.place} {...{ event, chosen, problems }} once={randomUUID()} />, status)
}
