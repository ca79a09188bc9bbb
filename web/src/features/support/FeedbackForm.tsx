import { feedbackKinds, maxFeedbackLength } from '@foyer/contract/support-limits'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { isDemo } from '../../lib/demo.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { MessageInput } from './MessageInput.tsx'
import { PageContextNote } from './PageContextNote.tsx'
import { usePageContext } from './use-page-context.ts'

const blank: { kind: (typeof feedbackKinds)[number]; message: string } = { kind: 'idea', message: '' }

export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('feedback')
  const paths = usePaths()
  const context = usePageContext()
  const form = useApiForm({
    defaultValues: blank,
    schema: async () => (await import('@foyer/contract/support')).Feedback,
    toBody: (values) => ({ ...values, context }),
    send: (body, idempotencyKey) => call('POST /feedback', { body, idempotencyKey }),
    onSaved: onSent,
    errorTexts: { 'message.required': t('required') },
  })
  const link = (text: ReactNode) => (
    <Link to={paths.support()} className={linkStyle}>
      {text}
    </Link>
  )
  return (
    <Page title={t('title')} description={t(isDemo ? 'leadDemo' : 'lead')}>
      <div className="max-w-xl">
        <Form form={form}>
          <div className="grid gap-6">
            <RadioGroup
              legend={t('kind')}
              options={feedbackKinds.map((kind) => ({
                value: kind,
                label: t(`kinds.${kind}`),
                description: kind === 'question' ? t.rich('kindNotes.question', { link }) : t(`kindNotes.${kind}`),
              }))}
              {...form.field('kind')}
              {...form.input('kind')}
            />
            <Field label={t('message')} {...form.field('message')}>
              <MessageInput limit={maxFeedbackLength} {...form.input('message')} />
            </Field>
          </div>
          <PageContextNote context={context} />
          <FormActions>
            <Button type="submit" variant="primary" pending={form.pending}>
              {t('send')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Page>
  )
}
