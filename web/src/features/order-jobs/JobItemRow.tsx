import type { JobItemState } from '@foyer/contract/order-job-states'
import type { OrderJobItem } from '@foyer/contract/order-jobs'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import type { Tone } from '../../ui/tone.ts'

const toneOf = { waiting: 'info', done: 'success', skipped: 'neutral', failed: 'danger' } as const satisfies Record<
  JobItemState,
  Tone
>
const toneOfMail = { queued: 'info', sent: 'success', failed: 'danger', stored: 'neutral' } as const

/** An order of a job: its buyer, its outcome, and why there is none. */
export function JobItemRow({ item: { order, state, reason, mail } }: { item: OrderJobItem }) {
  const t = useTranslations()
  const paths = usePaths()
  const why = reason && t(`orderJobs.job.reason.${reasons.find((each) => each === reason) ?? 'other'}`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 wrap-anywhere">
        <Link to={paths.order(order.id)} className={`${linkStyle} tabular-nums`}>
          {order.number}
        </Link>{' '}
        {order.name ?? order.email ?? <span className="text-ink-secondary">{t('orders.noBuyer')}</span>}
        {order.name && order.email && <span className="ms-2 text-sm text-ink-secondary">{order.email}</span>}
        {why && <span className="block text-sm text-ink-secondary">{why}</span>}
        {mail?.state === 'failed' && mail.reason && <span className="block text-sm text-danger-fg">{mail.reason}</span>}
      </div>
      {mail ? (
        <Badge tone={toneOfMail[mail.state]}>{t(`orderJobs.job.mail.${mail.state}`)}</Badge>
      ) : (
        <Badge tone={toneOf[state]}>{t(`orderJobs.job.state.${state}`)}</Badge>
      )}
    </li>
  )
}

const reasons = [
  'no-email',
  'same-buyer',
  'unsubscribed',
  'stopped',
  'transition-refused',
  'forbidden',
  'not-found',
] as const
