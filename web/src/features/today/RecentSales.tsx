import type { TodaySales } from '@foyer/contract/today'
import { weeksOf } from '@foyer/contract/today-sales'
import { joined } from '@foyer/words/format/no-break'
import { Link } from '@tanstack/react-router'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { Sparkline } from '../../ui/chart/Sparkline.tsx'
import { Tile } from './Tile.tsx'

/** Tickets sold and gross sales of the last seven days, beside those of the seven days before. */
export function RecentSales({ sales }: { sales: TodaySales }) {
  const t = useTranslations('today.sales')
  const format = useFormat()
  const paths = usePaths()
  const tickets = weeksOf(sales.tickets)
  const grossOf = sales.currencies.map(({ currency, grossCents }) => ({ currency, ...weeksOf(grossCents) }))
  const amountsOf = (week: 'thisWeek' | 'weekBefore') =>
    grossOf.filter((gross) => gross[week] !== 0).map((gross) => format.money(gross[week], gross.currency))
  const ticketsIn = (count: number) => t('tickets', { count, shown: format.number(count) })
  const gross = amountsOf('thisWeek').join(' · ')
  return (
    <Tile title={t('title')}>
      <p className="type-figure">
        <Link
          to={paths.reports()}
          className="rounded-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {ticketsIn(tickets.thisWeek)}
        </Link>
        <Trend {...tickets} />
      </p>
      {gross && <p className="mt-1 font-medium tabular-nums">{t('gross', { amounts: gross })}</p>}
      <p className="text-sm text-ink-secondary tabular-nums">
        {t('before', {
          figures: [joined(ticketsIn(tickets.weekBefore)), ...amountsOf('weekBefore')].join(' · '),
        })}
      </p>
      <Sparkline
        values={sales.tickets}
        label={t('line', {
          count: tickets.thisWeek + tickets.weekBefore,
          days: sales.tickets.map((count) => format.number(count)).join(', '),
        })}
        className="mt-auto h-6 w-full @max-4xl:h-8 @max-4xl:pt-2"
      />
    </Tile>
  )
}

/** An arrow up or down, where it fits. Decoration: the figures below say the same. */
function Trend({ thisWeek, weekBefore }: ReturnType<typeof weeksOf>) {
  if (thisWeek === weekBefore) return null
  const Icon = thisWeek > weekBefore ? TrendingUp : TrendingDown
  return <Icon aria-hidden="true" size={20} className="ms-2 inline text-ink-secondary @max-4xl:hidden" />
}
