import type { Payment } from '@foyer/contract/order-money'
import type { PaymentState, RefundState } from '@foyer/contract/order-states'
import type { Order } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone } from '../../../lib/readers-zone.ts'
import { useMay } from '../../../lib/use-may.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { linkStyle } from '../../../ui/button-style.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { useModuleOnceShown } from '../../../ui/use-lazy-module.ts'
import type { ListEntry } from './EntryList.tsx'
import { EntryList } from './EntryList.tsx'

const paymentTones = {
  created: 'info',
  pending: 'warn',
  confirmed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  disputed: 'danger',
  removed: 'neutral',
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
  const events = useTranslations('events.view')
  const format = useFormat()
  const { currency, totalCents } = order
  const mayWrite = useMay('orders:write')
  const amount = (cents: number, tone: Tone, word: string) => (
    <span className="grid justify-items-end gap-1">
      {format.money(cents, currency)}
      <Badge tone={tone}>{word}</Badge>
    </span>
  )
  const arrivalOf = ({ receivedOn, arrivedOn, createdAt }: Payment) => {
    if (receivedOn) return t('view.arrivedLate', { date: format.day(receivedOn) })
    return arrivedOn ? t('view.arrivedOn', { date: format.day(arrivedOn) }) : format.dateTime(createdAt, readersZone())
  }
  const entries = [
    ...order.payments.map(
      (payment): ListEntry => ({
        id: payment.id,
        title: t('view.payBy', { method: t(`method.${payment.method}`) }),
        about: (
          <>
            {arrivalOf(payment)}
            {payment.providerPage && (
              <span className="block">
                <ExternalLink href={payment.providerPage} className={linkStyle} newTabLabel={events('newTab')}>
                  {t('view.openInStripe')}
                </ExternalLink>
              </span>
            )}
            {payment.removable && mayWrite && (
              <span className="block">
                <LoadedRemoval order={order} payment={payment} />
              </span>
            )}
          </>
        ),
        reason: payment.reason,
        end: amount(payment.amountCents, paymentTones[payment.state], t(`payment.${payment.state}`)),
      }),
    ),
    ...order.refunds.map(
      ({ id, state, amountCents, reason, sentOn, createdAt }): ListEntry => ({
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

const fetchRemoval = () => import('./RemovePayment.tsx')

/** Loaded after the order itself: few payments were recorded by hand, and fewer by mistake. */
function LoadedRemoval(props: { order: Order; payment: Payment }) {
  const module = useModuleOnceShown(fetchRemoval)
  return module && <module.RemovePayment {...props} />
}
