import { check } from '@foyer/contract/http/check'
import { AnswersChange } from '@foyer/contract/order-questions'
import type { PublicOrder } from '@foyer/contract/public-api'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { Problem } from '../components/Problems.tsx'
import type { AnswerFields } from '../forms/answers.ts'
import { answerProblem, answersOf, changeablePlaces, initialAnswers, readAnswers } from '../forms/answers.ts'
import type { PageRequest } from '../page-request.ts'
import { expectRefusal, inputOf, readPostedForm, redirectTo, respondWithPage } from '../page-request.ts'
import { AnswersPage } from '../pages/AnswersPage.tsx'
import { paths } from '../paths.ts'
import { orderOf } from './checkout.tsx'

/** Shows the form for the answers of a placed order. */
export async function viewAnswers(request: PageRequest): Promise<Response> {
  const order = await orderOf(request)
  return showAnswers(request, order, initialAnswers(order.answers))
}

/** Stores the answers, and leads to the order. Repeating it changes nothing. */
export async function submitAnswers(request: PageRequest): Promise<Response> {
  const { token, language, pageContext } = request
  const form = await readPostedForm(request)
  const order = await orderOf(request)
  const places = changeablePlaces(order)
  const typed = readAnswers(form, places)
  try {
    const body = check(AnswersChange, { answers: answersOf(typed, places) }, 'body')
    await publicApiHandlers.saveAnswers(inputOf(request, body))
    return redirectTo(request, paths.order(language, token))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'transition-refused')
    const problems = (refusal.details.errors ?? []).map((each) =>
      answerProblem(each, { ...order, language }, places, pageContext.t),
    )
    return showAnswers(request, await orderOf(request), typed, { problems, status: problems.length > 0 ? 422 : 409 })
  }
}

function showAnswers(
  request: PageRequest,
  order: PublicOrder,
  typed: AnswerFields,
  { problems = [], status = 200 }: { problems?: readonly Problem[]; status?: number } = {},
): Response {
  const page = <AnswersPage {...request.pageContext} {...{ order, typed, problems }} token={request.token} />
  return respondWithPage(request, page, status)
}
