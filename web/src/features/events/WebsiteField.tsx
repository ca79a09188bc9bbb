import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

interface Props {
  /** `form.field(…)` */
  field: { id: string; error: string | undefined }
  /** `form.input(…)` */
  input: UseFormRegisterReturn
  mark?: string
}

/** The field for the URL of the event's website. */
export function WebsiteField({ field, input, mark }: Props) {
  const t = useTranslations('createEvent')
  return (
    <Field label={t('urlLink')} hint={t('urlHint')} mark={mark} {...field}>
      <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
    </Field>
  )
}

/**
 * Replaces the input by the URL as it will be stored, with its scheme. Leaves anything that is no URL. The parser is
 * loaded on demand, because it is larger than the field; offline the server normalises the URL.
 */
export async function completeAddress(field: { get: () => string; set: (address: string) => void }): Promise<void> {
  const typed = field.get()
  const reader = await import('@foyer/contract/read-web-address').catch(() => undefined)
  const read = reader?.readWebAddress(typed)
  if (read?.ok && field.get() === typed) field.set(read.url)
}
