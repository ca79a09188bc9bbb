import type { OrderJobKind } from '@foyer/contract/order-job-states'
import { maxReasonLength } from '@foyer/contract/order-limits'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMail } from '../../../lib/use-mail.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { CancelledOrders } from './CancelledOrders.tsx'
import { DecisionMails } from './DecisionMails.tsx'
import type { BulkProps } from './start-job.ts'
import { useJobError, useStartJob } from './start-job.ts'

/** The actions that need no more than a confirmation. */
export type ConfirmedKind = Exclude<OrderJobKind, 'message'>

/** Asks before the selected orders are approved, declined or cancelled, or their emails sent again. */
export function BulkDialog({ kind, count, countText, selection, onClose }: BulkProps & { kind: ConfirmedKind }) {
  const t = useTranslations()
  const why = useJobError()
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useStartJob()
  const mail = useMail()
  const values = { count, shown: countText }
  const takesReason = kind === 'cancel' || kind === 'decline'
  const given = reason.trim() && { reason: reason.trim() }
  const approval = kind === 'approve' && { kind, selection }
  const decision = kind === 'decline' ? { kind, selection, ...given } : approval
  const job = decision || (kind === 'cancel' ? { kind, selection, ...given } : { kind, selection })
  return (
    <ConfirmDialog
      danger={takesReason}
      title={t(`orderJobs.bulk.${kind}.title`, values)}
      confirmLabel={t(`orderJobs.bulk.${kind}.confirm`, values)}
      cancelLabel={t('common.cancel')}
      onConfirm={() => mutate(job)}
      onCancel={onClose}
      pending={isPending}
      error={error && why(error)}
    >
      <p>{kind === 'resend' ? t('orderJobs.bulk.resend.body') : t(`orderJobs.bulk.${kind}.body.${mail}`)}</p>
      {kind === 'cancel' && <CancelledOrders selection={selection} />}
      {takesReason && (
        <Field
          label={t('orders.action.reason')}
          hint={t(kind === 'decline' ? 'approvals.reasonHint' : 'orders.action.reasonHint')}
          mark={t('common.optional')}
        >
          <TextInput
            autoComplete="off"
            maxLength={maxReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      {/* mounted again, as it shows the reason as it was */}
      {decision && <DecisionMails key={reason.trim()} draft={decision} />}
    </ConfirmDialog>
  )
}
