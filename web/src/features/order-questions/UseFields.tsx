import { useTranslations } from 'use-intl'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { answerUses, withUse } from './form-draft.ts'
import type { QuestionFieldsProps } from './question-fields-props.ts'

/** The uses of the answers to a question. */
export function UseFields({ question, onChange }: Pick<QuestionFieldsProps, 'question' | 'onChange'>) {
  const t = useTranslations('orderQuestions')
  return (
    <fieldset>
      <legend className="type-label">{t('uses')}</legend>
      {answerUses
        // a file can be neither read at the door nor printed
        .filter((use) => use === 'forAccounts' || question.kind !== 'file')
        .map((use) => (
          <Checkbox
            key={use}
            label={t(`useOptions.${use}`)}
            checked={question[use] ?? false}
            onChange={({ target }) => onChange(withUse(question, use, target.checked))}
          />
        ))}
      <p className="text-sm text-ink-secondary">{t('usesHint')}</p>
    </fieldset>
  )
}
