import type { Event } from '@foyer/contract/events'
import { maxExactCount } from '@foyer/contract/http/route'
import { CircleStop, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { addButtonId } from './AddCodes.tsx'
import type { PromoCodeSearch } from './search.ts'
import { filterOf, isFiltered } from './search.ts'

interface Props {
  event: Event
  search: PromoCodeSearch
  /** How many codes the search selects. */
  count: number
}

/** Ends or deletes all codes that a search selects, such as those of a tag. Not offered without a filter. */
export function ChangeFound({ event, search, count }: Props) {
  const t = useTranslations('promoCodes')
  const common = useTranslations('common')
  const mayChange = useMay('events:write')
  const [asking, setAsking] = useState<'end' | 'delete'>()
  if (!mayChange || !isFiltered(search) || count > maxExactCount) return null
  return (
    <div className="mb-4 flex flex-wrap gap-x-2">
      {search.state !== 'ended' && (
        <Button {...appearance} icon={<CircleStop aria-hidden="true" size={16} />} onClick={() => setAsking('end')}>
          {t('endFound.button', { count })}
        </Button>
      )}
      <Button {...appearance} icon={<Trash2 aria-hidden="true" size={16} />} onClick={() => setAsking('delete')}>
        {t('deleteFound.button', { count })}
      </Button>
      {asking && (
        <RemoveDialog
          title={t(`${asking}Found.title`, { count })}
          confirmLabel={asking === 'end' ? t('endFound.confirm') : common('delete')}
          removedText={t(`${asking}Found.done`, { count })}
          remove={() =>
            call(`POST /events/{id}/promo-codes/${asking}`, {
              params: { id: event.id },
              body: { ...filterOf(search), count },
            })
          }
          onClose={() => setAsking(undefined)}
          onRemoved={() => document.getElementById(addButtonId)?.focus()}
        >
          <p>{t('deleteFound.body', { count })}</p>
        </RemoveDialog>
      )}
    </div>
  )
}

const appearance = { variant: 'plain', size: 'small' } as const
