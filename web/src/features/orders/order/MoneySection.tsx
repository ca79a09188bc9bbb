import type { PaymentState, RefundState } from '@foyer/contract/order-states'
import type { Order } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone } from '../../../lib/time-zones.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { Tone } from '../../../ui/tone.ts'
import type { OrderEntry } from './EntryList.tsx'
import { EntryList } from './EntryList.tsx'

const paymentTones = {
  created: 'info',
  pending: 'warn',
  confirmed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  disputed: 'danger',
} as const satisfies Record<PaymentState, Tone>

const refundTones = {
  created: 'info',
  owed: 'warn',
  done: 'success',
  failed: 'danger',
} as const satisfies Record<RefundState, Tone>

/** The payments and refunds of an order. */
export function MoneySection({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const format = useFormat()
  const { currency, totalCents } = order
  const amount = (cents: number, tone: Tone, word: string) => (
    <span className="grid gap-1 sm:justify-items-end max-sm:justify-items-start">
      {format.money(cents, currency)}
      <Badge tone={tone}>{word}</Badge>
    </span>
  )
  const entries = [
    ...order.payments.map(
      ({ id, method, state, amountCents, reason, receivedOn, createdAt }): OrderEntry => ({
        id,
        title: t('view.payBy', { method: t(`method.${method}`) }),
        about: receivedOn
          ? t('view.arrivedLate', { date: format.day(receivedOn) })
          : format.dateTime(createdAt, readersZone()),
        reason,
        end: amount(amountCents, paymentTones[state], t(`payment.${state}`)),
      }),
    ),
    ...order.refunds.map(
      ({ id, state, amountCents, reason, sentOn, createdAt }): OrderEntry => ({
        id,
        title: t('view.refund'),
        about: [
          format.dateTime(createdAt, readersZone()),
          ...(sentOn ? [t('owed.sentOn', { date: format.day(sentOn) })] : []),
        ].join(' · '),
        reason,
        end: amount(-amountCents, refundTones[state], t(`refund.${state}`)),
      }),
    ),
  ]
  return (
    <Section title={t('view.money')} description={t('view.moneyLead')}>
      {entries.length > 0 ? (
        <EntryList entries={entries} />
      ) : (
        <p className="text-ink-secondary">{t(totalCents === 0 ? 'view.noMoney' : 'view.noMoneyYet')}</p>
      )}
    </Section>
  )
}
