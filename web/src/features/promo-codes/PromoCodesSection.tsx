import type { Event } from '@foyer/contract/events'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { useMay } from '../../lib/use-may.ts'
import { AddCodes } from './AddCodes.tsx'
import { FoundPromoCodes } from './FoundPromoCodes.tsx'
import { PromoCodeFilters } from './PromoCodeFilters.tsx'
import type { PromoCodeSearch } from './search.ts'
import { promoCodeSearch } from './search.ts'

/** The codes of an event, with search and filter, and the forms for more. */
export function PromoCodesSection({ event }: { event: Event }) {
  const t = useTranslations('promoCodes')
  const mayChange = useMay('events:write')
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
    </section>
  )
}
