import type { Thread } from '@foyer/contract/inbox'
import { maxMessageLength } from '@foyer/contract/inbox-kinds'
import type { Mail } from '@foyer/contract/installation'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { useMail } from '../../lib/use-mail.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { replyBox } from './use-inbox-keys.ts'

/** The reply form. The reply is sent by mail. */
export function ReplyForm({ thread: { id }, name, email }: { thread: Thread; name: string; email: string }) {
  const t = useTranslations('inbox')
  const mail = useMail()
  const form = useApiForm({
    defaultValues: { text: '' },
    schema: async () => (await import('@foyer/contract/inbox')).NewReply,
    send: (body, idempotencyKey) => call('POST /inbox/{id}/replies', { params: { id }, body, idempotencyKey }),
    onSaved: ({ history }) => {
      form.form.reset({ text: '' })
      showToast(t(`reply.saved.${mailStateOf(history)}`))
    },
    errorTexts: { 'text.too-long': t('reply.tooLong') },
  })
  return (
    <Form form={form}>
      <Field label={t('reply.label', { name })} hint={t('reply.note', { email, mail })} {...form.field('text')}>
        <TextArea
          rows={3}
          {...replyBox}
          counter={{ limit: maxMessageLength, text: (left) => t('reply.left', { left }) }}
          {...form.input('text')}
        />
      </Field>
      <Button type="submit" variant="primary" pending={form.pending} className="mt-3">
        {t('reply.send')}
      </Button>
    </Form>
  )
}

/** The state of the email that carries the latest reply. */
function mailStateOf(history: Thread['history']): Mail['state'] {
  const reply = history.findLast(({ kind }) => kind === 'reply')
  return (reply?.kind === 'reply' && reply.mail) || 'queued'
}
