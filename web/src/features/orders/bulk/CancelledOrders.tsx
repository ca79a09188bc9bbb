import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/format.ts'
import { readDefaults } from '../../../lib/query.ts'
import type { Selection } from './start-job.ts'
import { useJobError } from './start-job.ts'

/** Says how many of the selected orders will be cancelled, and how many are skipped and why; and what becomes of the money received. */
export function CancelledOrders({ selection }: { selection: Selection }) {
  const t = useTranslations('orderJobs.bulk.cancel')
  const button = useTranslations('orders.view')('refundDifference')
  const format = useFormat()
  const why = useJobError()
  const { data, error } = useQuery({
    ...readDefaults,
    // read whenever the dialog is opened: the orders may have changed
    gcTime: 0,
    queryKey: ['cancelled-orders', selection],
    queryFn: ({ signal }) => call('POST /order-jobs/cancellation/preview', { body: { selection }, signal }),
  })
  return (
    <div role="status" className="empty:hidden">
      {error !== null && <p className="font-medium text-danger-fg">{why(error)}</p>}
      {data && (
        <ul className="grid gap-1">
          <li>{t('cancelled', { count: data.cancelled })}</li>
          {data.skipped.map(({ reason, count }) => (
            <li key={reason}>{t(`skipped.${reason}`, { count })}</li>
          ))}
          {data.received.map(({ currency, count, amountCents }) => (
            <li key={currency}>{t('received', { count, amount: format.money(amountCents, currency), button })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
