import type { Event } from '@foyer/contract/events'
import { useSearch } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { AddCodes } from './AddCodes.tsx'
import { FoundPromoCodes } from './FoundPromoCodes.tsx'
import { PromoCodeFilters } from './PromoCodeFilters.tsx'
import type { PromoCodeSearch } from './search.ts'
import { promoCodeSearch } from './search.ts'

/** The codes of an event, with search and filter, and the forms for more. */
export function PromoCodesSection({ event }: { event: Event }) {
  const t = useTranslations('promoCodes')
  const mayChange = useMay('events:write')
  const mayReport = useMay('reports:read')
  // not in the route, whose code every page loads
  const search = promoCodeSearch(useSearch({ strict: false }))
  const key = JSON.stringify(search)
  const shownKey = useDeferredValue(key)
  // `as`: written from the search two lines above
  const shown = JSON.parse(shownKey) as PromoCodeSearch
  return (
    <section aria-labelledby="promo-codes-title">
      <h2 id="promo-codes-title" className="type-heading">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-2xl text-pretty text-ink-secondary">{t('lead')}</p>
      {mayChange && <AddCodes event={event} />}
      <PromoCodeFilters event={event} search={search} />
      <Load resetKey={shownKey} fallback={<TableLoading />}>
        <FoundPromoCodes event={event} search={shown} outdated={shownKey !== key} />
      </Load>
      {mayReport && <CodeSales event={event} />}
    </section>
  )
}

const fetchReport = () => import('./CodeSalesReport.tsx')

/** The sales with the codes, once a member asks for them: many orders are added up. */
function CodeSales({ event }: { event: Event }) {
  const t = useTranslations('promoCodes.sales')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-10">
      <h3 className="font-semibold">{t('title')}</h3>
      {isOpen ? (
        <LazyReport event={event} />
      ) : (
        <Button className="mt-3" icon={<ChartColumn aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      )}
    </div>
  )
}

function LazyReport(props: { event: Event }) {
  const module = useModuleOnceShown(fetchReport)
  return module && <module.CodeSalesReport {...props} />
}
