import { messageLength } from '@foyer/contract/inbox-kinds'
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
      {who && <Who t={t} typed={typed} problems={problems} />}
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

function Who({ t, typed, problems }: Required<Pick<Props, 't' | 'typed' | 'problems'>>) {
  return (
    <>
      <div className="field">
        <label htmlFor="name">{t('checkout.name')}</label>
        <input
          id="name"
          name="name"
          autoComplete="name"
          required
          defaultValue={typed.name}
          {...faulty('name', problems)}
        />
        <FieldProblem field="name" problems={problems} />
      </div>
      <div className="field">
        <label htmlFor="email">{t('checkout.email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typed.email}
          {...faulty('email', problems, 'email-hint')}
        />
        <FieldProblem field="email" problems={problems} />
        <small className="soft" id="email-hint">
          {t('ask.emailHint')}
        </small>
      </div>
    </>
  )
}
