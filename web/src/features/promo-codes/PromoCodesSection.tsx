import type { Event } from '@foyer/contract/events'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { FoundPromoCodes } from './FoundPromoCodes.tsx'
import { PromoCodeFilters } from './PromoCodeFilters.tsx'
import { PromoCodeForm } from './PromoCodeForm.tsx'
import type { PromoCodeSearch } from './search.ts'
import { promoCodeSearch } from './search.ts'

const addButtonId = 'add-promo-code'

/** The codes of an event, with search and filter, and the form for another one. */
export function PromoCodesSection({ event }: { event: Event }) {
  const t = useTranslations('promoCodes')
  const mayChange = useMay('events:write')
  // not in the route, whose code every page loads
  const search = promoCodeSearch(useSearch({ strict: false }))
  const key = JSON.stringify(search)
  const shownKey = useDeferredValue(key)
  // `as`: written from the search two lines above
  const shown = JSON.parse(shownKey) as PromoCodeSearch
  const [adding, setAdding] = useState(false)
  const close = () => {
    flushSync(() => setAdding(false))
    document.getElementById(addButtonId)?.focus()
  }
  return (
    <section aria-labelledby="promo-codes-title">
      <h2 id="promo-codes-title" className="type-heading">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-2xl text-pretty text-ink-secondary">{t('lead')}</p>
      {mayChange && (
        <div className="mt-5 mb-6 max-w-xl">
          {adding ? (
            <PromoCodeForm event={event} onClose={close} />
          ) : (
            <Button id={addButtonId} icon={<Plus aria-hidden="true" size={18} />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )}
        </div>
      )}
      <PromoCodeFilters search={search} />
      <Load resetKey={shownKey} fallback={<TableLoading />}>
        <FoundPromoCodes event={event} search={shown} outdated={shownKey !== key} />
      </Load>
    </section>
  )
}
