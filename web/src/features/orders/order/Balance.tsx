import type { Order } from '@foyer/contract/orders'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useMay } from '../../../lib/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import { useModuleOnceShown } from '../../../ui/use-lazy-module.ts'
import { loadCorrections } from './corrections/load-corrections.ts'

/** Says that an order is overpaid, with the way to return the difference, or that only a part of it is paid. */
export function Balance({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const format = useFormat()
  const mayRefund = useMay('orders:refund')
  const [asked, setAsked] = useState(false)
  const corrections = useModuleOnceShown(loadCorrections)
  const { balanceCents, receivedCents, refundedCents, currency } = order
  const amount = format.money(Math.abs(balanceCents), currency)
  const keptCents = receivedCents - refundedCents
  if (balanceCents === 0 || (balanceCents > 0 && keptCents === 0 && order.status !== 'paid')) return null
  if (balanceCents > 0)
    return (
      <Callout tone="warn" title={t('view.underpaid', { amount })} className="mt-6 max-w-[57rem]">
        {t('view.underpaidBody', {
          received: format.money(keptCents, currency),
          due: format.money(keptCents + balanceCents, currency),
        })}
      </Callout>
    )
  return (
    <Callout
      tone="warn"
      title={t('view.overpaid', { amount })}
      className="mt-6 max-w-[57rem]"
      actions={
        order.actions.includes('refund-part') && (
          <Button disabledReason={!mayRefund && t('action.notAllowed')} onClick={() => setAsked(true)}>
            {t('view.refundDifference')}
          </Button>
        )
      }
    >
      {t('view.overpaidBody')}
      {asked && corrections && (
        <corrections.AskedCorrection
          order={order}
          action="refund-part"
          onClose={() => setAsked(false)}
          onDone={() => setAsked(false)}
        />
      )}
    </Callout>
  )
}
