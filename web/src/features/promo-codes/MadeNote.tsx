import type { Event } from '@foyer/contract/events'
import { FileSpreadsheet } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { FileLink } from '../../lib/FileLink.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { noFilter, promoCodeSearch } from './search.ts'

/** Codes that were made or imported together. */
export interface MadeCodes {
  batchId: string
  count: number
}

/** Says how many codes were made, and gives them as a file. */
export function MadeNote({ event, made: { batchId, count } }: { event: Event; made: MadeCodes }) {
  const t = useTranslations('promoCodes')
  const change = useChangeSearch(promoCodeSearch)
  const query = { batch: batchId, language: useLocale() }
  return (
    <Callout
      tone="success"
      role="status"
      title={t('made.title', { count })}
      className="mt-5 max-w-2xl"
      actions={
        <>
          <FileLink
            icon={<FileSpreadsheet aria-hidden="true" size={18} />}
            href={addressOf('GET /events/{id}/promo-codes/export.csv', { params: { id: event.id }, query })}
            demo={t('demo')}
          >
            {t('made.download')}
          </FileLink>
          <Button onClick={() => change({ ...noFilter, batch: batchId })}>{t('made.show')}</Button>
        </>
      }
    />
  )
}
