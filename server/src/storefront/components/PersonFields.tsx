import type { Translator } from '../messages.ts'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'

interface Props {
  t: Translator
  typed: { name: string; email: string }
  problems: readonly Problem[]
  /** Explains how the email address is used. */
  emailHint: string
}

/** The fields for the name and the email address of the buyer. */
export function PersonFields({ t, typed, problems, emailHint }: Props) {
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
          {...problemAttributes('name', problems)}
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
          {...problemAttributes('email', problems, 'email-hint')}
        />
        <FieldProblem field="email" problems={problems} />
        <small className="soft" id="email-hint">
          {emailHint}
        </small>
      </div>
    </>
  )
}
