import type { Event } from '@foyer/contract/events'
import type { FieldCode } from '@foyer/contract/http/problem'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { Form } from '../../../lib/form/Form.tsx'
import { useApiForm } from '../../../lib/form/use-api-form.ts'
import { ApiKeyInput } from '../../../ui/ApiKeyInput.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { KeyRemedies } from './KeyRemedies.tsx'

interface Props {
  event: Event
  onSaved: (event: Event) => void
  /** Focuses the field, because the reader has asked for it. */
  wantsFocus: boolean
  /** Shown beside the save button. */
  more?: ReactNode
}

/**
 * The form for a key. The server checks the key with Notion before it stores it; Notion's refusal shows at the field.
 */
export function KeyForm({ event, onSaved, wantsFocus, more }: Props) {
  const t = useTranslations('notionKey')
  const form = useApiForm({
    defaultValues: { apiKey: '' },
    schema: async () => (await import('@foyer/contract/events')).NewApiKey,
    send: (body) => call('POST /events/{id}/api-key', { params: { id: event.id }, body }),
    onSaved,
    errorTexts: { 'apiKey.required': t('required') },
  })
  const { setFocus } = form.form
  useEffect(() => {
    if (wantsFocus) setFocus('apiKey')
  }, [wantsFocus, setFocus])
  // `as`: the form stores only codes of the contract as the type of an error.
  const code = form.form.formState.errors.apiKey?.type as FieldCode | undefined
  return (
    <Form form={form}>
      <Field label={t('field')} hint={t('enterHint')} {...form.field('apiKey')}>
        <ApiKeyInput {...form.input('apiKey')} />
      </Field>
      {code && <KeyRemedies code={code} event={event} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('save')}
        </Button>
        {more}
      </div>
    </Form>
  )
}
