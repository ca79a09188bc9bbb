import { Link, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Orders } from './Orders.tsx'
import { orderSearch } from './search.ts'

/** The orders of one event, newest first, with search and filters. */
export function EventOrdersSection({ event }: { event: { id: string } }) {
  const t = useTranslations('orders')
  const search = orderSearch(useSearch({ strict: false }))
  const paths = usePaths()
  const mayWrite = useMay('orders:write')
  return (
    <>
      {mayWrite && (
        <p className="mb-4 flex sm:justify-end">
          <Link to={paths.addOrder(event.id)} className={buttonStyle()}>
            <Plus aria-hidden="true" size={18} />
            {t('add')}
          </Link>
        </p>
      )}
      <Orders search={{ ...search, event: event.id }} ofEvent />
    </>
  )
}
