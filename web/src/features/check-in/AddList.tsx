import type { Event } from '@foyer/contract/events'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { LazyListDialog } from './LazyDialogs.tsx'

/** The button for a new check-in list. */
export function AddList({ event, isFirst }: { event: Event; isFirst: boolean }) {
  const t = useTranslations('checkIn')
  const [adding, setAdding] = useState(false)
  return (
    <div>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => setAdding(true)}
      >
        {t('add')}
      </Button>
      {adding && <LazyListDialog event={event} isFirst={isFirst} onClose={() => setAdding(false)} />}
    </div>
  )
}
