import type { Language } from '@foyer/contract/languages'
import type { OrderAnswers, QuestionOfOrder } from '@foyer/contract/order-questions'
import type { Order } from '@foyer/contract/orders'
import type { AnswerWords } from '@foyer/words/format/answer'
import { formatAnswer } from '@foyer/words/format/answer'
import { formatDay } from '@foyer/words/format/date-time'
import { translated } from '@foyer/words/format/translated'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { read } from '../../../lib/query.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Section } from '../../../ui/Section.tsx'

/** The buyer's answers to the team's questions. Orders without any do not show it. */
export function AnswersSection({ order }: { order: Order }) {
  const { data } = useQuery(read('GET /orders/{id}/answers', { params: { id: order.id } }))
  return data && data.answers.length > 0 ? <Answers order={order} given={data} /> : null
}

function Answers({ order, given: { questions, answers } }: { order: Order; given: OrderAnswers }) {
  const t = useTranslations()
  const language = useLocale()
  const items = questions.flatMap((question) =>
    answers
      .filter((answer) => answer.question === question.id)
      .map(({ ticket, values }) => {
        const number = order.tickets.find(({ id }) => id === ticket)?.number
        const label = translated(question.texts, language)?.label ?? ''
        const yesNo = { yes: t('common.answers.yes'), no: t('common.answers.no') }
        return {
          term: number ? `${label} (${number})` : label,
          value: <span className="wrap-anywhere whitespace-pre-line">{textOf(question, values, language, yesNo)}</span>,
        }
      }),
  )
  return (
    <Section title={t('orders.view.answers')}>
      <DescriptionList items={items} />
    </Section>
  )
}

function textOf(question: QuestionOfOrder, values: readonly string[], language: Language, words: AnswerWords): string {
  const [value = ''] = values
  return question.kind === 'date' ? formatDay(value, language) : formatAnswer(question, values, language, words)
}
