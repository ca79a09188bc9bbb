import type { Event } from '@foyer/contract/events'
import { promoCodeSorts, promoCodeStates } from '@foyer/contract/promo-code-limits'
import { FileSpreadsheet, X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { FileLink } from '../../lib/FileLink.tsx'
import { SearchBox } from '../../lib/SearchBox.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { Select } from '../../ui/Select.tsx'
import type { PromoCodeSearch } from './search.ts'
import { filterOf, promoCodeSearch } from './search.ts'

/** Id of the search box, for the button that clears the search. */
export const searchBoxId = 'search-promo-codes'

/** Search, filters and order above the codes, and the codes as a file. The URL holds them. */
export function PromoCodeFilters({ event, search }: { event: Event; search: PromoCodeSearch }) {
  const t = useTranslations('promoCodes')
  const change = useChangeSearch(promoCodeSearch)
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <SearchBox
        id={searchBoxId}
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
        value={search.q}
        onSearch={(q) => change({ q }, 'typed')}
        className="max-w-md grow basis-60"
      />
      <FilterSelect
        label={t('state')}
        allLabel={t('allStates')}
        options={promoCodeStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={search.state}
        onValueChange={(state) => change({ state })}
        className="w-full sm:w-auto"
      />
      <Select
        aria-label={t('sort')}
        className="w-full sm:w-auto"
        value={search.sort ?? 'created'}
        onChange={({ target }) => change({ sort: target.value })}
        options={promoCodeSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <FileLink
        icon={<FileSpreadsheet aria-hidden="true" size={18} className="shrink-0" />}
        href={addressOf('GET /events/{id}/promo-codes/export.csv', {
          params: { id: event.id },
          query: { ...filterOf(search), language: useLocale() },
        })}
        demo={t('demo')}
      >
        {t('file')}
      </FileLink>
      {search.tag && <Chosen label={t('onlyTag', { tag: search.tag })} onClear={() => change({ tag: undefined })} />}
      {search.batch && <Chosen label={t('onlyBatch')} onClear={() => change({ batch: undefined })} />}
    </search>
  )
}

/** A filter that no field shows, with a button that takes it away. */
function Chosen({ label, onClear }: { label: string; onClear: () => void }) {
  const t = useTranslations('promoCodes')
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 text-ink-secondary">
      {label}
      <Button variant="plain" size="small" icon={<X aria-hidden="true" size={16} />} onClick={onClear}>
        {t('removeFilter')}
      </Button>
    </p>
  )
}
