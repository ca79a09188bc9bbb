import type { Event } from '@foyer/contract/events'
import type { AnswerSummary } from '@foyer/contract/order-questions'
import { anyAnswer, noAnswer } from '@foyer/contract/question-kinds'
import { formatAnswer } from '@foyer/words/format/answer'
import { formatNumber } from '@foyer/words/format/number'
import { translated } from '@foyer/words/format/translated'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { Load } from '../../lib/Load.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Bar } from '../../ui/Bar.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { answerSummaryOf } from './queries.ts'

type Summed = AnswerSummary['questions'][number]

/** The answers to the questions of an event: how often each was chosen, the sums of numbers, and the latest typed ones. */
export function AnswerSummarySection({ event }: { event: Event }) {
  const t = useTranslations('orderQuestions')
  const common = useTranslations('common')
  return (
    <Section id="answers" title={t('answers')} description={t('answersLead')}>
      <Load
        fallback={
          <Loading label={common('loading')} className="grid gap-3">
            <Skeleton className="w-48" />
          </Loading>
        }
      >
        <Summary event={event} />
      </Load>
    </Section>
  )
}

function Summary({ event }: { event: Event }) {
  const t = useTranslations('orderQuestions')
  const language = useLocale()
  const { data } = useSuspenseQuery(answerSummaryOf(event.id))
  const questions = data.questions.filter(({ question, answered }) => answered > 0 || !question.removed)
  if (questions.every(({ answered }) => answered === 0)) return <p className="text-ink-secondary">{t('noAnswers')}</p>
  return (
    <div className="grid gap-8">
      {questions.map((each) => (
        <div key={each.question.id}>
          <h3 className="font-semibold wrap-anywhere">
            {translated(each.question.texts, language)?.label}
            {each.question.removed && <span className="font-normal text-ink-secondary"> ({t('removed')})</span>}
          </h3>
          <p className="text-sm text-ink-secondary">{t('answered', { count: each.answered })}</p>
          <AnswerLinks event={event} summed={each} />
          {each.numbers && <Numbers numbers={each.numbers} />}
          {each.counts.length > 0 ? <Counts event={event} summed={each} /> : <Latest summed={each} />}
        </div>
      ))}
    </div>
  )
}

/** The list of those who have answers to a question: attendees, or orders. */
function useListOf(event: Event, { per }: Summed['question']): string {
  const paths = usePaths()
  return per === 'ticket' ? paths.eventAttendees(event.id) : paths.eventOrders(event.id)
}

/** Links to those who have answered a question, and to those who have not. */
function AnswerLinks({ event, summed: { question, answered } }: { event: Event; summed: Summed }) {
  const t = useTranslations('orderQuestions')
  const list = useListOf(event, question)
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {answered > 0 && (
        <Link to={list} search={{ answer: `${question.id}:${anyAnswer}` }} className={linkStyle}>
          {t(`withAnswer.${question.per}`)}
        </Link>
      )}
      {!question.removed && (
        <Link to={list} search={{ answer: `${question.id}:${noAnswer}` }} className={linkStyle}>
          {t(`withoutAnswer.${question.per}`)}
        </Link>
      )}
    </p>
  )
}

function Counts({ event, summed: { question, answered, counts } }: { event: Event; summed: Summed }) {
  const t = useTranslations('orderQuestions')
  const common = useTranslations('common.answers')
  const language = useLocale()
  const list = useListOf(event, question)
  const words = { yes: common('yes'), no: common('no') }
  return (
    <ul className="mt-3 grid gap-3">
      {counts.map(({ value, count }) => {
        const percent = answered > 0 ? Math.round((count / answered) * 100) : 0
        return (
          <li key={value}>
            <div className="flex justify-between gap-4">
              <Link
                to={list}
                search={{ answer: `${question.id}:${value}` }}
                className={`${linkStyle} min-w-0 wrap-anywhere`}
              >
                {formatAnswer(question, [value], language, words)}
              </Link>
              <span className="shrink-0 tabular-nums">{t('share', { count, percent })}</span>
            </div>
            <Bar percent={percent} className="mt-1" />
          </li>
        )
      })}
    </ul>
  )
}

const sums = ['sum', 'average', 'smallest', 'largest'] as const

function Numbers({ numbers }: { numbers: NonNullable<Summed['numbers']> }) {
  const t = useTranslations('orderQuestions.numbers')
  const language = useLocale()
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      {sums.map((each) => (
        <div key={each}>
          <dt className="text-sm text-ink-secondary">{t(each)}</dt>
          <dd className="tabular-nums">{formatNumber(numbers[each], language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Latest({ summed: { latest } }: { summed: Summed }) {
  const paths = usePaths()
  return (
    <ul className="mt-3 grid gap-2">
      {latest.map(({ text, file, order }, at) => (
        <li key={`${order.id} ${at}`} className="flex justify-between gap-4 border-t border-line pt-2">
          {file ? (
            <a
              href={addressOf('GET /answer-files/{id}', { params: { id: file } })}
              download={text}
              className={`${linkStyle} min-w-0 wrap-anywhere`}
            >
              {text}
            </a>
          ) : (
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
          )}
          <Link to={paths.order(order.id)} className={linkStyle}>
            {order.number}
          </Link>
        </li>
      ))}
    </ul>
  )
}
