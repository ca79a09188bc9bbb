import { FileSpreadsheet } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { isDemo } from '../../lib/demo.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { OrderSearch } from './search.ts'
import { filterOf, sortingOf } from './search.ts'

/** A menu of the files with the orders that the search selects. */
export function OrderFiles({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.files')
  const language = useLocale()
  return (
    <Menu
      className={buttonStyle()}
      sections={[
        {
          id: 'files',
          entries: [
            {
              id: 'csv',
              label: t('csv'),
              description: t('csvHint'),
              icon: <FileSpreadsheet aria-hidden="true" size={18} className="shrink-0" />,
              href: addressOf('GET /orders/export.csv', {
                query: { ...filterOf(search), ...sortingOf(search), language },
              }),
              download: true,
              disabledReason: isDemo ? t('demo') : undefined,
            },
          ],
        },
      ]}
    >
      {t('button')}
    </Menu>
  )
}
