import type { AskedQuestion } from '@foyer/contract/answer-rules'
import { check } from '@foyer/contract/http/check'
import { AnswersChange } from '@foyer/contract/order-questions'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { maxAnswerFileBytes } from '@foyer/contract/question-kinds'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { Problem } from '../components/Problems.tsx'
import type { AnswerFields } from '../forms/answers.ts'
import {
  answerProblem,
  answersOf,
  changeablePlaces,
  fileProblem,
  initialAnswers,
  isForFile,
  readAnswers,
  removedPlaces,
  sentFiles,
  textsOf,
} from '../forms/answers.ts'
import type { PageRequest } from '../page-request.ts'
import {
  expectRefusal,
  inputOf,
  orderOf,
  readPostedFiles,
  readPostedForm,
  redirectTo,
  respondWithPage,
} from '../page-request.ts'
import { AnswersPage } from '../pages/AnswersPage.tsx'
import { paths } from '../paths.ts'

/** Shows the form for the answers of a placed order. */
export async function viewAnswers(request: PageRequest): Promise<Response> {
  const order = await orderOf(request)
  return showAnswers(request, order, initialAnswers(order.answers))
}

/** Two files of the largest size, and texts. */
const maxFormBytes = 2 * maxAnswerFileBytes + 1024 * 1024

/** Stores the answers, and leads to the order. Repeating it changes nothing. */
export async function submitAnswers(request: PageRequest): Promise<Response> {
  const { c, token, language, pageContext } = request
  const hasFiles = /^multipart\//i.test(c.req.header('content-type') ?? '')
  const form = hasFiles ? await filesOf(request) : await readPostedForm(request)
  const order = await orderOf(request)
  const places = changeablePlaces(order)
  if (form === 'too-large') {
    const problems = places.filter(isForFile).map((place) => fileProblem(place, 'tooLarge', order, pageContext.t))
    return showAnswers(request, order, initialAnswers(order.answers), { problems, status: 422 })
  }
  const texts = form instanceof FormData ? textsOf(form) : form
  const typed = readAnswers(texts, places)
  const written = [...places.filter((place) => !isForFile(place)), ...removedPlaces(texts, places)]
  try {
    const body = check(AnswersChange, { answers: answersOf(typed, written) }, 'body')
    await publicApiHandlers.saveAnswers(inputOf(request, body))
    const files = form instanceof FormData ? sentFiles(form, places) : []
    const problems = (await Promise.all(files.map((file) => saveFile(request, order, ...file)))).flat()
    if (problems.length > 0) return showAnswers(request, await orderOf(request), typed, { problems, status: 422 })
    return redirectTo(request, paths.order(language, token))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'transition-refused')
    const problems = (refusal.details.errors ?? []).map((each) =>
      answerProblem(each, { ...order, language }, written, pageContext.t),
    )
    return showAnswers(request, await orderOf(request), typed, { problems, status: problems.length > 0 ? 422 : 409 })
  }
}

async function filesOf(request: PageRequest): Promise<FormData | 'too-large'> {
  try {
    return await readPostedFiles(request, maxFormBytes)
  } catch (error) {
    expectRefusal(error, 'too-large')
    return 'too-large'
  }
}

/** Stores a file. @returns what is wrong with it */
async function saveFile(
  request: PageRequest,
  order: PublicOrder,
  place: AskedQuestion,
  file: File,
): Promise<Problem | []> {
  const { token, pageContext, language } = request
  const refused = (reason: Parameters<typeof fileProblem>[1]) =>
    fileProblem(place, reason, { ...order, language }, pageContext.t)
  if (file.size > maxAnswerFileBytes) return refused('tooLarge')
  try {
    await publicApiHandlers.saveAnswerFile({
      ...request.context,
      params: { token, question: place.question.id },
      query: { name: file.name, ...(place.ticket !== undefined && { ticket: place.ticket }) },
      body: undefined,
      upload: await file.bytes(),
    })
    return []
  } catch (error) {
    const { details } = expectRefusal(error, 'validation')
    return refused(details.errors?.some(({ code }) => code === 'file-unreadable') ? 'unreadable' : 'file')
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
