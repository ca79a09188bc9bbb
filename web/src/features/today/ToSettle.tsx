import { maxUnreadShown } from '@foyer/contract/inbox-kinds'
import type { Today } from '@foyer/contract/today'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { Tile } from './Tile.tsx'

type Amounts = NonNullable<Today['awaited']>

interface Props {
  questions: number
  requests: number
  awaited: Amounts
  balancesDue: Amounts
  owed: Amounts
}

/**
 * Open questions, expected transfers and refunds to send, each a link to its list; requests and balances due of paid orders if there
 * are any.
 */
export function ToSettle({ questions, requests, awaited, balancesDue, owed }: Props) {
  const t = useTranslations('today.open')
  const format = useFormat()
  const paths = usePaths()
  const amountsOf = (amounts: Amounts) => amounts.map(({ totalCents, currency }) => format.money(totalCents, currency))
  return (
    <Tile title={t('title')} className="@xs:@max-xl:col-span-2">
      <ul className="grid">
        <Row
          label={t('questions')}
          values={questions > 0 ? [format.count(questions, maxUnreadShown)] : []}
          to={paths.inbox()}
          search={{ show: 'unanswered' }}
        />
        {requests > 0 && (
          <Row
            label={t('requests')}
            values={[format.number(requests)]}
            to={paths.orders()}
            search={{ status: 'requested' }}
          />
        )}
        <Row label={t('awaited')} values={amountsOf(awaited)} to={paths.orders()} search={{ status: 'pending' }} />
        {balancesDue.length > 0 && (
          <Row
            label={t('balancesDue')}
            values={amountsOf(balancesDue)}
            to={paths.orders()}
            search={{ status: 'paid', balance: 'part-paid' }}
          />
        )}
        <Row label={t('owed')} values={amountsOf(owed)} to={paths.orders()} search={{ refunds: 'owed' }} />
      </ul>
    </Tile>
  )
}

interface RowProps {
  label: string
  /** The amount in each currency, or a count; none for zero. */
  values: readonly string[]
  to: string
  search: Record<string, string>
}

const row = 'flex min-h-8 items-center justify-between gap-3 py-0.5 pointer-coarse:min-h-9'

function Row({ label, values, to, search }: RowProps) {
  if (values.length === 0)
    return (
      <li className={`${row} text-ink-secondary`}>
        {label} <span>0</span>
      </li>
    )
  return (
    <li>
      <Link to={to} search={search} className={`${row} rounded-sm underline-offset-4 hover:underline`}>
        {label}{' '}
        <span className="text-end font-medium tabular-nums">
          {values.map((value) => (
            <span key={value} className="block">
              {value}
            </span>
          ))}
        </span>
      </Link>
    </li>
  )
}
