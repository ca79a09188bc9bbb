import { useTranslations } from 'use-intl'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { withUse } from './form-draft.ts'
import type { QuestionFieldsProps } from './question-fields-props.ts'

/** The uses of the answers to a question. */
export function UseFields({ question, onChange }: Pick<QuestionFieldsProps, 'question' | 'onChange'>) {
  const t = useTranslations('orderQuestions')
  return (
    <fieldset>
      <legend className="type-label">{t('uses')}</legend>
      <Checkbox
        label={t('useOptions.forAccounts')}
        checked={question.forAccounts ?? false}
        onChange={({ target }) => onChange(withUse(question, 'forAccounts', target.checked))}
      />
      <p className="text-sm text-ink-secondary">{t('usesHint')}</p>
    </fieldset>
  )
}
