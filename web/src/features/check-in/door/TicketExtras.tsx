import type { DoorQuestion } from '@foyer/contract/check-in-devices'
import { formatAnswer } from '@foyer/words/format/answer'
import { countedNames } from '@foyer/words/format/counted-names'
import { translated } from '@foyer/words/format/translated'
import { useLocale, useTranslations } from 'use-intl'
import type { ShownScan } from '../device/types.ts'

interface Props {
  shown: ShownScan
  questions: readonly DoorQuestion[]
}

/** The add-ons of a ticket, and the answers that the team wants to see at the door. */
export function TicketExtras({ shown: { addOns = [], answers = [] }, questions }: Props) {
  const t = useTranslations('door.extras')
  const language = useLocale()
  const given = new Map(answers.map(({ question, values }) => [question, values]))
  const facts = questions.flatMap((question) => {
    const text = formatAnswer(question, given.get(question.id) ?? [], language, { yes: t('yes'), no: t('no') })
    return text ? [{ id: question.id, label: translated(question.labels, language) ?? '', text }] : []
  })
  if (addOns.length === 0 && facts.length === 0) return null
  return (
    <dl className="mt-2 grid w-full max-w-md gap-2 border-t border-current pt-3 text-start">
      {addOns.length > 0 && (
        <div>
          <dt>{t('addOns')}</dt>
          {countedNames(addOns).map((name) => (
            <dd key={name} className="text-xl leading-snug font-medium wrap-anywhere">
              {name}
            </dd>
          ))}
        </div>
      )}
      {facts.map(({ id, label, text }) => (
        <div key={id}>
          <dt className="wrap-anywhere">{label}</dt>
          <dd className="text-xl leading-snug font-medium whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
