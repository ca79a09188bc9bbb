import type { Order } from '@foyer/contract/orders'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../../lib/demo.ts'
import { focusHeadingAround } from '../../../lib/focus-heading.ts'
import { useMay } from '../../../lib/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Section.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { OrderAction } from './perform-action.ts'

/** The actions that an order allows. Each asks first. */
export function ActionsSection({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const mayWrite = useMay('orders:write')
  const mayRefund = useMay('orders:refund')
  const [asked, setAsked] = useState<OrderAction>()
  const buttons = useRef<HTMLDivElement>(null)
  const may = (action: OrderAction) => (action.includes('refund') ? mayRefund : mayWrite)
  return (
    <Section title={t('view.actions')}>
      {order.actions.length === 0 && <p className="text-ink-secondary">{t(isDemo ? 'view.demo' : 'view.noActions')}</p>}
      <div ref={buttons} className="flex flex-wrap gap-3">
        {order.actions.map((action) => (
          <Button key={action} disabledReason={!may(action) && t('action.notAllowed')} onClick={() => setAsked(action)}>
            {t(`action.${action}.button`)}
          </Button>
        ))}
      </div>
      {asked && (
        <ActionDialog
          order={order}
          action={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => focusHeadingAround(buttons.current)}
        />
      )}
    </Section>
  )
}
