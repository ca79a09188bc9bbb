import type { Event } from '@foyer/contract/events'
import type { FieldCode } from '@foyer/contract/http/problem'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { Form } from '../../../lib/form/Form.tsx'
import { useApiForm } from '../../../lib/form/use-api-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { KeyRemedy } from './KeyRemedy.tsx'

interface Props {
  event: Event
  onSaved: (event: Event) => void
  /** It was asked for: the field takes the focus. */
  asked: boolean
  /** Beside the button that saves. */
  more?: ReactNode
}

/** Where a key is pasted. Notion is asked about it before it is stored; what Notion says stands at the field. */
export function KeyForm({ event, onSaved, asked, more }: Props) {
  const t = useTranslations('events.key')
  const form = useApiForm({
    defaultValues: { apiKey: '' },
    schema: async () => (await import('@foyer/contract/events')).NewApiKey,
    send: (body) => call('POST /events/{id}/api-key', { params: { id: event.id }, body }),
    onSaved,
    says: { 'apiKey.required': t('required') },
  })
  const { setFocus } = form.form
  useEffect(() => {
    if (asked) setFocus('apiKey')
  }, [asked, setFocus])
  // `as`: only codes of the contract are kept as the type of an error
  const code = form.form.formState.errors.apiKey?.type as FieldCode | undefined
  return (
    <Form form={form}>
      <Field label={t('enter')} hint={t('enterHint')} {...form.field('apiKey')}>
        <TextInput {...notForPasswordManagers} className="font-mono" {...form.input('apiKey')} />
      </Field>
      {code && <KeyRemedy code={code} event={event} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('save')}
        </Button>
        {more}
      </div>
    </Form>
  )
}

// A key is no password: browsers must not fill in one they know, and 1Password, LastPass, Bitwarden and Dashlane must
// not offer to keep this one. They go by these names, not by `autocomplete` alone.
const notForPasswordManagers = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const
