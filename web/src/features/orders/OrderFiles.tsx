import { FileSpreadsheet } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { isDemo } from '../../lib/demo.ts'
import { useMay } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { OrderSearch } from './search.ts'
import { filterOf, sortingOf } from './search.ts'

/** A menu of the files: the orders that the search selects, and the accounts of its event and period. */
export function OrderFiles({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.files')
  const language = useLocale()
  const mayReport = useMay('reports:read')
  const { event, from = '', to = '' } = search
  const icon = <FileSpreadsheet aria-hidden="true" size={18} className="shrink-0" />
  const demo = isDemo ? t('demo') : undefined
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
              icon,
              href: addressOf('GET /orders/export.csv', {
                query: { ...filterOf(search), ...sortingOf(search), language },
              }),
              download: true,
              disabledReason: demo,
            },
            ...(mayReport
              ? [
                  {
                    id: 'accounting',
                    label: t('accounting'),
                    description: t('accountingHint'),
                    icon,
                    href: addressOf('GET /reports/accounting.csv', {
                      query: { from, to, ...(event && { event }), language },
                    }),
                    download: true as const,
                    disabledReason: demo ?? (from && to ? undefined : t('accountingPeriod')),
                  },
                ]
              : []),
          ],
        },
      ]}
    >
      {t('button')}
    </Menu>
  )
}
