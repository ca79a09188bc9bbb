import type { OrderEntry, OrderMail } from '@foyer/contract/order-timeline'
import type { Order } from '@foyer/contract/orders'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone } from '../../../lib/readers-zone.ts'
import { Badge } from '../../../ui/Badge.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { useTimelineNames } from './use-timeline-names.ts'

const tones = { queued: 'info', sent: 'success', failed: 'danger', stored: 'neutral' } as const satisfies Record<
  OrderMail['state'],
  Tone
>

/** The history of an order in words, with its mails and whether they were sent. */
export function TimelineSection({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="border-t border-line py-8 first:border-t-0 first:pt-0 @max-4xl:first:border-t @max-4xl:first:pt-8"
    >
      <h2 id={titleId} className="type-heading">
        {t('view.timeline')}
      </h2>
      <p className="mt-1 text-pretty text-ink-secondary">{t('view.timelineLead')}</p>
      <ol className="mt-5 grid">
        {stepsOf(order.timeline, order.mails).map((step, index) => (
          // the timeline is append-only, so the index is a stable key
          <li key={index} className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0">
            <span aria-hidden="true" className="relative flex w-3 justify-center">
              <span className="absolute top-2 bottom-[-1.25rem] w-px bg-line group-last:hidden" />
              <span className="relative mt-2 size-2 rounded-full bg-ink-secondary" />
            </span>
            {'kind' in step && 'to' in step ? (
              <MailStep mail={step} order={order} />
            ) : (
              <EntryStep entry={step} order={order} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type Step = OrderEntry | OrderMail

/** Entries and mails by time. A mail shows its own state, so the entries about its delivery are omitted. */
function stepsOf(timeline: readonly OrderEntry[], mails: readonly OrderMail[]): Step[] {
  const shown = new Set(mails.map(({ kind }) => kind))
  const isInMail = ({ kind, detail }: OrderEntry) =>
    (kind === 'mail-sent' || kind === 'mail-failed') && detail !== undefined && shown.has(detail)
  const timeOf = (step: Step) => Date.parse('at' in step ? step.at : step.createdAt)
  return [...timeline.filter((entry) => !isInMail(entry)), ...mails].sort((a, b) => timeOf(a) - timeOf(b))
}

/** The entries whose detail is a day. */
const daysOf: ReadonlySet<OrderEntry['kind']> = new Set(['follow-up', 'due-changed', 'statement-booked'])

function EntryStep({
  entry: { kind, at, by, tickets, addOns, detail, amountCents },
  order,
}: {
  entry: OrderEntry
  order: Order
}) {
  const t = useTranslations('orders')
  const format = useFormat()
  const names = useTimelineNames(order)
  const isTypeChange = kind === 'type-changed' && tickets !== undefined && detail !== undefined
  const changed = isTypeChange
    ? [t('entry.typeBefore', { ticket: tickets }), t('entry.typeNow', { ticket: detail })]
    : [tickets, addOns]
  const words = () => {
    if (!detail || isTypeChange) return undefined
    if (daysOf.has(kind)) return format.day(detail)
    return kind.startsWith('mail-') ? names.mail(detail) : detail
  }
  const about = [
    by && t('entry.by', { name: by }),
    words(),
    amountCents !== undefined && format.money(amountCents, order.currency),
  ]
  return (
    <StepText title={names.entry(kind === 'follow-up' && !detail ? 'follow-up-done' : kind)} at={at}>
      {changed.map(
        (names) =>
          names && (
            <span key={names} className="block">
              {names}
            </span>
          ),
      )}
      {about.filter(Boolean).join(' · ')}
    </StepText>
  )
}

function MailStep({ mail: { kind, to, state, reason, createdAt }, order }: { mail: OrderMail; order: Order }) {
  const t = useTranslations('orders')
  const names = useTimelineNames(order)
  return (
    <StepText
      title={names.mail(kind)}
      at={createdAt}
      badge={<Badge tone={tones[state]}>{t(`mailState.${state}`)}</Badge>}
    >
      {to}
      {reason && <span className="block text-danger-fg">{reason}</span>}
    </StepText>
  )
}

interface StepTextProps {
  title: string
  at: string
  badge?: ReactNode
  children: ReactNode
}

function StepText({ title, at, badge, children }: StepTextProps) {
  const format = useFormat()
  return (
    <div className="min-w-0 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {title} {badge}
      </div>
      {children && <div className="text-sm whitespace-pre-line text-ink-secondary">{children}</div>}
      <time dateTime={at} className="text-sm text-ink-secondary">
        {format.dateTime(at, readersZone())}
      </time>
    </div>
  )
}
