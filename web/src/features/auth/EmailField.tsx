import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

interface Props {
  field: { id: string; error: string | undefined }
  input: UseFormRegisterReturn
  /** It is fixed: an invitation is for one address. */
  readOnly?: boolean
}

/** The email address of an account. Password managers store the password under it. */
export function EmailField({ field, input, readOnly = false }: Props) {
  const t = useTranslations('accounts')
  return (
    <Field label={t('email')} {...field}>
      <TextInput
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
        {...input}
      />
    </Field>
  )
}
