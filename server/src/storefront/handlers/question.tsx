import { randomUUID } from 'node:crypto'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import { hashKey, withIdempotency } from '../../http/idempotency.ts'
import type { Db } from '../../lib/db.ts'
import type { Problem } from '../components/Problems.tsx'
import type { QuestionFields } from '../forms/question.ts'
import { emptyQuestion, followUpOf, problemsOf, questionOf, readQuestion } from '../forms/question.ts'
import { formKeyOf } from '../forms/read-form.ts'
import type { PageRequest } from '../page-request.ts'
import { eventOf, inputOf, orderOf, readPostedForm, redirectTo, respondWithPage } from '../page-request.ts'
import { QuestionPage } from '../pages/QuestionPage.tsx'
import { ThreadPage } from '../pages/ThreadPage.tsx'
import { paths } from '../paths.ts'

/** Shows the question form on a page of its own. */
export const viewQuestion = (request: PageRequest): Promise<Response> => showQuestion(request, emptyQuestion)

/** Sends a question about an event. A form from the cached event page has no idempotency key and comes back with one. */
export async function submitQuestion(request: PageRequest): Promise<Response> {
  const { pageContext, language, slug } = request
  const form = await readPostedForm(request)
  const typed = readQuestion(form)
  const key = formKeyOf(form)
  if (!key) return await showQuestion(request, typed)
  try {
    const body = questionOf(typed, language)
    const token = await submitOnce(request, key, body, async (db) => {
      const input = { ...request.context, db, params: { slug }, body }
      return (await publicApiHandlers.ask(input)).token
    })
    return redirectTo(request, paths.thread(language, token))
  } catch (refusal) {
    return await showQuestion(request, typed, problemsOf(refusal, pageContext.t))
  }
}

/** Sends a question about an order. */
export async function submitOrderQuestion(request: PageRequest): Promise<Response> {
  const { pageContext, language, token } = request
  const form = await readPostedForm(request)
  const typed = readQuestion(form)
  try {
    const body = followUpOf(typed)
    const thread = await submitOnce(request, formKeyOf(form) ?? randomUUID(), body, async (db) => {
      const input = { ...request.context, db, params: { token }, body }
      return (await publicApiHandlers.askAboutOrder(input)).token
    })
    return redirectTo(request, paths.thread(language, thread))
  } catch (refusal) {
    const problems = problemsOf(refusal, pageContext.t)
    const [action, back] = [paths.orderQuestion(language, token), paths.order(language, token)]
    const { event } = await orderOf(request)
    const page = (
      <QuestionPage
        {...pageContext}
        {...{ event, action, back, typed, problems }}
        isBuyerKnown
        formKey={randomUUID()}
      />
    )
    return respondWithPage(request, page, 422)
  }
}

/** Shows the thread of a question to the person who asked it. */
export const viewThread = (request: PageRequest): Promise<Response> => showThread(request, emptyQuestion)

/** Sends a follow-up in a thread. */
export async function submitFollowUp(request: PageRequest): Promise<Response> {
  const { pageContext, language, token } = request
  const form = await readPostedForm(request)
  const typed = readQuestion(form)
  try {
    const body = followUpOf(typed)
    await submitOnce(request, formKeyOf(form) ?? randomUUID(), body, async (db) => {
      await publicApiHandlers.askFurther({ ...request.context, db, params: { token }, body })
      return token
    })
    return redirectTo(request, paths.thread(language, token))
  } catch (refusal) {
    return await showThread(request, typed, problemsOf(refusal, pageContext.t))
  }
}

/** Submits a question once per idempotency key, and stores the token of the thread as its result. */
async function submitOnce(
  { services, context, slug, token }: PageRequest,
  key: string,
  request: unknown,
  work: (db: Db) => Promise<string>,
): Promise<string> {
  // the token opens the order or the thread, so the database gets its hash
  const scope = `question ${slug} ${token && hashKey(token)}`
  // the key in another browser is another one
  const own = `${key} ${context.headers.get('user-agent')}`
  return String(await withIdempotency(services, { scope, key: own, request }, work))
}

async function showQuestion(
  request: PageRequest,
  typed: QuestionFields,
  problems: readonly Problem[] = [],
): Promise<Response> {
  const { pageContext, language, slug } = request
  const event = await eventOf(request)
  const [action, back] = [paths.question(language, slug), paths.event(language, slug)]
  const page = (
    <QuestionPage
      {...pageContext}
      {...{ event, action, back, typed, problems }}
      address={(to) => paths.question(to, slug)}
      formKey={randomUUID()}
    />
  )
  return respondWithPage(request, page, problems.length > 0 ? 422 : 200)
}

async function showThread(
  request: PageRequest,
  typed: QuestionFields,
  problems: readonly Problem[] = [],
): Promise<Response> {
  const { pageContext, token } = request
  const thread = await publicApiHandlers.viewThread(inputOf(request))
  const page = <ThreadPage {...pageContext} {...{ thread, token, typed, problems }} formKey={randomUUID()} />
  return respondWithPage(request, page, problems.length > 0 ? 422 : 200)
}
