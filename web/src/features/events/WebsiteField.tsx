import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

interface Props {
  /** `form.field(…)` */
  field: { id: string; error: string | undefined }
  /** `form.input(…)` */
  input: UseFormRegisterReturn
}

/** The address of the event's website. */
export function WebsiteField({ field, input }: Props) {
  const t = useTranslations('events.create')
  return (
    <Field label={t('urlLink')} hint={t('urlHint')} {...field}>
      <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
    </Field>
  )
}

/**
 * Writes an address as it will be stored, with its scheme; what is no address yet stays as it was typed.
 * What reads addresses is fetched for it, for it is more than the field itself; without a connection the server will do.
 */
export async function completeAddress(field: { get: () => string; set: (address: string) => void }): Promise<void> {
  const typed = field.get()
  const reader = await import('@foyer/contract/read-web-address').catch(() => undefined)
  const read = reader?.readWebAddress(typed)
  if (read?.ok && field.get() === typed) field.set(read.url)
}
