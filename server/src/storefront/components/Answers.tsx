import { isPlaced } from '@foyer/contract/order-states'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { translated } from '@foyer/words/format/translated'
import { answerField, askedTicketsOf, initialAnswers, missingPlacesOf, placesOfOrder } from '../forms/answers.ts'
import { paths } from '../paths.ts'
import { answerText } from './AnswerText.tsx'
import type { PageContext } from './Document.tsx'

interface Props extends PageContext {
  order: PublicOrder
  token: string
}

/** The answers of a placed order, and the way to give or change them. */
export function Answers({ order, token, ...pageContext }: Props) {
  const { t, language } = pageContext
  const { answers, changeableAnswers, event, status } = order
  const given = initialAnswers(answers)
  const rows = placesOfOrder(order).flatMap(({ question, ticket }) => {
    const values = given.get(answerField(question.id, ticket))
    const number = askedTicketsOf(order).findIndex(({ id }) => id === ticket) + 1
    const text = translated(question.texts, language)?.label ?? ''
    const label = number > 0 ? t('answers.ofTicket', { number, text }) : text
    return values
      ? [
          {
            key: answerField(question.id, ticket),
            label,
            text: answerText(question, values, { language, t, files: order.answerFiles }),
          },
        ]
      : []
  })
  if (!isPlaced(status) || (rows.length === 0 && changeableAnswers.length === 0)) return null
  const missing = missingPlacesOf(order)
  return (
    <section className="summary plain" aria-labelledby="answers">
      <h2 id="answers">{t(rows.length > 0 ? 'answers.own' : 'answers.title')}</h2>
      {missing.length > 0 && <p>{t('answers.missing', { count: missing.length, organiser: event.organiser })}</p>}
      {rows.length > 0 && (
        <dl className="answers">
          {rows.map(({ key, label, text }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd className="lines">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {changeableAnswers.length > 0 && (
        <p className="unprinted">
          <a href={paths.orderAnswers(language, token)}>{t(rows.length > 0 ? 'answers.change' : 'answers.give')}</a>
        </p>
      )}
    </section>
  )
}
