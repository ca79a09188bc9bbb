import type { Translator } from '../messages.ts'
import { EmailHint } from './EmailHint.tsx'
import { Field } from './Field.tsx'
import type { Problem } from './Problems.tsx'

interface Props {
  t: Translator
  typed: { name: string; email: string }
  problems: readonly Problem[]
  /** Explains how the email address is used. */
  emailHint: string
  /** Begins the ids of the fields. */
  idPrefix?: string
}

/** The fields for the name and the email address of the buyer. */
export function PersonFields({ t, typed, problems, emailHint, idPrefix = '' }: Props) {
  const [name, email] = [`${idPrefix}name`, `${idPrefix}email`]
  return (
    <>
      <Field
        name="name"
        id={name}
        label={t('checkout.name')}
        autoComplete="name"
        typed={typed.name}
        problems={problems}
      />
      <Field
        name="email"
        id={email}
        label={t('checkout.email')}
        type="email"
        autoComplete="email"
        typed={typed.email}
        hint={emailHint}
        problems={problems}
      />
      <EmailHint t={t} field={email} typed={typed.email} />
    </>
  )
}
