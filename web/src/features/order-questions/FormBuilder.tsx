import type { AddOnGroup } from '@foyer/contract/add-ons'
import type { Event } from '@foyer/contract/events'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { OrderForm, OrderQuestion } from '@foyer/contract/order-questions'
import { maxQuestions } from '@foyer/contract/question-kinds'
import type { TicketType } from '@foyer/contract/ticket-types'
import { languageNames } from '@foyer/words/language-names'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { faultsOf } from '../../lib/form/field-errors.ts'
import { UnsavedGuard } from '../../lib/form/UnsavedGuard.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { AttendeeRuleFields } from './AttendeeRuleFields.tsx'
import { FormConflict } from './FormConflict.tsx'
import { FormProblems } from './FormProblems.tsx'
import { moved, newQuestion } from './form-draft.ts'
import { QuestionItem } from './QuestionItem.tsx'
import { useFormDraft } from './use-form-draft.ts'
import { useSaveForm } from './use-save-form.ts'

interface Props {
  event: Event
  stored: OrderForm
  types: readonly TicketType[]
  addOnGroups: readonly AddOnGroup[]
  isReadOnly: boolean
}

/** The questions of an event as a form: each opens to be changed, and all are saved together. */
export function FormBuilder({ event, stored, types, addOnGroups, isReadOnly }: Props) {
  const t = useTranslations('orderQuestions')
  const { draft, setDraft, isDirty, hasRemoved, hasConflict, adopt, keepMine } = useFormDraft(stored)
  const [language, setLanguage] = useState<Language>(useLocale())
  const [open, setOpen] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const save = useSaveForm(event.id, [...types, ...addOnGroups.flatMap(({ addOns }) => addOns)], adopt)
  const { questions } = draft
  const setQuestions = (next: OrderQuestion[]) => setDraft({ ...draft, questions: next })
  const add = () => {
    const question = newQuestion()
    setQuestions([...questions, question])
    setOpen(question.id)
  }
  const move = (from: number, to: number) => {
    setQuestions(moved(questions, from, to))
    setAnnouncement(t('moved', { number: to + 1, count: questions.length }))
  }
  const remove = (question: OrderQuestion) => {
    setQuestions(questions.filter((each) => each !== question))
    addButton.current?.focus()
  }
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault()
        save.mutate(draft, { onError: (error) => setOpen(firstWrong(error, questions) ?? open) })
      }}
    >
      <UnsavedGuard dirty={() => isDirty} />
      {hasConflict && <FormConflict onTakeTheirs={() => adopt(stored)} onKeepMine={keepMine} />}
      <FormProblems error={save.error} attempt={save.failureCount} questions={questions} language={language} />
      <fieldset disabled={isReadOnly} className="grid gap-5">
        <AttendeeRuleFields rules={draft.attendees} onChange={(attendees) => setDraft({ ...draft, attendees })} />
        {questions.length > 0 && (
          <SegmentedControl
            legend={t('language')}
            value={language}
            onValueChange={setLanguage}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        )}
        {questions.length === 0 && <p className="text-ink-secondary">{t('empty')}</p>}
        <ol className="grid gap-3">
          {questions.map((question, at) => (
            <QuestionItem
              key={question.id}
              {...{ event, question, language, types, addOnGroups }}
              before={questions.slice(0, at)}
              isLast={at === questions.length - 1}
              isOpen={open === question.id}
              onToggle={() => setOpen(open === question.id ? undefined : question.id)}
              onChange={(next) => setQuestions(questions.with(at, next))}
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(question)}
            />
          ))}
        </ol>
        {!isReadOnly && questions.length < maxQuestions && (
          <div>
            <Button ref={addButton} icon={<Plus aria-hidden="true" size={18} />} onClick={add}>
              {t('add')}
            </Button>
          </div>
        )}
        {hasRemoved && <p className="text-sm text-ink-secondary">{t('removeHint')}</p>}
      </fieldset>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {!isReadOnly && (
        <FormActions>
          <Button type="submit" variant="primary" pending={save.isPending}>
            {t('save')}
          </Button>
        </FormActions>
      )}
    </form>
  )
}

/** The first question that a refusal is about. */
const firstWrong = (error: Error, questions: readonly OrderQuestion[]): string | undefined =>
  faultsOf(error).flatMap(({ name }) => questions[Number(name.split('.')[1])]?.id ?? [])[0]
