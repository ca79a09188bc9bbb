import type { Language } from '@foyer/contract/languages'
import type { AnswerFile, OrderAnswer, OrderAnswers, QuestionOfOrder } from '@foyer/contract/order-questions'
import type { Order } from '@foyer/contract/orders'
import type { AnswerWords } from '@foyer/words/format/answer'
import { formatAnswer } from '@foyer/words/format/answer'
import { formatDay } from '@foyer/words/format/date-time'
import { translated } from '@foyer/words/format/translated'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../../lib/address-of.ts'
import { useFormat } from '../../../lib/format.ts'
import { read } from '../../../lib/query.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Section } from '../../../ui/Section.tsx'

/** The buyer's answers to the team's questions. Orders without any do not show it. */
export function AnswersSection({ order }: { order: Order }) {
  const { data } = useQuery(read('GET /orders/{id}/answers', { params: { id: order.id } }))
  return data && data.answers.length > 0 ? <Answers order={order} given={data} /> : null
}

function Answers({ order, given: { questions, answers, files } }: { order: Order; given: OrderAnswers }) {
  const t = useTranslations()
  const language = useLocale()
  const items = questions.flatMap((question) =>
    answers
      .filter((answer) => answer.question === question.id)
      .map(({ ticket, values, cancelled }) => {
        const own = order.tickets.find(({ id }) => id === ticket)
        const number = own?.number
        // of a ticket that is valid: another one was cancelled, or it came in the place of one
        const isOfOther = cancelled === 'ticket' && own !== undefined && own.cancelledAt === undefined
        const label = translated(question.texts, language)?.label ?? ''
        const yesNo = { yes: t('common.answers.yes'), no: t('common.answers.no') }
        const value =
          question.kind === 'file' ? (
            <AnswerFileLink file={files.find(({ id }) => id === values[0])} />
          ) : (
            <span className="wrap-anywhere whitespace-pre-line">{textOf(question, values, language, yesNo)}</span>
          )
        return {
          term: number ? `${label} (${number})` : label,
          value: cancelled ? <Cancelled about={isOfOther ? 'other' : cancelled}>{value}</Cancelled> : value,
        }
      }),
  )
  return (
    <Section title={t('orders.view.answers')}>
      <DescriptionList items={items} />
    </Section>
  )
}

/** An answer that no longer counts, struck through as the tickets of the order are. */
function Cancelled({
  about,
  children,
}: {
  about: NonNullable<OrderAnswer['cancelled']> | 'other'
  children: ReactNode
}) {
  const t = useTranslations('orders.view.answerCancelled')
  return (
    <span className="text-ink-secondary">
      <s>{children}</s> {t(about)}
    </span>
  )
}

function AnswerFileLink({ file }: { file: AnswerFile | undefined }) {
  const { bytes } = useFormat()
  return file ? (
    <>
      <a
        href={addressOf('GET /answer-files/{id}', { params: { id: file.id } })}
        download={file.name}
        className={`${linkStyle} wrap-anywhere`}
      >
        {file.name}
      </a>{' '}
      <span className="text-ink-secondary">({bytes(file.sizeBytes)})</span>
    </>
  ) : null
}

function textOf(question: QuestionOfOrder, values: readonly string[], language: Language, words: AnswerWords): string {
  const [value = ''] = values
  return question.kind === 'date' ? formatDay(value, language) : formatAnswer(question, values, language, words)
}
