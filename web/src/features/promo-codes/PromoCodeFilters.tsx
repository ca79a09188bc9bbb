import { promoCodeStates } from '@foyer/contract/promo-code-rules'
import { useTranslations } from 'use-intl'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import type { PromoCodeSearch } from './search.ts'
import { promoCodeSearch } from './search.ts'

/** Id of the search box, for the button that clears the search. */
export const searchBoxId = 'search-promo-codes'

/** Search and state above the codes. The URL holds both. */
export function PromoCodeFilters({ search }: { search: PromoCodeSearch }) {
  const t = useTranslations('promoCodes')
  const change = useChangeSearch(promoCodeSearch)
  const [typed, setTyped] = useDebouncedText(search.q ?? '', (q) => change({ q }, 'typed'))
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <SearchInput
        id={searchBoxId}
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
        value={typed}
        onValueChange={setTyped}
        className="max-w-md grow basis-60"
      />
      <Select
        aria-label={t('state')}
        className="w-full sm:w-auto"
        value={search.state ?? ''}
        onChange={({ target }) => change({ state: target.value })}
        options={[
          { value: '', label: t('allStates') },
          ...promoCodeStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
      />
    </search>
  )
}
