import type { CheckInList } from '@foyer/contract/check-in'
import type { Event } from '@foyer/contract/events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { addOnGroupsOf } from '../../lib/event/queries.ts'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dashboard } from './Dashboard.tsx'
import { LazyListDialog } from './LazyDialogs.tsx'
import { Links } from './Links.tsx'
import { checkInListsOf } from './queries.ts'

/** A check-in list: its rules, what happens at the door, and its links. */
export function CheckInListSection({ event, list }: { event: Event; list: CheckInList }) {
  const t = useTranslations('checkIn.list')
  const mayWrite = useMay('check-in:write')
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  return (
    <section aria-labelledby={list.id} className="grid grid-cols-1 gap-6 rounded-card border border-line p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={list.id} className="type-heading">
            {list.name}
          </h2>
          <Rules event={event} list={list} />
        </div>
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setDialog('edit')}>
              {t('edit')}
            </Button>
            {!list.used && (
              <Button size="small" onClick={() => setDialog('delete')}>
                {t('delete')}
              </Button>
            )}
          </div>
        )}
      </div>
      <Load fallback={<Skeleton className="h-24 w-full" />}>
        <Dashboard list={list} timeZone={event.timeZone} />
      </Load>
      <Links event={event} list={list} />
      {dialog === 'edit' && <LazyListDialog event={event} list={list} onClose={close} />}
      {dialog === 'delete' && <DeleteList event={event} list={list} onClose={close} />}
    </section>
  )
}

function Rules({ event: { id, timeZone }, list }: { event: Event; list: CheckInList }) {
  const t = useTranslations('checkIn')
  const language = useLocale()
  const format = useFormat()
  const { data: groups = [] } = useQuery({ ...addOnGroupsOf(id), enabled: list.addOns !== undefined })
  const addOns = groups.flatMap((group) => group.addOns).filter((each) => list.addOns?.includes(each.id))
  const names = addOns.map(({ name }) => name)
  const rules = [
    t('list.rules', { types: list.ticketTypes?.length ?? 0 }),
    ...(names.length > 0
      ? [t('list.withAddOns', { addOns: new Intl.ListFormat(language, { type: 'disjunction' }).format(names) })]
      : []),
    ...(list.exits ? [t('list.withExits')] : []),
    ...(list.exits && list.reentry ? [t('list.withReentry')] : []),
    ...(list.validFrom ? [t('link.from', { time: format.dateTime(list.validFrom, timeZone) })] : []),
    ...(list.validUntil ? [t('link.until', { time: format.dateTime(list.validUntil, timeZone) })] : []),
  ]
  return <p className="mt-1 text-pretty text-ink-secondary">{rules.join(', ')}</p>
}

function DeleteList({ event, list, onClose }: { event: Event; list: CheckInList; onClose: () => void }) {
  const t = useTranslations('checkIn.list')
  const client = useQueryClient()
  return (
    <RemoveDialog
      title={t('deleteTitle', { name: list.name })}
      confirmLabel={t('delete')}
      removedText={t('deleted', { name: list.name })}
      remove={() => call('DELETE /check-in-lists/{id}', { params: { id: list.id } })}
      onClose={onClose}
      onRemoved={() =>
        client.setQueryData(checkInListsOf(event.id).queryKey, (lists) => lists?.filter(({ id }) => id !== list.id))
      }
    >
      <p>{t('deleteBody')}</p>
    </RemoveDialog>
  )
}
