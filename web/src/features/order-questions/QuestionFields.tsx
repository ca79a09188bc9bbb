import type { OrderQuestion } from '@foyer/contract/order-questions'
import { hasChoices, questionKinds } from '@foyer/contract/question-kinds'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { MoreFields } from '../../ui/MoreFields.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { answerUses, withText, withUse } from './form-draft.ts'
import type { QuestionFieldsProps } from './question-fields-props.ts'
import { TimingFields } from './TimingFields.tsx'
import { UseFields } from './UseFields.tsx'

/** The fields of a question. */
export function QuestionFields({ question, language, onChange, ...props }: QuestionFieldsProps) {
  const t = useTranslations('orderQuestions')
  const common = useTranslations('common')
  const { texts, kind, per, required } = question
  const text = texts[language]
  const setText = (label: string, hint: string | undefined) =>
    onChange({
      ...question,
      texts: withText(texts, language, label || hint ? { label, ...(hint && { hint }) } : undefined),
    })
  return (
    <div className="grid gap-5">
      <Field label={t('label')}>
        <TextInput
          lang={language}
          value={text?.label ?? ''}
          onChange={({ target }) => setText(target.value, text?.hint)}
        />
      </Field>
      <Field label={t('hint')} mark={common('optional')}>
        <TextInput
          lang={language}
          value={text?.hint ?? ''}
          onChange={({ target }) => setText(text?.label ?? '', target.value)}
        />
      </Field>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Field label={t('kind')}>
          <Select
            value={kind}
            options={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            // `as`: the options are the kinds
            onChange={({ target }) => onChange(ofKind(question, target.value as OrderQuestion['kind']))}
          />
        </Field>
        <Field label={t('per')}>
          <Select
            value={per}
            options={(['order', 'ticket'] as const).map((value) => ({ value, label: t(`perOptions.${value}`) }))}
            // `as`: as above
            onChange={({ target }) => onChange({ ...question, per: target.value as OrderQuestion['per'] })}
          />
        </Field>
      </div>
      {hasChoices(kind) && <ChoiceFields {...{ question, language, onChange }} />}
      {kind === 'number' && (
        <div className="grid items-end gap-5 sm:grid-cols-2">
          {(['min', 'max'] as const).map((limit) => (
            <Field key={limit} label={t(limit)} mark={common('optional')}>
              <TextInput
                type="number"
                step="any"
                value={question[limit] ?? ''}
                onChange={({ target }) => onChange(withLimit(question, limit, target.valueAsNumber))}
              />
            </Field>
          ))}
        </div>
      )}
      <Checkbox
        label={t('required')}
        checked={required}
        onChange={({ target }) => onChange({ ...question, required: target.checked })}
      />
      <MoreFields label={t('more')} isNeeded={isUnusual(question)}>
        <TimingFields {...props} {...{ question, language, onChange }} />
        <UseFields {...{ question, onChange }} />
      </MoreFields>
    </div>
  )
}

/** Files are asked after the order: a checkout that is given up leaves none behind. */
const ofKind = (question: OrderQuestion, kind: OrderQuestion['kind']): OrderQuestion =>
  kind === 'file'
    ? { ...withUse(withUse(question, 'atDoor', false), 'onBadge', false), kind, asked: 'after' }
    : { ...question, kind }

const isUnusual = ({ asked, changeableUntil, shownWhen, ticketTypeIds, ...question }: OrderQuestion) =>
  asked === 'after' ||
  changeableUntil !== 'event' ||
  shownWhen !== undefined ||
  ticketTypeIds !== undefined ||
  answerUses.some((use) => question[use])

function withLimit({ min, max, ...question }: OrderQuestion, limit: 'min' | 'max', value: number): OrderQuestion {
  const limits = { min, max, [limit]: Number.isNaN(value) ? undefined : value }
  return {
    ...question,
    ...(limits.min !== undefined && { min: limits.min }),
    ...(limits.max !== undefined && { max: limits.max }),
  }
}
