import type { Problem } from './Problems.tsx'
import { FieldProblem, faulty } from './Problems.tsx'
import type { Words } from './words.ts'

interface Props {
  t: Words
  typed: { name: string; email: string }
  problems: readonly Problem[]
  /** What the e-mail address is for. */
  emailHint: string
}

/** Who writes or buys: name and e-mail address. */
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
          {emailHint}
        </small>
      </div>
    </>
  )
}
