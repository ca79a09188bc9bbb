import { messageLength } from '@foyer/contract/inbox-kinds'
import { PersonFields } from './PersonFields.tsx'
import type { Problem } from './Problems.tsx'
import { FieldProblem, faulty } from './Problems.tsx'
import type { Asked } from './question.ts'
import { nothingAsked } from './question.ts'
import type { Words } from './words.ts'

interface Props {
  t: Words
  action: string
  /** Makes a repeated post the same one. A page that many share has none: the script, or the next step, makes it. */
  once?: string
  /** Absent where it is known who asks. */
  who?: 'asked'
  typed?: Asked
  problems?: readonly Problem[]
}

/** Asks the organiser something. */
export function QuestionForm({ t, action, once = '', who, typed = nothingAsked, problems = [] }: Props) {
  return (
    <form method="post" action={action} data-once="" noValidate className="question">
      <input type="hidden" name="once" value={once} />
      {who && <PersonFields t={t} typed={typed} problems={problems} emailHint={t('ask.emailHint')} />}
      <div className="field">
        <label htmlFor="text">{t('ask.text')}</label>
        <textarea
          id="text"
          name="text"
          rows={5}
          required
          maxLength={messageLength}
          defaultValue={typed.text}
          {...faulty('text', problems)}
        />
        <FieldProblem field="text" problems={problems} />
      </div>
      <p>
        <button type="submit">{t('ask.send')}</button>
      </p>
    </form>
  )
}
