import { randomUUID } from 'node:crypto'
import { publicHandlers } from '../../features/public/handlers.ts'
import { once } from '../../http/idempotency.ts'
import type { Db } from '../../lib/db.ts'
import { AskPage } from '../AskPage.tsx'
import type { Problem } from '../Problems.tsx'
import { paths } from '../paths.ts'
import type { Asked } from '../question.ts'
import { askedIn, furtherQuestionOf, nothingAsked, problemsOf, questionOf } from '../question.ts'
import { ThreadPage } from '../ThreadPage.tsx'
import type { Visit } from '../visit.ts'
import { eventOf, formOf, leadTo, show } from '../visit.ts'
import { orderOf } from './checkout.tsx'

/** The form, on a page of its own. */
export const viewAsk = (visit: Visit): Promise<Response> => showAsk(visit, nothingAsked)

/** Asks the organiser of an event. Without a key, which a page that many share has not, the form comes back with one. */
export async function ask(visit: Visit): Promise<Response> {
  const { place, language, slug } = visit
  const form = await formOf(visit)
  const typed = askedIn(form)
  const key = form.get('once')
  if (!key) return await showAsk(visit, typed)
  try {
    const body = questionOf(typed, language)
    const token = await onceFor(visit, key, body, async (db) => {
      const asked = { ...visit.ask, db, params: { slug }, body }
      return (await publicHandlers.ask(asked)).token
    })
    return leadTo(visit, paths.thread(language, token))
  } catch (refusal) {
    return await showAsk(visit, typed, problemsOf(refusal, place.t))
  }
}

/** Asks the organiser about an order. */
export async function askAboutOrder(visit: Visit): Promise<Response> {
  const { place, language, token } = visit
  const form = await formOf(visit)
  const typed = askedIn(form)
  try {
    const body = furtherQuestionOf(typed)
    const thread = await onceFor(visit, form.get('once') || randomUUID(), body, async (db) => {
      const asked = { ...visit.ask, db, params: { token }, body }
      return (await publicHandlers.askAboutOrder(asked)).token
    })
    return leadTo(visit, paths.thread(language, thread))
  } catch (refusal) {
    const problems = problemsOf(refusal, place.t)
    const [action, back] = [paths.orderAsk(language, token), paths.order(language, token)]
    const { event } = await orderOf(visit)
    const page = <AskPage {...place} {...{ event, action, back, typed, problems }} known once={randomUUID()} />
    return show(visit, page, 422)
  }
}

/** What was asked and answered. */
export const viewThread = (visit: Visit): Promise<Response> => showThread(visit, nothingAsked)

/** Asks further. */
export async function askFurther(visit: Visit): Promise<Response> {
  const { place, language, token } = visit
  const form = await formOf(visit)
  const typed = askedIn(form)
  try {
    const body = furtherQuestionOf(typed)
    await onceFor(visit, form.get('once') || randomUUID(), body, async (db) => {
      await publicHandlers.askFurther({ ...visit.ask, db, params: { token }, body })
      return token
    })
    return leadTo(visit, paths.thread(language, token))
  } catch (refusal) {
    return await showThread(visit, typed, problemsOf(refusal, place.t))
  }
}

/** Sent twice with one key it is done once; the token of the thread is remembered with it. */
async function onceFor(
  { given, slug, token }: Visit,
  key: string,
  request: unknown,
  work: (db: Db) => Promise<string>,
): Promise<string> {
  const scope = `question ${slug} ${token}`
  return String(await once(given.db, { scope, key: key.slice(0, 100), request }, work))
}

async function showAsk(visit: Visit, typed: Asked, problems: readonly Problem[] = []): Promise<Response> {
  const { place, language, slug } = visit
  const event = await eventOf(visit)
  const [action, back] = [paths.ask(language, slug), paths.event(language, slug)]
  const page = <AskPage {...place} {...{ event, action, back, typed, problems }} once={randomUUID()} />
  return show(visit, page, problems.length > 0 ? 422 : 200)
}

async function showThread(visit: Visit, typed: Asked, problems: readonly Problem[] = []): Promise<Response> {
  const { ask: asking, place, token } = visit
  const thread = await publicHandlers.viewThread({ ...asking, params: { token }, body: undefined })
  const page = <ThreadPage {...place} {...{ thread, token, typed, problems }} once={randomUUID()} />
  return show(visit, page, problems.length > 0 ? 422 : 200)
}
