import type { Order } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../../lib/demo.ts'
import { focusHeadingAround } from '../../../lib/focus-heading.ts'
import { usePaths } from '../../../lib/paths.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { useMay } from '../../../lib/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { linkStyle } from '../../../ui/button-style.ts'
import { Section } from '../../../ui/Section.tsx'
import { useModuleOnceShown } from '../../../ui/use-lazy-module.ts'
import { WriteMessage } from '../bulk/WriteMessage.tsx'
import { hasOwnDialog, isCorrection } from './corrections/correction.ts'
import { loadCorrections } from './corrections/load-corrections.ts'

type OrderAction = Order['actions'][number]

/** The actions that an order waits for. */
const leading: ReadonlySet<OrderAction> = new Set(['approve', 'mark-paid', 'refund-sent', 'retry-refund'])

/** The actions that an order allows. Each asks first. */
export function ActionsSection({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const correct = useTranslations('corrections')
  const jobs = useTranslations('orderJobs')
  const mail = useMail()
  const mayWrite = useMay('orders:write')
  const mayRefund = useMay('orders:refund')
  const [asked, setAsked] = useState<OrderAction>()
  const corrections = useModuleOnceShown(loadCorrections)
  const actions = useModuleOnceShown(fetchActions)
  const buttons = useRef<HTMLDivElement>(null)
  const may = (action: OrderAction) => (action.includes('refund') || isCorrection(action) ? mayRefund : mayWrite)
  const dialog = {
    order,
    onClose: () => setAsked(undefined),
    onDone: () => focusHeadingAround(buttons.current),
  }
  return (
    <Section title={t('view.actions')}>
      {order.actions.length === 0 && <p className="text-ink-secondary">{t(isDemo ? 'view.demo' : 'view.noActions')}</p>}
      {order.correcting && <p className="mb-4 text-pretty">{correct('correcting')}</p>}
      <div ref={buttons} className="button-row">
        {order.actions.map((action, at) => (
          <Button
            key={action}
            variant={at === 0 && leading.has(action) ? 'primary' : 'secondary'}
            disabledReason={
              (!may(action) && t('action.notAllowed')) ||
              (action === 'resend' && mail === 'off' && t('action.noMailServer'))
            }
            onClick={() => setAsked(action)}
          >
            {t(`action.${action}.button`)}
          </Button>
        ))}
        {!isDemo && (
          <WriteMessage
            // a message to one buyer must not be shown as one to the next
            key={order.id}
            label={jobs('bulk.message.toBuyer')}
            unable={order.email === undefined && jobs('job.reason.no-email')}
            count={1}
            countText="1"
            selection={{ ids: [order.id] }}
            sample={order.id}
          />
        )}
      </div>
      <EraseLink order={order} />
      {asked &&
        (hasOwnDialog(asked)
          ? corrections && <corrections.AskedCorrection {...dialog} action={asked} />
          : actions && <actions.ActionDialog {...dialog} action={asked} />)}
    </Section>
  )
}

/** The dialogs are loaded after the order itself. */
const fetchActions = () => import('./ActionDialog.tsx')

/** Leads to the erasure of the order's buyer. Without a buyer there is nothing to erase. */
function EraseLink({ order: { id, name, email } }: { order: Order }) {
  const t = useTranslations('orders.view')
  const paths = usePaths()
  const mayErase = useMay('buyers:erase')
  if (!mayErase || (name === undefined && email === undefined)) return null
  return (
    <p className="mt-4">
      <Link to={paths.settingsPrivacy()} search={{ order: id }} className={linkStyle}>
        {t('erase')}
      </Link>
    </p>
  )
}
