import { maxChoices } from '@foyer/contract/question-kinds'
import { translated } from '@foyer/words/format/translated'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { newKey, withText } from './form-draft.ts'
import type { QuestionFieldsProps } from './question-fields-props.ts'

/** The choices of a question. */
export function ChoiceFields({
  question,
  language,
  onChange,
}: Pick<QuestionFieldsProps, 'question' | 'language' | 'onChange'>) {
  const t = useTranslations('orderQuestions')
  const { choices } = question
  const setChoices = (next: typeof choices) => onChange({ ...question, choices: next })
  const added = useRef<string>(undefined)
  const add = () => {
    added.current = newKey()
    setChoices([...choices, { id: added.current, texts: {} }])
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="type-label mb-1.5">{t('choices')}</legend>
      {choices.map((choice, at) => (
        <div key={choice.id} className="flex gap-2">
          <TextInput
            // the next text goes into a choice that was just added, not to the button
            ref={(input) => {
              if (!input || added.current !== choice.id) return
              added.current = undefined
              input.focus()
            }}
            lang={language}
            aria-label={t('choice', { number: at + 1 })}
            placeholder={translated(choice.texts, language)}
            value={choice.texts[language] ?? ''}
            onChange={({ target }) =>
              setChoices(
                choices.with(at, { ...choice, texts: withText(choice.texts, language, target.value || undefined) }),
              )
            }
          />
          <IconButton
            label={t('removeChoice', { number: at + 1 })}
            icon={<X aria-hidden="true" size={18} />}
            onClick={() => setChoices(choices.filter((each) => each !== choice))}
          />
        </div>
      ))}
      {choices.length < maxChoices && (
        <div>
          <Button size="small" icon={<Plus aria-hidden="true" size={16} />} onClick={add}>
            {t('addChoice')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
