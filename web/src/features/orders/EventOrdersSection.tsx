import { Link, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { WriteToAll } from './bulk/WriteToAll.tsx'
import { Orders } from './Orders.tsx'
import { orderSearch } from './search.ts'

/** The orders of one event, newest first, with search and filters. */
export function EventOrdersSection({ event }: { event: { id: string } }) {
  const t = useTranslations('orders')
  const listed = { ...orderSearch(useSearch({ strict: false })), event: event.id }
  const paths = usePaths()
  const mayWrite = useMay('orders:write')
  return (
    <>
      {mayWrite && (
        <div className="mb-4 flex flex-wrap gap-3">
          <Link to={paths.addOrder(event.id)} className={buttonStyle()}>
            <Plus aria-hidden="true" size={18} />
            {t('add')}
          </Link>
          <WriteToAll search={listed} />
        </div>
      )}
      <Orders search={listed} ofEvent />
    </>
  )
}
