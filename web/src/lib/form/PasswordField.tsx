import { passwordLength } from '@foyer/contract/password-length'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'

interface Props {
  label: string
  /** `form.field(…)` */
  field: { id: string; error: string | undefined }
  /** `form.input(…)` */
  input: UseFormRegisterReturn
  /** For password managers. A new password also shows the password rule. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field that can be shown, pasted into and filled by a password manager. */
export function PasswordField({ label, field, input, autoComplete }: Props) {
  const t = useTranslations('passwords')
  const hint = autoComplete === 'new-password' && t('rule', { min: passwordLength.min })
  return (
    <Field label={label} hint={hint} {...field}>
      <PasswordInput autoComplete={autoComplete} showLabel={t('show')} hideLabel={t('hide')} {...input} />
    </Field>
  )
}
