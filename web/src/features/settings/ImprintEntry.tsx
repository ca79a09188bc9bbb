import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { ImprintField } from './imprint.ts'
import { isLong } from './imprint.ts'

interface Props {
  name: ImprintField
  required: boolean
  field: { id: string; error: string | undefined }
  input: UseFormRegisterReturn
}

// The values that browsers can fill in.
const autoFill: Partial<Record<ImprintField, { autoComplete: string; type?: string }>> = {
  name: { autoComplete: 'organization' },
  address: { autoComplete: 'street-address' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
}

export function ImprintEntry({ name, required, field, input }: Props) {
  const t = useTranslations()
  return (
    <Field
      label={t(`settings.imprint.fields.${name}`)}
      hint={t(`settings.imprint.hints.${name}`)}
      mark={required ? undefined : t('common.optional')}
      required={required}
      {...field}
    >
      {isLong(name) ? (
        <TextArea rows={3} className="min-h-24" {...autoFill[name]} {...input} />
      ) : (
        <TextInput autoComplete="off" {...autoFill[name]} {...input} />
      )}
    </Field>
  )
}
