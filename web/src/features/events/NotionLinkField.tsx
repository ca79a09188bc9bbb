import { CircleCheck } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { NotionPage } from './notion-page.ts'
import { notionPageOf } from './notion-page.ts'

interface Props {
  /** `form.field(…)` */
  field: { id: string; error: string | undefined }
  /** `form.input(…)` */
  input: UseFormRegisterReturn
  /** What is typed now. */
  value: string
  mark?: string
}

/** The link of a Notion page, pasted in any form. Where it says how to get one, it says quietly which page it found. */
export function NotionLinkField({ field, input, value, mark }: Props) {
  const t = useTranslations('events.create')
  const page = notionPageOf(value)
  const hint = <span role="status">{page ? <Recognised {...page} /> : t('notionHint')}</span>
  return (
    <Field label={t('notionLink')} hint={hint} mark={mark} {...field}>
      <TextInput inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
    </Field>
  )
}

function Recognised({ title }: NotionPage) {
  const t = useTranslations('events.create')
  return (
    <span className="flex gap-1.5">
      <CircleCheck aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-success-fg" />
      <span>{title ? t('notionRecognisedAs', { title }) : t('notionRecognised')}</span>
    </span>
  )
}
