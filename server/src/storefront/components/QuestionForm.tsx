import { maxMessageLength } from '@foyer/contract/inbox-kinds'
import type { QuestionFields } from '../forms/question.ts'
import { emptyQuestion } from '../forms/question.ts'
import type { Translator } from '../messages.ts'
import type { PageContext } from './Document.tsx'
import { FieldFrame } from './Field.tsx'
import { PersonFields } from './PersonFields.tsx'
import type { Problem } from './Problems.tsx'

interface Props {
  t: Translator
  mail: PageContext['mail']
  action: string
  /** The idempotency key of the form. A cached page has none: the script adds it, or else the next page. */
  formKey?: string
  /** Whether asking is what the page is for: the button is then the primary one. */
  isMainAction?: boolean
  /** Whether the form asks for name and email address, which an order or a thread already has. */
  asksForContact?: boolean
  typed?: QuestionFields
  problems?: readonly Problem[]
}

/** The form for a question to the organiser. */
export function QuestionForm({
  t,
  mail,
  action,
  formKey = '',
  isMainAction,
  asksForContact,
  typed = emptyQuestion,
  problems = [],
}: Props) {
  return (
    <form method="post" action={action} data-once="" noValidate className="question">
      <input type="hidden" name="once" value={formKey} />
      {asksForContact && (
        <PersonFields
          t={t}
          typed={typed}
          problems={problems}
          emailHint={t(mail === 'on' ? 'ask.emailHint' : 'ask.emailHintUnmailed')}
        />
      )}
      <FieldFrame id="text" label={t('ask.text')} problems={problems}>
        {(described) => (
          <textarea
            id="text"
            name="text"
            rows={5}
            required
            maxLength={maxMessageLength}
            defaultValue={typed.text}
            {...described}
          />
        )}
      </FieldFrame>
      <p>
        <button type="submit" {...(isMainAction && { className: 'primary' })}>
          {t('ask.send')}
        </button>
      </p>
    </form>
  )
}
