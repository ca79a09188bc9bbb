import type { PublicOrder } from '@foyer/contract/public-orders'
import { ofTicket } from '../components/Attendees.tsx'
import type { PageContext } from '../components/Document.tsx'
import { OrderForm } from '../components/OrderForm.tsx'
import type { Problem } from '../components/Problems.tsx'
import { Questions } from '../components/Questions.tsx'
import { Whole } from '../components/Whole.tsx'
import type { AnswerFields } from '../forms/answers.ts'
import { changeablePlaces, isForFile, storedFiles } from '../forms/answers.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  typed: AnswerFields
  problems: readonly Problem[]
}

/** The form with which a buyer gives or changes answers of a placed order. */
export function AnswersPage({ order, token, typed, problems, ...pageContext }: Props) {
  const { t, language } = pageContext
  const { event, form, tickets } = order
  const places = changeablePlaces(order)
  const files = storedFiles(order)
  const number = t('order.title', { number: order.number })
  const questionsOf = (ticket?: string) => (
    <Questions
      {...{ t, language, typed, problems, files }}
      places={ofTicket(places, ticket)}
      questions={form.questions}
    />
  )
  return (
    <OrderForm
      {...pageContext}
      {...{ order, token, problems }}
      title={t('answers.title')}
      lead={places.length > 0 && t('answers.lead')}
      address={(to) => paths.orderAnswers(to, token)}
      head={<script type="module" src={pageContext.assets.questionScript} />}
    >
      {places.length > 0 ? (
        <form
          method="post"
          action={paths.orderAnswers(language, token)}
          className="narrow"
          noValidate
          {...(places.some(isForFile) && { encType: 'multipart/form-data' })}
        >
          {ofTicket(places, undefined).length > 0 && (
            <fieldset>
              <legend>{number}</legend>
              {questionsOf()}
            </fieldset>
          )}
          {tickets.map(
            ({ id, typeName }, at) =>
              ofTicket(places, id).length > 0 && (
                <fieldset key={id}>
                  <legend>
                    <Whole>{t('answers.ticket', { number: at + 1, type: typeName })}</Whole>
                  </legend>
                  {questionsOf(id)}
                </fieldset>
              ),
          )}
          <p>
            <button type="submit" className="primary">
              {t('answers.save')}
            </button>
          </p>
        </form>
      ) : (
        <p className="warning" role="alert">
          {t('answers.refused', { organiser: event.organiser })}
        </p>
      )}
    </OrderForm>
  )
}
