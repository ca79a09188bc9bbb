import type { Event } from '@foyer/contract/events'
import { maxExactCount } from '@foyer/contract/http/route'
import { Trash2 } from 'lucide-react'
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

/** Deletes all codes that a search selects, such as those of a tag. Not offered without a filter. */
export function DeleteFound({ event, search, count }: Props) {
  const t = useTranslations('promoCodes')
  const common = useTranslations('common')
  const mayChange = useMay('events:write')
  const [asking, setAsking] = useState(false)
  if (!mayChange || !isFiltered(search) || count > maxExactCount) return null
  return (
    <div className="mb-4">
      <Button
        variant="plain"
        size="small"
        icon={<Trash2 aria-hidden="true" size={16} />}
        onClick={() => setAsking(true)}
      >
        {t('deleteFound.button', { count })}
      </Button>
      {asking && (
        <RemoveDialog
          title={t('deleteFound.title', { count })}
          confirmLabel={common('delete')}
          removedText={t('deleteFound.done', { count })}
          remove={() =>
            call('POST /events/{id}/promo-codes/delete', {
              params: { id: event.id },
              body: { ...filterOf(search), count },
            })
          }
          onClose={() => setAsking(false)}
          onRemoved={() => document.getElementById(addButtonId)?.focus()}
        >
          <p>{t('deleteFound.body', { count })}</p>
        </RemoveDialog>
      )}
    </div>
  )
}
