import { FileSpreadsheet, IdCard, Printer, SquareUser } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { isDemo } from '../../lib/demo.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

const icon = { 'aria-hidden': true, size: 18, className: 'shrink-0' } as const

/** A menu of the files with the attendees that the search selects: CSV, a list to print, badges. */
export function AttendeeFiles({ event, search }: { event: string; search: AttendeeSearch }) {
  const t = useTranslations('attendees.files')
  const language = useLocale()
  const params = { id: event }
  // The router also passes unknown parameters, which the API refuses.
  const query = { ...attendeeSearch({ ...search }), language }
  const disabledReason = isDemo ? t('demo') : undefined
  const badges = (layout: 'a4' | 'single') => ({
    href: addressOf('GET /events/{id}/attendees/badges.pdf', { params, query: { ...query, layout } }),
    download: true as const,
    disabledReason,
  })
  return (
    <Menu
      className={buttonStyle()}
      sections={[
        {
          id: 'list',
          title: t('list'),
          entries: [
            {
              id: 'csv',
              label: t('csv'),
              description: t('csvHint'),
              icon: <FileSpreadsheet {...icon} />,
              href: addressOf('GET /events/{id}/attendees/export.csv', { params, query }),
              download: true,
              disabledReason,
            },
            {
              id: 'print',
              label: t('print'),
              description: t('printHint'),
              icon: <Printer {...icon} />,
              href: addressOf('GET /events/{id}/attendees/print', { params, query }),
              newTab: t('newTab'),
              disabledReason,
            },
          ],
        },
        {
          id: 'badges',
          title: t('badges'),
          entries: [
            {
              id: 'sheets',
              label: t('sheets'),
              description: t('sheetsHint'),
              icon: <IdCard {...icon} />,
              ...badges('a4'),
            },
            {
              id: 'single',
              label: t('single'),
              description: t('singleHint'),
              icon: <SquareUser {...icon} />,
              ...badges('single'),
            },
          ],
        },
      ]}
    >
      {t('button')}
    </Menu>
  )
}
