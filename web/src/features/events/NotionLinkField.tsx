import { CircleCheck } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { LinkedPage } from '../../lib/notion-page/linked-page.ts'
import { linkedPageOf } from '../../lib/notion-page/linked-page.ts'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

interface Props {
  /** `form.field(…)` */
  field: { id: string; error: string | undefined }
  /** `form.input(…)` */
  input: UseFormRegisterReturn
  value: string
  mark?: string
}

/** A field for the link of a Notion page, in any form. Announces politely which page it recognised. */
export function NotionLinkField({ field, input, value, mark }: Props) {
  const t = useTranslations('createEvent')
  const page = linkedPageOf(value)
  const hint = <span role="status">{page ? <Recognised {...page} /> : t('notionHint')}</span>
  return (
    <Field label={t('notionLink')} hint={hint} mark={mark} {...field}>
      <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
    </Field>
  )
}

function Recognised({ title }: LinkedPage) {
  const t = useTranslations('createEvent')
  return (
    <span className="flex gap-1.5">
      <CircleCheck aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-success-fg" />
      <span>{title ? t('notionRecognisedAs', { title }) : t('notionRecognised')}</span>
    </span>
  )
}
