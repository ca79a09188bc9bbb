import { useTranslations } from 'use-intl'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'
import { hiddenColumns, optionalColumns } from './search-parts.ts'

const sortings = ['ordered desc', 'ordered asc', 'total desc', 'total asc'] as const

/** The display of the list: its sorting, columns and density. */
export function OrderDisplay({ search, ofEvent }: { search: OrderSearch; ofEvent?: true | undefined }) {
  const t = useTranslations('orders')
  const change = useChangeSearch(orderSearch)
  const hidden = hiddenColumns(search)
  const { sort = 'ordered', order = 'desc' } = search
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4 rounded-card border border-line bg-card p-4">
      <Field label={t('display.sort')}>
        <Select
          value={`${sort} ${order}`}
          onChange={({ target }) => {
            const [by, direction] = target.value.split(' ')
            change({ sort: by, order: direction })
          }}
          options={sortings.map((value) => ({ value, label: t(`display.sortings.${nameOf(value)}`) }))}
        />
      </Field>
      <fieldset className="max-sm:hidden">
        <legend className="type-label mb-1.5">{t('display.columns')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {optionalColumns
            .filter((column) => !(ofEvent && column === 'event'))
            .map((column) => (
              <Checkbox
                key={column}
                label={t(`table.${column}`)}
                checked={!hidden.includes(column)}
                onChange={({ target }) =>
                  change({
                    hide: (target.checked ? hidden.filter((one) => one !== column) : [...hidden, column]).join(','),
                  })
                }
              />
            ))}
        </div>
      </fieldset>
      <div className="max-sm:hidden">
        <p aria-hidden="true" className="type-label mb-1.5">
          {t('display.rows')}
        </p>
        <SegmentedControl
          legend={t('display.rows')}
          value={search.rows ?? 'normal'}
          onValueChange={(rows) => change({ rows: rows === 'dense' ? rows : undefined })}
          options={[
            { value: 'normal', label: t('display.normal') },
            { value: 'dense', label: t('display.dense') },
          ]}
        />
      </div>
    </div>
  )
}

// keys of messages have no spaces
const nameOf = (sorting: (typeof sortings)[number]) =>
  ({ 'ordered desc': 'newest', 'ordered asc': 'oldest', 'total desc': 'highest', 'total asc': 'lowest' })[sorting] as
    | 'newest'
    | 'oldest'
    | 'highest'
    | 'lowest'
