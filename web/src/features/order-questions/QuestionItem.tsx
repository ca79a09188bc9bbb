import type { OrderQuestion } from '@foyer/contract/order-questions'
import { translated } from '@foyer/words/format/translated'
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/IconButton.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import type { QuestionFieldsProps } from './question-fields-props.ts'

interface Props extends QuestionFieldsProps {
  isLast: boolean
  isOpen: boolean
  onToggle: () => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A question in the list: its label and facts, which open to its fields. */
export function QuestionItem({ isLast, isOpen, onToggle, onMove, onRemove, ...fields }: Props) {
  const { question, language, before } = fields
  const t = useTranslations('orderQuestions')
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const movedBy = useRef<1 | -1>(undefined)
  useLayoutEffect(() => {
    if (movedBy.current === undefined) return
    // the pressed button has lost the focus with its place in the list; at the ends it is gone
    const buttons = item.current
    const pressed = buttons?.querySelector<HTMLElement>(`[data-move="${movedBy.current}"]`)
    ;(pressed ?? buttons?.querySelector<HTMLElement>('[data-move]'))?.focus()
    movedBy.current = undefined
  })
  const move = (by: 1 | -1) => {
    movedBy.current = by
    onMove(by)
  }
  const name = translated(question.texts, language)?.label || t('untitled')
  return (
    <li ref={item} className="rounded-card border border-line bg-card">
      <div className="flex items-start gap-1 p-2 ps-4 max-sm:flex-wrap">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-w-0 grow items-start gap-2 rounded-control py-1.5 text-start max-sm:w-full"
        >
          <ChevronDown
            aria-hidden="true"
            size={18}
            className={`mt-0.5 shrink-0 text-ink-secondary ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{name}</span>
            <Facts question={question} />
          </span>
        </button>
        <div className="ms-auto flex gap-1">
          {before.length > 0 && (
            <IconButton
              size="small"
              label={t('up', { name })}
              icon={<ArrowUp aria-hidden="true" size={16} />}
              data-move={-1}
              onClick={() => move(-1)}
            />
          )}
          {!isLast && (
            <IconButton
              size="small"
              label={t('down', { name })}
              icon={<ArrowDown aria-hidden="true" size={16} />}
              data-move={1}
              onClick={() => move(1)}
            />
          )}
          <IconButton
            size="small"
            label={t('remove', { name })}
            icon={<Trash2 aria-hidden="true" size={16} />}
            onClick={onRemove}
          />
        </div>
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line p-4">
        {isOpen && <QuestionFields {...fields} />}
      </div>
    </li>
  )
}

function Facts({ question: { kind, per, required, ticketTypeIds } }: { question: OrderQuestion }) {
  const t = useTranslations('orderQuestions')
  const rule = ticketTypeIds?.length === 0 ? t('notAsked') : t(`rules.${required ? 'required' : 'optional'}`)
  const facts = [t(`kinds.${kind}`), t(`perOptions.${per}`), rule]
  return <span className="block text-sm text-ink-secondary">{facts.join(' · ')}</span>
}
