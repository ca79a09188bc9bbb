import { canDecide, optionsOf } from '@foyer/contract/answer-rules'
import type { OrderQuestion } from '@foyer/contract/order-questions'
import { translated } from '@foyer/words/format/translated'
import { useTranslations } from 'use-intl'
import { MomentField } from '../../lib/MomentField.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import type { QuestionFieldsProps } from './question-fields-props.ts'

/** When a question is asked, of whom, and until when its answer can be changed. */
export function TimingFields({ event, types, addOnGroups, ...props }: QuestionFieldsProps) {
  const t = useTranslations('orderQuestions')
  const { question, onChange } = props
  const { asked, changeableUntil: until } = question
  const isDated = until !== 'placed' && until !== 'event'
  return (
    <>
      <Field label={t('asked')}>
        <Select
          value={asked}
          options={(question.kind === 'file' ? (['after'] as const) : (['before', 'after'] as const)).map((value) => ({
            value,
            label: t(`askedOptions.${value}`),
          }))}
          // `as`: the options are the values
          onChange={({ target }) => onChange({ ...question, asked: target.value as OrderQuestion['asked'] })}
        />
      </Field>
      <Field label={t('changeable')}>
        <Select
          value={isDated ? 'date' : until}
          options={(['event', 'placed', 'date'] as const).map((value) => ({
            value,
            label: t(`changeableOptions.${value}`),
          }))}
          onChange={({ target }) =>
            onChange({
              ...question,
              changeableUntil: target.value === 'date' ? (event.date ?? new Date().toISOString()) : target.value,
            })
          }
        />
      </Field>
      {isDated && (
        <MomentField
          label={t('until')}
          field={{ id: `until-${question.id}`, error: undefined }}
          value={until}
          onChange={(at) => onChange({ ...question, changeableUntil: at || 'event' })}
          timeZone={event.timeZone}
        />
      )}
      <TypeFields {...{ question, types, addOnGroups, onChange }} />
      <ConditionFields {...props} />
    </>
  )
}

/** The ticket types, and the add-ons by their groups, that a question is for. */
function TypeFields({
  question,
  types,
  addOnGroups,
  onChange,
}: Pick<QuestionFieldsProps, 'question' | 'types' | 'addOnGroups' | 'onChange'>) {
  const t = useTranslations('orderQuestions')
  const { ticketTypeIds, ...forAll } = question
  if (types.length < 2 && addOnGroups.length === 0 && !ticketTypeIds) return null
  const all = [...types, ...addOnGroups.flatMap(({ addOns }) => addOns)]
  const boxesOf = (of: readonly { id: string; name: string }[]) =>
    of.map(({ id, name }) => (
      <Checkbox
        key={id}
        label={name}
        checked={ticketTypeIds?.includes(id) ?? false}
        onChange={({ target }) => onChange(withType(question, id, target.checked))}
      />
    ))
  return (
    <fieldset>
      <legend className="type-label">{t(addOnGroups.length > 0 ? 'typesAndAddOns' : 'types')}</legend>
      <Checkbox
        label={t('allTypes')}
        checked={!ticketTypeIds}
        onChange={({ target }) => onChange(target.checked ? forAll : { ...question, ticketTypeIds: [] })}
      />
      {ticketTypeIds && (
        <>
          {boxesOf(types)}
          {addOnGroups.map(({ id, name, addOns }) => (
            <fieldset key={id} className="mt-3">
              <legend className="text-sm text-ink-secondary">{name}</legend>
              {boxesOf(addOns)}
            </fieldset>
          ))}
          {!all.some(({ id }) => ticketTypeIds.includes(id)) && (
            <p className="mt-3 text-sm text-ink-secondary">{t('noTypes')}</p>
          )}
        </>
      )}
    </fieldset>
  )
}

function withType({ ticketTypeIds = [], ...question }: OrderQuestion, id: string, isChosen: boolean): OrderQuestion {
  return { ...question, ticketTypeIds: [...ticketTypeIds.filter((each) => each !== id), ...(isChosen ? [id] : [])] }
}

function ConditionFields({
  question,
  language,
  before,
  onChange,
}: Omit<QuestionFieldsProps, 'event' | 'types' | 'addOnGroups'>) {
  const t = useTranslations('orderQuestions')
  const common = useTranslations('common.answers')
  const { shownWhen, ...always } = question
  const deciding = before.filter((other) => canDecide(other) && (question.per === 'ticket' || other.per === 'order'))
  const other = before.find(({ id }) => id === shownWhen?.question)
  if (deciding.length === 0 && !shownWhen) return null
  const nameOf = (id: string) =>
    other?.kind === 'yes-no'
      ? common(id === 'yes' ? 'yes' : 'no')
      : (translated(other?.choices.find((choice) => choice.id === id)?.texts ?? {}, language) ?? id)
  const chosen = shownWhen?.anyOf ?? []
  return (
    <>
      <Field label={t('condition')}>
        <Select
          value={shownWhen?.question ?? ''}
          options={[
            { value: '', label: t('noCondition') },
            ...deciding.map(({ id, texts }) => ({
              value: id,
              label: translated(texts, language)?.label ?? t('untitled'),
            })),
          ]}
          onChange={({ target: { value } }) =>
            onChange(value ? { ...always, shownWhen: { question: value, anyOf: [] } } : always)
          }
        />
      </Field>
      {other && (
        <fieldset>
          <legend className="type-label">{t('conditionAnswers')}</legend>
          {(optionsOf(other) ?? []).map((id) => (
            <Checkbox
              key={id}
              label={nameOf(id)}
              checked={chosen.includes(id)}
              onChange={({ target }) => {
                const anyOf = [...chosen.filter((each) => each !== id), ...(target.checked ? [id] : [])]
                onChange({ ...always, shownWhen: { question: other.id, anyOf } })
              }}
            />
          ))}
          {chosen.length === 0 && <p className="mt-3 text-sm text-ink-secondary">{t('noConditionAnswers')}</p>}
        </fieldset>
      )}
    </>
  )
}
