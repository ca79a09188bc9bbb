import { maxExactCount } from '@foyer/contract/http/route'
import type { Order } from '@foyer/contract/orders'
import { shownTaxes } from '@foyer/contract/price'
import { languageNames } from '@foyer/words/language-names'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { usePaths } from '../../../lib/paths.ts'
import { readersZone } from '../../../lib/readers-zone.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Stub } from '../../../ui/Stub.tsx'
import { ordersWith } from '../queries.ts'
import { useRememberList } from '../use-remember-list.ts'

/** The order on its ticket: buyer, event, time and total. */
export function OrderOverview({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const format = useFormat()
  return (
    <Stub className="[--end:12.5rem]" end={<Total order={order} />}>
      <dl className="grid gap-3 @sm:grid-cols-[auto_minmax(0,1fr)] @sm:gap-x-6">
        <Fact term={t('view.buyer')}>
          <Buyer order={order} />
        </Fact>
        <Fact term={t('view.event')}>
          <EventLink event={order.event} />
        </Fact>
        <AddOnOrders order={order} />
        <Fact term={t('view.ordered')}>{format.dateTime(order.reservedAt, readersZone())}</Fact>
        {order.code && <Fact term={t('view.code')}>{order.code}</Fact>}
        {order.paymentMethod && <Fact term={t('view.method')}>{t(`method.${order.paymentMethod}`)}</Fact>}
        {order.status === 'reserved' && order.holdExpiresAt && (
          <Fact term={t('view.heldUntil')}>{format.dateTime(order.holdExpiresAt, readersZone())}</Fact>
        )}
        {order.status === 'pending' && order.dueAt && (
          <Fact term={t('view.dueBy')}>{format.dateTime(order.dueAt, readersZone())}</Fact>
        )}
        {order.followUpOn && <Fact term={t('view.followUp')}>{format.day(order.followUpOn)}</Fact>}
        <Fact term={t('view.language')}>
          <span lang={order.language}>{languageNames[order.language]}</span>
        </Fact>
      </dl>
      {order.buyerPage && (
        <div className="mt-4">
          <CopyButton text={order.buyerPage} label={t('view.copyPage')} copiedLabel={t('view.pageCopied')} />
        </div>
      )}
      {order.test && <p className="mt-4 text-sm text-pretty text-ink-secondary">{t('testHint')}</p>}
    </Stub>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="col-span-full grid @sm:grid-cols-subgrid">
    <dt className="text-ink-secondary">{term}</dt>
    <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
  </div>
)

function Buyer({ order: { name, email } }: { order: Order }) {
  const t = useTranslations('orders')
  if (!name && !email) return <span className="text-ink-secondary">{t('noBuyer')}</span>
  // the box office sells without an email address
  if (!email) return <span className="font-medium">{name}</span>
  return (
    <>
      <span className="font-medium">{name}</span>{' '}
      <a href={`mailto:${encodeURIComponent(email)}`} className={linkStyle}>
        {email}
      </a>
      <AllOrders email={email} />
    </>
  )
}

/** Leads to all orders with the buyer's address, if there are others. Read once the order is shown. */
function AllOrders({ email }: { email: string }) {
  const t = useTranslations('orders.view')
  const paths = usePaths()
  const format = useFormat()
  const { total = 0, exactUpTo = maxExactCount } = useQuery(ordersWith(email)).data ?? {}
  if (total < 2) return null
  return (
    <Link to={paths.orders()} search={{ q: email }} className={classNames(linkStyle, 'block')}>
      {t('withAddress', { total: format.count(total, exactUpTo) })}
    </Link>
  )
}

/** The add-on orders of an order; of an add-on order, its main order. */
function AddOnOrders({ order: { addsTo, addOnOrders = [] } }: { order: Order }) {
  const t = useTranslations('addOnOrders')
  const status = useTranslations('orders.status')
  const paths = usePaths()
  const rememberList = useRememberList()
  const linkTo = ({ id, number }: { id: string; number: string }) => (
    <Link to={paths.order(id)} state={rememberList} className={classNames(linkStyle, 'whitespace-nowrap')}>
      {number}
    </Link>
  )
  return (
    <>
      {addsTo && <Fact term={t('belongsTo')}>{linkTo(addsTo)}</Fact>}
      {addOnOrders.length > 0 && (
        <Fact term={t('list')}>
          {addOnOrders.map((each) => (
            <span key={each.id} className="block">
              {linkTo(each)}
              {each.status !== 'paid' && ` · ${status(each.status)}`}
            </span>
          ))}
        </Fact>
      )}
    </>
  )
}

function EventLink({ event }: Pick<Order, 'event'>) {
  const paths = usePaths()
  return (
    <Link to={paths.event(event.id)} className={linkStyle}>
      {event.name}
    </Link>
  )
}

function Total({ order }: { order: Order }) {
  const { totalCents, currency, taxes, tickets, extras = [], status } = order
  const addOns = extras.filter(({ kind }) => kind === 'add-on')
  const isOver = status === 'cancelled' || status === 'expired'
  const Amount = isOver ? 's' : 'span'
  const t = useTranslations('orders')
  const format = useFormat()
  return (
    <div className="grid h-full content-end">
      <p className={classNames('type-figure', isOver && 'text-ink-secondary')}>
        <Amount>{format.money(totalCents, currency)}</Amount>
      </p>
      <Refunds order={order} />
      {shownTaxes(taxes).map(({ taxRateBp, taxCents }) => (
        <p key={taxRateBp} className="text-sm text-ink-secondary">
          {t('view.tax', { rate: format.rate(taxRateBp), amount: format.money(taxCents, currency) })}
        </p>
      ))}
      <p className="text-sm text-ink-secondary">
        {order.addsTo
          ? t('table.addOns', { count: countOf(addOns) })
          : t('totals.tickets', { count: countOf(tickets) })}
      </p>
    </div>
  )
}

/** The amounts that have gone back to the buyer and that still have to: the order counts both as refunded. */
function Refunds({ order: { refunds, refundedCents, currency } }: { order: Order }) {
  const t = useTranslations('corrections')
  const format = useFormat()
  const doneCents = refunds.reduce((sum, { state, amountCents }) => (state === 'done' ? sum + amountCents : sum), 0)
  const dueCents = refundedCents - doneCents
  return (
    <>
      {doneCents > 0 && <p>{t('refunded', { amount: format.money(doneCents, currency) })}</p>}
      {dueCents > 0 && <p>{t('refundDue', { amount: format.money(dueCents, currency) })}</p>}
    </>
  )
}

const countOf = (items: readonly { cancelledAt?: string | undefined }[]): number =>
  items.filter(({ cancelledAt }) => cancelledAt === undefined).length
