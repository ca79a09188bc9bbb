import { maxSupportLength } from '@foyer/contract/support-limits'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { MessageInput } from './MessageInput.tsx'
import { PageContextNote } from './PageContextNote.tsx'
import type { SupportReceipt } from './RequestReceived.tsx'
import { usePageContext } from './use-page-context.ts'

interface Props {
  lead: string
  /** The address that the answer goes to. */
  email: string
  onSent: (receipt: SupportReceipt) => void
}

export function SupportForm({ lead, email, onSent }: Props) {
  const t = useTranslations('support')
  const paths = usePaths()
  const context = usePageContext()
  const form = useApiForm({
    defaultValues: { subject: '', message: '' },
    schema: async () => (await import('@foyer/contract/support')).SupportRequest,
    toBody: (values) => ({ ...values, context }),
    send: (body, idempotencyKey) => call('POST /support/requests', { body, idempotencyKey }),
    onSaved: onSent,
    errorTexts: { 'subject.required': t('subjectRequired'), 'message.required': t('messageRequired') },
  })
  const link = (text: ReactNode) => (
    <Link to={paths.shareFeedback()} className={linkStyle}>
      {text}
    </Link>
  )
  return (
    <Page title={t('title')} description={lead}>
      <div className="max-w-xl">
        <Form form={form}>
          <div className="grid gap-6">
            <Field label={t('subject')} hint={t('subjectHint')} {...form.field('subject')}>
              <TextInput autoComplete="off" {...form.input('subject')} />
            </Field>
            <Field label={t('message')} hint={t('messageHint')} {...form.field('message')}>
              <MessageInput limit={maxSupportLength} {...form.input('message')} />
            </Field>
          </div>
          <PageContextNote context={context} />
          <FormActions status={t('answer', { email })}>
            <Button type="submit" variant="primary" pending={form.pending}>
              {t('send')}
            </Button>
          </FormActions>
        </Form>
        <p className="mt-8 text-ink-secondary">{t.rich('feedback', { link })}</p>
      </div>
    </Page>
  )
}
