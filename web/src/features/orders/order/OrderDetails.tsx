import type { Order } from '@foyer/contract/orders'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMay } from '../../../lib/use-may.ts'
import { useModuleOnceShown } from '../../../ui/use-lazy-module.ts'
import { orderView } from '../queries.ts'
import { ActionsSection } from './ActionsSection.tsx'
import { Balance } from './Balance.tsx'
import { MoneySection } from './MoneySection.tsx'
import { OrderOverview } from './OrderOverview.tsx'
import { TicketsSection } from './TicketsSection.tsx'
import { TimelineSection } from './TimelineSection.tsx'

/** An order: its ticket, its actions and its history. On its own page, and beside the list. */
export function OrderDetails({ id }: { id: string }) {
  const { data: order } = useSuspenseQuery(orderView(id))
  const mayReadInbox = useMay('inbox:read')
  return (
    <>
      <OrderOverview order={order} />
      {order.owedCents !== undefined && <LoadedRefundOwed order={order} />}
      <Balance order={order} />
      <div className="@container mt-10 border-t border-line pt-8">
        <div className="grid gap-x-12 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
          {/* titles above their content, because the column is narrow; amounts end where its lines do */}
          <div className="min-w-0 @4xl:[&_section]:grid-cols-1 @4xl:[&_section>div]:max-w-none">
            <ActionsSection order={order} />
            <TicketsSection order={order} />
            <MoneySection order={order} />
            {mayReadInbox && <LoadedThreads order={order} />}
            <LoadedSections order={order} />
          </div>
          <div className="min-w-0">
            <TimelineSection order={order} />
          </div>
        </div>
      </div>
    </>
  )
}

const fetchRefundOwed = () => import('./RefundOwed.tsx')

/** Loaded after the order itself: most orders owe nothing. */
function LoadedRefundOwed({ order }: { order: Order }) {
  const module = useModuleOnceShown(fetchRefundOwed)
  return module && <module.RefundOwed order={order} />
}

const fetchSections = () => import('./OptionalSections.tsx')

/** Loaded after the order itself: most orders have no answers and no invoice, and few organisers look at the texts. */
function LoadedSections({ order }: { order: Order }) {
  const module = useModuleOnceShown(fetchSections)
  return module && <module.OptionalSections order={order} />
}

const fetchThreads = () => import('./ThreadsSection.tsx')

/** Loaded after the order itself: most orders have no conversation. */
function LoadedThreads({ order }: { order: Order }) {
  const module = useModuleOnceShown(fetchThreads)
  return module && <module.ThreadsSection order={order} />
}
