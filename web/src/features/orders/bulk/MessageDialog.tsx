import { maxMessageLength, maxMessageSubject } from '@foyer/contract/order-job-states'
import type { FormEvent } from 'react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../../lib/errors.ts'
import { faultsOf } from '../../../lib/form/field-errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import type { BulkProps } from './start-job.ts'
import { useJobError, useStartJob } from './start-job.ts'
import { useTryOut } from './use-try-out.ts'

interface Draft {
  subject: string
  text: string
}

interface Props extends BulkProps {
  /** The message so far. It stays when the dialog is closed. */
  draft: Draft
  onDraft: (draft: Draft) => void
  /** The order by which the message is previewed and tried. */
  sample: string
}

/** Writes a message to the buyers of the selected orders: to look at, to try, to send. */
export function MessageDialog({ count, countText, selection, draft, onDraft, sample, onClose }: Props) {
  const t = useTranslations()
  const words = useErrorWords()
  const why = useJobError()
  const formId = useId()
  const start = useStartJob()
  const { preview, test, ...tried } = useTryOut(draft, sample)
  const error = start.error ?? tried.error
  const reset = () => {
    start.reset()
    tried.reset()
  }
  const change = (changed: Partial<Draft>) => {
    reset()
    onDraft({ ...draft, ...changed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reset()
    if (!start.isPending) start.mutate({ kind: 'message', selection, ...draft })
  }
  const errorOf = (name: keyof Draft) => {
    const fault = faultsOf(error).find((each) => each.name === name)?.fault
    return fault && words.field(fault)
  }
  const tryOut = (action: { mutate: () => void }) => () => {
    reset()
    action.mutate()
  }
  return (
    <Dialog
      wide
      title={t('orderJobs.bulk.message.title', { count, shown: countText })}
      closeLabel={t('common.close')}
      onClose={onClose}
      error={error && !errorOf('subject') && !errorOf('text') && why(error)}
      actions={
        <>
          <Button pending={preview.isPending} onClick={tryOut(preview)}>
            {t('orderJobs.bulk.message.preview')}
          </Button>
          <Button pending={test.isPending} onClick={tryOut(test)}>
            {t('orderJobs.bulk.message.test')}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={start.isPending}>
            {t('orderJobs.bulk.message.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-pretty text-ink-secondary">{t('orderJobs.bulk.message.body', { count })}</p>
        {'filter' in selection && !selection.filter.status && (
          <p className="text-pretty text-ink-secondary">{t('orderJobs.bulk.message.everyStatus')}</p>
        )}
        <Field label={t('orderJobs.bulk.message.subject')} error={errorOf('subject')}>
          <TextInput
            autoComplete="off"
            maxLength={maxMessageSubject}
            value={draft.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
        <Field
          label={t('orderJobs.bulk.message.text')}
          hint={t('orderJobs.bulk.message.textHint')}
          error={errorOf('text')}
        >
          <TextArea
            rows={8}
            value={draft.text}
            counter={{ limit: maxMessageLength, text: (left) => t('orderJobs.bulk.message.left', { left }) }}
            onChange={({ target }) => change({ text: target.value })}
          />
        </Field>
        <div role="status" className="grid gap-5 empty:hidden">
          {test.isSuccess && <Callout tone="success">{t('orderJobs.bulk.message.tested')}</Callout>}
          {preview.data && <MessagePreview preview={preview.data} />}
        </div>
      </form>
    </Dialog>
  )
}
