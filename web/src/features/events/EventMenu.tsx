import type { Event } from '@foyer/contract/events'
import { Copy, Ellipsis, Eye, KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDuplicateEvent } from '../../lib/event/use-duplicate-event.ts'
import { usePaths, usePublicPage } from '../../lib/paths.ts'
import { useMay, useMayOnAll } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'
import { focusNeighbour } from './focus-neighbour.ts'
import { LazyDeleteEventDialog } from './LazyDeleteEventDialog.tsx'

const icon = { 'aria-hidden': true, size: 18, className: 'shrink-0' } as const

/** The actions for an event in a table row. The status menu stands beside it. */
export function EventMenu({ event }: { event: Event }) {
  const t = useTranslations()
  const paths = usePaths()
  const publicPage = usePublicPage(event.slug)
  const mayWrite = useMay('events:write')
  const mayDuplicate = useMayOnAll('events:write')
  const { duplicate } = useDuplicateEvent()
  const mayDelete = useMay('events:delete')
  const container = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const { id, name } = event
  return (
    <div ref={container}>
      <Menu
        label={t('events.table.actionsFor', { name })}
        className={`${buttonStyle({ variant: 'plain' })} control-width px-0!`}
        sections={[
          {
            id: 'open',
            entries: [
              {
                id: 'view',
                label: t('home.view'),
                icon: <Eye {...icon} />,
                href: publicPage,
                newTab: t('events.view.newTab'),
              },
              ...(mayWrite
                ? [
                    { id: 'edit', label: t('common.edit'), icon: <Pencil {...icon} />, href: paths.event(id) },
                    { id: 'key', label: t('home.enterKey'), icon: <KeyRound {...icon} />, href: paths.enterKey(id) },
                  ]
                : []),
              ...(mayDuplicate
                ? [
                    {
                      id: 'duplicate',
                      label: t('duplicateEvent.action'),
                      icon: <Copy {...icon} />,
                      onSelect: () => duplicate(event),
                    },
                  ]
                : []),
            ],
          },
          {
            id: 'last',
            entries: [
              {
                id: 'delete',
                label: t('common.delete'),
                icon: <Trash2 {...icon} />,
                danger: true,
                disabledReason: mayDelete ? undefined : t('home.delete.notAllowed'),
                onSelect: () => setAsking(true),
              },
            ],
          },
        ]}
      >
        <Ellipsis aria-hidden="true" size={20} />
      </Menu>
      {asking && (
        <LazyDeleteEventDialog
          event={event}
          onClose={() => setAsking(false)}
          onDeleted={() => focusNeighbour(container.current)}
        />
      )}
    </div>
  )
}
